#!/usr/bin/env bats
# make lab: heaps of any amounts or code. All 512 codes, to 20,000: make check-lab.
load helper

setup_file() {
    make -s build/lab build/tests/plain
}

# lab ARGUMENT...: make lab, with these settings.
lab() { make -s lab "$@"; }

@test "the periods of the literature are found and proved; where none is known, that is said" {
    while read -r code law; do
        ends 0 build/lab survey code normal "$code" 1 0
        printed "$law" || return 1
    done <<'CODES'
0.77 Proved: period 12 from 71 on, by the period theorem of octal games.
0.07 Proved: period 34 from 53 on, by the period theorem of octal games.
0.137 Proved: period 34 from 52 on, by the period theorem of octal games.
0.156 Proved: period 349 from 3479 on, by the period theorem of octal games.
0.356 Proved: period 142 from 7315 on, by the period theorem of octal games.
0.165 Proved: period 1550 from 5181 on, by the period theorem of octal games.
0.644 Proved: period 442 from 3256 on, by the period theorem of octal games.
0.055 Proved: period 148 from 259 on, by the period theorem of octal games.
0.45 Proved: period 20 from 498 on, by the period theorem of octal games.
4.(3) Proved: g(n + 4) = g(n) + 4 from n = 1 on
0.777 No law found up to 32768.
0.004 No law found up to 32768.
CODES
}

# bats test_tags=deep
@test "values and laws of codes are those of a plain table" {
    ends 0 python3 -B tests/lab/laws.py codes 16 3000
    stdout ''
}

@test "a heap whose number is rare counts, also where the mask changes: 1024 for 0.161" {
    build/lab numbers code normal 0.161 1 5000 >"$BATS_TEST_TMPDIR/values"
    ends 0 build/tests/plain 5000 normal code 0.161 <"$BATS_TEST_TMPDIR/values"
    stdout 'none\n'
}

@test "values and laws of random amounts are those of a plain table, W and L in normal and misere play" {
    ends 0 python3 -B tests/lab/laws.py takes 40 2500
    stdout ''
}

@test "for a page: values, laws, and as many values more as show them" {
    strip() { build/lab strip "$@"; }
    ends 0 strip take normal 3 1 3 4 1 0
    printed '{"laws":{"outcome":{"kind":"window","from":0,"period":7,"shift":0},"grundy":{"kind":"octal"' || return 1
    ends 0 strip code normal 0.165 1 0
    printed '{"laws":{"grundy":{"kind":"octal","from":5181,"period":1550,"shift":0}}}' || return 1
    strip code normal 0.165 1 0 | python3 -c 'import json, sys
first, laws, more = map(json.loads, sys.stdin)
values = first["numbers"] + more["numbers"]
assert len(values) > 5181 + 2 * 1550 and more["from"] == len(first["numbers"])
assert all(values[n] == values[n + 1550] for n in range(5181, len(values) - 1550)) and values[5180] != values[6730]
assert all((value == 0) == (letter == "L") for value, letter in zip(values, first["letters"] + more["letters"]))' || return 1
    ends 0 strip take normal 2 2 3- 1 0
    printed '"outcome":{"kind":"window","from":2,"period":0,"shift":0}' || return 1
    ends 0 strip code normal 0.777 1 0
    printed '{"kind":null,"triedTo":32768}' || return 1
    ends 0 strip code misere 0.77 1 0
    printed '{"byLast":[[0,"W"],[1,"L"],[2,"W"]'
}

@test "Grundy's game is searched; in misere play, and in large heaps, it is refused" {
    ends 0 build/lab numbers code normal "(4)" 1 13
    printed $'13\t3' || return 1
    ends 2 build/lab survey code misere "(4)" 1 5
    printed 'normal play only' || return 1
    ends 2 build/lab survey code normal "(4)" 1 2001
    printed 'at most 2000 stones'
}

@test "in misere play, whoever wins wins by a search of its own" {
    ends 0 python3 -B tests/lab/laws.py misere 80
    stdout ''
}

