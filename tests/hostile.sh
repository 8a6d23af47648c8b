#!/usr/bin/env bash
# Hostile input for one program: hostile.sh PROBLEM PROGRAM
# From the problem's lines in hostile.tsv: every number in turn made bad in many ways, whole files that are no input,
# input and output that are closed or full; and odd files that must be read all the same.
# Prints each failure and the counts; exit status 0 when there was none, 1 when there was, 2 for a wrong call.
set -u

if [ $# -ne 2 ] || [ ! -x "$2" ]; then
    echo "usage: hostile.sh PROBLEM PROGRAM" >&2
    exit 2
fi
problem=$1
case $2 in /*) program=$2 ;; *) program=$PWD/$2 ;; esac
table=$(dirname "${BASH_SOURCE[0]}")/hostile.tsv
work=$(mktemp -d "${TMPDIR:-/tmp}/hostile.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
tried=0 failed=0

# Every run is bounded, so that a program that hangs is a failure and not the end of this test.
run() {
    perl -e 'alarm 10; exec { $ARGV[0] } @ARGV' "$program" >"$work/out" 2>"$work/err"
}
command -v timeout >/dev/null && run() { timeout 10 "$program" >"$work/out" 2>"$work/err"; }

fail() {
    failed=$((failed + 1))
    echo "$problem: $1: $2"
}

# rejected NAME MESSAGE: the file `in` must end in status 1, nothing on stdout, and this one line on stderr.
rejected() {
    local status=0
    run <"$work/in" || status=$?
    tried=$((tried + 1))
    printf '%s\n' "$2" >"$work/wanted"
    if [ "$status" -ne 1 ]; then
        fail "$1" "exit status $status, wanted 1"
    elif [ -s "$work/out" ]; then
        fail "$1" "something on stdout"
    elif ! cmp -s "$work/err" "$work/wanted"; then
        fail "$1" "stderr is \"$(head -c 200 "$work/err")\", wanted \"$2\""
    fi
}

# accepted NAME: the file `in` must give the same answer as the good input.
accepted() {
    local status=0
    run <"$work/in" || status=$?
    tried=$((tried + 1))
    if [ "$status" -ne 0 ] || [ -s "$work/err" ] || ! cmp -s "$work/out" "$work/answer"; then
        fail "$1" "exit status $status, stdout \"$(head -c 200 "$work/out")\", stderr \"$(head -c 200 "$work/err")\""
    fi
}

# unwritten NAME STATUS: the run that has just ended could not write its answer.
unwritten() {
    tried=$((tried + 1))
    echo 'output: the answer could not be written' >"$work/wanted"
    if [ "$2" -ne 1 ] || ! cmp -s "$work/err" "$work/wanted"; then
        fail "$1" "exit status $2, stderr \"$(head -c 200 "$work/err")\""
    fi
}

long_number=$(printf '%010000d' 0 | tr 0 7)

# each_bad_number LOW HIGH: "how it is bad|what is said|the text", the text with printf's escapes.
each_bad_number() {
    cat <<TABLE
a letter|not a plain integer|x
a letter behind|not a plain integer|$2x
a sign|not a plain integer|+$2
a negative|not a plain integer|-$2
minus zero|not a plain integer|-0
a leading zero|not a plain integer|0$2
two zeros|not a plain integer|00
a power of ten|not a plain integer|1e3
hexadecimal|not a plain integer|0x10
a fraction|not a plain integer|1.5
a comma|not a plain integer|$2,
a NUL behind|not a plain integer|$2\\0
a NUL before|not a plain integer|\\0$2
zero|out of range|0
one below|out of range|$(($1 - 1))
one above|out of range|$(($2 + 1))
a digit more|out of range|${2}0
2^32 above|out of range|$(($2 + 4294967296))
20 digits|out of range|18446744073709551617
10,000 digits|out of range|$long_number
TABLE
}

known=no
while IFS=$'\t' read -r folder good numbers; do
    [ "$folder" = "$problem" ] || continue
    known=yes
    # shellcheck disable=SC2206 # the tokens of the input
    tokens=($good)
    IFS=$'\t' read -r -a fields <<<"$numbers"

    printf '%s\n' "$good" >"$work/in"
    run <"$work/in"
    cp "$work/out" "$work/answer"
    [ -s "$work/answer" ] || fail "the good input" "no answer"

    first=${fields[0]}
    for ((i = 0; i < ${#fields[@]}; i++)); do
        high=${fields[i]##* } name=${fields[i]% *}
        low=${name##* } name=${name% *}
        before="${tokens[*]:0:i}" after="${tokens[*]:i+1}"
        while IFS='|' read -r how what text; do
            printf '%s ' "$before" >"$work/in"
            printf '%b %s\n' "$text" "$after" >>"$work/in"
            rejected "$name $how ($good)" "$name: $what, expected $low to $high"
        done <<<"$(each_bad_number "$low" "$high")"
        for ending in '' '\n' ' \r\n\t'; do
            printf "%s$ending" "$before" >"$work/in"
            rejected "$name missing ($good)" "$name: missing, expected $low to $high"
        done
    done
    high=${first##* } name=${first% *}
    expected="${name% *}: %s, expected ${name##* } to $high"

    : >"$work/in"
    # shellcheck disable=SC2059 # the format is ours
    missing=$(printf "$expected" missing) no_integer=$(printf "$expected" 'not a plain integer')
    rejected 'an empty file' "$missing"
    printf ' \t\r\n\v\f\n' >"$work/in"
    rejected 'only blanks' "$missing"
    printf '\0' >"$work/in"
    rejected 'a NUL' "$no_integer"
    printf '\357\273\277%s\n' "$good" >"$work/in"
    rejected 'a byte order mark' "$no_integer"
    printf '\177ELF\002\001\377\376\200\0\0' >"$work/in"
    rejected 'binary noise' "$no_integer"
    head -c 1000000 /dev/zero | tr '\0' ' ' >"$work/in"
    rejected 'a megabyte of blanks' "$missing"
    head -c 1000000 /dev/zero | tr '\0' x >"$work/in"
    rejected 'a megabyte of letters' "$no_integer"
    head -c 1000000 /dev/zero | tr '\0' 9 >"$work/in"
    # shellcheck disable=SC2059 # the format is ours
    rejected 'a megabyte of digits' "$(printf "$expected" 'out of range')"
    mkdir -p "$work/folder"
    tried=$((tried + 2))
    run <&- || true
    grep -qxF "$missing" "$work/err" || fail 'a closed stdin' "stderr is \"$(head -c 200 "$work/err")\""
    run <"$work/folder" || true
    grep -qxF "$missing" "$work/err" || fail 'a folder as stdin' "stderr is \"$(head -c 200 "$work/err")\""

    printf '%s\n' "$good" >"$work/in"
    status=0
    "$program" <"$work/in" 2>"$work/err" >&- || status=$?
    unwritten 'a closed stdout' "$status"
    if [ -e /dev/full ]; then
        status=0
        "$program" <"$work/in" 2>"$work/err" >/dev/full || status=$?
        unwritten 'a full stdout' "$status"
    fi

    printf '%s\r\n' "$good" >"$work/in"
    accepted 'CRLF'
    printf '%s' "$good" >"$work/in"
    accepted 'no last newline'
    printf '\n \r\n\t%s\n' "$good" >"$work/in"
    accepted 'blank lines before'
    printf '%s' "$good" | tr ' ' '\t' >"$work/in"
    accepted 'tabs'
    printf '%s' "$good" | tr ' ' '\n' >"$work/in"
    accepted 'a line for every number'
    printf '%s\n\n \n' "$good" >"$work/in"
    accepted 'blank lines after'
    printf '%s\nand so on \377\n' "$good" >"$work/in"
    accepted 'text after the last number'
    { head -c 1000000 /dev/zero | tr '\0' '\n' && printf '%s\n' "$good"; } >"$work/in"
    accepted 'a megabyte of line breaks before'
done <"$table"

if [ "$known" = no ]; then
    echo "$problem has no line in hostile.tsv" >&2
    exit 2
fi
echo "$problem: $tried hostile inputs, $failed failed"
[ "$failed" -eq 0 ]
