#!/usr/bin/env bash
# Asks the rules of a game: ask.sh explain|play, for `make explain` and `make play`. The problem comes in P, its folder
# or its number, and the position in N, cut at the blanks; nothing of either is ever run.
set -uf
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 2
unset CDPATH MAKEFLAGS MAKELEVEL MFLAGS
mode=$1 wanted=${P-} position=${N-} found='' build=${BUILD:-build}
unset P N IFS

refuse() {
    printf '%s: %s\n' "$mode" "$1" >&2
    exit 2
}

example="make $mode P=nim-2 N=\"3 4 5\""
[ -n "$wanted" ] || refuse "which problem? P is its folder or its number, as in $example"
while IFS=$'\t' read -r folder number _; do
    case $folder in '#'* | '') continue ;; esac
    if [ "$wanted" = "$folder" ] || { [ "$wanted" = "$number" ] && [ "$number" != - ]; }; then found=$folder; fi
done <problems/list.tsv
[ -n "$found" ] || refuse "no problem is called '$wanted'; ./run_all.sh --list names them all"

if ! make -q -s "$build/rules/$found" 2>/dev/null; then
    if [ -t 2 ]; then printf 'building the rules of %s ...\r' "$found" >&2; fi
    make -s "$build/rules/$found" >&2 || refuse "the rules of $found do not build"
    if [ -t 2 ]; then printf '\033[K' >&2; fi
fi
# shellcheck disable=SC2206 # cut at the blanks, and nothing else: -f is on
words=($position)
exec "$build/rules/$found" "$mode" ${words[@]+"${words[@]}"}
