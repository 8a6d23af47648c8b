#!/usr/bin/env bats
# The games told by their rules: do they know the right answers, and do they try what they should?
load helper

setup_file() {
    local source name bin="$BATS_FILE_TMPDIR/bin"
    mkdir -p "$bin/shared"
    for source in tests/rules/shared/*.c; do
        compiled -c -o "$bin/shared/$(basename "$source" .c).o" "$source"
    done
    for source in tests/rules/*.c; do
        name=$(basename "$source" .c)
        compiled -o "$bin/$name" "$source" "$bin"/shared/*.o
        "$bin/$name" >"$BATS_FILE_TMPDIR/$name.cases"
    done
}

compiled() { "${CC:-cc}" -std=c11 -O2 "$@"; }

# rules NAME ARG...: runs a rules program.
rules() {
    local name=$1
    shift
    "$BATS_FILE_TMPDIR/bin/$name" "$@"
}

# cases NAME: its cases, one on a line: label, the lines of the input, the answer, separated by tabs.
cases() {
    awk '/^case / { if (line != "") print line; line = $2; next }
        { line = line "\t" $0 }
        END { print line }' "$BATS_FILE_TMPDIR/$1.cases"
}

# kind NAME KIND: the cases whose label is KIND-NUMBER.
kind() { cases "$1" | grep "^$2-[0-9]*[[:blank:]]"; }

# counted WANTED: stdin has that many lines.
counted() {
    local lines
    lines=$(($(wc -l)))
    [ "$lines" -eq "$1" ] || {
        echo "$lines lines, wanted $1"
        return 1
    }
}

# at_least NAME CASES SHARE ANSWER...: the number of cases, and each answer's share of them in percent.
at_least() {
    local name=$1 wanted=$2 share=$3 answer found all
    shift 3
    all=$(($(cases "$name" | wc -l)))
    echo "$name: $all cases"
    [ "$all" -ge "$wanted" ] || return 1
    for answer in "$@"; do
        found=$(($(cases "$name" | awk -F '\t' -v answer="$answer" '$NF == answer' | wc -l)))
        echo "$answer: $found"
        [ $((found * 100)) -ge $((all * share)) ] || return 1
    done
}

# column N: one column of tab separated lines.
column() { cut -f "$1"; }

# is WANTED: stdin is that text, with printf's escapes.
is() {
    cat >"$BATS_TEST_TMPDIR/found"
    same "$BATS_TEST_TMPDIR/found" "$(file wanted "$1")"
}

# like COMMAND...: stdin is what the command prints.
like() {
    cat >"$BATS_TEST_TMPDIR/found"
    "$@" >"$BATS_TEST_TMPDIR/wanted"
    same "$BATS_TEST_TMPDIR/found" "$BATS_TEST_TMPDIR/wanted"
}

# losing NAME LAST: the positions 1..LAST that the player to move loses, on one line.
losing() { rules "$1" table "$2" | awk '$1 > 0 && ($2 == "L" || $2 == "0") { printf "%s ", $1 }'; }

# explains NAME ARG...: the whole explanation is stdin.
explains() {
    cat >"$BATS_TEST_TMPDIR/explanation"
    ends 0 rules "$1" explain "${@:2}"
    same "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/explanation"
    stderr ''
}

# broken NAME FILE SED: builds NAME from a copy whose FILE went through SED, which must change something.
broken() {
    local copy="$BATS_TEST_TMPDIR/$1"
    rm -rf "$copy"
    mkdir -p "$copy"
    cp -R tests/rules/shared "tests/rules/$1.c" "$copy"
    cp "$BATS_FILE_TMPDIR"/bin/shared/*.o "$copy/shared"
    sed "$3" "$copy/$2" >"$copy/changed"
    ! cmp -s "$copy/changed" "$copy/$2" || return 1
    mv "$copy/changed" "$copy/$2"
    case $2 in
    shared/*) compiled -c -o "$copy/${2%.c}.o" "$copy/$2" ;;
    esac
    broken="$copy/program"
    compiled -o "$broken" "$copy/$1.c" "$copy"/shared/*.o
}

@test "rules: all sixteen are here" {
    for name in "$BATS_FILE_TMPDIR"/*.cases; do basename "$name" .cases; done |
        is 'box-splitting
crosses-and-crosses
nim-2
nimble
odd-even-nim
polygon-game
prime-jingle-bells
split-nim
stone-game-1
stone-game-2
stone-game-3
stone-game-4
stone-game-5
stone-game-6
stone-game-7
stone-game-8
'
}

@test "rules: every program's check passes" {
    for name in "$BATS_FILE_TMPDIR"/*.cases; do
        name=$(basename "$name" .cases)
        ends 0 rules "$name" check
        grep -x 'checked [0-9]* positions' "$BATS_TEST_TMPDIR/out" >/dev/null
        stderr ''
        [ "$(tr -cd '0-9' <"$BATS_TEST_TMPDIR/out")" -ge 1000 ]
    done
}

@test "rules: every case stream is well formed, and no label comes twice" {
    for name in "$BATS_FILE_TMPDIR"/*.cases; do
        LC_ALL=C awk -v OFS='\t' 'function close_case() { if (NR > 1 && bytes != wanted) bad = bad " " label }
            /^case / { close_case(); label = $2; wanted = $3 + $4; bytes = 0
                       if (NF != 4 || length($2) > 63 || $3 < 2 || $4 < 2 || seen[$2]++) bad = bad " " $2; next }
            { bytes += length($0) + 1 }
            END { close_case(); if (bad != "") { print FILENAME bad; exit 1 } }' "$name"
    done
}

@test "rules, same cases on every run" {
    rules stone-game-8 | cmp - "$BATS_FILE_TMPDIR/stone-game-8.cases"
    rules split-nim | cmp - "$BATS_FILE_TMPDIR/split-nim.cases"
}

@test "rules, cases: stone-game-1 to 4 try every N" {
    for game in 1 2 3 4; do
        cases stone-game-$game | column 2 | like seq 1 1000
        at_least stone-game-$game 1000 25 SK CY
    done
}

@test "rules, cases: smallest first over the whole stream, and none twice" {
    local name size
    # The size of an input in one or two parts, told by its numbers and the sum of all but the first; large
    # is 100 when one of these is beyond what explain takes in the nim games.
    while read -r name size; do
        cases "$name" | awk -F '\t' '{ for (i = 2; i < NF; i++) printf "%s ", $i; print "" }' \
            >"$BATS_TEST_TMPDIR/inputs"
        sort "$BATS_TEST_TMPDIR/inputs" | uniq -d | counted 0
        awk '{ sum = large = 0
            for (i = 2; i <= NF; i++) { sum += $i; if ($i > 2000) large = 100 }
            print '"$size"' }' "$BATS_TEST_TMPDIR/inputs" \
            >"$BATS_TEST_TMPDIR/sizes"
        sort -n -k 1,1 -k 2,2 -c "$BATS_TEST_TMPDIR/sizes"
    done <<'END'
box-splitting $1+$2
crosses-and-crosses $1
nim-2 $1+large,sprintf("%.0f",sum)
nimble $1+large,sprintf("%.0f",sum)
odd-even-nim $1+large,sprintf("%.0f",sum)
polygon-game $1
prime-jingle-bells $2,$1
split-nim $1+large,sprintf("%.0f",sum)
stone-game-1 $1
stone-game-2 $1
stone-game-3 $1
stone-game-4 $1
stone-game-5 $1
stone-game-6 $1
stone-game-7 $1
stone-game-8 $1,$2
END
}

@test "rules, cases: stone-game-5 to 7 try all small N, random ones and the limits" {
    for game in 5 6 7; do
        at_least stone-game-$game 2300 25 SK CY
        kind stone-game-$game small | column 2 | like seq 1 2000
        kind stone-game-$game random | counted 300
        # Each N is larger than the one before.
        cases stone-game-$game | awk '$2 <= before { print } { before = $2 }' | counted 0
        kind stone-game-$game random | awk '$2 <= 2000' | counted 0
        [ "$(kind stone-game-$game random | awk '$2 < 1000000' | wc -l)" -ge 50 ]
        [ "$(kind stone-game-$game random | awk '$2 > 100000000000' | wc -l)" -ge 100 ]
        kind stone-game-$game limit | column 2 |
            like eval 'seq -f %.0f 2147483643 2147483653; seq -f %.0f 4294967291 4294967301
                seq -f %.0f 999999999995 1000000000000'
        cases stone-game-$game | tail -n 1 | column 2 | is '1000000000000\n'
    done
}

@test "rules, cases: stone-game-8 tries every set within 1..6, random ones and the extremes" {
    kind stone-game-8 small | awk -F '\t' '{ print $2 "," $4 }' | sort -u | counted $((63 * 60))
    kind stone-game-8 small | column 2 | like eval 'kind stone-game-8 small | column 2 | sort -n'
    kind stone-game-8 early | awk -F '\t' '$2 >= 20 && $2 <= 80 && $3 >= 3 && $3 <= 10' | counted 300
    cases stone-game-8 | grep -c '^random' | is '900\n'
    # All 22 amounts, M at its limit, and M below every amount.
    cases stone-game-8 | awk -F '\t' '$2 == 1000000000 && $3 == 22' | grep -q .
    cases stone-game-8 | awk -F '\t' '$2 == 1000000000 && $4 == "2 7 10 12 15 20 22"' | counted 1
    cases stone-game-8 | awk -F '\t' '$2 == 459 && $4 == "3 4 5 17 18 19 20 22"' | counted 1
    cases stone-game-8 | awk -F '\t' '$2 == 21 && $4 == "22" && $5 == 21' | counted 1
    # As the statement promises: different amounts, ascending, as many as announced.
    cases stone-game-8 | awk -F '\t' '{ n = split($4, a, " "); good = n == $3 && NF == 5
        for (i = 1; i <= n; i++) good = good && a[i] > (i > 1 ? a[i - 1] : 0) && a[i] <= 22
        if (!good) print }' | counted 0
}

@test "rules, cases: box-splitting tries every input, smallest sums first" {
    at_least box-splitting 9999 20 A B
    cases box-splitting | column 2 | sort -u | counted 9999
    cases box-splitting | column 2 | awk '$1 < 1 || $1 > 100 || $2 < 1 || $2 > 100 || $1 + $2 < before
        { before = $1 + $2 }' | counted 0
}

@test "rules, cases: the nim games try every small position, balanced ones and the limit" {
    while read -r name small limit; do
        at_least "$name" 600 35 koosaga cubelover
        kind "$name" small | column 3 | sort -u | counted "$small"
        kind "$name" small | column 2 | like eval "kind $name small | column 2 | sort -n"
        kind "$name" random | counted 300
        kind "$name" large | counted 200
        # Half of them balanced, whatever their number of heaps; and not for being sorted.
        kind "$name" random | tail -n 50 | grep -c 'cubelover$' | awk '{ print ($1 >= 20 && $1 <= 30) }' | is '1\n'
        kind "$name" random | awk -F '\t' '{ n = split($3, heap, " ")
            if (n != $2) print
            for (i = 2; i <= n; i++) falls += heap[i] + 0 < heap[i - 1] + 0 }
            END { if (falls < 5000) print "sorted" }' | counted 0
        cases "$name" | awk -F '\t' -v limit="$limit" '{ n = split($3, heap, " ")
            for (i = 1; i <= n; i++) if (heap[i] < 1 || heap[i] + 0 > limit + 0) print }' | counted 0
        kind "$name" limit | awk -F '\t' -v limit="$limit" '{ n = split($3, heap, " ")
            all = n == 100
            for (i = 1; i <= n; i++) all = all && heap[i] == limit
            if (all) print $4 }' | is 'cubelover\n'
    done <<'END'
nim-2 119 1000000000
nimble 119 1000000000
odd-even-nim 116 2147000000
split-nim 119 2000000000
END
    # "All of them 2" is never given.
    cases odd-even-nim | awk -F '\t' '$3 ~ /^2( 2)*$/' | counted 0
}

@test "rules, cases: polygon-game and crosses-and-crosses try every size" {
    cases polygon-game | column 2 | like seq 3 1000
    at_least polygon-game 998 14 1 2
    cases crosses-and-crosses | column 2 | like seq 3 2000
    # The second player wins few strips; all that there are up to 2000 are tried.
    cases crosses-and-crosses | awk -F '\t' '$3 == 2' | counted 25
}

@test "rules, cases: prime-jingle-bells tries every a <= b <= 60, random ones and the limits" {
    at_least prime-jingle-bells 1990 0
    kind prime-jingle-bells small | column 2 | awk '$1 <= $2 && $2 <= 60 && $2 >= before { before = $2; print }' |
        sort -u | counted 1830
    kind prime-jingle-bells random | awk '$3 <= 3000' | counted 150
    for a in 1 1000 1000000; do
        kind prime-jingle-bells limit | awk -F '\t' -v input="$a 1000000" '$2 == input' | counted 1
    done
    # Ahead, behind and even: each happens (behind only in the game 1 2).
    kind prime-jingle-bells small | awk '$4 > $5' | counted 1776
    kind prime-jingle-bells small | awk '$4 == $5' | counted 53
    cases prime-jingle-bells | awk '$4 < $5' | is 'small-2\t1 2\t0 1\n'
}

@test "rules, published: taking 1, 3 or 4, and the misere game" {
    losing stone-game-3 20 | is '2 7 9 14 16 '
    losing stone-game-4 20 | is '1 3 8 10 15 17 '
    rules stone-game-4 table 0 | is '0\tW\n'
    rules stone-game-3 table 0 | is '0\tL\n'
}

@test "rules, published: taking 1 or 3, by parity; powers of four, 0 and 2 modulo 5" {
    rules stone-game-1 table 1000 | like eval "seq 0 1000 | awk '{ print \$1 \"\\t\" (\$1 % 2 ? \"W\" : \"L\") }'"
    rules stone-game-2 table 1000 | like eval "seq 0 1000 | awk '{ print \$1 \"\\t\" (\$1 % 2 ? \"L\" : \"W\") }'"
    losing stone-game-7 1000 | tr ' ' '\n' | grep . |
        like eval "seq 1 1000 | awk '\$1 % 5 == 0 || \$1 % 5 == 2'"
}

@test "rules, published: stone-game-8's extremes over all sets" {
    rules stone-game-8 extremes |
        is 'longest period 516, set 0x284a42: 2 7 10 12 15 20 22
longest pre-period 459, set 0x2f001c: 3 4 5 17 18 19 20 22
largest sum 521, set 0x280412: 2 5 11 20 22
'
}

@test "rules, published: stone-game-8's longest period, by its table alone" {
    rules stone-game-8 table 1200 2 7 10 12 15 20 22 | awk '{ lost[NR - 1] = $2 }
        END { for (period = 1; period <= 516; period++) {
                  for (n = 600; n + period <= 1200 && lost[n] == lost[n + period]; n++) ;
                  if (n + period > 1200) { print period; exit } } }' | is '516\n'
    # The windows of 22 outcomes repeat from 459 on, so the outcomes repeat from 459 - 22 + 1 on.
    rules stone-game-8 table 1200 3 4 5 17 18 19 20 22 | awk '{ lost[NR - 1] = $2 }
        END { for (n = 1200 - 39; n >= 0 && lost[n] == lost[n + 39]; n--) ; print n + 1 }' | is '438\n'
}

@test "rules, published: box-splitting is lost exactly when both boxes are odd" {
    rules box-splitting table 100 | awk '($3 == "L") != ($1 % 2 && $2 % 2)' | counted 0
}

@test "rules, published: Nim, Lasker's Nim and the odd-even game" {
    rules nim-2 table 2000 | awk '$1 != $2' | counted 0
    rules nimble table 2000 | awk '$1 != $2' | counted 0
    rules split-nim table 16 | column 2 | tr '\n' ' ' | is '0 1 2 4 3 5 6 8 7 9 10 12 11 13 14 16 15 '
    rules odd-even-nim table 10 | column 2 | tr '\n' ' ' | is '0 1 0 2 1 3 2 4 3 5 4 '
}

@test "rules, published: Dawson's Kayles" {
    # Its first 34 values (OEIS A002187, where a heap of n is n + 1 vertices here).
    rules polygon-game table 34 | column 2 | sed 1d | tr '\n' ' ' |
        is '0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4 '
    losing polygon-game 1000 | tr ' ' '\n' | grep . |
        like eval "seq 1 1000 | awk '{ r = \$1 % 34 }
            \$1 == 1 || \$1 == 15 || \$1 == 35 || r == 5 || r == 9 || r == 21 || r == 25 || r == 29'"
    rules polygon-game table 1000 | awk '{ value[$1] = $2 }
        END { for (n = 1000 - 34; n >= 0 && value[n] == value[n + 34]; n--) ; print n + 1 }' | is '53\n'
}

@test "rules, published: treblecross" {
    rules crosses-and-crosses table 50 | column 2 | tr '\n' ' ' |
        is '0 1 1 1 2 2 0 3 3 1 1 1 0 4 3 3 3 2 2 2 4 4 0 5 5 2 2 2 3 3 0 5 0 1 1 1 3 3 3 5 6 4 4 1 0 5 5 6 6 2 7 '
    losing crosses-and-crosses 2000 |
        is '6 12 22 30 32 44 54 64 76 86 98 110 118 130 132 162 170 184 194 202 282 290 302 356 1046 '
}

@test "rules, published: the leads of prime-jingle-bells" {
    # From 1 to 10, one number a turn: the first player says 1, 3, 5, 7, 9 and leads by 3 to 1.
    rules prime-jingle-bells table 1 10 | column 2 | tr '\n' ' ' | is '0 -1 0 0 1 1 2 2 2 2 '
    # A turn may say everything: 11 primes up to 31.
    kind prime-jingle-bells small | awk -F '\t' '$2 == "31 31" { print $3 }' | is '11 0\n'
}

@test "rules: a table is what it says, from the first line to the last" {
    rules stone-game-8 table 5 2 3 | is '0\tL\n1\tL\n2\tW\n3\tW\n4\tW\n5\tL\n'
    rules box-splitting table 2 | is '1\t1\tL\n1\t2\tW\n2\t1\tW\n2\t2\tW\n'
}

@test "rules: bad arguments get one line and status 1" {
    while IFS='|' read -r arguments message; do
        # shellcheck disable=SC2086 # the words are the arguments
        ends 1 rules $arguments
        stdout ''
        stderr "${arguments%% *}: $message\n"
    done <<'END'
stone-game-1 explain|explain takes N (1..1000)
stone-game-1 explain 0|explain takes N (1..1000)
stone-game-1 explain 1001|explain takes N (1..1000)
stone-game-1 explain 5x|explain takes N (1..1000)
stone-game-1 explain 99999999999999999999999|explain takes N (1..1000)
stone-game-1 explain 1 2|explain takes N (1..1000)
stone-game-6 explain 1000000000001|explain takes N (1..1000000000000)
stone-game-6 table -1|table takes LAST (0..1000)
stone-game-8 explain 20|explain takes M (1..1000000000) and then different amounts (1..22)
stone-game-8 explain 20 1 1|explain takes M (1..1000000000) and then different amounts (1..22)
stone-game-8 explain 20 23|explain takes M (1..1000000000) and then different amounts (1..22)
box-splitting explain 1 1|explain takes N M (1..100 each, not both 1)
nim-2 explain 0 1|explain takes 1 to 100 heaps (1..2000)
nimble explain|explain takes 1 to 100 coins (1..2000)
polygon-game explain 2|explain takes N (3..1000)
crosses-and-crosses table 2001|table takes LAST (0..2000)
prime-jingle-bells explain 4 3|explain takes a b (1 <= a <= b <= 3000)
polygon-game extremes|usage: polygon-game [explain N (3..1000) | table LAST (0..1000) | check]
stone-game-2 check 3|usage: stone-game-2 [explain N (1..1000) | table LAST (0..1000) | check]
END
}

@test "rules: a full disk is an error" {
    [ -w /dev/full ] || skip "no /dev/full here"
    status=0
    rules nim-2 >/dev/full 2>"$BATS_TEST_TMPDIR/err" || status=$?
    [ "$status" -eq 1 ]
    stderr 'nim-2: cannot write the cases\n'
}

@test "rules: check finds a wrong table" {
    broken stone-game-4 shared/stones.c 's/^    return wins;$/    wins[37] = !wins[37]; return wins;/'
    ends 1 "$broken" check
    stderr 'stone-game-4: check fails at position N = 37: the table says L, the moves say W\n'

    broken box-splitting shared/boxes.c 's/bool wins = false;/bool wins = position == 3003;/'
    ends 1 "$broken" check
    stderr 'box-splitting: check fails at position (3, 3): the table says W, the moves say L\n'

    broken nim-2 shared/heaps.c 's/= mex_of_options(.*);/= mex_of_options(game, values, heap) + (heap == 5);/'
    ends 1 "$broken" check
    stderr 'nim-2: check fails at heap 5: value 6, but 1 smaller values are not reached\n'

    broken polygon-game shared/heaps.c 's/= mex_of_options(.*);/= mex_of_options(game, values, heap) - (heap == 6);/'
    ends 1 "$broken" check
    stderr 'polygon-game: check fails at heap 6: an option has its own value, 2\n'

    broken prime-jingle-bells shared/counting.c 's/up_to\[said\] - lead\[ends/up_to[said] + lead[ends/'
    ends 1 "$broken" check
    grep 'prime-jingle-bells: check fails at a = ' "$BATS_TEST_TMPDIR/err" >/dev/null
}

@test "rules: a proof that fails leaves no cases" {
    while IFS='|' read -r name file change message; do
        broken "$name" "$file" "$change"
        ends 1 "$broken"
        stdout ''
        stderr "$name: $message\n"
    done <<'END'
stone-game-3|stone-game-3.c|s/searched = 1000/searched = 5/|the window does not come back within the 5 searched piles
stone-game-6|shared/stones.c|s/^    return wins;$/wins[37] = !wins[37]; return wins;/|the searched outcomes of 30 and 37 break the period
stone-game-7|stone-game-7.c|s/searched = 20000/searched = 6/|no modulus up to 3 tells lost piles from won ones
split-nim|split-nim.c|s/return heap - 1;/return heap;/|beyond the table: heap 4 is said to have 4 but the moves give 3
odd-even-nim|shared/nim.c|s/sum ^= heap_value/sum += heap_value/|the search of the whole position 1 1 and its nim-sum disagree
polygon-game|polygon-game.c|s/vertices - 2 - cut_off}/vertices - 2 - cut_off - (vertices > 6 ? 1 : 0)}/|size 9: the real board and the heaps disagree
crosses-and-crosses|crosses-and-crosses.c|s/cell - 1 - 2/cell - 1 - 1/|size 5: the real board and the heaps disagree
prime-jingle-bells|shared/counting.c|s/= up_to\[said\] - lead;/= up_to[said] + lead;/|a = 1, b = 2: the tree and the plain search disagree
END
}

@test "rules, explain: stone-game-3 10" {
    explains stone-game-3 10 <<'END'
stone-game-3: A move takes 1, 3 or 4 stones; whoever takes the last stone wins.
W: the player to move wins (N-position). L: the player to move loses (P-position).
     0: LWLWWWWLWL W
Period 7 from N = 0 on: the 4 outcomes up to N = 0 come back up to N = 7,
and the last 4 outcomes decide the next one. (Nobody can move below N = 0: W.)
N = 10: SK wins (the first player)
Winning first moves:
  take 1, leaving 9
  take 3, leaving 7
END
}

@test "rules, explain: stone-game-2 4" {
    explains stone-game-2 4 <<'END'
stone-game-2: A move takes 1 or 3 stones; whoever takes the last stone loses.
W: the player to move wins (N-position). L: the player to move loses (P-position).
     0: WLWLW
Period 2 from N = 0 on: the 3 outcomes up to N = 2 come back up to N = 4,
and the last 3 outcomes decide the next one. (Nobody can move below N = 0: W.)
N = 4: SK wins (the first player)
Winning first moves:
  take 1, leaving 3
  take 3, leaving 1
END
}

@test "rules, explain: stone-game-7 1000000000000" {
    explains stone-game-7 1000000000000 <<'END'
stone-game-7: A move takes 1, 4, 16, 64, ... stones; whoever cannot move loses.
W: the player to move wins (N-position). L: the player to move loses (P-position).
     0: LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW
    50: LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW
   100: LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW
   150: LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW LWLWWLWLWW
   200: L
  (cut: 200 is the last position shown)
Lost exactly when N mod 5 is 0 or 2.
No amount joins two lost residues and every won one reaches a lost one;
the search agrees up to N = 20000.
N = 1000000000000: CY wins (the second player)
Winning first moves: none
END
}

@test "rules, explain: stone-game-8 20 1 2 3" {
    explains stone-game-8 20 1 2 3 <<'END'
stone-game-8: A move takes one of the given amounts; whoever cannot move loses.
Amounts:
  1, 2, 3
W: the player to move wins (N-position). L: the player to move loses (P-position).
     0: LWWWLWWWLW WWLWWWLWWW L
Period 4 from N = 0 on: the 3 outcomes up to N = 0 come back up to N = 4,
and the last 3 outcomes decide the next one. (Nobody can move below N = 0: W.)
Windows: pre-period 0, period 4.
N from 1 to 20 that CY wins (the second player):
  4, 8, 12, 16, 20
Count: 5
END
}

@test "rules, explain: stone-game-8 3 5 22" {
    explains stone-game-8 3 5 22 <<'END'
stone-game-8: A move takes one of the given amounts; whoever cannot move loses.
Amounts:
  5, 22
W: the player to move wins (N-position). L: the player to move loses (P-position).
     0: LLLL
Period 27 from N = 0 on: the 22 outcomes up to N = 16 come back up to N = 43,
and the last 22 outcomes decide the next one. (Nobody can move below N = 0: W.)
Windows: pre-period 16, period 27.
N from 1 to 3 that CY wins (the second player):
  1, 2, 3
Count: 3
END
}

@test "rules, explain: box-splitting 3 4" {
    explains box-splitting 3 4 <<'END'
box-splitting: A move empties one box and splits the other over both; (1, 1) wins.
W: the player to move wins (N-position). L: the player to move loses (P-position).
Rows: stones in box 1. Columns: stones in box 2, from 1 on.
     1: LWLW
     2: WWWW
     3: LWLW
(3, 4): A wins (the player who starts)
Winning first moves:
  empty box 1, split the 4 of box 2 into 1 and 3
END
}

@test "rules, explain: nim-2 3 4 5" {
    explains nim-2 3 4 5 <<'END'
nim-2: A move takes one or more stones from one pile; the last stone wins.
Grundy numbers, by mex over the moves:
     0:     0     1     2     3     4     5
heap 3: 3
heap 4: 4
heap 5: 5
nim-sum: 2
koosaga wins (the first player)
Winning first moves:
  heap 3 -> 1
END
}

@test "rules, explain: nimble 2 2" {
    explains nimble 2 2 <<'END'
nimble: A move slides one coin to the left; the last coin to reach square 0 wins.
Grundy numbers, by mex over the moves:
     0:     0     1     2
coin 2: 2
coin 2: 2
nim-sum: 0
cubelover wins (the second player)
Winning first moves: none
END
}

@test "rules, explain: odd-even-nim 8 7" {
    explains odd-even-nim 8 7 <<'END'
odd-even-nim: A move removes an even part of a pile, or all of an odd pile; the last mover wins.
Grundy numbers, by mex over the moves:
     0:     0     1     0     2     1     3     2     4     3
heap 8: 3
heap 7: 4
nim-sum: 7
koosaga wins (the first player)
Winning first moves:
  heap 7 -> 5
END
}

@test "rules, explain: split-nim 4 3 1" {
    explains split-nim 4 3 1 <<'END'
split-nim: A move takes stones from one pile or splits one pile in two; the last stone wins.
Grundy numbers, by mex over the moves:
     0:     0     1     2     4     3
heap 4: 3
heap 3: 4
heap 1: 1
nim-sum: 6
koosaga wins (the first player)
Winning first moves:
  heap 3 -> 2
  heap 4 -> 1 + 3
END
}

@test "rules, explain: polygon-game 15" {
    explains polygon-game 15 <<'END'
polygon-game: A move joins two vertices, apart from all segments; whoever cannot loses.
Grundy numbers, by mex over the moves:
     0:     0     0     1     1     2     0     3     1     1     0
    10:     3     3     2     2     4     0
Period 34 from size 53 on: g(n + 34) = g(n) for n = 53 to 141, which is enough
for all larger n, since a move removes at most 2.
Size 15: Grundy number 0. 2 wins (the second player)
Winning first moves: none
END
}

@test "rules, explain: polygon-game 16" {
    explains polygon-game 16 <<'END'
polygon-game: A move joins two vertices, apart from all segments; whoever cannot loses.
Grundy numbers, by mex over the moves:
     0:     0     0     1     1     2     0     3     1     1     0
    10:     3     3     2     2     4     0     5
Period 34 from size 53 on: g(n + 34) = g(n) for n = 53 to 141, which is enough
for all larger n, since a move removes at most 2.
Size 16: Grundy number 5. 1 wins (the first player)
Winning first moves:
  cut off 5, leaving 5 and 9
  cut off 7, leaving 7 and 7
END
}

@test "rules, explain: crosses-and-crosses 7" {
    explains crosses-and-crosses 7 <<'END'
crosses-and-crosses: A move marks a free cell; whoever completes three in a row wins.
Grundy numbers, by mex over the moves:
     0:     0     1     1     1     2     2     0     3
No period is proved by the sizes up to 2000.
Size 7: Grundy number 3. 1 wins (the first player)
Winning first moves:
  cells, counted from 1:
  4
END
}

@test "rules, explain: prime-jingle-bells 3 31" {
    explains prime-jingle-bells 3 31 <<'END'
prime-jingle-bells: Count to 31, 1 to 3 numbers a turn; a prime said scores one point.
Lead of the player to go on, by the last number said (0: nothing yet):
     0:     3     3     2    -1     3     2     2    -1     1     1
    10:     1     0     2     1     1    -1     3     2     2    -1
    20:     1     1     1     0     0     0     0     0     2     1
    30:     1     0
Lead of the first player: 3. Scores: 7 and 4
Best first turns (the last number said):
  3
END
}

