#!/usr/bin/env bats
# The pictures of the pages: each is what the command above it draws.
load helper

@test "figures: every picture is what its command draws, and every picture has a command and a page" {
    tests/figures/pages.py check || { echo "make figures draws them anew"; return 1; }
}

@test "figures: each has a title, and its letters can be read where it is shown 390 pixels wide" {
    python3 - problems/*.svg problems/*/*.svg <<'PY'
import re, sys, xml.dom.minidom
bad = 0
for name in sys.argv[1:]:
    text = open(name, encoding='utf-8').read()
    svg = xml.dom.minidom.parseString(text.encode()).documentElement
    title = svg.getElementsByTagName('title')[0].firstChild.data
    smallest = min(float(size) for size in re.findall(r'font(?:-size)?: ([0-9.]+)px', text))
    wide = float(svg.getAttribute('viewBox').split()[2])
    for holds, what in ((len(title) > 6, 'a title in words'),
                        (smallest * min(1, 390 / wide) >= 11, 'letters of 11 pixels at 390 pixels width'),
                        (len(text) < 100000, 'less than 100,000 bytes')):
        if not holds:
            print(f'{name} lacks {what}')
            bad = 1
sys.exit(bad)
PY
}

@test "figures: a stale picture, one without a command and one without a page are named" {
    mkdir -p "$BATS_TEST_TMPDIR/top/tests" "$BATS_TEST_TMPDIR/top/problems/some-game"
    cp -R tests/figures tests/house "$BATS_TEST_TMPDIR/top/tests"
    cd "$BATS_TEST_TMPDIR/top"
    local page=problems/some-game/README.md
    # shellcheck disable=SC2016
    printf '<!-- figure: printf "0\\tL\\n1\\tW\\n" |\n  tests/figures/draw.py strip -->\n![Two piles, one lost](figure.svg)\n' >"$page"
    ends 0 tests/figures/pages.py
    grep -q '<title id="title">Two piles, one lost</title>' problems/some-game/figure.svg
    ends 0 tests/figures/pages.py check
    echo >>problems/some-game/figure.svg
    ends 1 tests/figures/pages.py check
    stdout 'problems/some-game/figure.svg is stale: make figures draws it anew\n'
    ends 0 tests/figures/pages.py
    cp problems/some-game/figure.svg problems/some-game/figure-2.svg
    ends 1 tests/figures/pages.py check
    stdout 'problems/some-game/figure-2.svg: no page shows it with a command: delete it, or write its command above it\n'
    echo '![Again](figure-2.svg)' >>"$page"
    ends 1 tests/figures/pages.py check
    grep -q 'figure-2.svg has no command' "$BATS_TEST_TMPDIR/err"
    printf '<!-- figure: false | tests/figures/draw.py strip -->\n![None](figure.svg)\n' >"$page"
    rm problems/some-game/figure-2.svg
    ends 1 tests/figures/pages.py
    grep -q '^problems/some-game/figure.svg: false | ' "$BATS_TEST_TMPDIR/out"
}

@test "figures: values of which no picture can be drawn are refused" {
    local shape lines
    while read -r shape lines; do
        # shellcheck disable=SC2059,SC2086
        printf "$lines" | ends 1 tests/figures/draw.py ${shape//,/ }
        stdout ''
        grep -q "^draw.py: ${shape%%,*}: ." "$BATS_TEST_TMPDIR/err"
    done <<'REFUSED'
strip #none\n
strip 0\tL\n2\tW\n
strip,period=2 0\tL\n1\tW\n2\tL\n3\tL\n4\tL\n
strip,rows=2 0\tL\n1\tW\n
bars 1\tmany\n
grid 1\t2\n
ring node\t1\nchord\t1\t2\n
layers -\ta\ta\nb\tc\tc\n
REFUSED
    ends 2 tests/figures/draw.py circle </dev/null
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
