#!/usr/bin/env bats
# The front door, in a small tree of its own: options, lines, exit statuses, messages; that AC needs evidence, that two
# runs never meet, and that nothing stays behind. What takes long is in tests/judge/attacks.bats.
# shellcheck disable=SC2016,SC2030,SC2031 # $ is for later shells; every test is a subshell of its own, as it should be
load helper

# Two problems: is N odd or even (1 to 50, and 2147483648, which no int holds); and any number from 1 to N, which the
# rules accept.
setup_file() {
    local tree=$BATS_FILE_TMPDIR/tree
    mkdir -p "$tree/tests" "$tree/problems/odd-even/samples" "$tree/problems/pick-one/samples"
    cp Makefile run_all.sh "$tree"
    mkdir "$tree/tests/judge"
    cp tests/judge/*.[ch] "$tree/tests/judge"
    cd "$tree" || return
    printf '# folder\tnumber\ttime\tmemory\ttitle\tKorean\tmore\n' >problems/list.tsv
    printf 'odd-even\t1001\t1000\t128\tOdd or Even\t홀짝\tx\ty\n' >>problems/list.tsv
    printf 'pick-one\t-\t1500\t64\tPick One\t하나\n' >>problems/list.tsv
    cat >problems/odd-even/main.c <<'END'
#include <stdio.h>
int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 0 ? "even" : "odd");
    return 0;
}
END
    cat >problems/odd-even/rules.c <<'END'
#include <stdio.h>
#include <string.h>
static void told(const char *label, long long n)
{
    char text[32];
    snprintf(text, sizeof text, "%lld\n", n);
    printf("case %s-%lld %d %d\n%s%s", label, n, (int)strlen(text), n % 2 == 0 ? 5 : 4, text, n % 2 == 0 ? "even\n" : "odd\n");
}
int main(void)
{
    for (int n = 1; n <= 50; n++) {
        told("small", n);
    }
    told("limit", 2147483648);
    return 0;
}
END
    cat >problems/pick-one/main.c <<'END'
#include <stdio.h>
int main(void)
{
    puts("1");
    return 0;
}
END
    cat >problems/pick-one/rules.c <<'END'
/* accepts: any number from 1 to N */
#include <stdio.h>
#include <string.h>
int main(int argc, char **argv)
{
    int n = 0, said = 0;
    if (argc == 2 && strcmp(argv[1], "special") == 0) {
        return 0;
    }
    if (argc == 4 && strcmp(argv[1], "accepts") == 0) {
        FILE *input = fopen(argv[2], "r");
        return input != NULL && fscanf(input, "%d", &n) == 1 && scanf("%d", &said) == 1 && said >= 1 && said <= n ? 42 : 43;
    }
    for (n = 1; n <= 9; n++) {
        printf("case small-%d 2 2\n%d\n1\n", n, n);
    }
    return 0;
}
END
    printf '5\n' >problems/odd-even/samples/1.in
    printf 'odd\n' >problems/odd-even/samples/1.out
    printf '6\n' >problems/odd-even/samples/2.in
    printf 'even\n' >problems/odd-even/samples/2.out
    printf '3\n' >problems/pick-one/samples/1.in
    printf '2\n' >problems/pick-one/samples/1.out
    ./run_all.sh --full >/dev/null
}

setup() {
    cd "$BATS_FILE_TMPDIR/tree" || return
}

# plain: stdout of the last call with times and memory made equal, and the numbers of kept cases.
plain() {
    sed -E 's/ +[0-9]+ ms +[0-9]+\.[0-9] MB/ T M/; s/[0-9]+ ms, limit/T ms, limit/; s#failed/([a-z-]+)\.[0-9]+/#failed/\1.N/#g' \
        "$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/plain"
}

# prints TEXT: what the last call printed, but for times and memory.
prints() {
    plain
    same "$BATS_TEST_TMPDIR/plain" "$(file wanted "$1")"
}

# shows LINE: one of the lines that the last call printed.
shows() {
    plain
    grep -qxF -- "$1" "$BATS_TEST_TMPDIR/plain" || {
        echo "not shown: $1"
        cat "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/err"
        return 1
    }
}

# c NAME TEXT: a C program of main's body TEXT.
c() {
    printf '#include <stdio.h>\n#include <stdlib.h>\nint main(void)\n{\n%s\n}\n' "$2" >"$BATS_TEST_TMPDIR/$1"
    echo "$BATS_TEST_TMPDIR/$1"
}

# shut_in: can this system shut a program in?
shut_in() {
    ! "${1-build}/judge" true </dev/null 2>&1 | grep -q 'no namespaces'
}

# copy_of_the_tree: a tree of its own that a test may break; the build of this one comes along.
copy_of_the_tree() {
    cp -R -p "$BATS_FILE_TMPDIR/tree" "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
}

# broken STATUS VERDICT TEXT: the last call ended so, said no AC, and said why.
no_ac() {
    not grep -E '^AC|[0-9] AC' "$BATS_TEST_TMPDIR/out"
    grep -qF -- "$1" "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/err" || {
        echo "not said: $1"
        cat "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/err"
        return 1
    }
}

