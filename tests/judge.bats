#!/usr/bin/env bats
# The judge, in a small tree of its own: verdicts, reports, the box, and that AC needs evidence. Most programs are one,
# tests/judge/programs/act.c, which does what its input says; the label of a case begins with the verdict that it must get.
# What takes long is in tests/judge/attacks.bats.
# shellcheck disable=SC2016,SC2154 # $ is for later shells; tree.bash sets what is not set here
load helper
load judge/tree

@test "what a program may do, and what it may not, in a box and without one" {
    local word mode data=30000 # KB, which must not bound the program; a sanitized judge needs more
    [ -z "${UBSAN_OPTIONS-}" ] || data=unlimited
    add AC-copy '1\n2\n' '1\n2\n'
    add WA-other '1\n' '2\n'
    add OLE-flood 'flood\n' 'flood\n'
    for word in deep helper many complain inherit; do add "AC-$word" "$word\n" "$word\n"; done
    printf 'no\n' >"$cases/AC-inherit.out"
    for word in exit abort session crowd; do add "RE-$word" "$word $marker\n" "$word $marker\n"; done
    for word in eat hoard feast; do add "MLE-$word" "$word\n" "$word\n"; done
    for mode in env open; do
        (ulimit -S -d "$data" && exec 6<Makefile 7>>"$BATS_TEST_TMPDIR/seven" && trap '' PIPE USR1 HUP INT QUIT && judged "$mode")
        gone
    done
}

@test "too slow: computing, sleeping, waiting for a child; the first case is told" {
    local word mode
    add AC-1 '1\n' '1\n'
    for word in sleep wait; do add "TLE-$word" "$word $marker\n" x; done
    add TLE-z 'loop\n' x
    for mode in env open; do
        problem=brief judged "$mode"
        says '  case TLE-sleep: TLE, T, limit 200 ms: it sleeps, or this machine is busy' '  verdicts: 3 TLE, 1 AC'
        gone
    done
    for word in 4 5; do add "TLE-$word" 'loop\n' x; done
    add more '1\n' '1\n'
    problem=brief judged || true
    says '  stopped after 5 cases over the time limit; 1 case not tried'
}

@test "time is the program's own: beside six busy loops a quick program is AC, a sleeper TLE" {
    local i loops=()
    for i in 1 2 3 4 5 6; do
        # shellcheck disable=SC2046 # a word or none; by sessions the kernel would give six loops of one no more than us
        $(type -P setsid) sh -c 'while :; do :; done' &
        loops+=($!)
    done
    add AC-compute 'compute\n' 'compute\n'
    add TLE-sleep 'sleep\n' 'sleep\n'
    problem=busy judged || i=failed
    kill "${loops[@]}"
    [ "$i" != failed ]
}

@test "who was late by the clock alone is tried again; time that nobody was told of counts" {
    local until=$(($(date +%s) + 2))
    add AC-late "late $until\n" "late $until\n"
    problem=busy judged
    [ "$(getconf _NPROCESSORS_ONLN)" -ge 2 ] || skip "needs two processors"
    rm "$cases"/*
    add AC-lost 'lost\n' 'lost\n'
    judged
    [ "$(awk '$2 == "AC-lost" { print $3 }' "$BATS_TEST_TMPDIR/out")" -gt 600 ]
}

@test "what matters in an output, and what does not" {
    local i=0 said
    for said in 'a b\nc\n' 'a b\nc' 'a b\nc\n\n\n' 'a b \t \nc\t\n' 'a b\nc\n \t\n'; do add "AC-$((i += 1))" "$said" 'a b\nc\n'; done
    for said in ' a b\nc\n' 'a  b\nc\n' 'a b\n\nc\n' '\na b\nc\n' 'a b\r\nc\r\n' 'a b\nc\r' 'A b\nc\n' 'a b\nc\nd\n' 'a b\n' 'a b c\n' \
        'a b\nc\0\n' 'a\tb\nc\n' ''; do
        add "WA-$((i += 1))" "$said" 'a b\nc\n'
    done
    add AC-windows 'a b\nc\n' 'a b\r\nc\r\n'
    judged
    sed -n 's/^  WA  WA-\([0-9]*\) .*/\1/p' "$BATS_TEST_TMPDIR/out" | sort -c -n # 9 before 10
}

