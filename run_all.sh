#!/usr/bin/env bash
# The front door: builds the solutions, judges them on their samples (with --full on the cases that the rules of
# the games give) and prints a verdict for each. Runs on bash 3.2, so no associative arrays and no `wait -n`.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 2
called_from=$OLDPWD

readonly LIST=problems/list.tsv
readonly VERDICTS="JE CE RE TLE MLE OLE WA AC" # in order of precedence
readonly OUTPUT_LIMIT_KB=64

# ---------------------------------------------------------------------------- what a user may say

# The table of languages: extension, how it is built and run, extra time as "factor milliseconds".
# One place for --help and for the judging.
languages() {
    cat <<TABLE
.c|make compile-c: \$CC \$CPPFLAGS \$CFLAGS (the judge's flags)|1 0
.cpp|make compile-cpp: \$CXX \$CPPFLAGS \$CXXFLAGS (the judge's flags)|1 0
.cc|as .cpp|1 0
.py|python3 FILE|3 2000
program|any other executable file, run as it is|1 0
TABLE
}

usage() {
    cat <<'USAGE'
usage: ./run_all.sh [option]... [problem]...
problem: a folder name (stone-game-3) or a judge number (9657); none means all
  -s, --solution FILE   judge FILE instead of the suite's own main.c (exactly one problem)
  -F, --full            after the samples, the whole input range by the rules of the game
  -f, --fail-fast       stop at a problem's first failing case: the smallest one
  -S, --save DIR        with --solution: keep the failing case as DIR/hack_1.in and hack_1.out
  -j, --jobs N          how many programs run at once (default: the number of processors)
  -v, --verbose         a line for every case
  -l, --list            the problems: folder, judge number, limits, title
  -h, --help

What FILE may be, and the time it gets for a problem's limit of T:
USAGE
    languages | while IFS='|' read -r extension how extra; do
        printf '  %-8s %-62s %s\n' "$extension" "$how" "$(time_rule "$extra")"
    done
    cat <<'USAGE'

Verdicts: JE our own fault (data or judge), CE does not compile, RE crashed, TLE too slow, MLE too much memory,
OLE too much output, WA wrong answer, AC accepted; a problem gets the first of these that one of its cases gets.
Exit status: 0 all AC, 1 not all, 2 a wrong call or a missing tool.
USAGE
}

# time_rule "FACTOR MS": the rule for a person.
time_rule() {
    local factor=${1% *} more=${1#* }
    if [ "$factor $more" = "1 0" ]; then
        echo "T"
    else
        echo "$factor T + $((more / 1000)) s"
    fi
}

refuse() {
    printf 'run_all.sh: %s\n' "$1" >&2
    exit 2
}

need() {
    command -v "$1" >/dev/null 2>&1 || refuse "$1 is missing: $2"
}

list_problems() {
    local folder number time memory title korean
    printf '%-20s %6s  %4s  %6s  %s\n' folder number time memory title
    while IFS=$'\t' read -r folder number time memory title korean; do
        case $folder in '#'* | '') continue ;; esac
        printf '%-20s %6s  %2s s  %3s MB  %s (%s)\n' "$folder" "$number" "$((time / 1000))" "$memory" "$title" "$korean"
    done <"$LIST"
}

# find_problem NAME: adds the problem with this folder or number to `chosen`.
find_problem() {
    local wanted=${1#problems/} folder number rest
    wanted=${wanted%/}
    while IFS=$'\t' read -r folder number rest; do
        case $folder in '#'* | '') continue ;; esac
        if [ "$wanted" = "$folder" ] || { [ "$wanted" = "$number" ] && [ "$number" != - ]; }; then
            case " ${chosen[*]-} " in *" $folder "*) ;; *) chosen+=("$folder") ;; esac
            return
        fi
    done <"$LIST"
    refuse "no problem is called '$1'; ./run_all.sh --list names them all"
}

solution='' full=no fail_fast=no save='' jobs='' verbose=no
chosen=()

# value OPTION COUNT: an option that takes a value must have one.
value() {
    [ "$2" -ge 2 ] || refuse "$1 needs a value; see ./run_all.sh --help"
}

