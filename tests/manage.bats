#!/usr/bin/env bats
# common/manage.py, on a tree with one small problem: what `make new` lays out, filled in. It passes; then one thing
# after another is broken, and each time the message must be the right one.
# shellcheck disable=SC2016 # $ and ` are for grep
load helper

setup_file() {
    local kind
    make -s build/judge build/machinery.o build/maker.o
    mkdir -p "$BATS_FILE_TMPDIR/filled/problems"
    cp -Rp Makefile run_all.sh common "$BATS_FILE_TMPDIR/filled"
    mkdir "$BATS_FILE_TMPDIR/filled/tests"
    cp -Rp tests/rules "$BATS_FILE_TMPDIR/filled/tests"
    lend "$BATS_FILE_TMPDIR/filled/build" machinery machinery.o maker maker.o korean.h flags judge judge.ko.h
    cp problems/words.ko.tsv "$BATS_FILE_TMPDIR/filled/problems"
    cd "$BATS_FILE_TMPDIR/filled" || return
    printf '<!-- sync: %s -->\n<!-- end -->\n' parts >README.md
    printf '<!-- sync: %s -->\n<!-- end -->\n' course techniques sites tried elsewhere:Kattis >problems/README.md
    echo '# no judge of these is known' >problems/sites.tsv
    : >problems/forms.tsv
    printf 'Kattis\tpile\tA Pile\ttiny-game\tsame\nKattis\tguess\tGuess\tno game\t-\n' >problems/elsewhere.tsv
    printf '# Ideas\n\n### In both\n' | tee problems/which-idea.md >problems/which-idea.ko.md
    printf 'tiny-game\t4242\t1000\t128\tTiny Game\t-\tOne pile\t-\tresidues\tO(1)\ta test\t-\n' >problems/list.tsv
    printf '%s\t%s\n' 'words: the game in a sentence or two.' '게임을 한두 문장으로.' 'a test' 시험 >>problems/words.ko.tsv
    make -s new P=tiny-game >../said
    cd problems/tiny-game || return
    sed -i.old 's/FILL IN - FILL IN (FILL IN)/4242 - Tiny Game/; s/"FILL IN \([a-z]*\)"/"\1"/g; s/FILL IN/words/g
        s/, 1, 1000)/, 1, 100)/; s/(1\.\.1000)/(1..100)/; s/"small", "N 1..300"/"all", ""/
        /random_inputs\|largest_input/d' main.c rules.c README.md
    echo 4 >samples/1.in
    echo second >samples/1.out
    for kind in '1:n % 4 > 1' '3:n % 3' '4:n'; do
        sed "s/FILL IN: what.*/it is not so./; s/input: FILL IN/input: ${kind%%:*}/
            s/\"FILL IN\"/${kind#*:} ? \"first\" : \"second\"/" wrong/fill-in.c >"wrong/at-${kind%%:*}.c"
    done
    rm ./*.old wrong/fill-in.c
    cd ../..
    make -s sync >../said
}

setup() {
    cp -Rp "$BATS_FILE_TMPDIR/filled" "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
    page=problems/tiny-game/README.md
    korean=problems/tiny-game/README.ko.md
}

# changed FILE SED: changes a file; what it was is in ../before.
changed() {
    cp "$1" ../before
    sed "$2" ../before >"$1"
    not cmp -s ../before "$1"
}

# broken CHECK FILE SED TEXT...: after this change of a file, which is then undone, the check fails with these texts. With
# QUICK every sixth of these is tried, the first of a test among them.
tries=0
broken() {
    ((tries += 1))
    [ $(((tries - 1) % $(long_or_quick 1 6))) -eq 0 ] || return 0
    changed "$2" "$3"
    ends 1 common/manage.py check tiny-game "$1"
    printed "${@:4}"
    cp ../before "$2"
}

@test "new: lays out a folder, and prints what to do; a stub does not pass; wrong calls" {
    ends 0 make -s new P=new-game
    printed 'new-game	-	1000	128	New Game	' 'new-game	Kattis	newgame	same	checked against its page' 'make check P=new-game'
    grep '^new-game	-	' "$BATS_TEST_TMPDIR/out" >>problems/list.tsv
    for name in new-game '../x y' 9655; do ends 2 make -s new P="$name"; done
    ends 2 make -s check P=new-game
    [ "$(grep -c '^  problems/new-game/.*: write what is still FILL IN' "$BATS_TEST_TMPDIR/out")" -ge 6 ]
    printed 'at least three are wanted'
    ends 1 common/manage.py check no-such-game
    stderr "manage.py: no problem is called 'no-such-game'; ./run_all.sh --list lists them all\n"
    ends 1 common/manage.py check tiny-game no-such-check
    ends 2 common/manage.py renew
    ends 1 common/manage.py translated "$page"
}

@test "check: a whole problem passes, by its folder or its number" {
    ends 0 make -s check P=4242
    stderr ''
}

@test "broken: a row of the list, a folder without a row" {
    broken row problems/list.tsv 's/4242/x/; s/One pile	-/One pile	nowhere/' 'x is not a number' \
        'tiny-game needs nowhere, which is not the folder of a row above it'
    broken row problems/list.tsv 's/	a test	-$//' 'list.tsv:1: a row has 12 columns'
    mkdir problems/no-row
    ends 1 common/manage.py check all row
    printed 'problems/no-row has no row in problems/list.tsv: add one'
    printf '# \354\n' | tee -a problems/list.tsv >>"$page"
    ends 1 common/manage.py check tiny-game page
    stderr 'manage.py: problems/list.tsv:2: the byte 0xec is not UTF-8\n'
    printf 'tiny-game\t4242\t1000\t128\tTiny Game\t-\tOne pile\t-\tresidues\tO(1)\ta test\t-\n' >problems/list.tsv
    ends 1 common/manage.py check tiny-game page
    printed "page: $page:$(grep -c '' "$page"): the byte 0xec is not UTF-8"
}

@test "what changes in a list, and the cases, is reported until make sync brings it to every page that shows it" {
    cp -R problems/tiny-game problems/second
    cp -R problems/tiny-game problems/third
    printf '%s\t-\t1000\t128\t%s\t-\tOne pile\ttiny-game\tresidues\tO(1)\tmore of %s\t-\n' \
        second Second two third Third three >>problems/list.tsv
    changed problems/list.tsv 's/4242	1000/4242	3000/'
    printf 'tiny-game\t%s\t%s\t%s\t%s\n' Kattis tiny 'same; 64 MB' 'checked against its page' \
        TopCoder 'SRM 7' 'other words' 'known by its title only' >problems/sites.tsv
    changed problems/tiny-game/rules.c 's/every_input("all", "")/random_inputs("random", 50, "")/'
    ends 1 common/manage.py check all sync
    printed "  $page is stale; make sync would change:" '  problems/README.md is stale' '    -100 cases, sha256 ' '    +50 cases, sha256 '
    ends 0 make -s sync P=tiny-game
    printed "renewed $page"
    has "$page" '3 seconds · 128 MB' 'Needs: nothing · You learn: a test · Difficulty: easy · about 15 minutes' '- TopCoder `SRM 7`: other words (known by its title only)' \
        '- Kattis [`tiny`](https://open.kattis.com/problems/tiny): same format; 64 MB (checked against its page)'
    sed -n '/^## Where/,/^## R/p' "$page" | grep . >../next
    printf '%s\n' '## Where to go next' '<!-- sync: next -->' 'The next page of the course:' \
        '- [Second](../second/README.md): more of two' 'Other pages that build on this one:' \
        '- [Third](../third/README.md): more of three' '<!-- end -->' '## References' | same ../next -
    ends 0 make -s sync
    has README.md '| One pile | [Tiny Game](problems/tiny-game/README.md), '
    has problems/README.md 'acmicpc.net/problem/4242) | [Kattis](https://open.kattis.com/problems/tiny), (TopCoder) |'
    has problems/README.md '| A Pile | [Tiny Game](tiny-game/README.md) (the same game) |' '| Guess | no game |'
    has problems/README.md '- **TopCoder**: ([Tiny Game](tiny-game/README.md) `SRM 7`)'
    has problems/tiny-game/cases.sum '50 cases, sha256 '
    has problems/third/README.md 'This is the last page'
    ends 0 make -s sync
    stdout 'sync: OK\n'
    changed problems/sites.tsv 's/^tiny-game/tiny-gmae/'
    ends 1 common/manage.py check all sync # reported once
    stderr 'manage.py: problems/sites.tsv:1: tiny-gmae is not a folder in problems/list.tsv\n'
}

@test "a short page: leaves sections out, links to the pages that it needs, and is marked where it is listed" {
    cp -R problems/tiny-game problems/first
    printf '%s\t%s\t1000\t128\t%s\t-\tOne pile\t%s\tresidues\tO(1)\ta test\t-\n' first - First - \
        tiny-game 4242 'Tiny Game' first >problems/list.tsv
    awk '/^## / { left = /Hints|Exercises/ } !left' "$page" >../short
    sed 's,^## Try.*,## What is new,; s,^1\. words: questions.*,This is [First](../first/README.md).,' ../short >"$page"
    make -s sync >../said
    ends 0 common/manage.py check tiny-game page sync
    has problems/first/README.md '- [Tiny Game](../tiny-game/README.md) (short page): a test'
    broken page "$page" 's/^This is.*/words/' 'a short page links here to each page that it needs; first is missing'
    broken page "$page" 's/^## Samples/## Examples/' 'Missing: Samples'
    broken page "$page" 's/<summary>The program/<summary>Programs/' 'Solution: the fold "The program" is missing'
}

