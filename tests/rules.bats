#!/usr/bin/env bats
# The machinery under every problems/*/rules.c: laws against the search, claims that it must refuse, a strict checker of
# inputs, explain, play. Cases and samples: tests/problems.bats.
load helper

setup_file() {
    make -s -k -j "$(getconf _NPROCESSORS_ONLN)" engine-tests
}

# tried: the folders of the problems on which what takes long is tried (README.md), a line each
tried() {
    PYTHONPATH=common/manage python3 -B -c 'from lists import read_list, tried
for problem in tried(read_list()): print(problem.folder)'
}

# for_all FUNCTION: calls it with each of these; names those for which it fails.
for_all() {
    local folder failed=0
    # shellcheck disable=SC2046 # names
    make -s -k -j "$(getconf _NPROCESSORS_ONLN)" $(tried | sed 's,^,build/rules/,')
    for folder in $(tried); do
        (set -e; "$1" "$folder") >"$BATS_TEST_TMPDIR/said" 2>&1 & # not before a ||, for there set -e sleeps
        wait $! || { echo "not so: $folder" && cat "$BATS_TEST_TMPDIR/said" && failed=1; }
    done
    return "$failed"
}

# bats test_tags=deep
@test "laws agree with the search: windows, codes, residues, in normal and misere play" {
    ends 0 build/tests/laws cases
}

# bats test_tags=deep
@test "laws that do not hold, rules that break their word, and an answer that names another winner are refused in words" {
    local number=0 said
    while IFS= read -r said; do
        echo "$number" | ends 1 build/tests/claims answer
        stdout ''
        stderr "claims: $said\n"
        number=$((number + 1))
    done <<'SAID'
the move of a pile of 1 to 0 and 0 is not a move of the code 0.007
a pile of 5000 has 2499 moves, but by the code 4.0 it has 2500
"0.7(7)" is not a code: such as 0.07 or 4.(3), with digits 0 to 7 and no split that repeats
a pile of 4611686018427387906 is too large: outcomes are proved below 2^61
the game does not end: position 3 comes back to itself; if that may be, say .endless
a move leads to 1, which is not a smaller position from 0 up, as .upwards promises
where a move leaves two positions there are no scores, and no misere play is worked out
a misere sum is not worked out where a move wins at once
position 4 is not tame: its Grundy numbers are 1 and, in misere play, 2
searched whole, the sum that begins with position 3 is lost, but not by its Grundy numbers
position 3 is drawn: nobody wins
position 4: won by the search, but lost by the formula (.proved)
the answer names second, but first wins
the moves of position 3 differ when listed again: moves() must not keep state between calls
a move of position 4 leaves the position -1, but positions are not negative
a move of position 4 leaves the position -1, but positions are not negative
a move of position 4 leaves the position -1, but positions are not negative
a move of position 3 leaves the position -1, but positions are not negative
put(): the position -1, 1 times: neither may be negative
a move of position 3 wins at once, but in a game of .scores points decide
"4.(3)3" is not a code: such as 0.07 or 4.(3), with digits 0 to 7 and no split that repeats
"0.(3" is not a code: such as 0.07 or 4.(3), with digits 0 to 7 and no split that repeats
"0.3)" is not a code: such as 0.07 or 4.(3), with digits 0 to 7 and no split that repeats
"0.3.3" is not a code: such as 0.07 or 4.(3), with digits 0 to 7 and no split that repeats
"0.()" is not a code: such as 0.07 or 4.(3), with digits 0 to 7 and no split that repeats
a position of a game of .numbers holds who is to move, so it can only be put alone: let one position hold all that lies on the table
in a game of .numbers, the first player is to move in position 2p and the second in 2p + 1, but to_move() says otherwise
only a game of .numbers, and no misere one, has positions that are worth a number
only a game of .numbers, and no misere one, has positions that are worth a number
the game does not end: position 2 comes back to itself
a move of position 4 leaves 2: in a game of .numbers, a move of position 2p leads to an odd one, and one of 2p + 1 to an even one
a move of position 4 wins at once: in a game of .numbers a move leaves one position
position 2 is not worth a number
position 49: won by the formula (.proved), but lost by what its moves lead to
a pile of 5000 has 0 moves, but by the code 0.33 it has 2
nothing lies on the table of a game that is .misere or of .scores: put a position without moves
more than 8388608 positions would have to be searched: is there a move that nothing stops, such as "add 1" in position 8388611, or is the input too large? It begins with the line: 36
a move leaves two positions: the game needs .splits
position 2 cannot be searched: its game has no moves there
a move of position 4 leads to one whose moves cannot be .listed
SAID
    ends 1 build/tests/claims cases
    printed '(.proved) was compared with the search at 0 positions that have a move, and at least 10 are wanted'
}