while [ $# -gt 0 ]; do
    case $1 in
        --*=*) # --jobs=2 is --jobs 2
            option=${1%%=*} argument=${1#*=}
            shift
            set -- "$option" "$argument" "$@"
            continue
            ;;
        -s | --solution) value "$1" $# && solution=$2 && shift ;;
        -F | --full) full=yes ;;
        -f | --fail-fast) fail_fast=yes ;;
        -S | --save) value "$1" $# && save=$2 && shift ;;
        -j | --jobs) value "$1" $# && jobs=$2 && shift ;;
        -v | --verbose) verbose=yes ;;
        -l | --list)
            list_problems
            exit 0
            ;;
        -h | --help)
            usage
            exit 0
            ;;
        --)
            shift
            for name in "$@"; do find_problem "$name"; done
            break
            ;;
        -*) refuse "no option is called '$1'; see ./run_all.sh --help" ;;
        *) find_problem "$1" ;;
    esac
    shift
done

if [ -z "$jobs" ]; then
    jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null) || jobs=1
fi
case $jobs in
    '' | *[!0-9]* | 0* | ????*) refuse "--jobs takes a number from 1 to 999, not '$jobs'" ;;
esac
# from_call PATH: a path as the caller meant it, seen from here.
from_call() {
    case $1 in /*) echo "$1" ;; *) echo "$called_from/$1" ;; esac
}
if [ -n "$solution" ]; then
    [ ${#chosen[@]} -eq 1 ] || refuse "--solution judges one program for one problem: name exactly one problem"
    told_solution=$solution
    solution=$(from_call "$solution")
    [ -f "$solution" ] || refuse "there is no file '$told_solution'"
    [ -r "$solution" ] || refuse "the file '$told_solution' cannot be read"
fi
if [ -n "$save" ]; then
    [ -n "$solution" ] || refuse "--save goes with --solution"
    save=$(from_call "$save")
    mkdir -p "$save" || refuse "the folder '$save' cannot be made"
fi
if [ ${#chosen[@]} -eq 0 ]; then
    while IFS=$'\t' read -r folder rest; do
        case $folder in '#'* | '') ;; *) chosen+=("$folder") ;; esac
    done <"$LIST"
fi

need make "apt-get install make, or xcode-select --install on macOS"
compiler=${CC:-cc}
need "${compiler%% *}" "apt-get install gcc libc6-dev, or xcode-select --install on macOS"

language=c
case $solution in
    '' | *.c) ;;
    *.cpp | *.cc)
        language=cpp
        need "${CXX:-g++}" "apt-get install g++, or xcode-select --install on macOS"
        ;;
    *.py)
        language=py
        need python3 "apt-get install python3, or brew install python3"
        ;;
    *)
        language=program
        [ -x "$solution" ] || refuse "'$told_solution' is no .c, .cpp, .cc or .py file and not executable (chmod +x)"
        ;;
esac

# ---------------------------------------------------------------------------- building

mkdir -p build || refuse "the folder build cannot be made here"
run=$(mktemp -d build/run.XXXXXX) || refuse "no folder can be made in build"
workers=()
cleanup() {
    local worker
    for worker in ${workers[@]+"${workers[@]}"}; do
        kill -TERM -- "-$worker" 2>/dev/null
    done
    rm -rf "$run"
}
trap cleanup EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

watched=no
[ -t 2 ] && watched=yes
tell() { [ "$watched" = yes ] && printf '\r%s\033[K' "$1" >&2; }

# build TARGET...: what can be built is built; what cannot is found out one by one, later.
build() {
    tell "building ..."
    make -k -s -j "$jobs" "$@" >"$run/build.log" 2>&1
    local status=$?
    tell ""
    return "$status"
}
targets=(build/judge)
for folder in "${chosen[@]}"; do
    [ -n "$solution" ] || targets+=("build/bin/$folder")
    [ "$full" = no ] || targets+=("build/cases/$folder.cases")
done
all_built=yes
build "${targets[@]}" || all_built=no
if [ "$all_built" = no ] && ! make -s build/judge >"$run/build.log" 2>&1; then
    cat "$run/build.log" >&2
    refuse "the judge itself does not build"
fi

# built TARGET LOG: is it there, and of today? Says why not in LOG.
built() {
    [ "$all_built" = yes ] || make -s "$1" >"$2" 2>&1
}

# ---------------------------------------------------------------------------- judging one problem

size_of() { echo $(($(wc -c <"$1"))); }

# sample_cases FOLDER: the samples as a stream of cases. A sample without its other half stops the stream in the
# middle, which the judge reports.
sample_cases() {
    local input answer label
    for input in "problems/$1"/samples/*.in; do
        [ -f "$input" ] || return
        answer=${input%.in}.out label=${input##*/}
        if [ ! -f "$answer" ]; then
            echo "missing $answer"
            return
        fi
        printf 'case sample-%s %s %s\n' "${label%.in}" "$(size_of "$input")" "$(size_of "$answer")"
        cat "$input" "$answer"
    done
    for answer in "problems/$1"/samples/*.out; do
        [ -f "${answer%.out}.in" ] || echo "missing ${answer%.out}.in"
    done
}

# prepare FOLDER: sets `command` to what runs the program, or leaves a CE report and returns 1.
prepare() {
    local log=$run/$1.log
    case $language in
        py) command=(python3 "$solution") ;;
        program) command=("$solution") ;;
        *)
            if [ -z "$solution" ]; then
                command=("build/bin/$1")
                built "build/bin/$1" "$log" && return
            else
                command=("$run/$1.program")
                SOURCE=$solution PROGRAM=$run/$1.program make -s "compile-$language" >"$log" 2>&1 && return
            fi
            echo "CE 0 0 0 0" >"$run/$1.samples"
            sed -n 's/^/  /; 1,20p' "$log" >>"$run/$1.samples"
            return 1
            ;;
    esac
}

# judge FOLDER PART TIME MEMORY <CASES: writes the judge's words into $run/FOLDER.PART.
judge() {
    local options=(-t "$3" -m "$4" -o "$OUTPUT_LIMIT_KB" -k "$run/$1.$2" -p "$run/$1.$2.done")
    [ "$fail_fast" = no ] || options+=(-f)
    [ "$verbose" = no ] || options+=(-v)
    build/judge "${options[@]}" "${command[@]}" >"$run/$1.$2" 2>"$run/$1.$2.errors"
    if ! grep -q '^[A-Z]' "$run/$1.$2"; then # the judge itself broke
        echo "JE 0 0 0 0" >>"$run/$1.$2"
        sed 's/^/  /' "$run/$1.$2.errors" >>"$run/$1.$2"
    fi
}

judge_problem() {
    local folder=$1 time=$2 memory=$3 rule command=()
    prepare "$folder" || return
    rule=$(languages | awk -F '|' -v language="$language" '$1 == language || $1 == "." language { print $3 }')
    time=$((time * ${rule% *} + ${rule#* }))
    sample_cases "$folder" >"$run/$folder.sample-cases"
    judge "$folder" samples "$time" "$memory" <"$run/$folder.sample-cases"
    [ "$full" = yes ] || return
    if built "build/cases/$folder.cases" "$run/$folder.log"; then
        judge "$folder" full "$time" "$memory" <"build/cases/$folder.cases"
    else
        { echo "JE 0 0 0 0" && sed 's/^/  /' "$run/$folder.log"; } >"$run/$folder.full"
    fi
}

# ---------------------------------------------------------------------------- reporting

green='' red='' plain=''
if [ -t 1 ] && [ -z "${NO_COLOR-}" ]; then
    green=$'\033[32m' red=$'\033[31m' plain=$'\033[0m'
fi

# worse A B: the one that comes first in the order of precedence.
worse() {
    local verdict
    for verdict in $VERDICTS; do
        if [ "$1" = "$verdict" ] || [ "$2" = "$verdict" ]; then
            echo "$verdict"
            return
        fi
    done
}

larger() { if [ "$1" -gt "$2" ]; then echo "$1"; else echo "$2"; fi; }

# quoted PATH: as a shell takes it, where the caller stands.
quoted() {
    local path=$1
    case $path in /*) ;; *) path=$PWD/$path ;; esac
    path=${path#"$called_from"/}
    case $path in
        *[!A-Za-z0-9_./-]*) printf "'%s'" "$(printf '%s' "$path" | sed "s/'/'\\\\''/g")" ;;
        */*) printf '%s' "$path" ;;
        *) printf './%s' "$path" ;; # a shell looks for a bare name elsewhere
    esac
}

