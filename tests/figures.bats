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

# page COMMAND...: a page that shows figure.svg, figure-2.svg, ... by these commands.
page() {
    local command name=figure number=1
    for command; do
        printf '<!-- figure: %s -->\n![Two piles](%s.svg)\n' "$command" "$name"
        name=figure-$((number += 1))
    done >problems/some-game/README.md
}

@test "figures: a stale picture, one without a command, without a page, or with a mistake in its command are named" {
    mkdir -p "$BATS_TEST_TMPDIR/top/tests" "$BATS_TEST_TMPDIR/top/problems/some-game"
    cp -R tests/figures tests/manage tests/site tests/manage.py "$BATS_TEST_TMPDIR/top/tests"
    cd "$BATS_TEST_TMPDIR/top"
    page $'printf "0\\tL\\n1\\tW\\n" |\n  tests/figures/draw.py strip'
    ends 0 tests/manage.py figures
    grep -q '<title id="title">Two piles</title>' problems/some-game/figure.svg
    ends 0 tests/manage.py figures check
    echo >>problems/some-game/figure.svg
    touch problems/some-game/figure-9.svg
    ends 1 tests/manage.py figures check
    stdout 'problems/some-game/figure.svg is stale: make figures draws it again
problems/some-game/figure-9.svg: no page shows it with a command: delete it, or write its command above it\n'
    page 'false | tests/figures/draw.py strip' 'echo | tests/figures/draw.py circle' $'printf "0\\tL\\n" | tests/figures/draw.py strip rows=2' \
        $'printf "0\\tL\\n1\\tW\\n2\\tL\\n3\\tL\\n4\\tL\\n" | tests/figures/draw.py strip period=2'
    ends 1 tests/manage.py figures
    grep -q '^problems/some-game/figure.svg: false | ' "$BATS_TEST_TMPDIR/out"
    grep -q 'circle is not one of its shapes' "$BATS_TEST_TMPDIR/out"
    grep -q "strip: .*argument 'rows'" "$BATS_TEST_TMPDIR/out"
    grep -q 'strip: 2 is not a period from 0 on$' "$BATS_TEST_TMPDIR/out"
    echo '![Again](figure-9.svg)' >>problems/some-game/README.md
    ends 1 tests/manage.py figures check
    grep -q 'figure-9.svg has no command' "$BATS_TEST_TMPDIR/err"
}
