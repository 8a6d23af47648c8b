#!/usr/bin/env bats
# The snippets in common/: what each promises, and that the copies in the solutions are theirs.
load helper

setup_file() {
    make -s snippet-tests
}

# reads INPUT VALUE...: read_int takes INPUT for these values, each within 0..1000.
reads() {
    local input=$1
    shift
    ends 0 build/common/read_int 0 1000 $# <"$(file input "$input")"
    stdout "$(printf '%s\\n' "$@")"
    stderr ''
}

# rejects INPUT PROBLEM [LOW HIGH]: read_int ends with status 1 and one line that tells the problem.
rejects() {
    ends 1 build/common/read_int "${3-1}" "${4-1000}" 1 <"$(file input "$1")"
    stdout ''
    stderr "x: $2, expected ${3-1} to ${4-1000}\\n"
}

@test "every snippet has a unit test, and no test is without its snippet" {
    local name
    for name in common/*.c; do [ -f "tests/$name" ]; done
    for name in tests/common/*.c; do [ -f "${name#tests/}" ]; done
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
    rejects '899999999999999999\n' 'out of range' 1 899999999999999998
    rejects '9999999999999999999\n' 'out of range' 1 899999999999999999
    rejects '4\n' 'out of range' 5 5
}

@test "read_int: the ends of the widest range" {
    ends 0 build/common/read_int 0 899999999999999999 2 <"$(file input '899999999999999999 0')"
    stdout '899999999999999999\n0\n'
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

# a_tree: a small tree of its own, with two snippets and two solutions, all in order.
a_tree() {
    mkdir -p "$BATS_TEST_TMPDIR/tree/common" "$BATS_TEST_TMPDIR/tree/problems/one" "$BATS_TEST_TMPDIR/tree/problems/two"
    cp common/snippets.sh "$BATS_TEST_TMPDIR/tree/common"
    cd "$BATS_TEST_TMPDIR/tree" || return
    printf 'int f(void);\n' >common/f.c
    printf '/* g */\nint g(void);\n' >common/g.c
    printf '%s\n' '/* snippet common/f.c: begin */' 'int f(void);' '/* snippet common/f.c: end */' 'rest' \
        >problems/one/main.c
    printf '%s\n' 'first' '/* snippet common/f.c: begin */' 'int f(void);' '/* snippet common/f.c: end */' '' \
        '/* snippet common/g.c: begin */' '/* g */' 'int g(void);' '/* snippet common/g.c: end */' >problems/two/main.c
}

@test "check-snippets: a tree in order passes, and sync changes nothing in it" {
    a_tree
    ends 0 common/snippets.sh check
    stdout ''
    stderr ''
    cp -R . ../before
    ends 0 common/snippets.sh sync
    stdout ''
    diff -r ../before .
}

@test "check-snippets: names file and snippet when a copy differs; sync mends it" {
    a_tree
    cp problems/two/main.c ../whole
    sed 's/g(void)/g(int)/' ../whole >problems/two/main.c
    ends 1 common/snippets.sh check
    stderr 'problems/two/main.c: common/g.c: the copy differs (make sync renews it)\n'
    ends 0 common/snippets.sh sync
    stdout 'renewed problems/two/main.c\n'
    same problems/two/main.c ../whole
    ends 0 common/snippets.sh check
}

@test "check-snippets: a changed snippet is renewed in every copy" {
    a_tree
    printf 'long f(void);\n\nlong longer;\n' >common/f.c
    ends 1 common/snippets.sh check
    ends 0 common/snippets.sh sync
    stdout 'renewed problems/one/main.c\nrenewed problems/two/main.c\n'
    ends 0 common/snippets.sh check
    grep -qx 'long longer;' problems/one/main.c
}

@test "check-snippets: blanks count" {
    a_tree
    sed 's/^int f(void);$/int f(void); /' problems/one/main.c >../changed
    cp ../changed problems/one/main.c
    ends 1 common/snippets.sh check
}

@test "check-snippets: unmatched and misspelt markers" {
    a_tree
    printf '/* snippet common/f.c: begin */\nint f(void);\n' >problems/one/main.c
    ends 1 common/snippets.sh check
    stderr 'problems/one/main.c: common/f.c: begin without end\n'
    printf 'int f(void);\n/* snippet common/f.c: end */\n' >problems/one/main.c
    ends 1 common/snippets.sh check
    stderr 'problems/one/main.c: common/f.c: end without begin\n'
    printf '/* snippet common/f.c: begin*/\nint f(void);\n' >problems/one/main.c
    ends 1 common/snippets.sh check
    stderr 'problems/one/main.c: line 1: a marker that is not written as it should be\n'
    printf '/* snippet common/f.c: begin */\n/* snippet common/g.c: begin */\n/* snippet common/g.c: end */\n' \
        >problems/one/main.c
    ends 1 common/snippets.sh check
    stderr 'problems/one/main.c: common/f.c: begin without end\n'
    # sync must not touch what it cannot read
    cp problems/one/main.c ../bad
    ends 1 common/snippets.sh sync
    same problems/one/main.c ../bad
}

@test "check-snippets: a snippet that is missing" {
    a_tree
    rm common/g.c
    ends 1 common/snippets.sh check
    stderr 'problems/two/main.c: common/g.c: no such snippet\n'
}

@test "check-snippets: a snippet that nothing uses" {
    a_tree
    printf 'int h(void);\n' >common/h.c
    ends 1 common/snippets.sh check
    stderr 'common/h.c: no solution uses it\n'
}

@test "snippets.sh: a wrong call" {
    ends 2 common/snippets.sh
    stderr 'usage: common/snippets.sh sync|check\n'
    ends 2 common/snippets.sh renew
}

@test "the copies in this tree are the snippets" {
    ends 0 make -s check-snippets
    stderr ''
}
