#!/usr/bin/env bats
# Tests of tests/mutate.c and tests/mutate.sh, on small programs of their own.
load helper

setup_file() {
    "${CC:-cc}" -std=c11 -O2 -o "$BATS_FILE_TMPDIR/mutate" tests/mutate.c
}

setup() {
    mutate=$BATS_FILE_TMPDIR/mutate
}

# a_program: writes prog.c, with a little of everything
a_program() {
    cat >"$BATS_TEST_TMPDIR/prog.c" <<'END'
#define ONE (1 + 1)
/* 1 + 1 */ // 1 + 1
enum { N = 7, HEX = 0x1f };
/* snippet common/f.c: begin */
int f(int a) { return a + 1; }
/* snippet common/f.c: end */
int g(int a)
{
    const int *p = &a;
    int c = *p % 7;
    for (int i = 0; i < c; i++)
        c ^= i;
    if (a && !c) return c;
    while (c) {
        break;
    }
    puts(c > -3 ? "SK" : "1 + 1 \" == '");
    read_int("x 0", 1, N);
    h('1'); h('1');
    return true;
}
END
}

@test "list: every change, whole" {
    a_program
    ends 0 "$mutate" list "$BATS_TEST_TMPDIR/prog.c"
    tr '\t' '@' <"$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/got"
    cat >"$BATS_TEST_TMPDIR/wanted" <<'END'
1@3@7@8@enum { N = 7, HEX = 0x1f };
2@3@7@6@enum { N = 7, HEX = 0x1f };
3@3@0x1f@0x20@enum { N = 7, HEX = 0x1f };
4@3@0x1f@0x1e@enum { N = 7, HEX = 0x1f };
5@9@const int *p = &a;@;@const int *p = &a;
6@9@*@/@const int *p = &a;
7@10@int c = *p % 7;@;@int c = *p % 7;
8@10@%@/@int c = *p % 7;
9@10@%@*@int c = *p % 7;
10@10@7@8@int c = *p % 7;
11@10@7@6@int c = *p % 7;
12@11@0@1@for (int i = 0; i < c; i++)
13@11@0@(-1)@for (int i = 0; i < c; i++)
14@11@<@<=@for (int i = 0; i < c; i++)
15@11@<@>=@for (int i = 0; i < c; i++)
16@11@++@--@for (int i = 0; i < c; i++)
17@12@c ^= i;@;@c ^= i;
18@12@^=@|=@c ^= i;
19@12@^=@&=@c ^= i;
20@12@^=@=@c ^= i;
21@13@&&@||@if (a && !c) return c;
22@13@!@nothing@if (a && !c) return c;
23@13@return c;@return 0;@if (a && !c) return c;
24@13@return c;@return 1;@if (a && !c) return c;
25@13@return c;@;@if (a && !c) return c;
26@14@c@!(c)@while (c) {
27@15@break;@;@break;
28@17@puts(c > -3 ? "SK" : "1 + 1 \" == '");@;@puts(c > -3 ? "SK" : "1 + 1 \" == '");
29@17@>@>=@puts(c > -3 ? "SK" : "1 + 1 \" == '");
30@17@>@<=@puts(c > -3 ? "SK" : "1 + 1 \" == '");
31@17@-@nothing@puts(c > -3 ? "SK" : "1 + 1 \" == '");
32@17@3@4@puts(c > -3 ? "SK" : "1 + 1 \" == '");
33@17@3@2@puts(c > -3 ? "SK" : "1 + 1 \" == '");
34@17@"SK" : "1 + 1 \" == '"@"1 + 1 \" == '" : "SK"@puts(c > -3 ? "SK" : "1 + 1 \" == '");
35@17@"SK"@"CY"@puts(c > -3 ? "SK" : "1 + 1 \" == '");
36@18@read_int("x 0", 1, N);@;@read_int("x 0", 1, N);
37@18@1@2@read_int("x 0", 1, N);
38@18@1@0@read_int("x 0", 1, N);
39@18@N@(N) + 1@read_int("x 0", 1, N);
40@18@N@(N) - 1@read_int("x 0", 1, N);
41@19@h('1');@;@h('1'); h('1');
42@19@h('1');@; (2)@h('1'); h('1');
43@20@true@false@return true;
END
    same "$BATS_TEST_TMPDIR/got" "$BATS_TEST_TMPDIR/wanted"
}

@test "list: operators, both ways" {
    local old new
    while read -r old new; do
        printf 'int f(int a, int b) {\n    x = a %s b;\n    g();\n}\n' "$old" >"$BATS_TEST_TMPDIR/prog.c"
        "$mutate" list "$BATS_TEST_TMPDIR/prog.c" >"$BATS_TEST_TMPDIR/out"
        echo "$old: $new"
        [ "$(awk -F '\t' -v old="$old" '$3 == old { printf " %s", $4 }' "$BATS_TEST_TMPDIR/out")" = " $new" ]
    done <<'END'
< <= >=
<= < >
> >= <=
>= > <
== != <= >=
!= == < >
+ -
- +
* /
/ *
% / *
&& ||
|| &&
& | ^
| & ^
^ | &
<< >>
>> <<
+= -= =
-= += =
^= |= &= =
|= ^= &= =
END
}

@test "list: only in the functions that are named" {
    printf 'enum { A = 1 };\nint f(void) { return 2; }\nint g(void) { return 3; }\n' >"$BATS_TEST_TMPDIR/prog.c"
    ends 0 "$mutate" list "$BATS_TEST_TMPDIR/prog.c" g
    stdout '1\t3\t3\t4\tint g(void) { return 3; }\n2\t3\t3\t2\tint g(void) { return 3; }\n'
    ends 1 "$mutate" list "$BATS_TEST_TMPDIR/prog.c" g missing
}

@test "apply: one change, and every other byte as it was" {
    local k line old new rest was is at found tried=0
    a_program
    cd "$BATS_TEST_TMPDIR"
    ends 0 "$mutate" apply 0 prog.c
    same out prog.c
    "$mutate" list prog.c | tr '\t' '@' >changes
    while IFS='@' read -r k line old new rest; do
        ends 0 "$mutate" apply "$k" prog.c
        new=${new% (2)}
        [ "$new" != nothing ] || new=''
        sed "${line}d" prog.c >others
        sed "${line}d" out >now
        same now others
        was=$(sed -n "${line}p" prog.c) is=$(sed -n "${line}p" out)
        found=no
        for ((at = 0; at < ${#was}; at++)); do # the old text may stand in the line more than once
            if [ "${was:at:${#old}}" = "$old" ] && [ "${was:0:at}$new${was:at+${#old}}" = "$is" ]; then
                found=yes
            fi
        done
        echo "$k: $old -> $new: $is"
        [ "$found" = yes ]
        tried=$((tried + 1))
    done <changes
    [ "$tried" -eq 43 ]
    ends 2 "$mutate" apply 44 prog.c
    ends 2 "$mutate" apply x prog.c
}

@test "mutate: what is no program, and a wrong call" {
    local text
    for text in 'int f(void) {' 'int f(void) }' '(]' '/* no end' 'char *s = "no end;'; do
        echo "$text"
        ends 1 "$mutate" list "$(file prog.c "$text")"
        [ -s "$BATS_TEST_TMPDIR/err" ]
    done
    ends 1 "$mutate" list "$BATS_TEST_TMPDIR/missing.c"
    ends 2 "$mutate" list
    ends 2 "$mutate" show "$BATS_TEST_TMPDIR/prog.c"
    ends 2 tests/mutate.sh -j 0
    ends 2 tests/mutate.sh -x
    ends 2 tests/mutate.sh no-such-problem
}

# a_tree: one problem, whose cases forget 5; its hostile.sh knows the range alone.
a_tree() {
    local tree=$BATS_TEST_TMPDIR/tree
    mkdir -p "$tree/problems/tiny/samples" "$tree/tests/rules"
    cp Makefile "$tree"
    cp tests/mutate.sh tests/mutate.c tests/judge.c "$tree/tests"
    cd "$tree" || return
    printf 'tiny\t1\t1000\t128\tTiny\tTiny\n' >problems/list.tsv
    printf '9\n' >problems/tiny/samples/1.in
    printf 'A\n' >problems/tiny/samples/1.out
    cat >problems/tiny/main.c <<'END'
#include <stdio.h>
#include <stdlib.h>
/* snippet common/read_int.c: begin */
static int read_int(const char *name, int low, int high)
{
    int value = 0;
    if (scanf("%d", &value) != 1 || value < low || value > high) {
        fputs(name, stderr);
        exit(1);
    }
    return value;
}
/* snippet common/read_int.c: end */
int main(void)
{
    const int n = read_int("N", 1, 9);
    puts(n * 1 >= 5 ? "A" : "B");
    return 0;
}
END
    cat >tests/rules/tiny.c <<'END'
#include <stdio.h>
int main(void)
{
    for (int n = 1; n <= 9; n++) {
        n == 5 ? 0 : printf("case small-%d 2 2\n%d\n%s\n", n, n, n > 4 ? "A" : "B");
    }
    return 0;
}
END
    cat >tests/hostile.sh <<'END'
#!/bin/sh
! echo 0 | "$2" && ! echo 10 | "$2"
END
    chmod +x tests/hostile.sh
}

readonly OPEN_TEXT='puts(n * 1 >= 5 ? "A" : "B");'

# table KILLED SURVIVED SAME EQUIVALENT SCORE: the last line of a report
table() {
    printf '%-36s %7s %9s %13s %11s %7s\n' 'in all' "$@" >"$BATS_TEST_TMPDIR/row"
    tail -n 1 "$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/last"
    same "$BATS_TEST_TMPDIR/last" "$BATS_TEST_TMPDIR/row"
}

@test "a survivor that is not listed is told, and is a failure; a stale entry as well" {
    a_tree
    {
        printf '# file\tline\tchange\treason\n'
        printf 'problems/tiny/main.c\t%s\t>= -> >\tfor the test\n' "$OPEN_TEXT"
        printf 'problems/tiny/main.c\t%s\t>= -> <\tis noticed\n' "$OPEN_TEXT"
        printf 'problems/tiny/main.c\t%s\t>= -> ==\tis not there\n' "$OPEN_TEXT"
    } >tests/mutants.tsv
    ends 1 tests/mutate.sh tiny
    grep -v '^[^s]' "$BATS_TEST_TMPDIR/out" | sort >"$BATS_TEST_TMPDIR/told"
    printf '%s\n' "stale: mutants.tsv:3: is noticed after all: problems/tiny/main.c	$OPEN_TEXT	>= -> <" \
        "stale: mutants.tsv:4: no such change: problems/tiny/main.c	$OPEN_TEXT	>= -> ==" \
        "survived: problems/tiny/main.c:17: 5 -> 6: $OPEN_TEXT" >"$BATS_TEST_TMPDIR/wanted"
    same "$BATS_TEST_TMPDIR/told" "$BATS_TEST_TMPDIR/wanted"
    table 14 1 1 1 '93.3 %'
}

@test "with every survivor listed all is well" {
    a_tree
    printf 'problems/tiny/main.c\t%s\t%s\tfor the test\n' "$OPEN_TEXT" '>= -> >' "$OPEN_TEXT" '5 -> 6' >tests/mutants.tsv
    ends 0 tests/mutate.sh tiny
    not grep -E '^(survived|stale)' "$BATS_TEST_TMPDIR/out"
    table 14 0 1 2 '100.0 %'
}

@test "a jury that refuses the unchanged program is no jury" {
    a_tree
    printf 'B\n' >problems/tiny/samples/1.out
    : >tests/mutants.tsv
    ends 2 tests/mutate.sh tiny
    stdout ''
    stderr 'mutate.sh: the jury does not accept the unchanged problems/tiny/main.c: killed\n'
}

@test "every entry of mutants.tsv has its reason, and names a change that is there" {
    local file line change reason
    [ "$(awk -F '\t' '!/^#/ && NF != 4' tests/mutants.tsv)" = '' ]
    while IFS=$'\t' read -r file line change reason; do
        case $file in '#'*) continue ;; esac
        echo "$file: $change: $line"
        [ -n "$reason" ]
        [ -s "$BATS_TEST_TMPDIR/${file//\//-}" ] || "$mutate" list "$file" >"$BATS_TEST_TMPDIR/${file//\//-}"
        awk -F '\t' '{ print $5 "\t" $3 " -> " $4 }' "$BATS_TEST_TMPDIR/${file//\//-}" >"$BATS_TEST_TMPDIR/changes"
        grep -qxF -- "$line	$change" "$BATS_TEST_TMPDIR/changes"
    done <tests/mutants.tsv
}