@test "misere quotients: their elements and periods, and where none is found that has all piles" {
    while read -r code count law; do
        ends 0 lab CODE="$code" MISERE=1 VALUES=quotient TO=0
        [ "$(grep -c ' [-L] ' "$BATS_TEST_TMPDIR/out")" = "$count" ] || return 1
        [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out" | tr -s ' ')" = "$law" ] || return 1
    done <<'CODES'
0.333 6 period 4 from 1
0.123 20 period 5 from 5
0.75 8 period 2 from 8
0.53 16 period 9 from 21
0.15 42 period 10 from 66
0.77 40 period 12 from 71
0.07 24 known up to 24
CODES
    ends 0 lab CODE=0.123 MISERE=1 VALUES=quotient TO=2
    stdout 'element lost a=1  b=3 c=8 d=9 e=6
1       -    a    b   c   d   e
a       L    1    ab  ac  ad  ae
b       -    ab   b2  bc  bd  be
c       -    ac   bc  1   bd  be
d       -    ad   bd  bd  e   ae
e       L    ae   be  be  ae  e
ab      -    b    ab2 abc abd abe
ac      L    c    abc a   abd abe
ad      -    d    abd abd ae  e
ae      -    e    abe abe e   ae
b2      L    ab2  b3  b3  d   e
bc      -    abc  b3  b   d   e
bd      L    abd  d   d   be  abe
be      -    abe  e   e   abe be
ab2     -    b2   ab3 ab3 ad  ae
abc     -    bc   ab3 ab  ad  ae
abd     -    bd   ad  ad  abe be
abe     -    be   ae  ae  be  abe
b3      -    ab3  b2  b2  bd  be
ab3     -    b3   ab2 ab2 abd abe
0       1
1       a
2       1
period  5    from 5
'
    ends 0 lab CODE=0.77 MISERE=1 N="1000000000000 7"
    printed 'The misere quotient has 40 elements.' 'The first player wins.' '  take 2 from pile 2'
}

# bats test_tags=deep
@test "misere quotients say of all small sums who wins, as a search of its own does" {
    ends 0 python3 -B tests/lab/laws.py quotients 40
    stdout ''
}

@test "codes of which a move leaves three piles, and Moore's Nim, against plain tables and searches" {
    ends 0 python3 -B tests/lab/laws.py three 12
    stdout ''
    ends 0 python3 -B tests/lab/laws.py moore 60
    stdout ''
    ends 0 lab MOORE=2 N="4 2 2 1000000000000"
    printed 'leave 2 2 2 0'
}

@test "values of piles, for other programs: rows, JSON, a line, a picture of two piles" {
    ends 0 lab CODE=0.77 VALUES=csv TO=3
    stdout 'pile,value\n0,0\n1,1\n2,2\n3,3\n'
    ends 0 lab TAKE="1 4" MISERE=1 VALUES=json TO=4
    stdout '["W","L","W","L","W"]\n'
    ends 0 lab CODE=0.8f VALUES=line TO=8
    stdout '0, 0, 1, 1, 2, 2, 3, 3, 4\n'
    ends 0 lab TAKE=1..2 VALUES=svg TO=3
    stdout '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
<rect width="32" height="32" fill="#d6e6f5"/>
<path fill="#a03c08" d="M0 0h8v8h-8zM24 0h8v8h-8zM8 8h8v8h-8zM16 16h8v8h-8zM0 24h8v8h-8zM24 24h8v8h-8z"/>
</svg>
'
    ends 2 lab CODE=0.3 VALUES=xml
    printed 'VALUES is csv, json, line, svg or quotient, not "xml"'
    ends 2 lab CODE=0.3 VALUES=csv TO=many
    printed 'TO is a number of stones, not "many"'
    ends 2 lab TAKE=2 MISERE=1 VALUES=quotient
    printed 'a misere quotient is that of a CODE, with MISERE=1'
}

