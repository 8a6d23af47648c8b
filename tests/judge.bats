#!/usr/bin/env bats
# The judge, in a small suite: verdicts, reports, the sandbox, and that AC needs evidence. Most cases are for a shell, which
# obeys its input. The label of a case begins with the verdict that it must get. Slow tests: tests/judge/attacks.bats.
# shellcheck disable=SC1112,SC2016 # a quotation mark to be shown; $ is for later shells
# shellcheck disable=SC2034,SC2154 # what tree.bash uses, and what it sets
load helper
load judge/tree

@test "what a program may and may not do, in a sandbox and without one" {
    local mode
    add AC-stack 'ulimit -s' 32768
    add AC-children 'for i in $(seq 60); do sleep 0.2 & done; wait; echo 1' 1
    add AC-complaints 'seq 50000 >&2; echo 1' 1
    # of the signals 1 to 28 none is blocked, none ignored; the C library keeps some higher ones to itself
    add AC-inheritance 'grep -c "^Sig[BI].*0000000$" /proc/self/status; ls /proc/self/fd' '2\n0\n1\n2\n3\n'
    add AC-session "setsid $forever & sleep 0.1; echo 1" 1
    add WA-other 'echo 1' 2
    add OLE-flood "$flood" 1
    add RE-status 'echo 1; exit 3' 1
    add RE-signal 'echo 1; kill -ABRT $$' 1
    add RE-crowd "for i in \$(seq 140); do $forever & done; wait" 1
    add MLE-alone "$eat" 1
    add MLE-together 'for i in 1 2 3; do { head -c 20000000 /dev/zero; sleep 0.3; } | tail -n 1 >eaten & done; wait' 1
    for mode in env open; do
        (exec 6<Makefile 7>>"$BATS_TEST_TMPDIR/seven" && trap '' PIPE USR1 HUP INT QUIT && judged "$mode")
        gone
    done
}

@test "too slow: computing, sleeping, waiting for a child; after five cases the rest is not tried" {
    local mode number
    add 1 "exec $forever" 1
    add 2 "$forever & wait" 1
    for number in 3 4 5; do add "$number" 'while :; do :; done' 1; done
    add 6 'echo 1' 1
    for mode in env open; do
        ends 1 "$mode" build/judge -C "$cases" -s "$obey" -v brief
        shows '  case 1: TLE, T, limit 200 ms: it sleeps, or this machine is busy' '  TLE  2 T M' '  verdicts: 5 TLE' \
            '  stopped after 5 cases over the time limit; 1 case not tried'
        gone
    done
}

@test "time is the program's own: beside busy loops, a quick program is AC and a sleeper TLE" {
    local i loops=()
    for i in 1 2 3 4 5 6; do # each in its own session: the kernel gives six loops of one no more time than the judge
        setsid sh -c 'while :; do :; done' &
        loops+=($!)
    done
    # until it has computed for 120 ms
    add AC-compute 'while read -r s </proc/$$/stat && set -- $s && [ $((${14} + ${15})) -lt 12 ]; do :; done; echo 1' 1
    add TLE-sleep "exec $forever" 1
    problem=brief judged || i=failed
    kill "${loops[@]}"
    [ "$i" != failed ]
    rm "$cases"/*
    i=$(($(date +%s%N) + 1500000000)) # late by the clock only, and so tried again
    add AC-late "while [ \$(date +%s%N) -lt $i ]; do sleep 0.1; done; echo 1" 1
    problem=busy judged
}

@test "what matters in an output, and what does not" {
    local i=0 output program=$copy
    for output in 'a b\nc\n' 'a b\nc' 'a b\nc\n\n\n' 'a b \t \nc\t\n' 'a b\nc\n \t\n' 'a b\r\nc\r\n' 'a b\nc\r'; do
        add "AC-$((i += 1))" "$output" 'a b\nc\n'
    done
    for output in ' a b\nc\n' 'a  b\nc\n' 'a b\n\nc\n' '\na b\nc\n' 'a b\rc\n' 'a\r b\nc\n' 'A b\nc\n' 'a b\nc\nd\n' 'a b\n' 'a b c\n' \
        'a b\nc\0\n' 'a\tb\nc\n' ''; do
        add "WA-$((i += 1))" "$output" 'a b\nc\n'
    done
    add AC-windows 'a b\nc\n' 'a b\r\nc\r\n'
    judged
    sed -n 's/^  WA  WA-\([0-9]*\) .*/\1/p' "$BATS_TEST_TMPDIR/out" | sort -c -n # 9 before 10
}

