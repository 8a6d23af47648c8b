#!/usr/bin/env bats
# Hostile input for every solution: the table is hostile.tsv, what is made of it is told in hostile.sh.
load helper

setup_file() {
    make -s
}

# hostile NAME: no hostile input of this problem fails.
hostile() { ends 0 tests/hostile.sh "$1" "build/bin/$1"; }

@test "hostile input: stone-game-1" { hostile stone-game-1; }
@test "hostile input: stone-game-2" { hostile stone-game-2; }
@test "hostile input: stone-game-3" { hostile stone-game-3; }
@test "hostile input: stone-game-4" { hostile stone-game-4; }
@test "hostile input: stone-game-5" { hostile stone-game-5; }
@test "hostile input: stone-game-6" { hostile stone-game-6; }
@test "hostile input: stone-game-7" { hostile stone-game-7; }
@test "hostile input: stone-game-8" { hostile stone-game-8; }
@test "hostile input: box-splitting" { hostile box-splitting; }
@test "hostile input: nim-2" { hostile nim-2; }
@test "hostile input: nimble" { hostile nimble; }
@test "hostile input: odd-even-nim" { hostile odd-even-nim; }
@test "hostile input: split-nim" { hostile split-nim; }
@test "hostile input: polygon-game" { hostile polygon-game; }
@test "hostile input: crosses-and-crosses" { hostile crosses-and-crosses; }
@test "hostile input: prime-jingle-bells" { hostile prime-jingle-bells; }

@test "every problem has a test here" {
    local folder
    for folder in problems/*/; do
        grep -qF "{ hostile $(basename "$folder"); }" "$BATS_TEST_FILENAME"
    done
}

@test "hostile.sh sees a program that is too kind, too loud, or does not notice a lost answer" {
    local trap_
    printf '#include <stdio.h>\n#include <stdlib.h>\nint main(void) { int n = 0; if (scanf("%%d", &n) != 1) { %s } %s }\n' \
        'return 1;' 'puts("SK"); return 0;' >"$BATS_TEST_TMPDIR/kind.c"
    "${CC:-cc}" -o "$BATS_TEST_TMPDIR/kind" "$BATS_TEST_TMPDIR/kind.c"
    ends 1 tests/hostile.sh stone-game-1 "$BATS_TEST_TMPDIR/kind"
    for trap_ in 'N a letter behind (5): exit status 0, wanted 1' 'N one above (5): exit status 0, wanted 1' \
        'a closed stdout: exit status 0, stderr ""' \
        'an empty file: stderr is "", wanted "N: missing, expected 1 to 1000"'; do
        grep -qxF "stone-game-1: $trap_" "$BATS_TEST_TMPDIR/out"
    done
    # too strict for CRLF
    sed 's/isspace(c)/(c == 10)/' problems/stone-game-1/main.c >"$BATS_TEST_TMPDIR/strict.c"
    "${CC:-cc}" -o "$BATS_TEST_TMPDIR/strict" "$BATS_TEST_TMPDIR/strict.c"
    ends 1 tests/hostile.sh stone-game-1 "$BATS_TEST_TMPDIR/strict"
    grep -q '^stone-game-1: CRLF: ' "$BATS_TEST_TMPDIR/out"
}

@test "hostile.sh: a wrong call" {
    ends 2 tests/hostile.sh
    ends 2 tests/hostile.sh stone-game-1 nowhere
    ends 2 tests/hostile.sh no-such-game build/bin/nimble
}
