#!/usr/bin/env bats
# The pictures of the pages: each is what the command above it draws.
load helper

@test "figures: every picture is what its command draws, and every picture has a command and a page" {
    tests/manage.py figures check || { echo "make figures draws them anew"; return 1; }
}

@test "figures: none is so wide that its letters, of 12 pixels or more, get below 11 where it is shown 390 pixels wide" {
    awk 'FNR == 1 && match($0, / width="[0-9]+"/) && substr($0, RSTART + 8) + 0 > 425 { print FILENAME; bad = 1 } END { exit bad }' \
        problems/*.svg problems/*/*.svg
}

@test "figures: a stale picture, one without a command and one without a page are named" {
    mkdir -p "$BATS_TEST_TMPDIR/top/tests" "$BATS_TEST_TMPDIR/top/problems/some-game"
    cp -R tests/figures tests/manage tests/site tests/manage.py "$BATS_TEST_TMPDIR/top/tests"
    cd "$BATS_TEST_TMPDIR/top"
    local page=problems/some-game/README.md
    # shellcheck disable=SC2016
    printf '<!-- figure: printf "0\\tL\\n1\\tW\\n" |\n  tests/figures/draw.py strip -->\n![Two piles, one lost](figure.svg)\n' >"$page"
    ends 0 tests/manage.py figures
    grep -q '<title id="title">Two piles, one lost</title>' problems/some-game/figure.svg
    ends 0 tests/manage.py figures check
    echo >>problems/some-game/figure.svg
    ends 1 tests/manage.py figures check
    stdout 'problems/some-game/figure.svg is stale: make figures draws it again\n'
    ends 0 tests/manage.py figures
    cp problems/some-game/figure.svg problems/some-game/figure-2.svg
    ends 1 tests/manage.py figures check
    stdout 'problems/some-game/figure-2.svg: no page shows it with a command: delete it, or write its command above it\n'
    echo '![Again](figure-2.svg)' >>"$page"
    ends 1 tests/manage.py figures check
    grep -q 'figure-2.svg has no command' "$BATS_TEST_TMPDIR/err"
    printf '<!-- figure: false | tests/figures/draw.py strip -->\n![None](figure.svg)\n' >"$page"
    rm problems/some-game/figure-2.svg
    ends 1 tests/manage.py figures
    grep -q '^problems/some-game/figure.svg: false | ' "$BATS_TEST_TMPDIR/out"
}

@test "figures: a wrong period, an option and a shape that nobody knows are refused" {
    printf '0\tL\n1\tW\n2\tL\n3\tL\n4\tL\n' | ends 1 tests/figures/draw.py strip period=2
    stderr 'draw.py: strip: 2 is not a period from 0 on\n'
    printf '0\tL\n' | ends 1 tests/figures/draw.py strip rows=2
    ends 2 tests/figures/draw.py circle
}

@test "figures: the texts of a Korean picture are Korean, numbers stay, and a text that has no Korean is named" {
    export FIGURE_LANGUAGE=ko
    printf 'coin on 7\t3\nStone Game 1\t2\nN\t1\n' | ends 0 tests/figures/draw.py heaps
    grep -q '>7번 칸 동전</text>$' "$BATS_TEST_TMPDIR/out"
    grep -q '>돌 게임</text>$' "$BATS_TEST_TMPDIR/out"
    grep -q '>N</text>$' "$BATS_TEST_TMPDIR/out"
    printf 'token on 7\t3\n' | ends 1 tests/figures/draw.py heaps
    stderr 'draw.py: heaps: problems/words.ko.tsv has no Korean for "token on {}": add a row: the English, a tab, the Korean\n'
}
