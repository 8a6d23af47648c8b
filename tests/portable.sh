#!/usr/bin/env bash
# Builds every solution alone, in an empty folder, with every compiler on the machine, as every C standard, with and
# without optimisation, static, for 32 bits, and as C++ (which people choose where a judge's C is old); warnings are
# errors; each build answers its samples. The judge and the rules are read by gcc and clang for their warnings, and the
# cases that the rules give must be the same bytes under other compilers.
# What is not on the machine, or does not link there, is named as skipped.
# usage: tests/portable.sh [folder of a problem]...
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
unset CDPATH

readonly COMPILERS="gcc clang tcc musl-gcc g++ clang++"
readonly STANDARDS="c99 c11 c17 c2x gnu11"
readonly CPP_STANDARDS="c++98 c++11 c++14 c++17"
readonly CPP_WARNINGS="-Wall -Wextra -Wpedantic -Wno-long-long -Wconversion -Wshadow -Werror"
readonly WARNINGS="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Werror"
# How else a build may differ, with gnu11.
readonly VARIANTS="-O0 -O3_-march=native -O2_-static -O2_-m32"

# ---------------------------------------------------------------------------- one problem, in a process of its own

# one FOLDER PROBLEM: builds the problem in all the ways that FOLDER/ways lists; prints what fails, and how many builds.
one() {
    local work=$1/$2 problem=$2 builds=0 way input
    mkdir "$work"
    cp "problems/$problem/main.c" "$work/Main.c"
    while read -r way; do
        builds=$((builds + 1))
        rm -f "$work/Main"
        # shellcheck disable=SC2086 # a list of words
        if ! (cd "$work" && $way -DONLINE_JUDGE -DBOJ Main.c -o Main -lm) >"$work/log" 2>&1; then
            echo "failed: $problem: $way"
            sed -n '1,10s/^/    /p' "$work/log"
            continue
        fi
        for input in "problems/$problem"/samples/*.in; do
            if ! "$work/Main" <"$input" >"$work/out" 2>"$work/log"; then
                echo "failed: $problem: $way: $input"
            elif ! cmp -s "$work/out" "${input%.in}.out" && ! several "$problem" "$input" "$work/out"; then
                echo "failed: $problem: $way: $input: another answer"
            fi
        done
    done <"$1/ways"
    echo "builds: $builds"
}

# several PROBLEM INPUT OUTPUT: more than one answer is right here, and this is one.
several() {
    local status=0
    [ -x "build/rules/$1" ] && "build/rules/$1" special || return 1
    "build/rules/$1" accepts "$2" "${2%.in}.out" <"$3" || status=$?
    [ "$status" -eq 42 ]
}

if [ "${1-}" = --one ]; then
    one "$2" "$3"
    exit
fi

# ---------------------------------------------------------------------------- all of them

problems=("$@")
if [ $# -eq 0 ]; then
    while read -r folder; do problems+=("$folder"); done < <(sed -n 's/^\([a-z0-9][a-z0-9-]*\)	.*/\1/p' problems/list.tsv)
fi
work=$(mktemp -d "${TMPDIR:-/tmp}/portable.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null) || jobs=1

skip() { echo "skipped: $1"; }

printf '#include <stdio.h>\nint main(void) { puts("links"); return 0; }\n' >"$work/probe.c"

# works FLAG...: can this compiler make a program that runs here?
works() {
    "$@" -o "$work/probe" "$work/probe.c" >/dev/null 2>&1 && "$work/probe" >/dev/null 2>&1
}

for compiler in $COMPILERS; do
    if ! command -v "$compiler" >/dev/null; then
        skip "$compiler, which is not on this machine"
        continue
    fi
    echo "$compiler: $("$compiler" --version 2>/dev/null | head -n 1 || "$compiler" -v 2>&1 | head -n 1)"
    standards=$STANDARDS warnings=$WARNINGS variants=$VARIANTS
    case $compiler in *++) standards=$CPP_STANDARDS warnings="$CPP_WARNINGS -x c++" variants='' ;; esac
    for standard in $standards; do
        if [ "$compiler" = tcc ]; then # it knows two of them, and its own warnings alone
            case $standard in c99 | c11) echo "tcc -std=$standard -Wall -Werror" >>"$work/ways" ;; esac
        elif works "$compiler" "-std=$standard"; then
            echo "$compiler -std=$standard -O2 $warnings" >>"$work/ways"
        else
            skip "$compiler -std=$standard"
        fi
    done
    [ "$compiler" != tcc ] || continue # it has no other ways to build
    for variant in $variants; do
        # shellcheck disable=SC2086 # a list of flags
        if works "$compiler" -std=gnu11 ${variant//_/ }; then
            echo "$compiler -std=gnu11 ${variant//_/ } $warnings" >>"$work/ways"
        else
            skip "$compiler ${variant//_/ }, which does not link or run here"
        fi
    done
done

printf '%s\n' "${problems[@]}" | xargs -P "$jobs" -n 1 tests/portable.sh --one "$work" >"$work/said" &
crew=$!
while [ -t 2 ] && kill -0 "$crew" 2>/dev/null; do
    printf '\r%s of %s problems built, %s s\033[K' "$(grep -c '^builds' "$work/said")" "${#problems[@]}" "$SECONDS" >&2
    sleep 1
done
[ ! -t 2 ] || printf '\r\033[K' >&2
wait "$crew" || echo "failed: a worker" >>"$work/said"

# What is built here alone has to be free of warnings, no more.
for compiler in gcc clang; do
    if [ $# -gt 0 ] || ! command -v "$compiler" >/dev/null; then continue; fi
    for source in tests/judge/*.c tests/judge/programs/*.c tests/rules/*.c tests/rules/games/*.c tests/bench/*.c problems/*/*.c; do
        # shellcheck disable=SC2086 # a list of flags
        "$compiler" -std=gnu11 -Itests/rules $WARNINGS -fsyntax-only "$source" >"$work/log" 2>&1 \
            || { echo "failed: $source: $compiler" && sed -n '1,10s/^/    /p' "$work/log"; }
        echo 'builds: 1'
    done
done >>"$work/said"
# The cases of every problem are the same bytes, whatever compiles the rules, for 32 bits, and with another C library.
streams() {
    local number=0 compiler problem
    for compiler in clang "gcc -m32" musl-gcc; do
        # shellcheck disable=SC2086 # a compiler and its flags
        if ! works $compiler; then
            echo "skipped: the cases by $compiler, which does not link or run here"
            continue
        fi
        number=$((number + 1))
        make -s -k -j "$jobs" BUILD="$work/cases-$number" CC="$compiler" cases >"$work/log" 2>&1
        for problem in "${problems[@]}"; do
            cmp -s "build/cases/$problem.cases" "$work/cases-$number/cases/$problem.cases" ||
                echo "failed: $problem: its cases by $compiler are other ones"
            echo 'builds: 1'
        done
    done
}

if [ $# -eq 0 ]; then
    make -s -j "$jobs" cases && streams
fi >>"$work/said"
grep -v '^builds' "$work/said"
builds=$(awk '/^builds/ { n += $2 } END { print n + 0 }' "$work/said")
failures=$(grep -c '^failed' "$work/said")
echo "$builds builds, $failures failures"
[ "$builds" -gt 0 ] && [ "$failures" -eq 0 ]