@test "rules that are not as they say are refused in words, each of the table" {
    local number=0 said
    while IFS= read -r said; do
        ends 1 env BELIEF="$number" build/tests/beliefs cases
        stdout ''
        printed "$said"
        number=$((number + 1))
    done < <(sed -n 's,^        /\* \(.*\) \*/$,\1,p' tests/rules/beliefs.c)
    [ "$number" -ge 50 ]
}

@test "games that differ are kept apart whatever their order; a promise that moves stay the same is tried" {
    local games='' wanted=''
    while read -r kind setting n winner; do
        games+="$kind $setting $n\\n" wanted+="$winner\\n"
    done <<'GAMES'
0 0 10 second
0 1 10 first
1 2 4000 second
1 0 4000 second
1 3 4000 second
1 1 4000 first
0 1 11 second
0 0 11 first
2 2 4000 second
2 1 4000 first
2 2 4001 first
GAMES
    ends 0 build/tests/between answer < <(printf '11\n%b' "$games")
    stdout "$wanted"
    refused() { # GAMES WORDS
        ends 1 build/tests/between answer < <(printf "%b" "$1")
        printed "between: $2"
    }
    refused '2\n3 0 7\n3 1 7\n' 'position 7 has other moves than in an earlier game, but .fixed promises'
    refused '3\n3 0 9\n3 0 6\n3 2 6\n' 'position 6 has other moves than in an earlier game, but .fixed promises'
    refused '2\n4 1 3000\n4 2 3000\n' 'the move of a pile of 3000 to 2997 and 0 is not a move of the code 0.33'
    refused '1\n5 3 5\n' 'the answer names first, but second wins'
    ends 1 build/tests/between explain 6 0 3
    printed 'two moves of position 3 are called "take"'
}

@test "a game told by a table, with promises that hold or nearly hold, is answered as a search of the table does, or refused" {
    ends 0 build/tests/promises answer < <(printf '1\n16 0 3 0\n0 0\n0 1 0 0 0 0\n0 2 0 0 0 0 3 1 0 0\n0 1 2 1\n')
    stdout 'draw\n' # over() after a move that wins
    ends 1 build/tests/promises answer < <(printf '1\n2 0 1 0\n0 0\n0 1 0 0\n')
    printed 'nothing lies on the table of a game that is .misere or of .scores'
    ends 0 python3 -B tests/rules/promises.py build/tests/promises 40 7
}

@test "the cases do not depend on the name of the program" {
    make -s build/cases/stone-game-1.cases
    cp build/rules/stone-game-1 "$BATS_TEST_TMPDIR/renamed"
    ends 0 "$BATS_TEST_TMPDIR/renamed" cases
    cmp "$BATS_TEST_TMPDIR/out" build/cases/stone-game-1.cases
}

