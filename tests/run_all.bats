#!/usr/bin/env bats
# run_all.sh: it finds its suite from anywhere, never uses a stale build, and names what is missing. Tests of the options
# are in tests/judge.bats.
# shellcheck disable=SC2016 # $ is for later shells
load helper
load judge/tree

setup() {
    cp -Rp "$BATS_FILE_TMPDIR/tree" "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
}

@test "from another folder, through a link, with CDPATH set; paths are relative to the caller's folder" {
    local top=$PWD
    mkdir -p "$BATS_TEST_TMPDIR/my own/other/tree"
    cd "$BATS_TEST_TMPDIR/my own" || return
    printf '#!/bin/sh\necho no\n' >./-wrong
    chmod +x ./-wrong
    ln -s "$top/run_all.sh" link
    ends 0 ./link copy
    ends 1 "$top/run_all.sh" -S kept -s ./-wrong copy
    grep -qx '  kept:    kept/hack_1.in and hack_1.out' "$BATS_TEST_TMPDIR/out"
    ends 0 bash -c "$(sed -n 's/^  again:   //p' "$BATS_TEST_TMPDIR/out")"
    stdout 'no\n'
    cp "$top/run_all.sh" other/tree
    cd other || return
    ends 2 env CDPATH="$top/.." bash tree/run_all.sh # where no suite is
}

@test "--version is the latest of the changes in common/README.md, and needs no build" {
    printf '# x\n\n### 5.1\n\n- new\n\n### 5.0\n' >common/README.md
    rm -r build
    ends 0 ./run_all.sh --version
    stdout '5.1\n'
    [ ! -e build ]
}

# bats test_tags=deep
@test "no build is stale, whatever the dates of the files and the flags of make" {
    local flag
    cp problems/copy/rules.c rules.old
    sed 's/n, n, n)/n, n, n + 1)/' rules.old >problems/copy/rules.c
    touch -t 200001010000 rules.old problems/copy/rules.c
    ends 1 ./run_all.sh --full copy
    [ "$(tail -n 1 "$BATS_TEST_TMPDIR/out")" = '1 problem: 1 WA' ]
    printf '#include <stdio.h>\nint main(void) { fputs("no proof\\n", stderr); return 1; }\n' >problems/copy/rules.c
    ends 2 ./run_all.sh --full copy
    grep -qx 'no proof' "$BATS_TEST_TMPDIR/err"
    mv rules.old problems/copy/rules.c
    ends 0 ./run_all.sh --full copy
    echo 'no C' >>common/judge/judge.h
    touch -t 200001010000 common/judge/judge.h
    for flag in i n t; do
        ends 2 env MAKEFLAGS="$flag" ./run_all.sh
        grep -qx 'run_all.sh: the judge does not build' "$BATS_TEST_TMPDIR/err"
    done
}

@test "another build folder, and one behind a link" {
    mv build "$BATS_TEST_TMPDIR/elsewhere"
    ends 0 env BUILD="$BATS_TEST_TMPDIR/elsewhere" ./run_all.sh --full copy
    [ ! -e build ]
    ln -s "$BATS_TEST_TMPDIR/elsewhere" build
    ends 0 ./run_all.sh
    for place in 'a b' '$(touch${IFS}hacked)' -x "$PWD/Makefile/below"; do
        ends 2 env BUILD="$place" ./run_all.sh
        stdout ''
    done
    [ ! -e hacked ]
}

# bats test_tags=deep
@test "a disk from which nothing can be executed is named" {
    mkdir "$BATS_TEST_TMPDIR/disk"
    unshare -rm mount -t tmpfs tmpfs "$BATS_TEST_TMPDIR/disk" 2>/dev/null || skip "cannot mount a disk here"
    ends 2 unshare -rm sh -c 'mount -t tmpfs -o noexec tmpfs "$1" && BUILD=$1/build exec ./run_all.sh copy' sh "$BATS_TEST_TMPDIR/disk"
    printed "run_all.sh: programs in $BATS_TEST_TMPDIR/disk/build cannot be executed: is the disk mounted with noexec?"
    chmod -x common/build.sh # as on such a disk
    ends 2 ./run_all.sh copy
    printed "run_all.sh: programs in $PWD cannot be executed: is the disk mounted with noexec?"
}

@test "runs at the same time do not interfere and leave nothing" {
    local i
    file wrong.c 'int main(void) { return 1; }\n' >/dev/null
    for i in 1 2 3 4; do ./run_all.sh -s "$BATS_TEST_TMPDIR/wrong.c" copy >"$BATS_TEST_TMPDIR/out.$i" & done
    wait
    [ "$(sed -n 's/^  again:   //p' "$BATS_TEST_TMPDIR"/out.? | sort -u | wc -l)" -eq 4 ]
    not ls -d build/runs/*/*/work.*
}

