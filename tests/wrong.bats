#!/usr/bin/env bats
# Programs with a mistake that people make: each must get the verdict that its first line tells, under --full, and pass
# or fail the samples as its second line tells, and its page must give the smallest input that shows it.
# One test a problem.
load helper

# All of them are judged first, as many at once as there are processors; each leaves what is wrong with it.
setup_file() {
    make -s -j 2 all cases
    printf '%s\n' tests/wrong/*/* | xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 1 tests/refuse.sh "$BATS_FILE_TMPDIR" 3>&-
}

# refused NAME: nothing is wrong with any program in tests/wrong/NAME, and there are at least three.
refused() {
    local program count=0 said
    for program in tests/wrong/"$1"/*; do
        said=$BATS_FILE_TMPDIR/$1/$(basename "$program").said
        cat "$said"
        [ "$(tail -n 1 "$said")" = "judged $program" ]
        [ "$(wc -l <"$said")" -eq 1 ]
        count=$((count + 1))
    done
    [ "$count" -ge 3 ]
}

@test "refused: stone-game-1" { refused stone-game-1; }
@test "refused: stone-game-2" { refused stone-game-2; }
@test "refused: stone-game-3" { refused stone-game-3; }
@test "refused: stone-game-4" { refused stone-game-4; }
@test "refused: stone-game-5" { refused stone-game-5; }
@test "refused: stone-game-6" { refused stone-game-6; }
@test "refused: stone-game-7" { refused stone-game-7; }
@test "refused: stone-game-8" { refused stone-game-8; }
@test "refused: box-splitting" { refused box-splitting; }
@test "refused: nim-2" { refused nim-2; }
@test "refused: nimble" { refused nimble; }
@test "refused: odd-even-nim" { refused odd-even-nim; }
@test "refused: split-nim" { refused split-nim; }
@test "refused: polygon-game" { refused polygon-game; }
@test "refused: crosses-and-crosses" { refused crosses-and-crosses; }
@test "refused: prime-jingle-bells" { refused prime-jingle-bells; }

@test "every problem has a test here, and every folder of wrong programs is a problem" {
    local folder
    for folder in problems/*/; do grep -qF "{ refused $(basename "$folder"); }" "$BATS_TEST_FILENAME"; done
    for folder in tests/wrong/*/; do [ -d "problems/$(basename "$folder")" ]; done
}

@test "most problems have wrong programs for WA, RE and TLE, and half of all pass the samples" {
    local folder all=0 passing=0 complete=0
    for folder in tests/wrong/*/; do
        cat "$folder"/* >"$BATS_TEST_TMPDIR/all"
        if grep -q 'verdict: WA' "$BATS_TEST_TMPDIR/all" && grep -q 'verdict: RE' "$BATS_TEST_TMPDIR/all" &&
            grep -q 'verdict: TLE' "$BATS_TEST_TMPDIR/all"; then
            complete=$((complete + 1))
        fi
        all=$((all + $(grep -c 'verdict: ' "$BATS_TEST_TMPDIR/all")))
        passing=$((passing + $(grep -c 'samples: pass' "$BATS_TEST_TMPDIR/all")))
    done
    echo "$complete problems with all three verdicts, $passing of $all pass the samples"
    [ "$complete" -gt 8 ]
    [ "$((2 * passing))" -ge "$all" ]
}
