#!/usr/bin/env bats
# The pictures of the pages: each is what the command above it draws.
load helper

# titled PICTURE...: each tells in words what it shows, and its letters can be read where it is shown 390 pixels wide.
titled() {
    python3 - "$@" <<'PY'
import re, sys, xml.dom.minidom
bad = 0
for name in sys.argv[1:]:
    text = open(name, encoding='utf-8').read()
    svg = xml.dom.minidom.parseString(text.encode()).documentElement
    words = {tag: ''.join(e.firstChild.data for e in svg.getElementsByTagName(tag) if e.firstChild) for tag in ('title', 'desc')}
    wide = float(svg.getAttribute('viewBox').split()[2])
    sizes = [float(size) for size in re.findall(r'font(?:-size)?: ([0-9.]+)px', text)]
    for holds, what in ((svg.getAttribute('role') == 'img', 'role="img"'), (len(words['title']) > 6, 'a title in words'),
                        (len(words['desc']) > 6, 'a description in words'),
                        (svg.getAttribute('aria-labelledby') == 'title desc', 'aria-labelledby="title desc"'),
                        (sizes and min(sizes) * min(1, 390 / wide) >= 11, 'letters of 11 pixels at 390 pixels width'),
                        ('prefers-color-scheme: dark' in text, 'colours for dark pages'), (len(text) < 100000, 'less than 100,000 bytes')):
        if not holds:
            print(f'{name} lacks {what}')
            bad = 1
sys.exit(bad)
PY
}

@test "figures: every picture is what its command draws, and every picture has a command and a page" {
    tests/figures/pages.py check || { echo "make figures draws them anew"; return 1; }
}

@test "figures: titles, descriptions, letters, colours for light and dark pages" {
    titled problems/*.svg problems/*/*.svg
}

@test "figures: a stale picture, one without a command and one without a page are named" {
    mkdir -p "$BATS_TEST_TMPDIR/top/tests" "$BATS_TEST_TMPDIR/top/problems/some-game"
    cp -R tests/figures "$BATS_TEST_TMPDIR/top/tests"
    cd "$BATS_TEST_TMPDIR/top"
    local page=problems/some-game/README.md
    # shellcheck disable=SC2016
    printf '<!-- figure: printf "0\\tL\\n1\\tW\\n" |\n  tests/figures/draw.py strip -->\n![Two piles, one lost](figure.svg)\n' >"$page"
    ends 1 tests/figures/pages.py check
    stdout 'problems/some-game/figure.svg is stale: make figures draws it anew\n'
    ends 0 tests/figures/pages.py
    ends 0 tests/figures/pages.py check
    titled problems/some-game/figure.svg
    grep -q '<title id="title">Two piles, one lost</title>' problems/some-game/figure.svg
    echo >>problems/some-game/figure.svg
    ends 1 tests/figures/pages.py check
    ends 0 tests/figures/pages.py
    cp problems/some-game/figure.svg problems/some-game/figure-2.svg
    ends 1 tests/figures/pages.py check
    stdout 'problems/some-game/figure-2.svg: no page shows it with a command: delete it, or write its command above it\n'
    echo '![Again](figure-2.svg)' >>"$page"
    ends 1 tests/figures/pages.py check
    stderr 'problems/some-game/README.md: figure-2.svg has no command: a line <!-- figure: COMMAND --> right above it names it\n'
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
strip,period=4 0\tL\n1\tW\n2\tL\n3\tW\n4\tL\n5\tW\n6\tL\n7\tW\n
strip,period=1,from=2 0\tL\n1\tW\n2\tW\n3\tW\n4\tW\n
strip,shift=1 #one\n0\tL\n1\tW\n#two\n0\tW\n1\tW\n2\tW\n
bars 1\tmany\n
grid 1\t2\n
dots 1\t2\n
heaps one\t1000\n
ring node\t1\nchord\t1\t2\n
layers -\ta\ta\nb\tc\tc\n
outline 1\tone\n
REFUSED
    ends 2 tests/figures/draw.py circle </dev/null
    ends 2 tests/figures/draw.py strip period </dev/null
}

@test "figures: table, numbers and moves tell letters, Grundy numbers, leads and options, also of a span of inputs" {
    make -s build/rules/{stone-game-8,misere-nim,chess-practice,card-game,alpha-tic-tac-toe}
    tells() {
        ends 0 "build/rules/$2" "${@:3}"
        stdout "$1"
    }
    tells '0\tL\n1\tW\n2\tL\n3\tW\n' stone-game-8 table 3 1 1
    tells '0\t0\n1\t1\n2\t2\n3\t0\n' stone-game-8 numbers 3 2 1 2
    tells '1\ttake 1\t0\n2\ttake 1\t1\n2\ttake 2\t0\n3\ttake 1\t2\n3\ttake 2\t1\n' stone-game-8 moves 3 2 1 2
    tells '2\t1\t1\tW\n2\t1\t2\tW\n2\t2\t1\tW\n2\t2\t2\tL\n' misere-nim table 2 1..2 1..2
    tells '1\t1\t2\tL\n1\t1\t3\tW\n1\t1\t4\tW\n' chess-practice table 1 1 2..4
    tells '1\t1\t2\t0\n1\t1\t3\t1\n1\t1\t4\t2\n' chess-practice numbers 1 1 2..4
    tells '3\t2\t5\t1\t-2\n3\t2\t5\t2\t-1\n' card-game table 3 2 5 1..2
    ends 1 build/rules/alpha-tic-tac-toe moves 1 0 0 0 0 0 0 0 0
}
