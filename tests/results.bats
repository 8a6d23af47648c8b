#!/usr/bin/env bats
# What the judge tells other programs (result.c, json.c), in the small suite of judge/tree.bash: --json, --brief, --junit.
# shellcheck disable=SC2016 # $ is for later shells
# shellcheck disable=SC2034,SC2154 # what tree.bash uses, and what it sets
load helper
load judge/tree

suite=$PWD

# json STATUS ARGUMENT... -- EXPRESSION...: what `build/judge --json ARGUMENT...` prints is JSON as README.md has it, of
# which the expressions are true
json() {
    local status=$1 call=()
    shift
    while [ "$1" != -- ]; do
        call+=("$1")
        shift
    done
    shift
    ends "$status" build/judge --json "${call[@]}"
    (cd "$suite" && python3 tests/results.py json "$BATS_TEST_TMPDIR/out" "last['status'] == $status" "$@")
}

# junit EXPRESSION...: the same of the file of --junit
junit() { (cd "$suite" && python3 tests/results.py junit "$BATS_TEST_TMPDIR/junit.xml" "$@"); }

@test "--json: all problems; one with all its cases; the language and the limits" {
    json 0 -- '[r["problem"] for r in rows] == ["copy", "brief", "busy", "pick-one"]' 'last["problems"] == 4' \
        'all(r["verdict"] == "AC" and r["case"] is r["kept_input"] is r["again"] is r["fault"] is None for r in rows)' \
        '[r["number"] for r in rows] == ["1001", "1002", "1003", None]' 'not last["full"] and last["verdicts"] == {"AC": 4}'
    json 0 -Fv copy -- 'rows[0]["total"] == rows[0]["passed"] == len(rows[0]["cases"]) == 52' 'last["full"]' \
        'rows[0]["solution"] == "problems/copy/main.c" and rows[0]["language"] == "c"' 'rows[0]["cases"][2]["name"] == "small-10"' \
        'rows[0]["time_limit_ms"] == 10000 and rows[0]["memory_limit_kb"] == 32768' 'rows[0]["memory_kb"] > 0 and rows[0]["stopped"] is None'
}

@test "--json: a failing case, its files, the command, and why the rest was not tried" {
    local wrong
    wrong=$(executable wrong 'read n; [ "$n" -ne 37 ] && [ "$n" -ne 41 ] || { n=$(($n + 1)); echo oh >&2; }; echo "$n"')
    json 1 -F -s "$wrong" copy -- 'rows[0]["verdict"] == "WA" and rows[0]["verdicts"] == {"WA": 2, "AC": 50}' \
        'rows[0]["case"]["name"] == "small-37" and rows[0]["case"]["input"]["text"] == "37\n"' 'rows[0]["case"]["got"]["text"] == "38\n"' \
        'rows[0]["case"]["wanted"] == {"text": "37\n", "size": 3, "cut": False}' 'rows[0]["case"]["stderr"]["text"] == "oh\n"' \
        'rows[0]["case"]["difference"] == "line 1: got \"38\", wanted \"37\""' 'rows[0]["case"]["reason"] is None' \
        'open("'"$PWD"'/" + rows[0]["kept_input"].replace("'"$PWD"'/", "")).read() == "37\n"' 'rows[0]["again"].endswith("<" + rows[0]["kept_input"])'
    json 1 -Ff -S "$BATS_TEST_TMPDIR" -s "$wrong" copy -- 'rows[0]["stopped"] == "after the first case that is not AC"' \
        'rows[0]["kept_answer"] == "'"$BATS_TEST_TMPDIR"'/hack_1.out"' 'rows[0]["tried"] == 30 and rows[0]["total"] == 52'
    same "$BATS_TEST_TMPDIR/hack_1.in" "$(file wanted '37\n')"
    json 1 -F -s "$(executable wrong 'read n; [ "$n" -lt 5 ] || n=0; echo "$n"')" copy -- 'rows[0]["case"]["name"] == "small-10"' \
        'rows[0]["smaller"]["name"] == "smaller" and rows[0]["smaller"]["input"]["text"] == "5\n"' 'rows[0]["tried"] == 52' \
        'open("'"$PWD"'/" + rows[0]["kept_input"].replace("'"$PWD"'/", "")).read() == "5\n"'
    add 1 'echo 1; exit 3' 1
    json 1 -C "$cases" -s "$obey" copy -- 'rows[0]["case"]["reason"] == "exit status 3" and rows[0]["case"]["difference"] is None'
    add 1 '8\n' '2\n'
    json 1 -C "$cases" -s "$(executable nine 'echo 9')" pick-one -- 'rows[0]["case"]["wanted_is_one_of_many"]' 'rows[0]["case"]["difference"] is None'
    json 1 -C "$cases" -s "$(executable seven 'echo 7')" pick-one -- 'rows[0]["verdict"] == rows[0]["case"]["verdict"] == "JE"' \
        'rows[0]["case"]["rules"] == ""'
}

