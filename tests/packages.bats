#!/usr/bin/env bats
# Problem packages for DOMjudge, Kattis and BAPCtools: one is made, changed, and tried.
# All packages, with every program and checker: `make check-packages`.
load helper

# A copy of the project with its build, where the first problem of the list can be changed.
setup() {
    local top="$BATS_TEST_TMPDIR/tree"
    FIRST=$(awk -F '\t' '!/^#/ && NF { print $1; exit }' problems/list.tsv)
    make -s build/judge build/maker.o "build/rules/$FIRST"
    mkdir -p "$top/problems"
    cp -pR Makefile common "$top"
    cp -pR "problems/$FIRST" problems/*.tsv "$top/problems"
    : >"$top/problems/forms.tsv" # it and sites.tsv name other folders
    : >"$top/problems/sites.tsv"
    lend "$top/build" machinery machinery.o maker maker.o korean.h flags judge judge.ko.h # so that little has to be built again
    low=$("build/rules/$FIRST" limits | cut -f 2)
    cd "$top" || return
    folder=build/packages/legacy/${FIRST//[^a-z0-9]/}
    page=problems/$FIRST/README.md
}

@test "limits, sources and page of a problem show in its packages; the same bytes every time" {
    sed -i.old "s/$low, [0-9]*)/$low, 777)/" "problems/$FIRST/rules.c"
    awk -F '\t' -v OFS='\t' '!/^#/ { $3 = 3500; $4 = 77; $12 = "Cup 2001" } { print }' problems/list.tsv >new && mv new problems/list.tsv
    printf '%s\t%s\tchecked against its page\n' "$FIRST" $'Kattis\tstones\tsame' "$FIRST" $'HDU\t7\ta count first' >problems/sites.tsv
    awk '{ print } /^## The game/ { print "\n100% of {x} & #1, $5 a_b ~ ^ | \\ **2^10** `<` (한글) 돌 (Dol) \"so\".\n\n<!-- not in packages -->\nSteps." }' \
        "$page" >new && mv new "$page"
    make -s package P="$FIRST"
    has "$folder/domjudge-problem.ini" 'timelimit = 3.5'
    has "$folder/problem.yaml" 'limits: {"memory": 77}' 'source: "Cup 2001, Baekjoon ' ', Kattis stones"'
    has "${folder/legacy/2025-09}/problem.yaml" 'limits: {"memory": 77, "time_limit": 3.5}' \
        '"Kattis stones", "url": "https://open.kattis.com/problems/stones"}]'
    cat >wanted <<'TEX'
100\% of \{$x$\} \& \#1, \$5 $a_{b}$ \~{} \^{} $|$ $\backslash$ \textbf{$2^{10}$} \texttt{$<$} Dol ``so''.
TEX
    grep -qxFf wanted "$folder/problem_statement/problem.en.tex"
    has "$folder/problem.html" 'a<sub>b</sub> ~ ^ | \ <strong>2<sup>10</sup></strong> <code>&lt;</code> (한글)'
    not grep -q Steps "$folder/problem.html"
    python3 -m zipfile -l "${folder/legacy/kattis}.zip" | grep -q "^${folder##*/}/attachments/problem.ko.html "

    has "build/packages/dmoj/${folder##*/}/init.yml" "archive: ${folder##*/}-data.zip" '- {in: 1.in, out: 1.out, points: 1}'
    python3 - "${folder##*/}" <<'PY'
import json, sys, zipfile
hydro, qduoj = (zipfile.ZipFile(f'build/packages/{kind}/{sys.argv[1]}.zip') for kind in ('hydro', 'qduoj'))
about = json.loads(qduoj.read('1/problem.json'))
assert (about['time_limit'], about['memory_limit'], about['spj']) == (3500, 77, None), about
assert hydro.read(f'{sys.argv[1]}/testdata/1.in') == qduoj.read('1/testcase/1.in')
assert b'3500ms' in hydro.read(f'{sys.argv[1]}/testdata/config.yaml')
assert 'Dol' in hydro.read(f'{sys.argv[1]}/problem_en.md').decode()
PY

    gcc -std=gnu11 -Wall -Wextra -Wredundant-decls -Werror -o check "$folder/input_validators/validate.c"
    each_ends 42 ./check '777\n'
    each_ends 43 ./check '778\n' '777' "$(cat "${folder/legacy/2025-09}/data/invalid_input/01.in")\n"

    mv "$folder.zip" before
    TZ=Asia/Seoul make -s package P="$FIRST"
    cmp before "$folder.zip"
}

@test "a case without its last line break is not a case of a package, where package.txt says why; else it is reported" {
    sed -i.old 's/every_input/try_input("cut", "7"); &/' "problems/$FIRST/rules.c"
    ends 2 make -s package P="$FIRST"
    printed "$FIRST: case cut-1 lacks the last line break"
    echo 'without cases without the last line break: they are tried on purpose' >"problems/$FIRST/package.txt"
    ends 0 make -s package P="$FIRST"
    [ -z "$(find "$folder/data" -name '*cut*')" ]
}

@test "a character without TeX is reported" {
    echo '☃' | sed -i.old '/^## The game/r /dev/stdin' "$page"
    ends 2 make -s package P="$FIRST"
    printed 'how is ☃ written in TeX? Add it to TEX in common/packages/statement.py'
}