@test "the report: the first failing case, what cannot be seen, stderr, how to run it again" {
    local long
    long=$(printf '%0400d' 0)
    reports 'x\t\r\0\e\xff님\\"\xe3\x85\xa4' CY
    says 'WA   copy                    1001            0/1 T M' '  case 1: WA' '  input:' '    x\t\r\0\x1b\xff님\\"\xe3\x85\xa4' \
        '  line 1: got "x\t\r\0\x1b\xff님\\\"\xe3\x85\xa4", wanted "CY"' '  1 line differs' '1 problem: 1 WA' \
        '  again:   build/failed/copy.N/box/Main <build/failed/copy.N/input'
    ends 0 bash -c "$(sed -n 's/^  again:   //p' "$BATS_TEST_TMPDIR/out")"
    same "$BATS_TEST_TMPDIR/out" "$cases/1.in"
    reports "1\n${long}B" "1\n${long}A\n3"
    says '  line 2: got ..."000000000000000B", wanted ..."000000000000000A"' '  2 lines differ' "    ${long:0:298}" '    ... 103 more bytes'
    reports 'exit\n' 'exit\n'
    says '  case 1: RE, exit status 3' '  the output itself is right' '  stderr:' '    something "odd" 1'
    reports 'complain\n' 'complain\n' 0
    says '  note: it wrote to stderr, first in case 1; a judge may refuse that'
    reports 'hoard\n' x
    says '  case 1: MLE, K KB, limit 32768 KB'
    reports 'flood\n' x
    says '  case 1: OLE, more than 64 KB of output'
}

@test "names from outside cannot draw lines into a report" {
    local odd=$'it\'s\nAC   copy\e[31m'
    cp "$act" "$BATS_TEST_TMPDIR/$odd"
    mkdir "$BATS_TEST_TMPDIR/save $odd"
    add "$odd" 1 2
    ends 1 build/judge -C "$cases" -S "$BATS_TEST_TMPDIR/save $odd" -s "$BATS_TEST_TMPDIR/$odd" copy
    not grep -q "^AC\|$(printf '\033')" "$BATS_TEST_TMPDIR/out"
    ends 0 bash -c "$(sed -n 's/^  again:   //p' "$BATS_TEST_TMPDIR/out")"
    stdout 1
    ends 2 build/judge "$odd"
    not grep -q "^AC\|$(printf '\033')" "$BATS_TEST_TMPDIR/err"
}

@test "side by side the report is the same; --fail-fast stops at the smallest failing case" {
    local jobs wrong=$BATS_TEST_TMPDIR/wrong
    printf '#!/bin/sh\nread n; [ "$n" -ne 37 ] && [ "$n" -ne 41 ] || n=0; echo "$n"\n' >"$wrong"
    chmod +x "$wrong"
    for jobs in 1 2 5; do
        ends 1 build/judge -Fv -j "$jobs" -s "$wrong" copy
        says 'WA   copy                    1001          50/52 T M' '  case small-37: WA' '  WA  small-41 T M'
        ends 1 build/judge -Ff -j "$jobs" --solution="$wrong" 1001
        says 'WA   copy                    1001          29/30 T M' '  case small-37: WA' \
            '  stopped after the first case that is not AC; 22 cases not tried'
    done
    printf '#!/bin/sh\n' >"$wrong" # on the samples as well: then the smallest case after them is told
    ends 1 build/judge -Ff -s "$wrong" copy
    says '  case small-10: WA'
}

@test "--save keeps the failing case, and never writes over another" {
    local kept=$BATS_TEST_TMPDIR/kept
    for word in 5 6; do
        add 1 "$word\n" 'x\n'
        ends 1 build/judge -C "$cases" -S "$kept" -s "$act" copy
    done
    [ "$(cd "$kept" && grep '' ./*)" = $'./hack_1.in:5\n./hack_1.out:x\n./hack_2.in:6\n./hack_2.out:x' ]
    ends 2 build/judge -S "$cases/1.in" -s "$act" copy
}

@test "--for: what was found so far, and no AC" {
    add 1 1 1
    add 2 'late 99999999999\n' x
    ends 1 build/judge --for 1 -j 1 -C "$cases" -s "$act" copy
    says '--   copy                    1001            1/1 T M' '  stopped after 1 s; 1 case not tried' '1 problem: 1 --'
}

