#!/usr/bin/env bats
# Slow tests of the judge: programs and compilers that never stop, full disks, and every language on this machine. Run by
# make check-judge.
# shellcheck disable=SC2016,SC2154 # $ is for later shells; tree.bash sets the rest
load ../helper
load tree

# grouped CONTROLLER LIMIT COMMAND...: runs it in a control group with this limit, whose folder is then $group; skips the
# test where there can be none.
grouped() {
    local limit=pids.max status=0
    group=/sys/fs/cgroup/$1/judge-test.$$
    [ -d "/sys/fs/cgroup/$1" ] || group=/sys/fs/cgroup/judge-test.$$
    mkdir -p "$group" 2>/dev/null || skip "no control group can be made here"
    [ "$1" = pids ] || limit=$([ -e "$group/memory.max" ] && echo memory.max || echo memory.limit_in_bytes)
    if ! echo "$2" 2>/dev/null >"$group/$limit"; then
        rmdir "$group"
        skip "no control group with a limit of $1 can be made here"
    fi
    # what was in swap would not count
    echo 0 2>/dev/null >"$group/memory.swap.max" || echo "$2" 2>/dev/null >"$group/memory.memsw.limit_in_bytes" || true
    (echo "$BASHPID" >"$group/cgroup.procs" && "${@:3}") || status=$?
    return "$status"
}

# ungroup: removes $group as soon as all processes in it have gone.
ungroup() {
    local i
    for ((i = 0; i < 100; i++)); do
        ! rmdir "$group" 2>/dev/null || return 0
        sleep 0.1
    done
    return 1
}

teardown() {
    remove_outside
    [ ! -d "${group-}" ] || ungroup
}

# chrooted COMMAND...: runs it as root where there are no namespaces
chrooted() {
    unshare -m sh -c 'mkdir -p "$1" && mount --rbind / "$1" && cd "$1" && folder=$2 && shift 2 &&
        exec chroot . sh -c "cd \"\$0\" && exec \"\$@\"" "$folder" "$@"' sh "$BATS_TEST_TMPDIR/root" "$PWD" "$@"
}

as_user() { setpriv --reuid=1234 --regid=1234 --clear-groups env HOME=/ "$@"; }
powerless_user() { as_user "$BASH" -c "$(declare -f open powerless)"'; powerless "$@"' bash "$@"; }

