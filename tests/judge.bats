#!/usr/bin/env bats
# The judge, in a small suite: verdicts, reports, the sandbox, and that AC needs evidence. Most cases are for a shell, which
# obeys its input. The label of a case begins with the verdict that it must get. Slow tests: tests/judge/attacks.bats.
# shellcheck disable=SC1112,SC2016 # a quotation mark to be shown; $ is for later shells
# shellcheck disable=SC2034,SC2154 # what tree.bash uses, and what it sets
load helper
load judge/tree

teardown() { remove_outside; }

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
    reports 'echo CY' 'cy'
    shows '  only upper and lower case differ'
    reports 'echo 1 2' '1\n2\n'
    shows '  only blanks and line breaks differ'
    reports 'echo C y' 'cY'
    shows '  only blanks, line breaks, and upper and lower case differ'
    reports 'echo 1' '2'
    not grep '  only' "$BATS_TEST_TMPDIR/out"
    reports "$flood" x
    shows '  case 1: OLE, more than 64 KB of output'
    reports 'echo 1; echo something odd >&2; exit 3' 1
    shows '  case 1: RE, exit status 3' '  the output itself is right' '  stderr:' '    something odd'
    add 2 'exit 3' x
    reports "$eat" x
    shows '  case 2: RE, exit status 3' '  first MLE: case 1, K KB, limit 32768 KB' '  verdicts: 1 RE, 1 MLE'
}

# bats test_tags=deep
@test "OUTPUT_PATH, where HackerRank's frames write their answers to, is the output; other output keeps its place" {
    local mode program
    add 1 5 '5\n6\n'
    file h.c '#include <stdio.h>\n#include <stdlib.h>\nint main(void) { int n; FILE *f = fopen(getenv("OUTPUT_PATH"), "w");
        scanf("%d", &n); printf("%d\\n", n); fflush(stdout); fprintf(f, "%d\\n", n + 1); return fclose(f); }' >/dev/null
    file h.cpp '#include <fstream>\n#include <iostream>\nint main() { std::ofstream f(getenv("OUTPUT_PATH")); int n;
        std::cin >> n; std::cout << n << std::endl; f << n + 1 << "\\n"; f.close(); }' >/dev/null
    file h.py 'import os, sys\nf = open(os.environ["OUTPUT_PATH"], "w")\nn = int(input())\nprint(n, flush=True)
f.write(str(n + 1) + "\\n")\nf.close()' >/dev/null
    file h.java 'import java.io.*; class Main { public static void main(String[] a) throws IOException { int n =
        Integer.parseInt(new BufferedReader(new InputStreamReader(System.in)).readLine());
        BufferedWriter w = new BufferedWriter(new FileWriter(System.getenv("OUTPUT_PATH")));
        System.out.println(n); w.write(n + 1 + "\\n"); w.close(); } }' >/dev/null
    for program in c:gcc cpp:g++ py:python3 java:javac; do
        command -v "${program#*:}" >/dev/null || continue
        for mode in env open powerless; do
            ends 0 "$mode" build/judge -C "$cases" -s "$BATS_TEST_TMPDIR/h.${program%:*}" copy
        done
    done
}

