#!/usr/bin/env bats
# By which names a problem is found (names.c, sites.c, list.c), in the small suite of judge/tree.bash.
# shellcheck disable=SC2034,SC2154 # what tree.bash uses, and what it sets
load helper
load judge/tree

suite=$PWD

# found FOLDER NAME...: each of these names is that of the problem
found() {
    local name
    for name in "${@:2}"; do
        ends 0 build/judge --name -- "$name"
        stdout "$1\n" || { echo "of $name" && return 1; }
    done
}

# unknown TEXT NAME...: these names are not found, and it says so
unknown() {
    local name
    for name in "${@:2}"; do
        ends 2 build/judge --name -- "$name"
        stdout ''
        stderr "run_all.sh: ${1//NAME/$name}\n" || return 1
    done
}

@test "a problem's own names: folder, path, number, title; Korean letters apart or together, and any punctuation" {
    found copy copy 1001 ./problems/copy problems/copy/ "$PWD/problems/copy/main.c" Copy 베끼기 ' COPY ' co-py $'co\xc2\xa0py\xe2\x80\x99'
    found copy $'\xe1\x84\x87\xe1\x85\xa6\xe1\x84\x81\xe1\x85\xb5\xe1\x84\x80\xe1\x85\xb5' # NFD, as file names on macOS
    found brief copy2 '베끼기 2' "problems/brief"
    found pick-one pick-one
    unknown "no problem is called 'NAME'; ./run_all.sh --list lists them all" '' - 1 zzz problems/copy-2 베
    ends 2 build/judge --name $'\xff\xe1' # no UTF-8
}

@test "other names; a number with the Korean word for it" {
    printf '%s\t%s\n' '# folder' name copy 'Xerox Nim' copy 복사 busy xerox >problems/names.tsv
    found copy 1001번 '백준 1001번' 'boj 1001 번' xerox-nim 복사
    found busy Xerox
    unknown "no problem is called 'NAME'; did you mean copy? ./run_all.sh --list lists them all" xeroxnin
    ends 0 build/judge --list xerox
    grep -v '^  ' "$BATS_TEST_TMPDIR/out" | sed 's/ .*//' >"$BATS_TEST_TMPDIR/folders"
    same "$BATS_TEST_TMPDIR/folders" "$(file wanted 'folder\ncopy\nbusy\n')"
    ends 0 build/judge --list --json
    printed '"problem":"copy","number":"1001","title":"Copy","korean":"베끼기","names":["Xerox Nim","복사"],' '"names":[],'
    rm problems/names.tsv
    cd "$suite" || return
    while IFS=$'\t' read -r folder name; do
        case $folder in '#'*) ;; *) found "$folder" "$name" || return ;; esac
    done <problems/names.tsv
}

@test "its numbers and addresses on other sites; the very problem comes before one that is like it" {
    found copy 'CSES 1729' cses1729 1729 https://cses.fi/problemset/task/1729 http://www.CSES.fi/problemset/view/1729/ \
        'cses.fi/problemset/task/1729?x=y' agc017_d 'AtCoder AGC017 D' 'https://atcoder.jp/contests/agc017/tasks/agc017_d?lang=ja' \
        1914e2 'CF 1914E2' 'Codeforces 1914 E2' https://codeforces.com/contest/1914/problem/E2 \
        https://codeforces.com/problemset/problem/1914/e2 'gym 101128 G' 'cf gym 101128G' 101128g https://codeforces.com/gym/101128/problem/G \
        'BOJ 1001' boj1001 '백준 1001' https://www.acmicpc.net/problem/1001 boj.kr/1001 LongLongNim 'TopCoder SRM 330'
    found busy 1510 'LeetCode 1510' lc1510 stone-game-iv https://leetcode.com/problems/stone-game-iv/description/ 1003
    unknown "no problem is called 'NAME'; ./run_all.sh --list lists them all" https://cses.fi/problemset/task/17290 172 cses \
        https://elsewhere.fi/problemset/task/1729 https://codeforces.com/contest/1914/problem/E E2 https://cses.fi/ cses.fi \
        https://cses.fi/problemset/task/x1729 https://cses.fi.example/1729
}

@test "a name of several problems is not guessed at" {
    unknown "'NAME' may mean 2 problems: brief (Kattis cups), busy (Kattis cups)" cups https://open.kattis.com/problems/cups
    unknown "'NAME' may mean 2 problems: busy, pick-one" 'Pick One'
}