@test "all, in the order of the list, the count in the last line, and how far it goes" {
    ends 0 ./run_all.sh
    prints 'AC   odd-even              1001            2/2 T M
AC   pick-one                 -            1/1 T M
samples only; --full tries all
2 problems: 2 AC
'
    not grep -v '^judge: this system gives us no namespaces' "$BATS_TEST_TMPDIR/err"
    ends 0 ./run_all.sh --full
    prints 'AC   odd-even              1001          53/53 T M
AC   pick-one                 -          10/10 T M
2 problems: 2 AC
'
}

@test "problems by folder, by path and by number, once each" {
    ends 0 ./run_all.sh 1001 pick-one problems/odd-even/ odd-even
    prints 'AC   odd-even              1001            2/2 T M
AC   pick-one                 -            1/1 T M
samples only; --full tries all
2 problems: 2 AC
'
}

@test "called from another folder, by a link, with CDPATH set" {
    local top=$PWD
    cd "$BATS_TEST_TMPDIR" || return
    c right.c 'puts("odd"); return 0;'
    ends 1 "$top/run_all.sh" --solution right.c 1001
    shows 'WA   odd-even              1001            1/2 T M'
    ln -s "$top/run_all.sh" link
    ends 0 ./link odd-even
    ends 0 env CDPATH="$top" "$top/run_all.sh" odd-even
    mkdir -p other/tree
    cp "$top/run_all.sh" other/tree
    ends 2 env CDPATH="$top/.." bash other/tree/run_all.sh
    # the command that runs a case again works from there, too
    mkdir -p mine
    printf '#!/bin/sh\necho no\n' >"mine/it's wrong"
    chmod +x "mine/it's wrong"
    cp "mine/it's wrong" ./-wrong
    for wrong in "mine/it's wrong" ./-wrong; do
        ends 1 "$top/run_all.sh" --solution "$wrong" --save '-k pt' odd-even
        sed -n 's/^  again:   //p' out >again
        ends 0 bash again
        stdout 'no\n'
    done
}

@test "--solution: C, C++, Python, an executable, also with blanks in the name, from standard input" {
    local solution
    ends 0 ./run_all.sh --solution "$(c 'my own.c' 'int n; scanf("%d", &n); puts(n % 2 ? "odd" : "even"); return 0;')" 1001
    printf '#include <cstdio>\nint main() { int n; return std::scanf("%%d", &n) == 1 && std::puts(n %% 2 ? "odd" : "even") ? 0 : 1; }\n' \
        >"$BATS_TEST_TMPDIR/a.cpp"
    for solution in a.cc a.cxx a.C; do cp "$BATS_TEST_TMPDIR/a.cpp" "$BATS_TEST_TMPDIR/$solution"; done
    printf 'print("odd" if int(input()) %% 2 else "even")\n' >"$BATS_TEST_TMPDIR/a b.py"
    printf '#!/bin/sh\nread n\n[ $((n %% 2)) -eq 0 ] && echo even || echo odd\n' >"$BATS_TEST_TMPDIR/run me"
    chmod +x "$BATS_TEST_TMPDIR/run me"
    for solution in a.cpp a.cc a.cxx a.C 'a b.py' 'run me'; do
        ends 0 ./run_all.sh -s "$BATS_TEST_TMPDIR/$solution" 1001
        prints 'AC   odd-even              1001            2/2 T M
samples only; --full tries all
1 problem: 1 AC
'
    done
    ends 0 ./run_all.sh -L python -s - 1001 <"$BATS_TEST_TMPDIR/a b.py"
    ends 0 ./run_all.sh --lang=cpp20 -s /dev/stdin 1001 <"$BATS_TEST_TMPDIR/a.cpp"
    ends 2 ./run_all.sh -s - 1001 <"$BATS_TEST_TMPDIR/a b.py"
    stderr 'run_all.sh: a program from standard input needs its language: --lang NAME; see ./run_all.sh --help\n'
    ends 2 ./run_all.sh -L klingon -s - 1001 <"$BATS_TEST_TMPDIR/a b.py"
}

@test "C++20 is there by name" {
    command -v g++ >/dev/null || skip "no g++"
    printf '#include <compare>\nint main() { return (1 <=> 2) == 0; }\n' >"$BATS_TEST_TMPDIR/a.cpp"
    ends 1 ./run_all.sh -s "$BATS_TEST_TMPDIR/a.cpp" 1001
    shows 'CE   odd-even              1001            0/0 T M'
    ends 1 ./run_all.sh -L cpp20 -s "$BATS_TEST_TMPDIR/a.cpp" 1001
    shows 'WA   odd-even              1001            0/2 T M'
}

