#!/usr/bin/env bats
# Tests of tests/judge/judge.c: programs that earn each verdict, and the report word for word.
# shellcheck disable=SC2030,SC2031 # every test is a subshell of its own, as it should be

setup_file() {
    local source
    mkdir "$BATS_FILE_TMPDIR/programs"
    "${CC:-cc}" -std=c11 -O2 -o "$BATS_FILE_TMPDIR/judge" "$BATS_TEST_DIRNAME/judge/judge.c"
    for source in "$BATS_TEST_DIRNAME"/judge/programs/*.c; do
        "${CC:-cc}" -std=c11 -O1 -D_DEFAULT_SOURCE -D_DARWIN_C_SOURCE \
            -o "$BATS_FILE_TMPDIR/programs/$(basename "$source" .c)" "$source"
    done
}

setup() {
    PATH="$BATS_FILE_TMPDIR/programs:$PATH"
    cd "$BATS_TEST_TMPDIR" || return 1
    : >cases
}

# add LABEL INPUT ANSWER: one more case in the stream
add() {
    local LC_ALL=C
    printf 'case %s %d %d\n%s%s' "$1" "${#2}" "${#3}" "$2" "$3" >>cases
}

# judge [option]... program...: runs the judge; keeps out, err and $code
judge() {
    code=0
    "$BATS_FILE_TMPDIR/judge" "$@" <cases >out 2>err || code=$?
}

# expect CODE: the exit status, nothing on stderr, and stdout as given here, with MS and KB for what varies
expect() {
    cat >wanted
    sed -e 's/^\([A-Z][A-Z]* [0-9]* [0-9]*\) [0-9]* [0-9]*$/\1 MS KB/' -e 's/[0-9]* ms, limit/MS ms, limit/' \
        -e 's/[0-9]* KB, limit/KB KB, limit/' -e 's/[0-9]* ms  [0-9]*\.[0-9] MB$/MS ms  X.Y MB/' out >normal
    diff wanted normal
    [ "$code" -eq "$1" ]
    [ ! -s err ]
}

# verdict WORD: the verdict and no other line at column 0
verdict() {
    grep -v '^  ' out >line
    [ "$(wc -l <line)" -eq 1 ]
    [ "$(cut -d ' ' -f 1 line)" = "$1" ]
    [ "$code" -eq "$([ "$1" = AC ] && echo 0 || echo 1)" ]
}

# gone FILE: none of the processes that FILE lists is alive, and it lists some
gone() {
    local pid
    [ -s "$1" ]
    while read -r pid; do
        if kill -0 "$pid" 2>/dev/null; then
            echo "process $pid is still there"
            return 1
        fi
    done <"$1"
}

# until_lines FILE COUNT: waits, ten seconds at most, for so many lines
until_lines() {
    local i
    for ((i = 0; i < 100; i++)); do
        if [ -e "$1" ] && [ "$(wc -l <"$1")" -ge "$2" ]; then
            return 0
        fi
        sleep 0.1
    done
    return 1
}

@test "AC: one line and nothing else" {
    add small-1 $'1\n' $'1\n'
    add small-2 $'2\n' $'2\n'
    judge right
    expect 0 <<'END'
AC 2 2 MS KB
END
}

@test "AC: unread input, a large untouched array, a flood of stderr" {
    add one $'1\n' $'SK\n'
    judge closes_input
    verdict AC
    : >cases
    add one $'1\n' $'1\n'
    judge -m 64 big_array
    verdict AC
    judge -t 10000 flood_errors
    verdict AC
}

@test "WA: the first case that failed, its input and its first wrong line" {
    add small-1 '' $'CY\n'
    add small-2 $'5\n1 2\n' $'CY\nSK\nCY\n'
    judge say 'CY\nCY\nSK\n'
    expect 1 <<'END'
WA 0 2 MS KB
  case small-1: WA
  input: empty
  line 2: got "CY", wanted nothing
  2 lines differ
  verdicts: 2 WA
END
    : >cases
    add small-1 $'1\n' $'CY\n'
    add small-2 $'5\n1 2' $'CY\nSK\nCY\n'
    judge say 'CY\n'
    expect 1 <<'END'
WA 1 2 MS KB
  case small-2: WA
  input:
    5
    1 2
  line 2: got nothing, wanted "SK"
  2 lines differ
END
}

@test "blanks and empty lines at the end do not matter" {
    local said
    add one '' $'a b\nc\n'
    for said in 'a b\nc\n' 'a b\nc' 'a b\nc\n\n\n' 'a b \t \nc\t\n' 'a b\nc\n \t\n'; do
        echo "said: $said"
        judge say "$said"
        verdict AC
    done
    : >cases
    add one '' 'a b  '
    judge say 'a b\n'
    verdict AC
}

@test "everything else in the output matters" {
    local said
    add one '' $'a b\nc\n'
    for said in ' a b\nc\n' 'a  b\nc\n' 'a b\n\nc\n' '\na b\nc\n' 'a b\r\nc\r\n' 'a b\nc\r' 'A b\nc\n' \
        'a b\nc\nd\n' 'a b\n' 'a b c\n' 'a b\nc\0\n' 'a b\0\nc\n' 'a\tb\nc\n' '' '\n'; do
        echo "said: $said"
        judge say "$said"
        verdict WA
    done
}

@test "the report shows what cannot be seen" {
    add one $'1\t2\r\n"\\"\n님' $'CY\n'
    judge say '\0\r"\t\e\f님\\\n'
    expect 1 <<'END'
WA 0 1 MS KB
  case one: WA
  input:
    1\t2\r
    \"\\\"
    님
  line 1: got "\0\r\"\t\x1b\xff님\\\\", wanted "CY"
  1 line differs
END
    judge say $'\xc2\xa0\xe2\x80\x8bCY\xeb\x8b'
    grep -F 'got "\xc2\xa0\xe2\x80\x8bCY\xeb\x8b", wanted "CY"' out
}

@test "a long line is shown where it differs, a long input is cut" {
    local long lines
    long=$(printf '%0400d' 0)
    lines=$(printf '%s\n' 1 2 3 4 5 6 7 8 9 10 11 12)
    add one "$long" "${long}A"
    judge say "${long}B"
    expect 1 <<END
WA 0 1 MS KB
  case one: WA
  input:
    ${long:0:300}
    ... 100 more bytes
  line 1: got ..."000000000000000B", wanted ..."000000000000000A"
  1 line differs
END
    : >cases
    add one "" "A${long:0:50}"
    judge say "B${long:0:50}"
    expect 1 <<END
WA 0 1 MS KB
  case one: WA
  input: empty
  line 1: got "B${long:0:50}", wanted "A${long:0:50}"
  1 line differs
END
    : >cases
    add one "$lines" $'CY\n'
    judge say "$long"
    expect 1 <<END
WA 0 1 MS KB
  case one: WA
  input:
    1
    2
    3
    4
    5
    6
    7
    8
    9
    10
    ... 5 more bytes
  line 1: got "${long:0:60}"..., wanted "CY"
  1 line differs
END
}

@test "RE: an exit status, whatever the output" {
    add one $'1\n' $'1\n'
    judge exit_3
    expect 1 <<'END'
RE 0 1 MS KB
  case one: RE, exit status 3
  input:
    1
  the output itself is right
  stderr:
    something is odd
END
}

@test "RE: signals by name" {
    add one $'1\n' $'1\n'
    judge segfault
    grep -Fx '  case one: RE, SIGSEGV' out
    verdict RE
    judge abort
    grep -Fx '  case one: RE, SIGABRT' out
    grep -Fx '  line 1: got nothing, wanted "1"' out
    verdict RE
}

@test "TLE: computing, sleeping, with the output closed, with signals ignored" {
    local program
    add one $'1\n' $'1\n'
    for program in cpu_loop sleeper closes_output ignores_signals; do
        echo "$program"
        judge -t 200 "$program"
        expect 1 <<'END'
TLE 0 1 MS KB
  case one: TLE, MS ms, limit 200 ms
  input:
    1
END
        [ "$(sed -n 's/.*TLE, \([0-9]*\) ms.*/\1/p' out)" -gt 200 ]
    done
}