@test "the report: the first failing case, invisible characters, stderr, how to run it again" {
    local long
    long=$(printf '%0400d' 0)
    program=$copy reports 'x\t\r\0\e\xff님漢ア‘\\"\xe3\x85\xa4' CY
    shows 'WA   copy                    1001            0/1 T M' '  case 1: WA' '  input:' '    x\t\r\0\x1b\xff님漢ア‘\\"\xe3\x85\xa4' \
        '  line 1: got "x\t\r\0\x1b\xff님漢ア‘\\\"\xe3\x85\xa4", wanted "CY"' '  1 line differs' '1 problem: 1 WA' \
        '  again:   build/runs/copy/N/Main <build/runs/copy/N/input'
    ends 0 bash -c "$(sed -n 's/^  again:   //p' "$BATS_TEST_TMPDIR/out")"
    same "$BATS_TEST_TMPDIR/out" "$cases/1.in"
    program=$copy reports "1\n${long}B" "1\n${long}A\n3"
    shows '  line 2: got ..."000000000000000B", wanted ..."000000000000000A"' '  2 lines differ' "    ${long:0:298}" '    ... 103 more bytes'
    reports "$flood" x
    shows '  case 1: OLE, more than 64 KB of output'
    reports 'echo 1; echo something odd >&2; exit 3' 1
    shows '  case 1: RE, exit status 3' '  the output itself is right' '  stderr:' '    something odd'
    add 2 'exit 3' x
    reports "$eat" x
    shows '  case 1: MLE, K KB, limit 32768 KB' '  first RE: case 2' '  verdicts: 1 RE, 1 MLE'
}

@test "the report is the same for any number of workers; --fail-fast stops at the smallest failing case" {
    local jobs wrong
    wrong=$(executable wrong 'read n; [ "$n" -ne 37 ] && [ "$n" -ne 41 ] || n=0; echo "$n"')
    for jobs in 1 2 5; do
        ends 1 build/judge -Fv -j "$jobs" -s "$wrong" copy
        shows 'WA   copy                    1001          50/52 T M' '  case small-37: WA' '  WA  small-41 T M'
        ends 1 build/judge -Ff -j "$jobs" --solution="$wrong" 1001
        shows 'WA   copy                    1001          29/30 T M' '  case small-37: WA' \
            '  stopped after the first case that is not AC; 22 cases not tried'
    done
    ends 1 build/judge -Ff -s "$(executable wrong :)" copy # on the samples as well: then the smallest case after them is shown
    shows '  case small-10: WA'
}

@test "--save keeps the failing case, and never overwrites another; odd names do no harm" {
    local odd=$'it\'s\nAC   copy\e[31m' kept word
    kept="$BATS_TEST_TMPDIR/save $odd"
    cp "$copy" "$BATS_TEST_TMPDIR/$odd"
    for word in 5 6; do
        add "$odd" "$word\n" 'x\n'
        ends 1 build/judge -C "$cases" -S "$kept" -s "$BATS_TEST_TMPDIR/$odd" copy
        not grep -q "^AC\|$(printf '\033')" "$BATS_TEST_TMPDIR/out"
    done
    ends 0 bash -c "$(sed -n 's/^  again:   //p' "$BATS_TEST_TMPDIR/out")"
    stdout '6\n'
    [ ! -x "$kept/hack_1.in" ]
    [ "$(cd "$kept" && grep '' ./*)" = $'./hack_1.in:5\n./hack_1.out:x\n./hack_2.in:6\n./hack_2.out:x' ]
    ends 2 build/judge -S Makefile -s "$copy" copy
}

@test "--for: what was found so far, the largest case included, and no AC" {
    add 1 'echo 1' 1
    add 2 "$forever" x
    ends 1 build/judge --for 1 -j 1 -C "$cases" -s "$obey" copy
    shows '--   copy                    1001            1/1 T M' '  stopped after 1 s; 1 case not tried' '1 problem: 1 --'
    ends 1 build/judge --for 1 -j 1 -F -s "$(executable late 'read n; [ $n -ne 11 ] || sleep 9; [ $n -eq 59 ] || echo $n')" copy
    shows 'WA   copy                    1001            6/7 T M' '  case small-59: WA' '  stopped after 1 s; 45 cases not tried'
}

