#!/usr/bin/env bash
# Are the tests sharp? Changes the programs one token at a time (tests/mutate.c) and asks whether the tests notice.
# usage: tests/mutate.sh [-j N] [-s SEED] [-n COUNT|all] [problem|common|judge]...   (none: everything)
#   -j N      so many mutants at once (the number of processors)
#   -s SEED   which mutants of the judge are drawn (1)
#   -n COUNT  how many mutants of the judge are drawn, or all (40); of the other files every mutant is tried
#
# Who has to notice, the quick ones first; over the time limit is noticed, too:
#   problems/*/main.c  its samples and the cases of its rules, through build/judge -f with the limits of list.tsv (the
#                      jury of ./run_all.sh --full --fail-fast, without its report); tests/hostile.sh; and under the
#                      sanitizers the samples, the limits, the last and some 150 other cases
#   common/*.c         tests/snippets.bats, and tests/hostile.sh with a solution that holds the snippet
#   tests/judge.c      tests/judge.bats; only what compares, limits and counts is changed
# A snippet is changed in common/ alone, not in the copies. Everything happens in copies, outside the tree.
#
# Not counted: what does not compile, and what compiles to the same object code ("same program"). A mutant that
# behaves as the original for a reason that a compiler does not see stands in mutants.tsv: file, the line's text,
# "old -> new", the reason. Exit status: 0 when every survivor is listed there, 1 when one is not or when an entry is
# stale (it matches no change, or was noticed after all), 2 for a wrong call, a missing tool or a jury that refuses
# the unchanged program.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
unset MAKEFLAGS MAKELEVEL
export LC_ALL=C

readonly LIST=problems/list.tsv
readonly EQUIVALENT=tests/mutants.tsv
readonly JUDGE_FUNCTIONS="trimmed next_line same_line compare run_once run_case main"
readonly JURY_MS=60000 # for a whole test file or all hostile input; tests/judge.bats takes some 10 s
readonly CPU_SECONDS=10 # for every process of these
readonly SANITIZED_CASES=150

refuse() {
    printf 'mutate.sh: %s\n' "$1" >&2
    exit 2
}

# functions_of FILE: the functions that are changed there; none means everything.
functions_of() {
    [ "$1" != tests/judge.c ] || echo "$JUDGE_FUNCTIONS"
}

# mutant K FILE: prints FILE with its K-th change; 0 is FILE itself.
mutant() {
    # shellcheck disable=SC2046 # a list of names
    "$work/mutate" apply "$1" "$2" $(functions_of "$2")
}

# ---------------------------------------------------------------------------- one mutant, in a process of its own

# compiled OBJECT SOURCE [FLAG]...: with the judge's flags, as the Makefile has them.
compiled() {
    SOURCE=$2 PROGRAM=$1 make -s compile-c CFLAGS="-O2 -std=gnu11 -w -c ${*:3}" LDFLAGS= LDLIBS= >/dev/null 2>&1
}

# accepted CASES OPTION... PROGRAM: the judge's verdict is AC. A JE is no verdict, and ends everything.
accepted() {
    local verdict
    verdict=$(build/judge -f "${@:2}" <"$1")
    case $verdict in
        "AC "*) ;;
        "JE "* | '')
            echo "mutate.sh: the judge broke: $verdict" >&2
            exit 255 # xargs stops
            ;;
        *) return 1 ;;
    esac
}

# passes COMMAND...: a test, run by the judge, who ends it in time with all that it leaves behind. A process that
# computes for ever ends earlier, so that the test goes on and fails.
passes() {
    printf 'case jury 0 10\nunnoticed\n' >"$mine/jury"
    # shellcheck disable=SC2016 # for the inner shell
    accepted "$mine/jury" -t "$JURY_MS" -m 65536 \
        bash -c 'ulimit -t "$0"; "$@" >/dev/null 2>&1 && echo unnoticed' "$CPU_SECONDS" "$@"
}