@test "broken: the program and its snippet, a sample, the rules, a wrong program" {
    local main=problems/tiny-game/main.c rules=problems/tiny-game/rules.c wrong=problems/tiny-game/wrong/at-3.c
    broken sync $main 's/isspace(c)/isspace(c) /' 'main.c is stale; make sync would change:' '  -    while (isspace(c) ) {'
    broken sync $main 's/read_int.c \*/read_int.c*/' 'not written as it should be: /* snippet common/snippets/read_int.c*/'
    broken sync "$page" '/^<!-- end/d' 'the marker is without its other end: <!-- sync: head -->'
    broken build $main 's/return n % 4 != 0/int unused; &/' 'unused'
    broken build $rules 's/    \.cases = cases/    .time_ms = 1, .memory_mb = 1, .cases = cases/' \
        'rules.c: delete .time_ms: the limits of a problem are those of problems/list.tsv' 'rules.c: delete .memory_mb'
    broken build $main 's/^#include <ctype.h>/#include "x.h"/' 'a judge takes one file'
    broken samples $main 's/n % 4 != 0/n % 4 == 0/' "main.c prints 'first"
    broken cases $main 's/n % 4 != 0/n % 4 != 0 || n > 50/' "tiny-game, case all-" "it prints 'first"
    broken range $rules 's/taken <= 3/taken <= 2/' 'wanted "second"'
    broken hostile $main 's/(c != EOF && !isspace(c))/0/' '100x' # is taken for 100
    broken hostile $rules 's/, 1, 100)/, 1, 99)/' 'wanted'
    broken hostile $rules 's/put(&pile/must(n != 99, "N must not be 99"); put(\&pile/' 'no input is found that breaks this'
    broken hostile $rules 's/put(&pile/must(n % 100 != 0, "N must not be a hundred"); put(\&pile/' 'a hundred-'
    broken rules $rules 's/, 1, 100)/, 5, 100)/' '1.in is not a valid input by input()'
    broken rules $rules 's/every_input/ever_input/' 'ever_input'
    broken rules $rules 's/every_input/try_input("cut", "7"); &/' 'cases() tries cut-1, which is not a valid input by input(): '
    broken players $rules 's/^static struct game pile = {/static void hide(int64_t n) { (void)n; print("x"); } &.show = hide, /' \
        'hide something'
    broken limits $main 's/(1\.\.100)/(1..10^3, then 2 * N..7)/' '10^3: the rules have no such range, but N is 1..100' \
        '2 * N..7: the rules' 'Input: by the rules N is 1..100, which is not there'
    broken limits $main 's/"N", 1, 100)/"N", 1, 101)/' 'read_int("N", 1, 101): by the rules N is 1..100'
    broken limits $main 's/"N", 1, 100)/"M", 1, 100)/' 'the rules have no number of that name'
    rm problems/tiny-game/wrong/at-[14].c # which take time
    changed $wrong 's/Why: /&In both. /'
    ends 0 make -s sync P=tiny-game
    has "$page" '[at-3.c](wrong/at-3.c) (WA): [In both](../which-idea.md#in-both). it is not so.'
    broken wrong $wrong 's/input: 3/input: 5/' 'its header should have "First wrong input: 3"'
    broken wrong $wrong 's/% 3/% 4/' 'its header has WA, the judge reports AC'
    broken wrong $wrong 's/ Why:/ Because:/' 'its first comment must be the lines'
    rm problems/tiny-game/samples/1.out
    ends 1 common/manage.py check tiny-game samples
    printed 'samples are pairs'
}