@test "a wrong answer: the case, its input, the first difference, the end of stderr, warnings, how to run it again" {
    local wrong
    wrong=$(c wrong.c 'int unused; fputs("N is \"even\"\n", stderr); puts("odd\t!\r"); return 0;')
    ends 1 ./run_all.sh --solution "$wrong" 1001
    sed -i.bak 's/^    wrong.c:.*: warning: .*/    WARNING/; /^    .*\(In function\|int unused\|\^~\)/d' "$BATS_TEST_TMPDIR/out"
    prints 'WA   odd-even              1001            0/2 T M
  case sample-1: WA
  input:
    5
  line 1: got "odd\\t!\\r", wanted "odd"
  1 line differs
  stderr:
    N is "even"
  verdicts: 2 WA
  the compiler says:
    WARNING
  again:   build/failed/odd-even.N/box/program <build/failed/odd-even.N/input
samples only; --full tries all
1 problem: 1 WA
'
    sed -n 's/^  again:   //p' "$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/again"
    ends 0 bash "$BATS_TEST_TMPDIR/again"
    stdout 'odd\t!\r\n'
}

@test "each verdict is the first word of its line, and the exit status is 1" {
    local verdict body
    while IFS='|' read -r verdict body; do
        ends 1 ./run_all.sh --solution "$(c program.c "$body")" odd-even
        [ "$(awk 'NR == 1 { print $1 }' "$BATS_TEST_TMPDIR/out")" = "$verdict" ]
        [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out")" = "1 problem: 1 $verdict" ]
    done <<'TABLE'
WA|puts("Odd"); return 0;
RE|puts("odd"); return 3;
RE|abort();
TLE|for (;;) { }
MLE|for (size_t i = 0; i < 200; i++) { char *p = malloc(1 << 20); for (size_t k = 0; p && k < 1 << 20; k += 4096) { p[k] = 1; } } puts("odd"); return 0;
OLE|for (long i = 0; i < 1000000; i++) { puts("odd"); } return 0;
CE|return no_such_name;
TABLE
}

@test "CE: what the compiler says, as its owner named the file, without make's words, cut and told so" {
    ends 1 ./run_all.sh --solution "$(c broken.c 'return no_such_name;')" odd-even
    grep -q '^    broken.c:5:8: error: .*no_such_name' "$BATS_TEST_TMPDIR/out"
    not grep -q 'make' "$BATS_TEST_TMPDIR/out"
    ends 1 ./run_all.sh --solution "$(c broken.c "$(printf 'no_%d;\n' $(seq 100)) /* \\033[31m */")" odd-even
    [ "$(wc -l <"$BATS_TEST_TMPDIR/out")" -lt 30 ]
    grep -q '^    \.\.\. [0-9]* more bytes$' "$BATS_TEST_TMPDIR/out"
    ends 1 ./run_all.sh --solution "$(file a.py 'print("odd"\n')" odd-even
    grep -q '^CE ' "$BATS_TEST_TMPDIR/out"
    grep -q "SyntaxError: '(' was never closed" "$BATS_TEST_TMPDIR/out"
    ends 1 ./run_all.sh --solution "$(c '#include "/dev/stdin"' 'return 0;')" odd-even || true
    printf '#!/bin/sh\r\necho odd\r\n' >"$BATS_TEST_TMPDIR/windows"
    chmod +x "$BATS_TEST_TMPDIR/windows"
    ends 1 ./run_all.sh --solution "$BATS_TEST_TMPDIR/windows" odd-even
    grep -q '^CE ' "$BATS_TEST_TMPDIR/out"
    grep -q 'as Windows writes it' "$BATS_TEST_TMPDIR/out"
}

@test "--verbose: a line for every case; --fail-fast stops at the first failing one" {
    ends 0 ./run_all.sh -v 1001
    prints 'AC   odd-even              1001            2/2 T M
  AC  sample-1 T M
  AC  sample-2 T M
samples only; --full tries all
1 problem: 1 AC
'
    ends 1 ./run_all.sh --fail-fast -s "$(c wrong.c 'puts("no"); return 0;')" 1001
    shows 'WA   odd-even              1001            0/1 T M'
}

@test "--full: the smallest input on which a program is wrong, and the samples count too" {
    local wrong jobs
    wrong=$(c wrong.c 'int n; scanf("%d", &n); puts(n == 7 || n % 2 == 0 ? "even" : "odd"); return 0;')
    for jobs in 1 2 5; do
        ends 1 ./run_all.sh -Ff -j "$jobs" -s "$wrong" 1001
        prints 'WA   odd-even              1001            8/9 T M
  case small-7: WA
  input:
    7
  line 1: got "even", wanted "odd"
  1 line differs
  stopped after the first case that is not AC; 44 cases not tried
  again:   build/failed/odd-even.N/box/program <build/failed/odd-even.N/input
1 problem: 1 WA
'
    done
}

