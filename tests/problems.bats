#!/usr/bin/env bats
# Every problem of the list, whichever they are: what tests/house.py looks for, part by part. Each test names every
# problem that falls short, and what to do; `make check P=...` says the same of one problem.
# The whole range and the wrong programs take longer: `make full`, `make check-wrong`.
load helper

setup_file() {
    make -s -k -j "$(getconf _NPROCESSORS_ONLN)" all rules cases || true # what fails is told by the tests
}

@test "every problem has a good row in the list, all its files, and nothing left to fill in" {
    tests/house.py check all row
}

@test "no copy is stale: snippets, tables, parts of the pages" {
    tests/house.py check all sync
}

@test "every solution builds alone, without a warning as the oldest C and the newest" {
    tests/house.py check all build
}

@test "every solution answers its samples, to the byte" {
    tests/house.py check all samples
}

@test "the rules of every problem give cases of every kind, smallest first, and answer its samples" {
    tests/house.py check all rules
}

@test "every solution refuses hostile input in words, and takes odd input that is good" {
    tests/house.py check all hostile
}

@test "every page is whole: sections, folds, links, quotes, outputs, pictures" {
    tests/house.py check all page
}

@test "README, the course and the other papers: tables, links, outputs" {
    tests/house.py check all papers
}

@test "no client changes a line end of a sample, and what is built stays out of commits" {
    grep -qFx 'problems/*/samples/* -text' .gitattributes
    grep -qFx '/build/' .gitignore
}

@test "no test, script or Makefile names a problem" {
    local folder found=0 files=()
    while read -r folder; do files+=("$folder"); done < <(find Makefile run_all.sh .ci tests -type f \
        \( -name Makefile -o -name run -o -name '*.sh' -o -name '*.bats' -o -name '*.py' \))
    while IFS=$'\t' read -r folder _; do
        case $folder in '#'* | '') continue ;; esac
        # an example in a usage, and the games that test the machinery, may
        if grep -nwF -- "$folder" "${files[@]}" | grep -vE 'P=|such as|a folder name|/games/'; then found=1; fi
    done <problems/list.tsv
    [ "$found" -eq 0 ] || { echo "loop over problems/list.tsv instead" && return 1; }
}

@test "what a page for all problems shows as code is right: its script beside it says so" {
    local script count=0
    for script in problems/*.sh; do
        ends 0 "$script" "$BATS_TEST_TMPDIR" || { echo "$script" && return 1; }
        count=$((count + 1))
    done
    [ "$count" -ge 1 ]
}
