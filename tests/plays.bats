#!/usr/bin/env bats
# Programs that play, and are judged move by move: --plays. The whole reports are those in plays/, in English and Korean;
# after a change of words, UPDATE=1 bats tests/plays.bats writes them anew, and git diff shows what has changed.
# shellcheck disable=SC2016 # $ is for later shells
# shellcheck disable=SC2154 # what helper.bash sets
load helper

wanted=$PWD/tests/plays

# In stones.c 1 to 3 of at most 13 stones are taken; in many.c of 30 to 33, too many for every line; in odd.c 1 or 3
# of 17 to 20, so that all moves are alike; in row.c one or two of at most three numbers; in steps.c a step of 1 to 3 leads down, or up again, and whoever cannot step loses.
setup_file() {
    local name
    export rules=$BATS_FILE_TMPDIR
    make -s build/judge build/machinery.o build/flags
    sed '/random_inputs/d; /largest_input/d; s/1\.\.300/1..13/' common/starter.c >"$rules/stones.c"
    sed '/random_inputs/d; /largest_input/d; s/1\.\.300/30..33/' common/starter.c >"$rules/many.c"
    sed '/random_inputs/d; /largest_input/d; s/1\.\.300/17..20/; s/taken++/taken += 2/' common/starter.c >"$rules/odd.c"
    sed '/random_inputs/d; /largest_input/d; s/number -2\.\.2/number 0..2/' problems/programs/front.c >"$rules/row.c"
    sed '/random_inputs/d; /largest_input/d; s/1\.\.300/1..3/; s/\.upwards/.endless/
        s/^    for (.*/    if (n > 0) {/; s/leave(n - taken.*/leave(n - 1, "down");/
        s/^static struct game/static void show(int64_t n) { print("step %" PRId64, n); }\n&/
        s/\.moves = moves,/& .show = show,/; s/\.players = .*/.outputs = {"W", "L", "D"},/' common/starter.c |
        awk '{ print } /"down"/ { print "    }\n    if (n > 1 && n < 3) {\n        leave(n + 1, \"up\");" }' >"$rules/steps.c"
    for name in stones many odd row steps; do
        ./run_all.sh --rules "$rules/$name.c" >"$rules/$name.about"
    done
}

# bot NAME COMMANDS: a shell script in which `n` is the number of stones, `side` the side, and `mine` whether it is its turn;
# it does COMMANDS when it is; `take N` makes a move. Prints its path.
bot() {
    printf '#!/bin/sh
take() { echo "take $1"; n=$((n - $1)); }
read -r n; read -r side
[ "$side" = first ] || { read -r word stones; n=$((n - stones)); }
while [ "$n" -gt 0 ]; do
    %s
    [ "$n" -gt 0 ] || break
    read -r word stones; n=$((n - stones))
done
' "$2" >"$BATS_TEST_TMPDIR/$1"
    chmod +x "$BATS_TEST_TMPDIR/$1"
    echo "$BATS_TEST_TMPDIR/$1"
}

best='best=$((n % 4)); [ "$best" -gt 0 ] || best=1;'

# report NAME GAME PROGRAM [OPTION...]: the judge's report on the program that plays this game is that in plays/NAME.txt
report() {
    local name=$1 game=$2 program=$3 language
    shift 3
    for language in C.UTF-8 ko_KR.UTF-8; do
        LC_ALL='' LC_MESSAGES='' LANG=$language ./run_all.sh --rules "$rules/$game.c" --plays -s "$program" "$@" 2>&1 || true
        echo
    done >"$BATS_TEST_TMPDIR/$name.all"
    normal "$BATS_TEST_TMPDIR/$name.all" | sed '/^  \(limits\|제한\): /d; s/\(tries: \)[3-9][0-9]/\1N/; s/[3-9][0-9]번 둠/N번 둠/' >"$BATS_TEST_TMPDIR/$name.txt"
    [ -z "${UPDATE-}" ] || cp "$BATS_TEST_TMPDIR/$name.txt" "$wanted"
    same "$wanted/$name.txt" "$BATS_TEST_TMPDIR/$name.txt" || failed="$failed $name"
}

@test "right and wrong: every line of play, tries of larger games, the move that gives a win, a draw or points away" {
    local failed=''
    report right stones "$(bot right "$best "'take "$best"')"
    report right-many many "$(bot right-many "$best "'take "$best"')"
    report win-given stones "$(bot win-given "$best "'[ "$n" -lt 12 ] || best=1; take "$best"')"
    report draw-given steps "$(executable draw-given 'read -r n; read -r side; [ "$side" = first ] || read -r move
while :; do echo down; read -r move || exit 0; case $move in won | lost | drawn) exit 0 ;; esac; done')"
    report points-given row "$(executable points-given 'read -r n; read -r row; read -r side; set -- $row
[ "$side" = first ] || { read -r word k; shift "$k"; }
while [ $# -gt 0 ]; do echo take 1; shift; [ $# -gt 0 ] || break; read -r word k; shift "$k"; done')"
    report unsteady odd "$(bot unsteady '[ "$n" -lt 3 ] && take 1 || take $(($(od -An -N1 -tu1 /dev/urandom) % 2 * 2 + 1))')"
    [ -z "$failed" ] || { echo "other reports: $failed" && return 1; }
}

@test "what is no move: an illegal one, one that can mean several, more than one, none, an empty line, one too early, words after the end" {
    local failed=''
    report illegal stones "$(bot illegal 'take 4')"
    report words stones "$(bot words 'printf "I \\033[1mtake\\033[0m all\\n"; n=0')"
    report part-of-words row "$(executable part-of-words 'read -r n; echo take')"
    report more stones "$(bot more 'take "1 and more"')"
    report empty stones "$(bot empty 'echo; n=0')"
    report early stones "$(bot early "$best "'[ "$n" -lt 5 ] || best="$best
take 1"; take "$best"')"
    report after stones "$(bot after "$best "'take "$best"; [ "$n" -gt 0 ] || echo "well played"')"
    [ -z "$failed" ] || { echo "other reports: $failed" && return 1; }
}

@test "what ends, closes its output, floods, sleeps, or does not flush: named, and nothing hangs" {
    local failed=''
    report ends stones "$(executable ends 'exit 0')"
    report ends-with-3 stones "$(executable ends-with-3 'exit 3')"
    report closes stones "$(executable closes 'exec >&-; read -r n; exec sleep 9')" --time-ms 200
    report floods stones "$(executable floods 'exec yes')"
    report sleeps stones "$(executable sleeps 'exec sleep 9')" --time-ms 200
    report unflushed stones "$(file unflushed.c '#include <stdio.h>\nint main(void) { char line[99]; puts("take 1"); while (fgets(line, 99, stdin)) { } return 0; }\n')" --time-ms 200
    [ -z "$failed" ] || { echo "other reports: $failed" && return 1; }
}

@test "the same without a sandbox: a program that sleeps, floods, closes its output or has ended" {
    local name
    for name in right closes floods sleeps ends; do
        case $name in
        right) bot right "$best "'take "$best"' ;;
        closes) executable closes 'exec >&-; read -r n; exec sleep 9' ;;
        floods) executable floods 'exec yes' ;;
        sleeps) executable sleeps 'exec sleep 9' ;;
        ends) executable ends 'exit 0' ;;
        esac
        open ./run_all.sh --rules "$rules/stones.c" --plays --time-ms 200 -s "$BATS_TEST_TMPDIR/$name" >"$BATS_TEST_TMPDIR/$name.open" || true
        has "$BATS_TEST_TMPDIR/$name.open" "$(sed -n 1p "$wanted/$name.txt" | cut -c1-4)" "$(sed -n 3p "$wanted/$name.txt")"
    done
}

