#!/usr/bin/env bash
# The front door: builds the solutions, has the judge try them on their samples (with --full on the cases that the
# rules of the games give) and prints a verdict for each. One call of the judge a problem; it alone spreads the cases
# over the processors. AC is printed only when the judge has said so of all cases and everything else went well.
# Runs on bash 3.2, so no associative arrays; needs nothing but what `tools` below names.
set -u
unset CDPATH BASH_ENV ENV MAKEFLAGS MFLAGS GNUMAKEFLAGS MAKELEVEL MAKEFILES POSIXLY_CORRECT
export LC_ALL=C
umask 022

readonly OUTPUT_LIMIT_KB=64
readonly COMPILE_MS=60000 COMPILE_MB=4096

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
called_from=$(pwd -P)
cd -P -- "${self%/*}" || refuse "the folder of run_all.sh cannot be entered"
readonly top=$PWD LIST=problems/list.tsv

# ---------------------------------------------------------------------------- languages

# The one table. Fields: name | file endings | tool | Debian package | compile | run | real path of the tool |
# time "factor milliseconds" | memory "factor MB" | whose rule this is. In the commands @S is the source, @P the
# program to be made, @D the folder of both, @M the memory limit less what a virtual machine needs.
# shellcheck disable=SC2016 # $ is for a later shell
languages() {
    cat <<'TABLE'
c|.c|CC|gcc libc6-dev|make -s compile-c|@P||1 0|1 0|BOJ
cpp17|.cpp .cc .cxx .c++ .C|CXX|g++|make -s compile-cpp|@P||1 0|1 0|BOJ
cpp20||CXX|g++|make -s compile-cpp CXXFLAGS=-O2\ -Wall\ -std=gnu++20|@P||1 0|1 0|BOJ
python|.py|python3|python3|@T -W ignore -c import\ sys;compile(open(sys.argv[1],"rb").read(),sys.argv[1],"exec") @S|@T -W ignore @S|-c import\ sys;print(sys.executable)|3 2000|2 32|BOJ
pypy||pypy3|pypy3|@T -W ignore -c import\ sys;compile(open(sys.argv[1],"rb").read(),sys.argv[1],"exec") @S|@T -W ignore @S|-c import\ sys;print(sys.executable)|3 2000|2 128|BOJ
java|.java|javac|openjdk-17-jdk-headless|@T -J-Xss64m -encoding UTF-8 -d @D @S|java -Xmx@Mm -Xss64m -XX:+UseSerialGC -XX:-UsePerfData -Dfile.encoding=UTF-8 -cp @D Main||2 1000|2 16|BOJ
kotlin|.kt|kotlinc|kotlin|@T -J-Xss64m -include-runtime -d @P.jar @S|java -Xmx@Mm -Xss64m -XX:+UseSerialGC -XX:-UsePerfData -jar @P.jar||2 1000|2 16|BOJ
rust|.rs|rustc|rustc|@T --edition 2021 -O -o @P @S|@P||1 0|1 0|ours
go|.go|go|golang-go|@T build -o @P @S|@P||1 2000|1 64|ours
csharp|.cs|mcs|mono-mcs mono-runtime|@T -optimize+ -out:@P.exe @S|mono @P.exe||2 1000|2 64|ours
javascript|.js .mjs .cjs|node|nodejs|@T --check @S|@T --stack-size=65500 @S|-p process.execPath|3 2000|2 64|ours
pascal|.pas .pp .dpr|fpc|fp-compiler|@T -O2 -v0ewn -o@P @S|@P||1 0|1 0|ours
ruby|.rb|ruby|ruby|@T -c @S|@T @S|-e puts\ RbConfig.ruby|2 1000|2 64|ours
perl|.pl|perl|perl|@T -c @S|@T @S||3 2000|2 32|ours
php|.php|php|php-cli|@T -l @S|@T @S||3 2000|2 32|ours
haskell|.hs|ghc|ghc|@T -O2 -o @P @S|@P||1 1000|1 32|ours
program|any other executable file|||true|@P||1 0|1 0|
TABLE
}

