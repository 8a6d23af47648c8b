#!/usr/bin/env bash
# What reads the code without running it: shellcheck for every script, clang-format, cppcheck and clang-tidy for all C.
# A tool that is not on the machine is named as skipped.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2

scripts=(run_all.sh .ci/run common/*.sh tests/*.sh tests/*.bash tests/*.bats tests/*/*.sh)
sources=(problems/*/main.c tests/judge/*.c tests/common/*.c tests/rules/*.c tests/rules/shared/*.c)
# Only kept in form: snippets (read in the solutions), programs that are wrong on purpose, and the fuzz targets, which
# turn the code they test inside out.
in_form=("${sources[@]}" common/*.c tests/bench/*.c tests/fuzz/*.c tests/judge/programs/*.c tests/rules/shared/*.h)
failures=0

# lint TOOL ARGUMENT...: runs it, if it is here.
lint() {
    if ! command -v "$1" >/dev/null; then
        echo "skipped: $1, which is not on this machine"
    elif "$@" >"$log" 2>&1; then
        echo "$1: clean"
    else
        echo "$1: not clean"
        cat "$log"
        failures=$((failures + 1))
    fi
}

log=$(mktemp "${TMPDIR:-/tmp}/lint.XXXXXX") || exit 2
trap 'rm -f "$log"' EXIT

lint shellcheck "${scripts[@]}"
lint clang-format --dry-run --Werror "${in_form[@]}"
lint cppcheck --enable=warning,style,performance,portability --inline-suppr --std=c11 --quiet --error-exitcode=1 \
    --suppress=missingIncludeSystem "${sources[@]}"
lint clang-tidy --quiet "${sources[@]}" -- -std=c11
[ "$failures" -eq 0 ]
