#!/usr/bin/env bash
# Reads the code without running it: shellcheck for every script; clang-format, cppcheck, clang-tidy and the warnings
# of gcc and clang for all C; ESLint for the scripts of the site; Python is compiled. A tool that is not installed is reported as skipped.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2

scripts=(run_all.sh .ci/run common/*.sh common/*/*.sh tests/*.sh tests/*.bash tests/*.bats tests/*/*.bats tests/*/*.bash)
# What takes clang-tidy longest comes first, so that all processors finish at the same time.
sources=(common/rules/*/*.c common/judge/*.c common/lab/*.c tests/rules/*.c tests/lab/*.c tests/snippets/*.c
    problems/*/main.c problems/*/rules.c problems/*/programs/*.c common/starter.c)
# Only formatted: snippets (which are linted in the solutions) and programs that are wrong on purpose.
in_form=(common/snippets/*.c tests/bench/*.c common/*/*.h common/rules/*/*.h)
for path in problems/*/*.c; do # also forms; main.c and rules.c are there already
    case $path in
        */main.c | */rules.c) ;;
        problems/programs/*-wrong.c) in_form+=("$path") ;;
        *) sources+=("$path") ;;
    esac
done
warnings=$(sed -n "s/^WARNINGS = '\(.*\)'\.split()$/\1/p" common/manage/check.py) # as every solution is built
[ -n "$warnings" ] || { echo 'lint.sh: no WARNINGS in common/manage/check.py' >&2 && exit 2; }
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
# duplicateExpressionTernary, wrongPrintfScanfArgNum: cppcheck does not know PRId64, and sees no more of a format than
# what comes before it.
# constParameter: the parameters of a function are those that LeetCode gives.
# die and fail: cppcheck does not know that they never return.
lint cppcheck cppcheck '-Ddie(...)=abort()' '-Dfail(...)=abort()' -D__linux__ -D__GNUC__ -j "$jobs" --std=c11 --quiet \
    --enable=warning,style,performance,portability --inline-suppr --error-exitcode=1 --suppress=missingIncludeSystem \
    '--suppress=constParameter:problems/*/leetcode-*.c' --suppress=shadowFunction --suppress=unreadVariable --suppress=duplicateExpressionTernary \
    --suppress=wrongPrintfScanfArgNum -Icommon/rules "${sources[@]}"
# shellcheck disable=SC2086,SC2016 # a list of words; for the inner shell
lint gcc gcc -std=gnu11 -Icommon/rules $warnings -fsyntax-only "${sources[@]}"
tidied=() tidied_functions=() number=0
for path in "${sources[@]}"; do # clang-tidy takes seconds a file: with QUICK (README.md) it reads one of sixteen
    [ -z "${QUICK-}" ] || [ $((number++ % 16)) -eq 0 ] || continue
    case $path in */leetcode-*.c) tidied_functions+=("$path") ;; *) tidied+=("$path") ;; esac # whose parameters are not const
done
lint clang-tidy clang-tidy --quiet '--checks=-readability-non-const-parameter' "${tidied_functions[@]}" -- -std=c11
# shellcheck disable=SC2016 # for the inner shell
lint clang-tidy xargs -P "$jobs" -n 2 sh -c 'clang-tidy --quiet "$@" -- -std=c11 -Icommon/rules '"$warnings" tidy < <(
    printf '%s\n' "${tidied[@]}"
)
lint node sh -c 'make -s build/npm/node_modules && cp common/site/eslint.config.mjs build/npm && cd common/site &&
    ../../build/npm/node_modules/.bin/eslint --config ../../build/npm/eslint.config.mjs .'
lint python3 python3 -c 'import sys
for name in sys.argv[1:]: compile(open(name, encoding="utf-8").read(), name, "exec")' common/*.py common/*/*.py tests/*.py tests/*/*.py
# A compiler may draw the arguments of a call in any order, so the cases would differ (check-portable compares them).
lint awk awk -f tests/draws.awk problems/*/rules.c
[ "$failures" -eq 0 ]