@test "broken: the page, an output on it, a table" {
    local lines
    broken page "$page" 's/^    const int64_t n = /& /; s/^1\. words: questions.*/See [that](nowhere.md) by mex./' \
        'the link nowhere.md leads nowhere' '"mex" is visible before the solution' 'is not a run of whole lines of'
    broken page "$page" 's/^## Exercises/## Variants/' 'Missing: Exercises'
    printf -v lines '\\\n%s' '' 'From (n' '- 1) to 2' '' '2. From 1' '   + n'
    broken page "$page" "s/^- 1 ≤ N.*/&$lines/" 'break the lines elsewhere: - 1) to 2' 'break the lines elsewhere: + n'
    broken page "$page" 's/^\*\*Example/Example/; s/^2\. .*Medium.*/2. words/; /^<!-- figure/d; s/^<!-- sync: idea/<!-- idea/' \
        'Try it by hand: begins with **Example.**' 'number 2 should begin with 2. **Medium.**' 'shows no picture' \
        'Idea: ends with the idea in the head of main.c: <!-- sync: idea -->'
    printf -v lines '\\\n%s' '' '```console' '$ seq 20' {1..20} '```'
    broken page "$page" "s/^<summary>Proof.*/&$lines/" 'Proof: one block of output a page' 'Proof: cut the output to 15 lines'
    broken page "$page" "s/^- 1 ≤ N.*/&$lines$lines$lines/" 'lines below the top without folds, 60 at most'
    printf -v lines '\\\n%s' '' '' "$(printf ' word%.0s' {1..650})"
    broken sync "$page" "s/^<summary>Proof.*/&$lines/" 'Difficulty: hard · about '
    broken page problems/tiny-game/main.c 's/^ \* Idea: .*/&'"$(printf ' word%.0s' {1..60})/" 'words; say it in 50'
    broken page "$page" 's/^<summary>Answers/Answers/' 'a fold is <details>'
    printf '%s\n' '' '<!-- table: build/rules/tiny-game table 3 -->' '| N | 0 | 1 | 2 | 3 |' '|---|---|---|---|---|' \
        '| who | L | - |   | W |' '' '| N | 0 | 1 | 2 | 3 |' '|---|---|---|---|---|' '| who | L | W | W | W |' >>"$page"
    ends 0 common/manage.py check tiny-game sync
    cp "$page" ../right
    changed "$page" '/^\$ make -s explain/{n;s/$/ x/;}
        s/ L | W | W | W / W | W | W | L /; s/ - |   | W/ - |   | L/'
    ends 1 common/manage.py check tiny-game sync
    printed ' x' '-| who | L | - |   | L |' '+| who | L | - |   | W |' '-| who | W | W | W | L |' '+| who | L | W | W | W |'
    ends 0 make -s sync P=tiny-game
    same "$page" ../right
    broken sync "$page" 's/table 3 -->/table 5 -->/; s/^\$ make.*/$ echo no; false/' 'a table has 4 cells' 'table 5 knows 6' \
        'echo no; false fails, or prints nothing:'
}

