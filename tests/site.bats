#!/usr/bin/env bats
# What the web site makes of single texts, where no browser is wanted; all else: make check-site.
load helper

setup_file() {
    make -s build/judge
}

# body PAGE FOLDER...: the HTML of a Markdown file, on a site that has only these problems
body() {
    command -v cmark-gfm >/dev/null || skip 'cmark-gfm is not installed'
    python3 -B -c 'import pygments' 2>/dev/null || skip 'pygments is not installed'
    ends 0 env PYTHONPATH="$PWD/common/site:$PWD/common/manage:$PWD/common/figures" python3 -B -c '
import os, sys
import pages
site = pages.WebSite(os.environ["BATS_TEST_TMPDIR"] + "/site", sys.argv[2:])
print(site.body(sys.argv[1]))' "$@"
    cp "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/body"
}

@test "the theory: each row has an id, and the map, a part of the page, leads to the pages that prove them" {
    body problems/theory.ko.md
    [ "$(grep -c '^<tr id="theorem-' "$BATS_TEST_TMPDIR/body")" -eq "$(grep -c '^[^#]' problems/theory.tsv)" ]
    has "$BATS_TEST_TMPDIR/body" '<p class="map"><svg '
    for page in nim-2/index wythoff/index theory; do
        grep -qx "<a href=\"$page.ko.html\">" "$BATS_TEST_TMPDIR/body" || return 1
    done
    not grep -n '<style>\|<img' "$BATS_TEST_TMPDIR/body"
}

@test "a site for a class: what leads to other problems is plain text" {
    body problems/theory.md nim-2 nim-3
    has "$BATS_TEST_TMPDIR/body" '<a href="nim-2/index.html#solution">Nim 2</a>' '<a href="nim-3/index.html#solution">Nim 3</a>' \
        '<a>Wythoff'
    grep -qx '<a href="nim-2/index.html">' "$BATS_TEST_TMPDIR/body"
    not grep -n 'href="wythoff/' "$BATS_TEST_TMPDIR/body"
    body problems/nim-3/README.md nim-2 nim-3
    has "$BATS_TEST_TMPDIR/body" 'href="../nim-2/index.html' '<a>Misere Nim</a>'
}

@test "a site for a class that has none of the first games opens with a position of its own" {
    command -v cmark-gfm >/dev/null || skip 'cmark-gfm is not installed'
    python3 -B -c 'import pygments' 2>/dev/null || skip 'pygments is not installed'
    make -s build/rules/towers-of-coins build/puzzles/towers-of-coins
    ends 0 env PYTHONPATH="$PWD/common/site:$PWD/common/manage:$PWD/common/figures" python3 -B -c '
import os
import pages
site = pages.WebSite(os.environ["BATS_TEST_TMPDIR"] + "/site", ["towers-of-coins"])
print(pages.turn_of(*site.opening_game()))'
    grep -q '"moves":\[{' "$BATS_TEST_TMPDIR/out"
}

@test "lessons: five steps each; a question that asks for a move has exactly one that wins, and any other asks who wins" {
    local folder position question idea
    [ "$(grep -v '^#' problems/lessons.tsv | cut -f 1 | sort -u | grep -c '')" -ge 10 ]
    [ -z "$(awk -F '\t' '/^[^#]/ && ++count[$1] && NF != 4 { print } END { for (name in count) if (count[name] != 5) print name }' problems/lessons.tsv)" ]
    while IFS=$'\t' read -r folder position question idea; do
        [ -n "$idea" ]
        case $folder in '#'*) continue ;; esac
        [ -n "${made-}" ] && [ "$made" = "$folder" ] || make -s "build/rules/$folder"
        made=$folder
        # shellcheck disable=SC2086 # a list of words
        build/rules/"$folder" turn opponent=perfect first=you $position >"$BATS_TEST_TMPDIR/turn"
        wins=$(sed 's/"worth":"[a-z]*","log".*//' "$BATS_TEST_TMPDIR/turn" | awk '{ print gsub(/"worth":"won"/, "") }')
        case $question in
            *'ho wins?') [ "$wins" -ne 1 ] || [ "$(awk '{ print gsub(/"words"/, "") }' "$BATS_TEST_TMPDIR/turn")" -eq 1 ] ;;
            *) [ "$wins" -eq 1 ] ;;
        esac || { echo "$folder $position: $wins moves win: $question"; return 1; }
    done <problems/lessons.tsv
}

@test "a table that fills itself: the program with traced arrays answers as it does without, and writes what it then reads" {
    local folder input rest number=0
    while IFS=$'\t' read -r folder input rest; do
        case $folder in '#'*) continue ;; esac
        number=$((number + 1))
        [ -f "problems/$folder/main.c" ]
        [ $((number % $(long_or_quick 1 6))) -eq 0 ] || continue
        make -s "build/traces/$folder" "build/bin/$folder"
        printf '%s\n' "$input" | sed 's, / ,\n,g' | build/bin/"$folder" >"$BATS_TEST_TMPDIR/out"
        python3 - "build/traces/$folder" "$BATS_TEST_TMPDIR/out" <<'END'
import json, sys
trace = json.load(open(sys.argv[1]))
assert trace['output'] == open(sys.argv[2]).read().strip(), f"{sys.argv[1]}: {trace['output']}"
values, written = {}, 0
for line, reads, write in trace['steps']:
    for array, value, *index in reads:  # a cell that was not written has 0
        assert values.get((array, *index), 0) == value, f'{sys.argv[1]}: {array} {index}'
    if write:
        array, value, *index = write
        values[array, *index], written = value, written + 1
assert written > 1 and trace['code'].count('\n') < 45, sys.argv[1]
END
    done <problems/traces.tsv
    [ "$number" -ge 20 ]
}

@test "powers are raised in text, and stay as they are typed in code" {
    command -v cmark-gfm >/dev/null || skip 'cmark-gfm is not installed'
    python3 -B -c 'import pygments' 2>/dev/null || skip 'pygments is not installed'
    ends 0 env PYTHONPATH="$PWD/common/site:$PWD/common/manage:$PWD/common/figures" python3 -B -c '
import pages
print(pages.raised("<p>10^12개, O(n^2), 2^(k - 1) <code>10^12</code></p><pre>2^3</pre>"))'
    stdout '<p>10¹²개, O(n²), 2<sup>k - 1</sup> <code>10^12</code></p><pre>2^3</pre>\n'
}
