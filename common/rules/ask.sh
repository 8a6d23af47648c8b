#!/usr/bin/env bash
# ask.sh explain|play, for `make explain` and `make play`. The problem is in P, as run_all.sh takes it, and the position in
# N, split at blanks; neither is ever expanded by a shell.
set -uf
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 2
unset CDPATH MAKEFLAGS MAKELEVEL MFLAGS
mode=$1 wanted=${P-} position=${N-} build=${BUILD:-build}
unset P N IFS

found=$(./run_all.sh --name -- "$wanted") || exit 2
make -s "$build/rules/$found" >&2 || exit 2
[ ! -t 2 ] || printf '\033[K' >&2
if [ -t 1 ] && size=$(stty size </dev/tty 2>/dev/null); then export COLUMNS="${size#* }"; fi
# shellcheck disable=SC2206 # split at blanks only: -f is on
words=($position)
exec "$build/rules/$found" "$mode" ${words[@]+"${words[@]}"}