@test "the theory: its rows lead to pages and to their sections, and a page names no theorem that has no row" {
    theorem() { printf '%s\tSums\t%s\tit holds\t%s\tit is asked for\t%s\n' "$@"; }
    { theorem one "Bouton's theorem" tiny-game,tiny-game#exercises -
        theorem two "Moore's Nim" '## My own' one
        theorem three 'Loopy values' 'Smith 1966, nowhere here' one; } >problems/theory.tsv
    printf '%s\n' '# Theory' '' '<!-- sync: theory -->' '<!-- end -->' '' '## My own' '' "Bouton's theorem." >problems/theory.md
    ends 0 make -s sync
    has problems/theory.md '### Sums' '| 1 | Bouton'"'"'s theorem | it holds | [Tiny Game](tiny-game/README.md#solution), '\
'[Tiny Game](tiny-game/README.md#exercises) | it is asked for |' '| [My own](#my-own) |' '| Smith 1966, nowhere here |'
    changed problems/theory.tsv 's/#exercises/#nothing/; s/## My own/## Yours/'
    ends 0 make -s sync
    printf "By Nobody's theorem, the pairing\nproperty, and *Theorem (A. Dawson 1930)*.\n" >>problems/theory.md
    ends 1 common/manage.py check all page
    printed 'the link tiny-game/README.md#nothing: no heading of that name' 'the link #yours: no heading of that name' \
        "theory.tsv does not have: Nobody's theorem" 'theory.tsv does not have: pairing property' 'does not have: Dawson'
    not printed Bouton
}

