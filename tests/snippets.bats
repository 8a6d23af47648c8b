#!/usr/bin/env bats
# The snippets in common/snippets: what each promises beyond what every solution is tried with (common/manage/hostile.py).
# That the copies are theirs: tests/problems.bats.
load helper

setup_file() {
    make -s snippet-tests
}

# reads LOW HIGH INPUT VALUE...: read_int takes these values from the input.
reads() {
    ends 0 build/tests/read_int "$1" "$2" $(($# - 3)) <"$(file input "$3")"
    stdout "$(printf '%s\\n' "${@:4}")"
    stderr ''
}

# refuses LOW HIGH INPUT...: each of the inputs ends the program with status 1 and one line that tells the range.
refuses() {
    local input
    for input in "${@:3}"; do
        ends 1 build/tests/read_int "$1" "$2" 1 <"$(file input "$input")"
        stdout ''
        stderr "x: expected an integer from $1 to $2\\n"
    done
}

@test "every snippet has a unit test" {
    local name
    for name in common/snippets/*.c; do [ -f "tests/snippets/${name#common/snippets/}" ] || { echo "no test: $name" && return 1; }; done
}

@test "must: silent where the condition holds, else one line that says it, and status 1" {
    ends 0 build/tests/must
    stdout 'begun\n'
    stderr ''
    ends 1 build/tests/must '100%s must hold'
    stdout 'begun\n'
    stderr 'input: 100%s must hold\n'
}

@test "read_int: any white space, zeros in front, numbers below zero, the ends of the widest range" {
    local more most=1000000000000000000
    reads 0 1000 '\n\n \t 0 1000\r\n\r\n\v7\f8\n' 0 1000 7 8
    reads 0 1000 "$(printf '%010000d' 7)" 7
    reads -50 5 '-50 -0 0 5 -6\n' -50 0 0 5 -6
    reads -$most $most "$most -$most 999999999999999999" $most -$most 999999999999999999
    refuses 0 1000 -0 '\0' '\0377'
    refuses -5 5 '' - -- --5 '- 5' -x -5x +5 -6 6 -50 -18446744073709551615 "-$(printf '%010000d' 0 | tr 0 9)"
    for more in 1000000000000000001 2000000000000000000 9223372036854775807 9223372036854775808 18446744073709551617; do
        refuses -$most $most $more -$more
    done
}