@test "a fork bomb on all cases, as root and not, in a sandbox and not: never more than 300 processes at a time" {
    local mode bomb
    bomb=$(file bomb.c '#include <unistd.h>\nint main(int count, char **name)
{
    if (name[0][0] == 47) { /* a path: not yet by the name that gone() looks for */
        execl("/proc/self/exe", "'"$forever"'", (char *)0);
    }
    for (int i = 0; i < 50; i++) {
        if (fork() == 0) {
            setsid();
            for (;;) {
                if (fork() == 0) {
                    setsid();
                }
            }
        }
    }
    for (;;) {
    }
}\n')
    for mode in env chrooted as_user powerless_user; do
        echo "mode: $mode"
        chmod -R a+rwX "$BATS_RUN_TMPDIR"
        ends 1 grouped pids 300 "$mode" timeout 120 build/judge -F -j 2 -s "$bomb" copy
        shows 'RE   copy ' '  stopped after 3 cases with too many processes'
        gone
        grep -qx 'max 0' "$group/pids.events"
        ungroup
    done
}

@test "other processes of the user that come and go: a program without a sandbox starts as soon as it may" {
    local crowd i
    file crowd.c '#include <stdlib.h>\n#include <sys/wait.h>\n#include <unistd.h>\nint main(void)
{
    for (;;) { /* 150 in about 10 ms, for 0.3 s at most */
        for (int i = 0; i < 150; i++) {
            if (fork() == 0) {
                usleep((unsigned)rand() % 300000);
                _exit(0);
            }
            usleep(i % 10 == 0 ? 500 : 0);
        }
        while (wait(NULL) > 0) {
        }
        usleep(100000);
    }
}\n' >/dev/null
    cc -O1 -o "$BATS_TEST_TMPDIR/crowd" "$BATS_TEST_TMPDIR/crowd.c"
    chmod -R a+rwX "$BATS_RUN_TMPDIR"
    beside_crowd() {
        setpriv --reuid=65534 --regid=65534 --clear-groups "$BATS_TEST_TMPDIR/crowd" 3>&- & # as root runs programs
        crowd=$!
        for ((i = 0; i < 60; i++)); do
            ends 0 chrooted build/judge -F -j 1 copy || { kill "$crowd" && return 1; }
        done
        kill "$crowd"
    }
    grouped pids 1000 beside_crowd
}

@test "Python and PyPy: a copy of a started interpreter shows what one that starts anew shows" {
    local language name
    for language in python3 pypy3; do
        command -v "$language" >/dev/null || { echo "# no $language here" >&3 && continue; }
        while read -r name; do
            echo "$language: $name"
            probe "$name" "$language"
        done < <(sed -n 's/^=== //p' probes.txt)
    done
}

@test "a copied interpreter cannot reach the one that it was copied from, and finds nothing of an earlier case" {
    local deed number
    copies || skip "no interpreter is copied here"
    for deed in $(sed -n "s/^    '\([a-z ]*\)': .*/\1/p" reach.py | tr ' ' _); do
        for number in 1 3 5; do
            add "$number" "${deed//_/ }" clean
            add $((number + 1)) nothing clean
        done
        echo "$deed"
        ends 0 build/judge -v -j 1 -C "$cases" -s reach.py copy
    done
    [ "$number$deed" = 5hop ]
}

@test "a program that a container has no memory for is not judged" {
    local mode try status
    add 1 'dd if=/dev/zero of=/dev/null bs=40M count=1' x
    for mode in env open; do
        for try in 1 2 3 4 5; do # the kernel may kill one of the judge's processes as well, before it has the memory back
            status=0
            grouped memory 24M "$mode" build/judge -C "$cases" -s "$obey" brief >"$BATS_TEST_TMPDIR/out" 2>&1 || status=$?
            ungroup
            echo "$mode, try $try: status $status" && cat "$BATS_TEST_TMPDIR/out"
            [ "$status" -eq 137 ] || grep -q '^JE ' "$BATS_TEST_TMPDIR/out"
            ! grep -qF ' the kernel killed a process at ' "$BATS_TEST_TMPDIR/out" || break
        done
        shows '  case 1: JE, the kernel killed a process at ' ' of 65536 KB, because'
    done
    add 1 'kill -KILL $$' x
    ends 1 build/judge -C "$cases" -s "$obey" brief
    shows '  case 1: RE, signal 9, Killed'
}

@test "compiling is bounded: a file that includes itself, a huge binary" {
    local text
    for text in '#include __FILE__' 'volatile char big[300 << 20] = {1}; int main(void) { return big[5]; }'; do
        ends 1 build/judge -s "$(file a.c "$text\n")" copy
        grep -q '^CE ' "$BATS_TEST_TMPDIR/out"
        [ "$(($(wc -c <"$BATS_TEST_TMPDIR/out")))" -lt 20000 ]
    done
    [ "$(find build -size +70000k | wc -l)" -eq 0 ]
}

@test "a compiler of two processes is bounded in the memory of both" {
    [ "$(awk '/^MemAvailable/ { print int($2 / 1000000) }' /proc/meminfo)" -ge 4 ] || skip 'there are less than 4 GB of memory'
    make_outside
    printf '#!/bin/sh\nfor i in 1 2; do { head -c 1300000000 /dev/zero; sleep 2; } | tail -n 1 >/dev/null & done\nwait\nexec cc "$@"\n' \
        >"$outside/greedy"
    chmod 755 "$outside/greedy"
    sed -i.old "s,^cc ,$outside/greedy ," build/flags
    ends 1 build/judge -s problems/copy/main.c copy
    mv build/flags.old build/flags
    shows 'CE   copy ' '  does not compile, K KB, limit 2097152 KB'
    awk '/does not compile/ { exit $4 > 2097152 && $4 < 2600000 ? 0 : 1 }' "$BATS_TEST_TMPDIR/out"
}

@test "a disk that fills up never gives AC" {
    local spare built
    unshare -rm true 2>/dev/null || skip "cannot mount a disk here"
    built=$(du -sk build)
    for spare in -500 0 20 100 900 1600 1800 2000 2200 2400 3200; do # kilobytes, besides the build
        unshare -rm bash -c 'mkdir -p "$1/disk"
            mount -t tmpfs -o size="$2k" tmpfs "$1/disk" || exit 9
            cp -Rp build "$1/disk"
            BUILD=$1/disk/build ./run_all.sh copy
            echo "status $?"' bash "$BATS_TEST_TMPDIR" "$((${built%%[!0-9]*} + spare))" >"$BATS_TEST_TMPDIR/out" 2>&1
        echo "$spare KB" && cat "$BATS_TEST_TMPDIR/out"
        if grep -q '^AC' "$BATS_TEST_TMPDIR/out"; then
            grep -q '^AC .* 2/2 ' "$BATS_TEST_TMPDIR/out"
            grep -qx 'status 0' "$BATS_TEST_TMPDIR/out"
        else
            grep -q '^JE\|^status 2' "$BATS_TEST_TMPDIR/out"
            not grep -q ' AC\|^CE\|^status 0' "$BATS_TEST_TMPDIR/out"
        fi
    done
    grep -q '^AC' "$BATS_TEST_TMPDIR/out"
}

@test "every language on this machine: a right program is AC, with an extra word WA, with a mistake CE" {
    local tool name text option language program
    while IFS='|' read -r tool name option text; do
        command -v "$tool" >/dev/null || { echo "# $tool is not on this machine" >&3 && continue; }
        echo "$tool"
        program=$BATS_TEST_TMPDIR/$name language=()
        [ -z "$option" ] || language=(-L "$option")
        printf '%b\n' "${text//TAIL/}" >"$program"
        ends 0 build/judge "${language[@]}" -s "$program" busy
        printf '%b\n' "${text//TAIL/Tail}" >"$program"
        ends 1 build/judge "${language[@]}" -s "$program" busy
        shows '  line 1: got "1Tail", wanted "1"'
        [ "$(bash -c "$(sed -n 's/^  again:   //p' "$BATS_TEST_TMPDIR/out")" | tr -d '\r')" = 1Tail ]
        printf '(((\n%b\n(((' "$text" >"$program"
        ends 1 build/judge "${language[@]}" -s "$program" busy
        grep -q '^CE ' "$BATS_TEST_TMPDIR/out"
    done <<'TABLE'
cc|a.c||#include <stdio.h>\nint main(void) { int n; scanf("%d", &n); printf("%dTAIL\\n", n); return 0; }
g++|a b.cpp||#include <iostream>\nint main() { int n; std::cin >> n; std::cout << n << "TAIL\\n"; }
python3|random.py||print(input() + "TAIL")
pypy3|a.py|pypy|print(input() + "TAIL")
javac|A.java||public class Main { public static void main(String[] a) { System.out.println(new java.util.Scanner(System.in).nextInt() + "TAIL"); } }
kotlinc|a.kt||fun main() { println((readLine() ?: "") + "TAIL") }
rustc|돌 게임.rs||fn main() { let mut s = String::new(); std::io::stdin().read_line(&mut s).unwrap(); println!("{}TAIL", s.trim()); }
go|x_test.go||package main\nimport "fmt"\nfunc main() { var n int; fmt.Scan(&n); fmt.Printf("%dTAIL\\n", n) }
mcs|a.cs||using System;\nclass P { static void Main() { Console.WriteLine(Console.ReadLine() + "TAIL"); } }
tsc|a.ts||declare var require: any;\nconsole.log(require("fs").readFileSync(0, "utf8").trim() + "TAIL");
node|a.js||console.log(require("fs").readFileSync(0, "utf8").trim() + "TAIL");
fpc|a.pas||var n: int64; begin read(n); writeln(n, 'TAIL'); end.
ruby|a.rb||puts gets.strip + "TAIL"
perl|a.pl||chomp($n = <STDIN>); print "${n}TAIL\\n";
php|a.php||<?php echo trim(fgets(STDIN)), "TAIL\\n";
ghc|a.hs||main = getLine >>= \\s -> putStrLn (s ++ "TAIL")
TABLE
}
