#!/usr/bin/env bats
# Every problem of the list, whichever they are: what tests/house.py looks for, part by part. Each test names every
# problem that falls short, and what to do; `make check P=...` says the same of one problem.
# The whole range and the wrong programs take longer: `make full`, `make check-wrong`.
load helper

@test "every problem has a good row in the list, all its files, nothing left to fill in, and no stale copy" {
    tests/house.py check all row sync
}

@test "every solution builds alone, as the oldest C and the newest, answers its samples, and refuses hostile input in words" {
    tests/house.py check all build samples hostile
}

@test "the rules of every problem give cases of every kind, smallest first, and answer its samples" {
    tests/house.py check all rules
}

@test "every page and paper is whole: sections, folds, links, quotes, outputs, tables" {
    tests/house.py check all page papers
}

@test "what a page for all problems shows as code is right: its script beside it says so" {
    local script
    for script in problems/*.sh; do
        ends 0 "$script" "$BATS_TEST_TMPDIR" || { echo "$script" && return 1; }
    done
}