# passes_bats FILE: from within `passes`; the first test that fails ends it.
passes_bats() {
    # shellcheck disable=SC2016 # for the inner shell
    passes bash -c 'set -o pipefail
        cd "$1" && bats --tap "$2" | awk -v shell=$$ "/^not ok/ { system(\"kill -KILL \" shell) }"' bash "$tree" "$1"
}

# fate_of_solution, fate_of_snippet, fate_of_judge: print invalid, same, killed or survived.
fate_of_solution() {
    local problem program=$mine/program
    problem=$(basename "$(dirname "$file")")
    mutant "$k" "$file" >"$mine/main.c"
    compiled "$mine/main.o" "$mine/main.c" || { echo invalid && return; }
    ! is_original "$mine/main.o" || { echo same && return; }
    SOURCE=$mine/main.o PROGRAM=$program make -s compile-c >/dev/null 2>&1 || { echo invalid && return; }
    local time memory
    read -r time memory <<<"$(awk -F '\t' -v name="$problem" '$1 == name { print $3, $4 }' "$LIST")"
    accepted "$work/$problem.samples" -t "$time" -m "$memory" "$program" || { echo killed && return; }
    accepted "build/cases/$problem.cases" -t "$time" -m "$memory" "$program" || { echo killed && return; }
    passes tests/hostile.sh "$problem" "$program" || { echo killed && return; }
    if [ -e "$work/sanitizers" ]; then
        ${CC:-cc} -std=gnu11 -w -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -o "$program" "$mine/main.c" \
            >/dev/null 2>&1
        accepted "$work/$problem.sanitized" -t "$JURY_MS" -m 65536 "$program" || { echo killed && return; }
    fi
    echo survived
}

