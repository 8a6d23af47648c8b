#!/usr/bin/env bats
# Problem packages for DOMjudge, Kattis and BAPCtools: all are made, and one is tried as judges do.
# What takes longer, every program and checker on the data of its package and TeX, is `make check-packages`.
load helper

setup_file() {
    make -s -j "$(getconf _NPROCESSORS_ONLN)" rules cases
}

names() { awk -F '\t' '!/^#/ && NF { print $1 }' problems/list.tsv; }
first() { names | head -n 1; }
short() { echo "${1//[^a-z0-9]/}"; }

# tree: a copy of the project with one problem alone, the first of the list, in the test's own folder.
tree() {
    mkdir -p "$BATS_TEST_TMPDIR/tree/problems" "$BATS_TEST_TMPDIR/tree/build/rules" "$BATS_TEST_TMPDIR/tree/build/cases"
    cp -pR Makefile run_all.sh tests common README.md "$BATS_TEST_TMPDIR/tree"
    cp -pR "problems/$(first)" "$BATS_TEST_TMPDIR/tree/problems"
    cp -pR build/flags build/machinery "$BATS_TEST_TMPDIR/tree/build" # so that little has to be built again
    cp -p "build/rules/$(first)" "$BATS_TEST_TMPDIR/tree/build/rules"
    cp -p "build/cases/$(first).cases" "$BATS_TEST_TMPDIR/tree/build/cases"
    grep -E "^(#|$(first)$(printf '\t'))" problems/list.tsv >"$BATS_TEST_TMPDIR/tree/problems/list.tsv"
    grep -E "^(#|$(first)$(printf '\t'))" problems/judges.tsv >"$BATS_TEST_TMPDIR/tree/problems/judges.tsv"
    printf '# The course\n' >"$BATS_TEST_TMPDIR/tree/problems/README.md"
    cd "$BATS_TEST_TMPDIR/tree" || return
    local snippet
    for snippet in common/*.c; do # a snippet that no solution uses is refused
        grep -qF "snippet $snippet" problems/*/main.c || rm "$snippet" "common/tests/${snippet##*/}"
    done
}

@test "the packages of all problems are made by one command; made again they have the same bytes" {
    make -s packages >"$BATS_TEST_TMPDIR/said" 2>&1 || { cat "$BATS_TEST_TMPDIR/said" && return 1; }
    [ "$(grep -c 'secret cases' "$BATS_TEST_TMPDIR/said")" -eq "$(names | wc -l)" ]
    local form name zip
    for form in legacy 2025-09; do
        [ "$(find "build/packages/$form" -mindepth 1 -maxdepth 1 | wc -l)" -eq $((2 * $(names | wc -l))) ]
        for name in $(names); do
            [ -s "build/packages/$form/$(short "$name")/problem.yaml" ]
        done
        zip=build/packages/$form/$(short "$(first)").zip
        mv "$zip" "$BATS_TEST_TMPDIR/$form.zip"
        TZ=Asia/Seoul make -s package P="$(first)" >/dev/null
        cmp "$BATS_TEST_TMPDIR/$form.zip" "$zip"
    done
}