@test "who was late by the wall clock alone is run once more" {
    add one $'1\n' $'1\n'
    judge -t 500 slow_once "$PWD/was-slow"
    verdict AC
    [ -e was-slow ]
}

@test "after five TLE the rest is not tried" {
    local i
    for i in 1 2 3 4 5 6 7; do
        add "small-$i" "$i" "$i"
    done
    judge -t 30 sleeper
    expect 1 <<'END'
TLE 0 5 MS KB
  case small-1: TLE, MS ms, limit 30 ms
  input:
    1
  verdicts: 5 TLE
  stopped after 5 cases over the time limit; 2 cases not tried
END
}

@test "MLE: who eats without end is stopped" {
    add one $'1\n' $'1\n'
    judge -t 20000 -m 24 eater
    expect 1 <<'END'
MLE 0 1 MS KB
  case one: MLE, KB KB, limit 24576 KB
  input:
    1
END
    [ "$(sed -n 's/.*MLE, \([0-9]*\) KB.*/\1/p' out)" -gt 24576 ]
}

@test "MLE: the peak counts, though the program ends well" {
    add one $'eat\n' $'eat\n'
    judge -t 20000 -m 100 as_told
    verdict AC
    [ "$(cut -d ' ' -f 5 out)" -ge 65536 ]
    judge -t 20000 -m 48 as_told
    verdict MLE
}

