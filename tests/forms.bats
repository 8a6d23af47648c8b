#!/usr/bin/env bats
# Forms: how other judges ask for the game of a problem. To the judge a form is a problem like any other; in the rules it is
# a row that has the input, the output and the cases, with the moves of the problem.
load helper
load judge/tree

setup() {
    cp -Rp "$BATS_FILE_TMPDIR/tree" "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
    unset CC CFLAGS LDFLAGS
    form lines
    printf 'copy\tHDU\t77\thdu-77\t-\nbusy\tHDU\t77\tcopy/hdu-77\t-\n' >>problems/sites.tsv
    mkdir -p problems/copy/hdu-77/{samples,wrong}
    cp problems/copy/main.c problems/copy/hdu-77.c
    printf '1 Yes\n2 no\n' | tee problems/copy/hdu-77/samples/1.in >problems/copy/hdu-77/samples/1.out
}

# form COMPARISON: the one form of the suite, which compares so
form() { printf '# remark\ncopy\thdu-77\t1000\t32\t%s\tnot known: ours\tother words\n' "$1" >problems/forms.tsv; }

@test "a form is found by its site, address, file and path; the problem keeps its own names" {
    local name
    for name in 'hdu 77' HDU77 hdu-77 77 copy/hdu-77 'https://acm.hdu.edu.cn/showproblem.php?pid=77' problems/copy/hdu-77.c \
        "$PWD/problems/copy/hdu-77.c" problems/copy/hdu-77 problems/copy/hdu-77/; do
        ends 0 build/judge --name -- "$name"
        stdout 'copy/hdu-77\n'
    done
    for name in copy 1001 Copy 베끼기 problems/copy problems/copy/main.c; do
        ends 0 build/judge --name -- "$name"
        stdout 'copy\n'
    done
    mkdir -p ../mine problems/copy/hdu-77/wrong
    for name in ../mine/hdu77.c problems/copy/hdu-77/wrong/a.c; do
        cp problems/copy/main.c "$name"
        ends 0 build/judge -s "$name"
        grep -q '^AC   copy/hdu-77 ' "$BATS_TEST_TMPDIR/out"
    done
}

@test "without names the forms are judged, too, with their own solution, samples and limits; --list has them" {
    ends 0 build/judge
    printed 'AC   copy/hdu-77 ' '4 problems in 5 formats: 5 AC'
    printf 'int main(void) { return 0; }\n' >problems/copy/hdu-77.c
    ends 1 build/judge copy copy/hdu-77
    printed 'AC   copy  ' 'WA   copy/hdu-77 ' '1 problem in 2 formats: 1 WA, 1 AC'
    ends 0 build/judge --list hdu
    stdout 'folder                 number    time    memory  title
copy/hdu-77                -     1 s     32 MB  Copy (베끼기)
  same    HDU 77  https://acm.hdu.edu.cn/showproblem.php?pid=77
busy                    1003     1 s     64 MB  Pick One
  same    BOJ 1003  https://www.acmicpc.net/problem/1003
  same    LeetCode 1510 stone-game-iv  https://leetcode.com/problems/stone-game-iv
  similar Kattis cups  https://open.kattis.com/problems/cups
  similar HDU 77  https://acm.hdu.edu.cn/showproblem.php?pid=77
'
}

@test "--each takes a program whose name is that of a form; with a problem its forms, with a form only that" {
    mkdir ../each
    cp problems/copy/main.c ../each/hdu77.c
    cp problems/copy/main.c ../each/copy.c
    cp problems/busy/main.c ../each/busy.c
    ends 0 build/judge --each ../each copy
    [ "$(grep -o 'AC .*/each/[a-z0-9]*.c' "$BATS_TEST_TMPDIR/out" | sed 's,.*/,,' | tr '\n' ' ')" = 'copy.c hdu77.c ' ]
    printed '2 solutions: 2 AC'
    ends 0 build/judge --each ../each 'HDU 77' --junit "$BATS_TEST_TMPDIR/junit.xml" --json
    grep -q '"problem":"copy/hdu-77"' "$BATS_TEST_TMPDIR/out"
    [ "$(grep -c '"problem":' "$BATS_TEST_TMPDIR/out")" = 1 ]
    grep -q 'hdu77.c" name="copy/hdu-77"' "$BATS_TEST_TMPDIR/junit.xml"
}

@test "a site's row may say what differs beside the form" {
    sed -i.old 's/hdu-77\(.\)-$/hdu-77; 10 MB of memory there\1-/' problems/sites.tsv
    grep -q 'hdu-77; 10 MB' problems/sites.tsv
    ends 0 build/judge --name -- 'hdu 77'
    stdout 'copy/hdu-77\n'
}

@test "outputs are compared as the judge of the form does: lines, words, words in any case, or bytes" {
    local rows how output verdict verdicts
    rows='lines AC AC WA WA WA
words AC AC AC WA WA
words_in_any_case AC AC AC AC WA
bytes AC WA WA WA WA'
    while read -r how verdicts; do
        form "${how//_/ }"
        for output in '1 Yes\n2 no' '1 Yes \n2 no\n\n' '1\nYes 2  no\n' '1 yes\n2 NO\n' '1 Yes\n2 n\n'; do
            verdict=${verdicts%% *} verdicts=${verdicts#* }
            build/judge -s "$(executable prints "printf '$output'")" -L program copy/hdu-77 >"$BATS_TEST_TMPDIR/out" || true
            grep -q "^$verdict   copy/hdu-77 " "$BATS_TEST_TMPDIR/out" || { echo "$how: $output" && cat "$BATS_TEST_TMPDIR/out" && return 1; }
        done
    done <<<"$rows"
    grep -qx '  line 2: got "2 n", wanted "2 no"' "$BATS_TEST_TMPDIR/out"
}

@test "rows that are wrong are named" {
    form letters
    ends 2 build/judge --list
    printed 'run_all.sh: problems/forms.tsv: no such comparison: copy'
    printf 'coppy\thdu-77\t1000\t32\tlines\n' >problems/forms.tsv
    ends 2 build/judge --list
    printed 'run_all.sh: problems/forms.tsv: expected the folder of a problem, a form, milliseconds, megabytes and a comparison: coppy'
}

@test "the rules of a form read its input, print its output, and have the moves of the problem" {
    cd "$BATS_TEST_DIRNAME/.." || return
    make -s build/rules/nimble+hdu-1849
    ends 0 build/rules/nimble+hdu-1849 answer <problems/nimble/hdu-1849/samples/1.in
    stdout 'Rabbit Win!\nGrass Win!\n'
    ends 42 build/rules/nimble+hdu-1849 valid <problems/nimble/hdu-1849/samples/1.in
    ends 43 build/rules/nimble+hdu-1849 valid <problems/nimble/samples/1.in
    ends 0 build/rules/nimble+hdu-1849 limits
    stdout 'm\t1\t1000\nsquare\t0\t1000\n'
    ends 0 build/rules/nimble+hdu-1849 explain 3 5
    printed 'nimble/hdu-1849: ' 'slide 2 with coin 2' "The judge's answer: Rabbit Win!"
    ends 2 make build/rules/nimble+hdu-1 build/cases/nimble+hdu-1.cases
    printed 'the rules have no form "hdu-1" (.forms)'
}