# rule "FACTOR MORE" LETTER UNIT: for a person.
rule() {
    local factor=${1% *} more=${1#* } said=$2
    [ "$factor" = 1 ] || said="$factor $2"
    if [ "$more" -gt 0 ] && [ "$3" = s ]; then
        said="$said + $((more / 1000)) s"
    elif [ "$more" -gt 0 ]; then
        said="$said + $more $3"
    fi
    printf '%s' "$said"
}

usage() {
    local name endings tool package compile run real time memory whose
    cat <<'USAGE' || return
usage: ./run_all.sh [option]... [problem]...
problem: a folder name (stone-game-3) or a judge number (9657); none means all
  -s, --solution FILE   judge FILE instead of the suite's own main.c (exactly one problem); - reads it from standard
                        input; given twice: both on the same cases, and the first case on which they differ
  -L, --lang NAME       the language of FILE, where its ending does not tell
  -F, --full            after the samples, the whole input range by the rules of the game
  -C, --cases DIR       instead of the samples, every NAME.in with NAME.ans or NAME.out in DIR and in folders below
                        (for two programs the answers may be missing)
  -f, --fail-fast       stop at a problem's first failing case: the smallest one
  -S, --save DIR        with --solution: keep the failing case as DIR/hack_1.in and hack_1.out
  -j, --jobs N          how many cases run at once (default: the number of processors)
  -v, --verbose         a line for every case
  -l, --list            the problems: folder, judge number, limits, title
  -h, --help
BUILD=DIR in the environment: everything made goes to DIR instead of build.

What FILE may be, and what it gets for a problem's limits of T seconds and M megabytes:
  name       ending                time        memory        rule of
USAGE
    while IFS='|' read -r name endings tool package compile run real time memory whose; do
        printf '  %-10s %-21s %-11s %-13s %s\n' "$name" "${endings:---lang $name}" "$(rule "$time" T s)" \
            "$(rule "$memory" M MB)" "$whose" || return
    done < <(languages)
    cat <<'USAGE'

Verdicts: JE our own fault (data or judge), CE does not compile or cannot be started, RE crashed, TLE too slow,
MLE too much memory, OLE too much output, WA wrong answer, AC accepted; a problem gets the first of these that one of
its cases gets. -- says that the run was stopped, and that all was right until then.
Time is the larger of clock and CPU time, of all processes of the program together; memory the pages that it touched.
The stack may be as large as the memory. Exit status: 0 all AC, 1 not all, 2 a wrong call, a missing tool or output
that cannot be written, 130 or 143 when stopped.
USAGE
}

# ---------------------------------------------------------------------------- the list of problems

folders=() numbers=() times=() memories=() titles=()

# is_number TEXT MOST: a plain number from 1 to MOST.
is_number() {
    case $1 in '' | *[!0-9]* | 0* | ????????*) return 1 ;; esac
    [ "$1" -le "$2" ]
}

