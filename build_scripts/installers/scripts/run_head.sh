#!/bin/sh
# Edo Table @VERSION@ for Linux. Start it to install the game for yourself; no administrator is needed.
set -eu

lines=@LINES@
bytes=@BYTES@
sum=@SUM@

usage() {
    echo "usage: $(basename -- "$0") [--prefix FOLDER] [--no-start] | --check | --extract FOLDER"
    echo "Installs Edo Table @VERSION@ below ~/.local or the folder that is named. Started by a click, without a"
    echo "terminal, it then opens the game, unless told --no-start."
    echo "  --check            only see whether this file is whole"
    echo "  --extract FOLDER   only unpack it"
}

fail() {
    echo "edo-table: $1" >&2
    if [ ! -t 2 ] && command -v notify-send >/dev/null 2>&1; then
        notify-send "Edo Table" "$1" >/dev/null 2>&1 || :
    fi
    exit "${2:-1}"
}

first() {
    printf '%s\n' "$1" | head -n 1
}

payload() {
    tail -n "+$lines" "$file"
}

check() {
    [ "$(payload | wc -c | tr -d ' ')" = "$bytes" ] || fail "this file is not whole; get it again"
    if command -v sha256sum >/dev/null 2>&1; then
        [ "$(payload | sha256sum | cut -d ' ' -f 1)" = "$sum" ] || fail "this file is damaged; get it again"
    fi
}

main() {
    case $0 in
        */*) file=$0 ;;
        *) file=./$0 ;;
    esac
    start=yes what=install folder='' prefix=''
    while [ $# -gt 0 ]; do
        case $1 in
            --prefix) [ $# -ge 2 ] || fail "--prefix needs a folder" 2; prefix=$2; shift 2 ;;
            --extract) [ $# -ge 2 ] || fail "--extract needs a folder" 2; what=extract; folder=$2; shift 2 ;;
            --check) what=check; shift ;;
            --no-start) start=; shift ;;
            -h | --help) usage; exit 0 ;;
            *) fail "unknown word $1; see --help" 2 ;;
        esac
    done
    check
    case $what in
        check) echo "whole"; exit 0 ;;
        extract)
            mkdir -p "$folder" && payload | tar -xzf - -C "$folder" || fail "it cannot be unpacked into $folder"
            exit 0
            ;;
    esac
    work=$(mktemp -d "${TMPDIR:-/tmp}/edo-table.XXXXXX") || fail "there is no room for temporary files"
    trap 'rm -rf "$work"' EXIT
    trap 'exit 130' INT TERM HUP
    said=$({ payload | tar -xzf - -C "$work"; } 2>&1) || fail "it cannot be unpacked: $(first "$said")"
    [ -n "$prefix" ] || prefix=${HOME:?there is no home folder; name one by --prefix}/.local
    said=$(sh "$work"/*/install.sh --prefix "$prefix" 2>&1) || fail "$said"
    rm -rf "$work"
    trap - EXIT
    echo "$said"
    if [ -n "$start" ] && [ ! -t 1 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        exec "$prefix/lib/edo-table/edo-table"
    fi
}

main "$@"
exit 0