@test "several right answers: the rules are asked, in a sandbox and without one" {
    local mode program=$copy
    add AC-any '8\n' '2\n'
    add WA-none '0\n' '2\n'
    add AC-return '3\r\n' '2\n'
    add JE-silly '7\n' '2\n'
    for mode in env open; do problem=pick-one judged "$mode"; done
    shows '  case JE-silly: JE' '  the rules: they cannot decide whether the output is right'
}

@test "a program or a compiler sees no answers, writes nothing outside its folder, and finds nothing of an earlier case" {
    local place
    ends 0 build/judge copy
    [ ! -s "$BATS_TEST_TMPDIR/err" ] || skip "this system has no namespaces"
    for place in "$cases/AC-tmp.out" /dev/tty /dev/ptmx /proc/1/fd/{3,4,5,6,7,8}; do
        add "AC-see-${place//\//-}" "true <$place || echo no" no
    done
    for place in "$BATS_TEST_TMPDIR/made" "$HOME/made" /var/tmp/made /run/{made,Main} /proc/sys/kernel/core_pattern; do
        add "AC-write-${place//\//-}" "true >>$place || echo no" no
    done
    add AC-tmp 'true >/tmp/made-by-test && echo yes' yes
    for place in 1 2 3; do
        add "AC-find-$place" 'ls -A; stat -c %a .; true >left; mkdir -m 0 below; chmod 500 .' 700
    done
    judged
    [ ! -e /tmp/made-by-test ]
    rm "$cases"/AC-[!f]*
    judged open # what is left
    for place in "#include \"$PWD/problems/copy/main.c\"" '#include "/dev/tty"' 'int main(void) { return no_such_name; }\n#error a\\b'; do
        ends 1 build/judge -s "$(file a.c "$place\n")" copy
        shows 'CE   copy '
    done
    shows '    Main.c:1:25: error: ' '#error a\b'
    cd "$BATS_TEST_DIRNAME/.." || return # a suite that may be outside of /tmp
    add AC-see-suite "true <$PWD/Makefile || echo no" no
    problem=$(sed -n '/^#/!{s/\t.*//p;q;}' problems/list.tsv) judged
}

@test "compiling and starting: warnings, messages on stdout, advice, C++20, a script that cannot start" {
    ends 1 build/judge -s "$(file w.c 'int main(void) { int unused; return 1; }')" copy
    shows '  compiler messages:' '  case sample-1: RE, exit status 1'
    mkdir "$BATS_TEST_TMPDIR/bin"
    executable bin/perl 'echo on stdout; exit 1'
    PATH=$BATS_TEST_TMPDIR/bin:$PATH ends 1 open build/judge -s "$(file a.pl 'print 1')" copy
    shows '  compiler messages:' '    on stdout'
    ends 1 build/judge -s "$(chmod +x "$(file none '#!/nowhere\n')" && echo "$BATS_TEST_TMPDIR/none")" copy
    shows '  case sample-1: CE, cannot be started (No such file or directory); a script needs a first line such as #!/usr/bin/env python3, without \r'
    command -v g++ >/dev/null || skip "no g++"
    file 20.cpp '#include <compare>\nint main() { return (1 <=> 2) == 0; }\n'
    ends 1 build/judge -s "$BATS_TEST_TMPDIR/20.cpp" copy
    shows '  this was C++17; for C++20: --lang cpp20'
    ends 1 build/judge -L C++20 -s - copy <"$BATS_TEST_TMPDIR/20.cpp"
    grep -q '^WA ' "$BATS_TEST_TMPDIR/out"
}

@test "Python: shared memory and processes work, the name of the file does not matter, and brief has no extra time" {
    command -v python3 >/dev/null || skip "no python3"
    file random.py 'import random, tempfile\nfrom multiprocessing import get_context\ntempfile.TemporaryFile().write(b"x")
if __name__ == "__main__":\n    with get_context("spawn").Pool(2) as pool:\n        print(pool.map(int, [input()])[0])'
    ends 0 build/judge -s "$BATS_TEST_TMPDIR/random.py" copy
    ends 1 build/judge -s "$(file slow.py 'while True: pass')" brief
    shows '  case sample-1: TLE, T ms, limit 200 ms'
}

