#!/usr/bin/env bats
# Problem packages for DOMjudge, Kattis and BAPCtools: that of one problem is made, changed, and tried as judges do.
# All packages, with every program and checker: `make check-packages`.
load helper

# A copy of the project with one problem alone, the first of the list.
setup_file() {
    export FIRST SHORT
    FIRST=$(awk -F '\t' '!/^#/ && NF { print $1; exit }' problems/list.tsv)
    SHORT=${FIRST//[^a-z0-9]/}
    make -s "build/rules/$FIRST" "build/cases/$FIRST.cases"
    local top="$BATS_FILE_TMPDIR/tree" list snippet
    mkdir -p "$top/problems" "$top/build/rules" "$top/build/cases"
    cp -pR Makefile run_all.sh tests common README.md "$top"
    cp -pR "problems/$FIRST" "$top/problems"
    cp -pR build/flags build/machinery build/bytes "$top/build" # so that little has to be built again
    cp -p "build/rules/$FIRST" "$top/build/rules"
    cp -p "build/cases/$FIRST.cases" "$top/build/cases"
    rm -f "$top/problems/$FIRST"/*.ko.md # packages are made of the English page
    for list in list judges; do
        grep -E "^(#|$FIRST$(printf '\t'))" "problems/$list.tsv" >"$top/problems/$list.tsv"
    done
    printf '# The course\n' >"$top/problems/README.md"
    for snippet in common/*.c; do # a snippet that no solution uses is refused
        grep -qF "snippet $snippet" "problems/$FIRST/main.c" || rm "$top/$snippet"
    done
}

setup() {
    cp -pR "$BATS_FILE_TMPDIR/tree" "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
    folder=build/packages/legacy/$SHORT
}

@test "a limit changed in the list or in input() shows in page, package and checker alike; the same bytes every time" {
    local name low form
    IFS=$'\t' read -r name low _ < <("build/rules/$FIRST" limits)
    sed -i.old "s/$low, [0-9]*)/$low, 777)/" "problems/$FIRST/rules.c"
    awk -F '\t' -v OFS='\t' '!/^#/ { $3 = 3500; $4 = 77 } { print }' problems/list.tsv >list && mv list problems/list.tsv
    printf '%s\t%s\tits page was read\n' "$FIRST" $'Kattis\tstones\tsame' "$FIRST" $'HDU\t7\ta count first' >problems/judges.tsv
    make -s sync >/dev/null
    make -s package P="$FIRST"
    grep -qF "$low \$\\le\$ $name \$\\le\$ 777" "$folder/problem_statement/problem.en.tex"
    grep -q "$low ≤ $name ≤ 777" "$folder/problem.html"
    grep -qx 'timelimit = 3.5' "$folder/domjudge-problem.ini"
    grep -qx '    memory: 77' "$folder/problem.yaml"
    grep -qx "source: '.* Judge [0-9]*, Kattis stones; in another format HDU 7'" "$folder/problem.yaml"
    grep -qx '    time_limit: 3.5' "build/packages/2025-09/$SHORT/problem.yaml"
    gcc -std=gnu11 -Wall -Wextra -Wredundant-decls -Werror -o check "$folder/input_validators/validate.c"
    echo 777 >input && ends 42 ./check <input
    echo 778 >input && ends 43 ./check <input
    mv build/packages before
    TZ=Asia/Seoul make -s package P="$FIRST" >/dev/null
    for form in legacy 2025-09; do cmp "before/$form/$SHORT.zip" "build/packages/$form/$SHORT.zip"; done
}

@test "the reader tells of a program with another verdict, of a bad checker, of a case that is none" {
    make -s package P="$FIRST" >/dev/null
    rm "$folder"/submissions/*/* "$folder"/data/secret/[1-9]*
    cp "problems/$FIRST/main.c" "$folder/submissions/accepted"
    cp "problems/$FIRST/main.c" "$folder/submissions/time_limit_exceeded"
    printf 'int main(void) { return 0; }\n' >"$folder/submissions/wrong_answer/silent.c"
    printf 'int main(void) { return 1; }\n' >"$folder/submissions/wrong_answer/error.c"
    printf '1 1\n' >"$folder/data/secret/99.in"
    echo SK >"$folder/data/secret/99.ans"
    ends 1 tests/export/reader.py "$FIRST"
    grep -q 'exceeded/main.c: .*, wanted TLE$' "$BATS_TEST_TMPDIR/out"
    grep -q 'silent.c: nothing printed at .*/sample/1, wanted WA$' "$BATS_TEST_TMPDIR/out"
    grep -q 'error.c: RE at .*, wanted WA$' "$BATS_TEST_TMPDIR/out"
    grep -q '99: the checker of inputs ends with 43 for' "$BATS_TEST_TMPDIR/out"
    not grep -q 'sample/1: the checker\|accepted/main.c: WA at .*sample' "$BATS_TEST_TMPDIR/out"
    printf 'int main(void)\n{\n    return 42;\n}\n' >"$folder/input_validators/validate.c"
    ends 1 tests/export/reader.py "$FIRST"
    grep -q 'bad-[0-9]*: the checker of inputs ends with 42' "$BATS_TEST_TMPDIR/out"
}

@test "letters of TeX in a page are written as TeX and HTML want them; what no package can hold is told" {
    awk '{ print } /^## The game/ { print "\n100% of {x} & #1, $5 a_b ~ ^ | \\ 2^10 (한글) 돌 (Dol) \"so\"." }' \
        "problems/$FIRST/README.md" >page && mv page "problems/$FIRST/README.md"
    make -s package P="$FIRST" >/dev/null
    cat >wanted <<'END'
100\% of \{x\} \& \#1, \$5 $a_b$ \~{} \^{} $|$ $\backslash$ $2^{10}$ Dol ``so''.
END
    grep -qxFf wanted "$folder/problem_statement/problem.en.tex"
    grep -qF "100% of {x} &amp; #1, \$5 a<sub>b</sub> ~ ^ | \\ 2<sup>10</sup> (한글)" "$folder/problem.html"
    awk '{ print } /^## The game/ { print "\n☃" }' "problems/$FIRST/README.md" >page && mv page "problems/$FIRST/README.md"
    ends 2 make -s package P="$FIRST"
    grep -qF 'how is ☃ written in TeX? Add it to TEX in tests/export/statement.py' "$BATS_TEST_TMPDIR/err"
    echo 'without none.c: a reason' >"problems/$FIRST/package.txt"
    ends 2 make -s package P="$FIRST"
    grep -q 'no wrong program is called none.c' "$BATS_TEST_TMPDIR/err"
    ends 2 make -s package P=no-such-game
    grep -q 'no-such-game' "$BATS_TEST_TMPDIR/err"
}

@test "every statement can be written as TeX" {
    cd "$BATS_TEST_DIRNAME/.."
    PYTHONPATH=tests/export python3 -B - problems/*/README.md <<'PY'
import statement, sys
for path in sys.argv[1:]: statement.as_tex(path, open(path, encoding='utf-8').read(), {})
PY
}
