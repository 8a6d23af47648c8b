#!/usr/bin/env bats
# tests/manage.py, on a tree with one small problem that is laid out here by `make new` and filled in. It passes; then one
# thing after another is broken, and each time the message must be the right one.
# shellcheck disable=SC2016 # $ and ` are for grep
load helper

setup_file() {
    make -s build/judge build/games/claims # and so the machinery
    mkdir -p "$BATS_FILE_TMPDIR/stub/problems" "$BATS_FILE_TMPDIR/stub/build"
    cp -Rp Makefile run_all.sh common tests "$BATS_FILE_TMPDIR/stub"
    cp -Rp build/machinery build/bytes build/flags build/judge "$BATS_FILE_TMPDIR/stub/build"
    cp problems/words.ko.tsv problems/addresses.tsv problems/sources.tsv "$BATS_FILE_TMPDIR/stub/problems"
    cd "$BATS_FILE_TMPDIR/stub" || return
    printf '# %s\n\n<!-- sync: problems -->\n<!-- end -->\n' Top >README.md
    printf '# %s\n\n<!-- sync: course -->\n<!-- end -->\n\n<!-- sync: techniques -->\n<!-- end -->\n\n<!-- sync: judges -->\n<!-- end -->\n' Course >problems/README.md
    printf '# no judge of these is known\n' | tee problems/judges.tsv >problems/list.tsv
    make -s new P=tiny-game >"$BATS_FILE_TMPDIR/new"
    cp -Rp . ../filled
    cd ../filled || return
    fill_in
}

# fill_in: makes a whole problem of the stub, here.
fill_in() {
    local file kind
    printf 'tiny-game\t4242\t1000\t128\tTiny Game\t-\tOne pile\t-\tresidues\tO(1)\ta test\n' >problems/list.tsv
    cd problems/tiny-game || return
    for file in main.c rules.c README.md; do
        sed 's/FILL IN - FILL IN (FILL IN)/4242 - Tiny Game/; s/"FILL IN \([a-z]*\)"/"\1"/g; s/FILL IN/words/g; s/, 1, 1000)/, 1, 100)/' "$file" >new && mv new "$file"
    done
    printf '4\n' >samples/1.in && printf 'second\n' >samples/1.out
    rm wrong/*
    for kind in 'n % 3:3' 'n:4' 'n % 4 > 1:1'; do
        printf '/*\n * Verdict: WA\n * Why: it is not so.\n * First wrong input: %s\n */\n' "${kind#*:}" >"wrong/at-${kind#*:}.c"
        printf '#include <stdio.h>\nint main(void)\n{\n    int n;\n    scanf("%%d", &n);\n    puts(%s ? "first" : "second");\n}\n' \
            "${kind%:*}" >>"wrong/at-${kind#*:}.c"
    done
    cd ../..
    printf 'words: the game in a sentence or two.\t게임을 한두 문장으로.\n' >>problems/words.ko.tsv
    ./tests/manage.py sync >/dev/null
    ./tests/manage.py outputs tiny-game >/dev/null
}

setup() {
    cp -Rp "$BATS_FILE_TMPDIR/filled" "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
    page=problems/tiny-game/README.md
    korean=problems/tiny-game/README.ko.md
}

# reports WORDS: the last check printed them.
reports() { grep -qF -- "$1" "$BATS_TEST_TMPDIR/out" || { cat "$BATS_TEST_TMPDIR/out" && return 1; }; }

# broken CHECK FILE SED WORDS: after this change of a file, the check fails with these words.
broken() {
    sed "$3" "$2" >../changed
    not cmp -s ../changed "$2"
    cat ../changed >"$2"
    ends 1 tests/manage.py check tiny-game "$1"
    reports "$4"
}

# mended FILE: as it was.
mended() { cat "$BATS_FILE_TMPDIR/filled/$1" >"$1"; }

@test "new: lays out a folder, and prints what to do; a stub does not pass; wrong calls" {
    cd "$BATS_FILE_TMPDIR/stub"
    grep -q '^tiny-game	-	1000	128	Tiny Game	' "$BATS_FILE_TMPDIR/new"
    grep -q '^tiny-game	Kattis	tinygame	same	its page was read$' "$BATS_FILE_TMPDIR/new"
    grep -q 'make check P=tiny-game' "$BATS_FILE_TMPDIR/new"
    for name in tiny-game '../x y' 9655; do ends 2 make -s new P="$name"; done
    cp "$BATS_FILE_TMPDIR/filled/problems/list.tsv" problems
    ends 2 make -s check P=tiny-game
    [ "$(grep -c '^  problems/tiny-game/.*: write what is still FILL IN' "$BATS_TEST_TMPDIR/out")" -ge 6 ]
    reports 'at least three are wanted'
    ends 1 tests/manage.py check no-such-game
    stderr "manage.py: no problem is called 'no-such-game'; ./run_all.sh --list lists them all\n"
    ends 1 tests/manage.py check tiny-game no-such-check
    ends 2 tests/manage.py renew
    ends 1 tests/manage.py translated "$page"
}

@test "check: a whole problem passes, by its folder or its number" {
    ends 0 make -s check P=4242
    stderr ''
}