@test "Python: the interpreter is started once, and each copy of it shows what one that starts anew shows" {
    local name
    copies || skip "no interpreter is copied here"
    for name in names process descriptors uncaught 'at exit'; do probe "$name" python; done
}

@test "a signal to the judge ends the program with everything that it has started; the report shows what is known" {
    local signal judge status
    add 1 "$forever & wait" x
    for signal in KILL TERM; do
        rm -f "$BATS_TEST_TMPDIR/out" # the trial of the judge that was killed may still print
        build/judge -C "$cases" -s "$obey" copy >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" 3>&- &
        judge=$!
        while gone 0; do sleep 0.05; done
        kill "-$signal" "$judge"
        wait "$judge" || status=$?
        gone
    done
    shows '  stopped by a signal; 1 case not tried' 'stopped: 1 of 1 problems started'
    [ "$status" -eq 143 ]
    ends 0 build/judge copy
    not ls build/runs/copy/* # what the judge that was killed had left
}

# fails TEXT ARGUMENT...: no AC, but JE with this text.
fails() {
    ends 1 build/judge "${@:2}"
    not grep -qE '^AC|[0-9] AC' "$BATS_TEST_TMPDIR/out"
    printed '1 problem: 1 JE' "$1"
}

@test "AC needs evidence: incomplete cases" {
    local what
    for what in 'rm c/1.ans|c/1.out" (No such file or directory)' 'rm c/1.in|c/1.in" (No such file' 'rm c/*|no cases in the folder "' \
        'rm c/1.in; mkdir c/1.in|not a readable file: "' 'rm c/1.ans; mkfifo c/1.ans|not a readable file: "' ': >c/1.ans|the answer of case "1" is empty' \
        'ln -s nowhere c/more|not a readable file: "'; do
        rm -rf "$BATS_TEST_TMPDIR/c"
        mkdir "$BATS_TEST_TMPDIR/c"
        echo 1 | tee "$BATS_TEST_TMPDIR/c/1.in" >"$BATS_TEST_TMPDIR/c/1.ans"
        (cd "$BATS_TEST_TMPDIR" && eval "${what%%|*}")
        fails "${what#*|}" -C "$BATS_TEST_TMPDIR/c" -s "$copy" copy
    done
}

@test "AC needs evidence: incomplete streams" {
    local stream
    for stream in '' 'case a 1' 'case a 1 1 \nxx' 'case a 1 1x\nxx' 'case a -1 1\nxx' 'case a 1 1\r\nxx' \
        'case a 1 99999999999\nxx' 'case a 1 1\nxxcase b\t2' 'case a 1 1\0\nxx' 'case ok 1 1\nxxcase a 1 5\n1SK' 'case a 5 1\n1SK' 'case a 1 0\n1'; do
        printf '%b' "$stream" >build/cases/copy.cases
        fails '' -F -s "$copy" copy
    done
    grep -qF 'the answer of case "a" is empty' "$BATS_TEST_TMPDIR/out"
    rm build/cases/copy.cases
    fails '(No such file or directory)' -F -s "$copy" copy
    make -s build/cases/copy.cases # for other tests
}

@test "AC needs evidence: a program that cannot be inspected, a trial that is killed, a report that cannot be written" {
    local call
    add 1 'prlimit --pid $PPID --nofile=0; sleep 0.2; echo 1' 1 # the worker cannot open files any more
    fails 'cannot inspect the program in /proc' -C "$cases" -s "$obey" copy
    add 1 "$forever" x
    build/judge -C "$cases" -s "$obey" brief >"$BATS_TEST_TMPDIR/out" 2>&1 3>&- &
    until [ -e build/runs/brief/$!/Main ]; do sleep 0.05; done
    kill -KILL "$(ps -A -o pid=,ppid= | awk -v judge=$! '$2 == judge { print $1; exit }')"
    not wait $!
    grep -q '^JE ' "$BATS_TEST_TMPDIR/out"
    [ -e /dev/full ] || skip "no /dev/full here"
    for call in '--list >/dev/full' '--help >&-' 'copy >/dev/full' 'copy >&-'; do
        ends 2 bash -c "build/judge $call"
    done
}

@test "problems by folder, path, number and title; all, or those named in that order, with the count at the end" {
    local name
    for name in copy 1001 ./problems/copy problems/copy/ "$PWD/problems/copy/main.c" Copy 베끼기 ' COPY '; do
        ends 0 build/judge --name "$name"
        stdout 'copy\n'
    done
    for name in '' - 1 zzz 'Pick One' problems/copy/wrong/a.c problems/copy-2; do
        ends 2 build/judge --name "$name"
        stdout ''
    done
    ends 0 build/judge --name copy2
    stdout 'brief\n'
    ends 2 build/judge copy "$(printf 'copi\e')"
    stderr "run_all.sh: no problem is called 'copi\\\\x1b'; ./run_all.sh --list lists them all\n"
    ends 2 build/judge Makefile
    stderr "run_all.sh: no problem is called 'Makefile'; to judge a file: --solution FILE PROBLEM\n"
    ends 0 build/judge --list copy
    stdout 'folder                 number    time    memory  title
copy                    1001    10 s     32 MB  Copy (베끼기)
brief                   1002   0.2 s!    64 MB  Copy 2 (베끼기 2)
'
    ends 0 build/judge
    shows 'AC   copy                    1001            2/2 T M' 'AC   pick-one                   -            1/1 T M' \
        'samples only; --full tries all' '4 problems: 4 AC'
    ends 0 open build/judge pick-one copy
    [ "$(awk '/^AC/ { print $2 }' "$BATS_TEST_TMPDIR/out" | tr '\n' ' ')" = 'pick-one copy ' ]
    not grep -q "$(printf '\033')" "$BATS_TEST_TMPDIR/out"
    [ "$(grep -c '^judge: no sandbox: namespaces are unavailable' "$BATS_TEST_TMPDIR/err")" -eq 1 ]
}

@test "wrong options and wrong lists get one line and exit status 2" {
    local call what
    for call in '--fast' '-x' '--jobs' '--jobs 0' '-j x' '--for 0' '-s nowhere.c copy' '-s problems copy' '-s Makefile copy' '-s Makefile' \
        '-L klingon -s Makefile copy' '-L python copy' '-s - copy' '-C there copy' '-C problems' '--cases= copy'; do
        # shellcheck disable=SC2086 # the words of a call are meant to be split
        ends 2 build/judge $call
        stdout ''
        [ "$(grep -c '^run_all.sh: ' "$BATS_TEST_TMPDIR/err")" -eq 1 ] || { echo "$call" && return 1; }
    done
    ends 2 env PATH="$BATS_TEST_TMPDIR" "$PWD/build/judge" -L PY -s "$(file a.x 'x')" copy
    grep -q 'a tool for python is missing: apt-get install python3' "$BATS_TEST_TMPDIR/err"
    mkdir -p "$BATS_TEST_TMPDIR/problems"
    for what in '# only a head\n' 'copy\t1\t1000\t128\tno Korean\n' 'copy\t1\t1000\t0\ta\tb\n' '../x\t1\t1\t1\ta\tb\n'; do
        printf '%b' "$what" >"$BATS_TEST_TMPDIR/problems/list.tsv"
        (cd "$BATS_TEST_TMPDIR" && ends 2 "$BATS_FILE_TMPDIR/tree/build/judge")
        grep -q 'list.tsv lists no problems\|list.tsv, line 1: expected a folder' "$BATS_TEST_TMPDIR/err"
    done
}

@test "in a terminal: progress from the first second on, and colours" {
    script -qec true /dev/null >/dev/null 2>&1 || skip "no script (util-linux) here"
    local call
    call="build/judge --for 1 -F -s $(executable slow 'sleep 0.05; cat') copy; build/judge copy"
    script -qec "$call" "$BATS_TEST_TMPDIR/typed" >/dev/null </dev/null
    grep -q 'copy: [0-9]* of 52 cases, 0 s' "$BATS_TEST_TMPDIR/typed"
    grep -q "$(printf '\033')\[32mAC " "$BATS_TEST_TMPDIR/typed"
    NO_COLOR=1 script -qec 'build/judge copy' "$BATS_TEST_TMPDIR/typed" >/dev/null </dev/null
    grep -q '\[KAC  ' "$BATS_TEST_TMPDIR/typed"
}
