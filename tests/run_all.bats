#!/usr/bin/env bats
# The front door: options, lines, exit statuses, messages, and that nothing stays behind.
load helper

setup_file() {
    make -s
}

# plain: stdout of the last call with times and memory made equal.
plain() {
    sed -E 's/ +[0-9]+ ms +[0-9]+\.[0-9] MB$/ T M/; s/[0-9]+ ms, limit/T ms, limit/' "$BATS_TEST_TMPDIR/out" \
        >"$BATS_TEST_TMPDIR/plain"
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
        cat "$BATS_TEST_TMPDIR/out"
        return 1
    }
}

# c NAME TEXT: a C program of main's body TEXT.
c() {
    printf '#include <stdio.h>\n#include <stdlib.h>\nint main(void)\n{\n%s\n}\n' "$2" >"$BATS_TEST_TMPDIR/$1"
    echo "$BATS_TEST_TMPDIR/$1"
}

# copy_of_the_tree: a tree of its own that a test may break; the build of this one comes along.
copy_of_the_tree() {
    mkdir "$BATS_TEST_TMPDIR/tree"
    cp -R -p Makefile run_all.sh common problems tests build "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
}

@test "all sixteen, in the order of the list, and the count in the last line" {
    ends 0 ./run_all.sh
    stderr ''
    [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out")" = "16 problems: 16 AC" ]
    awk '/^[A-Z]+ / { print $2 }' "$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/folders"
    grep -v '^#' problems/list.tsv | cut -f 1 >"$BATS_TEST_TMPDIR/listed"
    same "$BATS_TEST_TMPDIR/folders" "$BATS_TEST_TMPDIR/listed"
    shows 'AC   nim-2                11868          8/8 T M'
    shows 'AC   prime-jingle-bells       -          4/4 T M'
}

@test "problems by folder, by path and by number, once each" {
    ends 0 ./run_all.sh stone-game-3 9658 problems/nimble/ 9657
    prints 'AC   stone-game-3          9657          1/1 T M
AC   stone-game-4          9658          1/1 T M
AC   nimble               11869          7/7 T M
3 problems: 3 AC
'
}

@test "a run leaves nothing behind in build but what make made" {
    ends 0 ./run_all.sh nimble
    not ls -d build/run.*
}

@test "called from another folder" {
    local top=$PWD
    cd "$BATS_TEST_TMPDIR" || return
    c right.c 'puts("SK"); return 0;'
    ends 0 "$top/run_all.sh" --solution right.c stone-game-1
    prints 'AC   stone-game-1          9655          1/1 T M
1 problem: 1 AC
'
    # the command that runs a case again works from there, too
    mkdir -p mine
    printf '#!/bin/sh\necho no\n' >"mine/it's wrong"
    chmod +x "mine/it's wrong"
    ends 1 "$top/run_all.sh" --solution "mine/it's wrong" --save kept stone-game-1
    sed -n 's/^  again:   //p' "$BATS_TEST_TMPDIR/out" >again
    same again "$(file wanted "'mine/it'\\\\''s wrong' <kept/hack_1.in\n")"
    ends 0 bash again
    stdout 'no\n'
}

@test "--solution: C, C++, Python, an executable, also with blanks in the name" {
    local solution
    ends 0 ./run_all.sh --solution "$(c 'my own.c' 'puts("SK"); return 0;')" 9655
    printf '#include <iostream>\nint main() { std::cout << "SK" << std::endl; }\n' | tee "$BATS_TEST_TMPDIR/a.cpp" \
        >"$BATS_TEST_TMPDIR/a.cc"
    printf 'print("SK")\n' >"$BATS_TEST_TMPDIR/a b.py"
    printf '#!/bin/sh\necho SK\n' >"$BATS_TEST_TMPDIR/run me"
    chmod +x "$BATS_TEST_TMPDIR/run me"
    for solution in a.cpp a.cc 'a b.py' 'run me'; do
        ends 0 ./run_all.sh -s "$BATS_TEST_TMPDIR/$solution" 9655
        prints 'AC   stone-game-1          9655          1/1 T M
1 problem: 1 AC
'
    done
}

@test "a wrong answer: the case, its input, the first difference, stderr, and how to run it again" {
    local wrong
    wrong=$(c wrong.c 'fputs("n is even\n", stderr); puts("cubelover\t!\r"); return 0;')
    ends 1 ./run_all.sh --solution "$wrong" nim-2
    prints 'WA   nim-2                11868          0/8 T M
  case sample-1: WA
  input:
    1
    1
  line 1: got "cubelover\\t!\\r", wanted "koosaga"
  1 line differs
  stderr:
    n is even
  verdicts: 8 WA
  again:   build/failed/nim-2.program <build/failed/nim-2.in
1 problem: 1 WA
'
    ends 0 bash -c 'build/failed/nim-2.program <build/failed/nim-2.in'
    stdout 'cubelover\t!\r\n'
    same build/failed/nim-2.out problems/nim-2/samples/1.out
}