@test "the checker of inputs is strict, byte by byte" {
    each_ends 42 'build/rules/misere-nim valid' '2\n3 4\n'
    each_ends 43 'build/rules/misere-nim valid' '' '2' '2\n3 4' '2 \n3 4\n' ' 2\n3 4\n' '2\n3  4\n' '2\n3 4 \n' \
        '2\n3 4\n\n' '2\n3 4\n5\n' '2\n3\n4\n' '2\r\n3 4\r\n' '02\n3 4\n' '2\n3 04\n' '2\n3 0\n' '2\n3 2000000001\n' \
        '2\n3 x\n' '2\n3 -4\n' '2\n3\t4\n' '2\n3 4\0\n' '2\n3 99999999999999999999\n' '18446744073709551618\n3 4\n'
    each_ends 42 'build/rules/thirty-one-game valid' '123\n1\n'
    each_ends 43 'build/rules/thirty-one-game valid' '' '\n' '123' '123 1\n' '127\n' '12x\n' '1\0\n' '123\n\n'
    each_ends 42 'build/rules/red-blue-hackenbush valid' '1 1\n1 -1 R\n'
    each_ends 43 'build/rules/red-blue-hackenbush valid' '1 1\n1 18446744073709551615 R\n' \
        '1 1\n1 -18446744073709551615 R\n' '1 1\n1 -2 R\n'
    each_ends 42 'build/rules/euclids-game valid' '1 2\n0 0\n'
    each_ends 43 'build/rules/euclids-game valid' '1 2\n' '0 0\n' '1 2\n0 0' '1 2\n0 0\n3 4\n' '1 2\n3\n0 0\n' \
        '1 2 3 4\n0 0\n'
}

@test "about tells other tools what they need of a problem, and its limits" {
    about() { # NAME ANSWERS ENDLESS DRAWS SCORES GAMES WORDS LIMITS [LAST-LINE]
        ends 0 "build/rules/$1" about
        stdout "answers\t$2\nendless\t$3\ndraws\t$4\nscores\t$5\ngames\t$6\nlast line\t${9:--}\nwords\t$7\n$8"
        ends 0 "build/rules/$1" limits
        stdout "$8"
    }
    about nim-2 one no no no one no 'N\t1\t100\npile size\t1\t1000000000\n'
    about breaking-branches many no no no one no 'n\t2\t1000000000\n'
    about berzerk one yes yes no one no "$(build/rules/berzerk limits)\n"
    about jar-game one no yes yes one no "$(build/rules/jar-game limits)\n"
    about thirty-one-game one no no no 'to the end' yes "$(build/rules/thirty-one-game limits)\n"
    about euclids-game one no no no until no "$(build/rules/euclids-game limits)\n" "0 0"
    about towers-of-coins one no no no 'counted, in a row' no "$(build/rules/towers-of-coins limits)\n"
    about chess-practice one no no no exactly no "$(build/rules/chess-practice limits)\n"
    about rozgrywka one no no no counted no "$(build/rules/rozgrywka limits)\n"
}

@test "every input comes once, smallest first: fewest numbers, then the smallest sum, then number by number" {
    ends 0 build/rules/box-splitting cases
    grep -aE '^[0-9]{1,2} [0-9]{1,2}$' "$BATS_TEST_TMPDIR/out" | awk '{ print $1 + $2, $0 }' >"$BATS_TEST_TMPDIR/inputs"
    head -n 3000 "$BATS_TEST_TMPDIR/inputs" >"$BATS_TEST_TMPDIR/first"
    [ "$(wc -l <"$BATS_TEST_TMPDIR/first")" -eq 3000 ]
    sort -c -u -n -k 1,1 -k 2,2 -k 3,3 "$BATS_TEST_TMPDIR/first"
}

@test "an answer among several is right or wrong to the byte, but for blanks" {
    local accepts="build/rules/breaking-branches accepts $BATS_TEST_TMPDIR/given"
    file given '8\n'
    each_ends 42 "$accepts" 'Alice\n1\n' 'Alice 3' ' Alice\r\n\t7 \n\n'
    each_ends 43 "$accepts" '' 'Alice' 'Alice 0' 'Alice 8' 'Alice 01' 'Alice 1 3' 'Alice 9' 'Alice -1' 'Alice x' \
        'Alice 18446744073709551617' 'alice 1' 'Bob' 'Alice 1\0'
    file given '7\n'
    each_ends 42 "$accepts" 'Bob'
    each_ends 43 "$accepts" 'Bob Bob'
}

@test "explain begins with a game of its own, and refuses what is out of range by its name and range" {
    explained() {
        ends 0 "build/rules/$1" explain
        grep -q . "$BATS_TEST_TMPDIR/out"
        local wrong=99999999999999999999
        [ "$1" != sum-game ] || wrong+='#' # whose games are rows of digits
        ends 2 "build/rules/$1" explain "$wrong"
        printed ': expected '
    }
    for_all explained
}