@test "several right answers: the rules are asked, in a box and without one" {
    local mode
    add AC-any '8\n' '2\n'
    add WA-none '0\n' '2\n'
    add WA-return '3\r\n' '2\n'
    add JE-silly '7\n' '2\n'
    for mode in env open; do problem=pick-one judged "$mode"; done
    rm "$cases"/WA-*
    ends 1 build/judge -C "$cases" -s "$act" pick-one
    says '  case JE-silly: JE' '  the rules: they cannot say whether the output is right'
}

@test "a program sees no answers, writes nothing, and finds nothing of an earlier case" {
    boxed || skip "this system cannot shut a program in"
    local place
    for place in "$cases/AC-tmp.out" /dev/tty /dev/ptmx /proc/1/fd/{3,4,5,6,7,8}; do
        add "AC-see-${place//\//-}" "see $place\n" 'no\n'
    done
    for place in "$BATS_TEST_TMPDIR/made" "$HOME/made-by-act" /var/tmp/made-by-act /run/made-by-act /run/Main /proc/sys/kernel/core_pattern; do
        add "AC-write-${place//\//-}" "write $place\n" 'no\n'
    done
    add AC-tmp 'write /tmp/made-by-act\n' 'yes\n'
    for place in 1 2 3; do add "AC-find-$place" 'find\n' 'no\n'; done
    judged
    [ ! -e /tmp/made-by-act ]
    rm "$cases"/AC-[!f]*
    judged open # what is left
    cd "$BATS_TEST_DIRNAME/.." || return # a suite that may lie outside of /tmp
    add AC-see-suite "see $PWD/Makefile\n" 'no\n'
    problem=$(sed -n '/^#/!{s/\t.*//p;q;}' problems/list.tsv) judged
}

@test "who compiles a program is shut in as well, and says its owner's name for the file" {
    boxed || skip "this system cannot shut a program in"
    local text file=$BATS_TEST_TMPDIR/'my own.c'
    for text in "#include \"$PWD/problems/copy/main.c\"" '#include "/dev/tty"' '#include "/dev/stdin"' 'int main(void) { return no_such_name; }'; do
        printf '%b\n' "$text" >"$file"
        ends 1 build/judge -s "$file" copy
        grep -q '^CE ' "$BATS_TEST_TMPDIR/out"
    done
    grep -q "^    my own.c:1:25: error: .*no_such_name" "$BATS_TEST_TMPDIR/out"
    not ls build/run.*
}

@test "what a compiler says: warnings under a failing program, advice where a language needs it" {
    ends 1 build/judge -s "$(file w.c 'int main(void) { int unused; return 1; }')" copy
    says '  the compiler says:' '  case sample-1: RE, exit status 1'
    command -v g++ >/dev/null || skip "no g++"
    file 20.cpp '#include <compare>\nint main() { return (1 <=> 2) == 0; }\n'
    ends 1 build/judge -s "$BATS_TEST_TMPDIR/20.cpp" copy
    says '  it does compile as C++20: --lang cpp20'
    ends 1 build/judge -L cpp20 -s - copy <"$BATS_TEST_TMPDIR/20.cpp"
    grep -q '^WA ' "$BATS_TEST_TMPDIR/out"
}

@test "Python: its helpers may end a moment later, and the name of the file does not matter" {
    command -v python3 >/dev/null || skip "no python3"
    local how
    for how in fork spawn forkserver; do
        cat >"$BATS_TEST_TMPDIR/random.py" <<END
import random, tempfile
from multiprocessing import get_context, shared_memory
if __name__ == '__main__':
    with get_context('$how').Pool(2) as pool:
        tempfile.TemporaryFile().write(b'x')
        memory = shared_memory.SharedMemory(create=True, size=100)
        print(pool.map(int, [input()])[0])
        memory.unlink()
END
        ends 0 build/judge -s "$BATS_TEST_TMPDIR/random.py" copy
    done
}

@test "who stops the judge ends the program with all that it has started, and is told what is known" {
    local signal judge status=0
    add 1 "wait $marker\n" x
    for signal in TERM KILL; do
        build/judge -C "$cases" -s "$act" copy >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" 3>&- &
        judge=$!
        while gone 0; do sleep 0.05; done
        kill "-$signal" "$judge"
        wait "$judge" || status=$?
        gone
        [ "$signal" = KILL ] || says '  stopped by a signal; 1 case not tried' 'stopped: 1 of 1 problems begun'
        [ "$signal" = KILL ] || [ "$status" -eq 143 ]
    done
    ends 0 build/judge copy
    not ls build/run.*
}