@test "each verdict is the first word of its line, and the exit status is 1" {
    local verdict body
    while IFS='|' read -r verdict body; do
        ends 1 ./run_all.sh --solution "$(c program.c "$body")" stone-game-1
        [ "$(awk 'NR == 1 { print $1 }' "$BATS_TEST_TMPDIR/out")" = "$verdict" ]
        [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out")" = "1 problem: 1 $verdict" ]
    done <<'TABLE'
WA|puts("sk"); return 0;
RE|puts("SK"); return 3;
RE|abort();
TLE|for (;;) { }
MLE|for (size_t i = 0; i < 200; i++) { char *p = malloc(1 << 20); for (size_t k = 0; p && k < 1 << 20; k += 512) { p[k] = 1; } } puts("SK"); return 0;
OLE|for (long i = 0; i < 1000000; i++) { puts("SK"); } return 0;
CE|return no_such_name;
TABLE
}

@test "a program that does not compile: what the compiler says is shown" {
    ends 1 ./run_all.sh --solution "$(c broken.c 'return no_such_name;')" stone-game-1
    grep -q '^  .*no_such_name' "$BATS_TEST_TMPDIR/out"
}

@test "--verbose: a line for every case" {
    ends 0 ./run_all.sh --verbose polygon-game
    prints 'AC   polygon-game         13034          4/4 T M
  AC  sample-1 T M
  AC  sample-2 T M
  AC  sample-3 T M
  AC  sample-4 T M
1 problem: 1 AC
'
}

@test "--fail-fast stops at the first failing case" {
    ends 1 ./run_all.sh --fail-fast -s "$(c wrong.c 'puts("no"); return 0;')" nim-2
    shows 'WA   nim-2                11868          0/1 T M'
}

@test "--full: the smallest input on which a program is wrong, and the samples count too" {
    # right for the sample (5), wrong from 2 on
    ends 1 ./run_all.sh --full --fail-fast -s "$(c wrong.c 'puts("SK"); return 0;')" stone-game-1
    prints 'WA   stone-game-1          9655          2/3 T M
  case small-2: WA
  input:
    2
  line 1: got "SK", wanted "CY"
  1 line differs
  stopped after the first case that is not AC; 998 cases not tried
  again:   build/failed/stone-game-1.program <build/failed/stone-game-1.in
1 problem: 1 WA
'
    ends 0 ./run_all.sh --full stone-game-1
    prints 'AC   stone-game-1          9655    1001/1001 T M
1 problem: 1 AC
'
}

@test "--save keeps the failing case, and never writes over an older one" {
    local wrong
    wrong=$(c wrong.c 'puts("SK"); return 0;')
    ends 1 ./run_all.sh --full --fail-fast --save "$BATS_TEST_TMPDIR/kept" --solution "$wrong" 9655
    ends 1 ./run_all.sh --full --fail-fast --save "$BATS_TEST_TMPDIR/kept" --solution "$wrong" 9655
    (cd "$BATS_TEST_TMPDIR/kept" && echo *) >"$BATS_TEST_TMPDIR/names"
    same "$BATS_TEST_TMPDIR/names" "$(file wanted 'hack_1.in hack_1.out hack_2.in hack_2.out\n')"
    same "$BATS_TEST_TMPDIR/kept/hack_1.in" "$(file wanted '2\n')"
    same "$BATS_TEST_TMPDIR/kept/hack_1.out" "$(file wanted 'CY\n')"
    shows "  again:   build/failed/stone-game-1.program <$BATS_TEST_TMPDIR/kept/hack_2.in"
}

@test "Python gets three times the limit and two seconds" {
    printf 'import time\ntime.sleep(1.5)\nprint("SK")\n' >"$BATS_TEST_TMPDIR/slow.py"
    ends 0 ./run_all.sh --solution "$BATS_TEST_TMPDIR/slow.py" 9655
    printf 'while True: pass\n' >"$BATS_TEST_TMPDIR/endless.py"
    ends 1 ./run_all.sh --solution "$BATS_TEST_TMPDIR/endless.py" 9655
    shows '  case sample-1: TLE, T ms, limit 5000 ms'
}

