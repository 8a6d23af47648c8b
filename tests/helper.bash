# Shared by the *.bats files: every test starts in the top folder, and what it needs is built by make.
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
unset NO_COLOR MAKEFLAGS MAKELEVEL CDPATH BUILD
case ${LC_ALL:-${LC_MESSAGES:-${LANG-}}} in ko*) export LC_ALL=C.UTF-8 ;; esac # what the games say is compared in English

# long_or_quick NUMBER NUMBER: how much is tried; the second one where QUICK is set (README.md).
long_or_quick() { if [ -n "${QUICK-}" ]; then echo "$2"; else echo "$1"; fi; }

# same FILE FILE: the files are equal, or the difference is shown.
same() { diff "$1" "$2"; }

# file NAME TEXT: writes TEXT, with printf's escapes, to NAME in the test's own folder, and prints its path.
file() {
    rm -f "$BATS_TEST_TMPDIR/$1" # it may be a link to a command of this machine
    printf '%b' "$2" >"$BATS_TEST_TMPDIR/$1"
    echo "$BATS_TEST_TMPDIR/$1"
}

# executable NAME COMMANDS: a shell script in the test's own folder; prints its path
executable() {
    rm -f "$BATS_TEST_TMPDIR/$1" # it may be a link to a command of this machine
    printf '#!/bin/sh\n%s\n' "$2" >"$BATS_TEST_TMPDIR/$1"
    chmod +x "$BATS_TEST_TMPDIR/$1"
    echo "$BATS_TEST_TMPDIR/$1"
}

# open COMMAND...: runs it where there are no namespaces
open() {
    if unshare -r true 2>/dev/null; then
        unshare -r sh -c 'echo 0 >/proc/sys/user/max_user_namespaces && exec "$@"' sh "$@"
    else
        "$@"
    fi
}

# make_outside: makes the folder $outside, which is not below /tmp: of that a program in the sandbox never sees anything. A
# file that uses it has remove_outside as its teardown.
make_outside() { outside=$(mktemp -d /var/tmp/suite-test.XXXXXX) && chmod 755 "$outside"; }
remove_outside() { [ -z "${outside:-}" ] || rm -rf "$outside"; }

# lend FOLDER PRODUCT...: copies products of the build, with their records, to the build folder of another tree
lend() {
    local products=("${@:2}")
    mkdir -p "$1/from"
    cp -Rp "${products[@]/#/build/}" "$1"
    cp -Rp "${products[@]/#/build/from/}" "$1/from"
}

# ends STATUS COMMAND...: the command ends with this exit status; its stdout and stderr go to the test's files out and err.
ends() {
    local wanted=$1 status=0
    shift
    "$@" >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" || status=$?
    if [ "$status" -ne "$wanted" ]; then
        echo "exit status $status, wanted $wanted: $*"
        cat "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/err"
        return 1
    fi
}

# has FILE TEXT...: the file has each of these texts in a line, or it is shown.
has() {
    local text
    for text in "${@:2}"; do
        grep -qF -- "$text" "$1" || { echo "not there: $text" && cat "$1" && return 1; }
    done
}

# printed TEXT...: the last `ends` has printed each of these texts.
printed() {
    cat "$BATS_TEST_TMPDIR/out" "$BATS_TEST_TMPDIR/err" >"$BATS_TEST_TMPDIR/printed"
    has "$BATS_TEST_TMPDIR/printed" "$@"
}

# each_ends STATUS COMMAND INPUT...: on each of these inputs, with printf's escapes, the command, which is split at
# blanks, ends with this exit status.
each_ends() {
    local input
    for input in "${@:3}"; do
        # shellcheck disable=SC2086 # its words
        ends "$1" $2 <"$(file input "$input")" || { echo "input: $input" && return 1; }
    done
}

# stdout TEXT, stderr TEXT: all that the last `ends` wrote there; TEXT may have printf's escapes.
stdout() { same "$BATS_TEST_TMPDIR/out" "$(file wanted "$1")"; }
stderr() { same "$BATS_TEST_TMPDIR/err" "$(file wanted "$1")"; }

# normal FILE: a report of the judge without what differs from run to run: times, memory, folders
normal() {
    local open='' # where there are no namespaces a note says so, and the program is where it is
    unshare -r true 2>/dev/null || open='/^(Note: there was no sandbox|알림: 이 시스템에서는 네임스페이스를)/d
        s#/[^ ]*/runs/[a-z0-9-]+/[A-Za-z0-9]{6}/Main:#/run/Main:#g'
    sed -E -e "$open" -e "s#$BATS_TEST_TMPDIR#DIR#g" -e 's#runs/([a-z-]+)/[A-Za-z0-9]{6}/#runs/\1/RUN/#g' \
        -e 's/(\/[0-9]+) +[0-9]+ ms +[0-9]+\.[0-9] MB/\1  T ms  M MB/' -e 's/  [0-9]+ ms  [0-9]+\.[0-9] MB$/  T ms  M MB/' \
        -e 's/[0-9]+(ms| ms|KB| KB), (limit|제한)/N\1, \2/g' -e 's/[0-9.]+ s by the clock, [0-9.]+ s of CPU/N s by the clock, N s of CPU/' \
        -e 's/시계로 [0-9.]+초, CPU 시간 [0-9.]+초/시계로 N초, CPU 시간 N초/' \
        -e 's/"(time_ms|memory_kb)":[0-9]+/"\1":N/g' -e 's/ time="[0-9.]+"/ time="N"/g' -e 's/about [0-9]+ s/about N s/' -e 's/약 [0-9]+초/약 N초/' \
        -e 's/("compiler":\{"text":"[^}]*"size":)[0-9]+/\1N/' \
        -e 's#(/[A-Za-z0-9._-]+)+/python3 -W#python3 -W#' -e 's/("got":\{"text":"(y\\n){90}).*("size":)[0-9]+/\1...\3N/' "$1"
}

# not COMMAND...: the command fails (bats ignores a bare `! command`).
not() {
    if "$@"; then
        echo "did not fail: $*"
        return 1
    fi
}
