#!/usr/bin/env bats
# Every problem of the list, check by check of common/manage.py. Each test reports every problem that falls short, and what
# to do, as `make check P=...` does for one. All cases and the wrong programs take longer: `make full`, `make check-wrong`.
load helper

@test "every problem has a good row in the list and all its files, nothing left to fill in; every page and document is whole" {
    common/manage.py check all row page
}

@test "the README's title says how many problems there are" {
    [ "$(sed -n '1s/^# \([0-9]*\) game-theory problems,.*/\1/p' README.md)" -eq "$(grep -vc '^#' problems/list.tsv)" ]
}

@test "nothing that is computed is stale: copies, tables, outputs of commands, pictures, the sums of the cases; some cases are answered" {
    common/manage.py check all sync cases
}

# bats test_tags=deep
@test "nothing that is computed is stale in any problem, nor in the documents for all of them; every solution answers some cases" {
    QUICK='' common/manage.py check all sync cases
}

@test "every solution answers its samples, builds by itself, as the oldest C and the newest, and refuses hostile input in words" {
    common/manage.py check all samples build hostile
}

@test "the rules of every problem give cases of every kind, and answer its samples; their limits are those of main.c" {
    common/manage.py check all rules limits
}

@test "no picture is so wide that its letters, of 12 pixels or more, get below 11 where it is shown 390 pixels wide" {
    awk 'FNR == 1 && match($0, / width="[0-9]+"/) && substr($0, RSTART + 8) + 0 > 425 { print FILENAME; bad = 1 }
        END { exit bad }' problems/figures/*.svg problems/*/figures/*.svg
}

# bats test_tags=deep
@test "what a page for all problems shows as code is right: its script beside it says so" {
    ends 0 tests/which-idea.sh "$BATS_TEST_TMPDIR"
}

@test "what the commands of pages build lies where make clean removes it: else nothing is built in that folder again" {
    # Nor in build/bin, where make takes a name for that of a problem.
    not grep -nE -- '-o build/(bin/)?[^/ ]+( |$)' problems/*.md problems/*/*.md
}

@test "whatever templates and scripts of the site say has its Korean" {
    ends 0 env PYTHONPATH=common/manage python3 -B tests/site/words.py
}