@test "--save keeps the failing case once, and never writes over another" {
    local wrong
    wrong=$(c wrong.c 'puts("odd"); return 0;')
    ends 1 ./run_all.sh -FfS "$BATS_TEST_TMPDIR/kept" -s "$wrong" 1001
    ends 1 ./run_all.sh -FfS "$BATS_TEST_TMPDIR/kept" -s "$wrong" 1001
    shows "  kept:    $BATS_TEST_TMPDIR/kept/hack_1.in, as before"
    ends 1 ./run_all.sh -FfS "$BATS_TEST_TMPDIR/kept" -s "$(c other.c 'puts("even"); return 0;')" 1001
    (cd "$BATS_TEST_TMPDIR/kept" && echo *) >"$BATS_TEST_TMPDIR/names"
    same "$BATS_TEST_TMPDIR/names" "$(file wanted 'hack_1.in hack_1.out hack_2.in hack_2.out\n')"
    same "$BATS_TEST_TMPDIR/kept/hack_1.in" "$(file wanted '2\n')"
    same "$BATS_TEST_TMPDIR/kept/hack_1.out" "$(file wanted 'even\n')"
    : >"$BATS_TEST_TMPDIR/no-folder"
    ends 1 ./run_all.sh -FfS "$BATS_TEST_TMPDIR/no-folder/below" -s "$wrong" 1001
    shows '  the failing case could not be kept: is the disk full, or a folder not to be written?'
    not grep -q "^  kept:" "$BATS_TEST_TMPDIR/out"
}

@test "two programs: the first case on which they differ; answers may be missing" {
    local one two
    one=$(c one.c 'int n; scanf("%d", &n); puts(n % 2 ? "odd" : "even"); return 0;')
    two=$(c two.c 'int n; scanf("%d", &n); puts(n % 2 ? "odd" : n > 20 ? "Even" : "even"); return 0;')
    ends 1 ./run_all.sh -F -s "$one" -s "$two" 1001
    shows "  case small-22: AC, and the second program WA"
    shows '  the two programs differ in 15 of 53 cases'
    shows '1 problem, 2 programs: 1 WA, 1 AC'
    mkdir "$BATS_TEST_TMPDIR/cases"
    echo 21 >"$BATS_TEST_TMPDIR/cases/a.in"
    ends 0 ./run_all.sh -C "$BATS_TEST_TMPDIR/cases" -s "$one" -s "$two" 1001
    shows '  the two programs never differ'
    echo 22 >"$BATS_TEST_TMPDIR/cases/b.in"
    ends 1 ./run_all.sh -C "$BATS_TEST_TMPDIR/cases" -s "$one" -s "$two" 1001
    shows '  line 1: the first "even", the second "Even"'
}

@test "--cases: any folder of cases, also below, with .ans or .out; the rules are asked where they should be" {
    mkdir -p "$BATS_TEST_TMPDIR/cases/secret"
    echo 8 >"$BATS_TEST_TMPDIR/cases/secret/10.in"
    echo even >"$BATS_TEST_TMPDIR/cases/secret/10.ans"
    ends 0 ./run_all.sh --cases "$BATS_TEST_TMPDIR/cases" odd-even
    prints 'AC   odd-even              1001            1/1 T M
1 problem: 1 AC
'
    ends 0 ./run_all.sh --cases "$BATS_TEST_TMPDIR/cases" pick-one
    ends 1 ./run_all.sh --cases "$BATS_TEST_TMPDIR/cases" -s "$(c nine.c 'puts("9"); return 0;')" pick-one
    shows 'WA   pick-one                 -            0/1 T M'
    rm "$BATS_TEST_TMPDIR/cases/secret/10.ans"
    ends 1 ./run_all.sh --cases "$BATS_TEST_TMPDIR/cases" odd-even
    no_ac 'the answer is missing'
}

@test "a language's extra time, in the table and in the run" {
    printf 'import time\ntime.sleep(1.1)\nprint("odd" if int(input()) %% 2 else "even")\n' >"$BATS_TEST_TMPDIR/slow.py"
    ends 0 ./run_all.sh --solution "$BATS_TEST_TMPDIR/slow.py" 1001
    ends 0 ./run_all.sh -h
    grep -qE '^  python +\.py +3 T \+ 2 s +2 M \+ 32 MB +BOJ$' "$BATS_TEST_TMPDIR/out"
    grep -qE '^  java +\.java +2 T \+ 1 s +2 M \+ 16 MB +BOJ$' "$BATS_TEST_TMPDIR/out"
    [ "$(grep -cE '^  [a-z0-9]+ +.* T' "$BATS_TEST_TMPDIR/out")" -ge 17 ]
}

@test "--list and --help" {
    ends 0 ./run_all.sh --list
    stdout 'folder               number    time    memory  title
odd-even              1001     1 s    128 MB  Odd or Even (홀짝)
pick-one                 -   1.5 s     64 MB  Pick One (하나)
'
    ends 0 ./run_all.sh -h
    grep -qx 'usage: ./run_all.sh \[option\]... \[problem\]...' "$BATS_TEST_TMPDIR/out"
    stderr ''
}

# refuses MESSAGE ARGUMENT...: exit status 2, nothing judged, one line that says what to do.
refuses() {
    local message=$1
    shift
    ends 2 ./run_all.sh "$@"
    stdout ''
    stderr "run_all.sh: $message\\n"
}