@test "--json is JSON whatever a program prints: every byte, no UTF-8, cut within a character" {
    local all
    all=$(printf '\\x%x' {0..255})
    add 1 "$all" x
    json 1 -C "$cases" -s "$copy" copy -- 'len(rows[0]["case"]["got"]["base64"]) == 344' 'rows[0]["case"]["input"] == rows[0]["case"]["got"]' \
        '[ord(c) for c in rows[0]["case"]["got"]["text"][:128]] == list(range(128))' 'rows[0]["case"]["got"]["text"].count("\ufffd") == 128'
    add 1 "$(printf '한%.0s' {1..6000})" x
    json 1 -C "$cases" -s "$copy" copy -- 'rows[0]["case"]["got"]["cut"] and rows[0]["case"]["got"]["size"] == 18000' \
        'rows[0]["case"]["got"]["text"] == "한" * 5461 and "base64" not in rows[0]["case"]["got"]'
    add 1 '\xed\xa0\x80\xc0\xaf\xf4\x90\x80\x80\xf0\x9f\x98\x80é"\\\xe4\xb8' x # a surrogate, too long, too large; right ones; cut off
    json 1 -C "$cases" -s "$copy" copy -- 'rows[0]["case"]["got"]["text"] == "\ufffd" * 9 + "😀é\"\\" + "\ufffd" * 2'
    add 1 "$flood" x
    json 1 -C "$cases" -s "$obey" copy -- 'rows[0]["verdict"] == "OLE" and rows[0]["case"]["got"]["size"] >= 65536'
    mv "$cases/1.in" "$cases"/$'a"\\\e\xff.in' && mv "$cases/1.out" "$cases"/$'a"\\\e\xff.out'
    json 1 -C "$cases" -s "$copy" copy -- 'rows[0]["case"]["name"] == "a\"\\\x1b\ufffd"'
}

@test "--json: what the compiler says, faults, a stop" {
    file mine.c 'int main(void) { return no_such_name; }\n#error Main.cc\n' >/dev/null
    json 1 -s "$BATS_TEST_TMPDIR/mine.c" copy -- 'rows[0]["verdict"] == "CE" and rows[0]["total"] == 2 and rows[0]["case"] is None' \
        '"'"$BATS_TEST_TMPDIR"'/mine.c:1:25: error: " in rows[0]["compiler"]["text"]' \
        'set(re.findall(r"Main[.]\w*", rows[0]["compiler"]["text"])) == {"Main.cc"}'
    file w.c 'int main(void) { int unused; return 1; }' >/dev/null
    json 1 -s - -L c copy -- 'rows[0]["solution"] == "-" and rows[0]["verdict"] == "RE"' 'rows[0]["compiler"]["text"].startswith("-: In")' \
        <"$BATS_TEST_TMPDIR/w.c"
    : >"$cases/1.out"
    : >"$cases/1.in"
    json 1 -C "$cases" -s "$copy" copy -- 'rows[0]["fault"] == "the answer of case \"1\" is empty"' 'rows[0]["verdict"] == "JE"'
    add 1 'echo 1' 1
    add 2 "$forever" x
    json 1 --for 1 -j 1 -C "$cases" -s "$obey" copy -- 'rows[0]["verdict"] == "--" and rows[0]["stopped"] == "after 1 s"'
    add 1 "$forever & wait" x
    build/judge --json -C "$cases" -s "$obey" copy >"$BATS_TEST_TMPDIR/out" 3>&- &
    while gone 0; do sleep 0.05; done
    kill -TERM $!
    wait $! || true
    (cd "$suite" && python3 tests/results.py json "$BATS_TEST_TMPDIR/out" 'rows[0]["stopped"] == "by a signal"' 'last["status"] == 143')
    ends 2 build/judge --json no-such-game
    stdout ''
    ends 2 bash -c 'build/judge --json copy >/dev/full'
}

