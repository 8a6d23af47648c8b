#!/usr/bin/env bats
# Games that are not in the list: --rules, RULES=, and what is said of a rules file with a slip.
# shellcheck disable=SC2154 # what helper.bash sets
load helper

teardown() { remove_outside; }

setup_file() {
    make -s build/judge build/machinery.o build/flags
}

# made FOLDER EDIT: the starter, changed by sed, as slip.c in this folder; its program and cases are made.
made() {
    mkdir -p "$1"
    sed "$2" common/starter.c >"$1/slip.c"
    CALLED_FROM=$1 BUILD=build common/rules/own_rules.sh "$(build/judge --name --rules "$1/slip.c")" cases </dev/null
}

# bats test_tags=deep
@test "every slip in a rules file is named, with its line where that can be known" {
    local line folder="$BATS_TEST_TMPDIR/내 게임" failed=0 is_gcc=false is_tried=true is_skipped=false number=0
    case $(${CC:-cc} --version)${CFLAGS-} in *sanitize*) ;; *'Free Software'*) is_gcc=true ;; esac
    export RULES_SECONDS=3 LC_ALL=C
    while IFS= read -r line; do
        if [[ $line != ' '* ]] && [[ $line != '#'* ]] && [ -n "$line" ]; then
            ((number += 1))
            is_skipped=false
            [ $((number % $(long_or_quick 1 16))) -eq 0 ] || is_skipped=true
        fi
        if [[ $line == '# ---- '* ]]; then
            is_tried=true
            [[ $line != *'(gcc)'* ]] || is_tried=$is_gcc
        elif [ -z "$line" ] || [[ $line == '#'* ]] || ! $is_tried || $is_skipped; then
            continue
        elif [[ $line == '    '* ]]; then
            line=${line#    }
            if ! sed 's/slip\.c:[0-9]*:\([0-9]*:\)*/LINE:/' "$BATS_TEST_TMPDIR/out" | grep -qF -- "$line"; then
                echo "not said: $line" && cat "$BATS_TEST_TMPDIR/out"
                failed=1
            fi
        elif made "$folder" "$line" >"$BATS_TEST_TMPDIR/out" 2>&1; then
            echo "nothing is wrong with: $line"
            failed=1
        fi
    done <tests/rules/slips.txt
    [ "$failed" -eq 0 ]
}

# rules NAME EDIT: the starter, with fewer cases and changed by sed, is a file of this name; prints its path.
rules() {
    local path=$BATS_TEST_TMPDIR/$1
    mkdir -p "${path%/*}"
    sed -e "$2" -e 's/N 1\.\.300/N 1..40/; s/, 100,/, 10,/' common/starter.c >"$path"
    echo "$path"
}

@test "--rules alone tells what the rules say: rule, input, output, cases, how the answers are known, limits" {
    ends 0 ./run_all.sh --rules "$(rules 규칙/starter.c '')"
    printed 'A move takes' 'Input, one game:' '  N: 1 to 1000' 'SK moves first.' 'Output: "SK" if SK wins, "CY" if CY does.' \
        'Tried: 40 small, 10 random, 1 largest.' 'How the answers are known: search.' 'Cases: 51.' \
        'Limits: 1000 ms, 256 MB.'
    ends 0 ./run_all.sh --rules "$(rules 규칙/starter.c '/time_ms\|memory_mb/d; s/\.upwards/.fixed/')"
    printed 'Limits: 1000 ms, 256 MB, as the rules set no .time_ms and .memory_mb.'
}

