#!/usr/bin/env bats
# Programs with a mistake that people make: each must get the verdict that its first line tells, under --full, and pass
# or fail the samples as its second line tells. One test a problem.
load helper

setup_file() {
    make -s -j 2 all cases
}

# told FILE KEY: what the line "KEY: WORD ..." at the top of a wrong program says, the word alone.
told() { sed -n "1,2s|^[/#]*\\*\\{0,1\\} *$2: \\([A-Za-z]*\\).*|\\1|p" "$1"; }

# smallest_input PROGRAM PAGE: the input that the page gives for it, the part between backquotes.
# shellcheck disable=SC2016 # backquotes of Markdown
smallest_input() {
    tr '\n' ' ' <"$2" | tr -s ' ' | sed 's/ - \[/\
- [/g' | grep -F "](../../$1)" | sed -n 's/.*Smallest input that shows it: `\([^`]*\)`.*/\1/p'
}

# refuse PROGRAM NAME: the program gets its verdict under --full and what it tells on the samples, and its page gives
# the smallest input that shows it. Says what is not so.
refuse() {
    local program=$1 name=$2 folder verdict given status=0
    set +e # what fails here is told, and counts in refused
    folder=$BATS_TEST_TMPDIR/$(basename "$program")
    mkdir "$folder"
    verdict=$(told "$program" verdict)
    case $verdict in WA | RE | TLE | MLE | OLE) ;; *) echo "$program tells no verdict" ;; esac
    ./run_all.sh --full --fail-fast --save "$folder" --solution "$program" "$name" >"$folder/out" 2>&1
    if [ "$(head -n 1 "$folder/out" | cut -d ' ' -f 1)" != "$verdict" ]; then
        echo "$program, wanted $verdict:"
        cat "$folder/out"
    fi
    given=$(smallest_input "$program" "problems/$name/README.md")
    sed 's/$/ \//' "$folder/hack_1.in" | tr '\n' ' ' | sed 's| / $||' >"$folder/found"
    if [ -n "$given" ] && [ "$given" != "$(cat "$folder/found")" ]; then
        echo "$program: the page gives the smallest input \"$given\", found was \"$(cat "$folder/found")\""
    elif [ -z "$given" ] && [ "$verdict" != TLE ] && [ "$(wc -c <"$folder/found")" -le 60 ]; then
        echo "$program: the page gives no smallest input, found was \"$(cat "$folder/found")\""
    fi
    ./run_all.sh --solution "$program" "$name" >"$folder/samples" 2>&1 || status=$?
    case $status$(told "$program" samples) in
        0pass | 1fail) ;;
        *) echo "$program passes or fails the samples otherwise than it tells" ;;
    esac
    echo judged >>"$BATS_TEST_TMPDIR/judged"
}

# refused NAME: every program in tests/wrong/NAME; two at a time.
refused() {
    local program count=0
    for program in tests/wrong/"$1"/*; do
        refuse "$program" "$1" >"$BATS_TEST_TMPDIR/said.$count" 3>&- &
        count=$((count + 1))
        [ $((count % 2)) -ne 0 ] || wait
    done
    wait
    cat "$BATS_TEST_TMPDIR"/said.*
    [ -z "$(cat "$BATS_TEST_TMPDIR"/said.*)" ]
    [ "$count" -ge 3 ]
    [ "$(wc -l <"$BATS_TEST_TMPDIR/judged")" -eq "$count" ] # none has ended half way
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
    local folder verdict all=0 passing=0 complete=0
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