@test "what was meant: misspelled, a part, another number; a file" {
    unknown "no problem is called 'NAME'; did you mean copy? ./run_all.sh --list lists them all" copi opy coopy agc017_dd 베끼가
    unknown "no problem is called 'NAME'; did you mean busy? ./run_all.sh --list lists them all" bussy 1003x
    LC_ALL=ko unknown "'NAME'(이)라는 문제는 없습니다. 혹시 copy입니까? ./run_all.sh --list로 모든 문제를 볼 수 있습니다" copi
    unknown "no problem is called 'NAME'; did you mean busy or pick-one? ./run_all.sh --list lists them all" pickon
    unknown "no problem is called 'NAME'; did you mean copy or brief? ./run_all.sh --list lists them all" copy1
    ends 2 build/judge "$(printf 'copi\e')"
    grep -qF "no problem is called 'copi\\x1b'; did you mean copy? " "$BATS_TEST_TMPDIR/err"
    for name in Makefile problems/copy/rules.c; do
        ends 2 build/judge "$name"
        stderr "run_all.sh: no problem is called '$name'; to judge a file: --solution FILE PROBLEM\n"
    done
}

@test "the name of a file, or of its folder, names the problem" {
    local name home=$BATS_TEST_TMPDIR/home/copy
    mkdir -p "$home/1002" "$BATS_TEST_TMPDIR"/{cups,problems/busy/wrong}
    for name in 1001.sh agc017_d.sh copy2.sh problems/busy/wrong/copy.sh home/copy/a.sh home/copy/1002/main.sh cups/a.sh cups.sh a.sh pick-one; do
        executable "$name" 'exec cat' >/dev/null
    done
    for name in copy:1001.sh copy:agc017_d.sh brief:copy2.sh busy:problems/busy/wrong/copy.sh copy:home/copy/a.sh brief:home/copy/1002/main.sh; do
        (cd "$BATS_TEST_TMPDIR" && CALLED_FROM=$PWD && export CALLED_FROM && cd - >/dev/null && ends 0 build/judge -s "${name#*:}" -L program)
        grep -q "^AC   ${name%%:*} " "$BATS_TEST_TMPDIR/out" || { cat "$BATS_TEST_TMPDIR/out" && return 1; }
    done
    ends 0 build/judge -s "$BATS_TEST_TMPDIR/pick-one"
    grep -q '^AC   pick-one ' "$BATS_TEST_TMPDIR/out"
    ends 0 build/judge -s "$BATS_TEST_TMPDIR/copy2.sh" -L program copy # what is named comes first
    grep -q '^AC   copy ' "$BATS_TEST_TMPDIR/out"
    for name in cups.sh cups/a.sh; do
        ends 2 build/judge -s "$BATS_TEST_TMPDIR/$name" -L program
        stderr "run_all.sh: 'cups' may mean 2 problems: brief (Kattis cups), busy (Kattis cups)\n"
    done
    ends 2 build/judge -s "$BATS_TEST_TMPDIR/a.sh" -L program
    printed "which problem? '$BATS_TEST_TMPDIR/a.sh' does not name one: --solution FILE PROBLEM"
    HOME=$home ends 2 build/judge -s "$home/a.sh" -L program # the name of a person
}

@test "--each: every program in a folder whose name tells its problem; the others are told; with PROBLEM, those for it" {
    local name top=$BATS_TEST_TMPDIR/mine
    mkdir -p "$top"/{amy/copy,ben/.git,cups}
    for name in amy/1001 amy/copy/main ben/1002 ben/helper cups/a ben/.git/1001; do
        echo 'import sys; print(sys.stdin.read(), end="")' >"$top/$name.py"
    done
    echo 'print("wrong")' >"$top/ben/1001.py"
    echo notes >"$top/README.md"
    echo 'say what it reads' >"$top/ben/1002.zig"
    ln -s ../ben/1002.py "$top/amy/1002.py"
    ends 1 build/judge --each "$top" --junit "$BATS_TEST_TMPDIR/junit.xml"
    grep -q "^AC   .*amy/1001.py " "$BATS_TEST_TMPDIR/out"
    printed '/amy/copy/main.py ' '/ben/1002.py ' '/amy/1002.py ' '5 solutions: ' "not judged, for it names no problem, or more than one: $top/ben/helper.py" \
        "not judged, for it names no problem, or more than one: $top/cups/a.py" \
        "not judged, for its ending is of no language that is known: $top/ben/1002.zig"
    grep -q "^WA   .*ben/1001.py " "$BATS_TEST_TMPDIR/out"
    grep -q 'tests="5"' "$BATS_TEST_TMPDIR/junit.xml"
    not grep -q 'README\|\.git' "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/err"
    ends 0 build/judge --time-ms 2000 --each "$top" copy2
    printed 'AC   ' '/ben/1002.py ' '2 solutions: 2 AC'
    ends 2 build/judge --each "$top" busy
    printed "no program in '$top' names a problem of these"
    ends 2 build/judge --each "$top/amy/1001.py"
    printed 'not a folder that can be entered'
    ends 2 build/judge --each "$top" -s "$top/amy/1001.py"
    printed '--each goes with none of --solution'
    LC_ALL=ko ends 2 build/judge --each "$top" -s "$top/amy/1001.py"
    stderr 'run_all.sh: --each는 --solution, --rules, --cases, --watch와 함께 쓸 수 없습니다.\n'
}