# fails TEXT ARGUMENT...: no AC, but JE with this text.
fails() {
    local text=$1
    shift
    ends 1 build/judge "$@"
    not grep -qE '^AC|[0-9] AC' "$BATS_TEST_TMPDIR/out"
    grep -qE '^[0-9]+ problems?: 1 JE' "$BATS_TEST_TMPDIR/out"
    grep -qF -- "$text" "$BATS_TEST_TMPDIR/out" || { cat "$BATS_TEST_TMPDIR/out" && return 1; }
}

@test "AC is not made of nothing: cases that are not whole" {
    local what
    for what in 'rm c/1.ans|the answer is missing: "' 'rm c/1.in|the input is missing: "' 'rm c/*|there are no cases in the folder: "' \
        'rm c/1.in; mkdir c/1.in|no file that can be read: "' 'rm c/1.ans; mkfifo c/1.ans|no file that can be read: "' ': >c/1.ans|the answer is empty in case: "1"' \
        'ln -s nowhere c/more|no file that can be read: "' 'cp c/1.ans c/1.out|there are two answers, .ans and .out, for: "'; do
        rm -rf "$BATS_TEST_TMPDIR/c"
        mkdir "$BATS_TEST_TMPDIR/c"
        echo 1 | tee "$BATS_TEST_TMPDIR/c/1.in" >"$BATS_TEST_TMPDIR/c/1.ans"
        (cd "$BATS_TEST_TMPDIR" && eval "${what%%|*}")
        fails "${what#*|}" -C "$BATS_TEST_TMPDIR/c" -s "$act" copy
    done
    [ "$(id -u)" -ne 0 ] || return 0
    mkdir -m 0 "$BATS_TEST_TMPDIR/c/closed"
    fails 'no file that can be read: "' -C "$BATS_TEST_TMPDIR/c" -s "$act" copy
    chmod 700 "$BATS_TEST_TMPDIR/c/closed"
}

@test "AC is not made of nothing: streams that are not whole, or not there" {
    local stream
    for stream in '' 'case a 1' 'case a 1 1 \nxx' 'case a 1 1x\nxx' 'case a -1 1\nxx' 'case a 1 1\r\nxx' \
        'case a 1 99999999999\nxx' 'case a 1 1\nxxcase b\t2' 'case a 1 1\0\nxx' 'case ok 1 1\nxxcase a 1 5\n1SK' 'case a 5 1\n1SK' 'case a 1 0\n1'; do
        printf '%b' "$stream" >build/cases/copy.cases
        fails '' -F -s "$act" copy
    done
    grep -qF 'the answer is empty in case: "a"' "$BATS_TEST_TMPDIR/out"
    rm build/cases/copy.cases
    fails 'cannot read (No such file or directory): "' -F -s "$act" copy
    make -s build/cases/copy.cases
    ends 0 build/judge -F copy
}

@test "AC is not made of nothing: a look that fails, a trial that is killed, a report that nobody gets" {
    local call
    add 1 'blind\n' 'blind\n'
    fails 'cannot look at the program in /proc' -C "$cases" -s "$act" copy
    add 1 'late 99999999999\n' x
    build/judge -C "$cases" -s "$act" brief >"$BATS_TEST_TMPDIR/out" 2>&1 3>&- &
    until [ -n "$(ls build/run.*/box/Main 2>/dev/null)" ]; do sleep 0.05; done
    kill -KILL "$(ps -A -o pid=,ppid= | awk -v judge=$! '$2 == judge { print $1; exit }')"
    not wait $!
    grep -q '^JE ' "$BATS_TEST_TMPDIR/out"
    [ -e /dev/full ] || skip "no /dev/full here"
    for call in '--list >/dev/full' '--help >&-' 'copy >/dev/full' 'copy >&-'; do
        ends 2 bash -c "build/judge $call"
    done
}

