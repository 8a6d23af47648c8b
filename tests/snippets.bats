#!/usr/bin/env bats
# The snippets in common/: what each promises. That the copies are theirs: tests/problems.bats.
load helper

setup_file() {
    make -s snippet-tests
}

# reads INPUT VALUE...: read_int, the plain one and the fast one, takes INPUT for these values, each within 0..1000.
reads() {
    local input=$1 reader
    shift
    for reader in read_int read_fast read_uint64; do
        ends 0 "build/common/$reader" 0 1000 $# <"$(file input "$input")"
        stdout "$(printf '%s\\n' "$@")"
        stderr ''
    done
}

# rejects INPUT PROBLEM [LOW HIGH]: read_int ends with status 1 and one line that tells the problem; so does the fast one.
rejects() {
    local reader
    for reader in read_int read_fast read_uint64; do
        ends 1 "build/common/$reader" "${3-1}" "${4-1000}" 1 <"$(file input "$1")"
        stdout ''
        stderr "x: $2, expected ${3-1} to ${4-1000}\\n"
    done
}

@test "every snippet has a unit test, and no test is without its snippet" {
    local name
    for name in common/*.c; do [ -f "common/tests/${name#common/}" ] || { echo "no test: $name" && return 1; }; done
    for name in common/tests/*.c; do [ -f "common/${name#common/tests/}" ] || { echo "no snippet: $name" && return 1; }; done
}

@test "read_int: one number, or several, however they are set off" {
    reads '7\n' 7
    reads '0\n' 0
    reads '1000\n' 1000
    reads '7' 7
    reads '7\r\n' 7
    reads '\n\n \t 7 \n' 7
    reads '1 2 3\n' 1 2 3
    reads '1\n2\r\n\r\n3' 1 2 3
    reads '\v1\f2\n' 1 2
    reads '7 and more' 7
}

@test "read_int: what is no plain integer" {
    rejects 'x\n' 'not a plain integer'
    rejects '7x\n' 'not a plain integer'
    rejects '-7\n' 'not a plain integer'
    rejects '+7\n' 'not a plain integer'
    rejects '-0\n' 'not a plain integer'
    rejects '07\n' 'not a plain integer'
    rejects '00\n' 'not a plain integer'
    rejects '1e3\n' 'not a plain integer'
    rejects '0x10\n' 'not a plain integer'
    rejects '1.5\n' 'not a plain integer'
    rejects '7,8\n' 'not a plain integer'
    rejects '7\0\n' 'not a plain integer'
    rejects '\0' 'not a plain integer'
    rejects '\0377' 'not a plain integer'
}

@test "read_int: what is missing" {
    rejects '' 'missing'
    rejects ' \r\n\t\n' 'missing'
}

@test "read_int: what is out of range, to any length" {
    rejects '0\n' 'out of range'
    rejects '1001\n' 'out of range'
    rejects '10000\n' 'out of range'
    rejects '18446744073709551617\n' 'out of range'
    rejects "$(printf '%010000d' 0 | tr 0 9)" 'out of range'
    rejects '1000000000000000001\n' 'out of range' 1 1000000000000000000
    local number
    for number in 9223372036854775808 9223372036854775810 9999999999999999999 18446744073709551615 18446744073709551617; do
        rejects "$number\\n" 'out of range' 1 9223372036854775807
    done
    rejects '4\n' 'out of range' 5 5
}

@test "read_int: the ends of the widest range" {
    local reader
    for reader in read_int read_fast read_uint64; do
        ends 0 "build/common/$reader" 0 9223372036854775807 3 <"$(file input '9223372036854775807 0 9223372036854775800')"
        stdout '9223372036854775807\n0\n9223372036854775800\n'
    done
}

@test "read_fast: its blocks end anywhere, in a number or behind it" {
    local blanks
    for blanks in '' ' ' '  ' '   ' '    ' '     ' '      '; do
        { printf '%s' "$blanks" && seq 100000 120000; } >"$BATS_TEST_TMPDIR/many"
        ends 0 build/common/read_fast 0 200000 20001 <"$BATS_TEST_TMPDIR/many"
        cmp "$BATS_TEST_TMPDIR/out" <(seq 100000 120000)
    done
}

@test "finish: 0 when the answer is out" {
    ends 0 build/common/finish
    stdout 'answer\n'
    stderr ''
}

@test "finish: 1 and a word when it is not" {
    local unbuffered
    for unbuffered in '' yes; do
        ends 1 bash -c "build/common/finish $unbuffered >&-"
        stderr 'output: the answer could not be written\n'
        if [ -e /dev/full ]; then
            ends 1 bash -c "build/common/finish $unbuffered >/dev/full"
            stderr 'output: the answer could not be written\n'
        fi
    done
}

@test "mex: every set of values below 10" {
    ends 0 build/common/mex
    stdout 'mex: 1024 sets\n'
}

@test "fill_grundy: the definition, for rows up to the longest" {
    ends 0 build/common/fill_grundy
    stdout 'fill_grundy: 5 games\n'
}

@test "read_uint64: the ends of 64 bits" {
    local text
    for text in 0 18446744073709551615 10000000000000000000; do
        printf '%s\n' "$text" | ends 0 build/common/read_uint64 0 18446744073709551615 1
        stdout "$text\n"
    done
    for text in 18446744073709551616 28446744073709551616 99999999999999999999 100000000000000000000; do
        printf '%s\n' "$text" | ends 1 build/common/read_uint64 0 18446744073709551615 1
        stdout ''
        stderr 'x: out of range, expected 0 to 18446744073709551615\n'
    done
}
