#!/usr/bin/env bash
# Everything in C under AddressSanitizer and UndefinedBehaviorSanitizer: the solutions on their samples, on every 10th
# case of --full, the limits and the last one and on hostile input; the rules programs in all they can do; the judge and the snippets in their tests.
# Any report ends the program that makes it, and so fails its case or test. Works in a copy of the tree.
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/.."
readonly EVERY=10 # one case of --full in so many: a program starts some ten times slower under the sanitizers

compiler=${CC:-gcc}
work=$(mktemp -d "${TMPDIR:-/tmp}/sanitize.XXXXXX")
trap 'rm -rf "$work"' EXIT

# The compiler, for make and for the tests; the programs that earn a verdict are to crash as they please.
cat >"$work/cc" <<WRAPPER
#!/bin/sh
case \$* in
    *tests/judge/programs/*) exec $compiler "\$@" ;;
    *) exec $compiler -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all "\$@" ;;
esac
WRAPPER
chmod +x "$work/cc"
printf 'int main(void) { return 0; }\n' >"$work/probe.c"
if ! "$work/cc" -o "$work/probe" "$work/probe.c" 2>"$work/log" || ! "$work/probe"; then
    cat "$work/log" >&2
    echo "sanitize.sh: $compiler has no sanitizers here (on Debian they come with gcc; clang needs libclang-rt-14-dev)" >&2
    exit 2
fi

mkdir "$work/tree"
cp -R Makefile run_all.sh common problems tests "$work/tree"
cd "$work/tree"
export CC="$work/cc" CFLAGS='-std=gnu11 -Wall' LDFLAGS=''
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null) || jobs=1
make -s -j "$jobs" all rules cases snippet-tests

tried=0
for cases in build/cases/*.cases; do
    problem=$(basename "$cases" .cases)
    for input in problems/"$problem"/samples/*.in; do
        "build/bin/$problem" <"$input" | cmp - "${input%.in}.out"
    done
    all=$(grep -ac '^case ' "$cases")
    awk -v every="$EVERY" -v all="$all" '/^case / { n++; chosen = n % every == 1 || n == all || / limit-/ } chosen' \
        "$cases" >"$work/thin"
    tried=$((tried + $(grep -c '^case ' "$work/thin")))
    build/judge -t 60000 -m 4096 -f "build/bin/$problem" <"$work/thin" >"$work/verdict" || {
        cat "$work/verdict"
        exit 1
    }
    echo "$problem: $(cat "$work/verdict")"
    tests/hostile.sh "$problem" "build/bin/$problem"
done
echo "$tried cases: one in $EVERY of --full, the limits and the last of each"

bats tests/rules.bats tests/judge.bats tests/snippets.bats
echo "sanitizers: nothing found ($("$compiler" --version | head -n 1))"
