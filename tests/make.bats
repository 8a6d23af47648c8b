#!/usr/bin/env bats
# The Makefile: incremental, safe with -j, obedient to CC, CFLAGS and BUILD, and every task is listed. On a copy of the
# tree with the first three problems of the list.
load helper

setup_file() {
    local folder
    mkdir -p "$BATS_FILE_TMPDIR/tree/problems"
    cp -R Makefile run_all.sh common tests "$BATS_FILE_TMPDIR/tree"
    grep -v '^#' problems/list.tsv | head -n 3 >"$BATS_FILE_TMPDIR/tree/problems/list.tsv"
    while IFS=$'\t' read -r folder _; do
        cp -R "problems/$folder" "$BATS_FILE_TMPDIR/tree/problems"
    done <"$BATS_FILE_TMPDIR/tree/problems/list.tsv"
}

setup() {
    cp -R "$BATS_FILE_TMPDIR/tree" "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
    first=$(head -n 1 problems/list.tsv | cut -f 1)
    number=$(head -n 1 problems/list.tsv | cut -f 2)
    # a compiler that tells how often it was called, and with what
    printf '#!/bin/sh\necho "$*" >>"%s"\nexec cc "$@"\n' "$BATS_TEST_TMPDIR/calls" >"$BATS_TEST_TMPDIR/cc"
    chmod +x "$BATS_TEST_TMPDIR/cc"
    export CC="$BATS_TEST_TMPDIR/cc" CFLAGS='-O0 -std=gnu11' # how often and when is asked here, not how fast
}

# compiled WANTED: so many programs and objects have been compiled so far.
compiled() {
    local calls
    calls=$(grep -c -- ' -o ' "$BATS_TEST_TMPDIR/calls")
    [ "$calls" -eq "$1" ] || { echo "$calls programs were compiled, not $1:" && cat "$BATS_TEST_TMPDIR/calls" && return 1; }
}

@test "make builds every solution and the judge, and a second time nothing" {
    make -s -j 4
    compiled 4
    make -s -j 4
    compiled 4
    echo >>"problems/$first/main.c"
    make -s
    compiled 5
}

@test "make builds anew when the flags change, with these flags" {
    make -s "build/bin/$first"
    make -s "build/bin/$first" CFLAGS='-O1 -std=c99'
    compiled 2
    tail -n 1 "$BATS_TEST_TMPDIR/calls" | grep -q -- "-O1 -std=c99 -o build/bin/$first"
    make -s "build/bin/$first" CFLAGS='-O1 -std=c99'
    compiled 2
}

@test "make compiles the machinery of the rules once, and the rules anew when it changes" {
    local machinery
    machinery=$(find tests/rules -maxdepth 1 -name '*.c' | wc -l)
    make -s -j 4 rules
    compiled $((machinery + 3))
    echo >>"problems/$first/rules.c"
    make -s -j 4 rules
    compiled $((machinery + 4))
    echo >>tests/rules/rules.h
    make -s -j 4 rules
    compiled $((2 * machinery + 7))
}

@test "make: a program that does not compile fails, and the others are built with -k" {
    echo 'no C' >>"problems/$first/main.c"
    not make -s -k -j 4 2>"$BATS_TEST_TMPDIR/err"
    [ ! -e "build/bin/$first" ]
    [ "$(find build/bin -type f | wc -l)" -eq 2 ]
}

@test "make: rules that fail leave no cases" {
    mkdir -p build/rules
    make -s "build/rules/$first"
    printf '#!/bin/sh\necho half a case\nexit 1\n' >"build/rules/$first"
    not make -s "build/cases/$first.cases" 2>"$BATS_TEST_TMPDIR/err"
    [ -z "$(ls build/cases)" ]
}

@test "make BUILD=...: everything goes there" {
    make -s -j 4 BUILD="$BATS_TEST_TMPDIR/elsewhere" all rules
    [ ! -e build ]
    [ -x "$BATS_TEST_TMPDIR/elsewhere/rules/$first" ]
    [ -x "$BATS_TEST_TMPDIR/elsewhere/bin/$first" ]
}

@test "make help lists every task, and every task is made whatever files there are" {
    make -s help >"$BATS_TEST_TMPDIR/help"
    awk '/^\.PHONY:/ { on = 1 } on { for (i = 1; i <= NF; i++) print $i } on && !/\\$/ { exit }' Makefile >"$BATS_TEST_TMPDIR/phony"
    sed -n 's/^\([a-z][a-z-]*\):.*/\1/p' Makefile | while read -r task; do
        grep -qx "$task" "$BATS_TEST_TMPDIR/phony" || { echo "add $task to .PHONY" && return 1; }
        case $task in compile-* | need-*) continue ;; esac
        grep -q "^$task " "$BATS_TEST_TMPDIR/help" || { echo "what is $task for? Write ## and a few words behind it" && return 1; }
    done
    [ "$(wc -l <"$BATS_TEST_TMPDIR/help")" -ge 20 ]
}

@test "make explain: by folder and by number; what is no problem is refused" {
    make -s explain P="$first" N=7 >"$BATS_TEST_TMPDIR/by-folder"
    [ -s "$BATS_TEST_TMPDIR/by-folder" ]
    if [ "$number" != - ]; then
        ends 0 make -s explain P="$number" N=7
        same "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/by-folder"
    fi
    local word
    for word in no-such-game - '' ../problems "problems/$first/main" '*' "$first x"; do
        ends 2 make -s explain P="$word" N=3
        grep -q '^explain: ' "$BATS_TEST_TMPDIR/err"
    done
    not grep -qv '^explain: \|^make' "$BATS_TEST_TMPDIR/err"
}

@test "make explain, play, check, new, outputs: nobody runs the user's words" {
    local target word
    make -s "build/rules/$first"
    # shellcheck disable=SC2016 # nobody is to expand them
    for word in '3; touch hacked `touch hacked`' '$(touch hacked) $(shell touch hacked) $$(touch hacked)' \
        '" ; touch hacked ; "' "'; touch hacked; '" $'3 &&\ntouch hacked' '-f hacked | tee hacked'; do
        make -s explain P="$first" N="$word" </dev/null >"$BATS_TEST_TMPDIR/out" 2>&1 || true
        not make -s explain P="$word" >"$BATS_TEST_TMPDIR/out" 2>&1
        [ ! -e hacked ] || { echo "was run: $word" && return 1; }
    done
    # shellcheck disable=SC2016
    for target in play check new outputs; do
        not make -s "$target" P='"; touch hacked; $(shell touch hacked) `touch hacked`' N='$(shell touch hacked)' \
            </dev/null >"$BATS_TEST_TMPDIR/out" 2>&1
        [ ! -e hacked ] || { echo "was run by $target" && return 1; }
    done
    [ "$(find problems -mindepth 1 -maxdepth 1 -type d | wc -l)" -eq 3 ]
}

@test "make clean leaves no build, and nothing but build is ever made" {
    make -s -j 4 all rules cases snippet-tests
    make -s explain P="$first" N=3 >"$BATS_TEST_TMPDIR/out"
    tests/house.py check "$first" row >"$BATS_TEST_TMPDIR/out"
    make -s clean
    diff -r "$BATS_FILE_TMPDIR/tree" .
}
