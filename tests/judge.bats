#!/usr/bin/env bats
# Tests of the judge (tests/judge): programs that earn each verdict, the report word for word, what it does when it is
# attacked. What takes long is in tests/judge/attacks.bats.
# shellcheck disable=SC2016,SC2030,SC2031 # $ is for later shells; every test is a subshell of its own, as it should be

setup_file() {
    local top=$BATS_TEST_DIRNAME/judge
    if [ -n "${TRY_JUDGE-}" ]; then # tests/judge/mutate.py brings its own
        ln -s "$TRY_JUDGE"/* "$BATS_FILE_TMPDIR"
        return
    fi
    mkdir "$BATS_FILE_TMPDIR/programs"
    "${CC:-cc}" -std=gnu11 -O2 -o "$BATS_FILE_TMPDIR/judge" "$top"/*.c
    printf '%s\n' "$top"/programs/*.c | xargs -P 4 -I '{}' sh -c \
        "${CC:-cc} -std=gnu11 -O1 -pthread -o '$BATS_FILE_TMPDIR/programs/'\"\$(basename '{}' .c)\" '{}'"
}

setup() {
    PATH="$BATS_FILE_TMPDIR/programs:$PATH"
    cd "$BATS_TEST_TMPDIR" || return 1
    marker=$BATS_TEST_TMPDIR/marker # an argument by which a process of this test is known
    : >cases
}

# shut_in: can this system shut a program in?
shut_in() {
    printf 'case one 1 1\nxx' | "$BATS_FILE_TMPDIR/judge" right >/dev/null 2>"$BATS_TEST_TMPDIR/refused"
    [ ! -s "$BATS_TEST_TMPDIR/refused" ]
}

# modes: the ways to keep a program in, of those that this system has.
modes() {
    ! shut_in || printf '%s\n' -j1
    printf '%s\n' -n
}

# alive: how many processes of this test are alive.
alive() {
    ps -A -o stat=,args= >"$BATS_TEST_TMPDIR/processes"
    grep -F -- " $marker" "$BATS_TEST_TMPDIR/processes" | grep -cv '^Z' || true
}

# gone: none of them is.
gone() {
    local i
    for ((i = 0; i < 20; i++)); do
        [ "$(alive)" -ne 0 ] || return 0
        sleep 0.1
    done
    grep -F -- " $marker" "$BATS_TEST_TMPDIR/processes"
    return 1
}

# until_alive COUNT: waits, ten seconds at most.
until_alive() {
    local i
    for ((i = 0; i < 100; i++)); do
        [ "$(alive)" -lt "$1" ] || return 0
        sleep 0.1
    done
    return 1
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
    sed -i.bak '/^judge: this system gives us no namespaces/d' err
}

# expect CODE: the exit status, nothing on stderr, and stdout as given here, with MS and KB for what varies
expect() {
    cat >wanted
    sed -e 's/^\([A-Z][A-Z]* [0-9]* [0-9]*\) [0-9]* [0-9]*$/\1 MS KB/' -e 's/[0-9]* ms, limit/MS ms, limit/' \
        -e 's/[0-9]* KB, limit/KB KB, limit/' -e 's/[0-9]* ms  [0-9]*\.[0-9] MB$/MS ms  X.Y MB/' \
        -e 's/[0-9.]* s by the clock, [0-9.]* s of CPU/S by the clock, S of CPU/' out >normal
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
    "\\"
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
    add one 1 "${long:0:30}A" # up to 30 bytes that agree are shown
    judge say "${long:0:30}B"
    grep -Fx "  line 1: got \"${long:0:30}B\", wanted \"${long:0:30}A\"" out
    : >cases
    add one 1 "${long:0:31}A"
    judge say "${long:0:31}B"
    grep -Fx '  line 1: got ..."000000000000000B", wanted ..."000000000000000A"' out
    : >cases
    add one 1 "$long  1" # blanks at the end are no part of a line
    judge say "$long  "
    grep -Fx '  line 1: got ..."000000000000000", wanted ..."000000000000000  1"' out
    : >cases
    add one 1 "$long  "
    judge say "$long  1"
    grep -Fx '  line 1: got ..."000000000000000  1", wanted ..."000000000000000"' out
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
    for program in cpu_loop closes_output; do
        echo "$program"
        judge -t 100 "$program"
        verdict TLE
        sed -n 2p out | grep -E '^  case one: TLE, [1-9][0-9][0-9]+ ms, limit 100 ms$|by the clock'
    done
    for program in sleeper ignores_signals; do
        echo "$program"
        judge -t 100 "$program"
        expect 1 <<'END'
TLE 0 1 MS KB
  case one: TLE, S by the clock, S of CPU, limit 100 ms: it sleeps, or this machine is busy
  input:
    1
END
    done
}

@test "who was late by the clock alone is run once more, alone" {
    add one $'1\n' $'1\n'
    add two $'2\n' $'2\n'
    judge -t 1500 -j 2 sleeps_until "$(($(date +%s) + 2))"
    verdict AC
}

@test "after five TLE the rest is not tried" {
    local i
    for i in 1 2 3 4 5 6 7; do
        add "small-$i" "$i" "$i"
    done
    judge -t 30 sleeper
    expect 1 <<'END'
TLE 0 5 MS KB
  case small-1: TLE, S by the clock, S of CPU, limit 30 ms: it sleeps, or this machine is busy
  input:
    1
  verdicts: 5 TLE
  stopped after 5 cases over the time limit; 2 cases not tried
END
    : >cases
    for i in 1 2 3 4 5; do add "small-$i" "$i" "$i"; done
    judge -t 30 sleeper
    if grep stopped out; then return 1; fi # all were tried
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
    judge -v -t 20000 -m 100 as_told
    grep -E '^  AC  one  [0-9]+ ms  6[4-9]\.[0-9] MB$' out
    judge -t 20000 -m 48 as_told
    verdict MLE
}

@test "OLE: one byte over the limit, and a flood" {
    local full
    full=$(printf '%01023d' 0)
    add one '' "$full"$'\n'
    judge -o 1 say "$full\n$full\n$full\n"
    verdict WA
    judge -o 1 say "$full\n$full\n$full\n\n"
    expect 1 <<'END'
OLE 0 1 MS KB
  case one: OLE, more than 3 KB of output
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
JE 0 0 MS KB
  the answer is empty in case: "bare"
END
    : >cases
    add bare '' $' \n\n'
    judge right
    verdict JE
}

@test "JE: a stream that ends inside a case" {
    add ok x x
    printf 'case cut 1 5\n1SK' >>cases
    judge right
    expect 1 <<'END'
JE 0 0 MS KB
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
    printf '%0128d' 0 >cases # longer than any header, and no end of line
    judge right
    verdict JE
    printf 'case a 1 1\0x\nxx' >cases
    judge right
    verdict JE
    printf 'case a 1 1\nxxcase b\t2' >cases
    judge right
    expect 1 <<'END'
JE 0 0 MS KB
  not a header of the form "case LABEL INPUT_BYTES ANSWER_BYTES": "case b\t2"
END
    printf 'case %s~ 1 1\nxx' "${label:2}" >cases
    judge right
    verdict AC
}

@test "CE: a program that cannot be started, and what its owner can do" {
    local text
    add one x x
    add two x x
    judge "$PWD/missing"
    expect 1 <<END
CE 0 1 MS KB
  case one: CE, cannot be started (No such file or directory)
  input:
    x
END
    judge "$PWD/cases"
    verdict CE
    grep -q 'make it executable with chmod +x$' out
    judge "$PWD"
    verdict CE
    for text in 'no shebang|no program of this machine; a script needs a first line such as #!/usr/bin/env python3' \
        '\177ELFx|no program of this machine; a script needs a first line such as #!/usr/bin/env python3' \
        '#!/no/such/tool\n|its first line names what is not there: #!/no/such/tool' \
        '#!/bin/sh\r\necho x\r\n|its first line ends in \r, as Windows writes it; take the \r off every line'; do
        printf '%b' "${text%%|*}" >script
        chmod +x script
        judge ./script
        verdict CE
        grep -F "${text#*|}" out
    done
}

@test "a program that deletes itself is RE from then on" {
    printf '#!/bin/sh\nrm "$0"\ncat\n' >deletes
    chmod +x deletes
    add one $'1\n' $'1\n'
    add two $'1\n' $'1\n'
    judge -n ./deletes
    verdict RE
    grep -Fx '  case two: RE, cannot be started (No such file or directory)' out
    local i # who cannot be started costs no file
    for i in $(seq 30); do add "c$i" $'1\n' $'1\n'; done
    printf '#!/bin/sh\nrm "$0"\ncat\n' >deletes
    chmod +x deletes
    (ulimit -n 24 && exec "$BATS_FILE_TMPDIR/judge" -n ./deletes <cases >out) || true
    [ "$(head -n 1 out | cut -d ' ' -f 1-3)" = 'RE 1 32' ]
}

@test "a child left behind is RE, is ended, and does not keep us waiting" {
    local mode
    add one $'1\n' $'1\n'
    for mode in $(modes); do
        echo "mode: $mode"
        judge "$mode" -t 20000 leaves_child "$marker"
        gone
        expect 1 <<'END'
RE 0 1 MS KB
  case one: RE, left a process behind
  input:
    1
  the output itself is right
END
        [ "$(head -n 1 out | cut -d ' ' -f 4)" -lt 10000 ]
    done
}

@test "a child in a session of its own is found as well; forty of them cost no file" {
    local mode i
    [ "$(uname)" = Linux ] || skip "only Linux finds it"
    for i in $(seq 40); do add "$i" $'1\n' $'1\n'; done
    for mode in $(modes); do
        echo "mode: $mode"
        (ulimit -n 24 && exec "$BATS_FILE_TMPDIR/judge" "$mode" -t 20000 leaves_child "$marker" own-session <cases >out) || true
        [ "$(head -n 1 out | cut -d ' ' -f 1-3)" = 'RE 0 40' ]
        gone
    done
}

@test "a zombie is no process left behind, and a killed child is not" {
    local mode
    add one $'1\n' $'1\n'
    for mode in $(modes); do
        echo "mode: $mode"
        judge "$mode" family zombie
        verdict AC
        judge "$mode" -t 100 family waits "$marker"
        verdict TLE
        printf '#!/bin/sh\nsleep 10\n' >waits.sh
        printf '#!/bin/sh\nyes\n' >floods.sh
        chmod +x ./*.sh
        judge "$mode" -t 100 ./waits.sh
        verdict TLE
        judge "$mode" -t 10000 ./floods.sh
        verdict OLE
    done
}

@test "memory and time of children are added up" {
    [ "$(uname)" = Linux ] || skip "only Linux can look"
    local mode
    add one $'1\n' $'1\n'
    for mode in $(modes); do
        echo "mode: $mode"
        judge "$mode" -t 5000 -m 100 family memory
        verdict MLE
        judge "$mode" -t 5000 -m 200 family memory
        verdict AC
        judge "$mode" -t 5000 -m 40 family memfd
        verdict MLE
        judge "$mode" -t 5000 -m 40 family thread
        verdict MLE
    done
}

@test "time that nobody was told of counts" {
    [ "$(uname)" = Linux ] && [ "$(getconf _NPROCESSORS_ONLN)" -ge 2 ] || skip "needs two processors"
    local mode
    add one $'1\n' $'1\n'
    for mode in $(modes); do
        echo "mode: $mode"
        judge "$mode" -t 500 family time
        verdict TLE
        judge "$mode" -t 60000 family time # by the clock, on a busy machine
        verdict AC
        [ "$(cut -d ' ' -f 4 line)" -gt 600 ]
    done
}

@test "a fork bomb is ended and leaves nothing" {
    [ "$(uname)" = Linux ] || skip "only Linux finds them"
    local mode
    add one $'1\n' $'1\n'
    for mode in $(modes); do
        echo "mode: $mode"
        judge "$mode" -t 200 bomb "$marker"
        verdict TLE
        gone
    done
    if [ "$(id -u)" -eq 0 ]; then # who is never refused a process
        judge -n -t 20000 sh -c 'for i in $(seq 150); do sleep 60 & done; wait'
        verdict RE
        grep -Fx '  case one: RE, more than 128 processes and threads at once' out
    fi
    add two $'2\n' $'2\n'
    judge right
    verdict AC
}

@test "who stops the judge stops the program with all its children, and is told what is known" {
    [ "$(uname)" = Linux ] || skip "only Linux finds them"
    local signal stopped pid mode
    add one $'1\n' $'1\n'
    for mode in $(modes); do
        for signal in TERM HUP KILL; do
            [ "$signal" != HUP ] || [ -z "$(trap -p HUP)" ] || continue # under nohup
            echo "mode: $mode, $signal"
            "$BATS_FILE_TMPDIR/judge" "$mode" -t 60000 bomb "$marker" <cases >out 2>err 3>&- &
            pid=$!
            until_alive 100
            kill "-$signal" "$pid"
            stopped=0
            wait "$pid" || stopped=$?
            gone
            if [ "$signal" = KILL ]; then
                [ ! -s out ]
            else
                [ "$stopped" -eq 3 ]
                diff out - <<'END'
-- 0 0 0 0
  stopped by a signal; 0 of 1 cases tried
END
            fi
        done
    done
}

@test "a program cannot end or stop the judge, and is not AC when it can" {
    [ "$(uname)" = Linux ] || skip "only Linux shuts it in"
    add one $'1\n' $'no\n'
    add two $'1\n' $'no\n'
    if shut_in; then
        judge cheat kill
        verdict AC
        judge cheat stop
        verdict AC
    fi
    judge -n cheat kill
    verdict JE
    grep -qx '  a worker of the judge has gone.*' out
}

@test "a program sees no answers, and changes nothing of ours" {
    shut_in || skip "this system cannot shut it in"
    local what
    add one $'1\n' $'no\n'
    mkdir -p top/box
    cp "$BATS_FILE_TMPDIR/programs/cheat" top/box
    echo secret >top/secret
    for what in parent input "file $BATS_TEST_TMPDIR/made" 'file /tmp/made-by-cheat' "file $PWD/top/box/made" \
        "see $PWD/top/secret" "file $PWD/top/box/cheat" 'file /dev/ptmx' nest files; do
        echo "$what"
        # shellcheck disable=SC2086 # words
        judge -x top -x top/box -w top/box top/box/cheat $what
        verdict AC
    done
    printf 'case one 2 2\n1\nnocase two 2 2\n2\nno' >cases # what the first leaves, the second does not find
    for what in again kernel; do
        judge cheat "$what"
        verdict AC
    done
    judge -j 2 cheat shared
    [ "$(ipcs -m 2>/dev/null | grep -c 0x00001267)" -eq 0 ]
    judge -n cheat again
    verdict AC
    if [ "$(id -u)" -ne 0 ]; then # root may read everything
        judge -n cheat parent
        verdict AC
    fi
    judge -n cheat input
    verdict AC
}

@test "a program has no terminal, and no more rights than its owner" {
    [ "$(uname)" = Linux ] || skip "only Linux shuts it in"
    local mode
    add one $'1\n' $'no\n'
    for mode in $(modes); do
        if script -q -c true /dev/null </dev/null >/dev/null 2>&1; then # gives the judge a terminal, where there are any
            script -q -c "'$BATS_FILE_TMPDIR/judge' $mode cheat file /dev/tty <cases >out 2>err" /dev/null </dev/null >/dev/null
            grep '^AC ' out
        fi
        printf 'case one 1 1\n11' >privileges
        judge "$mode" -c privileges sed -n 's/^NoNewPrivs:.//p' /proc/self/status
        verdict AC
    done
}

@test "many children on many workers are not too many" {
    local mode i as_user=(setpriv --reuid=1234 --regid=1234 --clear-groups env TMPDIR=/tmp)
    chmod -R a+rX "$BATS_RUN_TMPDIR"
    # root is never refused a process
    "${as_user[@]}" test -x "$BATS_FILE_TMPDIR/programs/family" 2>/dev/null || as_user=(env)
    for i in 1 2 3 4; do add "$i" 1 1; done
    for mode in $(modes); do
        code=0
        "${as_user[@]}" "$BATS_FILE_TMPDIR/judge" "$mode" -j 4 -t 20000 family many <cases >out 2>err || code=$?
        verdict AC
    done
}

@test "who takes back what it has written does not stop the judge" {
    [ "$(uname)" = Linux ] || skip "only Linux lets it"
    printf '%s\n' '#define _GNU_SOURCE' '#include <dlfcn.h>' '#include <sys/select.h>' '#include <unistd.h>' \
        'int pselect(int n, fd_set *r, fd_set *w, fd_set *e, const struct timespec *t, const sigset_t *s) {' \
        'int (*real)() = dlsym(RTLD_NEXT, "pselect"); int count = real(n, r, w, e, t, s);' \
        'if (count > 0) usleep(50000); return count; }' >slow.c
    "${CC:-cc}" -w -shared -fPIC -o slow.so slow.c
    if LD_PRELOAD=$PWD/slow.so "$BATS_FILE_TMPDIR/judge" 2>&1 | grep -Eq 'ASan|Sanitizer'; then skip "a sanitizer wants to be the first library"; fi
    add one $'1\n' $'no\n'
    code=0 # a judge that is slow between being told and reading
    LD_PRELOAD=$PWD/slow.so timeout 10 "$BATS_FILE_TMPDIR/judge" -t 500 cheat take <cases >out 2>err || code=$?
    verdict TLE
}

@test "the limits are the judge's, whatever the caller's" {
    add one $'1\n' $'1\n'
    code=0
    if (ulimit -S -v 20000 && "$BATS_FILE_TMPDIR/judge" 2>&1) | grep -Eq 'ASan|Sanitizer'; then skip "a sanitizer needs more room"; fi
    (ulimit -S -s 256 && ulimit -S -v 20000 && ulimit -S -t 1 && "$BATS_FILE_TMPDIR/judge" -m 64 deep 30 <cases >out 2>err) || code=$?
    verdict AC
    code=0
    (ulimit -S -s 1000000 && "$BATS_FILE_TMPDIR/judge" -t 5000 -m 32 deep 60 <cases >out 2>err) || code=$?
    [ "$(cut -d ' ' -f 1 out | head -n 1)" != AC ]
}

@test "two programs on the same cases: the first on which they differ" {
    add one 1 1
    add two 2 3
    add three 3 3
    judge right :: right
    [ "$code" -eq 1 ] # both are wrong on two
    judge right :: say '3'
    expect 1 <<'END'
WA 2 3 MS KB
WA 2 3 MS KB
  case one: AC, and the second program WA
  input:
    1
  line 1: the first "1", the second "3"
  1 line differs
  answer:
    1
  the two programs differ in 2 of 3 cases
END
    judge "$PWD/missing" :: right # who cannot be started is not tried again
    [ "$(cut -d ' ' -f 1-3 out | head -n 2 | tr '\n' ,)" = 'CE 0 1,-- 1 1,' ]
    mkdir -p folder/below
    printf 1 >folder/1.in
    printf 2 >folder/below/2.in
    judge -d folder right :: say '1'
    expect 1 <<'END'
AC 2 2 MS KB
AC 2 2 MS KB
  case below/2: AC, and the second program AC
  input:
    2
  line 1: the first "2", the second "1"
  1 line differs
  the two programs differ in 1 of 2 cases
END
}

@test "what is told first: where two differ, then the stream, then a folder" {
    mkdir folder
    echo 1 >folder/1.in
    echo 2 >folder/1.out
    add one 1 2
    add two 3 3
    judge -d folder -c cases right
    grep -Fx '  case one: WA' out
    : >cases
    add one 1 1
    judge -d folder -c cases right
    grep -Fx '  case 1: WA' out
    add two 2 3
    add three 3 3
    judge -c cases -d folder right :: say 1
    grep -Fx '  case two: WA, and the second program WA' out || grep -Fx '  case three: AC, and the second program WA' out
    grep -Fx '  case three: AC, and the second program WA' out
    : >cases
    add two 2 3
    judge -c cases -d folder right :: say 2 # both are wrong on two
    grep -Fx '  case 1: WA, and the second program AC' out
    add $'a"b\\' 1 1
    judge -v right
    grep -F '  AC  a"b\\  ' out
}

@test "a folder of cases: .in with .ans or .out, in order, also below" {
    mkdir -p folder/secret
    local i
    for i in 10 9 1; do echo "$i" | tee "folder/secret/$i.in" >"folder/secret/$i.ans"; done
    echo 5 >folder/5.in
    printf '5\r\n' >folder/5.out # as Windows writes it
    echo text >folder/secret/1.desc
    judge -v -d folder right
    expect 0 <<'END'
  AC  5  MS ms  X.Y MB
  AC  secret/1  MS ms  X.Y MB
  AC  secret/9  MS ms  X.Y MB
  AC  secret/10  MS ms  X.Y MB
AC 4 4 MS KB
END
    judge -v -s folder -c cases right
    sed -n 1p out | grep -q '^  AC  sample-5  '
    mkdir names
    for i in b10 a1x c1 a1 c00 a01x b2 a01 c0; do echo 1 | tee "names/$i.in" >"names/$i.ans"; done
    judge -v -d names right
    verdict AC
    [ "$(awk '/^  AC/ { print $2 }' out | tr '\n' ' ')" = 'a01 a1 a01x a1x b2 b10 c0 c00 c1 ' ]
}

@test "JE: a folder of cases that is not whole" {
    local what
    for what in 'rm folder/1.ans|the answer is missing: "folder/1.out"' 'rm folder/1.in|the input is missing: "folder/1.in"' \
        'rm folder/*|there are no cases in the folder: "folder"' 'rm folder/1.in; mkdir folder/1.in|no plain file: "folder/1.in"' \
        'rm folder/1.ans; mkfifo folder/1.ans|no plain file: "folder/1.ans"' ': >folder/1.ans|the answer is empty in case: "1"' \
        'rm folder/1.ans; ln -s nowhere folder/1.ans|cannot read (No such file or directory): "folder/1.ans"' \
        'cp folder/1.ans folder/1.out|there are two answers, .ans and .out, for: "folder/1.in"' 'rm -r folder|cannot read the folder: "folder'; do
        rm -rf folder
        mkdir folder
        echo 1 | tee folder/1.in >folder/1.ans
        (eval "${what%%|*}")
        echo "$what"
        judge -d folder right
        verdict JE
        grep -F "  ${what#*|}" out
    done
}

@test "several right answers: the rules are asked" {
    cat >rules <<'END'
#!/bin/sh
[ "$1" = accepts ] || exit 1
read -r input <"$2"
read -r answer <"$3"
read -r output
echo "$input $answer $output" >&2
[ "$output" != silly ] || exit 7
[ "$output" = "$input" ] && exit 42
exit 43
END
    chmod +x rules
    add one $'1\n' $'x\n'
    local mode
    for mode in $(modes); do
        judge "$mode" -a rules right
        verdict AC
        judge "$mode" -a rules say 2
        verdict WA
        grep -Fx '  the rules: 1 x 2' out
        judge "$mode" -a rules say silly
        verdict JE
        judge "$mode" -a rules exit_3
        verdict RE
        printf '#!/bin/sh\nread -r x\necho "$x "word\n' >other
        chmod +x other
        sed 's/"$output" = "$input"/"${output%% *}" = "$input"/' rules >loose
        chmod +x loose
        judge "$mode" -a loose right :: ./other # both are right, each in its own way
        [ "$code" -eq 0 ]
        grep -Fx '  the two programs never differ' out
    done
}

@test "side by side: the same report whatever the number" {
    local i jobs
    for i in $(seq 60); do add "c$i" "$i" "$((i == 37 || i == 41 ? 0 : i))"; done
    judge -v right
    sed 's/[0-9]* ms  .*//; s/^\([A-Z]* [0-9]* [0-9]*\) .*/\1/' out >alone
    judge -f right
    sed 's/^\([A-Z]* [0-9]* [0-9]*\) .*/\1/' out >alone-f
    for jobs in 2 3 8; do
        judge -v -j "$jobs" right
        sed 's/[0-9]* ms  .*//; s/^\([A-Z]* [0-9]* [0-9]*\) .*/\1/' out | diff alone -
        judge -f -j "$jobs" right
        sed 's/^\([A-Z]* [0-9]* [0-9]*\) .*/\1/' out | diff alone-f -
    done
    : >cases
    for i in 1 2 3 4 5 6 7 8 9; do add "c$i" "loop"$'\n' "$i"; done
    judge -t 300 as_told
    mv out wanted
    judge -j 4 -t 300 as_told
    [ "$(head -n 1 wanted | cut -d ' ' -f 1-3)" = "$(head -n 1 out | cut -d ' ' -f 1-3)" ]
    grep -Fx '  stopped after 5 cases over the time limit; 4 cases not tried' out
}