@test "every sample, pasted into explain and turn, has the winner of the sample, or of its first game, and says so" {
    ends 0 env PYTHONPATH=common/manage python3 -B tests/rules/typed.py
}

# bats test_tags=deep
@test "smaller: games, numbers, letters and parts of trees are left out, numbers lowered; every input is valid, smaller, and rightly answered" {
    ends 0 python3 -B tests/rules/smaller.py build/rules < <(
        printf 'grundys-game | 1302' && printf ' / %d' {1..1302} && printf ' | \\n1222\\n | 1 / 1222\n'
        cat <<'TASKS'
removal-game | 6 / 7 -8 950 -1000000000 5 5 | -[0-9]*[1-9] | 1 / -1
game-on-tree | 7 / 1 3 / 3 4 / 5 4 / 1 2 / 2 6 / 6 7 | 5 4|4 3|3 2|2 1 | 2 / 2 1
euclids-game | 34 12 / 90 25 / 15 24 / 0 0 | [2-9][0-9]\n0 0 | 1 20 / 0 0
string-game | 3 / abcba ba / zzyxw yx / aa a | y.* .*x | 1 / y x
another-game | 3 / 3 / 7 8 9 / 5 / 1 2 12 4 5 / 1 / 1 | 1[12] 4 | 1 / 2 / 11 4
game-on-tree | 40 / 25 24 / 5 25 / 20 25 / 39 25 / 21 39 / 35 5 / 32 20 / 22 39 / 10 32 / 15 32 / 36 35 / 38 10 / 29 36 / 3 15 / 26 36 / 6 29 / 9 38 / 14 26 / 7 6 / 1 7 / 27 1 / 19 9 / 31 19 / 18 27 / 13 1 / 8 31 / 28 18 / 37 13 / 12 28 / 33 28 / 11 28 / 4 33 / 16 11 / 30 33 / 2 33 / 34 16 / 23 4 / 17 2 / 40 23 | ^([6-9]|[1-9][0-9])\n | 6 / 1 2 / 5 1 / 4 1 / 3 1 / 6 1
TASKS
    )
    ends 1 build/rules/deque smaller < <(printf '2\n1\n')
    printed 'deque: a: expected an integer from 1 to 1000000000'
}

@test "explain: whole explanations in both languages, of positions of all sizes, are those that were read for falsehoods" {
    ends 0 env PYTHONPATH=common/manage python3 -B tests/rules/explained.py
}

# bats test_tags=deep
@test "explain and turn end on the largest inputs and at the limits; what takes too long is left out in words" {
    ends 0 env PYTHONPATH=common/manage python3 -B tests/rules/slow.py check
    ends 0 build/rules/grundys-game explain 1000000
    printed 'Working out who wins takes longer than an explanation may take.' 'build/rules/grundys-game answer, with'
    ends 0 build/rules/grundys-game turn 1000000 </dev/null
    printed '"complaint":"Working this position out takes longer than a turn may take."}'
    ends 0 build/rules/root-game strip 1
    printed '"outcome":{"kind":null,"triedTo":65536}'
}

@test "play: letter-picking shows both words so far, the latest letter in front" {
    ends 0 build/rules/letter-picking play abcabd < <(printf 'yes\nfirst\nfirst\n')
    printed 'The words so far: Alice "a", Bob ""' 'The words so far: Alice "ca", Bob "b"'
}

@test "explain reads an input, or one game without counts: in each way that fits; a missing number is named, not made up" {
    ends 0 build/rules/odd-even-nim explain 1 4
    printed 'Read as an input.' 'koosaga wins (the first' 'Read as one game without its counts.' 'cubelover wins (the second'
    ends 0 build/rules/min-max-distance explain 3 Bob 1 2 5 # can be read in one way only
    not grep -q 'Read as' "$BATS_TEST_TMPDIR/out"
    ends 2 build/rules/apples-and-bananas explain 12
    printed 'apples-and-bananas: b: expected an integer from 0 to 1000'
    ends 0 build/rules/stones explain 7 2 3 # the count that is left out is fewer than the words
    printed '(7 stones), amounts: 2, 3' "The judge's answer: First"
    ends 0 build/rules/rozgrywka explain 2 15 3 9 4
    printed 'Read as an input of 2 games; this is the first one.' '(15 stones)'
    ends 2 build/rules/rozgrywka explain 2 15 3 9
    printed 'give one game only'
}