@test "wrong calls, and what was meant" {
    refuses "no problem is called 'zzz'; ./run_all.sh --list names them all" zzz
    refuses "no problem is called 'odd-eve'; did you mean odd-even?; ./run_all.sh --list names them all" odd-eve
    refuses "no problem is called 'odd-evne'; did you mean odd-even (1001)?; ./run_all.sh --list names them all" odd-evne
    refuses "no problem is called '1011'; did you mean odd-even (1001)?; ./run_all.sh --list names them all" 1011
    refuses "no problem is called '-'; ./run_all.sh --list names them all" -- -
    refuses "'Makefile' is a file and no problem; to judge it: ./run_all.sh --solution Makefile PROBLEM" Makefile 1001
    refuses "no option is called '--fast'; see ./run_all.sh --help" --fast
    refuses "no option is called '--solutoin=a.c'; did you mean --solution?" --solutoin=a.c
    refuses "no option is called '--ful'; did you mean --full?" --ful
    refuses "no option is called '-x'; see ./run_all.sh --help" -x
    refuses '--jobs needs a value; see ./run_all.sh --help' --jobs
    refuses "--jobs takes a number from 1 to 64, not '0'" --jobs 0
    refuses "--jobs takes a number from 1 to 64, not 'two'" --jobs=two
    refuses '--solution judges a program for one problem: name exactly one problem' --solution Makefile
    refuses '--solution judges a program for one problem: name exactly one problem' -s Makefile 1001 pick-one
    refuses "there is no file 'nowhere.c'" -s nowhere.c 1001
    refuses "'problems' is a folder" -s problems 1001
    ends 2 ./run_all.sh -s Makefile 1001
    grep -q "^run_all.sh: 'Makefile' has no ending that tells its language and is not executable; name the language with --lang, one of: c cpp17" "$BATS_TEST_TMPDIR/err"
    refuses '--save goes with --solution' --save there 1001
    refuses "there is no folder 'there'" --cases there 1001
    refuses '--cases and --full: one of the two' --cases problems --full 1001
}

@test "an empty value is no value" {
    local option
    for option in -s --solution -S --save -j --jobs -C --cases -L --lang; do
        refuses "$option has an empty value; is a variable unset?" "$option" '' 1001
    done
    refuses '--solution has an empty value; is a variable unset?' --solution= 1001
    refuses '--save has an empty value; is a variable unset?' --save= 1001
}

@test "a missing tool is named, with the way to get it, before anything is judged" {
    local tool tools=$BATS_TEST_TMPDIR/tools all
    mkdir "$tools"
    ln -s "$(command -v bash)" "$tools/bash"
    all="make mktemp rm mkdir cp mv cmp cksum cat env"
    for tool in $all cc; do
        ends 2 env PATH="$tools" bash ./run_all.sh
        stdout ''
        grep -q "^run_all.sh: $tool is missing: apt-get install " "$BATS_TEST_TMPDIR/err"
        ln -s "$(command -v "$tool")" "$tools/$tool"
    done
    mkdir "$BATS_TEST_TMPDIR/langs"
    for tool in rs go java; do
        : >"$BATS_TEST_TMPDIR/a.$tool"
        ends 2 env PATH="$tools" bash ./run_all.sh -s "$BATS_TEST_TMPDIR/a.$tool" 1001
        grep -qE '^run_all.sh: [a-z]+, which [a-z]+ needs, is missing: apt-get install ' "$BATS_TEST_TMPDIR/err"
    done
}

@test "with only the tools that it asks for, it works" {
    local tool tools=$BATS_TEST_TMPDIR/tools
    mkdir "$tools"
    for tool in bash make mktemp rm mkdir cp mv cmp cksum cat env cc sh sed echo; do ln -s "$(type -P "$tool")" "$tools/$tool"; done
    ends 0 env PATH="$tools" bash ./run_all.sh --full
    shows '2 problems: 2 AC'
}

@test "AC is not made of nothing: samples that are not whole" {
    local what sample=problems/odd-even/samples/2.in
    for what in "mkdir $sample|no plain file" "mkfifo $sample|no plain file" "ln -s nowhere $sample|cannot read" ": |the input is missing" \
        "echo 6 >$sample; rm problems/odd-even/samples/2.out|the answer is missing" \
        "echo 6 >$sample; : >problems/odd-even/samples/2.out|the answer is empty" "rm -r problems/odd-even/samples/*|there are no cases"; do
        rm -rf "$BATS_TEST_TMPDIR/tree"
        copy_of_the_tree
        rm "$sample"
        echo "$what"
        eval "${what%%|*}"
        ends 1 ./run_all.sh odd-even
        no_ac "${what#*|}"
        [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out")" = '1 problem: 1 JE' ]
    done
    if [ "$(id -u)" -ne 0 ]; then
        rm -rf "$BATS_TEST_TMPDIR/tree"
        copy_of_the_tree
        chmod a-r "$sample"
        ends 1 ./run_all.sh odd-even
        no_ac 'cannot read (Permission denied)'
    fi
}

