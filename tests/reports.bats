#!/usr/bin/env bats
# common/reports: a folder of programs is judged as the GitHub action does it; the summary, the badge, a class.
# shellcheck disable=SC2016 # backquotes of Markdown
load helper

setup_file() {
    local top=$BATS_FILE_TMPDIR/solutions
    mkdir -p "$top"/{amy/nim-2,ben}
    cp problems/stone-game-1/main.c "$top/amy/9655.c"
    cp problems/nim-2/main.c "$top/amy/nim-2/main.c"
    cp problems/stone-game-3/main.c "$top/ben/9657.cpp"
    cp problems/stone-game-1/main.c "$top/ben/stone-game-1.cc"
    cp problems/stone-game-3/wrong/greedy-takes-the-most.c "$top/amy/9657.c"
    cp problems/nim-2/main.c "$top/ben/helper.c"
}

# action FOLDER RESULTS: the step of the action that judges
action() {
    # shellcheck disable=SC2016 # the step expands it
    sed -n '/^        "\$GITHUB_ACTION_PATH/s/^ *//p' .github/actions/judge/action.yml >"$BATS_TEST_TMPDIR/step"
    grep -q . "$BATS_TEST_TMPDIR/step"
    env GITHUB_ACTION_PATH="$PWD/.github/actions/judge" GITHUB_STEP_SUMMARY="$BATS_TEST_TMPDIR/github" FOLDER="$1" RESULTS="$2" \
        OPTIONS=--full bash --noprofile --norc -eo pipefail "$BATS_TEST_TMPDIR/step"
}