@test "explain says in plain words why a sum is lost or won, where that is so: equal parts, or heaps of Nim" {
    export COLUMNS=1000
    explains() { ends 0 "build/rules/$1" explain "${@:3}" && printed "$2"; }
    explains nim-2 'Equal ones form pairs: ' 2 2
    explains nim-2 'After "take 2 from pile 2" equal ones form pairs: ' 3 5
    explains nim-2 'none of them twice: 1, 2, 3 = 2 + 1. Then' 1 2 3
    explains nim-2 'After "take 2 from pile 1" every move loses. Write each number as a sum' 3 4 5
    explains nim-game-ii 'After "take 2 from pile 3" equal ones form pairs: ' 3 3 2
    silent() {
        ends 0 "build/rules/$1" explain "${@:2}"
        not grep -q ' form pairs: \|every move loses\. Write\|none of them twice' "$BATS_TEST_TMPDIR/out"
    }
    silent chess-practice 2 3 4 3 4 # not so where a move wins whatever lies beside it
    silent misere-nim 2 2 2         # nor where whoever moves last loses
    silent nim-game-ii 4 1 2 3 4    # nor where 4 stones are worth nothing
}

@test "in Korean every move is called by what is done, on its button as in the list of moves that were made" {
    named() {
        ends 0 env LC_ALL=ko "build/rules/$1" turn seed=7 </dev/null
        grep -o '"words":"[^"]*","said":"[^"]*"' "$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/said.$1"
        not grep -v '기"$\|나누기 [0-9]*"$\| → ' "$BATS_TEST_TMPDIR/said.$1"
    }
    for_all named
}

@test "inputs with numbers at the ends of their ranges are explained, and have a turn" {
    ends 0 build/rules/destructive-game explain 1000000000 1000000000
    printed 'Alice wins' 'The rest is left out'
    ends 0 env PYTHONPATH=common/manage python3 -B tests/rules/edges.py "$(long_or_quick 2 1)"
}

@test "play, whatever the problem: all that counts is shown, nothing typed crashes it" {
    tries() {
        ends 0 "build/tests/hidden/$1" "$(long_or_quick 40 10)"
        LC_ALL=ko ends 0 "build/tests/hidden/$1" "$(long_or_quick 10 3)"
        printf 'maybe\n\n\0\377y\nundo\nhint\n%%s%%n\n-1\n99999999999999999999\n' >"$BATS_TEST_TMPDIR/typed"
        head -c 3000 /dev/urandom | tr '\0' '\n' >>"$BATS_TEST_TMPDIR/typed"
        ends 0 "build/rules/$1" play <"$BATS_TEST_TMPDIR/typed"
    }
    # shellcheck disable=SC2046 # names
    make -s -k -j "$(getconf _NPROCESSORS_ONLN)" $(tried | sed 's,^,build/tests/hidden/,')
    for_all tries
}

