#!/usr/bin/env bats
# The machinery under every problems/*/rules.c: laws against a naive table, claims that it must refuse, a strict checker of
# inputs, explain, play. Cases and samples: tests/problems.bats.
load helper

setup_file() {
    make -s -k -j "$(getconf _NPROCESSORS_ONLN)" games rules
}

# for_all FUNCTION: calls it with every folder of the list; names those for which it fails.
for_all() {
    local folder failed=0
    while read -r folder; do
        (set -e; "$1" "$folder") >"$BATS_TEST_TMPDIR/said" 2>&1 & # not before a ||, for there set -e sleeps
        wait $! || { echo "not so: $folder" && cat "$BATS_TEST_TMPDIR/said" && failed=1; }
    done < <(sed -n 's/^\([a-z0-9][a-z0-9-]*\)	.*/\1/p' problems/list.tsv)
    return "$failed"
}

@test "laws are those of a naive table: windows, codes, residues, in normal and misere play" {
    ends 0 build/games/laws cases
}

@test "laws that do not hold, rules that are none, and an answer that names another winner are refused in words" {
    local number=0 said
    while IFS= read -r said; do
        echo "$number" | ends 1 build/games/claims answer
        stdout ''
        stderr "claims: $said\n"
        number=$((number + 1))
    done <<'SAID'
the move of a heap of 1 to 0 and 0 is none of the code 0.007
a heap of 2 has 0 moves, but by the code 4.0 it has 1
the move of a heap of 8 to 6 and 2 is none of the code 0.(3)
"0.7(7)" is no code of a game: such as 0.07 or 4.(3), with digits 0 to 7 and no split that repeats
a heap of 4611686018427387906 is too large: outcomes are proved below 2^61
position 1000000000 is too far up for a table: a law (.code, .residues) or a step of the page (.by_page) is needed
the game does not end: position 3 comes back to itself; if that may be, say .endless
a move leads to 1, which is not smaller than the position
a move leaves the position -1, but positions are not negative
a move is said outside moves(), or scores in a game without .scores
where a move leaves two positions there are no scores, and no misere play is worked out
a misere sum is not worked out where a move wins at once
position 4 is not tame: its Grundy numbers are 1 and, in misere play, 2
searched whole, the sum that begins with position 3 is lost, but not by its Grundy numbers
position 3 is drawn: nobody wins
over() is for games by themselves, without scores, and for positions without a move
a question is asked in moves()
position 150 cannot be searched: not all its moves could be listed
position 4: won by the search, but lost by the step of the page (.by_page)
position 3 cannot be searched: not all its moves could be listed
the answer names another winner than what lies on the table has
.by_page needs .small: the positions that are searched, at which the step must agree
a game needs .moves, .amounts or .by_page
SAID
    ends 1 build/games/claims cases
    grep -q '(.by_page) was held against the search at 0 positions that have a move, and at least 10 are wanted' "$BATS_TEST_TMPDIR/err"
}

