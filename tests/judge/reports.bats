#!/usr/bin/env bats
# Whole reports, in the small suite of tree.bash: what the judge prints for each verdict is that of the files in reports/:
# the text, --json, --junit, and the text in Korean. After a change of words, UPDATE=1 bats tests/judge/reports.bats writes them anew, and
# git diff shows what has changed.
# shellcheck disable=SC2016 # $ is for later shells
# shellcheck disable=SC2034,SC2154 # what tree.bash uses, and what it sets
load ../helper
load tree

wanted=$PWD/tests/judge/reports

# report NAME ARGUMENT...: the judge's results for these arguments are those in reports/NAME.txt
report() {
    local name=$1
    shift
    {
        echo "run_all.sh $*"
        build/judge --junit "$BATS_TEST_TMPDIR/junit.xml" "$@" 2>&1 || true
        printf '\n--json\n'
        build/judge --json "$@" 2>&1 || true
        printf '\n--junit\n' && cat "$BATS_TEST_TMPDIR/junit.xml"
        printf '\nLANG=ko_KR.UTF-8\n'
        LC_ALL='' LC_MESSAGES='' LANG=ko_KR.UTF-8 build/judge "$@" 2>&1 || true
    } >"$BATS_TEST_TMPDIR/$name.all"
    normal "$BATS_TEST_TMPDIR/$name.all" >"$BATS_TEST_TMPDIR/$name.txt"
    [ -z "${UPDATE-}" ] || cp "$BATS_TEST_TMPDIR/$name.txt" "$wanted"
    same "$wanted/$name.txt" "$BATS_TEST_TMPDIR/$name.txt" || failed="$failed $name"
}

# obeyed NAME [OPTION...] -- INPUT ANSWER...: the report on a program that does what these inputs say
obeyed() {
    local name=$1 number=0 options=()
    rm -f "$cases"/*
    for ((; $# > 1; )); do
        shift
        [ "$1" != -- ] || break
        options+=("$1")
    done
    for ((; $# > 2; )); do
        add $((number += 1)) "$2" "$3"
        shift 2
    done
    report "$name" ${options[@]+"${options[@]}"} -C "$cases" -s "$obey" copy
}

@test "whole reports: each verdict, as text in English and Korean, JSON and JUnit" {
    local failed='' wrong sleep='exec sleep 9' n
    cd "$BATS_FILE_TMPDIR/tree" || return
    report AC -v copy
    report summary copy brief pick-one
    wrong=$(executable wrong 'read n; [ "$n" -lt 37 ] || n=0; echo "$n"')
    report WA -F -s "$wrong" copy
    report WA-smaller -F -s "$(executable even 'read n; [ "$n" -lt 5 ] || n=0; echo "$n"')" copy
    report fail-fast -Ff --as-found -s "$wrong" copy
    obeyed WA-sample -- 'echo 2' 1 'echo 1' 1
    obeyed WA-words -- 'printf "\\n1  2\\n3\\n"' '1 2\n3\n'
    obeyed WA-letters -- 'echo Yes' YES
    obeyed WA-stderr -- 'echo a; echo b; echo oh >&2' 'a\nc\nd'
    file silent.py 'print("1", file=open("out.txt", "w"))' >/dev/null
    report WA-silent -s "$BATS_TEST_TMPDIR/silent.py" copy
    report WA-many -s "$(executable nine 'echo 9')" pick-one
    obeyed WA-and-slow --time-ms 300 -- "$sleep" 1 'echo 2' 1 "$eat" 1 'echo 1' 1
    obeyed RE-and-WA -- 'echo 2' 1 'exit 3' 1
    obeyed OLE -- 'exec yes' 1
    obeyed MLE -- "$eat" 1
    obeyed TLE --time-ms 100 -- "$sleep" 1 "$sleep" 1 "$sleep" 1 "$sleep" 1 "$sleep" 1 'echo 2' 1
    obeyed RE -- 'echo 1; echo oh >&2; exit 3' 1 'kill -SEGV $$' 2
    file mine.c '#error no main\n' >/dev/null
    report CE -s "$BATS_TEST_TMPDIR/mine.c" copy
    printf '#!/no/such/tool\n' >"$BATS_TEST_TMPDIR/script"
    chmod +x "$BATS_TEST_TMPDIR/script"
    report CE-start -s "$BATS_TEST_TMPDIR/script" copy
    report JE-rules -s "$(executable seven 'echo 7')" pick-one
    obeyed stopped --for 1 -j 1 -- 'echo 1' 1 "$sleep" 1 'echo 1' 1
    : >"$cases/1.out"
    report JE-data -C "$cases" -s "$obey" copy
    mkdir -p "$BATS_TEST_TMPDIR/each/busy"
    cp "$BATS_TEST_TMPDIR/mine.c" "$BATS_TEST_TMPDIR/each/1001.c"
    echo 'import sys; print(sys.stdin.read(), end="")' | tee "$BATS_TEST_TMPDIR/each/1001.py" >"$BATS_TEST_TMPDIR/each/busy/helper.py"
    echo 'print(1)' >"$BATS_TEST_TMPDIR/each/busy/main.py"
    report rows --each "$BATS_TEST_TMPDIR/each"
    not grep -rF '(null)' "$BATS_TEST_TMPDIR" --include='*.all'
    [ -z "$failed" ] || { echo "other reports: $failed" && return 1; }
}