@test "broken: a row of the list, a folder without a row, a limit that makes the page stale" {
    broken row problems/list.tsv 's/4242/x/; s/One pile	-/One pile	nowhere/' 'x is not a number'
    reports 'tiny-game needs nowhere, which is not the folder of a row above it'
    sed 's/	a test$//' problems/list.tsv >../short && cp ../short problems/list.tsv
    ends 1 tests/manage.py check tiny-game row
    grep -q 'list.tsv:1: a row has 11 columns' "$BATS_TEST_TMPDIR/err"
    mended problems/list.tsv
    mkdir problems/no-row
    ends 1 tests/manage.py check all row
    reports 'problems/no-row has no row in problems/list.tsv: add one'
    broken sync problems/list.tsv 's/4242	1000/4242	3000/' 'problems/tiny-game/README.md: a copy is stale: make sync renews it'
    make -s sync >../said
    grep -qx "renewed $page" ../said
    grep -q '3 seconds · 128 MB' "$page"
}

@test "the judges that have a problem: on its page and in the tables; a wrong row is reported once" {
    {
        printf 'tiny-game\tKattis\ttiny\tsame; 64 MB\tits page was read\n'
        printf 'tiny-game\tTopCoder\tSRM 7\tother words\tknown by its title only\n'
    } >problems/judges.tsv
    ends 1 tests/manage.py check all sync documents
    reports "  $page: a copy is stale"
    reports '  README.md: a copy is stale'
    make -s sync >../said
    grep -qxF -- '- Kattis [`tiny`](https://open.kattis.com/problems/tiny): same format; 64 MB (its page was read)' "$page"
    grep -qx -- '- TopCoder .SRM 7.: other words (known by its title only)' "$page" # no address is known
    grep -qF '| [4242](https://www.acmicpc.net/problem/4242) | [Kattis](https://open.kattis.com/problems/tiny), (TopCoder) |' README.md
    grep -qxF -- '- **TopCoder**: ([Tiny Game](tiny-game/README.md) `SRM 7`)' problems/README.md
    sed 's/^tiny-game/tiny-gmae/' problems/judges.tsv >../judges.tsv && cp ../judges.tsv problems
    ends 1 tests/manage.py check all sync
    stderr 'manage.py: problems/judges.tsv:1: tiny-gmae is not a folder in problems/list.tsv\n'
}

@test "a change of the cases is reported until make sync records it" {
    broken documents problems/tiny-game/rules.c 's/every_input("all", "")/random_inputs("random", 50, "")/' \
        'problems/streams.tsv: the cases of tiny-game have changed: now 50 of them'
    make -s sync >../said
    grep -q '^problems/streams.tsv: the cases of tiny-game have changed' ../said
    grep -q '^tiny-game	50	' problems/streams.tsv
}

@test "where to go next follows the list: the next page of the course, and those that need this one" {
    cp -R problems/tiny-game problems/third
    printf '%s\t-\t1000\t128\t%s\t-\tOne pile\ttiny-game\tresidues\tO(1)\tmore of %s\n' second Second two third Third three >>problems/list.tsv
    cp -R problems/tiny-game problems/second
    make -s sync >../said
    sed -n '/^## Where/,/^## R/p' "$page" | grep . >../next
    printf '%s\n' '## Where to go next' '<!-- sync: next -->' 'The next page of the course:' \
        '- [Second](../second/README.md): more of two' 'Other pages that build on this one:' \
        '- [Third](../third/README.md): more of three' '<!-- end -->' '## References' | same ../next -
    grep -q '^This is the last page' problems/third/README.md
}

@test "a short page: leaves sections out, links to the pages that it needs, and is marked where it is listed" {
    cp -R problems/tiny-game problems/first
    printf '%s\t%s\t1000\t128\t%s\t-\tOne pile\t%s\tresidues\tO(1)\ta test\n' first - First - \
        tiny-game 4242 'Tiny Game' first >problems/list.tsv
    awk '/^## / { left = /Hints|variant|Practise/ } /^## Try/ { $0 = "## What is new\n\nWORDS" } !left' "$page" >../short
    cp ../short "$page"
    make -s sync >../said
    broken page "$page" 's/^WORDS/words/' 'a short page links here to each page that it needs; first is missing'
    sed 's,^WORDS,This is [First](../first/README.md).,' ../short >"$page"
    make -s sync >../said
    ends 0 tests/manage.py check tiny-game page sync
    grep -qxF -- '- [Tiny Game](../tiny-game/README.md) (short page): a test' problems/first/README.md
    broken page "$page" 's/^## The program/## Programs/' 'Missing: The program'
}

@test "broken: a snippet's copy, its marker" {
    local main=problems/tiny-game/main.c
    broken sync $main 's/isspace(c)/isspace(c) /' ': a copy is stale: make sync renews it'
    broken sync $main 's/read_int.c \*/read_int.c*/' 'not written as it should be: /* snippet common/read_int.c*/'
    cp $main ../before
    ends 1 tests/manage.py sync # must not touch what it cannot read
    same $main ../before
}