# bats test_tags=deep
@test "five programs, one of them wrong: the action fails, and its summary shows the failing input; what is not judged is said" {
    ends 1 action "$BATS_FILE_TMPDIR/solutions" "$BATS_TEST_TMPDIR/judged"
    has "$BATS_TEST_TMPDIR/github" '## 4 of 5 AC' '| `amy/9657.c` | stone-game-3 | WA | ' \
        '| `amy/nim-2/main.c` | nim-2 | AC | ' '### `amy/9657.c`: WA' 'Case small-5, the input:' 'not judged, for it names no problem, or more than one: ' 'ben/helper.c'
    [ "$(sed -n '/the input:/,/^```$/p' "$BATS_TEST_TMPDIR/github")" = $'Case small-5, the input:\n\n```text\n5\n```' ]
    cmp "$BATS_TEST_TMPDIR/github" "$BATS_TEST_TMPDIR/judged/summary.md"
    [ "$(cat "$BATS_TEST_TMPDIR/judged/class.csv")" = $'\xef\xbb\xbf'"who,stone-game-1,stone-game-3,nim-2,AC
amy,AC,$(sed -n 's/^| `amy\/9657.c.*| WA | \([0-9/]*\) .*/WA \1/p' "$BATS_TEST_TMPDIR/github"),AC,2
ben,AC,AC,,2" ]
    has "$BATS_TEST_TMPDIR/judged/class.html" '<tr><th>ben</th><td class="AC">AC</td><td class="AC">AC</td><td></td></tr>' '<td class="not"><a href="#1">WA ' \
        '<h2 id="1">amy/9657.c: stone-game-3, WA '
    [ "$(sed -n '/the input:/,$p' "$BATS_TEST_TMPDIR/judged/class.html")" = '<p>Case small-5, the input:</p>
<pre>5</pre>
<p><code>line 1: got &quot;CY&quot;, wanted &quot;SK&quot;</code></p>
</html>' ]
    has "$BATS_TEST_TMPDIR/judged/badge.json" '"message": "4 of 5 AC"' '"red"'
    has "$BATS_TEST_TMPDIR/judged/junit.xml" 'tests="5" failures="1"'
}

@test "all right, for the named problems only; nothing to judge; results that are not complete" {
    ends 0 common/reports/ci.sh "$BATS_FILE_TMPDIR/solutions" "$BATS_TEST_TMPDIR/judged" 9655 nim-2
    printed '## 3 of 3 AC on the samples'
    has "$BATS_TEST_TMPDIR/judged/badge.json" '"brightgreen"'
    ends 2 common/reports/ci.sh "$BATS_FILE_TMPDIR/solutions" "$BATS_TEST_TMPDIR/none" 9656
    printed 'names a problem of these'
    ends 1 common/reports/report.py csv <"$(file cut '{"problem": "nim-2"}\n')"
    printed 'the results are not complete'
    ends 0 common/reports/report.py badge <"$(file stopped '{"problems": 2, "judged": 0, "full": true, "status": 130}\n')"
    printed '0 of 2 AC' '"red"'
}

# result FIELD...: the JSON of a program that fails, and of the whole run; each field is "NAME": VALUE
result() {
    local line='"problem": "nim-2", "verdict": "WA", "passed": 1, "total": 2, "time_ms": 1, "memory_kb": 1024, "compiler": null,
        "fault": null, "stopped": null, "failing_sample": null, "smaller": null, "case": null' field
    for field; do line="$line, $field"; done
    printf '{%s}\n{"problems": 1, "full": true, "status": 1}\n' "${line//$'\n'/}" >"$BATS_TEST_TMPDIR/results"
}

@test "a file that cannot be judged has a row of its own, and the others are judged; no link out of the folder is followed" {
    local top=$BATS_TEST_TMPDIR/class
    mkdir -p "$top"/{amy,ben,zoe/closed}
    echo 'a secret' >"$BATS_TEST_TMPDIR/secret"
    cp problems/nim-2/main.c "$top/amy/nim-2.c"
    ln -s ../amy/nim-2.c "$top/ben/nim-2.c"
    ln -s "$BATS_TEST_TMPDIR/secret" "$top/ben/9655.c"
    ln -s nowhere "$top/ben/9656.c"
    mkfifo "$top/ben/9657.c"
    echo 'main = 1' >"$top/ben/9658.hs"
    cp problems/stone-game-5/main.c "$top/zoe/9659.c"
    cp problems/nim-2/main.c "$top/zoe/closed/nim-2.c"
    chmod 0 "$top/zoe/9659.c" "$top/zoe/closed"
    chmod -R a+rX "$top/amy" "$top/ben"
    ends 1 common/reports/ci.sh "$top" "$BATS_TEST_TMPDIR/judged"
    sed 's/| [0-9]* ms | [0-9.]* MB |/| T | M |/' "$BATS_TEST_TMPDIR/judged/summary.md" >"$BATS_TEST_TMPDIR/summary"
    not grep -r secret "$BATS_TEST_TMPDIR/judged"
    has "$BATS_TEST_TMPDIR/summary" '| `amy/nim-2.c` | nim-2 | AC | 8/8 | T | M |' '| `ben/nim-2.c` | nim-2 | AC | 8/8 | T | M |' \
        '| `ben/9655.c` | stone-game-1 | JE | 0/0 | T | M |' 'Not judged: `it is a link that leads out of the folder, and is not read`' \
        'Not judged: `it cannot be found (No such file or directory)`' 'Not judged: `it is not a file`'
    command -v ghc >/dev/null || has "$BATS_TEST_TMPDIR/summary" 'Not judged: `a tool for haskell is missing: apt-get install ghc`'
    [ "$(id -u)" -eq 0 ] || has "$BATS_TEST_TMPDIR/summary" 'Not judged: `it cannot be read (Permission denied)`' \
        'not judged, for the folder cannot be read (Permission denied): '
}

@test "names and texts of strangers are read neither as Markdown, nor as HTML, nor as a formula" {
    local name='=1+1|<b>`*x*`/nim-2.c'
    result "\"solution\": \"$name\"" '"failing_sample": "sample-2"' \
        '"case": {"name": "<i>", "input": {"text": "```\n<u>", "cut": false}, "reason": null, "difference": "got \"|<s>\""}'
    ends 0 common/reports/report.py markdown . <"$BATS_TEST_TMPDIR/results"
    same "$BATS_TEST_TMPDIR/out" - <<'END'
## 0 of 1 AC

| program | problem | verdict | cases | time | memory |
|---|---|---|---|---|---|
| ``=1+1\|<b>`*x*`/nim-2.c`` | nim-2 | WA | 1/2 | 1 ms | 1.0 MB |

### ``=1+1|<b>`*x*`/nim-2.c``: WA

A sample fails: `sample-2`

The input:

````text
```
<u>
````

`got "|<s>"`
END
    ends 0 common/reports/report.py csv . <"$BATS_TEST_TMPDIR/results"
    stdout "\\xef\\xbb\\xbfwho,nim-2,AC\n'=1+1|<b>\`*x*\`,WA 1/2,0\n"
    ends 0 common/reports/report.py html . <"$BATS_TEST_TMPDIR/results"
    not grep -E '<[bius]>' "$BATS_TEST_TMPDIR/out"
    has "$BATS_TEST_TMPDIR/out" '<p>A sample fails: <code>sample-2</code></p>' '<th>=1+1|&lt;b&gt;`*x*`</th>'
}

@test "where the site is known, the failing input of a class leads to its explanation there" {
    local case='"case": {"name": "small-5", "input": {"text": "3\n1 2 <3>\n", "cut": false}, "reason": null, "difference": null}'
    result '"solution": "amy/nim-2.c"' "$case"
    ends 0 env SITE_URL=https://games.example/ common/reports/report.py html <"$BATS_TEST_TMPDIR/results"
    printed '<p><a href="https://games.example/nim-2/index.html#explain=3+1+2+%3C3%3E">Who wins there, and why</a></p>'
    ends 0 common/reports/report.py html <"$BATS_TEST_TMPDIR/results"
    not printed 'games.example'
    result '"solution": "amy/nim-2.c"' "$case" '"problem": "nim-2/hdu-1849"'
    ends 0 env SITE_URL=https://games.example common/reports/report.py html <"$BATS_TEST_TMPDIR/results"
    not printed 'games.example'
}
