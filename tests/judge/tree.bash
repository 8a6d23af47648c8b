# Shared by judge.bats, run_all.bats and attacks.bats: a small suite, two programs to be judged, and functions that run
# them and check the report.
# shellcheck disable=SC2034 # what the tests use

# In three problems the answer is a copy of the input; in the fourth, any number from 1 to N.
setup_file() {
    local tree=$BATS_FILE_TMPDIR/tree
    make -s build/judge build/flags
    mkdir -p "$tree"/common/{judge,rules/base} "$tree"/problems/{copy,brief,busy,pick-one}/samples
    lend "$tree/build" judge judge.ko.h flags
    cp common/build.sh common/fresh.sh common/folder.sh common/addresses.tsv "$tree/common"
    cp Makefile run_all.sh "$tree"
    cp -R common/judge/*.[ch] common/judge/frames "$tree/common/judge"
    cp tests/judge/{probes.txt,reach.py} "$tree"
    echo 'typedef int nothing;' | tee "$tree"/common/rules/{rules.h,main.c} >"$tree/common/rules/engine.c" # these rules need no engine
    cp common/rules/base/translate.c "$tree/common/rules/base"
    cp common/words.ko.tsv "$tree/common"
    : >"$tree/problems/words.ko.tsv"
    cd "$tree" || return
    unset CC CFLAGS LDFLAGS # of a sanitizer's: they are for the judge, not for what it compiles
    make -s build/flags
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' '# folder' number time memory title Korean copy 1001 10000 32 Copy 베끼기 \
        brief 1002 '200!' 64 'Copy 2' '베끼기 2' busy 1003 1000 64 'Pick One' - pick-one - 1500 64 'Pick One' - >problems/list.tsv
    printf '%s\t%s\t%s\t%s\t%s\n' copy CSES 1729 same - brief CSES 1729 'another output' - copy AtCoder agc017_d same - \
        copy Codeforces 1914E2 same - copy 'Codeforces gym' '101128 G' same - busy LeetCode '1510 stone-game-iv' same - \
        brief Kattis cups 'other names' - busy Kattis cups 'other names' - copy TopCoder 'SRM 330, LongLongNim' same - >problems/sites.tsv
    printf '#include <stdio.h>\nint main(void) { for (int c; (c = getchar()) != EOF;) { putchar(c); } return 0; }\n' |
        tee problems/{copy,brief}/main.c >problems/busy/main.c
    printf '#include <stdio.h>\nint main(void) { puts("1"); return 0; }\n' >problems/pick-one/main.c
    cat >problems/copy/rules.c <<'END'
#include <stdio.h> /* smaller than an n from 8 on are n / 4 and n / 2 */
int main(int argc, char **argv)
{
    int n;
    if (argv[1][0] == 's') {
        for (int by = scanf("%d", &n) == 1 && n >= 8 ? 4 : 0; by > 1; by /= 2) {
            const int size = n / by > 9 ? 3 : 2;
            printf("case smaller-%d %d %d\n%d\n%d\n", by, size, size, n / by, n / by);
        }
        return 0;
    }
    fclose(fopen(argv[argc - 1], "w")); /* facts: none */
    for (n = 10; n < 60; n++) {
        printf("case small-%d 3 3\n%d\n%d\n", n, n, n);
    }
    return 0;
}
END
    cat >problems/pick-one/rules.c <<'END'
#include <stdio.h>
#include <stdlib.h> /* .accepts: any number from 1 to N; 7 breaks these rules. After ! in the input all is right; ? shows it */
int main(int argc, char **argv)
{
    int n, output = 0;
    FILE *input = argc > 2 ? fopen(argv[2], "r") : stdin;
    if (argc == 2) { /* valid */
        return scanf("%d", &n) == 1 && n > 0 && n < 10 ? 42 : printf("N: from 1 to 9 (%s)\n", getenv("LC_ALL")) * 0 + 43;
    }
    const int first = ungetc(getc(input), input);
    for (int c; first == '?' && (c = getchar()) != EOF;) {
        putchar(c);
    }
    const int is_right = fscanf(input, "%d", &n) == 1 && scanf("%d", &output) == 1 && output >= 1 && output <= n;
    return first == '?' || output == 7 ? 1 : first == '!' || is_right ? 42 : 43;
}
END
    for i in 1 2; do echo "$i" | tee problems/{copy,brief,busy}/samples/"$i".{in,out}; done >/dev/null
    printf '8\n' >problems/pick-one/samples/1.in
    printf '2\n' >problems/pick-one/samples/1.out
    make -s build/rules/{pick-one,copy} build/cases/copy.cases
}

