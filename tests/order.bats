#!/usr/bin/env bats
# The order in which files build on each other (order.sh).
load helper

# objects FILE.c...: compiles them to objects in the test's own folder
objects() {
    local file
    for file in "$@"; do
        "${CC:-cc}" -std=gnu11 -c "$file" -o "$BATS_TEST_TMPDIR/$(basename "$file" .c).o" || return
    done
}

# bats test_tags=deep
@test "a file of the judge uses only those above it" {
    objects common/judge/*.c
    ends 0 tests/order.sh common/judge/verdict.h common/judge/judge.h "$BATS_TEST_TMPDIR"/*.o
    stdout ''
}

@test "a file of the engine uses only those above it" {
    local made doors='' room
    for room in base input value cases tell play program; do doors="$doors common/rules/$room/$room.h"; done
    made=$(find common/rules -name '*.c' | sed 's,^common/rules/\(.*\)c$,build/machinery/\1o,')
    # shellcheck disable=SC2086 # a list of words
    make -s build/machinery.o $made
    # shellcheck disable=SC2086
    ends 0 tests/order.sh $doors $made
    stdout ''
}

@test "order.sh: a call and a variable from below, a file without a mark, a mark without a file" {
    local low high new marks
    low=$(file low.c 'int high(void); extern int height; int low(void) { return high() + height; }')
    high=$(file high.c 'int height = 1; int low(void); int high(void) { return low(); }')
    new=$(file new.c 'int low(void); int new(void) { return low(); }')
    marks=$(file program.h '/* ---- low.c: words ---- */\n/* ---- high.c ---- */\n')
    objects "$low" "$high"
    ends 1 tests/order.sh "$marks" "$BATS_TEST_TMPDIR"/*.o
    printed 'low.c calls high() of high.c, which is below it' 'low.c uses height of high.c, which is below it'
    [ "$(wc -l <"$BATS_TEST_TMPDIR/out")" -eq 2 ]
    objects "$new"
    marks=$(file program.h '/* ---- gone.c ---- */\n/* ---- high.c ---- */\n/* ---- low.c ---- */\n')
    ends 1 tests/order.sh "$marks" "$BATS_TEST_TMPDIR"/*.o
    printed 'gone.c has a mark and no object' 'new.c has no mark' 'high.c calls low() of low.c, which is below it'
    [ "$(wc -l <"$BATS_TEST_TMPDIR/out")" -eq 3 ]
    ends 2 tests/order.sh "$marks"
}
