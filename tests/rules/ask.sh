#!/usr/bin/env bash
# Asks the rules of a game: ask.sh explain|play, for `make explain` and `make play`. The problem comes in P, as run_all.sh
# takes it, and the position in N, cut at the blanks; nothing of either is ever run.
set -uf
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 2
unset CDPATH MAKEFLAGS MAKELEVEL MFLAGS
mode=$1 wanted=${P-} position=${N-} build=${BUILD:-build}
unset P N IFS

[ -n "$wanted" ] || { echo "$mode: which problem? P is its folder or its number, as in make $mode P=nim-2 N=\"3 4 5\"" >&2 && exit 2; }
found=$(./run_all.sh --name "$wanted") || exit 2
[ ! -t 2 ] || printf 'building rules/%s ...\r' "$found" >&2
make -s "$build/rules/$found" >&2 || exit 2
[ ! -t 2 ] || printf '\033[K' >&2
if [ -t 1 ] && size=$(stty size </dev/tty 2>/dev/null); then export COLUMNS="${size#* }"; fi
# shellcheck disable=SC2206 # cut at the blanks, and nothing else: -f is on
words=($position)
exec "$build/rules/$found" "$mode" ${words[@]+"${words[@]}"}
