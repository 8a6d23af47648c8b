#!/usr/bin/env bats
# Problem packages for DOMjudge, Kattis and BAPCtools: one is made, changed, and tried as judges do.
# All packages, with every program and checker: `make check-packages`.
load helper

# A copy of the project with its build, where the first problem of the list can be changed.
setup() {
    local top="$BATS_TEST_TMPDIR/tree"
    FIRST=$(awk -F '\t' '!/^#/ && NF { print $1; exit }' problems/list.tsv)
    make -s "build/rules/$FIRST"
    mkdir -p "$top/problems" "$top/build"
    cp -pR Makefile tests "$top"
    cp -pR "problems/$FIRST" problems/*.tsv "$top/problems"
    cp -pR build/flags build/machinery build/bytes "$top/build" # so that little has to be built again
    cd "$top" || return
    folder=build/packages/legacy/${FIRST//[^a-z0-9]/}
    page=problems/$FIRST/README.md
}

@test "a limit in the list or in input() shows in package and checker; the same bytes every time" {
    local low
    low=$(make -s "build/rules/$FIRST" && "build/rules/$FIRST" limits | cut -f 2)
    sed -i.old "s/$low, [0-9]*)/$low, 777)/" "problems/$FIRST/rules.c"
    awk -F '\t' -v OFS='\t' '!/^#/ { $3 = 3500; $4 = 77 } { print }' problems/list.tsv >list && mv list problems/list.tsv
    printf '%s\t%s\tits page was read\n' "$FIRST" $'Kattis\tstones\tsame' "$FIRST" $'HDU\t7\ta count first' >problems/judges.tsv
    printf '%s\tCup 2001\n' "$FIRST" >problems/sources.tsv
    make -s package P="$FIRST"
    has "$folder/domjudge-problem.ini" 'timelimit = 3.5'
    has "$folder/problem.yaml" 'limits: {"memory": 77}' 'source: "Cup 2001, Baekjoon ' ', Kattis stones"'
    has "${folder/legacy/2025-09}/problem.yaml" 'limits: {"memory": 77, "time_limit": 3.5}' \
        '"Kattis stones", "url": "https://open.kattis.com/problems/stones"}]'
    gcc -std=gnu11 -Wall -Wextra -Wredundant-decls -Werror -o check "$folder/input_validators/validate.c"
    echo 777 >input && ends 42 ./check <input
    echo 778 >input && ends 43 ./check <input
    ends 43 ./check <"${folder/legacy/2025-09}/data/invalid_input/01.in"
    python3 -m zipfile -l "${folder/legacy/kattis}.zip" | grep -q "^${folder##*/}/attachments/problem.ko.html "
    mv build/packages before
    TZ=Asia/Seoul make -s package P="$FIRST"
    cmp "before/${folder#*/*/}.zip" "$folder.zip"
}

@test "check-packages reports a program with another verdict, a bad checker, and a case that is invalid" {
    make -s package P="$FIRST"
    rm "$folder"/submissions/*/* "$folder"/data/secret/[1-9]*
    cp "problems/$FIRST/main.c" "$folder/submissions/accepted"
    cp "problems/$FIRST/main.c" "$folder/submissions/time_limit_exceeded"
    printf 'int main(void) { return 0; }\n' >"$folder/submissions/wrong_answer/silent.c"
    printf '#include <stdio.h>\nint main(void) { puts("x"); return getchar() != 48 + 5; }\n' >"$folder/submissions/wrong_answer/error.c"
    printf '1 1\n' >"$folder/data/secret/99.in"
    echo SK >"$folder/data/secret/99.ans"
    ends 1 tests/manage.py check-packages "$FIRST"
    grep -q 'exceeded/main.c: .*, wanted TLE$' "$BATS_TEST_TMPDIR/out"
    grep -q 'silent.c: nothing printed at .*/sample/1, wanted WA$' "$BATS_TEST_TMPDIR/out"
    grep -q 'error.c: RE at .*, wanted WA$' "$BATS_TEST_TMPDIR/out"
    grep -q '99: the checker of inputs ends with 43 for' "$BATS_TEST_TMPDIR/out"
    not grep -q 'sample/1: the checker\|accepted/main.c: WA at .*sample' "$BATS_TEST_TMPDIR/out"
    printf 'int main(void)\n{\n    return 42;\n}\n' >"$folder/input_validators/validate.c"
    ends 1 tests/manage.py check-packages "$FIRST"
    grep -q 'bad-[0-9]*: the checker of inputs ends with 42' "$BATS_TEST_TMPDIR/out"
}

@test "a page becomes TeX and HTML; a character without TeX is reported" {
    awk '{ print } /^## The game/ { print "\n100% of {x} & #1, $5 a_b ~ ^ | \\ **2^10** `<` (한글) 돌 (Dol) \"so\".\n\n<!-- not in packages -->\nSteps." }' \
        "$page" >new
    mv new "$page"
    make -s package P="$FIRST"
    cat >wanted <<'TEX'
100\% of \{$x$\} \& \#1, \$5 $a_{b}$ \~{} \^{} $|$ $\backslash$ \textbf{$2^{10}$} \texttt{$<$} Dol ``so''.
TEX
    grep -qxFf wanted "$folder/problem_statement/problem.en.tex"
    not grep -q Steps "$folder/problem.html"
    has "$folder/problem.html" 'a<sub>b</sub> ~ ^ | \ <strong>2<sup>10</sup></strong> <code>&lt;</code> (한글)'
    awk '{ print } /^## The game/ { print "\n☃" }' "$page" >new && mv new "$page"
    ends 2 make -s package P="$FIRST"
    printed 'how is ☃ written in TeX? Add it to TEX in tests/export/statement.py'
}

@test "every statement can be written as TeX" {
    PYTHONPATH=tests/export python3 -B - "$BATS_TEST_DIRNAME"/../problems/*/README.md <<'PY'
import statement, sys
for path in sys.argv[1:]: statement.as_tex(path, open(path, encoding='utf-8').read(), {'figure': 1})
PY
}
