#!/usr/bin/env bats
# The pictures of the pages are what the rules programs say, drawn by tests/figures.
load helper

setup_file() {
    make -s rules
    tests/figures/draw.sh "$BATS_FILE_TMPDIR/drawn"
}

@test "figures: every committed picture is drawn anew to the same bytes, and none is missing or left over" {
    (cd "$BATS_FILE_TMPDIR/drawn" && find . -type f | sort) >"$BATS_TEST_TMPDIR/wanted"
    (cd problems && find . -name '*.svg' | sort) >"$BATS_TEST_TMPDIR/there"
    same "$BATS_TEST_TMPDIR/wanted" "$BATS_TEST_TMPDIR/there"
    local picture
    while read -r picture; do
        cmp "$BATS_FILE_TMPDIR/drawn/$picture" "problems/$picture" || {
            echo "problems/${picture#./} is out of date: run make figures"
            return 1
        }
    done <"$BATS_TEST_TMPDIR/wanted"
}

@test "figures: every problem has one, and there is the overview" {
    local folder
    [ -s problems/figure.svg ]
    for folder in problems/*/; do
        [ -s "$folder/figure.svg" ] || { echo "no picture: $folder"; return 1; }
    done
}

@test "figures: every awk at hand draws the same bytes" {
    local awk others=0
    printf '#!/bin/sh\nexec busybox awk "$@"\n' >"$BATS_TEST_TMPDIR/busybox-awk"
    chmod +x "$BATS_TEST_TMPDIR/busybox-awk"
    for awk in mawk gawk original-awk "$BATS_TEST_TMPDIR/busybox-awk"; do
        case $awk in
            */busybox-awk) command -v busybox >/dev/null || continue ;;
            *) command -v "$awk" >/dev/null || continue ;;
        esac
        AWK=$awk tests/figures/draw.sh "$BATS_TEST_TMPDIR/$others"
        diff -rq "$BATS_FILE_TMPDIR/drawn" "$BATS_TEST_TMPDIR/$others"
        others=$((others + 1))
    done
    [ "$others" -gt 1 ] || skip "no other awk"
}

@test "figures: well-formed, titled, without letters below 12 pixels, and small" {
    local picture size
    for picture in problems/figure.svg problems/*/figure*.svg; do
        grep -q '<title id="title">..*</title>' "$picture" || { echo "no title: $picture"; return 1; }
        grep -q '<desc id="desc">..*</desc>' "$picture" || { echo "no description: $picture"; return 1; }
        not grep -Eq 'font(-size)?: ?([0-9]|1[01])px' "$picture"
        size=$(wc -c <"$picture")
        [ "$size" -lt 100000 ] || { echo "$size bytes: $picture"; return 1; }
    done
    if command -v xmllint >/dev/null; then
        xmllint --noout problems/figure.svg problems/*/figure*.svg
    elif command -v python3 >/dev/null; then
        python3 -c 'import sys, xml.dom.minidom
for name in sys.argv[1:]: xml.dom.minidom.parse(name)' problems/figure.svg problems/*/figure*.svg
    else
        skip "neither xmllint nor python3"
    fi
}

@test "figures: a rules program that fails, or says something else, is noticed" {
    mkdir -p "$BATS_TEST_TMPDIR/top/build/rules"
    cp -R tests problems "$BATS_TEST_TMPDIR/top"
    cp build/rules/* "$BATS_TEST_TMPDIR/top/build/rules" 2>/dev/null || true
    cd "$BATS_TEST_TMPDIR/top"
    ends 0 tests/figures/draw.sh drawn
    printf '#!/bin/sh\nexit 1\n' >build/rules/stone-game-1
    ends 1 tests/figures/draw.sh drawn
    printf '#!/bin/sh\necho W\n' >build/rules/stone-game-1
    ends 1 tests/figures/draw.sh drawn
}