@test "AC is not made of nothing: a list that is empty, or wrong" {
    local what
    copy_of_the_tree
    cp problems/list.tsv "$BATS_TEST_TMPDIR/list.tsv"
    for what in '|names no problem' '# only a head\n|names no problem' 'odd-even\t1001\t1000\t128\tno Korean\n|line 1: fewer than six columns' \
        'odd-even\t1001\tfast\t128\ta\tb\n|line 1: the time limit '"'fast'"' is no number' 'odd-even\t1001\t1000\t0\ta\tb\n|line 1: the memory limit' \
        'odd-even\t1001\t99999999999999999999\t1\ta\tb\n|line 1: the time limit' 'odd-even\t1001\t\t1\ta\tb\n|line 1: the time limit' \
        '../x\t1001\t1\t1\ta\tb\n|is no folder' 'odd-even\t1 2\t1\t1\ta\tb\n|is no number of a problem' \
        'odd-even\t1\t1\t1\ta\tb\nodd-even\t1\t1\t1\ta\tb\n|line 2: odd-even stands there twice'; do
        printf '%b' "${what%%|*}" >problems/list.tsv
        echo "$what"
        ends 2 ./run_all.sh
        stdout ''
        grep -qF "${what#*|}" "$BATS_TEST_TMPDIR/err"
    done
    rm problems/list.tsv
    ends 2 ./run_all.sh
    printf 'not-there\t1\t1000\t128\ta\tb\n' >problems/list.tsv
    ends 1 ./run_all.sh
    no_ac 'not-there'
}

@test "AC is not made of nothing: no stale program is judged" {
    local flag
    copy_of_the_tree
    ends 2 env CC= ./run_all.sh
    grep -q 'CC is empty' "$BATS_TEST_TMPDIR/err"
    ends 2 env CXX= ./run_all.sh
    # an older file in the place of the one that the program was built of
    sed 's/"odd"/"ODD"/' problems/odd-even/main.c >main.new
    touch -t 200001010000 main.new
    mv main.new problems/odd-even/main.c
    ends 1 ./run_all.sh odd-even
    shows 'WA   odd-even              1001            1/2 T M'
    sed 's/ODD/odd/' problems/odd-even/main.c >main.new
    touch -t 199901010000 main.new
    mv main.new problems/odd-even/main.c
    ends 0 ./run_all.sh odd-even
    # a source that does not compile, whatever make is told
    echo 'no C' >>problems/odd-even/main.c
    for flag in i n t k q; do
        ends 1 env MAKEFLAGS="$flag" ./run_all.sh odd-even
        shows '1 problem: 1 CE'
    done
    # rules with an older date
    sed 's/50/40/' problems/odd-even/rules.c >rules.new
    touch -t 200001010000 rules.new
    mv rules.new problems/odd-even/rules.c
    sed '$d' problems/odd-even/main.c >main.new
    mv main.new problems/odd-even/main.c
    ends 0 ./run_all.sh --full odd-even
    shows 'AC   odd-even              1001          43/43 T M'
}

@test "AC is not made of nothing: output that cannot be delivered" {
    local option
    [ -e /dev/full ] || skip "no /dev/full here"
    for option in --list --help odd-even; do
        echo "$option"
        code=0
        ./run_all.sh "$option" >/dev/full 2>"$BATS_TEST_TMPDIR/err" || code=$?
        [ "$code" -eq 2 ]
        code=0
        ./run_all.sh "$option" >&- 2>"$BATS_TEST_TMPDIR/err" || code=$?
        [ "$code" -eq 2 ]
    done
}

@test "AC is not made of nothing: a judge that says nothing, too much, or something else" {
    local said
    copy_of_the_tree
    for said in '' 'AC 2 2 1' 'AC 1 2 1 600' 'AC 0 0 1 600' 'AC x 2 1 600' 'AC 2 2 1 600 7' 'XX 2 2 1 600' 'AC 2 2 1 600\nAC 2 2 1 600' \
        'WA 2 2 1 600'; do
        printf '#!/bin/sh\n[ "$1" = -g ] || printf "%%b" "%s\\n"\nexit 0\n' "$said" >build/judge
        touch -t 203001010000 build/judge
        echo "$said"
        ends 1 ./run_all.sh odd-even
        no_ac 'the judge has given no verdict'
    done
    grep -qE '^JE   odd-even +1001 +0/0 +0 ms +0\.0 MB$' "$BATS_TEST_TMPDIR/out"
    printf '#!/bin/sh\n[ "$1" = -g ] || echo "last words" >&2\n[ "$1" = -g ] || kill -9 $$\n' >build/judge
    touch -t 203001010000 build/judge
    ends 1 ./run_all.sh odd-even
    no_ac 'the judge has given no verdict'
    grep -F 'last words' "$BATS_TEST_TMPDIR/out"
    printf '#!/bin/sh\n[ "$1" = -g ] || { printf "AC 2 2 1 600\\n" && exit 1; }\n' >build/judge
    touch -t 203001010000 build/judge
    ends 1 ./run_all.sh odd-even
}

@test "what the judge says is printed as it is" {
    copy_of_the_tree
    printf '#!/bin/sh\n[ "$1" = -g ] || { printf "AC 2 2 17 2560\n  a word\n" && exit 0; }\n' >build/judge
    touch -t 203001010000 build/judge
    ends 0 ./run_all.sh odd-even
    stdout 'AC   odd-even              1001            2/2      17 ms      2.5 MB
  a word
samples only; --full tries all
1 problem: 1 AC
'
    printf '#!/bin/sh\n[ "$1" = -g ] || { printf "AC 3 3 17 2560\nWA 1 2 18 3328\n" && exit 1; }\n' >build/judge
    touch -t 203001010000 build/judge
    printf '#!/bin/sh\n' | tee one >two
    chmod +x one two
    ends 1 ./run_all.sh -s one -s two odd-even
    stdout 'AC   odd-even              1001            3/3      17 ms      2.5 MB  one
WA   odd-even              1001            1/2      18 ms      3.2 MB  two
samples only; --full tries all
1 problem, 2 programs: 1 WA, 1 AC
'
}

