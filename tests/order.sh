#!/usr/bin/env bash
# order.sh HEADER... OBJECT...: do the files of a program build on each other in the order that its headers promise? The
# order is that of the marks "/* ---- NAME.c ---- */" (or "---- NAME.c: WORDS") in the headers, one for each file, from
# the lowest file to the highest; each object is compiled from NAME.c. A file uses only functions and variables of files
# above it, so there can be no circle. A function that is called by its address does not show. Exit status 1: not so.
set -u
command -v nm >/dev/null || { echo 'order.sh: nm is missing: apt-get install binutils' >&2; exit 2; }

headers=() objects=()
for path in "$@"; do
    case $path in *.h) headers+=("$path") ;; *) objects+=("$path") ;; esac
done
if [ "${#headers[@]}" -eq 0 ] || [ "${#objects[@]}" -eq 0 ]; then
    echo 'usage: tests/order.sh HEADER... OBJECT...' >&2
    exit 2
fi

# Lines "mark FILE", and "symbol FILE NAME TYPE" of each object, where type U is what it wants from others.
{
    sed -n 's,^/\* ---- \([a-z_]*\.c\)[ :].*,mark \1,p' "${headers[@]}"
    for object in "${objects[@]}"; do
        file=${object##*/}
        nm -P "$object" | awk -v file="${file%.o}.c" 'NF > 1 { print "symbol", file, $1, $2 }' || exit
    done
} | awk '
    function complain(text) { print text; bad = 1 }
    $1 == "mark" && $2 in place { complain($2 " has two marks") }
    $1 == "mark" { place[$2] = ++count }
    $1 == "symbol" { has_object[$2] = 1 }
    $1 == "symbol" && $4 ~ /^[A-TV-Z]$/ { home[$3] = $2; is_function[$3] = $4 == "T" }
    $1 == "symbol" && $4 == "U" { wanted[++wants] = $3; by[wants] = $2 }
    END {
        for (file in place) if (!(file in has_object)) complain(file " has a mark and no object")
        for (file in has_object) if (!(file in place)) complain(file " has no mark")
        for (i = 1; i <= wants; i++) {
            name = wanted[i]
            what = is_function[name] ? " calls " name "()" : " uses " name
            if (name in home && home[name] in place && by[i] in place && place[by[i]] < place[home[name]])
                complain(by[i] what " of " home[name] ", which is below it")
        }
        exit bad
    }'
