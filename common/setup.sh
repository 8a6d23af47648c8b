#!/usr/bin/env bash
# The one list of what the suite needs beside itself.
#
#   setup.sh                     shows what is missing for judging and for `make test`, and installs it by the system's package
#                                manager: asks first in a terminal, and goes on without one. Exit status 2: it is still missing
#   setup.sh --packages GROUP... prints Debian's packages of the groups: test lint site browsers book
set -uf
unset CDPATH

# What is looked for (a command, or a header of C), and its package for each manager; -: not by this one.
#        apt-get     dnf             pacman            apk            brew
needs='
make     make        make            make              make           -
cc       gcc         gcc             gcc               gcc            -
stdio.h  libc6-dev   glibc-devel     glibc             musl-dev       -
linux/seccomp.h libc6-dev kernel-headers linux-api-headers linux-headers -
c++      g++         gcc-c++         gcc               g++            -
python3  python3     python3         python            python3        python
bats     bats        bats            bats              bats           bats-core
ps       procps      procps-ng       procps-ng         procps         -
cmp      diffutils   diffutils       diffutils         diffutils      -
find     findutils   findutils       findutils         findutils      -
'
lint='clang clang-format clang-tidy cppcheck nodejs npm shellcheck'
site='clang cmark-gfm libclang-rt-14-dev-wasm32 librsvg2-bin lld nodejs npm python3-pygments wasi-libc' # 14: of clang
browsers='chromium firefox-esr'
book='epubcheck librsvg2-bin pandoc'

give_up() {
    printf '%s\n' "$@" >&2
    exit 2
}

# column NUMBER [NAME...]: of the table, the packages for all or for what has these names, each once
column() {
    awk -v column="$1" -v names=" ${*:2} " 'NF && (names == "  " || index(names, " " $1 " ")) && $column != "-" && !seen[$column]++ {
        printf "%s%s", blank, $column; blank = " " }' <<<"$needs"
}

if [ "${1-}" = --packages ]; then
    words=''
    for group in "${@:2}"; do
        case $group in
            test) words="$words $(column 2)" ;;
            lint) words="$words $lint" ;;
            site) words="$words $site" ;;
            browsers) words="$words $browsers" ;;
            book) words="$words $book" ;;
            *) give_up "setup.sh: no such group: $group" ;;
        esac
    done
    # shellcheck disable=SC2086 # a list of words
    printf '%s\n' $words | sort -u | paste -s -d ' ' -
    exit
fi
[ $# -eq 0 ] || give_up 'usage: common/setup.sh [--packages GROUP...]'

# find_missing: sets missing to the names of the table that are not here
find_missing() {
    local name rest compiler=${CC:-cc}
    missing=''
    while read -r name rest; do
        case $name in
            '') ;;
            linux/*) [ "$(uname -s)" != Linux ] || has_header "$name" ;;
            *.h) has_header "$name" ;;
            cc) command -v "${compiler%% *}" >/dev/null 2>&1 ;;
            c++) command -v "${CXX:-c++}" >/dev/null 2>&1 ;;
            *) command -v "$name" >/dev/null 2>&1 ;;
        esac || missing="$missing $name"
    done <<<"$needs"
}

has_header() {
    # shellcheck disable=SC2086 # a command with its options
    echo "#include <$1>" | ${CC:-cc} -E -x c - >/dev/null 2>&1
}

find_missing
if [ -z "$missing" ]; then
    echo 'setup: nothing is missing'
    exit 0
fi

manager='' number=1
for name in apt-get dnf pacman apk brew; do
    number=$((number + 1))
    if command -v "$name" >/dev/null 2>&1; then
        manager=$name
        break
    fi
done
by_hand="For Debian or Ubuntu, as root: apt-get update && apt-get install -y --no-install-recommends $(column 2)"
[ -n "$manager" ] || give_up "setup: missing:$missing" "setup: none of apt-get, dnf, pacman, apk, brew is here; install it by hand. $by_hand"
# shellcheck disable=SC2086 # a list of words
packages=$(column "$number" $missing)
if [ "$manager" = brew ] && { case " $missing " in *' cc '* | *' make '* | *.h*) true ;; *) false ;; esac; }; then
    give_up "setup: missing:$missing" 'setup: first run this, and wait for its end: xcode-select --install'
fi
case $manager in
    apt-get) commands=('apt-get update -q' "env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $packages") ;;
    dnf) commands=("dnf install -y $packages") ;;
    pacman) commands=("pacman -Sy --needed --noconfirm $packages") ;;
    apk) commands=("apk add $packages") ;;
    brew) commands=("brew install $packages") ;;
esac

root='' terminal=no
[ -t 0 ] && [ -t 2 ] && terminal=yes
if [ "$manager" != brew ] && [ "$(id -u)" -ne 0 ]; then
    root='sudo '
    [ "$terminal" = yes ] || root='sudo -n ' # nobody can type a password
fi
{
    printf 'setup: missing:%s\n' "$missing"
    printf "    $root%s\n" "${commands[@]}"
} >&2
if [ -n "$root" ] && ! command -v sudo >/dev/null 2>&1; then
    give_up 'setup: you are not root, and there is no sudo: have somebody run that as root (without sudo), then try again'
fi
if [ "$terminal" = yes ]; then
    read -r -p 'Run this now? [Y/n] ' answer
    case $answer in '' | [Yy]*) ;; *) give_up 'setup: nothing was installed' ;; esac
fi
for command in "${commands[@]}"; do
    # shellcheck disable=SC2086 # commands and their words
    $root$command </dev/null >&2 || give_up "setup: this has failed: $root$command" \
        'setup: run it by hand, as root, or have somebody do so, then try again'
done
find_missing
[ -z "$missing" ] || give_up "setup: still missing:$missing"
echo 'setup: nothing is missing any more'
