#!/usr/bin/env bats
# The machinery under every problems/*/rules.c: games in tests/rules/games that are answered another way as well, claims
# that it must refuse, and what it makes of every problem: cases in order, a strict checker of inputs, explain, play.
load helper

setup_file() {
    make -s -k -j "$(getconf _NPROCESSORS_ONLN)" games rules cases
}

# listed: the folders of the list.
listed() { sed -n 's/^\([a-z0-9][a-z0-9-]*\)	.*/\1/p' problems/list.tsv; }

# for_all FUNCTION: calls it with every folder of the list; names those for which it fails.
for_all() {
    local folder bad=''
    for folder in $(listed); do
        "$1" "$folder" || bad="$bad $folder"
    done
    [ -z "$bad" ] || { echo "not so:$bad" && return 1; }
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
SAID
    [ "$number" -eq 10 ]
    echo "$number" | ends 1 build/games/claims answer
    stderr "claims: which: out of range, expected 0 to 9\n"
}

@test "rules and solutions share no code" {
    apart() {
        not grep -nE '#include *"' "problems/$1/main.c" &&
            not grep -nE '#include *"[^"]*(main|common)' "problems/$1/rules.c" &&
            [ "$(grep -c '#include *"' "problems/$1/rules.c")" -eq 1 ]
    }
    for_all apart
}

@test "cases come smallest first: fewest numbers, and each input once" {
    in_order() {
        python3 - "$1" <<'PYTHON'
import sys
name = sys.argv[1]
stream = open(f"build/cases/{name}.cases", "rb").read()
at, seen, before = 0, set(), 0
while at < len(stream):
    end = stream.index(b"\n", at)
    _, label, size, answer = stream[at:end].split()
    text = stream[end + 1:end + 1 + int(size)]
    at = end + 1 + int(size) + int(answer)
    if text in seen or label in seen:
        sys.exit(f"{name}: {label.decode()} comes twice")
    if len(text.split()) < before:
        sys.exit(f"{name}: {label.decode()} holds fewer numbers than the case before it")
    before = len(text.split())
    seen |= {text, label}
if len(seen) < 40:
    sys.exit(f"{name}: only {len(seen) // 2} cases")
PYTHON
    }
    for_all in_order
}

@test "the checker of inputs is strict, byte by byte" {
    local text
    checks() { printf '%b' "$2" | { ends "$1" build/games/misere-nim valid; }; }
    checks 42 '2\n3 4\n'
    for text in '' '2' '2\n3 4' '2 \n3 4\n' ' 2\n3 4\n' '2\n3  4\n' '2\n3 4 \n' '2\n3 4\n\n' '2\n3 4\n5\n' '2\n3\n4\n' '2\r\n3 4\r\n' \
        '02\n3 4\n' '2\n3 04\n' '2\n3 0\n' '7\n1 1 1 1 1 1 1\n' '2\n3 1000000001\n' '2\n3 x\n' '2\n3 -4\n' '2\n3\t4\n' '2\n3 4\0\n' \
        '2\n3 99999999999999999999\n'; do
        checks 43 "$text" || { echo "taken: $text" && return 1; }
    done
}

@test "every sample is good input, and its answer is that of the rules" {
    sample() {
        local input
        for input in "problems/$1"/samples/*.in; do
            ends 42 "build/rules/$1" valid <"$input"
            if build/rules/"$1" special; then
                cp "${input%.in}.out" "$BATS_TEST_TMPDIR/answer"
                ends 42 "build/rules/$1" accepts "$input" "$BATS_TEST_TMPDIR/answer" <"${input%.in}.out"
            else
                ends 0 "build/rules/$1" answer "$input"
                same "$BATS_TEST_TMPDIR/out" "${input%.in}.out"
            fi
        done
    }
    for_all sample
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