@test "side by side: who stops early forgets no case, whatever was handed out" {
    local i jobs
    mkdir folder
    for i in $(seq 30); do
        echo "$i" >"folder/$i.in"
        echo "$((i == 5 ? 0 : i))" >"folder/$i.out"
        add "c$i" "$i" "$((i == 25 ? 0 : i))"
    done
    for jobs in 1 2 4; do
        judge -f -j "$jobs" -d folder -c cases right
        [ "$(head -n 1 out | cut -d ' ' -f 1-3)" = 'WA 28 30' ]
        grep -Fx '  case c25: WA' out
        grep -Fx '  stopped after the first case that is not AC; 30 cases not tried' out
    done
    # late now the one, now the other: five in all
    printf '#!/bin/sh\nread x\n[ "$x" != "$1" ] || sleep 60\necho "$x"\n' >sleeps-on
    chmod +x sleeps-on
    : >cases
    for i in a b a b a b a b c c c; do add "$i" "$i"$'\n' "$i"; done
    for jobs in 1 3; do
        judge -j "$jobs" -t 400 ./sleeps-on a :: ./sleeps-on b
        [ "$(cut -d ' ' -f 1-3 out | head -n 2 | tr '\n' ,)" = 'TLE 2 5,TLE 3 5,' ]
        grep -Fx '  stopped after 5 cases over the time limit; 6 cases not tried' out
    done
}

