#!/bin/sh
# Installs Edo Table for whoever runs this; no administrator is needed. What was installed before is replaced; saves,
# settings and statistics lie elsewhere and stay.
set -eu

usage() {
    echo "usage: install.sh [--prefix FOLDER]"
    echo "Installs Edo Table for you alone, below ~/.local or the folder that is named."
}

fail() {
    echo "install.sh: $1" >&2
    exit "${2:-1}"
}

prefix=${HOME:-}/.local
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) [ $# -ge 2 ] || fail "--prefix needs a folder" 2; prefix=$2; shift 2 ;;
        -h | --help) usage; exit 0 ;;
        *) fail "unknown word $1; see --help" 2 ;;
    esac
done
case $prefix in
    /.local | "") fail "there is no home folder; name one by --prefix" 2 ;;
    /*) ;;
    *) prefix=$(pwd)/$prefix ;;
esac

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
[ -x "$here/program/edo-table" ] || fail "the program is not beside this script; unpack the whole archive first"
[ "$(uname -m)" = "@MACHINE@" ] || fail "this program is for @MACHINE@, this machine is $(uname -m)"

program=$prefix/lib/edo-table
if [ -e "$program" ] && [ ! -e "$program/uninstall.sh" ]; then
    fail "$program is there and was not made by this script; move it away"
fi
mkdir -p "$prefix/lib" 2>/dev/null || fail "$prefix cannot be written to"

# A program that runs still needs its files.
real=$(CDPATH='' cd -- "$program" 2>/dev/null && pwd -P) || real=$program
for link in /proc/[0-9]*/exe; do
    if [ "$(readlink "$link" 2>/dev/null)" = "$real/edo-table" ]; then
        fail "Edo Table is running. Close it, then try again."
    fi
done

# The program comes whole or not at all: copied beside the old one, then put in its place.
trap 'rm -rf "$program.new"' EXIT
trap 'exit 130' INT TERM HUP
rm -rf "$program.new"
said=$(cp -R "$here/program" "$program.new" 2>&1) || fail "it cannot be installed: $(printf '%s\n' "$said" | head -n 1)"
chmod -R u+w "$program.new"
cp "$here/uninstall.sh" "$program.new/uninstall.sh"
(cd "$here/share" && find . -type f | sed 's,^\./,share/,' | sort) >"$program.new/installed.txt"
while IFS= read -r name; do
    folder=$(dirname -- "$prefix/$name")
    mkdir -p "$folder" 2>/dev/null && [ -w "$folder" ] || fail "$folder cannot be written to"
done <"$program.new/installed.txt"
mkdir -p "$prefix/bin" 2>/dev/null && [ -w "$prefix/bin" ] || fail "$prefix/bin cannot be written to"
if [ -e "$program" ]; then
    sh "$program/uninstall.sh" --prefix "$prefix" --quiet || fail "the version that is there cannot be removed"
fi
mkdir -p "$prefix/bin"
mv "$program.new" "$program"

# The path as the first word of an Exec line, quoted as the desktop's standard wants it.
word=$(printf '%s\n' "$program/edo-table" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
while IFS= read -r name; do
    target=$prefix/$name
    mkdir -p "$(dirname -- "$target")"
    case $name in
        *.desktop)
            while IFS= read -r line; do
                case $line in
                    Exec=*) printf 'Exec="%s" %%f\n' "$word" ;;
                    *) printf '%s\n' "$line" ;;
                esac
            done <"$here/$name" >"$target"
            ;;
        *) cp "$here/$name" "$target" ;;
    esac
    chmod 644 "$target"
done <"$program/installed.txt"
command=$prefix/bin/edo-table
if [ -e "$command" ] || [ -L "$command" ]; then
    # Ours went with the older version.
    echo "$command is there and was not made by this script; it stays as it is" >&2
    command=$program/edo-table
else
    ln -s ../lib/edo-table/edo-table "$command"
fi

# So that menu and file manager know of it at once; where these are missing they find out by themselves.
if command -v update-desktop-database >/dev/null 2>&1; then
    update-desktop-database -q "$prefix/share/applications" 2>/dev/null || :
fi
if command -v update-mime-database >/dev/null 2>&1; then
    update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || :
fi
echo "Edo Table @VERSION@ is installed: look for it in the menu, or start $command"
echo "To remove it: sh '$(printf '%s\n' "$program" | sed "s/'/'\\\\''/g")/uninstall.sh'"
