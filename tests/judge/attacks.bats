#!/usr/bin/env bats
# What takes long: programs that do their worst, compilers that never end, full disks, and every language that is on
# this machine. Run by make check-judge. As root, programs are tried as an ordinary user where that can be done.
# shellcheck disable=SC2016,SC2030,SC2031 # $ is for later shells; every test is a subshell of its own

setup_file() {
    local top=$BATS_TEST_DIRNAME
    mkdir -p "$BATS_FILE_TMPDIR/tree/tests/judge" "$BATS_FILE_TMPDIR/tree/problems/odd-even/samples"
    cp "$top"/../../Makefile "$top"/../../run_all.sh "$BATS_FILE_TMPDIR/tree"
    cp "$top"/*.[ch] "$BATS_FILE_TMPDIR/tree/tests/judge"
    cd "$BATS_FILE_TMPDIR/tree" || return
    gcc -std=gnu11 -O1 -o ../attack "$top/programs/attack.c"
    printf 'odd-even\t1001\t1000\t128\tOdd or Even\t-\n' >problems/list.tsv
    printf '5\n' >problems/odd-even/samples/1.in
    printf 'odd\n' >problems/odd-even/samples/1.out
    printf '6\n' >problems/odd-even/samples/2.in
    printf 'even\n' >problems/odd-even/samples/2.out
    printf '#include <stdio.h>\nint main(void) { int n; return scanf("%%d", &n) == 1 && puts(n %% 2 ? "odd" : "even") ? 0 : 1; }\n' \
        >problems/odd-even/main.c
    ./run_all.sh >/dev/null
    as_user=()
    if [ "$(id -u)" -eq 0 ] && command -v setpriv >/dev/null; then
        chmod -R a+rX "$BATS_FILE_TMPDIR" "$BATS_RUN_TMPDIR"
    fi
}

setup() {
    cd "$BATS_FILE_TMPDIR/tree" || return 1
    unset MAKEFLAGS MAKELEVEL BUILD
    marker=$BATS_TEST_TMPDIR/marker
    as_user=()
    if [ "$(id -u)" -eq 0 ] && command -v setpriv >/dev/null; then
        as_user=(setpriv --reuid=1234 --regid=1234 --clear-groups env "TMPDIR=$BATS_TEST_TMPDIR/tmp")
    else
        as_user=(env "TMPDIR=$BATS_TEST_TMPDIR/tmp")
    fi
    mkdir "$BATS_TEST_TMPDIR/tmp"
    chmod 777 "$BATS_TEST_TMPDIR" "$BATS_TEST_TMPDIR/tmp"
}

# alive: how many processes of this test there are.
alive() {
    ps -A -o stat=,args= >"$BATS_TEST_TMPDIR/processes"
    grep -F -- " $marker" "$BATS_TEST_TMPDIR/processes" | grep -cv '^Z' || true
}

# gone: within 15 seconds there is none.
gone() {
    local i
    for ((i = 0; i < 150; i++)); do
        [ "$(alive)" -ne 0 ] || return 0
        sleep 0.1
    done
    grep -F -- " $marker" "$BATS_TEST_TMPDIR/processes"
    return 1
}

# modes: with namespaces, if the system has them, and without.
modes() {
    "${as_user[@]}" build/judge true </dev/null 2>&1 | grep -q 'no namespaces' || printf '%s\n' -j1
    printf '%s\n' -n
}

# attacked MODE WHAT WORD...: the attack gets no AC but one of these verdicts, and leaves no process.
attacked() {
    local mode=$1 what=$2 word
    shift 2
    printf 'case one 2 3\n1\nyes' |
        "${as_user[@]}" timeout 60 build/judge "$mode" -t 1000 "$BATS_FILE_TMPDIR/attack" "$what" "$marker" \
            >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" || true
    cat "$BATS_TEST_TMPDIR/out"
    gone
    for word in "$@"; do
        ! grep -q "^$word " "$BATS_TEST_TMPDIR/out" || return 0
    done
    echo "mode $mode: wanted one of: $*"
    return 1
}

@test "a fork bomb with sessions of their own" {
    local mode
    for mode in $(modes); do attacked "$mode" bomb RE TLE; done
}

@test "a traced child, left behind" {
    local mode
    for mode in $(modes); do attacked "$mode" traced RE; done
}

@test "a daemon that ignores signals, left behind" {
    local mode
    for mode in $(modes); do attacked "$mode" daemon RE; done
}

@test "the parent stopped" {
    modes | grep -q -- -j1 && attacked -j1 stop TLE
    attacked -n stop JE # after the judge has waited long enough
}

@test "the parent killed" {
    modes | grep -q -- -j1 && attacked -j1 kill TLE
    attacked -n kill JE
}

@test "two gigabytes of output" {
    local mode
    for mode in $(modes); do attacked "$mode" flood OLE; done
}

@test "everything closed" {
    local mode
    for mode in $(modes); do attacked "$mode" closed TLE; done
}

@test "memory of twenty children" {
    local mode
    for mode in $(modes); do attacked "$mode" memory MLE TLE; done
}

@test "a million files, and files without end" {
    modes | grep -q -- -j1 || skip "this system cannot shut a program in"
    ls -A /tmp /dev/shm /var/tmp /run >"$BATS_TEST_TMPDIR/before"
    attacked -j1 files WA TLE
    attacked -j1 fill WA TLE RE
    ls -A /tmp /dev/shm /var/tmp /run >"$BATS_TEST_TMPDIR/after"
    not_ours=$(grep -h attack- "$BATS_TEST_TMPDIR/before" "$BATS_TEST_TMPDIR/after" || true)
    [ -z "$not_ours" ]
    [ -z "$(ls -A "$BATS_TEST_TMPDIR/tmp")" ]
}

@test "compiling has an end: a file that includes itself, templates, a binary without bounds, standard input" {
    local i
    printf '#include __FILE__\n' >"$BATS_TEST_TMPDIR/self.c"
    printf 'volatile char big[300 << 20] = {1};\nint main(void) { return big[5]; }\n' >"$BATS_TEST_TMPDIR/big.c"
    printf '#include "/dev/stdin"\n' >"$BATS_TEST_TMPDIR/stdin.c"
    printf '#include "/dev/zero"\n' >"$BATS_TEST_TMPDIR/zero.c"
    for i in self big stdin zero; do
        SECONDS=0
        ./run_all.sh -s "$BATS_TEST_TMPDIR/$i.c" 1001 >"$BATS_TEST_TMPDIR/out" && return 1
        echo "$i: $SECONDS s"
        cat "$BATS_TEST_TMPDIR/out"
        [ "$SECONDS" -lt 75 ]
        grep -qE '^(CE|JE) ' "$BATS_TEST_TMPDIR/out"
        [ "$(($(wc -c <"$BATS_TEST_TMPDIR/out")))" -lt 20000 ]
    done
    [ "$(find build -size +70000k | wc -l)" -eq 0 ]
}

@test "a disk that fills up never gives AC" {
    local kilobytes
    unshare -rm true 2>/dev/null || skip "no disk can be made here"
    for kilobytes in 40 200 1200 1300 1400 1500 1700 2000 2200; do
        unshare -rm bash -c '
            mkdir "$1/disk" 2>/dev/null
            mount -t tmpfs -o size="$2k" tmpfs "$1/disk" || exit 9
            BUILD=$1/disk ./run_all.sh -s problems/odd-even/main.c 1001
            echo "status $?"' bash "$BATS_TEST_TMPDIR" "$kilobytes" >"$BATS_TEST_TMPDIR/out" 2>&1
        echo "$kilobytes KB"
        cat "$BATS_TEST_TMPDIR/out"
        if grep -q '^AC ' "$BATS_TEST_TMPDIR/out"; then
            grep -q '^AC .* 2/2 ' "$BATS_TEST_TMPDIR/out"
            grep -qx 'status 0' "$BATS_TEST_TMPDIR/out"
        else
            not grep -q '0 AC\|1 AC' "$BATS_TEST_TMPDIR/out"
            not grep -q '^CE' "$BATS_TEST_TMPDIR/out"
            not grep -qx 'status 0' "$BATS_TEST_TMPDIR/out"
        fi
    done
}

not() { ! "$@" || return 1; }

# language TOOL FILE TEXT: right programs are AC, with a wrong word WA, with a mistake in it CE.
language() {
    local tool=$1 file=$BATS_TEST_TMPDIR/$2 told=${4-}
    command -v "$tool" >/dev/null || skip "$tool is not on this machine"
    printf '%s\n' "$3" >"$file"
    # shellcheck disable=SC2086 # words
    ./run_all.sh $told -s "$file" 1001 >"$BATS_TEST_TMPDIR/out" 2>&1 || { cat "$BATS_TEST_TMPDIR/out" && return 1; }
    grep -q '^AC .* 2/2 ' "$BATS_TEST_TMPDIR/out"
    printf '%s\n' "${3/even/Even}" >"$file"
    # shellcheck disable=SC2086
    ./run_all.sh $told -s "$file" 1001 >"$BATS_TEST_TMPDIR/out" 2>&1 && return 1
    cat "$BATS_TEST_TMPDIR/out"
    grep -q '^WA .* 1/2 ' "$BATS_TEST_TMPDIR/out"
    grep -qx '  line 1: got "Even", wanted "even"' "$BATS_TEST_TMPDIR/out"
    sed -n 's/^  again:   //p' "$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/again"
    [ "$(bash "$BATS_TEST_TMPDIR/again")" = Even ]
    printf '(((\n%s\n(((' "$3" >"$file"
    # shellcheck disable=SC2086
    ./run_all.sh $told -s "$file" 1001 >"$BATS_TEST_TMPDIR/out" 2>&1 && return 1
    cat "$BATS_TEST_TMPDIR/out"
    grep -q '^CE ' "$BATS_TEST_TMPDIR/out"
}

@test "language: C" {
    language cc a.c '#include <stdio.h>
int main(void) { int n; scanf("%d", &n); puts(n % 2 ? "odd" : "even"); return 0; }'
}

@test "language: C++" {
    language g++ a.cpp '#include <iostream>
int main() { int n; std::cin >> n; std::cout << (n % 2 ? "odd" : "even") << "\n"; }'
}

@test "language: Python" { language python3 a.py 'print("odd" if int(input()) % 2 else "even")'; }

@test "language: PyPy" { language pypy3 a.py 'print("odd" if int(input()) % 2 else "even")' '-L pypy'; }

@test "language: Java" {
    language javac A.java 'import java.util.Scanner;
public class Main { public static void main(String[] a) { int n = new Scanner(System.in).nextInt(); System.out.println(n % 2 == 1 ? "odd" : "even"); } }'
}

@test "language: Kotlin" {
    language kotlinc a.kt 'fun main() { println(if ((readLine() ?: "0").toInt() % 2 == 1) "odd" else "even") }'
}

@test "language: Rust" {
    language rustc a.rs 'fn main() { let mut s = String::new(); std::io::stdin().read_line(&mut s).unwrap(); let n: u64 = s.trim().parse().unwrap(); println!("{}", if n % 2 == 1 { "odd" } else { "even" }); }'
}

@test "language: Go" {
    language go a.go 'package main
import "fmt"
func main() { var n int; fmt.Scan(&n); if n % 2 == 1 { fmt.Println("odd") } else { fmt.Println("even") } }'
}

@test "language: C#" {
    language mcs a.cs 'using System;
class P { static void Main() { int n = int.Parse(Console.ReadLine()); Console.WriteLine(n % 2 == 1 ? "odd" : "even"); } }'
}

@test "language: JavaScript" { language node a.js 'console.log(+require("fs").readFileSync(0, "utf8") % 2 ? "odd" : "even");'; }

@test "language: Pascal" { language fpc a.pas 'var n: int64; begin read(n); if n mod 2 = 1 then writeln('"'odd'"') else writeln('"'even'"'); end.'; }

@test "language: Ruby" { language ruby a.rb 'puts(gets.to_i % 2 == 1 ? "odd" : "even")'; }

@test "language: Perl" { language perl a.pl 'print <STDIN> % 2 ? "odd" : "even", "\n";'; }

@test "language: PHP" { language php a.php '<?php echo intval(fgets(STDIN)) % 2 ? "odd" : "even", "\n";'; }

@test "language: Haskell" { language ghc a.hs 'main = getLine >>= \s -> putStrLn (if odd (read s :: Int) then "odd" else "even")'; }