@test "what is written to stderr is told, and its end is shown" {
    add one $'1\n' $'1\n'
    printf '#!/bin/sh\necho "a note" >&2\ncat\n' >notes
    printf '#!/bin/sh\nseq 1000000 1001023 >&2\necho "the \\"reason\\"" >&2\nexit 1\n' >fails
    chmod +x notes fails
    judge ./notes
    expect 0 <<'END'
AC 1 1 MS KB
  note: it wrote to stderr in 1 of 1 cases, first in one; a judge may refuse that
END
    printf '#!/bin/sh\nread x\n[ "$x" != 2 ] || printf . >&2\necho "$x"\n' >notes
    add two $'2\n' $'2\n'
    judge ./notes
    grep -Fx '  note: it wrote to stderr in 1 of 2 cases, first in two; a judge may refuse that' out
    judge ./fails
    tail -n 13 out | head -n 12 >end
    diff end - <<'END'
  stderr:
    8120 bytes before ...
    1001015
    1001016
    1001017
    1001018
    1001019
    1001020
    1001021
    1001022
    1001023
    the "reason"
END
}

@test "-g runs a command within limits, and ends what it leaves" {
    local mode
    for mode in $(modes); do
        echo "mode: $mode"
        judge -g "$mode" sh -c 'echo hello; exit 3'
        [ "$code" -eq 3 ]
        [ "$(cat out)" = '    hello' ]
        judge -g "$mode" -t 300 sleeper "$marker"
        [ "$code" -eq 124 ]
        judge -g "$mode" -t 20000 flood
        [ "$code" -eq 125 ]
        judge -g "$mode" ./missing
        [ "$code" -eq 126 ]
        judge -g "$mode" -t 5000 leaves_child "$marker"
        gone
        judge -g "$mode" sh -c 'echo made >made'
        [ "$(cat made)" = made ]
        judge -g "$mode" -z 1 sh -c 'head -c 3000000 /dev/zero >large'
        [ "$code" -ne 0 ]
        [ "$(($(wc -c <large)))" -le 1048576 ]
    done
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
    "$BATS_FILE_TMPDIR/judge" right <cases >&- 2>err || code=$?
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

@test "-p shows how far it is" {
    local i
    for i in 1 2 3; do add "c$i" right$'\n' right; done
    for i in 1 2 3; do add "d$i" loop$'\n' right; done
    judge -t 150 -p title as_told
    tr '\r' '\n' <err | grep -qE '^title \[#+ +\] [1-6] of 6 cases, [0-9]+ s, about [0-9]+ s left'
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
    for call in '' '-f' '-y right' '-t' '-t 0 right' '-t 600001 right' '-t 1x right' '-t -5 right' \
        '-t x right' '-m 0 right' '-m 65537 right' '-o 0 right' '-o 65537 right' '-j 0 right' '-j 65 right' '::' 'right ::' \
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
    judge -t 600000 -m 65536 -o 65536 -j 64 right
    verdict AC
}
