#!/usr/bin/env bats
# The study pages: their shape, their links, and that every sample, quoted line and printed table is what it says.
load helper

setup_file() {
    make -s -j 2 all rules
}

readonly SECTIONS='## The game
## Input
## Output
## Limits
## Samples
## Try it by hand
## Hints
## Solution
## The program
## Mistakes people make
## Where to go next
## Sources'

# blocks FILE LANGUAGE: the fenced blocks of that language, each line behind the number of its block.
blocks() {
    awk -v open="^\`\`\`$2\$" '/^```$/ && inside { inside = 0; next }
        $0 ~ open { inside = 1; count++; next }
        inside { print count "\t" $0 }' "$1"
}

# block_after FILE LINE: the first fenced block after that very line.
block_after() {
    awk -v mark="$2" 'inside && /^```$/ { exit }
        inside { print }
        found && /^```/ { inside = 1 }
        $0 == mark { found = 1 }' "$1"
}

@test "pages: title, Korean title and number as in the list, then the sections in one order" {
    local folder number english korean page
    while IFS=$'\t' read -r folder number _ _ english korean; do
        page=problems/$folder/README.md
        [ "$(head -n 1 "$page")" = "# $english ($korean)" ] || { echo "$page: the title" && return 1; }
        [ "$number" = - ] || grep -q "^\`BOJ $number\`" "$page" || { echo "$page: the number" && return 1; }
        grep '^## ' "$page" >"$BATS_TEST_TMPDIR/sections"
        same "$BATS_TEST_TMPDIR/sections" "$(file wanted "$SECTIONS\n")" || { echo "$page" && return 1; }
    done < <(grep -v '^#' problems/list.tsv)
}

@test "pages: what gives the game away is folded" {
    local page
    for page in problems/*/README.md; do
        awk '/^<details>/ { depth++ } /<\/details>/ { depth-- }
            /^### / && !depth { print FILENAME ": open: " $0; bad = 1 }
            END { if (depth) print FILENAME ": " depth " <details> without an end"; exit bad || depth }' "$page"
        [ "$(grep -c '^<details>' "$page")" -ge 4 ] # two hints, the solution, the program
    done
}

@test "pages: every link inside the repository leads somewhere" {
    local page target count=0
    for page in README.md common/README.md problems/README.md problems/*/README.md; do
        while read -r target; do
            count=$((count + 1))
            [ -e "$(dirname "$page")/$target" ] || { echo "$page: $target" && return 1; }
        done < <(grep -o '](\([^)#]*\)' "$page" | sed 's/^](//; /^https\{0,1\}:/d; /^$/d')
    done
    [ "$count" -gt 200 ]
}

@test "pages: a link to a heading finds it" {
    local page target file heading
    for page in README.md problems/README.md problems/*/README.md; do
        while read -r target; do
            file=$(dirname "$page")/${target%%#*}
            [ -n "${target%%#*}" ] || file=$page
            heading=${target#*#}
            grep '^#' "$file" | sed 's/^#* //' | tr '[:upper:]' '[:lower:]' | sed 's/[][`*.,:;()!?'"'"'"/]//g; s/ /-/g' |
                grep -qxF -- "$heading" || { echo "$page: $target" && return 1; }
        done < <(grep -o '](\([^)]*#[^)]*\)' "$page" | sed 's/^](//; /^https\{0,1\}:/d')
    done
}

@test "pages: the samples shown are the files" {
    local folder sample
    for folder in problems/*/; do
        for sample in "$folder"samples/*; do
            block_after "$folder/README.md" "[$(basename "$sample")](samples/$(basename "$sample"))" \
                >"$BATS_TEST_TMPDIR/shown"
            same "$BATS_TEST_TMPDIR/shown" "$sample" || { echo "$sample" && return 1; }
        done
        [ "$(grep -c '](samples/' "$folder/README.md")" -eq "$(find "$folder/samples" -type f | wc -l)" ]
    done
}

@test "pages: what a command is said to print, it prints" {
    local page line count=0
    for page in README.md problems/README.md problems/*/README.md; do
        while IFS= read -r line; do
            count=$((count + 1))
            bash -c "$(printf '%s\n' "$line" | sed 's/^<!-- from: //; s/ -->$//')" >"$BATS_TEST_TMPDIR/printed"
            block_after "$page" "$line" >"$BATS_TEST_TMPDIR/shown"
            [ -s "$BATS_TEST_TMPDIR/shown" ]
            same "$BATS_TEST_TMPDIR/shown" "$BATS_TEST_TMPDIR/printed" || { echo "$page: $line" && return 1; }
        done < <(grep '^<!-- from: ' "$page")
    done
    [ "$count" -ge 25 ]
}

@test "pages: every line of C in the walk through the program stands in main.c" {
    local folder line
    for folder in problems/*/; do
        sed -n '/^## The program/,/^## Mistakes/p' "$folder/README.md" >"$BATS_TEST_TMPDIR/section"
        blocks "$BATS_TEST_TMPDIR/section" c | cut -f 2- | sed '/^ *$/d' >"$BATS_TEST_TMPDIR/quoted"
        [ -s "$BATS_TEST_TMPDIR/quoted" ] || { echo "$folder quotes nothing" && return 1; }
        while IFS= read -r line; do
            grep -qxF -- "$line" "$folder/main.c" || { echo "$folder: $line" && return 1; }
        done <"$BATS_TEST_TMPDIR/quoted"
    done
}

@test "pages: every wrong program is on its page, with its verdict, and no other" {
    local folder program verdict
    for folder in problems/*/; do
        tr '\n' ' ' <"$folder/README.md" | tr -s ' ' >"$BATS_TEST_TMPDIR/page"
        for program in tests/wrong/"$(basename "$folder")"/*; do
            verdict=$(sed -n '1s/.*verdict: \([A-Z]*\).*/\1/p' "$program")
            grep -qF -- "- [$(basename "$program")](../../$program) ($verdict): " "$BATS_TEST_TMPDIR/page" ||
                { echo "$folder: $program ($verdict)" && return 1; }
        done
        [ "$(grep -c '](../../tests/wrong/' "$folder/README.md")" -eq "$(find "tests/wrong/$(basename "$folder")" -type f | wc -l)" ]
    done
}

@test "README: the table has every problem of the list, with its numbers and titles" {
    local folder number english korean
    while IFS=$'\t' read -r folder number _ _ english korean; do
        grep -qF "| [$folder](problems/$folder/README.md) | $number | $english | $korean |" README.md ||
            { echo "$folder" && return 1; }
    done < <(grep -v '^#' problems/list.tsv)
    [ "$(grep -c '^| \[' README.md)" -eq 16 ]
}

@test "the course: every page is in it once, in the order of the steps" {
    grep -o '^| [0-9]* | \[[^]]*\]([^)]*)' problems/README.md | sed 's/.*(\(.*\)\/README.md)/\1/' >"$BATS_TEST_TMPDIR/steps"
    grep -v '^#' problems/list.tsv | cut -f 1 >"$BATS_TEST_TMPDIR/listed"
    same "$BATS_TEST_TMPDIR/steps" "$BATS_TEST_TMPDIR/listed"
}