@test "OLE: one byte over the limit, and a flood" {
    local full
    full=$(printf '%01023d' 0)
    add one '' "$full"
    judge -o 1 say "$full\n"
    verdict AC
    judge -o 1 say "$full\n\n"
    expect 1 <<'END'
OLE 0 1 MS KB
  case one: OLE, more than 1 KB of output
  input: empty
END
    judge -t 20000 flood
    verdict OLE
}

@test "the worst verdict wins, in whatever order the cases come" {
    local words=(RE TLE MLE OLE WA AC) orders=(exit loop eat flood wrong right) first i
    for ((first = 0; first < 6; first++)); do
        echo "${words[first]}"
        : >cases
        for ((i = first; i < 6; i++)); do
            add "${orders[i]}" "${orders[i]}"$'\n' "${orders[i]/wrong/other}"
        done
        judge -t 250 -m 16 as_told
        verdict "${words[first]}"
        [ "$(cut -d ' ' -f 2,3 line)" = "1 $((6 - first))" ]
    done
    : >cases
    for ((i = 5; i >= 0; i--)); do
        add "${orders[i]}" "${orders[i]}"$'\n' "${orders[i]/wrong/other}"
    done
    judge -t 250 -m 16 as_told
    verdict RE
    grep -Fx '  verdicts: 1 AC, 1 WA, 1 OLE, 1 MLE, 1 TLE, 1 RE' out
    grep -Fx '  case wrong: WA' out
    echo 'case cut 5 5' >>cases
    judge -t 250 -m 16 as_told
    verdict JE
}

@test "JE: no cases" {
    judge right
    expect 1 <<'END'
JE 0 0 MS KB
  there are no cases
END
}

@test "JE: an empty answer, or one of blanks" {
    add ok x x
    add bare 1 ''
    judge right
    expect 1 <<'END'
JE 1 1 MS KB
  the answer is empty in case: "bare"
END
    : >cases
    add bare '' $' \n\n'
    judge right
    verdict JE
}

@test "JE: an answer that no output may reach" {
    add one '' "$(printf '%01025d' 0)"
    judge -o 1 right
    expect 1 <<'END'
JE 0 0 MS KB
  the answer is longer than the output limit in case: "one"
END
}

@test "JE: a stream that ends inside a case" {
    add ok x x
    printf 'case cut 1 5\n1SK' >>cases
    judge right
    expect 1 <<'END'
JE 1 1 MS KB
  the stream ends inside case: "cut"
END
    printf 'case cut 5 1\n1SK' >cases
    judge right
    verdict JE
    printf 'case cut 0 1' >cases
    judge right
    verdict JE
}

