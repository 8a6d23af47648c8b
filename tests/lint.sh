#!/usr/bin/env bash
# What reads the code without running it: shellcheck for every script, clang-format, cppcheck and clang-tidy for all C,
# a compile of all Python. A tool that is not on the machine is named as skipped.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2

scripts=(run_all.sh .ci/run tests/*.sh tests/*.bash tests/*.bats tests/*/*.sh tests/*/*.bats tests/*/*.bash)
sources=(problems/*/main.c tests/judge/*.c common/tests/*.c)
rules=(problems/*/rules.c tests/rules/*.c tests/rules/*/*.c)
# Only kept in form: snippets (read in the solutions) and programs that are wrong on purpose.
in_form=(common/*.c tests/bench/*.c tests/judge/programs/*.c tests/*/*.h tests/house/new/*.c)
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null) || jobs=1
failures=0

# lint TITLE COMMAND...: the command reads what is wrong; its first word may be missing here.
lint() {
    local title=$1
    shift
    if ! command -v "$1" >/dev/null; then
        echo "skipped: $1, which is not on this machine"
    elif "$@" >"$log" 2>&1; then
        echo "$title: clean"
    else
        echo "$title: not clean"
        cat "$log"
        failures=$((failures + 1))
    fi
}

# tidy FLAG FILE...: clang-tidy for every file, as many at once as there are processors.
tidy() {
    command -v clang-tidy >/dev/null || { echo "skipped: clang-tidy, which is not on this machine" && return; }
    # shellcheck disable=SC2016 # for the inner shell
    lint "clang-tidy $1" xargs -P "$jobs" -n 4 bash -c 'clang-tidy --quiet "$@" -- -std=c11 $0' "$1" < <(printf '%s\n' "${@:2}")
}

log=$(mktemp "${TMPDIR:-/tmp}/lint.XXXXXX") || exit 2
trap 'rm -f "$log"' EXIT

lint shellcheck shellcheck "${scripts[@]}"
lint clang-format clang-format --dry-run --Werror "${sources[@]}" "${rules[@]}" "${in_form[@]}"
# cppcheck takes an array element that a later loop reads for unread; the compilers' -Wunused is right there.
# The questions of rules.h have short names (wins, lead, number), which a variable may have as well: no shadowFunction.
# It does not know that die() and fail() never return.
lint cppcheck cppcheck '-Ddie(...)=abort()' '-Dfail(...)=abort()' -D__linux__ -D__GNUC__ -j "$jobs" --enable=warning,style,performance,portability --inline-suppr --std=c11 --quiet \
    --error-exitcode=1 --suppress=missingIncludeSystem --suppress=shadowFunction \
    --suppress=unreadVariable -Itests/rules "${sources[@]}" "${rules[@]}"
tidy -I. "${sources[@]}"
tidy -Itests/rules "${rules[@]}"
lint python3 python3 -c 'import sys
for name in sys.argv[1:]: compile(open(name, encoding="utf-8").read(), name, "exec")' tests/*.py tests/*/*.py
[ "$failures" -eq 0 ]
