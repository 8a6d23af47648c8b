#!/usr/bin/env bash
# Judges one program that must be refused: refuse.sh FOLDER tests/wrong/NAME/PROGRAM
# It must get the verdict that its first line tells under --full, pass or fail the samples as its second line tells, and
# the problem's page must give the smallest input that shows it. What is not so goes to FOLDER/NAME/PROGRAM.said, and
# last the line "judged PROGRAM". Run from the top folder.
set -u

folder=$1 program=$2
name=$(basename "$(dirname "$program")")
mkdir -p "$folder/$name/$(basename "$program").kept"
kept=$folder/$name/$(basename "$program").kept
exec >"$folder/$name/$(basename "$program").said" 2>&1

# told KEY: what the line "KEY: WORD ..." at the top of the program says, the word alone.
told() { sed -n "1,2s|^[/#]*\\*\\{0,1\\} *$1: \\([A-Za-z]*\\).*|\\1|p" "$program"; }

# on_page: the smallest input that the page gives for the program, the part between backquotes.
# shellcheck disable=SC2016 # backquotes of Markdown
on_page() {
    tr '\n' ' ' <"problems/$name/README.md" | tr -s ' ' | sed 's/ - \[/\
- [/g' | grep -F "](../../$program)" | sed -n 's/.*Smallest input that shows it: `\([^`]*\)`.*/\1/p'
}

verdict=$(told verdict)
case $verdict in WA | RE | TLE | MLE | OLE) ;; *) echo "$program tells no verdict" ;; esac
./run_all.sh --full --fail-fast --save "$kept" --solution "$program" "$name" >"$kept/out" 2>&1
if [ "$(head -n 1 "$kept/out" | cut -d ' ' -f 1)" != "$verdict" ]; then
    echo "$program, wanted $verdict:"
    cat "$kept/out"
fi

given=$(on_page)
found=$(sed 's/$/ \//' "$kept/hack_1.in" | tr '\n' ' ' | sed 's| / $||')
if [ -n "$given" ] && [ "$given" != "$found" ]; then
    echo "$program: the page gives the smallest input \"$given\", found was \"$found\""
elif [ -z "$given" ] && [ "$verdict" != TLE ] && [ ${#found} -le 60 ]; then
    echo "$program: the page gives no smallest input, found was \"$found\""
fi

status=0
./run_all.sh --solution "$program" "$name" >"$kept/samples" 2>&1 || status=$?
case $status$(told samples) in
    0pass | 1fail) ;;
    *) echo "$program passes or fails the samples otherwise than it tells" ;;
esac
echo "judged $program"
