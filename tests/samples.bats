#!/usr/bin/env bats
# Every sample, byte for byte, without the judge between.
load helper

setup_file() {
    make -s
}

# samples NAME: the solution's output is the sample's answer, to the byte.
samples() {
    local input count=0
    for input in problems/"$1"/samples/*.in; do
        ends 0 "build/bin/$1" <"$input"
        same "$BATS_TEST_TMPDIR/out" "${input%.in}.out"
        stderr ''
        count=$((count + 1))
    done
    [ "$count" -eq "$2" ] || {
        echo "$count samples, not $2"
        return 1
    }
}

@test "samples: stone-game-1" { samples stone-game-1 1; }
@test "samples: stone-game-2" { samples stone-game-2 1; }
@test "samples: stone-game-3" { samples stone-game-3 1; }
@test "samples: stone-game-4" { samples stone-game-4 1; }
@test "samples: stone-game-5" { samples stone-game-5 1; }
@test "samples: stone-game-6" { samples stone-game-6 1; }
@test "samples: stone-game-7" { samples stone-game-7 1; }
@test "samples: stone-game-8" { samples stone-game-8 1; }
@test "samples: box-splitting" { samples box-splitting 1; }
@test "samples: nim-2" { samples nim-2 8; }
@test "samples: nimble" { samples nimble 7; }
@test "samples: odd-even-nim" { samples odd-even-nim 5; }
@test "samples: split-nim" { samples split-nim 5; }
@test "samples: polygon-game" { samples polygon-game 4; }
@test "samples: crosses-and-crosses" { samples crosses-and-crosses 2; }
@test "samples: prime-jingle-bells" { samples prime-jingle-bells 4; }

@test "every problem has a test here, a line in the list, and a page" {
    local folder
    for folder in problems/*/; do
        folder=$(basename "$folder")
        grep -qF "{ samples $folder " "$BATS_TEST_FILENAME" || { echo "no test: $folder"; return 1; }
        grep -q "^$folder	" problems/list.tsv || { echo "not in the list: $folder"; return 1; }
        [ -s "problems/$folder/README.md" ] || { echo "no page: $folder"; return 1; }
    done
    [ "$(grep -c '^[^#]' problems/list.tsv)" -eq 16 ]
}

@test "every solution builds alone, in an empty folder, with the judge's own command" {
    local folder static=-static
    [ "$(uname)" = Linux ] || static=
    for folder in problems/*/; do
        mkdir "$BATS_TEST_TMPDIR/alone"
        cp "$folder/main.c" "$BATS_TEST_TMPDIR/alone/Main.c"
        # shellcheck disable=SC2086 # nothing where there is no static linking
        (cd "$BATS_TEST_TMPDIR/alone" &&
            "${CC:-cc}" Main.c -o Main -O2 -Wall -Werror -lm $static -std=gnu11 -DONLINE_JUDGE -DBOJ)
        rm -r "$BATS_TEST_TMPDIR/alone"
    done
}

@test "no solution draws a warning, whatever C it is built as" {
    local compiler standard folder
    for compiler in gcc clang; do
        command -v "$compiler" >/dev/null || continue
        for standard in c99 c11 c17 c2x; do
            for folder in problems/*/; do
                "$compiler" -std=$standard -fsyntax-only -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror \
                    "$folder/main.c"
            done
        done
    done
}
