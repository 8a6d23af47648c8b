#!/usr/bin/env bash
# Reads the code without running it: shellcheck for every script; clang-format, cppcheck and clang-tidy for all C; Python
# is compiled. A tool that is not installed is reported as skipped.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2

scripts=(run_all.sh .ci/run tests/*.sh tests/*.bash tests/*.bats tests/*/*.sh tests/*/*.bats tests/*/*.bash)
# What takes clang-tidy longest comes first, so that all processors finish at the same time.
sources=(tests/rules/*.c tests/judge/*.c tests/rules/*/*.c common/tests/*.c problems/*/main.c problems/*/rules.c)
# Only formatted: snippets (which are linted in the solutions) and programs that are wrong on purpose.
in_form=(common/*.c tests/bench/*.c tests/*/*.h tests/manage/new/*.c)
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null) || jobs=1
failures=0

# lint TOOL COMMAND...: runs the command, unless the tool is missing.
lint() {
    if ! command -v "$1" >/dev/null; then
        echo "skipped: $1, which is not installed"
    elif "${@:2}" >"$log" 2>&1; then
        echo "$1: clean"
    else
        echo "$1: not clean"
        cat "$log"
        failures=$((failures + 1))
    fi
}

log=$(mktemp "${TMPDIR:-/tmp}/lint.XXXXXX") || exit 2
trap 'rm -f "$log"' EXIT

lint shellcheck shellcheck "${scripts[@]}"
lint clang-format clang-format --dry-run --Werror "${sources[@]}" "${in_form[@]}"
# unreadVariable: cppcheck misses that a later loop reads an array element; the compilers' -Wunused does not.
# shadowFunction: rules.h has functions with short names (wins, lead, number), which variables may have as well.
# duplicateExpressionTernary: cppcheck does not know PRId64, and sees no more of a format than what comes before it.
# die and fail: cppcheck does not know that they never return.
lint cppcheck cppcheck '-Ddie(...)=abort()' '-Dfail(...)=abort()' -D__linux__ -D__GNUC__ -j "$jobs" --std=c11 --quiet \
    --enable=warning,style,performance,portability --inline-suppr --error-exitcode=1 --suppress=missingIncludeSystem \
    --suppress=shadowFunction --suppress=unreadVariable --suppress=duplicateExpressionTernary -Itests/rules "${sources[@]}"
# shellcheck disable=SC2016 # for the inner shell
lint clang-tidy xargs -P "$jobs" -n 2 sh -c 'clang-tidy --quiet "$@" -- -std=c11 -Itests/rules' tidy < <(
    printf '%s\n' "${sources[@]}"
)
lint python3 python3 -c 'import sys
for name in sys.argv[1:]: compile(open(name, encoding="utf-8").read(), name, "exec")' tests/*.py tests/*/*.py
# A compiler may draw the arguments of a call in any order, so that the cases would differ.
lint python3 python3 -c 'import re, sys
def drawn(call):
    count = sum("random_" in argument for argument in call[2].split(","))
    if call[1] and count > 1:
        sys.exit(f"{name}: two random numbers in one call of {call[1]}(): draw each in a statement")
    return "random_" if count or "random_" in call[1] else ""
for name in sys.argv[1:]:
    text, again = re.sub(r"\"(\\.|[^\"\\])*\"", "", open(name, encoding="utf-8").read()), 1
    while again:
        text, again = re.subn(r"(\w*)\(([^()]*)\)", drawn, text)' problems/*/rules.c
[ "$failures" -eq 0 ]