read_list() {
    local line rest field fields number=0 known tab=$'\t'
    if [ ! -f "$LIST" ] || [ ! -r "$LIST" ]; then refuse "$LIST cannot be read"; fi
    while IFS= read -r line || [ -n "$line" ]; do
        number=$((number + 1))
        case $line in '#'* | '') continue ;; esac
        fields=()
        rest=$line$tab
        while [ -n "$rest" ]; do
            field=${rest%%"$tab"*}
            fields+=("$field")
            rest=${rest#*"$tab"}
        done
        [ ${#fields[@]} -ge 6 ] || refuse "$LIST, line $number: fewer than six columns"
        case ${fields[0]} in '' | -* | *[!A-Za-z0-9_-]*) refuse "$LIST, line $number: '${fields[0]}' is no folder's name" ;; esac
        case ${fields[1]} in '' | *[!0-9A-Za-z_-]*) refuse "$LIST, line $number: '${fields[1]}' is no number of a problem" ;; esac
        is_number "${fields[2]}" 100000 || refuse "$LIST, line $number: the time limit '${fields[2]}' is no number from 1 to 100000"
        is_number "${fields[3]}" 16384 || refuse "$LIST, line $number: the memory limit '${fields[3]}' is no number from 1 to 16384"
        for known in ${folders[@]+"${folders[@]}"}; do
            [ "$known" != "${fields[0]}" ] || refuse "$LIST, line $number: $known stands there twice"
        done
        folders+=("${fields[0]}") numbers+=("${fields[1]}") times+=("${fields[2]}") memories+=("${fields[3]}")
        titles+=("${fields[4]} (${fields[5]})")
    done <"$LIST"
    [ ${#folders[@]} -gt 0 ] || refuse "$LIST names no problem"
    name_width=20 number_width=5
    for field in "${folders[@]}"; do [ ${#field} -le "$name_width" ] || name_width=${#field}; done
    for field in "${numbers[@]}"; do [ ${#field} -le "$number_width" ] || number_width=${#field}; done
}

list_problems() {
    local i seconds
    printf "%-${name_width}s %${number_width}s  %6s  %8s  %s\n" folder number time memory title || return
    for i in "${!folders[@]}"; do
        seconds=$((times[i] / 1000))
        [ $((times[i] % 1000)) -eq 0 ] || seconds=$seconds.$((times[i] % 1000 / 100))
        printf "%-${name_width}s %${number_width}s  %4s s  %5s MB  %s\n" "${folders[i]}" "${numbers[i]}" "$seconds" \
            "${memories[i]}" "${titles[i]}" || return
    done
}

# near A B: are they the same but for one letter, or two that changed places?
near() {
    local a=$1 b=$2 i
    [ ${#a} -ge ${#b} ] || { a=$2 && b=$1; }
    [ $((${#a} - ${#b})) -le 1 ] && [ ${#b} -ge 2 ] || return 1
    for ((i = 0; i < ${#b} && i < ${#a}; i++)); do [ "${a:i:1}" = "${b:i:1}" ] || break; done
    [ "${a:i+1}" = "${b:i+1}" ] || [ "${a:i+1}" = "${b:i}" ] ||
        { [ "${a:i:1}${a:i+1:1}" = "${b:i+1:1}${b:i:1}" ] && [ "${a:i+2}" = "${b:i+2}" ]; }
}

# choose NAME: adds the problem with this folder or number to `chosen`, as a place in the list.
chosen=()
choose() {
    local wanted=${1#problems/} i known guesses=''
    wanted=${wanted%/}
    for i in "${!folders[@]}"; do
        if [ "$wanted" = "${folders[i]}" ] || { [ "$wanted" = "${numbers[i]}" ] && [ "$wanted" != - ]; }; then
            for known in ${chosen[@]+"${chosen[@]}"}; do
                [ "$known" != "$i" ] || return 0
            done
            chosen+=("$i")
            return
        fi
    done
    if [ -f "$(from_call "$1")" ]; then
        refuse "'$1' is a file and no problem; to judge it: ./run_all.sh --solution $1 PROBLEM"
    fi
    for i in "${!folders[@]}"; do
        case ${#wanted}:${folders[i]} in
            [012]:*) ;;
            *"$wanted"*)
                guesses="$guesses${guesses:+, }${folders[i]}"
                continue
                ;;
        esac
        if near "$wanted" "${folders[i]}" || near "$wanted" "${numbers[i]}"; then
            guesses="$guesses${guesses:+, }${folders[i]} (${numbers[i]})"
        fi
    done
    refuse "no problem is called '$1'${guesses:+; did you mean $guesses?}; ./run_all.sh --list names them all"
}

# ---------------------------------------------------------------------------- what a user may say

# from_call PATH: a path as the caller meant it, seen from here.
from_call() {
    case $1 in /*) printf '%s' "$1" ;; *) printf '%s' "$called_from/$1" ;; esac
}

# value OPTION COUNT VALUE: an option that takes a value must have one.
value() {
    [ "$2" -ge 2 ] || refuse "$1 needs a value; see ./run_all.sh --help"
    [ -n "$3" ] || refuse "$1 has an empty value; is a variable unset?"
}

# unknown OPTION: refuses it, with what was perhaps meant.
unknown() {
    local known
    for known in --solution --lang --full --cases --fail-fast --save --jobs --verbose --list --help; do
        case $known in "${1%%=*}"*) refuse "no option is called '$1'; did you mean $known?" ;; esac
        if near "${1%%=*}" "$known"; then refuse "no option is called '$1'; did you mean $known?"; fi
    done
    refuse "no option is called '$1'; see ./run_all.sh --help"
}

solutions=() languages_told=() full=no cases='' fail_fast=no save='' jobs='' verbose=no show='' names=()

while [ $# -gt 0 ]; do
    case $1 in
        --*=*) # --jobs=2 is --jobs 2
            option=${1%%=*} argument=${1#*=}
            shift
            case $option in
                --solution | --lang | --cases | --save | --jobs) set -- "$option" "$argument" "$@" ;;
                *) unknown "$option=$argument" ;;
            esac
            continue
            ;;
        -[sLCSj]?*) # -j2 is -j 2
            option=${1:0:2} argument=${1:2}
            shift
            set -- "$option" "$argument" "$@"
            continue
            ;;
        -[Ffvlh]?*) # -Ff is -F -f
            option=${1:0:2} argument=-${1:2}
            case $argument in -[FfvlhsLCSj]*) ;; *) unknown "$1" ;; esac
            shift
            set -- "$option" "$argument" "$@"
            continue
            ;;
        -s | --solution) value "$1" $# "${2-}" && solutions+=("$2") && shift ;;
        -L | --lang) value "$1" $# "${2-}" && languages_told+=("$2") && shift ;;
        -F | --full) full=yes ;;
        -C | --cases) value "$1" $# "${2-}" && cases=$2 && shift ;;
        -f | --fail-fast) fail_fast=yes ;;
        -S | --save) value "$1" $# "${2-}" && save=$2 && shift ;;
        -j | --jobs) value "$1" $# "${2-}" && jobs=$2 && shift ;;
        -v | --verbose) verbose=yes ;;
        -l | --list) show=list ;;
        -h | --help) show=help ;;
        --)
            shift
            names+=("$@")
            break
            ;;
        -?*) unknown "$1" ;;
        *) names+=("$1") ;;
    esac
    shift
done

read_list
case $show in
    list) list_problems || refuse "the list cannot be written" ;;
    help) usage || refuse "the help cannot be written" ;;
esac
[ -z "$show" ] || exit 0

for name in ${names[@]+"${names[@]}"}; do choose "$name"; done
if [ ${#solutions[@]} -gt 0 ]; then
    [ ${#chosen[@]} -eq 1 ] || refuse "--solution judges a program for one problem: name exactly one problem"
    [ ${#solutions[@]} -le 2 ] || refuse "--solution judges one program, or two against each other, not ${#solutions[@]}"
fi
if [ ${#languages_told[@]} -gt 0 ]; then
    [ ${#solutions[@]} -gt 0 ] || refuse "--lang goes with --solution"
    [ ${#languages_told[@]} -eq 1 ] || [ ${#languages_told[@]} -eq ${#solutions[@]} ] || refuse "one --lang for all, or one for each --solution"
fi
if [ -n "$save" ]; then
    [ ${#solutions[@]} -gt 0 ] || refuse "--save goes with --solution"
    save=$(from_call "$save")
fi
if [ -n "$cases" ]; then
    [ ${#chosen[@]} -eq 1 ] || refuse "--cases are those of one problem: name exactly one problem"
    [ "$full" = no ] || refuse "--cases and --full: one of the two"
    told_cases=$cases
    cases=$(from_call "$cases")
    [ -d "$cases" ] || refuse "there is no folder '$told_cases'"
    cases=$(cd -P -- "$cases" && pwd) || refuse "the folder '$told_cases' cannot be entered"
fi
if [ ${#chosen[@]} -eq 0 ]; then
    chosen=("${!folders[@]}")
fi
if [ -z "$jobs" ]; then
    jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null) || jobs=1
    is_number "$jobs" 64 || jobs=1
fi
is_number "$jobs" 64 || refuse "--jobs takes a number from 1 to 64, not '$jobs'"

# tools: all that is called, so that none can be missing half way.
for tool in make:make mktemp:coreutils rm:coreutils mkdir:coreutils cp:coreutils mv:coreutils cmp:diffutils cksum:coreutils cat:coreutils env:coreutils; do
    command -v "${tool%%:*}" >/dev/null 2>&1 || refuse "${tool%%:*} is missing: apt-get install ${tool#*:}, or xcode-select --install on macOS"
done
[ -n "${CC-cc}" ] || refuse "CC is empty: unset it, or name a compiler"
[ -n "${CXX-c++}" ] || refuse "CXX is empty: unset it, or name a compiler"
compiler=${CC:-cc}
command -v "${compiler%% *}" >/dev/null 2>&1 ||
    refuse "${compiler%% *} is missing: apt-get install gcc libc6-dev, or xcode-select --install on macOS"

# language_of FILE NAME: prints the row of the table, or says what to do.
language_of() {
    local row name endings rest ending known='' executable=''
    while IFS= read -r row; do
        name=${row%%|*} rest=${row#*|}
        endings=${rest%%|*}
        known="$known $name"
        if [ -n "$2" ]; then
            [ "$2" != "$name" ] || { printf '%s' "$row" && return; }
            continue
        fi
        if [ "$name" = program ]; then
            executable=$row
            continue
        fi
        for ending in $endings; do
            case $1 in *"$ending") printf '%s' "$row" && return ;; esac
        done
    done < <(languages)
    [ -z "$2" ] || refuse "no language is called '$2'; there are:$known"
    if [ -x "$(from_call "$1")" ]; then
        printf '%s' "$executable"
        return
    fi
    refuse "'$1' has no ending that tells its language and is not executable; name the language with --lang, one of:$known"
}

# found WORD: the command that stands for it in the table.
found() {
    case $1 in CC) printf '%s' "$compiler" ;; CXX) printf '%s' "${CXX:-g++}" ;; *) printf '%s' "$1" ;; esac
}

paths=() rows=() tools=()
for i in ${solutions[@]+"${!solutions[@]}"}; do
    told=${solutions[i]}
    language=''
    [ ${#languages_told[@]} -eq 0 ] || language=${languages_told[i < ${#languages_told[@]} ? i : 0]}
    case $told in
        - | /dev/stdin)
            [ -n "$language" ] || refuse "a program from standard input needs its language: --lang NAME; see ./run_all.sh --help"
            path=-
            ;;
        *)
            path=$(from_call "$told")
            [ ! -d "$path" ] || refuse "'$told' is a folder"
            [ -e "$path" ] || refuse "there is no file '$told'"
            [ -f "$path" ] || refuse "'$told' is no plain file"
            [ -r "$path" ] || refuse "the file '$told' cannot be read"
            ;;
    esac
    row=$(language_of "$told" "$language") || exit 2
    if [ "${row%%|*}" = program ] && [ ! -x "$path" ]; then refuse "'$told' is not executable: chmod +x"; fi
    IFS='|' read -r name endings tool package rest < <(printf '%s\n' "$row")
    tool=$(found "$tool")
    if [ -n "$tool" ] && ! command -v "${tool%% *}" >/dev/null 2>&1; then
        refuse "${tool%% *}, which $name needs, is missing: apt-get install $package"
    fi
    paths+=("$path") rows+=("$row") tools+=("$tool")
done

# ---------------------------------------------------------------------------- a folder for this run

build=${BUILD:-build}
case $build in *[!A-Za-z0-9_./+@=,-]* | -*) refuse "BUILD may not hold blanks or signs that make takes for its own: '$build'" ;; esac
case $build in /*) ;; *) [ "$build" = build ] || build=$called_from/$build ;; esac
export BUILD=$build
mkdir -p "$build" 2>/dev/null || refuse "the folder $build cannot be made: name another with BUILD=DIR"
[ -w "$build" ] || refuse "the folder $build cannot be written: name another with BUILD=DIR"
build=$(cd -P -- "$build" && pwd) || refuse "the folder $build cannot be entered"

# What killed runs and makes have left: their process numbers are in the names.
gone() {
    case $1 in '' | *[!0-9]*) return 1 ;; esac
    ! kill -0 "$1" 2>/dev/null && [ ! -d "/proc/$1" ]
}
for left in "$build"/run.*.*; do
    owner=${left#"$build"/run.}
    if gone "${owner%%.*}"; then rm -rf "$left"; fi
done
for left in "$build"/*.[0-9]* "$build"/bin/*.[0-9]* "$build"/rules/*.[0-9]* "$build"/cases/*.[0-9]*; do
    if [ -f "$left" ] && gone "${left##*.}"; then rm -f "$left"; fi
done

run=$(mktemp -d "$build/run.$$.XXXXXX") || refuse "no folder can be made in $build: is the disk full?"
child='' stopped=''
# shellcheck disable=SC2329,SC2317 # called by traps
cleanup() {
    [ -z "$child" ] || kill -TERM -- "-$child" 2>/dev/null
    rm -rf "$run"
}
# shellcheck disable=SC2329,SC2317
stop() {
    stopped=$1
    [ -z "$child" ] || kill -TERM -- "-$child" 2>/dev/null
}
trap cleanup EXIT
trap 'stop 130' INT
trap 'stop 143' TERM HUP

# quietly COMMAND...: runs it; a signal for us reaches it at once. Its exit status.
quietly() {
    local status
    [ -z "$stopped" ] || exit "$stopped"
    set -m # a process group of its own, which a signal reaches whole
    "$@" </dev/null &
    child=$!
    set +m
    wait "$child" 2>/dev/null
    status=$?
    if [ -n "$stopped" ]; then # it has been told to end; what it still says is worth waiting for
        wait "$child" 2>/dev/null
        status=$?
    fi
    child=''
    return "$status"
}

# whole: our folder is still there; nothing counts when it is not.
whole() {
    [ -d "$run" ] || refuse "the folder $build was removed while this ran (make clean?): no verdict"
}

watched=no
[ -t 2 ] && watched=yes

# say TEXT...: a line of the report; one that cannot be written is no report.
say() {
    printf '%s\n' "$@" || {
        echo "run_all.sh: the report cannot be written" >&2
        exit 2
    }
}

# ---------------------------------------------------------------------------- building

# Dates lie: a file that was put back may be older than what was built of its successor. So what is built of a source
# with other content than last time goes.
forget_stale() {
    local old='' line path name
    [ ! -f "$build/sums" ] || old=$(cat "$build/sums") || return 1
    cksum problems/*/main.c problems/*/rules.c tests/rules/*.[ch] tests/judge/*.[ch] 2>/dev/null >"$run/sums"
    while IFS= read -r line; do
        case $old in *"$line"*) continue ;; esac
        path=${line#* }
        path=${path#* }
        name=${path#problems/}
        name=${name%%/*}
        case $path in
            problems/*/main.c) rm -f "$build/bin/$name" ;;
            problems/*/rules.c) rm -f "$build/rules/$name" "$build/cases/$name.cases" ;;
            tests/rules/*) rm -rf "$build/rules" "$build/cases" "$build/machinery" ;;
            tests/judge/*) rm -f "$build/judge" ;;
        esac || return 1
    done <"$run/sums"
    mv "$run/sums" "$build/sums"
}
if ! forget_stale; then whole && refuse "the folder $build cannot be written"; fi

if ! quietly make -s "$BUILD/judge" >"$run/log" 2>&1; then
    [ -z "$stopped" ] || exit "$stopped"
    whole
    cat "$run/log" >&2
    refuse "the judge itself does not build"
fi

# Neither who compiles nor who runs a program lets it see the suite, or what was built.
unseen=(-x "$top" -x "$build" -w "$run/box")

# guarded MS MB TITLE COMMAND...: runs it under the judge's eye; what it has started ends with it.
guarded() {
    local options=(-g -t "$1" -m "$2") title=$3
    shift 3
    [ "$watched" = no ] || options+=(-p "$title")
    quietly "$build/judge" "${options[@]}" "$@"
}
make_guarded() { guarded 600000 65536 building -n -z 65536 make -s -k "$@"; }

# may_be_special FOLDER: where several answers are right, the rules of the game are asked.
may_be_special() {
    local text
    [ -f "problems/$1/rules.c" ] || return 1
    text=$(cat "problems/$1/rules.c") || return 1
    case $text in *accepts*) return 0 ;; *) return 1 ;; esac
}

# Everything at once; what does not build is found out one by one, later.
targets=()
for i in "${chosen[@]}"; do
    if [ ${#solutions[@]} -eq 0 ]; then targets+=("$BUILD/bin/${folders[i]}"); fi
    if [ "$full" = yes ]; then targets+=("$BUILD/cases/${folders[i]}.cases"); fi
    if may_be_special "${folders[i]}"; then targets+=("$BUILD/rules/${folders[i]}"); fi
done
all_built=yes
if [ ${#targets[@]} -gt 0 ]; then
    make_guarded -j "$jobs" "${targets[@]}" >"$run/log" 2>&1 || all_built=no
fi
[ -z "$stopped" ] || exit "$stopped"

# built TARGET LOG: is it there, and of today? Says why not in LOG.
built() {
    [ "$all_built" = yes ] || make_guarded "$1" >"$2" 2>&1 || return 1
    [ -s "$1" ] || { echo "    make has not made $1" >"$2" && return 1; }
}

# prepare PLACE: fills the folder $run/box/PLACE with the program to be judged and sets `command` to what runs it;
# returns 1 with `fault` and words in $run/log when it does not compile, 2 when that is our own fault.
prepare() {
    local box=$run/box/$1 path=${paths[$1]} tool=${tools[$1]} name endings compile run_words real
    local source status words=() word ending
    IFS='|' read -r name endings word word compile run_words real word word word < <(printf '%s\n' "${rows[$1]}")
    command=() fault=''
    rm -rf "$box"
    mkdir -p "$box" || return 2
    case $name in cpp20) ending=.cpp ;; pypy) ending=.py ;; *) ending=${endings%% *} ;; esac
    source=$box/Main$ending
    case $name in
        program) source=$box/program ;;
        java | kotlin | csharp) ;;
        *)
            word=${path##*/} # so that messages name it as its owner does
            if [ "$path" != - ] && [ "${word%.*}" != "$word" ]; then
                case " $endings " in *" .${word##*.} "*) source=$box/$word ;; *) source=$box/${word%.*}$ending ;; esac
            fi
            ;;
    esac
    if [ "$path" = - ]; then
        cat >"$source" || return 2
        [ -s "$source" ] || { fault='nothing came from standard input' && return 1; }
        path=$source
    else
        cp "$path" "$source" && cmp -s "$path" "$source" || return 2
    fi
    tool=$(type -P "$tool" || printf '%s' "$tool")
    if [ -n "$real" ]; then # behind a slow wrapper? Then it is looked up once, and not for every case.
        word=$(IFS=' ' && split "$real" && "$tool" "${words[@]}" </dev/null 2>/dev/null)
        [ ! -x "$word" ] || tool=$word
    fi
    split "$compile"
    if [ "${words[0]}" = make ]; then # who compiles sees nothing of the suite, so make only says how
        word=$(make -s -n "${words[@]:2}") || return 2
        words=(sh -c "$word")
    fi
    [ "$name" = program ] || guarded "$COMPILE_MS" "$COMPILE_MB" compiling "${unseen[@]}" env SOURCE="$source" PROGRAM="$box/program" \
        GOCACHE="$run/box/go" GOFLAGS=-mod=mod "${words[@]}" >"$run/log.$1" 2>&1
    status=$?
    [ -z "$stopped" ] || return 2
    split "$run_words"
    command=("${words[@]}")
    case $status in
        0) ;;
        124) fault="compiling took more than $((COMPILE_MS / 1000)) s and was ended" ;;
        125) fault="compiling took more than $COMPILE_MB MB, or wrote without end, and was ended" ;;
        126 | 127) return 2 ;;
        *) fault='does not compile' ;;
    esac
    if [ "$status" -eq 0 ]; then
        case $name:$run_words in
            java:*) [ -s "$box/Main.class" ] || fault='there is no class Main in it' ;;
            program:* | *@P.*) ;;
            *:@P) [ -s "$box/program" ] || return 2 ;;
        esac
    fi
    if [ -n "$fault" ]; then
        # a full disk is no mistake of the program's
        printf '%070000d' 0 >"$box/room" && rm -f "$box/room" || return 2
        case $(cat "$run/log.$1") in *'No space left on device'* | *'Disk quota exceeded'*) return 2 ;; esac
        return 1
    fi
}

# split TEXT: the words of a command in the table, blanks in them written "\ ", with @ and a letter replaced.
split() {
    local word rest=$1
    words=()
    while [ -n "$rest" ]; do
        word=''
        while :; do
            case $rest in
                '') break ;;
                '\ '*) word="$word " rest=${rest#??} ;;
                ' '*)
                    rest=${rest# }
                    break
                    ;;
                *) word=$word${rest:0:1} rest=${rest:1} ;;
            esac
        done
        word=${word//@S/${source-}}
        word=${word//@P/${box-}/program}
        word=${word//@D/${box-}}
        word=${word//@T/${tool-}}
        word=${word//@M/${heap-}}
        words+=("$word")
    done
}

# ---------------------------------------------------------------------------- reporting

green='' red='' plain=''
if [ -t 1 ] && [ -z "${NO_COLOR-}" ]; then
    green=$'\033[32m' red=$'\033[31m' plain=$'\033[0m'
fi

# quoted PATH: as a shell takes it, where the caller stands.
quoted() {
    local path=$1 quote="'\\''"
    case $path in /*) ;; *) path=$PWD/$path ;; esac
    path=${path#"$called_from"/}
    case $path in /*) ;; *) path=./$path ;; esac # a shell looks for a bare name elsewhere, and a dash is an option
    path=${path#./}
    case $path in -* | "${path##*/}") path=./$path ;; esac
    case $path in
        *[!A-Za-z0-9_./-]*) printf "'%s'" "${path//"'"/$quote}" ;;
        *) printf '%s' "$path" ;;
    esac
}

# keep FOLDER: keeps the failing case, and a built program, where they can be used again and no other run comes by;
# says how.
keep() {
    local folder=$1 place number=1 input program old words=() i
    [ -f "$run/case.in" ] || return 0
    mkdir -p "$build/failed" || return 1
    for old in "$build/failed/$folder".*; do
        old=${old##*.}
        case $old in *[!0-9]*) ;; *) [ "$old" -lt "$number" ] || number=$((old + 1)) ;; esac
    done
    until mkdir "$build/failed/$folder.$number" 2>/dev/null; do
        [ -d "$build/failed/$folder.$number" ] || return 1
        number=$((number + 1))
    done
    rm -rf "$build/failed/$folder.$((number - 10))"
    place=$build/failed/$folder.$number
    input=$place/input
    cp "$run/case.in" "$input" || return 1
    [ ! -f "$run/case.out" ] || cp "$run/case.out" "$place/answer" || return 1
    if [ -n "$save" ]; then
        mkdir -p "$save" || return 1
        for ((number = 1; ; number++)); do
            if [ -e "$save/hack_$number.in" ] && cmp -s "$save/hack_$number.in" "$run/case.in"; then
                say "  kept:    $(quoted "$save/hack_$number.in"), as before"
                break
            elif [ ! -e "$save/hack_$number.in" ] && [ ! -e "$save/hack_$number.out" ]; then
                cp "$run/case.in" "$save/hack_$number.in" || return 1
                [ ! -f "$run/case.out" ] || cp "$run/case.out" "$save/hack_$number.out" || return 1
                say "  kept:    $(quoted "$save/hack_$number.in") and hack_$number.out"
                break
            fi
        done
        input=$save/hack_$number.in
    fi
    if [ ${#solutions[@]} -eq 2 ]; then
        say "  input:   $(quoted "$input")"
        return
    fi
    cp -R "$run/box/0" "$place/box" || return 1
    program=''
    for i in "${!command[@]}"; do
        case ${command[i]} in
            "$run/box/0"*) program="$program${program:+ }$(quoted "$place/box${command[i]#"$run/box/0"}")" ;;
            *[!A-Za-z0-9_./=+:-]*) program="$program${program:+ }'${command[i]}'" ;;
            *) program="$program${program:+ }${command[i]}" ;;
        esac
    done
    say "  again:   $program <$(quoted "$input")"
}

# line VERDICT PLACE PASSED TRIED MS KB [NAME]: the first line of a problem.
line() {
    local colour=$red
    [ "$1" != AC ] || colour=$green
    printf "%s%-3s%s  %-${name_width}s %${number_width}s  %13s  %6s ms  %5s.%s MB%s\n" "$colour" "$1" "$plain" \
        "${folders[$2]}" "${numbers[$2]}" "$3/$4" "$5" "$(($6 / 1024))" "$(($6 % 1024 * 10 / 1024))" "${7:+  $7}" || {
        echo "run_all.sh: the report cannot be written" >&2
        exit 2
    }
}

# finish VERDICT: counts it for the summary.
results=()
finish() { results+=("$1"); }

# broken PLACE WORDS...: our own fault.
broken() {
    line JE "$1" 0 0 0 0
    shift
    [ $# -eq 0 ] || say "$@"
    [ ! -s "$run/log" ] || show_file "$run/log"
    finish JE
}

# show_file FILE [FOLDER/]: its lines; names in the folder without it, as their owner knows them.
show_file() {
    local text
    while IFS= read -r text || [ -n "$text" ]; do
        case $text in '    make: '* | '    make['*) continue ;; esac
        [ $# -eq 1 ] || text=${text//"$2"/}
        say "$text"
    done <"$1"
}

# scaled LIMIT "FACTOR MORE"
scaled() { echo $(($1 * ${2% *} + ${2#* })); }
larger() { if [ "$1" -gt "$2" ]; then echo "$1"; else echo "$2"; fi; }

# judge_problem PLACE: everything for one problem, from the program to its report.
judge_problem() {
    local at=$1 folder=${folders[$1]} time=0 memory=0 heap place row fields options words=() all=() command=() fault=''
    local status verdict passed tried slowest peak text number said=() worst='' title=''
    rm -f "$run"/case.* "$run"/log* "$run/report"
    : >"$run/log"
    mkdir -p "$run/box" || { broken "$at" "  $build cannot be written" && return; }
    if [ ${#solutions[@]} -eq 0 ]; then
        time=${times[at]} memory=${memories[at]}
        if ! built "$BUILD/bin/$folder" "$run/log"; then
            whole
            line CE "$at" 0 0 0 0
            show_file "$run/log"
            finish CE
            return
        fi
        rm -rf "$run/box/0"
        if ! mkdir "$run/box/0" || ! cp "$BUILD/bin/$folder" "$run/box/0/program"; then
            whole
            broken "$at" "  the program cannot be copied: is the disk full?"
            return
        fi
        all=("$run/box/0/program")
        command=("${all[@]}")
    else
        for place in "${!solutions[@]}"; do
            IFS='|' read -r -a fields < <(printf '%s\n' "${rows[place]}")
            time=$(larger "$time" "$(scaled "${times[at]}" "${fields[7]}")")
            memory=$(larger "$memory" "$(scaled "${memories[at]}" "${fields[8]}")")
        done
        heap=$((memory > 128 ? memory - 64 : 64))
        for place in "${!solutions[@]}"; do
            prepare "$place"
            status=$?
            [ -z "$stopped" ] || return
            whole
            if [ "$status" -ne 0 ]; then
                [ ! -f "$run/log.$place" ] || mv "$run/log.$place" "$run/log"
            fi
            case $status in
                1)
                    line CE "$at" 0 0 0 0 "${solutions[1]+${solutions[place]}}"
                    say "  $fault"
                    [ ! -f "$run/log" ] || show_file "$run/log" "$run/box/$place/"
                    finish CE
                    return
                    ;;
                2)
                    broken "$at" "  the program could not be made ready here"
                    return
                    ;;
            esac
            [ "$place" -eq 0 ] || all+=("::")
            all+=("${command[@]}")
        done
    fi

    options=(-t "$time" -m "$memory" -o "$OUTPUT_LIMIT_KB" -j "$jobs" -k "$run/case" "${unseen[@]}")
    [ "$fail_fast" = no ] || options+=(-f)
    [ "$verbose" = no ] || options+=(-v)
    if [ "$watched" = yes ]; then
        title=$folder
        [ ${#chosen[@]} -eq 1 ] || title="$folder ($((${#results[@]} + 1)) of ${#chosen[@]})"
        options+=(-p "$title")
    fi
    if [ -n "$cases" ]; then
        options+=(-d "$cases")
        case ${HOME-}/ in "${cases%/}"/*) ;; *) options+=(-x "$cases") ;; esac # tools may lie at home
    else
        options+=(-s "problems/$folder/samples")
    fi
    if [ "$full" = yes ]; then
        built "$BUILD/cases/$folder.cases" "$run/log" || { whole && broken "$at" && return; }
        options+=(-c "$BUILD/cases/$folder.cases")
    fi
    if may_be_special "$folder"; then
        built "$BUILD/rules/$folder" "$run/log" || { whole && broken "$at" && return; }
        "$BUILD/rules/$folder" special </dev/null >/dev/null 2>&1
        case $? in
            0) options+=(-a "$BUILD/rules/$folder") ;;
            1) ;;
            *) broken "$at" "  the rules do not say whether several answers are right" && return ;;
        esac
    fi
    quietly env -i PATH="$PATH" HOME=/ LC_ALL=C.UTF-8 TMPDIR="$run" ${LD_LIBRARY_PATH+"LD_LIBRARY_PATH=$LD_LIBRARY_PATH"} \
        "$build/judge" "${options[@]}" "${all[@]}" >"$run/report" 2>"$run/errors"
    status=$?
    whole
    if [ -s "$run/errors" ] && [ -z "$warned_of" ]; then
        warned_of=yes
        cat "$run/errors" >&2
    fi

    # A verdict counts when its line is whole and says the same as the exit status; then there is one a program.
    while IFS= read -r text; do
        case $text in ' '*) continue ;; esac
        IFS=' ' read -r verdict passed tried slowest peak fault < <(printf '%s\n' "$text")
        if [ -n "$fault" ] || ! is_count "$passed" || ! is_count "$tried" || ! is_count "$slowest" || ! is_count "$peak"; then
            verdict=''
        fi
        case $verdict in
            AC) if [ "$passed" != "$tried" ] || [ "$tried" = 0 ]; then verdict=''; fi ;;
            WA | OLE | MLE | TLE | RE | CE | JE | --) worst=$verdict ;;
            *) verdict='' ;;
        esac
        [ -n "$verdict" ] || { said=() && break; }
        said+=("$verdict" "$passed" "$tried" "$slowest" "$peak")
    done <"$run/report"
    case $status in
        0) [ -z "$worst" ] || said=() ;;
        1) [ -n "$worst" ] || [ ${#all_programs[@]} -eq 2 ] || said=() ;;
        3) [ -n "$stopped" ] || said=() ;;
        *) said=() ;;
    esac
    if [ ${#said[@]} -ne $((5 * ${#all_programs[@]})) ]; then
        line JE "$at" 0 0 0 0
        say "  the judge has given no verdict (exit status $status): was it ended, or is the disk full?"
        [ ! -s "$run/errors" ] || show_file "$run/errors"
        finish JE
        return
    fi
    for ((number = 0; number < ${#all_programs[@]}; number++)); do
        line "${said[5 * number]}" "$at" "${said[5 * number + 1]}" "${said[5 * number + 2]}" "${said[5 * number + 3]}" \
            "${said[5 * number + 4]}" "${solutions[1]+${solutions[number]-}}"
        finish "${said[5 * number]}"
    done
    while IFS= read -r text; do
        case $text in ' '*) say "$text" ;; esac
    done <"$run/report"
    [ "$status" -eq 0 ] || [ -n "$worst" ] || differ=yes
    if [ "$status" -ne 0 ]; then
        for place in ${solutions[@]+"${!solutions[@]}"}; do
            if [ -s "$run/log.$place" ]; then
                say "  the compiler says${solutions[1]+ of ${solutions[place]}}:"
                show_file "$run/log.$place" "$run/box/$place/"
            fi
        done
        if ! keep "$folder"; then
            whole
            say "  the failing case could not be kept: is the disk full, or a folder not to be written?"
            all_kept=no
        fi
    fi
}

is_count() {
    case $1 in '' | *[!0-9]*) return 1 ;; esac
}

warned_of='' differ=no all_kept=yes
all_programs=(${solutions[@]+"${solutions[@]}"})
[ ${#all_programs[@]} -gt 0 ] || all_programs=(main.c)
for i in "${chosen[@]}"; do
    [ -z "$stopped" ] || break
    judge_problem "$i"
done

summary='' all_accepted=yes
for verdict in JE CE RE TLE MLE OLE WA -- AC; do
    count=0
    for result in ${results[@]+"${results[@]}"}; do [ "$result" != "$verdict" ] || count=$((count + 1)); done
    [ "$count" -eq 0 ] || summary="$summary${summary:+, }$count $verdict"
    [ "$verdict" = AC ] || [ "$count" -eq 0 ] || all_accepted=no
done
if [ -n "$stopped" ]; then
    say "stopped: ${#results[@]} of ${#chosen[@]} problems begun"
    exit "$stopped"
fi
[ "$full" = yes ] || [ -n "$cases" ] || say "samples only; --full tries all"
noun=problems
[ ${#chosen[@]} -ne 1 ] || noun=problem
[ ${#solutions[@]} -ne 2 ] || noun="problem, 2 programs"
say "${#chosen[@]} $noun: $summary"
[ "$all_accepted" = yes ] && [ ${#results[@]} -eq $((${#chosen[@]} * ${#all_programs[@]})) ] && [ "$differ" = no ] && [ "$all_kept" = yes ]