@test "--list and --help" {
    ends 0 ./run_all.sh --list
    [ "$(wc -l <"$BATS_TEST_TMPDIR/out")" -eq 17 ]
    shows 'stone-game-3           9657   1 s  128 MB  Stone Game 3 (돌 게임 3)'
    ends 0 ./run_all.sh -h
    grep -qx 'usage: ./run_all.sh \[option\]... \[problem\]...' "$BATS_TEST_TMPDIR/out"
    grep -qE '^ +\.py +python3 FILE +3 T \+ 2 s$' "$BATS_TEST_TMPDIR/out"
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

@test "wrong calls" {
    refuses "no problem is called 'stone-game-9'; ./run_all.sh --list names them all" stone-game-9
    refuses "no problem is called '-'; ./run_all.sh --list names them all" -- -
    refuses "no option is called '--fast'; see ./run_all.sh --help" --fast
    refuses '--jobs needs a value; see ./run_all.sh --help' --jobs
    refuses "--jobs takes a number from 1 to 999, not '0'" --jobs 0
    refuses "--jobs takes a number from 1 to 999, not 'two'" --jobs=two
    refuses '--solution judges one program for one problem: name exactly one problem' --solution tests/judge/judge.c
    refuses '--solution judges one program for one problem: name exactly one problem' -s tests/judge/judge.c 9655 9656
    refuses "there is no file 'nowhere.c'" -s nowhere.c 9655
    refuses "'Makefile' is no .c, .cpp, .cc or .py file and not executable (chmod +x)" -s Makefile 9655
    refuses '--save goes with --solution' --save there 9655
}

@test "a missing tool is named, with the way to get it" {
    local tool
    mkdir "$BATS_TEST_TMPDIR/tools"
    for tool in bash dirname; do ln -s "$(command -v $tool)" "$BATS_TEST_TMPDIR/tools/$tool"; done
    ends 2 env PATH="$BATS_TEST_TMPDIR/tools" ./run_all.sh
    stderr 'run_all.sh: make is missing: apt-get install make, or xcode-select --install on macOS\n'
    ln -s "$(command -v make)" "$BATS_TEST_TMPDIR/tools/make"
    ends 2 env PATH="$BATS_TEST_TMPDIR/tools" ./run_all.sh
    stderr 'run_all.sh: cc is missing: apt-get install gcc libc6-dev, or xcode-select --install on macOS\n'
    ends 2 env PATH="$BATS_TEST_TMPDIR/tools" make test
    grep -q 'bats is missing: apt-get install bats, or brew install bats-core' "$BATS_TEST_TMPDIR/err"
}

@test "our own faults are JE, never a pass" {
    copy_of_the_tree
    rm problems/nimble/samples/3.out
    : >problems/nim-2/samples/2.out
    rm problems/split-nim/samples/*
    rm problems/odd-even-nim/samples/5.in
    ends 1 ./run_all.sh nimble nim-2 split-nim odd-even-nim stone-game-1
    [ "$(grep -c '^JE ' "$BATS_TEST_TMPDIR/out")" -eq 4 ]
    [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out")" = '5 problems: 4 JE, 1 AC' ]
    grep -q 'missing problems/nimble/samples/3.out' "$BATS_TEST_TMPDIR/out"
    grep -q 'missing problems/odd-even-nim/samples/5.in' "$BATS_TEST_TMPDIR/out"
}

@test "rules that fail are JE" {
    copy_of_the_tree
    printf '#include <stdio.h>\nint main(void) { fputs("no proof\\n", stderr); return 1; }\n' >tests/rules/nimble.c
    ends 1 ./run_all.sh --full nimble
    [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out")" = '1 problem: 1 JE' ]
    grep -q 'no proof' "$BATS_TEST_TMPDIR/out"
}

@test "a broken sample, formula or solution shows" {
    copy_of_the_tree
    printf 'CY\n' >problems/stone-game-1/samples/1.out
    sed 's/stones % 7/stones % 6/' problems/stone-game-6/main.c >x && mv x problems/stone-game-6/main.c
    echo 'no C' >>problems/nimble/main.c
    ends 1 ./run_all.sh -j 1
    [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out")" = '16 problems: 1 CE, 2 WA, 13 AC' ]
}

@test "Ctrl-C ends the run, and the program under judgement with it" {
    local runner program
    c sleeper.c 'FILE *f = fopen(getenv("PID_FILE"), "w"); fprintf(f, "%s", "on"); fclose(f); for (;;) { }' \
        >/dev/null
    PID_FILE=$BATS_TEST_TMPDIR/on ./run_all.sh --solution "$BATS_TEST_TMPDIR/sleeper.c" split-nim >/dev/null 3>&- &
    runner=$!
    for _ in $(seq 100); do
        [ ! -e "$BATS_TEST_TMPDIR/on" ] || break
        sleep 0.1
    done
    [ -e "$BATS_TEST_TMPDIR/on" ]
    kill -TERM "$runner"
    not wait "$runner"
    sleep 0.3
    # shellcheck disable=SC2009 # pgrep sees the name alone, or not the whole path
    program=$(ps -A -o args= | grep -c '[s]plit-nim.program' || true)
    [ "$program" -eq 0 ]
    not ls -d build/run.*
}

@test "no colour when stdout is no terminal" {
    ends 0 ./run_all.sh nimble
    not grep -q "$(printf '\033')" "$BATS_TEST_TMPDIR/out"
}
