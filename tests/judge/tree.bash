# Shared by judge.bats, run_all.bats and attacks.bats: a small suite, a program that does what its input says, and words
# to ask what came of it.

# Any program that copies its input will do for three problems; for the fourth, any number from 1 to N.
setup_file() {
    local tree=$BATS_FILE_TMPDIR/tree
    make -s build/judge build/flags
    mkdir -p "$tree/tests/judge" "$tree"/problems/{copy,brief,busy,pick-one}/samples
    mkdir -p "$tree/build/bytes"
    cp -p build/judge build/flags "$tree/build"
    cp -p build/bytes/judge "$tree/build/bytes"
    cp Makefile run_all.sh "$tree"
    cp tests/judge/*.[ch] "$tree/tests/judge"
    "${CC:-cc}" -std=gnu11 -O1 -o "$BATS_FILE_TMPDIR/act" tests/judge/programs/act.c
    cd "$tree" || return
    unset CC CFLAGS LDFLAGS # of a sanitizer's: they are for the judge, not for what it compiles
    make -s build/flags
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' '# folder' number time memory title Korean copy 1001 10000 32 Copy 베끼기 \
        brief 1002 200 64 'Copy 2' '베끼기 2' busy 1003 1000 64 'Pick One' - pick-one - 1500 64 'Pick One' - >problems/list.tsv
    printf '#include <stdio.h>\nint main(void) { for (int c; (c = getchar()) != EOF;) { putchar(c); } return 0; }\n' |
        tee problems/{copy,brief}/main.c >problems/busy/main.c
    printf '#include <stdio.h>\nint main(void) { puts("1"); return 0; }\n' >problems/pick-one/main.c
    cat >problems/copy/rules.c <<'END'
#include <stdio.h>
int main(void)
{
    for (int n = 10; n < 60; n++) {
        printf("case small-%d 3 3\n%d\n%d\n", n, n, n);
    }
    return 0;
}
END
    cat >problems/pick-one/rules.c <<'END'
#include <stdio.h> /* .accepts: any number from 1 to N; 7 breaks these rules */
int main(int argc, char **argv)
{
    int n = 0, said = 0;
    FILE *input = argc == 4 ? fopen(argv[2], "r") : NULL;
    if (input == NULL || fscanf(input, "%d", &n) != 1 || scanf("%d", &said) != 1) {
        return argc == 2 ? 0 : 43;
    }
    return said == 7 ? 1 : said >= 1 && said <= n ? 42 : 43;
}
END
    for i in 1 2; do echo "$i" | tee problems/{copy,brief,busy}/samples/"$i".{in,out}; done >/dev/null
    printf '8\n' >problems/pick-one/samples/1.in
    printf '2\n' >problems/pick-one/samples/1.out
    make -s build/rules/pick-one build/cases/copy.cases
}

setup() {
    cd "$BATS_FILE_TMPDIR/tree" || return
    unset CC CFLAGS LDFLAGS
    export ASAN_OPTIONS=detect_leaks=0 # the judge ends soon, and leaves small texts to its end
    act=$BATS_FILE_TMPDIR/act cases=$BATS_TEST_TMPDIR/cases
    marker=$BATS_TEST_TMPDIR/marker # a word by which the processes of this test are known
    mkdir "$cases"
}

# add LABEL INPUT ANSWER: one more case, with printf's escapes
add() {
    printf '%b' "$2" >"$cases/$1.in"
    printf '%b' "$3" >"$cases/$1.out"
}

# open COMMAND...: runs it where the system gives no namespaces
open() {
    if unshare -r true 2>/dev/null; then
        unshare -r sh -c 'echo 0 >/proc/sys/user/max_user_namespaces && exec "$@"' sh "$@"
    else
        "$@"
    fi
}

# boxed: can this system shut a program in?
boxed() { not grep -q 'no namespaces' <(build/judge copy 2>&1); }

# judged [COMMAND...]: tries act, or what the arguments say, on the cases; each must get the verdict that its label tells.
judged() {
    "$@" build/judge -v -C "$cases" -s "$act" "${problem:-copy}" >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" || true
    cat "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/err"
    [ "$(grep -cE '^  [A-Z]+  [A-Z]+-' "$BATS_TEST_TMPDIR/out")" -eq "$(find "$cases" -name '*.in' | wc -l)" ]
    awk '/^  [A-Z]+  [A-Z]+-/ && index($2, $1 "-") != 1 { print "wrong: " $0; bad = 1 } END { exit bad }' "$BATS_TEST_TMPDIR/out"
}

# reports INPUT ANSWER [STATUS]: tries act on this case alone, which shall end so, or with 1
reports() {
    add 1 "$1" "$2"
    ends "${3-1}" build/judge -C "$cases" -s "$act" copy
}

# says LINE...: each is a line of the last report, times and sizes apart.
says() {
    sed -E 's/ +[0-9]+ ms +[0-9]+\.[0-9] MB/ T M/; s/[0-9]+ ms, limit/T ms, limit/; s/[0-9]+ KB, limit/K KB, limit/
        s/[0-9.]+ s by the clock, [0-9.]+ s of CPU/T/; s#failed/([a-z-]+)\.[0-9]+/#failed/\1.N/#g' "$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/plain"
    local line
    for line; do
        grep -qxF -- "$line" "$BATS_TEST_TMPDIR/plain" || {
            echo "not said: $line"
            cat "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/err"
            return 1
        }
    done
}

# gone [TIMES]: within ten seconds, or TIMES tenths of one, there is no process of this test.
gone() {
    local i
    for ((i = 0; i <= ${1-100}; i++)); do
        [ "$i" -eq 0 ] || sleep 0.1
        ps -A -o stat=,args= >"$BATS_TEST_TMPDIR/processes"
        grep -F -- "act $marker" "$BATS_TEST_TMPDIR/processes" | grep -v '^Z' || return 0
    done
    return 1
}