@test "--rules: a program is judged, with the smallest failing input; by the file as it is now, wherever it lies" {
    local first second right wrong program='#include <stdio.h>\nint main(void) { int n; scanf("%d", &n);'
    right=$(file right.py 'print("CY" if int(input()) % 4 == 0 else "SK")\n')
    wrong=$(file wrong.py 'print("CY" if int(input()) % 3 == 0 else "SK")\n')
    first=$(rules '첫 폴더/내 게임.c' '') second=$(rules 'a folder/내 게임.c' 's/taken <= 3/taken <= 2/; s/1, 2 or 3/1 or 2/')
    chmod a-w "${first%/*}" "${second%/*}"
    ends 0 ./run_all.sh --rules "$first" -s "$right"
    printed 'AC   내 게임' '51/51' 'limits: 5000 ms and 544 MB, for python'
    ends 1 ./run_all.sh --rules "$first" --solution "$wrong" --time-ms 500 --memory-mb 64
    printed 'WA   내 게임' 'case small-3: WA' 'line 1: got "CY", wanted "SK"' 'limits: 3500 ms and 160 MB, for python'
    right=$(file right.c "$program \n puts(n % 4 ? \"SK\" : \"CY\"); }\n") wrong=$(file wrong.c "$program \n puts(n % 3 ? \"SK\" : \"CY\"); }\n")
    ends 1 ./run_all.sh --rules "$second" -s "$right" # of the same name, in another folder
    printed 'case small-3: WA'
    ends 0 ./run_all.sh --rules "$second" -s "$wrong"
    ends 0 ./run_all.sh --rules "$first" -s "$right"
    chmod u+w "${first%/*}" "${second%/*}"
    cp "$second" "$first" && ends 0 ./run_all.sh --rules "$first" -s "$wrong"
    rules '첫 폴더/내 게임.c' '' && ends 0 ./run_all.sh --rules "$first" -s "$right"
    ends 1 ./run_all.sh --rules "$first" -s "$right" -s "$wrong"
    printed 'small-3' '2 solutions: 1 WA, 1 AC'
    ends 1 ./run_all.sh --rules "$first" -s "$wrong" --json --for 60 --save "$BATS_TEST_TMPDIR"
    printed '"problem":"내 게임","number":null' '"name":"small-3"' '"full":true'
    same "$BATS_TEST_TMPDIR/hack_1.in" "$(file wanted '3\n')"
}