@test "JE: a bad header" {
    local header label
    label=$(printf '%064d' 0)
    for header in 'case' 'case a' 'case a 1' 'case a 1 1 ' 'case a 1 1 1' 'case  a 1 1' 'Case a 1 1' \
        ' case a 1 1' 'case a -1 1' 'case a 1 -1' 'case a +1 1' 'case a 01 1' 'case a 0x1 1' 'case a 1 1x' \
        'case a 1 99999999999' "case $label 1 1" $'case a\t1 1' $'case a\x1b 1 1' $'case a 1 1\r' ''; do
        echo "header: $header"
        printf '%s\nxx' "$header" >cases
        judge right
        verdict JE
        grep '^  not a header of the form "case LABEL INPUT_BYTES ANSWER_BYTES": "' out
    done
    printf 'case a 1 1\nxxcase b\t2' >cases
    judge right
    expect 1 <<'END'
JE 1 1 MS KB
  not a header of the form "case LABEL INPUT_BYTES ANSWER_BYTES": "case b\t2"
END
    printf 'case %s 1 1\nxx' "${label:1}" >cases
    judge right
    verdict AC
}

@test "JE: a program that is missing or cannot be run" {
    add one x x
    judge "$PWD/missing"
    expect 1 <<END
JE 0 0 MS KB
  cannot start the program (No such file or directory): "$PWD/missing"
END
    judge "$PWD/cases"
    verdict JE
    judge "$PWD"
    verdict JE
}

@test "a child left behind is RE, is ended, and does not keep us waiting" {
    add one $'1\n' $'1\n'
    judge -t 20000 leaves_child "$PWD/pids"
    gone pids
    [ "$(wc -l <pids)" -eq 1 ] # a case is run once, unless it was late
    expect 1 <<'END'
RE 0 1 MS KB
  case one: RE, left a process behind
  input:
    1
  the output itself is right
END
    [ "$(head -n 1 out | cut -d ' ' -f 4)" -lt 10000 ]
}

@test "forty children left behind cost no file that we have open" {
    local i
    for i in $(seq 40); do add "$i" $'1\n' $'1\n'; done
    (ulimit -n 24 && exec "$BATS_FILE_TMPDIR/judge" -t 20000 leaves_child "$PWD/pids" <cases >out) || true
    [ "$(head -n 1 out | cut -d ' ' -f 1-3)" = 'RE 0 40' ]
}

@test "a child in a session of its own is found as well" {
    [ "$(uname)" = Linux ] || skip "only Linux finds it"
    add one $'1\n' $'1\n'
    judge -t 20000 leaves_child "$PWD/pids" own-session
    gone pids
    verdict RE
    grep -Fx '  case one: RE, left a process behind' out
}

@test "a fork bomb is ended and leaves nothing" {
    [ "$(uname)" = Linux ] || skip "only Linux finds them"
    add one $'1\n' $'1\n'
    judge -t 400 bomb "$PWD/pids"
    gone pids
    [ "$(wc -l <pids)" -gt 50 ]
    verdict RE
    add two $'2\n' $'2\n'
    judge right
    verdict AC
}

@test "who stops the judge stops the program with all its children" {
    [ "$(uname)" = Linux ] || skip "only Linux finds them"
    local signal stopped pid
    add one $'1\n' $'1\n'
    for signal in TERM HUP; do
        rm -f pids
        "$BATS_FILE_TMPDIR/judge" -t 60000 bomb "$PWD/pids" <cases >out 2>err 3>&- &
        pid=$!
        until_lines pids 100
        kill "-$signal" "$pid"
        stopped=0
        wait "$pid" || stopped=$?
        [ "$stopped" -eq $((128 + $(kill -l "$signal"))) ]
        gone pids
        [ ! -s out ]
    done
}

@test "the judge dies at once by a signal while it waits for a case" {
    local pid stopped=0
    mkfifo stream
    "$BATS_FILE_TMPDIR/judge" -p progress right <stream >out 2>err 3>&- &
    pid=$!
    exec 7>stream
    printf 'case one 1 1\nxx' >&7
    until_lines progress 1
    kill -TERM "$pid"
    wait "$pid" || stopped=$?
    exec 7>&-
    [ "$stopped" -eq 143 ]
}

@test "the program is given no file and no signal of ours" {
    add one $'1\n' $'none\n'
    echo secret >secret
    code=0
    (exec 6<secret 7>>cases && "$BATS_FILE_TMPDIR/judge" open_files <cases >out 2>err) || code=$?
    verdict AC
    code=0
    (trap '' PIPE USR1 HUP INT TERM QUIT && "$BATS_FILE_TMPDIR/judge" signals <cases >out 2>err) || code=$?
    verdict AC
}