fate_of_snippet() {
    local name problem
    name=$(basename "$file" .c)
    cp -R Makefile run_all.sh common problems tests "$tree"
    mutant "$k" "$file" >"$tree/$file"
    # Without `static`, a function is compiled for every caller and not only for those of its test.
    compiled "$mine/test.o" "$tree/tests/common/$name.c" -Dstatic= || { echo invalid && return; }
    ! is_original "$mine/test.o" || { echo same && return; }
    (cd "$tree" && common/snippets.sh sync >/dev/null) || exit 255
    passes_bats tests/snippets.bats || { echo killed && return; }
    problem=$(grep -lF "/* snippet $file: begin */" problems/*/main.c | head -n 1)
    problem=$(basename "$(dirname "$problem")")
    (cd "$tree" && make -s "build/bin/$problem" >/dev/null 2>&1) || { echo invalid && return; }
    passes tests/hostile.sh "$problem" "$tree/build/bin/$problem" || { echo killed && return; }
    echo survived
}

fate_of_judge() {
    mkdir "$tree/tests"
    cp -R tests/judge.bats tests/programs "$tree/tests"
    mutant "$k" "$file" >"$tree/tests/judge.c"
    compiled "$mine/judge.o" "$tree/tests/judge.c" || { echo invalid && return; }
    ! is_original "$mine/judge.o" || { echo same && return; }
    passes_bats tests/judge.bats || { echo killed && return; }
    echo survived
}

# is_original OBJECT: is it the object code of the unchanged file? Mutant 0 leaves that here.
is_original() {
    local original=$work/${file//\//-}.o
    if [ "$k" -eq 0 ]; then
        cp "$1" "$original"
        return 1
    fi
    cmp -s "$1" "$original"
}

if [ "${1-}" = --one ]; then # --one WORK FILE K: called by xargs, below
    work=$2 file=$3 k=$4
    mine=$(mktemp -d "$work/one.XXXXXX") || exit 255
    trap 'rm -rf "$mine"' EXIT
    tree=$mine/tree
    mkdir "$mine/tmp" "$tree" || exit 255
    export TMPDIR=$mine/tmp
    case $file in
        problems/*) fate=$(fate_of_solution) || exit 255 ;;
        common/*) fate=$(fate_of_snippet) || exit 255 ;;
        *) fate=$(fate_of_judge) || exit 255 ;;
    esac
    printf '%s\t%s\t%s\n' "$file" "$k" "$fate" >>"$work/fates"
    exit 0
fi

# ---------------------------------------------------------------------------- the call

jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null) || jobs=1
seed=1 drawn=40
while getopts j:s:n: option; do
    case $option in
        j) jobs=$OPTARG ;;
        s) seed=$OPTARG ;;
        n) drawn=$OPTARG ;;
        *) refuse "usage: tests/mutate.sh [-j N] [-s SEED] [-n COUNT|all] [problem|common|judge]..." ;;
    esac
done
shift $((OPTIND - 1))
[ "$drawn" != all ] || drawn=999999
for number in "$jobs" "$seed" "$drawn"; do
    case $number in
        '' | 0* | *[!0-9]* | ???????*) refuse "'$number' is no number from 1 to 999999" ;;
    esac
done

everything=no
if [ $# -eq 0 ]; then
    everything=yes
    # shellcheck disable=SC2046 # names of folders
    set -- $(cut -f 1 "$LIST" | grep -v '^#') common judge
fi
files=() targets=(build/judge)
for name in "$@"; do
    case $name in
        common) files+=(common/*.c) ;;
        judge) files+=(tests/judge.c) ;;
        *)
            cut -f 1 "$LIST" | grep -qxF -- "$name" || refuse "no problem is called '$name'"
            files+=("problems/$name/main.c")
            targets+=("build/cases/$name.cases")
            ;;
    esac
done

for tool in make "${CC:-cc}" xargs; do
    command -v "${tool%% *}" >/dev/null || refuse "${tool%% *} is missing: apt-get install make gcc, or xcode-select --install"
done
case " $* " in
    *" common "* | *" judge "*)
        command -v bats >/dev/null || refuse "bats is missing: apt-get install bats, or brew install bats-core"
        ;;
esac

work=$(mktemp -d "${TMPDIR:-/tmp}/mutate.XXXXXX") || exit 2
crew=''
cleanup() {
    [ -z "$crew" ] || kill -TERM -- "-$crew" 2>/dev/null
    [ -z "$crew" ] || wait "$crew" 2>/dev/null
    rm -rf "$work"
}
trap cleanup EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# From here on in a copy, so that nothing changes under us, or by us.
mkdir "$work/tree" "$work/tree/build"
for part in Makefile run_all.sh common problems tests build/flags build/judge build/rules build/cases; do
    [ ! -e "$part" ] || cp -Rp "$part" "$work/tree/$part"
done
cd "$work/tree" || exit 2

make -s -j "$jobs" "${targets[@]}" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    refuse "the judge or the cases do not build"
}
${CC:-cc} -std=c11 -O2 -o "$work/mutate" tests/mutate.c || refuse "tests/mutate.c does not build"
printf 'int main(void) { return 0; }\n' >"$work/probe.c"
if ${CC:-cc} -fsanitize=address,undefined -o "$work/probe" "$work/probe.c" 2>/dev/null && "$work/probe"; then
    touch "$work/sanitizers"
else
    echo "mutate.sh: no sanitizers here: what only they can notice will be told as survived" >&2
fi

# ---------------------------------------------------------------------------- the work

for file in "${files[@]}"; do
    # shellcheck disable=SC2046 # a list of names
    "$work/mutate" list "$file" $(functions_of "$file") >"$work/list" || refuse "$file is not understood"
    awk -v file="$file" '{ print file "\t" $0 }' "$work/list" >>"$work/mutants"
    echo "$file 0" >>"$work/unchanged"
    if [ "$file" = tests/judge.c ]; then # drawn by Lehmer's generator, which is the same in every awk
        awk -v file="$file" -v x="$seed" '{ for (i = 0; i < 5; i++) x = x * 16807 % 2147483647; print x, file, NR }' \
            "$work/list" | sort -n | head -n "$drawn" | cut -d ' ' -f 2-
    else
        awk -v file="$file" '{ print file, NR }' "$work/list"
    fi >>"$work/todo"
    case $file in problems/*) ;; *) continue ;; esac
    problem=$(basename "$(dirname "$file")")
    for input in "problems/$problem"/samples/*.in; do
        label=${input##*/}
        printf 'case sample-%s %s %s\n' "${label%.in}" $(($(wc -c <"$input"))) $(($(wc -c <"${input%.in}.out")))
        cat "$input" "${input%.in}.out"
    done >"$work/$problem.samples"
    cases=$(grep -c '^case ' "build/cases/$problem.cases")
    {
        cat "$work/$problem.samples"
        awk -v cases="$cases" -v every=$((cases / SANITIZED_CASES + 1)) \
            '/^case / { n++; taken = $2 ~ /^limit/ || n == cases || n % every == 1 } taken' "build/cases/$problem.cases"
    } >"$work/$problem.sanitized"
done

# try LIST TITLE: gives every mutant in LIST its line in $work/fates.
try() {
    local total tried
    total=$(($(wc -l <"$1")))
    : >"$work/fates"
    set -m
    xargs -P "$jobs" -n 2 tests/mutate.sh --one "$work" <"$1" &
    crew=$!
    set +m
    while [ -t 2 ] && kill -0 "$crew" 2>/dev/null; do
        tried=$(($(wc -l <"$work/fates")))
        printf '\r%s: %s of %s, %s s\033[K' "$2" "$tried" "$total" "$SECONDS" >&2
        sleep 1
    done
    [ ! -t 2 ] || printf '\r\033[K' >&2
    wait "$crew" || refuse "a mutant could not be tried"
    crew=''
}

try "$work/unchanged" "the unchanged programs"
refused=$(awk -F '\t' '$3 != "survived" { print $1 ": " $3 }' "$work/fates")
[ -z "$refused" ] || refuse "the jury does not accept the unchanged $refused"
try "$work/todo" "mutants"

# ---------------------------------------------------------------------------- the report

awk -F '\t' -v everything="$everything" '
    FILENAME == ARGV[1] { # mutants.tsv
        if ($0 ~ /^#/ || $0 == "") {
            next
        }
        key = $1 FS $2 FS $3
        if (NF != 4 || $4 == "" || key in reason) {
            stale[++stale_count] = "mutants.tsv:" FNR ": an entry is four columns, each once: " $0
        }
        reason[key] = $4
        file_of[key] = $1
        place[key] = FNR
        next
    }
    FILENAME == ARGV[2] { # the fates
        fate[$1 FS $2] = $3
        next
    }
    {
        change = $4 " -> " $5
        key = $1 FS $6 FS change
        is_there[key] = 1
        if (!($1 in killed)) {
            files[++file_count] = $1
            killed[$1] = survived[$1] = same[$1] = listed[$1] = 0
        }
        what = fate[$1 FS $2]
        if (what == "killed") {
            killed[$1]++
            if (key in reason) {
                noticed[key] = 1
            }
        } else if (what == "same") {
            same[$1]++
        } else if (what == "survived" && key in reason) {
            listed[$1]++
        } else if (what == "survived") {
            survived[$1]++
            print "survived: " $1 ":" $3 ": " change ": " $6
        }
    }
    function row(name, k, s, p, l) {
        printf "%-36s %7d %9d %13d %11d %7s\n", name, k, s, p, l, k + s == 0 ? "-" : sprintf("%.1f %%", 100 * k / (k + s))
    }
    END {
        for (key in reason) {
            if (key in noticed) {
                stale[++stale_count] = "mutants.tsv:" place[key] ": is noticed after all: " key
            } else if (!(key in is_there) && (everything == "yes" || file_of[key] in killed)) {
                stale[++stale_count] = "mutants.tsv:" place[key] ": no such change: " key
            }
        }
        for (i = 1; i <= stale_count; i++) {
            print "stale: " stale[i]
        }
        printf "%-36s %7s %9s %13s %11s %7s\n", "file", "killed", "survived", "same program", "equivalent", "score"
        for (i = 1; i <= file_count; i++) {
            f = files[i]
            row(f, killed[f], survived[f], same[f], listed[f])
            k += killed[f]
            s += survived[f]
            p += same[f]
            l += listed[f]
        }
        row("in all", k, s, p, l)
        exit s > 0 || stale_count > 0
    }' "$EQUIVALENT" "$work/fates" "$work/mutants"