@test "our own faults are JE: rules that fail, rules that stop half way" {
    copy_of_the_tree
    printf '#include <stdio.h>\nint main(void) { fputs("no proof // none\\n", stderr); return 1; }\n' >problems/odd-even/rules.c
    ends 1 ./run_all.sh --full odd-even
    shows '1 problem: 1 JE'
    grep -q 'no proof // none' "$BATS_TEST_TMPDIR/out"
    printf '#include <stdio.h>\nint main(void) { puts("case a 2 2\\n1"); return 0; }\n' >problems/odd-even/rules.c
    ends 1 ./run_all.sh --full odd-even
    no_ac 'the stream ends inside case: "a"'
    printf '/* accepts */\nint main(void) { return 7; }\n' >problems/pick-one/rules.c
    ends 1 ./run_all.sh pick-one
    no_ac 'the rules do not say'
}

@test "two runs at once never meet, and leave nothing" {
    local slow i
    copy_of_the_tree
    slow=$(c slow.c 'int n; scanf("%d", &n); puts(n == 5 ? "slow" : "even"); return 0;')
    for i in 1 2 3 4 5 6; do
        ./run_all.sh -s "$slow" odd-even >"$BATS_TEST_TMPDIR/out.$i" &
    done
    wait
    cat "$BATS_TEST_TMPDIR"/out.? | sed -n 's/^  again:   //p' | sort -u >"$BATS_TEST_TMPDIR/again"
    [ "$(wc -l <"$BATS_TEST_TMPDIR/again")" -eq 6 ]
    bash "$BATS_TEST_TMPDIR/again" | uniq -c | grep -q '6 slow'
    not ls -d build/run.*
}

@test "a killed run is cleared away by the next one; interrupted makes as well" {
    copy_of_the_tree
    ./run_all.sh -s "$(c loop.c 'for (;;) { }')" odd-even >"$BATS_TEST_TMPDIR/out" 2>&1 3>&- &
    for _ in $(seq 100); do
        ls build/run.*/box/0/program >/dev/null 2>&1 && break
        sleep 0.1
    done
    kill -KILL $!
    wait $! || true
    ls -d build/run.*
    : >build/bin/odd-even.999999999
    : >build/cases/odd-even.cases.999999999
    ends 0 ./run_all.sh odd-even
    not ls -d build/run.*
    not ls build/bin/*.* build/cases/*.9*
    sleep 0.3
    # shellcheck disable=SC2009 # pgrep is not everywhere
    [ "$(ps -A -o args= | grep -c "^$PWD/build/run.*program" || true)" -eq 0 ]
}

@test "who stops the run is told what is known, and nothing runs on" {
    local runner program code=0
    c loop.c 'int n; scanf("%d", &n); for (volatile int i = 0; n == 7; i++) { } puts(n % 2 ? "odd" : "even"); return 0;' >/dev/null
    ./run_all.sh -F -j 1 --solution "$BATS_TEST_TMPDIR/loop.c" odd-even >"$BATS_TEST_TMPDIR/out" 2>&1 3>&- &
    runner=$!
    for _ in $(seq 100); do
        # shellcheck disable=SC2009
        program=$(ps -A -o args= | grep -c "^$PWD/build/run.*box/0/program$" || true)
        [ "$program" -eq 0 ] || break
        sleep 0.05
    done
    sleep 0.3
    kill -TERM "$runner"
    wait "$runner" || code=$?
    [ "$code" -eq 143 ]
    grep -q '^--   odd-even              1001  ' "$BATS_TEST_TMPDIR/out"
    grep -q '^  stopped by a signal; [0-9]* of 53 cases tried$' "$BATS_TEST_TMPDIR/out"
    # shellcheck disable=SC2009
    [ "$(ps -A -o args= | grep -c "^$PWD/build/run.*program" || true)" -eq 0 ]
    not ls -d build/run.*
}

@test "who stops the run while it compiles need not wait" {
    copy_of_the_tree
    rm -rf build/bin build/judge
    printf '#!/bin/sh\necho on >>"%s"\nsleep 30\n' "$BATS_TEST_TMPDIR/on" >slow-cc
    chmod +x slow-cc
    for _ in 1 2; do # the judge, and then a program
        rm -f "$BATS_TEST_TMPDIR/on"
        CC=$PWD/slow-cc ./run_all.sh >"$BATS_TEST_TMPDIR/out" 2>&1 3>&- &
        for _ in $(seq 100); do
            [ ! -e "$BATS_TEST_TMPDIR/on" ] || break
            sleep 0.05
        done
        SECONDS=0
        kill -TERM $!
        code=0
        wait $! || code=$?
        [ "$code" -eq 143 ]
        [ "$SECONDS" -lt 5 ]
        not ls -d build/run.*
        CC=cc make -s build/judge
        sed -i.bak 's/sleep 30/case $* in *print-file*) ;; *) sleep 30 ;; esac/' slow-cc
    done
}

@test "make clean in the middle ends the run with a message" {
    copy_of_the_tree
    ./run_all.sh -F --solution "$(c slow.c 'for (volatile int i = 0; i < 100000000; i++) { } puts("odd"); return 0;')" odd-even \
        >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" 3>&- &
    for _ in $(seq 100); do
        ls build/run.*/report >/dev/null 2>&1 && break
        sleep 0.05
    done
    rm -rf build
    code=0
    wait $! || code=$?
    [ "$code" -eq 2 ]
    no_ac 'was removed while this ran (make clean?): no verdict'
}