@test "with standard files closed the judge still judges" {
    add one $'1\n' $'1\n'
    code=0
    "$BATS_FILE_TMPDIR/judge" right <cases >out 2>&- || code=$?
    verdict AC
    code=0
    "$BATS_FILE_TMPDIR/judge" right <&- >out 2>err || code=$?
    verdict JE
    code=0
    "$BATS_FILE_TMPDIR/judge" -p progress right <cases >&- 2>err || code=$?
    [ "$(cat progress)" = 1 ]
}

@test "a verdict that cannot be written is no AC" {
    [ -e /dev/full ] || skip "no /dev/full here"
    add one $'1\n' $'1\n'
    code=0
    "$BATS_FILE_TMPDIR/judge" right <cases >/dev/full 2>err || code=$?
    [ "$code" -eq 1 ]
}

@test "-v has a line for every case" {
    add small-1 $'1\n' $'1\n'
    add random-7 $'2\n' $'3\n'
    judge -v right
    expect 1 <<'END'
  AC  small-1  MS ms  X.Y MB
  WA  random-7  MS ms  X.Y MB
WA 1 2 MS KB
  case random-7: WA
  input:
    2
  line 1: got "2", wanted "3"
  1 line differs
END
}

@test "-f stops at the first failure, but still reads the data" {
    add one 1 1
    add two 2 3
    add three 3 4
    judge -f right
    expect 1 <<'END'
WA 1 2 MS KB
  case two: WA
  input:
    2
  line 1: got "2", wanted "3"
  1 line differs
  stopped after the first case that is not AC; 1 case not tried
END
    echo 'case four 9 9' >>cases
    judge -f right
    verdict JE
}

@test "-k keeps the first failure byte for byte" {
    add one 1 1
    head -c 70000 "$BATS_FILE_TMPDIR/judge" >input
    printf 'x\0y\n\n' >answer
    printf 'case two %d %d\n' "$(($(wc -c <input)))" "$(($(wc -c <answer)))" >>cases
    cat input answer >>cases
    add three 3 4
    judge -k kept -o 256 say 1
    verdict WA
    cmp input kept.in
    cmp answer kept.out
    rm kept.in kept.out
    : >cases
    add one 1 1
    judge -k kept right
    verdict AC
    [ ! -e kept.in ]
    add two 1 2
    judge -k no/such/folder right
    verdict JE
}

@test "a shorter input after a longer one is not mixed with it" {
    add long $'123456789\n' $'123456789\n'
    add short $'12\n' $'12\n'
    judge right
    verdict AC
}

@test "-p counts the cases done, while it runs and at the end" {
    local pid
    add one $'right\n' right
    add two $'loop\n' right
    echo 123456789 >progress
    "$BATS_FILE_TMPDIR/judge" -t 60000 -p progress as_told <cases >out 2>err 3>&- &
    pid=$!
    sleep 0.2
    until_lines progress 1
    [ "$(cat progress)" = 1 ]
    kill "$pid"
    wait "$pid" || true
    judge -t 100 -p progress as_told
    [ "$(cat progress)" = 2 ]
    : >cases
    add one 1 1
    add two 1 1
    add three 1 1
    judge -p progress right
    [ "$(cat progress)" = 3 ]
    judge -p no/such/folder/progress right
    [ "$code" -eq 2 ]
}

@test "the arguments of the program are its own" {
    add one '' $'-v\n'
    judge say -v
    expect 0 <<'END'
AC 1 1 MS KB
END
}

@test "a wrong call prints the usage and exits with 2" {
    local call
    add one 1 1
    for call in '' '-f' '-x right' '-t' '-t 0 right' '-t 600001 right' '-t 1x right' '-t -5 right' \
        '-t x right' '-m 0 right' '-m 65537 right' '-o 0 right' '-o 16385 right' \
        '-t 99999999999999999999 right'; do
        echo "call: $call"
        # shellcheck disable=SC2086 # the words of a call are meant to be split
        judge $call
        [ "$code" -eq 2 ]
        [ ! -s out ]
        grep '^usage: judge ' err
    done
    judge -t '' right
    [ "$code" -eq 2 ]
    judge -t 600000 -m 65536 -o 16384 right
    verdict AC
}