@test "nothing was printed: the line that writes to a file is named, but not one that only looks so" {
    ends 1 build/judge -s "$(file f.c '#include <stdio.h>\nint main(void) { /* */\n    freopen("out.txt", "w", stdout);\n    puts("1"); }\n')" copy
    shows '  line 3 writes to a file, but only what goes to standard output counts: freopen("out.txt", "w", stdout);'
    ends 1 build/judge -s "$(file g.c '// freopen("out.txt", "w", stdout);\nint main(void) { return 0; }\n')" copy
    not grep 'writes to a file' "$BATS_TEST_TMPDIR/out"
    ends 1 build/judge -s "$(file h.c '#include <stdio.h>\nint main(void) {\n#ifndef ONLINE_JUDGE\n    freopen("o", "w", stdout);\n#endif\n}')" copy
    not grep 'writes to a file' "$BATS_TEST_TMPDIR/out"
    ends 1 build/judge -s "$(file i.c '#include <stdio.h>\nint main(void) { fclose(fopen("o", "w")); puts("3"); }')" copy # it prints
    not grep 'writes to a file' "$BATS_TEST_TMPDIR/out"
    executable bin-go 'echo "runtime.main_main·f: function main is undeclared in the main package" >&2; exit 1' >/dev/null
    mkdir "$BATS_TEST_TMPDIR/bin" && mv "$BATS_TEST_TMPDIR/bin-go" "$BATS_TEST_TMPDIR/bin/go.real"
    executable bin/go '[ "$1" = env ] || exec "${0%/*}/go.real"; echo "${0%/bin/*}"' >/dev/null
    PATH=$BATS_TEST_TMPDIR/bin:$PATH ends 1 open build/judge -s "$(file a.go 'package main\n')" copy
    shows '  a program is package main, and has func main()'
    ends 1 build/judge -s "$(file empty.c ' \n\n')" copy
    shows '  the file is empty'
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

@test "the failing case is made smaller by the rules, as long as it fails in the same way; both are kept; a sample is said first" {
    local jobs wrong
    wrong=$(executable wrong 'read n; case $n in 37 | 9 | 4) echo 0 ;; *) echo "$n" ;; esac')
    for jobs in 1 3; do # 37 becomes 9, and 9 becomes 4
        ends 1 build/judge -F -j "$jobs" -S "$BATS_TEST_TMPDIR" -s "$wrong" copy
        shows '  case small-37: WA' '  a smaller input, made from that one, fails as well: WA' '    4' '  line 1: got "0", wanted "4"' 'hack_1.in and hack_1.out' \
            '  of case small-37: ' 'hack_2.in and hack_2.out'
        same "$BATS_TEST_TMPDIR/hack_1.out" "$(file wanted '4\n')"
        same "$BATS_TEST_TMPDIR/hack_2.in" "$(file wanted '37\n')"
        rm "$BATS_TEST_TMPDIR"/hack_*
    done
    ends 1 build/judge -F --as-found -s "$wrong" copy
    not grep smaller "$BATS_TEST_TMPDIR/out"
    ends 1 build/judge -F -s "$(executable wrong 'read n; [ "$n" -ne 37 ] || n=0; [ "$n" -ne 9 ] || exit 3; echo "$n"')" copy
    not grep smaller "$BATS_TEST_TMPDIR/out"
    ends 1 build/judge -F -s "$(executable wrong 'echo 1')" copy
    shows '  a sample fails: sample-2, WA' '  case small-10: WA' '    2'
    rm build/rules/copy
    ends 1 build/judge -F -s "$(executable wrong 'echo 1')" copy
    not grep smaller "$BATS_TEST_TMPDIR/out"
    make -s build/rules/copy
}

@test "several solutions: a row for each, of the problem that is named, or of their own; with -v the whole report" {
    local wrong
    wrong=$(executable wrong 'echo 1')
    executable 1003 'echo 0' >/dev/null
    CALLED_FROM=$BATS_TEST_TMPDIR ends 1 build/judge -s copy -s wrong copy
    shows 'AC   copy             2/2 T M' 'WA   wrong            1/2 T M  sample-2' '2 solutions: 1 WA, 1 AC'
    not grep 'got' "$BATS_TEST_TMPDIR/out"
    ends 1 build/judge -s "$copy" "$wrong" "$copy" copy # as a shell makes it of -s *
    shows '3 solutions: 1 WA, 2 AC'
    CALLED_FROM=$BATS_TEST_TMPDIR ends 1 build/judge -v -s copy -s 1003 # the second is of another problem
    shows 'AC   copy            2/2 T M' 'WA   1003            0/2 T M  sample-1' '  line 1: got "0", wanted "1"' '/build/runs/busy/N/Main <'
    ends 1 build/judge --json -s "$wrong" "$copy" copy
    [ "$(grep -c '^{"format":1,"problem":"copy"' "$BATS_TEST_TMPDIR/out")" -eq 2 ]
    ends 2 build/judge -s "$copy" "$wrong" copy brief
    ends 2 build/judge -C "$cases" -s "$copy" -s "$BATS_TEST_TMPDIR/1003"
    ends 2 build/judge -L c -s - -s "$wrong" copy
}

@test "--watch judges again when the contents of the file change, until a signal" {
    local judge status=0 program=$BATS_TEST_TMPDIR/mine
    # printed_so_far N: waits until there are N reports
    printed_so_far() {
        local i
        for i in $(seq 200); do
            [ "$(grep -c '^1 problem' "$BATS_TEST_TMPDIR/out")" -ne "$1" ] || return 0
            sleep 0.1
        done
        cat "$BATS_TEST_TMPDIR/out" && return 1
    }
    executable mine 'echo 0' >/dev/null
    build/judge --watch -s "$program" copy >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" 3>&- &
    judge=$!
    printed_so_far 1
    touch "$program" # the same contents
    sleep 1
    printed_so_far 1
    rm "$program" # as editors save: the file goes, comes, and grows
    sleep 0.5
    printf '#!/bin/sh\n' >"$program.new"
    mv "$program.new" "$program"
    printf 'exec cat\n' >>"$program"
    printed_so_far 2
    kill -INT "$judge"
    wait "$judge" || status=$?
    [ "$status" -eq 130 ]
    [ "$(grep -c '^WA ' "$BATS_TEST_TMPDIR/out") $(grep -c '^AC ' "$BATS_TEST_TMPDIR/out")" = '1 1' ]
    not grep -v '^Note: there was no sandbox' "$BATS_TEST_TMPDIR/err"
    ends 2 build/judge --watch copy
    ends 2 build/judge --watch -L c -s - copy
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

@test "--for: what was found so far, the largest case included, no AC, and how long the rest would take" {
    add 1 'echo 1' 1
    add 2 "$forever" x
    ends 1 build/judge --for 1 -j 1 -C "$cases" -s "$obey" copy
    shows '--   copy                    1001            1/1 T M' '  stopped after 1 s; 1 case not tried' '1 problem: 1 --'
    ends 1 build/judge --for 1 -j 1 -F -s "$(executable late 'read n; [ $n -ne 11 ] || sleep 9; [ $n -eq 59 ] || echo $n')" copy
    shows 'WA   copy                    1001            3/4 T M' '  case small-59: WA' '  stopped after 1 s; 48 cases not tried'
    ends 1 build/judge --for 3 -j 1 -F -s "$(executable slow 'sleep 0.1; cat')" copy
    grep -qE '^  stopped after 3 s; [1-9][0-9]* cases not tried, which would take about [1-9][0-9]* s$' "$BATS_TEST_TMPDIR/out"
}

@test "kinds of cases take turns; what is counted is the same, and the smallest failing case is shown" {
    local n
    for n in {10..39}; do printf 'case small-%d 2 2\n%d%d' "$n" "$n" "$n"; done >build/cases/copy.cases
    for n in {40..43}; do printf 'case odd-one-%d 2 2\n%d%d' "$n" "$n" "$n"; done >>build/cases/copy.cases
    ends 1 build/judge --for 1 -j 1 -Fv -s "$(executable late 'read n; [ $n -ne 12 ] || sleep 9; [ $n -eq 41 ] || echo $n')" copy
    shows 'WA   copy                    1001           9/10 T M' '  AC  small-38 T M' '  case odd-one-41: WA'
    for n in 1 3; do
        ends 1 build/judge -j "$n" -Ff -s "$(executable wrong 'read n; [ $n -gt 20 ] || echo $n')" copy
        shows 'WA   copy                    1001          13/14 T M' '  case small-21: WA' '22 cases not tried'
    done
    rm build/cases/copy.cases
    make -s build/cases/copy.cases # for other tests
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

@test "no program can change the input that the rules and the report see, or reach the judge's processes" {
    local mode program
    program=$(file change.c '#include <fcntl.h>\n#include <stdio.h>\n#include <sys/mman.h>\n#include <unistd.h>
static void change(int fd)
{
    char *at = mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (fd > 0 && at != MAP_FAILED) {
        at[0] = 57;
    }
    if (pwrite(fd, "9", 1, 0) == 1 || ftruncate(fd, 0) == 0) {
        pwrite(fd, "9", 1, 0);
    }
}
int main(void)
{
    char path[64];
    change(0);
    change(open("/proc/self/fd/0", O_RDWR));
    change(open("/proc/self/fd/0", O_WRONLY | O_TRUNC));
    for (int fd = 3; fd < 64; fd++) {
        sprintf(path, "/proc/%d/fd/%d", (int)getppid(), fd);
        change(open(path, O_RDWR));
    }
    puts("9");
    return 0;
}\n')
    add WA-changed '2\n' '2\n'
    for mode in env powerless; do
        problem=pick-one judged "$mode"
        shows '  input:' '    2'
        [ "$(cat "$(sed -n 's/^  again: .*<//p' "$BATS_TEST_TMPDIR/out")")" = 2 ]
    done
    rm "$cases"/*
    # a socket of the worker, with which a reply could be forged
    program=$(file take.c '#include <fcntl.h>\n#include <stdio.h>\n#include <sys/syscall.h>\n#include <unistd.h>
int main(void)
{
    char path[64];
    int taken = 0;
    sprintf(path, "/proc/%d/mem", (int)getppid());
    const int worker = (int)syscall(434, getppid(), 0); /* pidfd_open */
    for (int fd = 3; fd < 64; fd++) {
        taken += syscall(438, worker, fd, 0) >= 0; /* pidfd_getfd */
    }
    printf("%d %d\\n", taken, open(path, O_RDWR) >= 0);
    return 0;
}\n')
    add AC-nothing '1\n' '0 0\n'
    for mode in env powerless; do judged "$mode"; done
}

@test "without a sandbox: a program that stops its worker, by a signal or as a debugger, or the trial, cannot make the judge hang" {
    local more program
    add 1 "kill -STOP \$PPID; exec $forever" 1
    for more in '' '--for 1'; do
        # shellcheck disable=SC2086 # its words
        ends 1 timeout 60 "$BASH" -c "$(declare -f open)"'; open "$@"' bash build/judge $more -C "$cases" -s "$obey" brief
        [ -n "$more" ] || { ! unshare -r true 2>/dev/null && shows 'TLE  brief '; } || # it has not the power to
            shows 'JE   brief ' '  a judge worker was stopped, perhaps by the program, and had to be killed'
        gone
    done
    program=$(file attach.c '#include <stdio.h>\n#include <sys/ptrace.h>\n#include <unistd.h>
int main(void)
{
    puts(ptrace(PTRACE_ATTACH, getppid(), NULL, NULL) == 0 ? "attached" : "refused");
    fflush(stdout);
    sleep(3);
    return 0;
}\n')
    add 1 x attached
    ends 1 timeout 60 "$BASH" -c "$(declare -f open)"'; open "$@"' bash build/judge --time-ms 5000 -C "$cases" -s "$program" copy
    grep -q 'a judge worker was stopped\|got "refused"' "$BATS_TEST_TMPDIR/out"
    rm "$cases"/*
    add AC-trial 'read -r pid comm state parent rest </proc/$PPID/stat; kill -STOP $parent; sleep 0.1; echo 1' 1
    program=$obey judged timeout 60 "$BASH" -c "$(declare -f open)"'; open "$@"' bash
}

@test "nothing that would outlive a program can be made: keys, message queues, System V memory and semaphores" {
    local mode program
    program=$(file last.c '#include <errno.h>\n#include <stdio.h>\n#include <sys/syscall.h>\n#include <unistd.h>
int main(void)
{
    const long made[] = {syscall(SYS_mq_open, "q", 0102, 0600, NULL), syscall(SYS_msgget, 5, 01600), syscall(SYS_semget, 5, 1, 01600),
        syscall(SYS_shmget, 5, 4096, 01600), syscall(SYS_add_key, "user", "k", "v", 1, -4), syscall(SYS_keyctl, 0, -4, 1)};
    for (int i = 0; i < 6; i++) {
        printf("%ld", made[i]);
    }
    printf(" %d\\n", errno == ENOSYS);
    return 0;
}\n')
    case $(uname -sm) in 'Linux x86_64' | 'Linux aarch64') ;; *) skip "this is not written for this machine" ;; esac
    add AC-nothing x '-1-1-1-1-1-1 1'
    for mode in env open; do judged "$mode"; done
}

@test "the folders of --each and --rules are hidden: a program sees no other solution, and no answers beside the rules" {
    local top
    ends 0 build/judge copy
    [ ! -s "$BATS_TEST_TMPDIR/err" ] || skip "this system has no namespaces"
    make_outside
    top=$outside/class
    mkdir -p "$top"/{amy,ben}
    echo 'answers' >"$top/amy/1001.c"
    echo "#include \"$top/amy/1001.c\"" >"$top/ben/1001.c"
    ends 1 build/judge --json --each "$top"
    has "$BATS_TEST_TMPDIR/out" 'No such file or directory'
    not grep -q "expected .* token\|unknown type" <(grep '"solution":"[^"]*ben/' "$BATS_TEST_TMPDIR/out")
}

@test "what compiling leaves does not reach the cases; what the caller ignores or blocks does no harm" {
    command -v perl >/dev/null || skip "no perl"
    program=$(file a.pl 'BEGIN { if ($^C) { open my $to, ">", "table"; print $to 1 } } print `ls /run /tmp`;\n')
    add AC-left '1\n' '/run:\nMain.pl\n\n/tmp:\n'
    ends 0 build/judge copy
    [ -s "$BATS_TEST_TMPDIR/err" ] || judged
    file ignore.c '#include <signal.h>\n#include <unistd.h>
int main(int count, char **word)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    signal(SIGCHLD, SIG_IGN);
    return execv(word[1], word + 1);
}\n'
    cc -o "$BATS_TEST_TMPDIR/ignore" "$BATS_TEST_TMPDIR/ignore.c"
    ends 0 "$BATS_TEST_TMPDIR/ignore" "$PWD/run_all.sh" copy
    shows 'AC   copy                    1001            2/2 T M'
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
    shows '  case sample-1: CE, cannot be started (No such file or directory)' '  a script needs a first line such as #!/usr/bin/env python3, without \r'
    executable bin/kotlinc 'echo "Main.kt:1:14: error: unresolved reference: readln" >&2; exit 1'
    PATH=$BATS_TEST_TMPDIR/bin:$PATH ends 1 open build/judge -s "$(file a.kt 'fun main() { readln() }')" copy
    shows '  readln() is of Kotlin 1.6, and this one is older: readLine()!!'
    executable bin/rustc 'echo "error[E0432]: unresolved import \`proconio\`" >&2; [ "$1" != --print ] || echo "${0%/bin/*}"; exit "$(($# < 3 ? 0 : 1))"'
    PATH=$BATS_TEST_TMPDIR/bin:$PATH ends 1 open build/judge -s "$(file a.rs 'use proconio::input;')" copy
    shows '  only the standard library is here, and no crates, such as proconio'
    ends 1 build/judge -s "$(file a.c '#include <bits/stdc++.h>\n')" copy
    shows '  this was compiled as C; for C++: --lang cpp17'
    ends 1 build/judge -s "$(file a.c '#include <atcoder/dsu>\n')" copy
    shows '  only headers that come with the compiler are here; '
    ends 1 build/judge -s "$(file a.c '/* \xc7\xd1 */ int main(void) { return x; }\n')" copy
    shows '  the file is not UTF-8; if it is CP949'
    ends 1 build/judge -s "$(file a.c '/* 한 \xf0\x9f\x98\x80 */ int main(void) { return x; }\n')" copy
    not grep UTF-8 "$BATS_TEST_TMPDIR/out"
    command -v g++ >/dev/null || skip "no g++"
    ends 0 build/judge -s "$(file a.C '#include <iostream>\nint main() { int n; std::cin >> n; std::cout << n; }\n')" copy
    ends 1 build/judge -s "$(file a.cc '#include <atcoder/dsu>\n')" copy
    shows '  only headers that come with the compiler are here; '
    not grep 'C++20' "$BATS_TEST_TMPDIR/out"
    file 20.cpp '#include <compare>\nint main() { return (1 <=> 2) == 0; }\n'
    ends 1 build/judge -s "$BATS_TEST_TMPDIR/20.cpp" copy
    shows '  this was C++17; for C++20: --lang cpp20'
    ends 1 build/judge -L C++20 -s - copy <"$BATS_TEST_TMPDIR/20.cpp"
    grep -q '^WA ' "$BATS_TEST_TMPDIR/out"
}

@test "--sanitize: RE names what was found and the line; the memory limit is not applied; what it is not for, and what it needs" {
    file s.c '#include <stdio.h>\n#include <stdlib.h>\nint main(void)\n{\n    int n, *a = calloc(4, sizeof *a);
    if (scanf("%d", &n) == 1 && n == 2) {\n        a[n + 2] = n;\n    }\n    printf("%d\\n", n);\n    return 0;\n}\n' >/dev/null
    ends 0 build/judge -s "$BATS_TEST_TMPDIR/s.c" copy
    echo 'int main(void) { return 0; }' | "${CC:-cc}" -fsanitize=address,undefined -x c - -o "$BATS_TEST_TMPDIR/try" 2>/dev/null || skip "no sanitizers"
    for mode in env open; do
        ends 1 "$mode" build/judge --sanitize -s "$BATS_TEST_TMPDIR/s.c" copy
        shows '  case sample-2: RE, ' '  line 7: a[n + 2] = n;' '  --sanitize: 5 times the time, 3 times the memory and 256 MB more'
        ends 1 build/judge --sanitize --brief -s "$BATS_TEST_TMPDIR/s.c" copy
        grep -q "^$BATS_TEST_TMPDIR/s.c:7:1: error: copy: RE, " "$BATS_TEST_TMPDIR/out"
    done
    ends 1 build/judge --sanitize -s "$(file o.c '#include <limits.h>\nint main(int n, char **v)\n{\n    volatile int most = INT_MAX;\n    return n + most < v[0][0];\n}\n')" copy
    shows "  case sample-1: RE, runtime error: signed integer overflow: " '  line 5: return n + most'
    ends 1 build/judge --sanitize -s "$(file r.c 'int f(int n) { return n > 0 ? f(n + 1) + f(n) : 0; }\nint main(int n, char **v) { return f(n) + (v == 0); }\n')" copy
    shows '  case sample-1: RE, AddressSanitizer: stack-overflow' '  line 1: int f'
    if command -v g++ >/dev/null; then
        ends 0 build/judge --sanitize -s "$(file a.cc '#include <iostream>\nint main() { int n; std::cin >> n; std::cout << n; }\n')" copy
    fi
    ends 2 build/judge --sanitize -s "$(file a.py 'print(1)')" copy
    stderr "run_all.sh: --sanitize is for C and C++, and '$BATS_TEST_TMPDIR/a.py' is python\n"
    mkdir "$BATS_TEST_TMPDIR/bin"
    executable bin/cc 'echo "/usr/bin/ld: cannot find -lasan: No such file or directory" >&2; exit 1' >/dev/null
    PATH=$BATS_TEST_TMPDIR/bin:$PATH ends 1 open build/judge --sanitize -s "$BATS_TEST_TMPDIR/s.c" copy
    shows 'JE   copy' 'bin/cc lacks the libraries of its sanitizers. On Debian or Ubuntu, as root: apt-get install libgcc-12-dev for gcc 12'
}

# bats test_tags=deep
@test "Java: any class that has main, and out of memory is MLE" {
    local main='public static void main(String[] a)'
    command -v javac >/dev/null || skip "no javac"
    file kattis.java 'import java.util.*;\nclass Helper { static int n; void main2() { } } // class A {\n@SuppressWarnings(Helper.class)
/* public class B { void main() */ public class Kattis { static String s = "}\\" public class C"; char c = 1 > 0 ? 39 : 0;
    '"$main"' { System.out.println(new Scanner(System.in).nextInt()); } }\n'
    sed -i 's/@Supp.*//' "$BATS_TEST_TMPDIR/kattis.java"
    ends 0 build/judge -s "$BATS_TEST_TMPDIR/kattis.java" copy
    shows '  this ran class Kattis of Kattis.java; some judges, such as BOJ, want Main of Main.java'
    ends 0 build/judge -s "$(file b.java "class A { } class Main { $main { System.out.println(new java.util.Scanner(System.in).nextInt()); } }")" copy
    not grep 'this ran' "$BATS_TEST_TMPDIR/out"
    ends 1 build/judge -s "$(file c.java "package a.b; class A { $main { } }")" copy
    shows '  the class that has main must not be in a package: remove that line'
    ends 1 build/judge -s "$(file d.java "class Main { $main { long[][] x = new long[100000][]; for (int i = 0;; i++) x[i] = new long[100000]; } }")" busy
    shows '  case sample-1: MLE, K KB, limit 147456 KB: it asked for more' '    Exception in thread "main" java.lang.OutOfMemoryError: Java heap space'
}

@test "Python: shared memory and processes work, the name of the file does not matter, and brief has no extra time" {
    command -v python3 >/dev/null || skip "no python3"
    file random.py 'import random, tempfile\nfrom multiprocessing import get_context\ntempfile.TemporaryFile().write(b"x")
if __name__ == "__main__":\n    with get_context("spawn").Pool(2) as pool:\n        print(pool.map(int, [input()])[0])'
    ends 0 build/judge -s "$BATS_TEST_TMPDIR/random.py" copy
    PYTHONHOME=/nowhere PYTHONPATH=/nowhere ends 0 build/judge -s "$BATS_TEST_TMPDIR/random.py" copy
    ends 1 build/judge -s "$(file cp949.py '# \xc7\xd1\nprint(input())\n')" copy
    shows 'CE   copy' '  the file is not UTF-8; if it is CP949'
    ends 0 build/judge -s "$(file cookie.py '# coding: cp949\nprint(input()) # \xc7\xd1\n')" copy
    ends 1 build/judge -s "$(file slow.py 'while True: pass')" brief
    shows '  case sample-1: TLE, T ms, limit 200 ms'
}

@test "Python: the interpreter is started once, and each copy of it shows what one that starts anew shows" {
    local name
    copies || skip "no interpreter is copied here"
    for name in names process descriptors uncaught 'at exit'; do probe "$name" python; done
}

@test "a signal to the judge ends the program with everything that it has started; the report shows what is known" {
    local signal judge status place
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
    for place in build/runs/copy/*/Main; do # the judge that was killed had found nothing, so its folder has gone
        [ ! -e "$place" ] || [ -e "${place%Main}input" ]
    done
}

@test "judges in two containers on one folder do not disturb each other; a finding stays until that problem is judged again" {
    local i container=(unshare -r --pid --fork --mount-proc) wrong
    "${container[@]}" true 2>/dev/null || skip "cannot make a container here"
    wrong=$(executable wrong 'sleep 0.1; echo 0')
    rm -rf build/runs
    for i in 1 2 3 4; do # each of these judges is process 1
        "${container[@]}" build/judge -F -j 2 copy >"$BATS_TEST_TMPDIR/right.$i" 2>&1 3>&- &
        "${container[@]}" build/judge -j 2 -s "$wrong" copy >"$BATS_TEST_TMPDIR/wrong.$i" 2>&1 3>&- &
    done
    wait
    for i in 1 2 3 4; do
        has "$BATS_TEST_TMPDIR/right.$i" '1 problem: 1 AC'
        has "$BATS_TEST_TMPDIR/wrong.$i" '1 problem: 1 WA'
        has "$(sed -n 's/^  again: .*<//p' "$BATS_TEST_TMPDIR/wrong.$i")" 1
    done
    [ "$(find build/runs -name Main | wc -l)" -eq 4 ]
    find build/runs -name input -exec touch -t 200001010000 {} +
    ends 0 build/judge copy
    [ -z "$(ls build/runs/copy)" ]
}

# fails TEXT ARGUMENT...: no AC, but JE with this text.
fails() {
    ends 1 build/judge "${@:2}"
    not grep -qE '^AC|[0-9] AC' "$BATS_TEST_TMPDIR/out"
    printed '1 problem: 1 JE' "$1"
}

@test "AC needs evidence: incomplete cases" {
    local what
    for what in 'rm c/1.ans|no answer for "' 'rm c/1.in|no input for "' 'rm c/*|no cases in the folder "' \
        'rm c/1.in; mkdir c/1.in|no input for "' 'cp c/1.in c/1.IN|two files for one case: "' 'cp c/1.ans c/1.ANS|two files for one case: "' \
        'truncate -s 2G c/1.in|the cases have more than 1024 MB' 'rm c/1.ans; mkfifo c/1.ans|not a file that can be read: ' ': >c/1.ans|the answer of case "1" is empty' \
        'ln -s nowhere c/more|not a file that can be read: '; do
        rm -rf "$BATS_TEST_TMPDIR/c"
        mkdir "$BATS_TEST_TMPDIR/c"
        echo 1 | tee "$BATS_TEST_TMPDIR/c/1.in" >"$BATS_TEST_TMPDIR/c/1.ans"
        (cd "$BATS_TEST_TMPDIR" && eval "${what%%|*}")
        fails "${what#*|}" -C "$BATS_TEST_TMPDIR/c" -s "$copy" copy
    done
}

@test "cases by the names of other judges; what is not a case is named, and so is an input outside the limits" {
    local name program=$copy
    mkdir -p "$cases"/{in,OUT,4,input}
    for name in 1.in/1.ans 2.IN/2.Out input3.txt/output3.txt 4/4,4/4.a in/5,OUT/5 6.in.txt/6.answer.txt input/in.7,input/out.7; do
        case $name in *,*) ;; *) name=${name/\//,} ;; esac
        echo "$name" | tee "$cases/${name%,*}" >"$cases/${name#*,}"
    done
    echo wrong >"$cases/1.out" # .ans has precedence
    : >"$cases/.in"            # hidden
    ends 0 build/judge -v -C "$cases" -s "$copy" copy
    shows '            7/7 T M' '  AC  4/4 ' '  AC  in/5 ' '  AC  input3.txt '
    not grep 'no case' "$BATS_TEST_TMPDIR/out"
    touch "$cases"/{8,9,README,a,an.txt,inn.ou}
    ends 0 build/judge -C "$cases" -s "$copy" copy
    shows '  6 files are not cases: 8, 9, README, a, an.txt, ...; cases are 1.in with 1.ans'
    rm -r "${cases:?}"/*
    add 1 1 1
    add 2 10 1
    add 3 -1 1
    ends 1 build/judge -C "$cases" -s "$copy" pick-one
    shows '  2 of 3 inputs are outside the limits of the problem, the first in case 2: N: from 1 to 9 ('
    LC_ALL='' LANG=ko_KR.UTF-8 ends 1 build/judge -C "$cases" -s "$copy" pick-one # the rules speak as the report does
    shows '  입력 3개 중 2개가 문제의 제한을 벗어남. 처음은 데이터 2: N: from 1 to 9 (ko_KR.UTF-8)'
    echo 1 >"$cases/2.in"
    echo 1 >"$cases/3.in"
    ends 0 build/judge -C "$cases" -s "$copy" pick-one
    not grep 'outside' "$BATS_TEST_TMPDIR/out"
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
    add 1 'prlimit --pid $PPID --nofile=0 && sleep 0.2; echo 1' 1 # the worker cannot open files any more
    if unshare -r true 2>/dev/null || [ "$(id -u)" -ne 0 ]; then
        ends 1 open build/judge -C "$cases" -s "$obey" copy
        printed '1 problem: 1 JE' 'cannot inspect the program in /proc'
    else # programs are judged as the user nobody, who can take nothing from the worker
        ends 0 open build/judge -C "$cases" -s "$obey" copy
    fi
    add 1 "$forever" x
    build/judge -C "$cases" -s "$obey" brief >"$BATS_TEST_TMPDIR/out" 2>&1 3>&- &
    until ls build/runs/brief/*/Main >"$BATS_TEST_TMPDIR/ls" 2>&1; do sleep 0.05; done
    kill -KILL "$(ps -A -o pid=,ppid= | awk -v judge=$! '$2 == judge { print $1; exit }')"
    not wait $!
    grep -q '^JE ' "$BATS_TEST_TMPDIR/out"
    [ -e /dev/full ] || skip "no /dev/full here"
    build/judge 2>"$BATS_TEST_TMPDIR/err" | head -n 1
    [ "${PIPESTATUS[0]}" -eq 141 ] # quietly
    not grep -v '^Note: there was no sandbox' "$BATS_TEST_TMPDIR/err"
    for call in '--list >/dev/full' '--help >&-' 'copy >/dev/full' 'copy >&-'; do
        ends 2 bash -c "build/judge $call"
    done
}

@test "what the caller takes from a program or a compiler is not said to be their fault" {
    local c
    c=$(file a.c '#include <stdio.h>\nint main(void) { puts("0"); return 0; }\n')
    (ulimit -f 100 && fails 'failed, perhaps because this shell allows it too little (ulimit -f 100)' -s "$c" copy)
    (umask 777 && ends 1 build/judge -s "$c" copy)
    shows '  line 1: got "0", wanted "1"'
    c=$(file deep.c 'int main(int n, char **v) { volatile char a[9000000]; a[n] = 1; return v[0] == 0; }\n')
    (ulimit -s 8000 && ends 1 build/judge -s "$c" copy)
    shows '  case sample-1: RE, signal 11, Segmentation fault' '  this shell allows less than the judge does: ulimit -s 8000'
    rm -rf build/runs/brief
    add 1 "$forever" 1
    build/judge -C "$cases" -s "$obey" brief >"$BATS_TEST_TMPDIR/out" 2>&1 3>&- &
    until ls build/runs/brief/*/Main >"$BATS_TEST_TMPDIR/ls" 2>&1; do sleep 0.05; done
    rm build/runs/brief/*/Main
    not wait $!
    has "$BATS_TEST_TMPDIR/out" '  the program was removed while it was judged'
}

@test "all problems, or those named in that order, with the count at the end" {
    ends 0 build/judge
    shows 'AC   copy                    1001            2/2 T M' 'AC   pick-one                   -            1/1 T M' \
        'samples only; --full tries all' '4 problems: 4 AC'
    ends 0 open build/judge pick-one copy
    [ "$(awk '/^AC/ { print $2 }' "$BATS_TEST_TMPDIR/out" | tr '\n' ' ')" = 'pick-one copy ' ]
    not grep -q "$(printf '\033')" "$BATS_TEST_TMPDIR/out"
    [ "$(grep -c '^Note: there was no sandbox' "$BATS_TEST_TMPDIR/err")" -eq 1 ]
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
    call="build/judge --for 2 -j 1 -F -s $(executable slow 'sleep 0.1; grep -v 59') copy; build/judge copy"
    script -qec "$call" "$BATS_TEST_TMPDIR/typed" >/dev/null </dev/null
    grep -q 'copy: [0-9]* of 52 cases, 0 s' "$BATS_TEST_TMPDIR/typed"
    grep -q 'copy: [0-9]* of 52 cases, 1 s, about [0-9]* s left, 1 not AC' "$BATS_TEST_TMPDIR/typed"
    grep -q "$(printf '\033')\[32mAC " "$BATS_TEST_TMPDIR/typed"
    NO_COLOR=1 script -qec 'build/judge copy' "$BATS_TEST_TMPDIR/typed" >/dev/null </dev/null
    grep -q 'AC  ' "$BATS_TEST_TMPDIR/typed"
    not grep -q "$(printf '\033')" "$BATS_TEST_TMPDIR/typed"
}

@test "the page's judge has the verdicts of verdict.h in their order, and the limits of languages.c" {
    local here=$BATS_TEST_DIRNAME/../common/judge there=$BATS_TEST_DIRNAME/../common/site/judge name factors more
    [ "$(sed -n "s/^const VERDICTS = \[\(.*\)\];.*/\1/p" "$there/judge.js" | tr -d "'")" = \
        "$(sed -n 's/^enum verdict { \(.*\), VERDICTS };.*/\1/p' "$here/verdict.h" | sed 's/STOPPED/--/')" ]
    factors=$(sed -n 's/^    const judgeMs = isExact ? ms : \([0-9]*\) \* ms + \([0-9]*\);/\1, \2, /p
        s/^ .*mb: isExact ? mb : \([0-9]*\) \* mb + more};/\1/p' "$there/languages.js" | tr -d '\n')
    [ "$factors" = '3, 2000, 2' ]
    for name in python javascript; do
        more=$(sed -n "s/^    $name: .*withExtra(problem, \([0-9]*\)).*/\1/p" "$there/languages.js")
        grep -A 1 "^    {\"$name\"" "$here/languages.c" | grep -q ", $factors, $more, \""
    done
}
