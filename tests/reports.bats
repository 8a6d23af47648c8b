#!/usr/bin/env bats
# common/reports: a folder of programs is judged as the GitHub action does it; the summary, the badge, a class.
load helper

setup_file() {
    local top=$BATS_FILE_TMPDIR/solutions
    mkdir -p "$top"/{amy/nim-2,ben}
    cp problems/stone-game-1/main.c "$top/amy/9655.c"
    cp problems/nim-2/main.c "$top/amy/nim-2/main.c"
    cp problems/stone-game-3/main.c "$top/ben/9657.cpp"
    printf 'n = int(input())\nprint("SK" if n %% 2 else "CY")\n' >"$top/ben/stone-game-1.py"
    cp problems/stone-game-3/wrong/greedy-takes-the-most.c "$top/amy/9657.c"
    cp problems/nim-2/main.c "$top/ben/helper.c"
}

# action FOLDER RESULTS: the step of the action that judges
action() {
    # shellcheck disable=SC2016 # the step expands it
    sed -n '/^        "\$GITHUB_ACTION_PATH/s/^ *//p' .github/actions/judge/action.yml >"$BATS_TEST_TMPDIR/step"
    grep -q . "$BATS_TEST_TMPDIR/step"
    env GITHUB_ACTION_PATH="$PWD/.github/actions/judge" GITHUB_STEP_SUMMARY="$BATS_TEST_TMPDIR/github" FOLDER="$1" RESULTS="$2" \
        OPTIONS=--full bash --noprofile --norc -eo pipefail "$BATS_TEST_TMPDIR/step"
}

@test "five programs, one of them wrong: the action fails, and its summary shows the failing input; what is not judged is said" {
    ends 1 action "$BATS_FILE_TMPDIR/solutions" "$BATS_TEST_TMPDIR/judged"
    has "$BATS_TEST_TMPDIR/github" '## 4 of 5 AC' '| amy/9657.c | stone-game-3 | WA | ' '| amy/nim-2/main.c | nim-2 | AC | ' \
        '### amy/9657.c: WA' 'Case small-5, the input:' 'not judged, for it names no problem, or more than one: ' 'ben/helper.c'
    [ "$(sed -n '/the input:/,/^```$/p' "$BATS_TEST_TMPDIR/github")" = $'Case small-5, the input:\n\n```text\n5\n```' ]
    cmp "$BATS_TEST_TMPDIR/github" "$BATS_TEST_TMPDIR/judged/summary.md"
    [ "$(cat "$BATS_TEST_TMPDIR/judged/class.csv")" = "who,stone-game-1,stone-game-3,nim-2,AC
amy,AC,$(sed -n 's/^| amy\/9657.c.*| WA | \([0-9/]*\) .*/WA \1/p' "$BATS_TEST_TMPDIR/github"),AC,2
ben,AC,AC,,2" ]
    has "$BATS_TEST_TMPDIR/judged/class.html" '<tr><th>ben</th><td class="AC">AC</td><td class="AC">AC</td><td></td></tr>'
    has "$BATS_TEST_TMPDIR/judged/badge.json" '"message": "4 of 5 AC"' '"red"'
    has "$BATS_TEST_TMPDIR/judged/junit.xml" 'tests="5" failures="1"'
}

@test "all right, for the named problems only; nothing to judge; results that are not complete" {
    ends 0 common/reports/ci.sh "$BATS_FILE_TMPDIR/solutions" "$BATS_TEST_TMPDIR/judged" 9655 nim-2
    printed '## 3 of 3 AC on the samples'
    has "$BATS_TEST_TMPDIR/judged/badge.json" '"brightgreen"'
    ends 2 common/reports/ci.sh "$BATS_FILE_TMPDIR/solutions" "$BATS_TEST_TMPDIR/none" 9656
    printed 'names a problem of these'
    ends 1 common/reports/report.py csv <"$(file cut '{"problem": "nim-2"}\n')"
    printed 'the results are not complete'
    ends 0 common/reports/report.py badge <"$(file stopped '{"problems": 2, "judged": 0, "full": true, "status": 130}\n')"
    printed '0 of 2 AC' '"red"'
}