@test "problems by any name that people write; else the nearest" {
    local name
    for name in copy 1001 BOJ1001 'BOJ 1001' '백준 1001' https://www.acmicpc.net/problem/1001 'http://boj.kr/1001?x' \
        'https://www.acmicpc.net/status?problem_id=1001&page=2' ./problems/copy problems/copy/ "$PWD/problems/copy/main.c" Copy 베끼기 ' COPY '; do
        ends 0 build/judge --name "$name"
        stdout 'copy\n'
    done
    for name in 'Copy 2' copy2 베끼기2 BOJ1002; do
        ends 0 build/judge --name "$name"
        stdout 'brief\n'
    done
    for name in '' - 1 zzz 'Pick One' HDU1001 https://example.org/problem/1001 problems/copy/wrong/a.c copy/main.c; do
        ends 2 build/judge --name "$name"
        stdout ''
    done
    ends 2 build/judge copi pick-one
    stderr "run_all.sh: no problem is called 'copi'; did you mean copy (1001)?; ./run_all.sh --list names them all\n"
    ends 2 build/judge Makefile
    grep -q "'Makefile'.*; to judge a file: --solution FILE PROBLEM" "$BATS_TEST_TMPDIR/err"
    ends 0 build/judge --list copy
    stdout 'folder                 number    time    memory  title
copy                    1001    10 s     32 MB  Copy (베끼기)
brief                   1002   0.2 s     64 MB  Copy 2 (베끼기 2)
'
}

@test "all, in the order that was asked for, with the count at the end" {
    ends 0 build/judge
    says 'AC   copy                    1001            2/2 T M' 'AC   pick-one                   -            1/1 T M' \
        'samples only; --full tries all' '4 problems: 4 AC'
    ends 0 build/judge pick-one copy
    [ "$(awk '/^AC/ { print $2 }' "$BATS_TEST_TMPDIR/out" | tr '\n' ' ')" = 'pick-one copy ' ]
    not grep -q "$(printf '\033')" "$BATS_TEST_TMPDIR/out"
}

@test "wrong calls, and a list that is empty or wrong, are refused in words, with exit status 2" {
    local call what
    for call in '--fast' '-x' '--jobs' '--jobs 0' '-j x' '--for 0' '-s nowhere.c copy' '-s problems copy' '-s Makefile copy' '-s Makefile' \
        '-L klingon -s Makefile copy' '-s - copy' '-C there copy' '-C problems' '--cases= copy'; do
        # shellcheck disable=SC2086 # the words of a call are meant to be split
        ends 2 build/judge $call
        stdout ''
        [ "$(grep -c '^run_all.sh: ' "$BATS_TEST_TMPDIR/err")" -eq 1 ] || { echo "$call" && return 1; }
    done
    ends 2 env PATH="$BATS_TEST_TMPDIR" "$PWD/build/judge" -s "$(file a.py 'x')" copy
    grep -q 'what python needs is missing: apt-get install python3' "$BATS_TEST_TMPDIR/err"
    mkdir -p "$BATS_TEST_TMPDIR/problems"
    for what in '# only a head\n' 'copy\t1\t1000\t128\tno Korean\n' 'copy\t1\t1000\t0\ta\tb\n' '../x\t1\t1\t1\ta\tb\n'; do
        printf '%b' "$what" >"$BATS_TEST_TMPDIR/problems/list.tsv"
        (cd "$BATS_TEST_TMPDIR" && ends 2 "$BATS_FILE_TMPDIR/tree/build/judge")
        grep -q 'list.tsv names no problem\|list.tsv, line 1: not a folder' "$BATS_TEST_TMPDIR/err"
    done
}

@test "in a terminal: how far it is, from the first second, in any width; colours; no bar is left behind" {
    script -qec true /dev/null >/dev/null 2>&1 || skip "no script (util-linux) here"
    local columns slow
    slow=$(file slow '#!/bin/sh\nsleep 0.05\ncat\n')
    chmod +x "$slow"
    for columns in 100 40; do
        script -qec "stty cols $columns; build/judge --for 1 -F -s $slow copy; build/judge copy" "$BATS_TEST_TMPDIR/typed" >/dev/null </dev/null || true
        tr '\r' '\n' <"$BATS_TEST_TMPDIR/typed" >"$BATS_TEST_TMPDIR/lines"
        grep -q 'copy: [0-9]* of 52 cases, 0 s' "$BATS_TEST_TMPDIR/lines"
        sed "s/$(printf '\033')\[K//" "$BATS_TEST_TMPDIR/lines" | awk -v columns="$columns" 'index($0, " cases, ") && length > columns { exit 1 }'
    done
    grep -q "$(printf '\033')\[32mAC " "$BATS_TEST_TMPDIR/lines"
}