@test "the cases of the lab's rules are made: laws agree with the moves, sums with a search of the whole" {
    ends 0 build/lab cases
}

@test "make lab: a table, the law, and who wins which heaps by which moves" {
    ends 0 lab TAKE="1, 3 4"
    stdout '  amounts: 1, 3, 4; normal play
W: the player to move wins (N-position). L: the player to move loses (P-position).
     0: LWLWWWWLWL WWWWLWLWWW WLWLWWWWLW LWWWWLWLWW WWLWLWWWWL
    50: WLWWWWLWLW WWWLWLWWWW LWLWWWWLWL WWWWLWLWWW WLWLWWWWLW
   100: LWWWWLWLWW WWLWLWWWWL WLWWWWLWLW WWWLWLWWWW LWLWWWWLWL
Proved: period 7 from 0 on, since the same window of outcomes comes again.
Grundy numbers, by mex over the moves:
     0: 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1
    30: 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1
    60: 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3
    90: 2 0 1 0 1 2 3 2 0 1
Proved: period 7 from 0 on, by the period theorem of octal games.
'
    ends 0 lab CODE=0.137 N="1000000000000 9"
    printed '1000000000000 - 29411764704 * 34 = 64, and g(64) = 5.' 'nim-sum: 6' 'The first player wins.' \
        '  take 3, leave 4+999999999993 in pile 1' '(10005 moves were tried'
    ends 0 lab TAKE=1..4 N=7 MISERE=1
    printed 'misere play' '7 mod 5 = 2, and 2 is W.' '  take 1'
    ends 0 env LANG=ko make -s lab TAKE=1..3 N=8
    printed '증명됨: 0부터 주기 4' '후공이 이깁니다.'
}

@test "make lab: the move that wins is found among 10^12, in normal and misere play" {
    wins_by() { # MOVE SETTING...
        ends 0 lab "${@:2}"
        printed "$1"
    }
    wins_by '  take 1000000000000' TAKE=1.. N=1000000000000
    wins_by '  take 999999999999' TAKE=1.. N=1000000000000 MISERE=1
    wins_by '  take 400000000001 from pile 2' TAKE=1.. N="599999999998 999999999999"
    wins_by '  take 999999999993 from pile 1' TAKE=1.. N="1000000000000 7" MISERE=1
    wins_by '  take 1000000000000 from pile 1' TAKE=1.. N="1000000000000 1 1 1" MISERE=1
    wins_by '  take 999999999999 from pile 1' TAKE=1.. N="1000000000000 1 1" MISERE=1
    wins_by '  take 1 from pile 3' TAKE=1.. N="1000000000000 1000000000000 1"
    wins_by '  take 999999999993 from pile 1' TAKE="1..2 4.." N="1000000000000 7"
}

