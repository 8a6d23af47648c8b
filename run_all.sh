#!/usr/bin/env bash
# The front door: finds the suite, makes the judge, and hands over to it. What may be said: ./run_all.sh --help
set -u
unset CDPATH BASH_ENV ENV MAKEFLAGS MFLAGS GNUMAKEFLAGS MAKELEVEL MAKEFILES POSIXLY_CORRECT

refuse() {
    printf 'run_all.sh: %s\n' "$1" >&2
    exit 2
}

# Where this file really lies, also when it is called by a symbolic link.
self=${BASH_SOURCE[0]}
while [ -L "$self" ]; do
    link=$(readlink "$self") || refuse "readlink is missing: it belongs to every Unix system"
    case $link in /*) self=$link ;; *) self=${self%/*}/$link ;; esac
done
case $self in */*) ;; *) self=./$self ;; esac
CALLED_FROM=$(pwd -P)
cd -P -- "${self%/*}" || refuse "the folder of run_all.sh cannot be entered"

BUILD=${BUILD:-build}
case $BUILD in *[!A-Za-z0-9_./+@=,-]* | -*) refuse "BUILD may not hold blanks or signs that make takes for its own: '$BUILD'" ;; esac
case $BUILD in build | /*) ;; *) BUILD=$CALLED_FROM/$BUILD ;; esac
export BUILD CALLED_FROM

command -v make >/dev/null 2>&1 || refuse "make is missing: apt-get install make, or xcode-select --install on macOS"
[ -n "${CXX-c++}" ] || refuse "CXX is empty: unset it, or name a compiler"
compiler=${CC:-cc}
command -v "${compiler%% *}" >/dev/null 2>&1 ||
    refuse "${compiler%% *} is missing: apt-get install gcc libc6-dev, or xcode-select --install on macOS"
if ! mkdir -p "$BUILD" 2>/dev/null || [ ! -w "$BUILD" ]; then
    refuse "the folder $BUILD cannot be made or written: name another with BUILD=DIR"
fi

trap 'exit 130' INT
trap 'exit 143' TERM HUP
[ ! -t 2 ] || printf 'building the judge ...\r' >&2
make -s "$BUILD/judge" >&2 || refuse "the judge itself does not build"
[ ! -t 2 ] || printf '\033[K' >&2
needs=$("$BUILD/judge" --needs "$@") || exit
# shellcheck disable=SC2086 # the words are meant to be split: -j N, and what has to be made
[ -z "$needs" ] || make -s $needs >&2 || refuse "the rules of a game, or its cases, cannot be made"
[ ! -t 2 ] || printf '\033[K' >&2
exec "$BUILD/judge" "$@"
