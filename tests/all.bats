#!/usr/bin/env bats
# The tests side by side (all.sh): one stream, one count.
load helper

@test "all.sh: each test has one line, whatever its file does; the count at the end, and the exit status" {
    file problems.bats '@test "first (of [two])" {\n    true\n}\n@test "second" {\n    echo why\n    false\n}\n' >/dev/null # in parts
    file more.bats '@test "left out" {\n    skip "not here"\n}\n' >/dev/null
    file broken.bats 'setup_file() {\n    false\n}\n@test "never" {\n    true\n}\n@test "nor this" {\n    true\n}\n' >/dev/null
    local path=${PATH//"$BATS_LIBEXEC:"/} # where its inner bats is
    ends 1 env -i PATH="$path" tests/all.sh "$BATS_TEST_TMPDIR"/{problems,more,broken}.bats
    sed 's/^\(not ok\|ok\) [0-9]* /\1 /; s/ in [0-9]* s$//' "$BATS_TEST_TMPDIR/out" | grep -v '^# [( ]' | sort >"$BATS_TEST_TMPDIR/lines"
    has "$BATS_TEST_TMPDIR/lines" '1..5' 'ok first (of [two])' 'not ok second' '# why' 'ok left out # skip not here' \
        'not ok setup_file failed' '# 1 passed, 3 failed, 1 skipped'
    [ "$(sed -n 's/^\(not \)*ok \([0-9]*\) .*/\2/p' "$BATS_TEST_TMPDIR/out" | tr '\n' ' ')" = '1 2 3 4 5 ' ]
    rm "$BATS_TEST_TMPDIR/broken.bats"
    ends 0 env -i PATH="$path" tests/all.sh "$BATS_TEST_TMPDIR/more.bats"
    printed '# 0 passed, 0 failed, 1 skipped, in '
}

@test "all.sh --filter-tags: the tests that have the tag above them, or those that have not, as with bats" {
    file tagged.bats '@test "quick" {\n    true\n}\n\n# bats test_tags=slow,deep\n@test "deep" {\n    true\n}\n\n# bats test_tags=deeper\n@test "deeper" {\n    true\n}\n' >/dev/null
    local path=${PATH//"$BATS_LIBEXEC:"/}
    local tag
    for tag in deep '!deep'; do
        ends 0 env -i PATH="$path" tests/all.sh --filter-tags "$tag" "$BATS_TEST_TMPDIR/tagged.bats"
        grep '^ok' "$BATS_TEST_TMPDIR/out" | cut -d' ' -f3 | sort >"$BATS_TEST_TMPDIR/ours"
        env -i PATH="$path" bats --formatter tap --filter-tags "$tag" "$BATS_TEST_TMPDIR/tagged.bats" | grep '^ok' | cut -d' ' -f3 |
            sort >"$BATS_TEST_TMPDIR/theirs"
        same "$BATS_TEST_TMPDIR/theirs" "$BATS_TEST_TMPDIR/ours"
        [ -s "$BATS_TEST_TMPDIR/ours" ]
    done
    ends 2 env -i PATH="$path" tests/all.sh --filter-tags dep "$BATS_TEST_TMPDIR/tagged.bats"
    printed 'no test is to be run'
}