@test "a program cannot answer in the place of the referee, or look into it" {
    [ "$(uname)" = Linux ] || skip "no /proc here"
    local program
    program=$(file forges.py "import ctypes, os, sys
for pid in filter(str.isdigit, os.listdir('/proc')):
    try:
        words = open('/proc/' + pid + '/cmdline').read()
    except OSError: # it has ended
        continue
    if 'referee' in words:
        for name, how in ('fd/0', os.O_RDONLY), ('fd/1', os.O_WRONLY), ('maps', os.O_RDONLY):
            try:
                file = os.open('/proc/' + pid + '/' + name, how)
                print(name, 'is open', file=sys.stderr)
                name != 'fd/1' or os.write(file, b'end AC\\\\ndone\\\\n')
            except OSError as error:
                print(name, error.strerror, file=sys.stderr)
        print('traced', ctypes.CDLL(None).ptrace(16, int(pid), 0, 0), file=sys.stderr)
")
    ends 1 ./run_all.sh --rules "$rules/stones.c" --plays -s "$program"
    printed 'WA   stones' 'it ended, or closed its output, when it was its turn' 'fd/0 Permission denied' 'fd/1 Permission denied' \
        'maps Permission denied' 'traced -1'
}

@test "--json has the conversation and the referee's sentence; --save keeps the game and what was said; --brief the sentence" {
    local program
    program=$(bot wrong 'take 1')
    ends 1 ./run_all.sh --rules "$rules/stones.c" --plays -s "$program" --json --save "$BATS_TEST_TMPDIR"
    printed '"reason":"move 1, \"take 1\", gives the win away; \"take 2\" keeps it"' '"wanted":null' \
        '"conversation":{"text":"> 2\n> first\n< take 1\n> take 1\n> lost\n","size":37,"cut":false}'
    same "$BATS_TEST_TMPDIR/hack_1.in" "$(file wanted '2\n')"
    same "$BATS_TEST_TMPDIR/hack_1.out" "$(file wanted '> 2\n> first\n< take 1\n> take 1\n> lost\n')"
    ends 1 ./run_all.sh --rules "$rules/stones.c" --plays -s "$program" --brief
    printed ': error: stones: WA, move 1, "take 1", gives the win away; "take 2" keeps it'
    ends 1 ./run_all.sh --rules "$rules/stones.c" -s "$program" --json
    printed '"conversation":null'
}

# bats test_tags=deep
@test "the programs of problems/any-game.md, which are the same in Korean, play the starter" {
    local ending page
    for ending in c cpp py; do
        for page in any-game any-game.ko; do
            awk -v fence='```'"$ending" '/^## (A program that plays|게임을 두는)/ { here = 1; next } /^## / { here = 0 }
                here && $0 == fence { on = 1; next } /^```/ { on = 0 } on' "problems/$page.md" >"$BATS_TEST_TMPDIR/$page.$ending"
        done
        same "$BATS_TEST_TMPDIR/any-game.$ending" "$BATS_TEST_TMPDIR/any-game.ko.$ending"
        ends 0 ./run_all.sh --rules "$rules/stones.c" --plays -s "$BATS_TEST_TMPDIR/any-game.$ending"
        printed 'AC   stones' '13/13'
    done
}

@test "rules that fail while the games to be played are listed: JE, and not AC in those before" {
    sed '/random_inputs/d; /largest_input/d; s/1\.\.300/1..60/; s/"take %" PRId64/n == 57 ? "take" : &/' common/starter.c >"$rules/twice.c"
    ends 1 ./run_all.sh --rules "$rules/twice.c" --plays -s "$(bot right "$best "'take "$best"')"
    printed 'JE   twice' 'the rules of the game cannot play: ' 'two moves of position 57 are called "take"'
}

@test "what does not go with --plays is refused in a line" {
    refused() { # WORDS ARGUMENT...
        ends 2 ./run_all.sh --plays "${@:2}"
        stderr "run_all.sh: $1\n"
    }
    refused '--plays needs --solution' nim-2
    refused '--plays goes without --cases' -s problems/nim-2/main.c --cases problems nim-2
    refused '--plays: a program that plays is no function: name deque alone' -s problems/deque/leetcode-877.c 'leetcode 877'
}
