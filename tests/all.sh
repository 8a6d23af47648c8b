#!/usr/bin/env bash
# all.sh [--filter-tags [!]TAG] FILE.bats...: runs these tests as `bats` does, but several at once, and prints one stream
# (TAP) with one count at the end. bats has this only with GNU parallel. A file in which tests wait or work long is run in
# parts, each of which has some of its tests; so its setup_file must be quick, and no test may need what another one
# leaves.
set -um
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2

# A python3 that is a script of pyenv takes half a second to start: what it starts comes first.
python=$(python3 -c 'import sys; print(sys.executable)') && PATH=${python%/*}:$PATH

filter=''
if [ "${1-}" = --filter-tags ]; then
    filter=$2
    shift 2
fi

# How many parts, those first that wait or are long; any other file is one part. Of tests that a tag picks each is one.
parts='problems:1 judge:3 functions:2 plays:2 reports:1 rules:4 own:3 manage:2 lab:2'

work=$(mktemp -d "${TMPDIR:-/tmp}/tests.XXXXXX") || exit 2
lanes=() running=''
clean() {
    local lane
    for lane in ${lanes[@]+"${lanes[@]}"}; do kill -TERM -- "-$lane" 2>/dev/null; done
    rm -rf "$work"
}
trap clean EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# names FILE: those of its tests that are to run, a line each
names() {
    awk -v filter="${filter#!}" -v without="${filter%"${filter#!}"}" '
        sub(/^# bats test_tags=/, "") { tags = "," $0 "," }
        /^@test ".*" {$/ {
            if (filter == "" || (index(tags, "," filter ",") > 0) == (without == "")) print substr($0, 8, length($0) - 10)
            tags = ""
        }' "$1"
}

# The names of the tests of a part are in $work/N.names, and its file in $work/N.file.
count=0 total=0
add() { # FILE PARTS
    local part all=$2
    case $filter in [!!]*) all=$(names "$1" | grep -c '') ;; esac
    for ((part = 0; part < all; part++)); do
        names "$1" | awk -v part="$part" -v parts="$all" 'NR % parts == part' >"$work/$count.names"
        [ -s "$work/$count.names" ] || continue
        total=$((total + $(grep -c '' "$work/$count.names")))
        echo "$1" >"$work/$count.file"
        count=$((count + 1))
    done
}
for entry in $parts; do
    for file in "$@"; do
        case $file in */"${entry%:*}".bats) add "$file" "${entry#*:}" ;; esac
    done
done
for file in "$@"; do
    name=${file##*/}
    case " $parts" in *" ${name%.bats}:"*) ;; *) add "$file" 1 ;; esac
done

# Takes one part after the other until none is left, and says which one has ended.
lane() {
    local i wanted
    for ((i = 0; i < count; i++)); do
        mkdir "$work/$i.taken" 2>/dev/null || continue
        wanted=$(sed 's/\\\(.\)/\1/g; s/[][\.*^$+?(){}|]/\\&/g' "$work/$i.names" | tr '\n' '|')
        bats --formatter tap --filter "^(${wanted%|})\$" "$(cat "$work/$i.file")" >"$work/$i.out" 2>&1 </dev/null
        echo "$i" >"$work/ended"
    done
}

mkfifo "$work/ended" || exit 2
exec 3<>"$work/ended"
[ "$total" -gt 0 ] || { echo "all.sh: no test is to be run" >&2 && exit 2; }
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null) || jobs=1
for ((i = 0; i <= jobs + 1; i++)); do # two more than processors: some tests wait
    lane 3>&- &
    lanes+=($!)
done

echo "1..$total"
number=0 failed=0 skipped=0
for ((ended = 0; ended < count; ended++)); do
    if [ -t 1 ]; then
        running=''
        for ((i = 0; i < count; i++)); do
            [ ! -d "$work/$i.taken" ] || [ -e "$work/$i.shown" ] || running="$running $(sed 's,.*/,,; s,\.bats,,' "$work/$i.file")"
        done
        printf '%s of %s tests; running:%s\033[K\r' "$number" "$total" "$running"
    fi
    read -r i <&3
    : >"$work/$i.shown"
    [ ! -t 1 ] || printf '\033[K'
    # Every test of the part has one result.
    awk -v number="$number" -v file="$(cat "$work/$i.file")" '
        FNR == NR { names[++count] = $0; next }
        /^1\.\.[0-9]+$/ { next }
        match($0, /^(not )?ok [0-9]+ /) {
            results++
            print ($1 == "not" ? "not ok " : "ok ") ++number substr($0, RLENGTH)
            next
        }
        { print }
        END { while (results++ < count) print "not ok " ++number " " file ": a test of this file has no result" }
    ' "$work/$i.names" "$work/$i.out" | tee "$work/said"
    number=$((number + $(grep -cE '^(not )?ok ' "$work/said")))
    failed=$((failed + $(grep -c '^not ok ' "$work/said")))
    skipped=$((skipped + $(grep -c '^ok .* # skip' "$work/said")))
done
printf '# %d passed, %d failed, %d skipped, in %d s\n' $((number - failed - skipped)) "$failed" "$skipped" "$SECONDS"
[ "$failed" -eq 0 ] && [ "$number" -eq "$total" ]