# keep FOLDER PART: keeps the failing case, and a built program, where they can be used again; says how.
keep() {
    local folder=$1 from=$run/$1.$2 program input number=1
    [ -f "$from.in" ] || return
    mkdir -p build/failed
    input=build/failed/$folder.in
    if [ -n "$save" ]; then
        while [ -e "$save/hack_$number.in" ] || [ -e "$save/hack_$number.out" ]; do number=$((number + 1)); done
        cp "$from.in" "$save/hack_$number.in"
        cp "$from.out" "$save/hack_$number.out"
        input=$save/hack_$number.in
        echo "  kept:    $(quoted "$save/hack_$number.in") and hack_$number.out"
    fi
    mv "$from.in" "build/failed/$folder.in"
    mv "$from.out" "build/failed/$folder.out"
    case $language in
        py) program="python3 $(quoted "$solution")" ;;
        program) program=$(quoted "$solution") ;;
        *)
            program=$(quoted "build/bin/$folder")
            if [ -n "$solution" ]; then
                mv "$run/$folder.program" "build/failed/$folder.program"
                program=$(quoted "build/failed/$folder.program")
            fi
            ;;
    esac
    echo "  again:   $program <$(quoted "$input")"
}

# report FOLDER NUMBER: the line of a problem, and what is to be said of it.
report() {
    local folder=$1 number=$2 part verdict=AC passed=0 tried=0 slowest=0 peak=0 told='' v p t s k
    for part in samples full; do
        [ -f "$run/$folder.$part" ] || continue
        read -r v p t s k <<<"$(grep '^[A-Z]' "$run/$folder.$part")"
        verdict=$(worse "$verdict" "$v")
        passed=$((passed + p)) tried=$((tried + t))
        slowest=$(larger "$slowest" "$s") peak=$(larger "$peak" "$k")
        # The cases of --full come smallest first, the samples do not: what fails there is told in their place.
        if [ "$v" != AC ]; then told=$part; fi
    done
    results+=("$verdict")
    local colour=$red
    [ "$verdict" != AC ] || colour=$green
    printf '%s%-3s%s  %-20s %5s  %11s  %6s ms  %5s.%s MB\n' "$colour" "$verdict" "$plain" "$folder" "$number" \
        "$passed/$tried" "$slowest" "$((peak / 1024))" "$((peak % 1024 * 10 / 1024))"
    for part in samples full; do
        [ -f "$run/$folder.$part" ] || continue
        if [ "$part" = "$told" ]; then
            sed '/^[A-Z]/d' "$run/$folder.$part"
            keep "$folder" "$part"
        elif [ "$verbose" = yes ]; then # its lines before the verdict, not its report
            sed '/^[A-Z]/,$d' "$run/$folder.$part"
        fi
    done
}

