#!/usr/bin/env bash
# Builds every solution alone, in an empty folder, with every compiler on the machine, as every C standard, with and
# without optimisation, static, and for 32 bits; warnings are errors; each build answers its samples.
# What is not on the machine, or does not link there, is named as skipped.
# usage: tests/portable.sh [folder of a problem]...
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
top=$PWD

readonly COMPILERS="gcc clang tcc musl-gcc"
readonly STANDARDS="c99 c11 c17 c2x gnu99 gnu11 gnu17 gnu2x"
readonly WARNINGS="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Werror"
# How a build differs from the plain one; every standard is tried with the first, the others with gnu11 alone.
readonly VARIANTS="-O2 -O0 -O3_-march=native -O2_-static -O2_-m32"

problems=("$@")
[ $# -gt 0 ] || for folder in problems/*/; do problems+=("$(basename "$folder")"); done
work=$(mktemp -d "${TMPDIR:-/tmp}/portable.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
builds=0 failures=0

skip() { echo "skipped: $1"; }

fail() {
    failures=$((failures + 1))
    echo "failed: $1"
    sed -n '1,10s/^/    /p' "$work/log"
}

printf '#include <stdio.h>\nint main(void) { puts("links"); return 0; }\n' >"$work/probe.c"

# works FLAG...: can this compiler make a program that runs here?
works() {
    "$@" -o "$work/probe" "$work/probe.c" >/dev/null 2>&1 && "$work/probe" >/dev/null 2>&1
}

# one COMPILER FLAG...: builds every problem so and tries its samples.
one() {
    local problem input
    for problem in "${problems[@]}"; do
        rm -rf "$work/alone"
        mkdir "$work/alone"
        cp "problems/$problem/main.c" "$work/alone/Main.c"
        builds=$((builds + 1))
        if ! (cd "$work/alone" && "$@" -DONLINE_JUDGE -DBOJ Main.c -o Main -lm) >"$work/log" 2>&1; then
            fail "$problem: $*"
            continue
        fi
        for input in problems/"$problem"/samples/*.in; do
            if ! "$work/alone/Main" <"$top/$input" >"$work/out" 2>"$work/log" ||
                ! cmp "$work/out" "${input%.in}.out" >>"$work/log" 2>&1; then
                fail "$problem: $*: $input"
            fi
        done
    done
}

for compiler in $COMPILERS; do
    if ! command -v "$compiler" >/dev/null; then
        skip "$compiler, which is not on this machine"
        continue
    fi
    echo "$compiler: $("$compiler" --version 2>/dev/null | head -n 1 || "$compiler" -v 2>&1 | head -n 1)"
    for standard in $STANDARDS; do
        if [ "$compiler" = tcc ]; then
            case $standard in
                c99 | c11) ;; # tcc knows these two, and takes its own warnings alone
                *)
                    skip "tcc -std=$standard, which it does not know"
                    continue
                    ;;
            esac
            one tcc "-std=$standard" -Wall -Werror
        elif ! works "$compiler" "-std=$standard"; then
            skip "$compiler -std=$standard"
        else
            # shellcheck disable=SC2086 # lists of flags
            one "$compiler" "-std=$standard" -O2 $WARNINGS
        fi
    done
    [ "$compiler" != tcc ] || continue # tcc has no other ways to build
    for variant in $VARIANTS; do
        [ "$variant" != -O2 ] || continue
        # shellcheck disable=SC2206 # a list of flags
        flags=(-std=gnu11 ${variant//_/ })
        if works "$compiler" "${flags[@]}"; then
            # shellcheck disable=SC2086 # lists of flags
            one "$compiler" "${flags[@]}" $WARNINGS
        else
            skip "$compiler ${flags[*]}, which does not link or run here"
        fi
    done
done

echo "$builds builds, $failures failures"
[ "$builds" -gt 0 ] && [ "$failures" -eq 0 ]
