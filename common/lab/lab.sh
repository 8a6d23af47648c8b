#!/usr/bin/env bash
# lab.sh, for `make lab`. The amounts are in TAKE, or the code in CODE; the heaps in N; MISERE and PLAY are set or
# empty. None of them is ever expanded by a shell.
set -uf
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 2
unset CDPATH MAKEFLAGS MAKELEVEL MFLAGS IFS
build=${BUILD:-build} take=${TAKE-} code=${CODE-} position=${N-} misere=${MISERE-} play=${PLAY-}
unset N

usage() {
    [ -z "${1-}" ] || printf 'lab: %s\n' "$1" >&2
    cat >&2 <<'USAGE'
Piles, of which a move takes certain amounts, or what a taking-and-breaking code allows; whoever cannot move loses:
  make lab TAKE="1 3 4"                 amounts; also 2..5, and 7.. for all from 7 on
  make lab CODE=0.137 N="10 20"         a code; the piles of a position
With MISERE=1 whoever cannot move wins, with PLAY=1 you play from N against the computer.
USAGE
    exit 2
}

# shellcheck disable=SC2206 # split at blanks only: -f is on
amounts=(${take//,/ }) codes=($code) heaps=(${position//,/ })
if [ -n "$take" ] && [ -n "$code" ]; then
    usage 'give TAKE or CODE, not both'
elif [ "${#amounts[@]}" -eq 0 ] && [ "${#codes[@]}" -eq 0 ]; then
    usage
elif [ "${#codes[@]}" -gt 1 ]; then
    usage "give one code; CODE is \"$code\""
elif [ -n "$play" ] && [ "${#heaps[@]}" -eq 0 ]; then
    usage 'which piles do you want to play with? Add N="10 20"'
fi
case $misere in '' | 0 | no) misere=normal ;; *) misere=misere ;; esac
case $play in '' | 0 | no) mode=survey ;; *) mode=play ;; esac
[ "${#heaps[@]}" -gt 0 ] || heaps=(0)

if [ "${#codes[@]}" -gt 0 ]; then
    words=(code "$misere" "${codes[0]}")
else
    words=(take "$misere" "${#amounts[@]}" "${amounts[@]}")
fi
words+=("${#heaps[@]}" "${heaps[@]}")

make -s "$build/lab" >&2 || exit 2
[ ! -t 2 ] || printf '%79s\r' '' >&2
if [ "$mode" = play ]; then # what is wrong is said in one line
    printf '%s\n' "${words[*]}" | "$build/lab" answer >/dev/null || exit 2
fi
if [ -t 1 ] && size=$(stty size </dev/tty 2>/dev/null); then export COLUMNS="${size#* }"; fi
exec "$build/lab" "$mode" "${words[@]}"