# bats test_tags=deep
@test "make lab: what is wrong is said in one line, and so is what is not known" {
    refused() { # LINE SETTING...
        ends 2 lab "${@:2}"
        grep -v '^make: ' "$BATS_TEST_TMPDIR/err" >"$BATS_TEST_TMPDIR/said" || true
        same "$BATS_TEST_TMPDIR/said" "$(file line "lab: $1\n")"
    }
    refused 'input: the range 5..2 is empty: its first number is above its last' TAKE='1 5..2'
    refused 'input: "one" is not an amount: such as 3, 2..5 or 4.., from 1 on' TAKE='one'
    # shellcheck disable=SC2016 # nothing expands it
    refused 'input: "$(ls)" is not an amount: such as 3, 2..5 or 4.., from 1 on' TAKE='$(ls)'
    refused 'input: "0" is not an amount: such as 3, 2..5 or 4.., from 1 on' TAKE='0'
    refused 'input: "1..2..3" is not an amount: such as 3, 2..5 or 4.., from 1 on' TAKE='1..2..3'
    refused 'input: "1.5" is not an amount: such as 3, 2..5 or 4.., from 1 on' TAKE='1.5'
    refused 'input: an amount is at most 10000, or open as 4.. is' TAKE='1 10001'
    refused 'input: an amount is at most 10000, or open as 4.. is' TAKE='99999999999999999999..'
    refused 'input: "0.8h" is not a code: its digits are 0 to 9 and a to f' CODE=0.8h
    refused 'input: "1.3" is not a code: it begins with "0." or "4.", as 0.137 and 4.(3) do' CODE=1.3
    refused 'input: "0.(7)" is a code that cannot be decided: what repeats has no digit from 4 on' CODE='0.(7)'
    refused 'input: "0." is not a code: such as 0.137 or, with digits that repeat at its end, 4.(3)' CODE=0.
    refused 'input: "0.3()" is not a code: such as 0.137 or, with digits that repeat at its end, 4.(3)' CODE='0.3()'
    refused 'input: "0.3(3" is not a code: such as 0.137 or, with digits that repeat at its end, 4.(3)' CODE='0.3(3'
    refused 'input: "0.3)" is not a code: such as 0.137 or, with digits that repeat at its end, 4.(3)' CODE='0.3)'
    refused 'input: "0.(3)3" is not a code: such as 0.137 or, with digits that repeat at its end, 4.(3)' CODE='0.(3)3'
    refused 'input: "0.3.3" is not a code: such as 0.137 or, with digits that repeat at its end, 4.(3)' CODE=0.3.3
    refused 'input: a code has at most 63 digits' CODE="0.$(printf '%064d' 0)"
    refused 'input: "0x77" is not a code: it begins with "0." or "4.", as 0.137 and 4.(3) do' CODE=0x77
    refused 'input: "0.9z" is not a code: its digits are 0 to 9 and a to f' CODE=0.9z
    refused 'pile: expected an integer from 0 to 1000000000000' CODE=0.77 N=1000000000001
    refused 'pile: expected an integer from 0 to 1000000000000' TAKE=1 N='5 x'
    refused 'a pile of 40000 has no known result: no law was found in the piles up to 32768' CODE=0.777 N='3 40000'
    printed 'No law found up to 32768.' # the table first
    refused 'a pile of 40000 has no known result: no law was found in the piles up to 32768' CODE=0.777 N=40000 PLAY=1
    refused 'input: no misere quotient was found that has such piles; they are searched whole, and have '\
'at most 36 stones together' CODE=0.07 N=37 MISERE=1
    refused 'input: no law of this code was found; where moves leave three piles, they have at most 600 stones then' \
        CODE=0.8 N=601
    refused "input: Moore's Nim is played here in normal play only" MOORE=2 N='1 2' MISERE=1
    ends 2 lab
    printed 'make lab TAKE="1 3 4"' 'make lab CODE=0.137'
    ends 2 lab TAKE=1 CODE=0.3
    printed 'give one of TAKE, CODE and MOORE'
    ends 2 lab TAKE=1 PLAY=1
    printed 'Add N='
    ends 2 lab CODE='0.3 0.7'
    printed 'give one code'
}

@test "make lab: a game against the computer, also where only some of the moves are played" {
    plays() { ends 0 lab "${@:2}" PLAY=1 <"$(file typed "$1")"; }
    plays 'n\n1\n1\n' TAKE='1 3 4' N='2 3'
    printed 'The computer: ' 'The end. The computer wins.'
    plays 'y\ntake 3 in 2\nhint\ntake 500000000 in 1\nquit\n' TAKE=1.. N='1000000000000 5'
    printed 'There are too many moves; only 10006 of them are played here.' \
        'The computer: take 999999999998 from pile 1' 'Every move loses against a player who makes no mistake.'
    plays 'y\ntake 500000000 in 1\nquit\n' TAKE=1.. N='1000000000000 5'
    printed 'That move is not allowed, or not among the moves that are played here.'
    plays 'y\nhint\nquit\n' CODE=0.77 N=1000000000000
    printed 'A good move: take 2, leave 1+999999999997'
}