@test "--rules: several right answers, made smaller, and --cases of one's own" {
    local game program
    game=$(rules many.c 's/\.cases = cases,/& .answer = answer, .accepts = accepts,/
        s/put(&pile, n);/& piles = n;/; s/^static void input/static int64_t piles;\n&/; s/every_input/if (0) &/
        s/^const struct problem/static void answer(void) { print("%s\\n", piles % 4 == 0 ? "0" : "1"); }\
static bool accepts(const char *words) { return (piles % 4 == 0 ? words[0] == 48 : words[0] == 49 || words[0] == 50) \&\& words[1] == 0; }\n&/')
    program=$(file two.c '#include <stdio.h>\nint main(void) { int n; scanf("%d", &n); puts(n % 4 ? "2" : "0"); return 0; }\n')
    ends 0 ./run_all.sh --rules "$game" -s "$program"
    program=$(file most.c '#include <stdio.h>\nint main(void) { int n; scanf("%d", &n); puts(n % 4 && n < 100 ? "2" : "0"); return 0; }\n')
    ends 1 ./run_all.sh --rules "$game" -s "$program"
    printed 'one right answer:' '    1' 'smaller'
    grep -A1 -F 'input:' "$BATS_TEST_TMPDIR/out" | grep -qx '    101'
    mkdir "$BATS_TEST_TMPDIR/cases" && file cases/1.in '8\n' && file cases/1.out '0\n' && file cases/2.in '2000\n' && file cases/2.out '0\n'
    ends 0 ./run_all.sh --rules "$game" -s "$program" --cases "$BATS_TEST_TMPDIR/cases"
    printed '2/2' '1 of 2 inputs is outside the limits of the problem, the first in case 2: N: expected an integer from 1 to 1000'
}

@test "--rules: what does not fit is refused in a line" {
    local game
    game=$(rules game.c '')
    refused() { # WORDS ARGUMENT...
        ends 2 ./run_all.sh "${@:2}"
        [ ! -s "$BATS_TEST_TMPDIR/out" ] && [ "$(wc -l <"$BATS_TEST_TMPDIR/err")" -eq 1 ] && printed "run_all.sh: $1"
    }
    refused "'9660': --rules takes the place of PROBLEM" --rules "$game" -s "$game" 9660
    refused '--rules takes one file, and it is given twice' --rules "$game" --rules "$game"
    refused "--rules takes a file that can be read: 'nowhere.c'" --rules nowhere.c
    refused "--rules takes a file that can be read: 'problems'" --rules problems
    refused "'README.md' is not a rules file" --rules README.md
    refused '--rules with --cases needs --solution' --rules "$game" --cases .
    ends 1 ./run_all.sh -s "$game" stone-game-1
    printed 'this is a rules file: --rules FILE, and --solution for the program to be judged by it'
    refused '--lang needs --solution' --rules "$game" --lang c
    refused '--time-ms takes a number from 1 to 3600000' --time-ms 0 9660
    refused '--memory-mb takes a number from 1 to 65536' --memory-mb x 9660
}

@test "--watch judges again when the rules have changed" {
    local game program pid
    game=$(rules game.c '') program=$(file p.c '#include <stdio.h>\nint main(void) { int n; return scanf("%d", &n) == 1 && puts(n % 4 ? "SK" : "CY") < 0; }\n')
    seen() {
        for _ in {1..600}; do
            ! grep -q "$1" "$BATS_TEST_TMPDIR/seen" || return 0
            sleep 0.1
        done
        cat "$BATS_TEST_TMPDIR/seen" && return 1
    }
    ./run_all.sh --watch --rules "$game" -s "$program" >"$BATS_TEST_TMPDIR/seen" 2>&1 3>&- &
    pid=$!
    seen '51/51'
    rules game.c 's/taken <= 3/taken <= 2/'
    seen 'case small-3: WA'
    kill -TERM "$pid"
    wait "$pid" || [ $? -eq 143 ]
}

@test "make play, explain, table RULES=, and starter: as for a problem" {
    local game
    game=$(rules '내 게임.c' '')
    ends 0 make -s starter
    same "$BATS_TEST_TMPDIR/out" common/starter.c
    ends 0 make -s explain RULES="$game" N=10
    printed '(10 stones)' 'SK wins (the first player).' '  take 2' "The judge's answer: SK"
    ends 0 make -s table RULES="$game" N=5
    stdout '0\tL\n1\tW\n2\tW\n3\tW\n4\tL\n5\tW\n'
    ends 0 make -s play RULES="$game" N=2 <"$(file typed 'y\n2\n')"
    printed 'The end. You win.'
    ends 0 make -s table P=wythoff N='1..3 5'
    stdout '1\t5\tW\n2\t5\tW\n3\t5\tL\n'
    ends 2 make -s table P=wythoff
    printed 'up to which position?'
    ends 2 make -s explain P=nim-2 RULES="$game"
    printed 'which game: the problem in P, or the rules in RULES?'
    game=$(rules answer.c 's/^const struct problem/static void answer(void) { print("%d", 7); }\n&/; s/\.input = input,/& .answer = answer,/')
    ends 0 make -s explain RULES="$game" N=10
    grep -qx "The judge's answer: 7" "$BATS_TEST_TMPDIR/out"
    [ "$(tail -c 1 "$BATS_TEST_TMPDIR/out")" = '' ] # a whole line
    ends 2 make -s explain RULES="$game" N=1001
    printed 'N: expected an integer from 1 to 1000'
}

@test "a .code alone is a game: its moves have names, its law is found; without names it is explained and played" {
    local game
    game=$(rules code.c 's/\.moves = moves, \.upwards = true/.code = "0.77"/; s/^static void moves/static void unused_moves/; s/\.players.*//
        s/N", 1, 1000/N", 1, 1000000000000000000/')
    ends 0 make -s explain RULES="$game" N=7
    printed 'g(7) = 2' '  take 1, leave 3+3' 'The player to move wins.'
    not grep -q "The judge's answer" "$BATS_TEST_TMPDIR/out"
    ends 0 make -s play RULES="$game" N=2 <"$(file typed 'y\ntake 2\n')"
    printed 'You are the first player.' 'The end. You win.'
    ends 2 ./run_all.sh --rules "$game"
    printed 'a problem whose output is the winner needs .players or .outputs'
    game=$(rules code.c 's/\.moves = moves, \.upwards = true/.code = "0.77"/; s/^static void moves/static void unused_moves/
        s/N", 1, 1000/N", 1, 1000000000000000000/')
    ends 0 ./run_all.sh --rules "$game"
    printed 'How the answers are known: search; a law, proved' 'Cases: 51.'
}

@test "a formula and a .code with moves are believed beyond what was compared, and the rules say so" {
    local game
    game=$(rules shifted.c 's/\.upwards = true/& , .proved = proved, .searched = searched/; s/^static struct game/static int64_t proved(int64_t n) { return (n + (n > 500)) % 4 == 0 ? LOST : WON; }\
static bool searched(int64_t n) { return n <= 500; }\n&/; s/random_inputs/\/\/ &/')
    ends 0 ./run_all.sh --rules "$game"
    tr -s '\n ' ' ' <"$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/joined"
    has "$BATS_TEST_TMPDIR/joined" 'a formula that is not proved here, compared with the search at 40 positions, and checked one move deeper at 1 of 1 larger ones, which compares the formula only with itself.'
    game=$(rules code.c 's/\.upwards = true/.code = "0.333"/; s/1, 1000)/1, 100000)/')
    ends 0 ./run_all.sh --rules "$game"
    tr -s '\n ' ' ' <"$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/joined"
    has "$BATS_TEST_TMPDIR/joined" ', if all larger piles have the moves of the .code, too.'
}

@test "the smallest input that fails: where all smaller ones are few they are tried, and it is said; else that there may be some" {
    local game program
    game=$(rules squares.c 's/taken <= 3 \&\& taken <= n; taken++/taken * taken <= n; taken++/; s/n - taken,/n - taken * taken,/
        s/every_input/if (0) &/; s/1, 2 or 3 stones/a square/')
    program=$(file wrong.c '#include <stdio.h>\nint main(void) { int n; scanf("%d", &n); puts(n == 25 ? "CY" : n > 30 && n % 3 == 0 ? "none" : \
        n % 5 == 0 || n % 5 == 2 ? n == 20 || n == 22 || n < 18 ? "CY" : "SK" : "SK"); return 0; }\n')
    ends 1 ./run_all.sh --rules "$game" -s "$program"
    printed 'a smaller input, made from that one, fails as well: WA' 'no smaller input fails: all 24 were tried'
    grep -A1 -F 'input:' "$BATS_TEST_TMPDIR/out" | grep -qx '    25'
    game=$(rules two.c 's/put(&pile, n);/number("M", 1, 1000000); number("K", 1, 1000000); &/; s/every_input/if (0) &/')
    ends 1 ./run_all.sh --rules "$game" -s "$(file never.c '#include <stdio.h>\nint main(void) { int n, m, k; scanf("%d%d%d", &n, &m, &k); puts(n + m + k > 60000 ? "none" : n % 4 ? "SK" : "CY"); return 0; }\n')"
    printed 'smaller inputs may fail, too: not all of them were tried'
}

@test "smaller: a column of a grid is left out" {
    local name
    name=$(build/judge --name --rules problems/programs/robot.c)
    BUILD=build common/rules/own_rules.sh "$name" </dev/null
    ends 0 "build/rules/$name" smaller <"$(file grid '3 4\n.#..\n..#.\n.#..\n')"
    tr '\n' ' ' <"$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/joined"
    has "$BATS_TEST_TMPDIR/joined" ' 3 3 ... .#. ... ' ' 3 3 .#. ..# .#. ' # without the second column, without the last
}

@test "a position of several numbers without .show: how to see it is said" {
    local game
    game=$(rules rows.c 's/put(&pile, n);/const int64_t row[] = {n, n}; put(\&pile, position_of(row, 2));/; s/\.upwards = true, //
        s/leave(n - taken,/if (0) &/')
    ends 0 make -s explain RULES="$game" N=10
    printed 'is the number of a position that position_of() has made: .show prints it in words'
}

# What problems/any-game.md says of the wrong programs, make sync compares; here are right ones, which know no theory.
# bats test_tags=deep
@test "the games of problems/any-game.md: programs that only try all moves are accepted" {
    accepted() { # GAME PROGRAM
        ends 0 nice ./run_all.sh --rules "problems/programs/$1.c" -s "$(file "$1.c" "#include <stdio.h>\n$2")"
    }
    accepted candies 'int main(void) {
    static int w[2300];
    long long n;
    scanf("%lld", &n);
    n = n < 2200 ? n : 220 + (n - 220) % 22;
    for (int k = 0; k <= n; k++) w[k] = (k >= 2 && !w[k - 2]) || (k >= 5 && !w[k - 5]) || (k >= 7 && !w[k - 7]);
    puts(w[n] ? "Mina" : "Juno");
}\n'
    accepted robot 'int main(void) {
    static char b[52][52];
    static int w[52][52];
    int r, c;
    scanf("%d%d", &r, &c);
    for (int i = 0; i < r; i++) scanf("%s", b[i]);
    for (int i = r - 1; i >= 0; i--)
        for (int j = c - 1; j >= 0; j--) w[i][j] = (b[i + 1][j] == 46 && !w[i + 1][j]) || (b[i][j + 1] == 46 && !w[i][j + 1]);
    puts(w[0][0] ? "First" : "Second");
}\n'
    accepted front 'int main(void) {
    static int a[200], best[200];
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", a + i);
    for (int i = n - 1; i >= 0; i--) {
        const int one = a[i] - best[i + 1], two = a[i] + a[i + 1] - best[i + 2];
        best[i] = i + 1 < n && two > one ? two : one;
    }
    puts(best[0] > 0 ? "A" : best[0] < 0 ? "B" : "DRAW");
}\n'
    accepted halves 'int main(void) {
    static int g[10001];
    int n, a, x = 0;
    for (int k = 1; k <= 10000; k++) {
        const int one = g[k - 1], half = k % 2 == 0 ? g[k / 2] : -1;
        while (g[k] == one || g[k] == half) g[k]++;
    }
    for (scanf("%d", &n); scanf("%d", &a) == 1;) x ^= g[a];
    puts(x ? "WIN" : "LOSE");
}\n'
}

@test "answers that lie beside the rules are hidden from the program" {
    local folder n status=0
    make_outside
    folder=$outside/game
    mkdir "$folder"
    cp common/starter.c "$folder/mine.c"
    for n in {1..1000}; do echo "$n $([ $((n % 4)) -eq 0 ] && echo CY || echo SK)"; done >"$folder/table"
    # shellcheck disable=SC2016 # of the program
    printf '#!/bin/sh\nread -r n\ncut -d " " -f 2 "%s/table" | sed -n "${n}p"\n' "$folder" >"$BATS_TEST_TMPDIR/look"
    chmod +x "$BATS_TEST_TMPDIR/look"
    ./run_all.sh --fail-fast --rules "$folder/mine.c" --solution "$BATS_TEST_TMPDIR/look" >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" || status=$?
    ! grep -q 'there was no sandbox' "$BATS_TEST_TMPDIR/err" || skip "this system has no namespaces"
    [ "$status" -eq 1 ]
    printed 'table: No such file or directory'
}
