#!/usr/bin/env bats
# The Makefile: incremental, safe with -j, obedient to CC and CFLAGS, and every task is listed.
load helper

setup() {
    mkdir "$BATS_TEST_TMPDIR/tree"
    cp -R Makefile common problems tests "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
    # a compiler that tells how often it was called, and with what
    printf '#!/bin/sh\necho "$*" >>"%s"\nexec cc "$@"\n' "$BATS_TEST_TMPDIR/calls" >"$BATS_TEST_TMPDIR/cc"
    chmod +x "$BATS_TEST_TMPDIR/cc"
    export CC="$BATS_TEST_TMPDIR/cc"
}

# calls: how many programs have been compiled so far.
calls() { grep -c -- ' -o ' "$BATS_TEST_TMPDIR/calls"; }

@test "make builds sixteen solutions and the judge, and a second time nothing" {
    make -s -j 4
    [ "$(calls)" -eq 17 ]
    make -s -j 4
    [ "$(calls)" -eq 17 ]
    touch problems/nimble/main.c
    make -s
    [ "$(calls)" -eq 18 ]
}

@test "make builds anew when the flags change, with these flags" {
    make -s build/bin/nimble
    make -s build/bin/nimble CFLAGS='-O1 -std=c99'
    [ "$(calls)" -eq 2 ]
    tail -n 1 "$BATS_TEST_TMPDIR/calls" | grep -q -- '-O1 -std=c99 -o build/bin/nimble'
    make -s build/bin/nimble CFLAGS='-O1 -std=c99'
    [ "$(calls)" -eq 2 ]
}

@test "make: a program that does not compile fails, and the others are built with -k" {
    echo 'no C' >>problems/nimble/main.c
    not make -s -k -j 4 2>"$BATS_TEST_TMPDIR/err"
    [ ! -e build/bin/nimble ]
    [ "$(find build/bin -type f | wc -l)" -eq 15 ]
}

@test "make: rules that fail leave no cases" {
    printf '#include <stdio.h>\nint main(void) { puts("half a case"); return 1; }\n' >tests/rules/nimble.c
    not make -s build/cases/nimble.cases 2>"$BATS_TEST_TMPDIR/err"
    [ ! -e build/cases/nimble.cases ]
}

@test "make help lists every task" {
    make -s help >"$BATS_TEST_TMPDIR/help"
    awk '/^\.PHONY:/ { on = 1 } on { for (i = 1; i <= NF; i++) print $i } on && !/\\$/ { exit }' Makefile |
        grep -vE '^(\.PHONY:|\\|compile-c|compile-cpp|need-bats|force)$' >"$BATS_TEST_TMPDIR/tasks"
    while read -r task; do
        grep -q "^$task " "$BATS_TEST_TMPDIR/help" || { echo "not in help: $task" && return 1; }
    done <"$BATS_TEST_TMPDIR/tasks"
    [ "$(wc -l <"$BATS_TEST_TMPDIR/help")" -ge 18 ]
}

@test "make explain: a position, and a wrong call" {
    make -s explain P=nim-2 N='3 4 5' >"$BATS_TEST_TMPDIR/out"
    grep -qx '  heap 3 -> 1' "$BATS_TEST_TMPDIR/out"
    ends 2 make -s explain P=no-such-game N=3
    grep -q 'explain: P must be' "$BATS_TEST_TMPDIR/err"
}

@test "make clean leaves no build, and nothing but build is ever made" {
    make -s -j 4 all rules cases snippet-tests
    make -s clean
    diff -r "$BATS_TEST_DIRNAME/../problems" problems
    diff -r "$BATS_TEST_DIRNAME/../tests" tests
    [ ! -e build ]
}
