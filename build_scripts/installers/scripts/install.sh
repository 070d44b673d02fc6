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

# The program comes whole or not at all: copied beside the old one, then put in its place.
rm -rf "$program.new"
cp -R "$here/program" "$program.new" || { rm -rf "$program.new"; fail "$program.new cannot be written"; }
chmod -R u+w "$program.new"
cp "$here/uninstall.sh" "$program.new/uninstall.sh"
(cd "$here/share" && find . -type f | sed 's,^\./,share/,' | sort) >"$program.new/installed.txt"
if [ -e "$program" ]; then
    sh "$program/uninstall.sh" --prefix "$prefix" --quiet
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
rm -f "$prefix/bin/edo-table"
ln -s ../lib/edo-table/edo-table "$prefix/bin/edo-table"

# So that menu and file manager know of it at once; where these are missing they find out by themselves.
if command -v update-desktop-database >/dev/null 2>&1; then
    update-desktop-database -q "$prefix/share/applications" 2>/dev/null || :
fi
if command -v update-mime-database >/dev/null 2>&1; then
    update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || :
fi
echo "Edo Table @VERSION@ is installed: look for it in the menu, or start $prefix/bin/edo-table"
echo "To remove it: sh '$program/uninstall.sh'"