@test "another place for what is made" {
    copy_of_the_tree
    rm -rf build
    ends 0 env BUILD="$BATS_TEST_TMPDIR/elsewhere" ./run_all.sh --full
    shows '2 problems: 2 AC'
    [ -x "$BATS_TEST_TMPDIR/elsewhere/judge" ]
    [ ! -e build ]
    if shut_in "$BATS_TEST_TMPDIR/elsewhere"; then
        ends 1 env BUILD="$BATS_TEST_TMPDIR/elsewhere" ./run_all.sh -s \
            "$(c spy.c "puts(fopen(\"$BATS_TEST_TMPDIR/elsewhere/cases/odd-even.cases\", \"r\") == NULL ? \"blind\" : \"seen\"); return 0;")" odd-even
        shows '  line 1: got "blind", wanted "odd"'
    fi
    ends 2 env BUILD='a b' ./run_all.sh
    : >no-folder
    ends 2 env BUILD=no-folder/below ./run_all.sh
    grep -q 'name another with BUILD=DIR' "$BATS_TEST_TMPDIR/err"
}

@test "the program sees nothing of the suite, and finds nothing of an earlier run" {
    local said
    shut_in || skip "this system cannot shut it in"
    for said in "problems/odd-even/samples/1.out" build/cases/odd-even.cases build/bin/odd-even Makefile; do
        ends 1 ./run_all.sh -s "$(c spy.c "puts(fopen(\"$PWD/$said\", \"r\") == NULL ? \"blind\" : \"seen\"); return 0;")" odd-even
        shows '  line 1: got "blind", wanted "odd"'
    done
    printf 'import helper\n' >"$BATS_TEST_TMPDIR/imports.py"
    : >"$BATS_TEST_TMPDIR/helper.py"
    ends 1 ./run_all.sh -s "$BATS_TEST_TMPDIR/imports.py" odd-even
    shows 'RE   odd-even              1001            0/2 T M'
    ends 1 ./run_all.sh -s "$(c writes.c 'freopen("output.txt", "w", stdout); puts("odd"); return 0;')" odd-even
    shows '  line 1: got nothing, wanted "odd"'
    [ ! -e output.txt ]
}

@test "who compiles a program sees nothing of the suite either, and writes nothing there" {
    local sample=problems/odd-even/samples/1.out said
    shut_in || skip "this system cannot shut it in"
    for said in "#include \"$PWD/problems/odd-even/main.c\"" "__asm__(\".incbin \\\"$PWD/$sample\\\"\"); int main(void) { return 0; }" \
        "__asm__(\".incbin \\\"$sample\\\"\"); int main(void) { return 0; }"; do
        printf '%s\n' "$said" >"$BATS_TEST_TMPDIR/spy.c"
        ends 1 ./run_all.sh -s "$BATS_TEST_TMPDIR/spy.c" odd-even
        shows '1 problem: 1 CE'
    done
    if command -v perl >/dev/null; then
        ends 1 ./run_all.sh -s "$(file a.pl "BEGIN { open F, '>', '$PWD/$sample' or die 'blind'; print F 'x'; } print 'x';")" odd-even
        grep -q '^    blind' "$BATS_TEST_TMPDIR/out"
    fi
    same "$sample" "$(file wanted 'odd\n')"
}

@test "a build folder behind a link, and the folder of --cases: programs run, and see no answers there" {
    local place=$BATS_TEST_TMPDIR/elsewhere cases=$BATS_TEST_TMPDIR/cases
    copy_of_the_tree
    mv build "$place"
    ln -s "$place" build
    mkdir "$cases"
    echo 5 >"$cases/1.in"
    echo odd >"$cases/1.out"
    ends 0 ./run_all.sh -s "$(file a.py 'print("odd" if int(input()) % 2 else "even")\n')" odd-even
    shut_in || return 0
    ends 1 ./run_all.sh -C "$cases" \
        -s "$(c spy.c "puts(fopen(\"$place/cases/odd-even.cases\", \"r\") || fopen(\"$cases/1.out\", \"r\") ? \"seen\" : \"blind\"); return 0;")" odd-even
    shows '  line 1: got "blind", wanted "odd"'
}

@test "no colour when stdout is no terminal" {
    ends 0 ./run_all.sh odd-even
    not grep -q "$(printf '\033')" "$BATS_TEST_TMPDIR/out"
}
