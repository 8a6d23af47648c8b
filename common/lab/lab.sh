#!/usr/bin/env bash
# lab.sh, for `make lab`. The amounts are in TAKE, or the code in CODE, or how many piles a move takes from in MOORE; the
# heaps in N; MISERE and PLAY are set or empty. VALUES says in which form values are wanted, of heaps up to TO. None of them is
# ever expanded by a shell.
set -uf
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 2
unset CDPATH MAKEFLAGS MAKELEVEL MFLAGS IFS
build=${BUILD:-build} take=${TAKE-} code=${CODE-} moore=${MOORE-} position=${N-} misere=${MISERE-} play=${PLAY-}
as=${VALUES-} to=${TO-}
unset N

usage() {
    [ -z "${1-}" ] || printf 'lab: %s\n' "$1" >&2
    cat >&2 <<'USAGE'
Piles, of which a move takes certain amounts, or what a taking-and-breaking code allows; whoever cannot move loses:
  make lab TAKE="1 3 4"                 amounts; also 2..5, and 7.. for all from 7 on
  make lab CODE=0.137 N="10 20"         a code, of digits from 0 to f; the piles of a position
  make lab MOORE=2 N="1 2 3"            a move takes any number from each of at most 2 piles (Moore's Nim)
With MISERE=1 whoever cannot move wins, with PLAY=1 you play from N against the computer.
Values of the piles up to TO, in normal play Grundy numbers:
  make lab CODE=0.137 VALUES=csv TO=100     or VALUES=json, or VALUES=line, to paste into a search of sequences
  make lab CODE=0.77 MISERE=1 VALUES=quotient    the misere quotient: a table that decides all sums, if one is found
  make lab TAKE="1 3 4" VALUES=svg TO=40 >two-piles.svg    a picture of who wins two piles
USAGE
    exit 2
}

# values UP_TO: the lines of the lab's values.
values() { printf 'values %s 1 %s\n' "${rules[*]}" "$1" | "$build/lab" answer; }

# A table as wide as its columns; letters of other alphabets count as one.
aligned() {
    awk -F '\t' '{ for (i = 1; i <= NF; i++) { cell[NR, i] = $i; if (length($i) > wide[i]) wide[i] = length($i) } fields[NR] = NF }
        END { for (r = 1; r <= NR; r++) { line = ""; for (i = 1; i <= fields[r]; i++) line = line sprintf(i < fields[r] ? "%-" (wide[i] + 1) "s" : "%s", cell[r, i]); print line } }'
}

quotient() { values "${to:-30}" | aligned; }

# Who wins two piles: a square for each, dark where whoever is to move loses.
picture() {
    "$build/lab" table "${rules[@]//../-}" 2 "0..$1" "0..$1" | awk -F '\t' -v last="$1" '
        BEGIN {
            side = (last + 1) * 8
            printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n", side, side, side, side
            printf "<rect width=\"%d\" height=\"%d\" fill=\"#d6e6f5\"/>\n<path fill=\"#a03c08\" d=\"", side, side
        }
        $NF == "L" || $NF == "0" { printf "M%d %dh8v8h-8z", $(NF - 1) * 8, $(NF - 2) * 8 }
        END { print "\"/>\n</svg>" }'
}

# shellcheck disable=SC2206 # split at blanks only: -f is on
amounts=(${take//,/ }) codes=($code) heaps=(${position//,/ }) moores=($moore)
case $misere in '' | 0 | no) misere=normal ;; *) misere=misere ;; esac
case $play in '' | 0 | no) mode=survey ;; *) mode=play ;; esac
kinds=0
[ "${#amounts[@]}" -eq 0 ] || kinds=$((kinds + 1))
[ "${#codes[@]}" -eq 0 ] || kinds=$((kinds + 1))
[ "${#moores[@]}" -eq 0 ] || kinds=$((kinds + 1))
if [ "$kinds" -eq 0 ]; then
    usage
elif [ "$kinds" -gt 1 ]; then
    usage 'give one of TAKE, CODE and MOORE'
elif [ "${#codes[@]}" -gt 1 ]; then
    usage "give one code; CODE is \"$code\""
elif [ "$mode" = play ] && [ "${#heaps[@]}" -eq 0 ]; then
    usage 'which piles do you want to play with? Add N="10 20"'
fi
case $to in *[!0-9]*) usage "TO is a number of stones, not \"$to\"" ;; esac

# Where all piles are one position, why it is won is worth more than who wins other ones.
is_row=
if [ "${#codes[@]}" -gt 0 ]; then
    rules=(code "$misere" "${codes[0]}")
    case $misere${codes[0]} in misere* | *.*[89a-f]*) is_row=1 ;; esac
elif [ "${#moores[@]}" -gt 0 ]; then
    rules=(moore "$misere" "${moores[@]}") is_row=1
    [ -n "${heaps[*]-}" ] || [ -n "$as" ] || usage 'which piles? Add N="1 2 3"'
else
    rules=(take "$misere" "${#amounts[@]}" "${amounts[@]}")
fi

make -s "$build/lab" >&2 || exit 2
[ ! -t 2 ] || printf '%79s\r' '' >&2
if [ -n "$as" ]; then # what is wrong is said in one line
    [ "$as" = svg ] || values 0 >/dev/null || exit 2
    case $as in
        csv) values "${to:-100}" | awk -F '\t' 'BEGIN { print "pile,value" } $1 ~ /^[0-9]+$/ && NF == 2 { print $1 "," $2 }' ;;
        json) values "${to:-100}" | awk -F '\t' '$1 ~ /^[0-9]+$/ && NF == 2 { printf "%s%s", n++ ? "," : "[", $2 ~ /^[0-9]+$/ ? $2 : "\"" $2 "\"" }
                END { print "]" }' ;;
        line) values "${to:-100}" | awk -F '\t' '$1 ~ /^[0-9]+$/ && NF == 2 { printf "%s%s", n++ ? ", " : "", $2 } END { print "" }' ;;
        svg) picture "${to:-31}" ;;
        quotient)
            case ${rules[*]} in 'code misere '*) quotient ;; *) usage 'a misere quotient is that of a CODE, with MISERE=1' ;; esac
            ;;
        *) usage "VALUES is csv, json, line, svg or quotient, not \"$as\"" ;;
    esac
    exit
fi
words=("${rules[@]}" "$((${#heaps[@]} > 0 ? ${#heaps[@]} : 1))" "${heaps[@]:-0}")
[ "$mode" = play ] || [ -z "$is_row" ] || [ "${#heaps[@]}" -eq 0 ] || mode=explain
if [ "$mode" != survey ]; then # here, too
    printf '%s\n' "${words[*]}" | "$build/lab" answer >/dev/null || exit 2
fi
if [ -t 1 ] && size=$(stty size </dev/tty 2>/dev/null); then export COLUMNS="${size#* }"; fi
if [ "$mode" = survey ] && [ -n "$is_row" ]; then
    "$build/lab" survey "${words[@]}" && quotient
else
    exec "$build/lab" "$mode" "${words[@]}"
fi