# bats test_tags=deep
@test "what is missing is named at once, with how to install it; the tools that it names suffice" {
    local tool tools=$BATS_TEST_TMPDIR/tools
    export CFLAGS=-O0
    mkdir "$tools"
    for tool in bash mkdir readlink; do ln -s "$(type -P "$tool")" "$tools"; done
    rm -rf build
    ends 2 env PATH="$tools" bash ./run_all.sh
    stdout ''
    printed 'run_all.sh: missing: make cc. This installs what the suite needs: ./run_all.sh --setup'
    ln -s "$(type -P make)" "$tools/make"
    executable tools/cc 'exit 1' # as without libc6-dev
    ends 2 env PATH="$tools" bash ./run_all.sh
    printed 'run_all.sh: missing: <stdio.h>. This installs'
    ln -sf "$(type -P cc)" "$tools/cc"
    for tool in as awk cat cksum cmp cp ld ln mktemp mv rm sh sed; do ln -s "$(type -P "$tool")" "$tools/$tool"; done
    executable builtins 'read -r n && echo "$n"'
    ends 0 env PATH="$tools" bash ./run_all.sh --full -s "$BATS_TEST_TMPDIR/builtins" copy
    ends 2 env CC= ./run_all.sh
}

@test "what a test writes takes the place of a link, and never goes through it to a command of this machine" {
    echo real >"$BATS_TEST_TMPDIR/command"
    ln -s command "$BATS_TEST_TMPDIR/link"
    executable link 'echo 1000' >/dev/null
    [ ! -L "$BATS_TEST_TMPDIR/link" ]
    ln -sf command "$BATS_TEST_TMPDIR/link"
    file link 'x' >/dev/null
    [ "$(cat "$BATS_TEST_TMPDIR/command")" = real ]
}

# machine: where --setup looks for what it needs: a folder of commands of its own, and nothing else
machine() {
    local tool
    mkdir "$BATS_TEST_TMPDIR/machine"
    for tool in bash awk cat env id mkdir readlink sh sed sort tr uname; do
        ln -s "$(type -P "$tool")" "$BATS_TEST_TMPDIR/machine/$tool"
    done
}

# setup_there: run_all.sh --setup on that machine, with no terminal
setup_there() { env PATH="$BATS_TEST_TMPDIR/machine" bash ./run_all.sh --setup --list copy </dev/null; }

# bats test_tags=deep
@test "--setup shows what is missing and installs it, as root or by sudo, and goes on; where it cannot, it says what to do, with status 2" {
    local all=(make cc c++ python3 bats ps cmp find) others=(as cksum cp ld mktemp mv rm)
    local tool missing='    setup: missing: make cc stdio.h linux/seccomp.h c++ python3 bats ps cmp find'
    cp -R "$BATS_TEST_DIRNAME/../common/setup.sh" common
    machine
    executable machine/uname 'echo Linux' >/dev/null
    ends 2 setup_there
    printed "${missing#    }" 'none of apt-get, dnf, pacman, apk, brew is here; install it by hand. For Debian or Ubuntu, as root: apt-get update'
    executable machine/apt-get 'echo "$*" >>installed; [ "$1" = update ] || exit 1' >/dev/null
    executable machine/id 'echo 1000' >/dev/null
    ends 2 setup_there
    printed 'sudo -n apt-get update -q' 'you are not root, and there is no sudo'
    [ ! -e installed ]
    executable machine/sudo '[ "$1" = -n ] && shift && echo sudo >>installed && exec "$@"' >/dev/null
    ends 2 setup_there
    printed 'setup: this has failed: sudo -n env' 'run it by hand, as root'
    # an apt-get that makes what is missing
    for tool in "${all[@]}" "${others[@]}"; do echo "ln -s '$(type -P "$tool")' '$BATS_TEST_TMPDIR/machine/$tool'"; done >"$BATS_TEST_TMPDIR/links"
    executable machine/apt-get "echo \"\$*\" >>installed; [ \"\$1\" = update ] || . '$BATS_TEST_TMPDIR/links'" >/dev/null
    ln -s "$(type -P ln)" "$BATS_TEST_TMPDIR/machine/ln"
    rm installed
    CFLAGS=-O0 ends 0 setup_there
    printed 'setup: nothing is missing any more' 'Copy 2'
    same installed - <<END
sudo
update -q
sudo
install -q -y --no-install-recommends make gcc libc6-dev g++ python3 bats procps diffutils findutils
END
    rm installed
    ends 0 setup_there
    printed 'setup: nothing is missing' 'Copy 2'
    [ ! -e installed ]
}

@test "the packages that pages and workflows name are those of common/setup.sh" {
    local file name
    cd "$BATS_TEST_DIRNAME/.." || return
    has README.md "apt-get install $(common/setup.sh --packages site)\`"
    for file in .github/workflows/{ci,release}.yml; do
        for name in $(common/setup.sh --packages site); do has "$file" " $name"; done
    done
    for name in $(common/setup.sh --packages book); do has .github/workflows/release.yml " $name"; done
    for name in common/site tests; do has "$name/README.md" 'apt-get install nodejs npm chromium firefox-esr'; done
    [ "$(common/setup.sh --packages browsers)" = 'chromium firefox-esr' ]
    ends 2 common/setup.sh --packages nothing
}
