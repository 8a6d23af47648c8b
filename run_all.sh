#!/usr/bin/env bash
# The front door: finds the suite, builds the judge, and hands over to it. Options: ./run_all.sh --help
set -u
unset CDPATH BASH_ENV ENV MAKEFLAGS MFLAGS GNUMAKEFLAGS MAKELEVEL MAKEFILES POSIXLY_CORRECT

give_up() {
    printf 'run_all.sh: %s\n' "$1" >&2
    exit 2
}

self=$(readlink -f "${BASH_SOURCE[0]}") || give_up "readlink -f is missing: macOS has it from 12.3 on"
CALLED_FROM=$(pwd -P)
cd -P -- "${self%/*}" || give_up "cannot enter the folder of run_all.sh"

if [ "$*" = --version ]; then
    exec sed -n '/^### /{s///p;q;}' common/README.md # the latest of its changes
fi

if [ "${1-}" = --setup ]; then
    common/setup.sh || exit
    shift
fi

BUILD=${BUILD:-build}
case $BUILD in *[!A-Za-z0-9_./+@=,-]* | -*) give_up "BUILD must not contain blanks or characters special to make: '$BUILD'" ;; esac
case $BUILD in build | /*) ;; *) BUILD=$CALLED_FROM/$BUILD ;; esac
export BUILD CALLED_FROM

# What is missing is named once, with one command.
compiler=${CC:-cc} missing=''
command -v make >/dev/null 2>&1 || missing=' make'
if ! command -v "${compiler%% *}" >/dev/null 2>&1; then
    missing="$missing ${compiler%% *}"
elif [ ! -e "$BUILD/judge" ]; then # a compiler may come without the library; what was built shows that it is there
    # shellcheck disable=SC2086 # a command with its options
    echo '#include <stdio.h>' | $compiler -E -x c - >/dev/null 2>&1 || missing="$missing <stdio.h>"
fi
[ -z "$missing" ] || give_up "missing:$missing. This installs what the suite needs: ./run_all.sh --setup"
if ! mkdir -p "$BUILD" 2>/dev/null || [ ! -w "$BUILD" ]; then
    give_up "cannot create or write to the folder $BUILD: choose another with BUILD=DIR"
fi

[ -x common/build.sh ] || give_up "programs in $PWD cannot be executed: is the disk mounted with noexec?"
umask u+rwx # what is made can be read
common/folder.sh claim
case $? in 0) common/folder.sh sweep ;; 2) exit 2 ;; *) give_up "cannot write to $BUILD: is the disk full?" ;; esac

trap 'exit 130' INT
trap 'exit 143' TERM HUP
[ ! -t 2 ] || printf 'building the judge ...\r' >&2
make -s "$BUILD/judge" >&2 || {
    { full=$(mktemp "$BUILD/full.XXXXXX") && echo full >"$full" && rm "$full"; } 2>/dev/null || give_up "cannot write to $BUILD: is the disk full?"
    give_up "the judge does not build"
}
[ ! -t 2 ] || printf '%79s\r' '' >&2
[ -x "$BUILD/judge" ] ||
    give_up "programs in $BUILD cannot be executed: is the disk mounted with noexec? Choose another with BUILD=DIR"
needs=$("$BUILD/judge" --needs "$@") || exit
# shellcheck disable=SC2086 # the words are meant to be split: -j N, and what has to be made
[ -z "$needs" ] || make -s ${needs%%$'\n'*} >&2 || give_up "cannot make the rules of a game, or its cases"
# shellcheck disable=SC2086 # of somebody's own rules: their name, and what has to be made
case $needs in *$'\n'*) common/rules/own_rules.sh ${needs#*$'\n'} >&2 || give_up "nothing is judged by these rules" ;; esac
[ ! -t 2 ] || printf '%79s\r' '' >&2
exec "$BUILD/judge" "$@"