@test "the checkers of all packages compile without a warning" {
    local source
    for source in build/packages/legacy/*/*_validators/validate.c build/packages/legacy/*/output_validators/*/*.c; do
        gcc -std=gnu11 -fsyntax-only -Wall -Wextra -Wredundant-decls -Werror "$source"
    done
}

@test "a limit changed in the list or in input() shows in page, package and checker alike" {
    local name low high folder
    tree
    folder=build/packages/legacy/$(short "$(first)")
    make -s "build/rules/$(first)"
    IFS=$'\t' read -r name low high _ < <("build/rules/$(first)" limits)
    grep -q "$low, $high)" "problems/$(first)/rules.c"
    sed -i.old "s/$low, $high)/$low, 777)/" "problems/$(first)/rules.c"
    awk -F '\t' -v OFS='\t' '!/^#/ { $3 = 3500; $4 = 77 } { print }' problems/list.tsv >list && mv list problems/list.tsv
    printf '%s\t%s\tits page was read\n' "$(first)" $'Kattis\tstones\tsame' "$(first)" $'HDU\t7\ta count first' \
        >problems/judges.tsv
    make -s sync >/dev/null
    make -s package P="$(first)"
    grep -qF "$low \$\\le\$ $name \$\\le\$ 777" "$folder/problem_statement/problem.en.tex"
    grep -q "$low ≤ $name ≤ 777" "$folder/problem.html"
    grep -qx 'timelimit = 3.5' "$folder/domjudge-problem.ini"
    grep -qx '    memory: 77' "$folder/problem.yaml"
    grep -qx "source: '.* Judge [0-9]*, Kattis stones; in another format HDU 7'" "$folder/problem.yaml"
    grep -qx '    time_limit: 3.5' "build/packages/2025-09/$(short "$(first)")/problem.yaml"
    gcc -std=gnu11 -o check "$folder/input_validators/validate.c"
    echo 777 >input && ends 42 ./check <input
    echo 778 >input && ends 43 ./check <input
}

@test "the reader tells of a program with another verdict, of a bad checker, of a case that is none" {
    local folder
    tree
    folder=build/packages/legacy/$(short "$(first)")
    make -s package P="$(first)" >/dev/null
    rm "$folder"/submissions/*/* "$folder"/data/secret/[1-9]*
    cp "problems/$(first)/main.c" "$folder/submissions/accepted"
    tests/export/reader.py judge "$(first)"
    cp "$folder/submissions/accepted/main.c" "$folder/submissions/time_limit_exceeded"
    printf 'int main(void) { return 0; }\n' >"$folder/submissions/wrong_answer/silent.c"
    printf 'int main(void) { return 1; }\n' >"$folder/submissions/wrong_answer/error.c"
    printf '1 1\n' >"$folder/data/secret/99.in"
    echo SK >"$folder/data/secret/99.ans"
    ends 1 tests/export/reader.py judge "$(first)"
    grep -q 'exceeded/main.c: .*, wanted TLE$' "$BATS_TEST_TMPDIR/out"
    grep -q 'silent.c: nothing printed at .*/sample/1, wanted WA$' "$BATS_TEST_TMPDIR/out"
    grep -q 'error.c: RE at .*, wanted WA$' "$BATS_TEST_TMPDIR/out"
    grep -q '99: the checker of inputs ends with 43 for' "$BATS_TEST_TMPDIR/out"
    printf 'int main(void)\n{\n    return 42;\n}\n' >"$folder/input_validators/validate.c"
    ends 1 tests/export/reader.py judge "$(first)"
    grep -q 'bad-[0-9]*: the checker of inputs ends with 42' "$BATS_TEST_TMPDIR/out"
}

@test "letters of TeX in a page are written as TeX and HTML want them" {
    local folder
    tree
    folder=build/packages/legacy/$(short "$(first)")
    awk '{ print } /^## The game/ { print "\n100% of {x} & #1, $5 a_b ~ ^ | \\ 2^10 (한글) 돌 (Dol) \"so\"." }' \
        "problems/$(first)/README.md" >page && mv page "problems/$(first)/README.md"
    tests/export/package.py "$(first)" >/dev/null
    cat >wanted <<'END'
100\% of \{x\} \& \#1, \$5 $a_b$ \~{} \^{} $|$ $\backslash$ $2^{10}$ Dol ``so''.
END
    grep -qxFf wanted "$folder/problem_statement/problem.en.tex"
    grep -qF "100% of {x} &amp; #1, \$5 a<sub>b</sub> ~ ^ | \\ 2<sup>10</sup> (한글)" "$folder/problem.html"
    if command -v pdflatex >/dev/null; then tests/export/reader.py tex "$(first)"; fi
    awk '{ print } /^## The game/ { print "\n☃" }' "problems/$(first)/README.md" >page && mv page "problems/$(first)/README.md"
    ends 1 tests/export/package.py "$(first)"
    grep -qF 'how is ☃ written in TeX? Add it to TEX in tests/export/statement.py' "$BATS_TEST_TMPDIR/err"
}

@test "make package says which problem it lacks, and package.txt names only what is there" {
    ends 2 make -s package
    grep -q 'P=name' "$BATS_TEST_TMPDIR/err"
    ends 2 make -s package P=no-such-game
    grep -q 'no-such-game' "$BATS_TEST_TMPDIR/err"
    tree
    echo 'without none.c: a reason' >"problems/$(first)/package.txt"
    ends 2 make -s package P="$(first)"
    grep -q 'no wrong program is called none.c' "$BATS_TEST_TMPDIR/err"
}