# shown COMMAND...: the page shows figures/figure-1.svg, figures/figure-2.svg, ..., which are drawn by these commands.
shown() {
    local command number=0
    for command; do
        printf '<!-- figure: %s -->\n![Two piles](figures/figure-%d.svg)\n' "$command" "$((number += 1))"
    done >"$page"
}

@test "broken: a picture that is stale, without a page, or without a command, and what is wrong with a command" {
    rm problems/tiny-game/figures/*
    shown $'printf "0\\tL\\n1\\tW\\n" |\n  draw strip'
    make -s sync >../said
    has problems/tiny-game/figures/figure-1.svg '<title id="title">Two piles</title>'
    broken sync problems/tiny-game/figures/figure-1.svg 's/Two/Three/' 'figure-1.svg is stale; make sync would change:' '    +<title'
    ends 0 common/manage.py check tiny-game sync
    touch problems/tiny-game/figures/figure-9.svg
    shown 'false | draw strip' 'echo | draw circle' \
        $'printf "0\\tL\\n" | draw strip rows=2' \
        $'printf "0\\tL\\n1\\tW\\n2\\tL\\n3\\tL\\n4\\tL\\n" | draw strip period=2'
    echo '![Again](figures/figure-9.svg)' >>"$page"
    cp "$page" ../before
    ends 1 common/manage.py sync tiny-game # what it cannot renew stays
    same "$page" ../before
    printed "$page:1: false | " 'circle is not one of its shapes' "argument 'rows'" \
        'strip: 2 is not a period from 0 on' \
        'figures/figure-9.svg: no page shows it with a command: delete it, or write its command above it'
}

@test "broken: the Korean page, where it has to be like the English one, and when something else changes" {
    local file
    for file in problems/tiny-game/wrong/*; do
        awk '/First wrong input/ { print " * Why (ko): 그렇지 않다." } { print }' "$file" >../why && cat ../why >"$file"
    done
    # the right headings and blocks; the sentences stay as they are
    awk -F '\t' 'NR == FNR { korean[$1] = $2; next }
        { title = $0; sub(/^#+ /, "", title) }
        /^##/ && title in korean { sub(/ .*/, " " korean[title]) }
        { gsub(/^<summary>|<\/summary>$/, "", title) }
        /^<summary>/ && title in korean { $0 = "<summary>" korean[title] "</summary>" }
        match($0, /\*\*[A-Z][a-z]+\.\*\*/) { word = substr($0, RSTART + 2, RLENGTH - 5); sub(word, korean[word]) }
        { sub(/figure\.svg/, "figure.ko.svg") }
        /^<!-- sync: idea/ { print "**" korean["Remember this"] ".** ..."; left = 1 }
        !left { print }
        /^<!-- end/ { left = 0 }' common/words.ko.tsv "$page" >"$korean"
    echo '2026 `a.out`' | tee -a "$page" >>"$korean"
    common/manage.py translated "$korean"
    make -s sync >../said
    ends 0 common/manage.py check tiny-game page sync
    has "$korean" '시간 제한 1초 · 메모리 128 MB' 'WA): 그렇지 않다.'
    has "$korean" '이기는 수:'
    broken page "$korean" 's/^## 힌트/## Hints/' 'Missing: Hints'
    broken page "$korean" 's/^\*\*기억하기/**그리고/' 'Solution: 아이디어: ends with the idea in the head of main.c: **기억하기.**'
    broken page "$korean" 's/^\$ make -s explain .*/& /' 'blocks of code and rows of tables number'
    broken page "$korean" 's/^2026/2025/; s/a\.out/it/' 'here: 2026, ' 'a.out'
    broken page "$korean" '1d; s/^2026/2026 까닭: *더미(pile)*는/' 'README.md has changed since it was translated' \
        '*더미(pile)*는' 'write 이유 instead of 까닭'
    broken page "$page" 's/^## References/Still others.&/' 'README.md has changed since'
    broken sync problems/tiny-game/wrong/at-1.c '/Why (ko)/d' '"Why (ko): ..." is missing below Why, for problems/tiny'
    broken sync common/words.ko.tsv '/^Submit/d; /^Tags/d' 'sync: 3 problems to fix' \
        'lacks a row, add it at the end with its Korean: Submit today: no active online judge is known to have it.	FILL IN' \
        'its Korean: Tags	FILL IN'
    broken sync problems/words.ko.tsv '/^words: the/d' \
        'problems/words.ko.tsv lacks a row, add it at the end with its Korean: words: the game in a sentence or two.	FILL IN'
}