@test "play: a piped game has a transcript; its words are help, hint, moves, undo, quit; its end says what was thrown away" {
    plays() { ends 0 "build/rules/$1" play "${@:3}" <"$(file typed "$2")"; }
    plays rozgrywka 'y\nundo\ntake 1\nundo\nmoves\nhelp\nhint\ntake 9\nbread\nquit\n' 7 2
    printed 'Your move: undo' 'There is nothing to take back.' 'A good move: take 1' 'Your move: take 9' \
        'That move is not allowed here. You can, for example: take 1' \
        'That is not understood. A move looks like: take 1'
    plays rozgrywka 'n\nundo\n' 7 2
    printed 'There is nothing to take back.'
    plays rozgrywka 'y\n2\n1\n1\n1\n1\n' 7 2
    printed 'The move "take 2" (turn 1) gave it away: "take 1" was better.'
    plays rozgrywka 'y\n3\n' 3 3
    [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out")" = 'The end. You win.' ]
    plays nim-2 'y\n1\n2 in 1\n1, 1\ntake 2\nquit\n' 3 2 # where a short form can mean several moves, it is asked
    printed 'That can mean several moves. Type one in full:'
    plays nim-2 'of course\nyes!\n-1\nquit\n' 3 2
    printed 'Please answer yes or no.' 'That move is not allowed here. You can, for example: take 1 from pile 1'
    plays nim-2 'ㅛ\nquit\n' 3 2
    printed 'You are koosaga.'
    plays nim-2 ' 아니요\nquit\n' 3 2
    printed 'You are cubelover.'
    plays card-game 'y\nright\nleft\nleft\n' 8 4 8 1 7 # lost from the start: a larger loss gives nothing away
    printed 'The end. The computer wins.'
    not grep -q 'gave it away' "$BATS_TEST_TMPDIR/out"
    plays splitting-pairs 'hint\ny\nremove 1\nexit\n' 1 9 # so it is where a move is not typed to its end
    printed '  remove 1 split 2+7' 'Good-bye.'
}

@test "play: the words of both languages; typed numbers that can be read in two ways are named; a long game is said to be one" {
    plays() { ends 0 env LC_ALL="$1" "build/rules/$2" play "${@:4}" <"$(file typed "$3")"; }
    plays C nim-2 '도움말\ny\n힌트\n수\n무르기\n그만\n' 2 3 5
    printed 'Read as an input.' 'write "3 2 3 5".' '2: ooooo (5 stones)' 'Type a move; obvious words' 'A good move: take 2 from pile 2' \
        '  take 5 from pile 2' 'There is nothing to take back.' 'Good-bye.'
    plays ko nim-2 'help\nq\n' 3 2 3 5
    printed '게임을 마칩니다.' '그 밖의 명령: 수(둘 수 있는 수),' '  힌트, 무르기, 도움말, 그만 (moves, hint, undo, help, quit도 됩니다)'
    plays C nim-2 'quit\n' 3 4 5
    not grep -q 'without counts what was typed' "$BATS_TEST_TMPDIR/out"
    plays C misere-nim 'quit\n' 3 20 20 20
    printed 'If both play well, the game takes'
}

@test "table: what is not a span is refused, and so is one without any game; spans are proposed" {
    refused() { # SAID WORD...
        ends "$1" build/rules/wythoff table "${@:3}"
        stdout ''
        printed "$2"
    }
    refused 2 'wythoff: "1..x" is not a span: such as 1..9' 1..x 5
    refused 2 'wythoff: "9..1" is not a span' 5 9..1
    refused 2 'expected an integer from 0 to' 1..3
    refused 1 'give spans of numbers, such as N="0..6 0..6", or ask' 6 6
}

# bats test_tags=deep
@test "turn: every game finds positions to begin with; what the page gets is one game from its start to its end, its values follow from each other, the machine never errs" {
    ends 0 env PYTHONPATH=common/manage python3 -B tests/rules/turns.py
    for language in en ko; do # "in 2" is short for "with queen 2": links have had it
        echo '1,4 to 1,3 in 2' | ends 0 env LC_ALL="$language" build/rules/chess-practice turn opponent=none 1 3 1 4
        printed '"words":"1,4 to 1,3 with queen 2"' '"complaint":null}'
    done
    ends 0 build/rules/nim-2 turn seed=1 opponent=perfekt first=you 3 4 </dev/null # an option is its whole name
    printed '"complaint":"There is no option \"opponent=perfekt\"."'
    ends 0 build/rules/rozgrywka turn seed=1 first=you 21 3 </dev/null # "1 to K" in the rule: its numbers stand beside it
    printed '"pieces":[21],"amounts":"amounts: 1 to 3"}'
    ends 0 build/rules/wording-game turn seed=14 first=you </dev/null # hardly any input made at random is valid
    printed '"plies":'
}

@test "where one output is right, accepts says so of every other one, and the judge reports WA, not a fault of the rules" {
    ends 43 build/rules/nim-2 accepts problems/nim-2/samples/1.in <"$(file output 'nobody\n')"
    stderr 'only the answer is right here\n'
}
