#!/usr/bin/env bats
# The machinery under every problems/*/rules.c: games in tests/rules/games that are answered another way as well, claims
# that it must refuse, a strict checker of inputs, explain, play. Cases and samples: tests/problems.bats.
load helper

setup_file() {
    make -s -k -j "$(getconf _NPROCESSORS_ONLN)" games rules
}

# for_all FUNCTION: calls it with every folder of the list, as many at once as there are processors, each with a
# $BATS_TEST_TMPDIR of its own; names those for which it fails.
for_all() {
    local strand strands folders=()
    while read -r strand; do folders+=("$strand"); done < <(sed -n 's/^\([a-z0-9][a-z0-9-]*\)	.*/\1/p' problems/list.tsv)
    strands=$(getconf _NPROCESSORS_ONLN)
    for ((strand = 0; strand < strands; strand++)); do
        every_nth "$1" & # never called before a ||, for there set -e sleeps
    done
    wait
    if cat "$BATS_TEST_TMPDIR"/*/failed 2>/dev/null; then return 1; fi
}

every_nth() {
    local i
    BATS_TEST_TMPDIR=$BATS_TEST_TMPDIR/$strand
    mkdir "$BATS_TEST_TMPDIR"
    for ((i = strand; i < ${#folders[@]}; i += strands)); do
        (set -e; "$1" "${folders[i]}") >"$BATS_TEST_TMPDIR/said" 2>&1 &
        wait $! || { echo "not so: ${folders[i]}" && cat "$BATS_TEST_TMPDIR/said"; } >>"$BATS_TEST_TMPDIR/failed"
    done
}

@test "games that the machinery answers and another way answers alike" {
    local source name
    for source in tests/rules/games/*.c; do
        name=$(basename "$source" .c)
        [ "$name" != claims ] || continue
        ends 0 "build/games/$name" cases
        [ "$(grep -ac '^case ' "$BATS_TEST_TMPDIR/out")" -ge 50 ] || { echo "$name tries too little" && return 1; }
    done
}

@test "claims that do not hold, and rules that are none, are refused in words" {
    local number=0 said
    while IFS= read -r said; do
        echo "$number" | ends 1 build/games/claims answer
        stdout ''
        stderr "claims: $said\n"
        number=$((number + 1))
    done <<'SAID'
no period is proved by the Grundy numbers up to 200
no period is proved by the Grundy numbers up to 200
no g(n + p) = g(n) + s is proved by the Grundy numbers up to 200
no modulus up to 100 tells the values of the heaps
the game does not end: position 3 comes back to itself
a move leads to 1, which is not smaller than the position
a move leaves the position -1, but positions are not negative
a misere sum of positions that a move splits in two is not worked out
position 3 is drawn: ask for result()
no g(n + p) = g(n) + s is proved by the Grundy numbers up to 200
no period is proved by the Grundy numbers up to 166
a move takes 2 from a heap of 2, more than .removed says
no modulus up to 100 tells the values of the heaps
no modulus up to 100 tells the values of the heaps
no modulus up to 100 tells the values of the heaps
position 4 is not tame: its Grundy numbers are 1 and, in misere play, 2
searched whole, the sum that begins with position 3 is lost, but not by its Grundy numbers
SAID
    echo "$number" | ends 1 build/games/claims answer
    stderr "claims: which: out of range, expected 0 to $((number - 1))\n"
}

@test "the checker of inputs is strict, byte by byte" {
    local text
    checks() { printf '%b' "$2" | ends "$1" "build/games/${3-misere-nim}" valid; }
    checks 42 '2\n3 4\n'
    checks 42 'X.......O\n' tic-tac-toe
    for text in 'X.......\n' 'X.......O.\n' 'X.......o\n' 'X.......\0\n' '\n' 'X.......O'; do
        checks 43 "$text" tic-tac-toe || { echo "taken: $text" && return 1; }
    done
    for text in '' '2' '2\n3 4' '2 \n3 4\n' ' 2\n3 4\n' '2\n3  4\n' '2\n3 4 \n' '2\n3 4\n\n' '2\n3 4\n5\n' '2\n3\n4\n' '2\r\n3 4\r\n' \
        '02\n3 4\n' '2\n3 04\n' '2\n3 0\n' '7\n1 1 1 1 1 1 1\n' '2\n3 1000000001\n' '2\n3 x\n' '2\n3 -4\n' '2\n3\t4\n' '2\n3 4\0\n' \
        '2\n3 99999999999999999999\n' '18446744073709551618\n3 4\n'; do
        checks 43 "$text" || { echo "taken: $text" && return 1; }
    done
}

@test "every input comes once, smallest first: fewest numbers, then the smallest sum, then number by number" {
    ends 0 build/games/wythoff cases
    grep -aE '^[0-9]+ [0-9]+$' "$BATS_TEST_TMPDIR/out" | awk '{ print $1 + $2, $0 }' >"$BATS_TEST_TMPDIR/inputs"
    sort -n -k 1,1 -k 2,2 "$BATS_TEST_TMPDIR/inputs" >"$BATS_TEST_TMPDIR/sorted"
    same "$BATS_TEST_TMPDIR/inputs" "$BATS_TEST_TMPDIR/sorted"
    [ "$(uniq "$BATS_TEST_TMPDIR/inputs" | wc -l)" -eq $((61 * 61)) ]
}

@test "hostile inputs try every way to be no number, and both sides of every limit" {
    local bad
    ends 0 build/games/misere-nim hostile # N is 1 to 6
    for bad in x 6x +6 -6 -0 1e3 0x10 1.5 '6,' 0 7 60 4294967302 18446744073709551616 18446744073709551617; do
        grep -aqFx -- "$bad" "$BATS_TEST_TMPDIR/out" || { echo "not tried: $bad" && return 1; }
    done
}

@test "an answer among several is right or wrong to the byte, but for blanks" {
    local text
    takes() { printf '%b' "$2" | ends "$1" build/games/wythoff accepts "$BATS_TEST_TMPDIR/input"; }
    ends 0 build/games/wythoff special
    ends 1 build/games/misere-nim special
    file input '2 2\n'
    for text in 'to 0 0\n' 'to 1 2' ' to\r\n2\t1 \n\n'; do takes 42 "$text"; done
    for text in '' 'to' 'to 1' 'to 01 2' 'to 1 2 0' 'to 2 3' 'to 1 1' 'to -1 2' 'to 1 x' 'to 18446744073709551617 2' 't 1 2' \
        'towards 1 2' 'lost' 'to 1 2\0'; do
        takes 43 "$text" || { echo "taken: $text" && return 1; }
    done
    file input '1 2\n'
    takes 42 'lost'
    takes 43 'lost lost'
}

@test "explain answers every sample, and refuses what is out of range by its name and range" {
    explained() {
        local input first
        for input in "problems/$1"/samples/*.in; do
            # shellcheck disable=SC2046 # the words of the input
            ends 0 "build/rules/$1" explain $(head -c 2000 "$input")
            grep -q . "$BATS_TEST_TMPDIR/out"
        done
        first=$("build/rules/$1" limits | head -n 1 | cut -f 1)
        ends 2 "build/rules/$1" explain 99999999999999999999
        grep -qE "^$1: (.*: (out of range|missing|not a plain integer), expected|$first: |input: )" "$BATS_TEST_TMPDIR/err" ||
            { cat "$BATS_TEST_TMPDIR/err" && return 1; }
    }
    for_all explained
}

@test "play: the computer throws no game away against 200 random players, whatever the problem" {
    plays() { ends 0 "build/rules/$1" try-play 200; }
    for_all plays
}

@test "play: a piped game has a transcript; its words are help, hint, moves, undo, quit; its end says what was thrown away" {
    printf 'yes\nhelp\nleave 9\nhint\nundo\nleave 3\nleave 2\n' | ends 0 build/games/periods play 4 1 3
    grep -q 'That is no move here' "$BATS_TEST_TMPDIR/out"
    printf 'y\nundo\ntake 1\nundo\nmoves\ntake 1\ntake 1\ntake 1\nquit\n' | ends 0 build/games/periods play 6 1 2
    grep -q '^There is nothing to take back.$' "$BATS_TEST_TMPDIR/out"
    printf 'n\nundo\n' | ends 0 build/games/periods play 6 1 2
    grep -q '^There is nothing to take back.$' "$BATS_TEST_TMPDIR/out"
    printf 'y\ntake 1\n' | ends 0 build/games/periods play 3 1 3
    tail -n 2 "$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/end"
    same "$BATS_TEST_TMPDIR/end" "$(file wanted 'The end. I win.\nYour move "take 1" (turn 1) gave it away: "take 3" was better.\n')"
}

@test "play: nothing crashes it" {
    survives() {
        local script
        for script in '' 'yes' 'y\n' 'n\n' 'quit' 'y\nquit\n' 'maybe\n\n\0\377y\nhelp\n' 'n\nundo\nundo\nhint\n' \
            'y\n%s%n\n-1\n99999999999999999999\n'; do
            printf '%b' "$script" | ends 0 "build/rules/$1" play || return 1
        done
        head -c 3000 /dev/urandom | tr '\0' '\n' | { echo y && cat; } | ends 0 "build/rules/$1" play
    }
    for_all survives
}
