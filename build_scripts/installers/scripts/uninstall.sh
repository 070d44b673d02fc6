#!/bin/sh
# Removes Edo Table as install.sh installed it, and nothing else: saves, settings and statistics stay.
set -eu

fail() {
    echo "uninstall.sh: $1" >&2
    exit "${2:-1}"
}

main() {
    here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
    prefix=${HOME:-}/.local
    if [ -f "$here/installed.txt" ]; then
        prefix=$(CDPATH='' cd -- "$here/../.." && pwd)
    fi
    quiet=
    while [ $# -gt 0 ]; do
        case $1 in
            --prefix) [ $# -ge 2 ] || fail "--prefix needs a folder" 2; prefix=$2; shift 2 ;;
            --quiet) quiet=yes; shift ;;
            -h | --help) echo "usage: uninstall.sh [--prefix FOLDER]"; exit 0 ;;
            *) fail "unknown word $1; see --help" 2 ;;
        esac
    done
    program=$prefix/lib/edo-table
    [ -f "$program/installed.txt" ] || fail "there is no Edo Table in $prefix"

    # A program that runs still needs its files.
    real=$(CDPATH='' cd -- "$program" 2>/dev/null && pwd -P) || real=$program
    for link in /proc/[0-9]*/exe; do
        if [ "$(readlink "$link" 2>/dev/null)" = "$real/edo-table" ]; then
            fail "Edo Table is running. Close it, then try again."
        fi
    done

    while IFS= read -r name; do
        case $name in
            */../*) ;;
            share/*)
                rm -f "$prefix/$name"
                folder=$(dirname -- "$name")
                while [ "$folder" != . ] && rmdir "$prefix/$folder" 2>/dev/null; do
                    folder=$(dirname -- "$folder")
                done
                ;;
        esac
    done <"$program/installed.txt"
    if [ "$(readlink "$prefix/bin/edo-table" 2>/dev/null)" = ../lib/edo-table/edo-table ]; then
        rm -f "$prefix/bin/edo-table"
    fi
    chmod -R u+w "$program"
    rm -rf "$program"
    rmdir "$prefix/bin" 2>/dev/null || :
    rmdir "$prefix/lib" 2>/dev/null || :
    if [ -z "$quiet" ]; then
        if command -v update-desktop-database >/dev/null 2>&1 && [ -d "$prefix/share/applications" ]; then
            update-desktop-database -q "$prefix/share/applications" 2>/dev/null || :
        fi
        if command -v update-mime-database >/dev/null 2>&1 && [ -d "$prefix/share/mime" ]; then
            # It takes out what it once made of our file, but wants to see the folder that the file was in.
            mkdir -p "$prefix/share/mime/packages"
            update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || :
            rmdir "$prefix/share/mime/packages" 2>/dev/null || :
        fi
        echo "Edo Table is removed. Saves, settings and statistics are still there."
    fi
}

main "$@"
exit 0
