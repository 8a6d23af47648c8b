#!/usr/bin/env bash
# ask.sh explain|play|table, for `make explain`, `make play` and `make table`. The problem is in P, as run_all.sh takes it,
# or a file with rules in RULES; the position is in N, split at blanks. None is ever expanded by a shell.
set -uf
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 2
unset CDPATH MAKEFLAGS MAKELEVEL MFLAGS
mode=$1 wanted=${P-} position=${N-} build=${BUILD:-build} rules=${RULES-}
unset P N RULES IFS

if [ -n "$rules" ] && [ -n "$wanted" ]; then
    echo "which game: the problem in P, or the rules in RULES?" >&2
    exit 2
elif [ -n "$rules" ]; then
    export CALLED_FROM=$PWD BUILD=$build
    found=$(./run_all.sh --name --rules "$rules") || exit 2
    make -s "$build/flags" "$build/machinery.o" >&2 && common/rules/own_rules.sh "$found" >&2 || exit 2
else
    found=$(./run_all.sh --name -- "$wanted") || exit 2
    make -s "$build/rules/${found/\//+}" >&2 || exit 2
fi
[ ! -t 2 ] || printf '%79s\r' '' >&2
if [ -t 1 ] && size=$(stty size </dev/tty 2>/dev/null); then export COLUMNS="${size#* }"; fi
# shellcheck disable=SC2206 # split at blanks only: -f is on
words=($position)
exec "$build/rules/${found/\//+}" "$mode" ${words[@]+"${words[@]}"}