@test "--list: what matches, with the sites that have it; --json has every name" {
    ends 0 build/judge --list cop
    stdout 'folder                 number    time    memory  title
copy                    1001    10 s     32 MB  Copy (베끼기)
  same    BOJ 1001  https://www.acmicpc.net/problem/1001
  same    CSES 1729  https://cses.fi/problemset/task/1729
  same    AtCoder agc017_d  https://atcoder.jp/contests/agc017/tasks/agc017_d
  same    Codeforces 1914E2  https://codeforces.com/problemset/problem/1914/E2
  same    Codeforces gym 101128 G  https://codeforces.com/gym/101128/problem/G
  same    TopCoder SRM 330, LongLongNim
brief                   1002   0.2 s!    64 MB  Copy 2 (베끼기 2)
  same    BOJ 1002  https://www.acmicpc.net/problem/1002
  similar CSES 1729  https://cses.fi/problemset/task/1729
  similar Kattis cups  https://open.kattis.com/problems/cups
'
    ends 0 build/judge --list kattis
    [ "$(sed -n 's/^\([a-z-][a-z-]*\) .*/\1/p' "$BATS_TEST_TMPDIR/out" | tr '\n' ' ')" = 'folder brief busy ' ]
    ends 0 build/judge --list cups pick # titles before sites
    [ "$(sed -n 's/^\([a-z-][a-z-]*\) .*/\1/p' "$BATS_TEST_TMPDIR/out" | tr '\n' ' ')" = 'folder busy pick-one brief ' ]
    LC_ALL=ko ends 0 build/judge --list 베끼기
    [ "$(sed -n '1,2p' "$BATS_TEST_TMPDIR/out" | tr '\n' /)" = '폴더                     번호    시간    메모리  제목/copy                    1001    10 s     32 MB  Copy (베끼기)/' ]
    LC_ALL=ko ends 0 build/judge --list cup
    grep -q '^  비슷함  Kattis cups' "$BATS_TEST_TMPDIR/out"
    ends 1 build/judge --list coopy
    stdout ''
    stderr "run_all.sh: nothing matches 'coopy'; did you mean copy? ./run_all.sh --list lists all problems\n"
    ends 0 build/judge --list
    [ "$(wc -l <"$BATS_TEST_TMPDIR/out")" -eq 5 ]
    ends 0 build/judge --list --json
    python3 - "$BATS_TEST_TMPDIR/out" <<'END' || return
import json, subprocess, sys
rows = [json.loads(line) for line in open(sys.argv[1], encoding='utf-8')]
assert [row['problem'] for row in rows] == ['copy', 'brief', 'busy', 'pick-one'], rows
assert rows[3]['number'] is None and rows[3]['sites'] == [] and rows[3]['korean'] is None
assert rows[1]['extra_time'] is False and rows[1]['time_ms'] == 200 and rows[1]['memory_kb'] == 65536
assert rows[0]['sites'][4]['names'] == ['Codeforces gym 101128 G', 'CF gym 101128 G', 'codeforces.com/gym/101128/problem/G']
for row in rows:  # each name that is printed is found
    for name in (name for site in row['sites'] if site['same'] for name in site['names']):
        said = subprocess.run(['build/judge', '--name', name], stdout=subprocess.PIPE, encoding='utf-8')
        assert said.stdout == row['problem'] + '\n', name
END
}

@test "--help is in Korean where the locale is, and no sentence of it is left in English" {
    LC_ALL=ko ends 0 build/judge --help
    grep -q '^사용법: ./run_all.sh ' "$BATS_TEST_TMPDIR/out"
    LC_ALL=C grep -v $'[\xea-\xed]' "$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/rest" # each letter of Korean begins with such a byte
    not grep -Ew 'the|of|a|is|and' "$BATS_TEST_TMPDIR/rest"
    [ "$(wc -l <"$BATS_TEST_TMPDIR/rest")" -lt 30 ]
}

@test "a table of sites that cannot be read" {
    local top=$PWD
    mkdir -p "$BATS_TEST_TMPDIR"/{common,problems}
    cp problems/list.tsv "$BATS_TEST_TMPDIR/problems"
    cd "$BATS_TEST_TMPDIR"
    printf 'BOJ\t[0-9\thttps://boj.kr/\\1\t-\n' >common/addresses.tsv
    ends 2 "$top/build/judge" --list 1001
    printed 'run_all.sh: cannot read "problems/sites.tsv" (No such file or directory)'
    : >problems/sites.tsv
    ends 2 "$top/build/judge" --list 1001
    printed 'run_all.sh: common/addresses.tsv: not a pattern: [0-9'
    echo copy CSES >problems/sites.tsv
    ends 2 "$top/build/judge" 1001
    printed 'run_all.sh: problems/sites.tsv: a row has at least 4 columns: copy CSES'
}