setup() {
    cd "$BATS_FILE_TMPDIR/tree" || return
    unset CC CFLAGS LDFLAGS
    export ASAN_OPTIONS=detect_leaks=0 # the judge does not free small texts, because it ends soon
    cases=$BATS_TEST_TMPDIR/cases
    mkdir "$cases"
    obey=$(executable obey 'exec sh') # obeys its input: commands of a shell
    copy=$(executable copy 'exec cat')
    forever="sleep 60.$$" # it is always stopped before; $$ marks the processes of this test
    flood='exec yes'
    eat='dd if=/dev/zero of=/dev/null bs=40960k count=1 status=none'
}

# add LABEL INPUT ANSWER: one more case, with printf's escapes
add() {
    printf '%b' "$2" >"$cases/$1.in"
    printf '%b' "$3" >"$cases/$1.out"
}

# powerless COMMAND...: the same without any rights over other processes of the user, as where there are no namespaces at all
powerless() { open setpriv --bounding-set=-all --inh-caps=-all "$@"; }

# judged [COMMAND...]: judges $program on the cases, through the command; each case must get the verdict in its label
judged() {
    "$@" build/judge -v -C "$cases" -s "${program:-$obey}" "${problem:-copy}" >"$BATS_TEST_TMPDIR/out" 2>&1 || true
    cat "$BATS_TEST_TMPDIR/out"
    [ "$(grep -cE '^  [A-Z]+  [A-Z]+-' "$BATS_TEST_TMPDIR/out")" -eq "$(find "$cases" -name '*.in' | wc -l)" ]
    awk '/^  [A-Z]+  [A-Z]+-/ && index($2, $1 "-") != 1 { print "wrong: " $0; bad = 1 } END { exit bad }' "$BATS_TEST_TMPDIR/out"
}

# reports INPUT ANSWER: judges $program on this case only, which it must fail
reports() {
    add 1 "$1" "$2"
    ends 1 build/judge -C "$cases" -s "${program:-$obey}" copy
}

# plain: the last report, with T for times and M or K for sizes
plain() {
    sed -E 's/ +[0-9]+ ms +[0-9]+\.[0-9] MB/ T M/; s/[0-9]+ ms, limit/T ms, limit/; s/[0-9]+ KB, limit/K KB, limit/
        s/[0-9.]+ s by the clock, [0-9.]+ s of CPU/T/; s#runs/([a-z-]+)/[A-Za-z0-9]{6}/#runs/\1/N/#g' "$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/plain"
}

# shows TEXT...: each is in a line of the last report, which shows T for times and M or K for sizes
shows() {
    plain
    has "$BATS_TEST_TMPDIR/plain" "$@"
}

# copies: Python's interpreter is copied here: a program sees another process with its own command. With JUDGE_COPIES=0 not.
copies() {
    local program
    program=$(file copies.py 'import glob
commands = [open(name).read() for name in glob.glob("/proc/[0-9]*/cmdline")]
print(commands.count(open("/proc/self/cmdline").read()))')
    add 1 x 2
    [ "$(uname -sm)" = 'Linux x86_64' ] && ends 0 build/judge -C "$cases" -s "$program" copy || return
    JUDGE_COPIES=0 ends 1 build/judge -C "$cases" -s "$program" copy
}

# probe NAME LANGUAGE: this program of probes.txt gets the same report if its interpreter is copied as if it starts anew
probe() {
    local copies
    awk -v name="=== $1" '/^===/ { on = $0 == name; next } on' probes.txt >"$BATS_TEST_TMPDIR/probe.py"
    [ -s "$BATS_TEST_TMPDIR/probe.py" ]
    add 1 '!1 2\nb\n\xe9' x
    add 2 '!2\n' x
    add 3 '?the first line\nthe second\n\n' x
    for copies in 0 9; do
        JUDGE_COPIES=$copies ends 1 build/judge -v -j 1 -L "$2" -C "$cases" -s "$BATS_TEST_TMPDIR/probe.py" pick-one
        plain
        sed 's/0x[0-9a-f]*/0xN/g' "$BATS_TEST_TMPDIR/plain" >"$BATS_TEST_TMPDIR/$copies"
    done
    grep -q 'case [13]: [A-Z]' "$BATS_TEST_TMPDIR/9"
    same "$BATS_TEST_TMPDIR/0" "$BATS_TEST_TMPDIR/9"
}

# gone [TIMES]: waits up to ten seconds, or TIMES tenths of a second, until no process of this test is left
gone() {
    local i
    for ((i = 0; i <= ${1-100}; i++)); do
        [ "$i" -eq 0 ] || sleep 0.1
        ps -A -o stat=,args= >"$BATS_TEST_TMPDIR/processes"
        grep -F -- "$forever" "$BATS_TEST_TMPDIR/processes" | grep -v '^Z' || return 0
    done
    return 1
}
