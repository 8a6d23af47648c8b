#!/usr/bin/env bash
# Measures every solution on its largest legal input, and the judge against a bare loop; prints Markdown tables.
# All programs are built the same way (cc -O2, linked dynamically) and run in the same call; figures are told as ratios
# to an empty program, instructions as a ratio to a program that only reads the same input as well.
# usage: tests/bench/bench.sh [growth]   with growth: also how the cost grows beyond the limits (a minute or two)
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

readonly RUNS=51 # of each program; medians are told
compiler=${CC:-cc}
work=$(mktemp -d "${TMPDIR:-/tmp}/bench.XXXXXX")
trap 'rm -rf "$work"' EXIT

tell() { if [ -t 2 ]; then printf '\r%s\033[K' "$1" >&2; fi; }

# make_program NAME SOURCE [FLAG]...
make_program() {
    local name=$1 source=$2
    shift 2
    "$compiler" -O2 -std=gnu11 "$@" -o "$work/$name" "$source" -lm
}

for name in empty scan sieve measure loop sparse; do make_program "$name" "tests/bench/$name.c"; done

# largest NAME: its largest legal input.
largest() {
    case $1 in
        stone-game-[1-4] | polygon-game) echo 1000 ;;
        stone-game-[567]) echo 1000000000000 ;;
        stone-game-8) echo 1000000000 22 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 ;;
        box-splitting) echo 100 99 ;;
        nim-2 | nimble) piles 1000000000 ;;
        odd-even-nim) piles 2147000000 ;;
        split-nim) piles 2000000000 ;;
        crosses-and-crosses) echo 2000 ;;
        prime-jingle-bells) echo 1000 1000000 ;;
    esac
}

piles() {
    local i
    echo 100
    for ((i = 0; i < 100; i++)); do printf '%s ' "$1"; done
}

# instructions PROGRAM INPUT: in user mode, as callgrind counts them; nothing where it is not installed.
instructions() {
    if command -v valgrind >/dev/null; then
        valgrind --tool=callgrind --callgrind-out-file="$work/callgrind" "$1" <"$2" 2>&1 >/dev/null |
            sed -n 's/.*Collected : //p'
    fi
}

ratio() { awk -v a="$1" -v b="$2" 'BEGIN { if (a == "" || b + 0 == 0) print "-"; else printf "%.2f", a / b }'; }
millions() { awk -v a="$1" 'BEGIN { if (a == "") print "-"; else printf "%.3f", a / 1e6 }'; }