# bats test_tags=deep
@test "check-packages reports a program with another verdict, a bad checker, and a case that is invalid" {
    make -s package P="$FIRST"
    rm "$folder"/submissions/*/* "$folder"/data/secret/[1-9]*
    cp "problems/$FIRST/main.c" "$folder/submissions/accepted"
    cp "problems/$FIRST/main.c" "$folder/submissions/time_limit_exceeded"
    printf '#include <stdio.h>\nint main(void) { puts("x"); }\n' >"$folder/submissions/wrong_answer/wrong.c"
    printf '#include <stdio.h>\nint main(void) { puts("x"); return getchar() != 48 + 5; }\n' >"$folder/submissions/wrong_answer/error.c"
    printf '1 1\n' >"$folder/data/secret/99.in"
    echo SK >"$folder/data/secret/99.ans"
    ends 1 common/manage.py check-packages "$FIRST"
    printed 'exceeded/main.c: wanted time_limit_exceeded' 'error.c: wanted wrong_answer' '/99: exit status 43 for' \
        'the package for dmoj has other cases' 'the package for qduoj has other cases' 'the package for hydro has other cases'
    not grep -q 'sample/1: exit\|accepted/main.c\|wrong.c' "$BATS_TEST_TMPDIR/out"
    printf 'int main(void) { return 42; }\n' >"$folder/input_validators/validate.c"
    ends 1 common/manage.py check-packages "$FIRST"
    printed ': bad-1: exit status 42'
}

# bats test_tags=deep
@test "every statement can be written as TeX" {
    cd "$BATS_TEST_DIRNAME/.." || return
    PYTHONPATH=common/packages:common/manage python3 -B - <<'PY'
import statement
from lists import read_list, text_forms_of
for p in read_list():
    for form in (p, *text_forms_of(p)):
        page = statement.page_of(form)
        statement.as_tex(form.title, page, {'figure': 1})
        assert '..' not in page.partition('## Samples')[0].replace('...', '') or not form.is_form, page
PY
}

# bats test_tags=deep
@test "with a problem its forms are packed: each with a statement from the head of its solution, and its own checker" {
    cd "$BATS_TEST_DIRNAME/.." || return
    rm -rf build/packages/legacy/nim2*
    make -s package P=nim-2
    [ "$(cd build/packages/legacy && echo nim2*/)" = 'nim2/ nim2hackerranknimgame1/ nim2luogup2197/' ]
    folder=build/packages/legacy/nim2luogup2197
    python3 -m zipfile -e build/packages/hydro/nim2luogup2197.zip "$BATS_TEST_TMPDIR/hydro"
    cat >"$BATS_TEST_TMPDIR/wanted" <<'PAGE'
n piles; a move takes one or more stones from one pile. Whoever takes the last stone wins.

## Input

T (1 to 10), then T games: n (1 to 10,000), then n pile sizes (0 to 9999). The samples show which numbers share a line.

## Output

For each game Yes if the first player wins, No otherwise.

## Limits

- Time 1 second, memory 128 MB.
- 1 ≤ T ≤ 10
- 1 ≤ n ≤ 10,000
- 0 ≤ pile size ≤ 9,999

```input1
2
2
1 1
2
1 0
```

```output1
No
Yes
```
PAGE
    diff "$BATS_TEST_TMPDIR/wanted" "$BATS_TEST_TMPDIR/hydro/nim2luogup2197/problem_en.md"
    [ ! -e "$BATS_TEST_TMPDIR/hydro/nim2luogup2197/problem_ko.md" ]
    has "$folder/problem.yaml" 'name: "Nim 2 (Luogu P2197)"' 'source: "Luogu P2197"' 'case_sensitive'
    [ -e "$folder/submissions/accepted/luogu-p2197.c" ]
    gcc -std=gnu11 -Wall -Wextra -Wredundant-decls -Werror -o "$BATS_TEST_TMPDIR/check" "$folder/input_validators/validate.c"
    each_ends 42 "$BATS_TEST_TMPDIR/check" '1\n2\n1 0\n'
    each_ends 43 "$BATS_TEST_TMPDIR/check" '2\n1 0\n'
    ends 0 common/manage.py check-packages nim-2/luogu-p2197
    make -s package P=stick-game/kattis-bachetsgame # whose judge takes words in any case
    not grep -q case_sensitive build/packages/legacy/stickgamekattisbachetsgame/problem.yaml
}

@test "make packages removes the packages of problems that are gone, and nothing else" {
    local out=$BATS_TEST_TMPDIR/build/packages
    mkdir -p "$out"/{legacy/gone,legacy/own,.git/refs}
    touch "$out"/{CNAME,legacy/gone.zip,legacy/gone/problem.yaml,legacy/own/mine}
    (cd common/packages && BUILD=$BATS_TEST_TMPDIR/build PYTHONPATH=../manage python3 -B -c 'import package
package.find, package.made = (lambda *_: []), (lambda *_: None)
package.main("all")')
    [ "$(cd "$out" && find . -mindepth 1 | sort | tr '\n' ' ')" = './.git ./.git/refs ./CNAME ./legacy ./legacy/own ./legacy/own/mine ' ]
}