# lines LINE...: all that `build/judge --brief` printed with the last `ends`, with times as T
lines() { same "$BATS_TEST_TMPDIR/out" <(printf '%s\n' "$@"); }

@test "--brief: lines as gcc prints them, with the path as it was given" {
    local path=$BATS_TEST_TMPDIR
    ends 0 build/judge --brief copy brief
    lines 'copy: AC 2/2' 'brief: AC 2/2'
    ends 1 build/judge --brief -F -s "$(executable wrong 'read n; [ "$n" -ne 37 ] || n=0; echo "$n"')" copy
    lines "$path/wrong:1:1: error: copy: WA, line 1: got \"0\", wanted \"37\" (case small-37, 51/52 AC)"
    file mine.c 'int main(void)\n{\n    return no_such_name;\n}\n' >/dev/null
    CALLED_FROM=$path ends 1 build/judge --brief -s mine.c copy
    grep -q "^mine.c:3:12: error: .*no_such_name" "$BATS_TEST_TMPDIR/out"
    [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out")" = 'mine.c:3:1: error: copy: CE' ]
    not grep -q 'Main\.c' "$BATS_TEST_TMPDIR/out"
    rm -f "$cases"/*
    : >"$cases/1.in"
    ends 1 build/judge --brief -C "$cases" -s "$copy" copy
    grep -q "^$path/copy:1:1: error: copy: JE: no answer for \"$cases/1.in\"" "$BATS_TEST_TMPDIR/out"
    command -v python3 >/dev/null || skip 'no python3'
    file re.py 'def f():\n    raise ValueError("odd \\x1b")\nf()\n' >/dev/null
    ends 1 build/judge --brief -s "$path/re.py" copy
    lines "$path/re.py:2:1: error: copy: RE, exit status 1: ValueError: odd \\x1b (case sample-1, 0/2 AC)"
    file ce.py 'print(1)\nprint(\n' >/dev/null
    ends 1 build/judge --brief -s "$path/ce.py" copy
    grep -q "^$path/ce.py:2:1: error: copy: CE: SyntaxError: " "$BATS_TEST_TMPDIR/out"
}

@test "--junit: a test case for each problem; failures, errors, what is skipped" {
    file x.c '#error <&>]]>\n' >/dev/null
    ends 0 build/judge --junit "$BATS_TEST_TMPDIR/junit.xml" copy pick-one
    shows '2 problems: 2 AC' # beside the report
    junit 'suite.get("tests") == "2" and suite.get("failures") == suite.get("errors") == suite.get("skipped") == "0"' \
        '[c.get("name") for c in suite] == ["copy", "pick-one"] and len(suite[0]) == 0'
    ends 1 build/judge --junit "$BATS_TEST_TMPDIR/junit.xml" --json -s "$BATS_TEST_TMPDIR/x.c" copy
    junit 'suite.get("failures") == "1" and suite[0][0].get("type") == "CE"' '"#error <&>]]>" in suite[0][0].text'
    add 1 '"<&>\e' '&'
    ends 1 build/judge --junit "$BATS_TEST_TMPDIR/junit.xml" -C "$cases" -s "$copy" copy
    junit 'suite[0].get("classname") == "'"$copy"'" and suite[0][0].get("message") == "WA, 0 of 1 cases"' '"  input:\n    \"<&>\\x1b\n" in suite[0][0].text'
    rm "$cases/1.out"
    ends 1 build/judge --junit "$BATS_TEST_TMPDIR/junit.xml" -C "$cases" -s "$copy" copy
    junit 'suite.get("errors") == "1" and suite.get("failures") == "0" and suite[0][0].tag == "error"'
    add 1 "$forever" x
    ends 1 build/judge --for 1 --junit "$BATS_TEST_TMPDIR/junit.xml" -C "$cases" -s "$obey" copy
    junit 'suite.get("skipped") == "1" and suite[0][0].tag == "skipped"'
    ends 2 build/judge --junit "$BATS_TEST_TMPDIR/nowhere/junit.xml" copy
    printed 'run_all.sh: cannot write '
    ends 2 build/judge --junit /dev/full copy
}
