#!/usr/bin/env bash
# Draws every picture of the pages from what the rules programs print: tests/figures/draw.sh [FOLDER]
# FOLDER (problems when left out) gets NAME/figure.svg, NAME/figure-2.svg and so on, and figure.svg.
# Run from the top folder, after `make rules`.
set -euo pipefail
export LC_ALL=C

out=${1:-problems}

# rules NAME ARG...: what a rules program prints.
rules() {
    local name=$1
    shift
    "build/rules/$name" "$@"
}

# picture FILE PROGRAM [NAME=VALUE...]: draws stdin.
picture() {
    local file=$out/$1 program=$2 setting
    local settings=()
    shift 2
    for setting in "$@"; do
        settings+=(-v "$setting")
    done
    mkdir -p "$(dirname "$file")"
    "${AWK:-awk}" ${settings[@]+"${settings[@]}"} -f tests/figures/svg.awk -f "tests/figures/$program.awk" \
        >"$file.new" || {
        rm -f "$file.new"
        return 1
    }
    mv "$file.new" "$file"
}

# strip NAME LAST [AMOUNT...]: one strip for strips.awk.
strip() {
    echo '#'
    rules "$1" table "${@:2}"
    rules "$1" explain "${@:2}"
}

# tile NAME KIND CAPTION: what overview.awk wants before the data of a problem.
tile() {
    echo "# $2 $3"
    grep "^$1	" problems/list.tsv
}

# nim_sums LAST: the nim-sum of every two heaps up to LAST, for nim-sums.awk. The rules program knows no empty heap.
nim_sums() {
    local one two heap
    for ((one = 0; one <= $1; one++)); do
        for ((two = 0; two <= $1; two++)); do
            echo "~ $one $two"
            local heaps=()
            for heap in "$one" "$two"; do
                [ "$heap" -eq 0 ] || heaps+=("$heap")
            done
            [ "${#heaps[@]}" -eq 0 ] || rules nim-2 explain "${heaps[@]}" || return 1
        done
    done
}

rules stone-game-1 explain 7 | picture stone-game-1/figure.svg moves last=7
{ rules stone-game-1 table 7; rules stone-game-1 explain 7; } | picture stone-game-1/figure-2.svg moves last=7
rules stone-game-2 explain 7 | picture stone-game-2/figure.svg moves last=7
{ strip stone-game-1 24; strip stone-game-2 25; } | picture stone-game-2/figure-2.svg strips shift=1
rules stone-game-3 explain 9 | picture stone-game-3/figure.svg moves last=9
strip stone-game-3 27 | picture stone-game-3/figure-2.svg strips
rules stone-game-4 explain 9 | picture stone-game-4/figure.svg moves last=9
{ strip stone-game-3 27; strip stone-game-4 28; } | picture stone-game-4/figure-2.svg strips shift=1
rules stone-game-5 explain 11 | picture stone-game-5/figure.svg moves last=11
strip stone-game-5 29 | picture stone-game-5/figure-2.svg strips
rules stone-game-6 explain 11 | picture stone-game-6/figure.svg moves last=11
strip stone-game-6 27 | picture stone-game-6/figure-2.svg strips
rules stone-game-7 explain 20 | picture stone-game-7/figure.svg moves last=20
strip stone-game-8 20 1 2 3 | picture stone-game-8/figure.svg strips bare=1
{ strip stone-game-8 32 1 2 3; strip stone-game-8 32 1 6 9; strip stone-game-8 32 4 6 11; } |
    picture stone-game-8/figure-2.svg strips
{ rules stone-game-7 table 29; rules stone-game-7 explain 29; } | picture stone-game-7/figure-2.svg residues

rules box-splitting explain 2 5 | picture box-splitting/figure.svg boxes
rules box-splitting table 100 | picture box-splitting/figure-2.svg board
rules nim-2 explain 3 4 5 | picture nim-2/figure.svg heaps
sums=$(nim_sums 15)
picture nim-2/figure-2.svg nim-sums <<<"$sums"
rules nimble explain 7 3 1 3 10 | picture nimble/figure.svg squares
rules nimble explain 7 3 1 3 10 | picture nimble/figure-2.svg squares piles=1
rules odd-even-nim table 12 | picture odd-even-nim/figure.svg left-over
rules odd-even-nim table 24 | picture odd-even-nim/figure-2.svg bars by=parity
rules split-nim explain 5 | picture split-nim/figure.svg splits
rules split-nim table 24 | picture split-nim/figure-2.svg bars
rules polygon-game explain 10 | picture polygon-game/figure.svg polygon
rules polygon-game explain 10 | picture polygon-game/figure-2.svg polygon rows=1
{ rules polygon-game table 1000; rules polygon-game explain 1000; } | picture polygon-game/figure-3.svg periods
rules crosses-and-crosses explain 9 | picture crosses-and-crosses/figure.svg played moves='2 7 5 6'
rules crosses-and-crosses table 2000 | picture crosses-and-crosses/figure-2.svg scatter
rules prime-jingle-bells explain 3 31 | picture prime-jingle-bells/figure.svg turns
for most in 2 3 4 5 6; do
    echo "# $most"
    rules prime-jingle-bells table "$most" 300
done | picture prime-jingle-bells/figure-2.svg leads

{
    tile stone-game-1 letters 'take 1 or 3 stones'
    rules stone-game-1 table 41
    tile stone-game-2 letters 'the last stone loses'
    rules stone-game-2 table 41
    tile stone-game-3 letters 'take 1, 3 or 4 stones'
    rules stone-game-3 table 41
    tile stone-game-4 letters 'and the last stone loses'
    rules stone-game-4 table 41
    tile stone-game-5 letters 'up to 10^12 stones'
    rules stone-game-5 table 279
    tile stone-game-6 letters '1, 3 or 4, up to 10^12'
    rules stone-game-6 table 279
    tile stone-game-7 letters 'take 1, 4, 16, 64, ...'
    rules stone-game-7 table 279
    tile stone-game-8 letters 'a given set: here 4, 6, 11'
    rules stone-game-8 table 279 4 6 11
    tile box-splitting board 'two boxes'
    rules box-splitting table 28
    tile nim-2 sums 'many piles'
    echo "$sums"
    tile nimble coins 'coins on a strip'
    rules nimble explain 7 3 1 3 10
    tile odd-even-nim bars 'odd and even moves differ'
    rules odd-even-nim table 27
    tile split-nim bars 'a move may split a pile'
    rules split-nim table 27
    tile polygon-game bars 'segments that never meet'
    rules polygon-game table 83
    tile crosses-and-crosses bars 'three in a row'
    rules crosses-and-crosses table 83
    tile prime-jingle-bells curve 'primes score: the lead'
    rules prime-jingle-bells table 3 300
} | picture figure.svg overview