date_and_machine() {
    local cpu
    cpu=$(sed -n 's/^model name.*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
    [ -n "$cpu" ] || cpu=$(sysctl -n machdep.cpu.brand_string 2>/dev/null) || cpu="an unknown processor"
    echo "$(date +%Y-%m-%d), $cpu, $(getconf _NPROCESSORS_ONLN) processors, $("$compiler" --version | head -n 1)"
}

# row TITLE PROGRAM INPUT READER: one row; READER is the program that the instructions are compared with.
row() {
    local count reader cpu wall peak
    tell "$1"
    count=$(instructions "$2" "$3")
    reader=$(instructions "$4" "$3")
    read -r cpu wall peak <<<"$("$work/measure" "$RUNS" "$3" "$2")"
    read -r empty_cpu empty_wall empty_peak <<<"$("$work/measure" "$RUNS" "$3" "$work/empty")"
    tell ''
    echo "| $1 | $(millions "$count") | $(ratio "$count" "$empty_count") | $(ratio "$count" "$reader") |" \
        "$(ratio "$cpu" "$empty_cpu") | $(ratio "$wall" "$empty_wall") | $(ratio "$peak" "$empty_peak") |"
}

date_and_machine
echo
echo '| program, largest input | million instructions | to empty | to a reader | CPU to empty | wall to empty | peak memory to empty |'
echo '|---|---|---|---|---|---|---|'
: >"$work/nothing"
empty_count=$(instructions "$work/empty" "$work/nothing")
row 'an empty program' "$work/empty" "$work/nothing" "$work/empty"
grep -v '^#' problems/list.tsv | cut -f 1 | while read -r folder; do
    largest "$folder" >"$work/input"
    make_program "$folder" "problems/$folder/main.c"
    row "$folder" "$work/$folder" "$work/input" "$work/scan"
done
for a in 1 1000 1000000; do
    echo "$a 1000000" >"$work/input"
    row "prime-jingle-bells, a = $a, to a sieve" "$work/prime-jingle-bells" "$work/input" "$work/sieve"
done

# The judge, one job, against the bare loop, on the same 1000 cases; the pairs are run in turn.
tell 'the judge'
make -s build/judge build/bin/stone-game-1 build/cases/stone-game-1.cases
cases=build/cases/stone-game-1.cases
for _ in 1 2 3 4 5; do
    read -r _ loop _ <<<"$("$work/measure" 1 "$cases" "$work/loop" build/bin/stone-game-1)"
    read -r _ judge _ <<<"$("$work/measure" 1 "$cases" build/judge build/bin/stone-game-1)"
    echo "$loop $judge"
done >"$work/pairs"
tell ''
echo
awk '{ print $2 / $1, 1e9 / $1, 1e9 / $2 }' "$work/pairs" | sort -n | awk 'NR == 3 {
    printf "Judge: %.2f times a bare loop of posix_spawn, read, wait4 and compare (%d against %d cases a second), median of 5 pairs.\n", $1, $3, $2 }'

[ "${1-}" = growth ] || exit 0

# growth TITLE PROGRAM INPUT: CPU time of one run, and the exponent since the last.
growth() {
    local cpu wall peak
    tell "$1"
    printf '%s\n' "$3" >"$work/input"
    read -r cpu wall peak <<<"$("$work/measure" "${4-3}" "$work/input" "$2")"
    tell ''
    echo "| $1 | $(awk -v a="$cpu" 'BEGIN { printf "%.3f", a / 1e6 }') |" \
        "$(awk -v a="$cpu" -v b="${last_cpu-0}" 'BEGIN { if (b > 0) printf "%.2f", log(a / b) / log(10); else print "-" }') |" \
        "$((peak / 1024)) |"
    last_cpu=$cpu
}

echo
echo 'Beyond the limits (builds with the limits raised; the exponent is that of the step from ten times less):'
echo
echo '| program | CPU seconds | exponent | peak MB |'
echo '|---|---|---|---|'
sed 's/MAX_CELLS = 2000/MAX_CELLS = 200000/; s/seen_at\[1024\]/seen_at[131072]/' \
    problems/crosses-and-crosses/main.c | sed 's/unsigned grundy\[MAX/static &/' >"$work/crosses.c"
make_program crosses "$work/crosses.c"
last_cpu=0
growth 'crosses-and-crosses, n = 2000' "$work/crosses" 2000 21
growth 'crosses-and-crosses, n = 20000' "$work/crosses" 20000
growth 'crosses-and-crosses, n = 200000' "$work/crosses" 200000 1
sed 's/MAX_B = 1000000 /MAX_B = 100000000 /' problems/prime-jingle-bells/main.c >"$work/bells.c"
make_program bells "$work/bells.c"
last_cpu=0
growth 'prime-jingle-bells, a = 1000, b = 10^6' "$work/bells" '1000 1000000' 21
growth 'prime-jingle-bells, a = 1000, b = 10^7' "$work/bells" '1000 10000000'
growth 'prime-jingle-bells, a = 1000, b = 10^8' "$work/bells" '1000 100000000' 1
echo
echo 'Pairs of rows that a sparse-space method looks at in crosses-and-crosses, against the plain table:'
echo
for last in 2002 20002 200002; do
    tell "sparse space, $last rows"
    found=$("$work/sparse" "$last")
    tell ''
    echo "    $found"
done