@test "slips in rules.c are named: ranges, names, what is missing, crashes" {
    slip() { # STATUS EXPRESSION WORDS: the example rules, changed by sed, end with this status and these words
        sed "$2" tests/manage/new/rules.c >"$BATS_TEST_TMPDIR/slip.c"
        # shellcheck disable=SC2086 # flags
        ${CC:-cc} ${CFLAGS-} -w -Itests/rules -o "$BATS_TEST_TMPDIR/slip" "$BATS_TEST_TMPDIR/slip.c" build/machinery/*.o
        ends "$1" "$BATS_TEST_TMPDIR/slip" cases
        grep -qF "slip: $3" "$BATS_TEST_TMPDIR/err" || { cat "$BATS_TEST_TMPDIR/err" && return 1; }
    }
    slip 1 's/, 1, 1000)/, 1, 1000000000)/; s/"all", ""/"all", "n 1..5"/' 'cases(): no number of the input is called "n"'
    slip 1 's/, 1, 1000)/, 5, 1)/' 'cases(): no input of the kind all can be made: N: its range is empty'
    slip 1 's/.position = position,//' 'the problem needs .rule, .input, .position and .cases'
    slip 1 's/put(&pile, n);//' 'position() puts nothing'
    slip 1 's/amounts_in(1, 3)/amounts_in(3, 1)/' 'the amounts 3 to 1'
    if [[ ${CFLAGS-} != *sanitize* ]]; then
        slip 139 's/put(&pile, n);/put(\&pile, *(volatile int *)(n - 3));/' 'rules.c crashed; the last input that was read or made:'
        grep -qx 1 "$BATS_TEST_TMPDIR/err"
    fi
}

@test "the checker of inputs is strict, byte by byte" {
    local text
    checks() { printf '%b' "$3" | ends "$1" "build/rules/$2" valid; }
    checks 42 misere-nim '2\n3 4\n'
    for text in '' '2' '2\n3 4' '2 \n3 4\n' ' 2\n3 4\n' '2\n3  4\n' '2\n3 4 \n' '2\n3 4\n\n' '2\n3 4\n5\n' '2\n3\n4\n' '2\r\n3 4\r\n' \
        '02\n3 4\n' '2\n3 04\n' '2\n3 0\n' '2\n3 2000000001\n' '2\n3 x\n' '2\n3 -4\n' '2\n3\t4\n' '2\n3 4\0\n' \
        '2\n3 99999999999999999999\n' '18446744073709551618\n3 4\n'; do
        checks 43 misere-nim "$text" || { echo "taken: $text" && return 1; }
    done
    checks 42 thirty-one-game '123\n1\n'
    for text in '' '\n' '123' '123 1\n' '127\n' '12x\n' '1\0\n' '123\n\n'; do
        checks 43 thirty-one-game "$text" || { echo "taken: $text" && return 1; }
    done
    checks 42 euclids-game '1 2\n0 0\n'
    for text in '1 2\n' '0 0\n' '1 2\n0 0' '1 2\n0 0\n3 4\n' '1 2\n3\n0 0\n' '1 2 3 4\n0 0\n'; do
        checks 43 euclids-game "$text" || { echo "taken: $text" && return 1; }
    done
}

@test "every input comes once, smallest first: fewest numbers, then the smallest sum, then number by number" {
    ends 0 build/rules/box-splitting cases
    grep -aE '^[0-9]{1,2} [0-9]{1,2}$' "$BATS_TEST_TMPDIR/out" |
        awk '{ print $1 + $2, $0 }' >"$BATS_TEST_TMPDIR/inputs"
    head -n 3000 "$BATS_TEST_TMPDIR/inputs" >"$BATS_TEST_TMPDIR/first"
    sort -n -k 1,1 -k 2,2 "$BATS_TEST_TMPDIR/first" >"$BATS_TEST_TMPDIR/sorted"
    same "$BATS_TEST_TMPDIR/first" "$BATS_TEST_TMPDIR/sorted"
    [ "$(sort -u "$BATS_TEST_TMPDIR/first" | wc -l)" -eq 3000 ]
}

@test "hostile inputs try every way to be no number, and both sides of every limit" {
    python3 -B -c 'import sys; sys.path.insert(0, "tests/manage"); import hostile
tried = [data for _, data, must in hostile.malformed("divisor-erasing-game-1") if must[0]]
for bad in "x 1000000x +1000000 -1 --1 1e3 0x10 1.5 1000000, 0 1000001 4295967296 18446744073709551616".split():  # N is 1 to 1,000,000
    assert f"{bad}\n".encode() in tried, bad'
}

@test "an answer among several is right or wrong to the byte, but for blanks" {
    local text
    takes() { printf '%b' "$2" | ends "$1" build/rules/breaking-branches accepts "$BATS_TEST_TMPDIR/input"; }
    file input '8\n'
    for text in 'Alice\n1\n' 'Alice 3' ' Alice\r\n\t7 \n\n'; do takes 42 "$text"; done
    for text in '' 'Alice' 'Alice 0' 'Alice 8' 'Alice 01' 'Alice 1 3' 'Alice 9' 'Alice -1' 'Alice x' 'Alice 18446744073709551617' 'alice 1' \
        'Bob' 'Alice 1\0'; do
        takes 43 "$text" || { echo "taken: $text" && return 1; }
    done
    file input '7\n'
    takes 42 'Bob'
    takes 43 'Bob Bob'
}

@test "explain answers every sample of one game, and refuses what is out of range by its name and range" {
    explained() {
        local input status
        ends 0 "build/rules/$1" explain
        grep -q . "$BATS_TEST_TMPDIR/out"
        for input in "problems/$1"/samples/*.in; do
            status=0
            # shellcheck disable=SC2046 # the words of the input
            "build/rules/$1" explain $(head -c 2000 "$input") >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" || status=$?
            [ "$status" -eq 0 ] || grep -q 'N is one game' "$BATS_TEST_TMPDIR/err"
        done
        ends 2 "build/rules/$1" explain 99999999999999999999
        grep -qE "^$1: .*: expected " "$BATS_TEST_TMPDIR/err" || { cat "$BATS_TEST_TMPDIR/err" && return 1; }
    }
    for_all explained
}

@test "explain reads N without counts, and says so where it can be read with them; a missing number is named, not made up" {
    ends 0 build/rules/odd-even-nim explain 1 4
    grep -qFx 'Counts are left out in N: if one of these numbers is a count, leave it out.' "$BATS_TEST_TMPDIR/out"
    grep -qFx 'cubelover wins (the second player).' "$BATS_TEST_TMPDIR/out"
    ends 0 build/rules/min-max-distance explain 3 Bob 1 2 5 # can be read in one way only
    not grep -q 'Counts' "$BATS_TEST_TMPDIR/out"
    ends 2 build/rules/apples-and-bananas explain 12
    grep -q '^apples-and-bananas: b: expected an integer from 0 to 1000$' "$BATS_TEST_TMPDIR/err"
    ends 2 build/rules/rozgrywka explain 2 15 3 9 4
    grep -q 'give one game only' "$BATS_TEST_TMPDIR/err"
}

@test "play: against 50 random players the computer throws no game away, and what is shown decides the game, whatever the problem" {
    tries() {
        ends 0 "build/rules/$1" try-play 40
        LC_ALL=ko ends 0 "build/rules/$1" try-play 10
    }
    for_all tries
}

@test "play: a piped game has a transcript; its words are help, hint, moves, undo, quit; its end says what was thrown away" {
    plays() { printf '%b' "$2" | ends 0 "build/rules/$1" play "${@:3}"; }
    says() { grep -qFx -- "$1" "$BATS_TEST_TMPDIR/out" || { cat "$BATS_TEST_TMPDIR/out" && return 1; }; }
    plays rozgrywka 'y\nundo\ntake 1\nundo\nmoves\nhelp\nhint\ntake 9\nbread\nquit\n' 7 2
    says 'Your move: undo'
    says 'There is nothing to take back.'
    says 'A good move: take 1'
    says 'Your move: take 9'
    says 'That move is not allowed here. Allowed is, for instance: take 1'
    says 'That is not understood. A move looks like: take 1'
    plays rozgrywka 'n\nundo\n' 7 2
    says 'There is nothing to take back.'
    plays rozgrywka 'y\n3\n' 3 3
    tail -n 1 "$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/end"
    same "$BATS_TEST_TMPDIR/end" "$(file wanted 'The end. You win.\n')"
    plays nim-2 'y\n1\n2 in 1\n1, 1\ntake 2\nquit\n' 3 2 # where a short form can mean several moves, it is asked
    says 'That can mean several moves. Type one in full:'
    plays splitting-pairs 'hint\ny\nremove 1\nexit\n' 1 9 # so it is where a move is not typed to its end
    says '  remove 1 split 2+7'
    [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out")" = 'Your move: exit' ] || says 'Good-bye.'
}

@test "turn: what the page gets of a game from its start to its end is one game, and its values follow from each other" {
    ends 0 python3 -B tests/rules/turns.py
}

@test "play: nothing that is typed crashes it, whatever the problem" {
    survives() {
        { printf 'maybe\n\n\0\377y\nundo\nhint\n%%s%%n\n-1\n99999999999999999999\n' && head -c 3000 /dev/urandom | tr '\0' '\n'; } |
            ends 0 "build/rules/$1" play
    }
    for_all survives
}
