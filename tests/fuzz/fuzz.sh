#!/usr/bin/env bash
# Fuzzes what reads: the snippet read_int and the judge's case reader. Bounded by time; not part of CI.
# usage: tests/fuzz/fuzz.sh [SECONDS a target, 60 when left out]
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

seconds=${1:-60}
case $seconds in '' | *[!0-9]*) echo "usage: tests/fuzz/fuzz.sh [SECONDS]" >&2 && exit 2 ;; esac
if ! command -v clang >/dev/null; then
    echo "clang is missing: apt-get install clang libclang-rt-dev" >&2
    exit 2
fi
mkdir -p build/fuzz
for target in read_int judge; do
    clang -g -O1 -std=gnu11 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
        -o "build/fuzz/$target" "tests/fuzz/$target.c" || {
        echo "no libFuzzer here: apt-get install libclang-rt-dev (libclang-rt-14-dev on Debian 12)" >&2
        exit 2
    }
    corpus=build/fuzz/$target.corpus
    mkdir -p "$corpus"
    if [ "$target" = judge ]; then
        printf 'case sample-1 2 3\n5\nSK\ncase sample-2 0 2\nB\n' >"$corpus/seed"
    else
        printf '\002\001 1000\n' >"$corpus/seed"
    fi
    echo "$target: $seconds seconds"
    "build/fuzz/$target" -max_total_time="$seconds" -print_final_stats=1 -artifact_prefix=build/fuzz/ "$corpus" \
        2>"build/fuzz/$target.log" || {
        tail -n 40 "build/fuzz/$target.log" >&2
        exit 1
    }
    grep -E 'number_of_executed_units|DONE' "build/fuzz/$target.log" || true
done