results=()
numbers=() times=() memories=()
for folder in "${chosen[@]}"; do
    while IFS=$'\t' read -r name number time memory rest; do
        if [ "$name" = "$folder" ]; then
            numbers+=("$number") times+=("$time") memories+=("$memory")
        fi
    done <"$LIST"
done

cases_in_all=0
if [ "$full" = yes ] && [ "$watched" = yes ]; then
    for folder in "${chosen[@]}"; do
        cases=$(grep -ac '^case ' "build/cases/$folder.cases" 2>/dev/null) || cases=0
        cases_in_all=$((cases_in_all + cases))
    done
fi

progress() {
    [ "$cases_in_all" -gt 0 ] || return
    local cases=0 file count bar='########################################'
    for file in "$run"/*.full.done; do
        count=0
        [ ! -s "$file" ] || read -r count <"$file"
        cases=$((cases + count))
    done
    count=$((cases * 40 / cases_in_all))
    tell "[$(printf '%-40s' "${bar:0:$count}")] $cases of $cases_in_all cases, $SECONDS s"
}

# A worker a problem, at most `jobs` at once, in a process group of its own, so that the judge below it hears of our
# end. Each leaves a file when it has finished; the pipe only wakes us, for a read with a time limit may lose a byte.
mkfifo "$run/wake" || refuse "no named pipe can be made in build"
exec 3<>"$run/wake"
started=0 reported=0
while [ "$reported" -lt ${#chosen[@]} ]; do
    while [ "$started" -lt ${#chosen[@]} ] && [ ${#workers[@]} -lt "$jobs" ]; do
        set -m
        (
            judge_problem "${chosen[started]}" "${times[started]}" "${memories[started]}"
            : >"$run/${chosen[started]}.finished"
            echo >&3
        ) &
        set +m
        workers[started]=$!
        started=$((started + 1))
    done
    read -r -t 1 <&3
    for ((i = reported; i < started; i++)); do
        [ ! -e "$run/${chosen[i]}.finished" ] || unset "workers[$i]"
    done
    while [ "$reported" -lt "$started" ] && [ -e "$run/${chosen[reported]}.finished" ]; do
        tell ""
        report "${chosen[reported]}" "${numbers[reported]}"
        reported=$((reported + 1))
    done
    progress
done
tell ""

summary='' all_accepted=yes
for verdict in $VERDICTS; do
    count=0
    for result in "${results[@]}"; do [ "$result" != "$verdict" ] || count=$((count + 1)); done
    [ "$count" -eq 0 ] || summary="$summary${summary:+, }$count $verdict"
    [ "$verdict" = AC ] || [ "$count" -eq 0 ] || all_accepted=no
done
noun=problems
[ ${#results[@]} -ne 1 ] || noun=problem
echo "${#results[@]} $noun: $summary"
[ "$all_accepted" = yes ]