@test "broken: the program, a sample, a move in rules.c, a range in input(), rules that do not build" {
    local main=problems/tiny-game/main.c rules=problems/tiny-game/rules.c
    broken build $main 's/return n % 4 != 0/int unused; &/' 'unused'
    broken build $main 's/int unused; //; s/^#include <ctype.h>/#include "x.h"/' 'a judge takes one file'
    broken samples $main 's/^#include "x.h"/#include <ctype.h>/; s/n % 4 != 0/n % 4 == 0/' "main.c prints 'first"
    mended $main
    broken range $rules 's/amounts_in(1, 3)/amounts_in(1, 2)/' 'wanted "second"'
    broken hostile $rules 's/, 1, 100)/, 1, 99)/' 'wanted'
    broken rules $rules 's/, 1, 99)/, 5, 100)/' '1.in is not a valid input by input()'
    broken rules $rules 's/every_input/ever_input/' 'ever_input'
    rm problems/tiny-game/samples/1.out
    ends 1 tests/manage.py check tiny-game samples
    reports 'samples are pairs'
}

@test "broken: a wrong program: its header, or it is right" {
    rm problems/tiny-game/wrong/at-[14].c # they are reported as well
    broken wrong problems/tiny-game/wrong/at-3.c 's/input: 3/input: 5/' 'its header should have "First wrong input: 3"'
    broken wrong problems/tiny-game/wrong/at-3.c 's/% 3/% 4/' 'its header has WA, the judge reports AC'
    broken wrong problems/tiny-game/wrong/at-3.c 's/ Why:/ Because:/' 'its first comment must be the lines'
}

@test "broken: the page, an output on it, a picture" {
    broken page "$page" 's/^    const int64_t n = /& /; s/^words: questions.*/See [that](nowhere.md) by mex./' 'the link nowhere.md leads nowhere'
    reports '"mex" is visible before the solution'
    reports 'is not a run of whole lines of main.c'
    broken page "$page" 's/^## A variant/## Variants/' 'Missing: A variant'
    mended "$page"
    broken page "$page" 's/^<summary>Answers/Answers/' 'a fold is <details>'
    mended "$page"
    broken page "$page" '/^\$ make -s explain/{n;s/$/ x/;}' 'prints something else; if that is right, make outputs P=tiny-game'
    ends 0 make -s outputs P=tiny-game
    same "$page" "$BATS_FILE_TMPDIR/filled/$page"
    printf '<svg></svg>\n' >problems/tiny-game/figure.svg
    ends 1 tests/manage.py check tiny-game pictures
    reports 'figure.svg: no page shows it with a command'
}

# translate: a Korean page of tiny-game with the right headings and blocks; its sentences stay as they are.
translate() {
    local file
    for file in problems/tiny-game/wrong/*; do
        awk '/First wrong input/ { print " * Why (ko): 그렇지 않다." } { print }' "$file" >../why && cat ../why >"$file"
    done
    awk -F '\t' 'NR == FNR { korean[$1] = $2; next }
        { title = $0; sub(/^#+ /, "", title) }
        /^##/ && title in korean { sub(/ .*/, " " korean[title]) }
        { print }' problems/words.ko.tsv "$page" >"$korean"
    printf '2026\n' | tee -a "$page" >>"$korean"
    tests/manage.py translated "$korean"
    make -s sync >../said
}

@test "broken: the Korean page, where it has to be like the English one" {
    translate
    ends 0 tests/manage.py check tiny-game page sync
    grep -qF '시간 제한 1초 · 메모리 128 MB' "$korean"
    grep -qF 'WA): 그렇지 않다.' "$korean"
    broken page "$korean" 's/^## 힌트/## Hints/' 'Missing: Hints'
    broken page "$korean" 's/^## Hints/## 힌트/; s/^\$ make -s explain .*/& /' 'blocks of code and rows of tables number'
    broken page "$korean" 's/^\(\$ make -s explain .*\) $/\1/; s/^2026/2025/; s/.make play P=tiny-game./it/' 'here: 2026, '
    reports 'make play P=tiny-game'
    broken page "$korean" '1d; s/^2025/2026 까닭: *더미(pile)*는/' 'its first line must be <!-- README.md HASH -->'
    reports '*더미(pile)*는'
    reports 'write 이유 instead of 까닭'
}

@test "broken: the Korean page when something else changes" {
    translate
    broken rules problems/words.ko.tsv '/^words: the/d' 'has no Korean for "words: the game in a sentence or two."'
    broken sync problems/words.ko.tsv '/^Submit/d' 'has no Korean for "Submit today'
    make -s sync >../said # it adds a row
    ends 1 tests/manage.py check tiny-game row
    reports 'problems/words.ko.tsv: write what is still FILL IN'
    broken sync problems/tiny-game/wrong/at-1.c '/Why (ko)/d' '"Why (ko): ..." is missing below Why, for problems/tiny'
    if command -v git >../git; then
        git init -q . && git add problems && git -c user.name=x -c user.email=x commit -q -m x
        broken page "$page" 's/^2026/Other words: &/' '+Other words: 2026'
    fi
    broken page "$page" 's/^## References/Still others.&/' 'README.md has changed since'
}
