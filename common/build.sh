#!/bin/sh
# Makes products, unless they were made from the very same bytes by the very same command. Dates play no part: a clock
# that went back, or a copied build folder, keeps no old product.
#
#   build.sh 'PRODUCT...' WORDS INPUT... -- COMMAND ARGUMENT...
#
# Products are below $BUILD; WORDS say what is being made. COMMAND runs in a folder of its own with copies of the inputs,
# those below $BUILD in built/: it sees what is compared here even while somebody edits a file, and two builds at once do
# not meet. It writes new.1, new.2, ..., one for each product; its standard output is new.1, too.
# $BUILD/from keeps, by the name of the first product, the checksums of all, and everything they were made from.
set -eu

products=$1 words=$2
shift 2
from=${products%% *}
from=$BUILD/from/${from#"$BUILD"/}
count=0
for argument; do
    [ "$argument" != -- ] || break
    count=$((count + 1))
done

# key FOLDER ARGUMENT...: everything that decides what a product is; the inputs are read in this folder.
key() {
    (
        folder=$1 left=$count
        shift
        printf '%s\n' "$@"
        cd "$folder"
        while [ "$left" -gt 0 ]; do
            case $1 in
                "$BUILD"/*) if [ "$folder" = . ]; then cksum <"$1"; else cksum <"built/${1#"$BUILD"/}"; fi ;;
                *) cat -- "$1" ;;
            esac
            shift
            left=$((left - 1))
        done
    )
}

# shellcheck disable=SC2086 # the products are a list of words
sums() { for file in $1; do cksum <"$file" || return; done; }

if [ -f "$from" ] && { sums "$products" && key . "$@"; } 2>/dev/null | cmp -s - "$from"; then
    exit 0
fi
flags=${MAKEFLAGS-}
case ${flags%% *} in
    *s*) [ ! -t 2 ] || printf '%-79s\r' "$words ..." >&2 ;; # where the next line replaces it
    *) printf '%s\n' "$words" ;;
esac
mkdir -p "$BUILD"
work=$(mktemp -d "$BUILD/new.XXXXXX")
trap 'rm -rf "$work"' 0
trap 'exit 1' 1 2 15
left=$count
for input; do
    [ "$left" -gt 0 ] || break
    left=$((left - 1))
    case $input in
        "$BUILD"/*) copy=$work/built/${input#"$BUILD"/} ;;
        *) copy=$work/$input ;;
    esac
    mkdir -p "${copy%/*}"
    case $input in
        "$BUILD"/*) ln "$input" "$copy" 2>/dev/null || cp "$input" "$copy" ;; # is replaced, never changed
        *) cp "$input" "$copy" ;;
    esac
done
key "$work" "$@" >"$work/key"
shift $((count + 1))
(cd "$work" && "$@" >new.1)

new='' number=0
for product in $products; do
    number=$((number + 1))
    new="$new $work/new.$number"
done
mkdir -p "${from%/*}"
{ sums "$new" && cat "$work/key"; } >"$work/from"
rm -f "$from"
number=0
for product in $products; do
    number=$((number + 1))
    mkdir -p "${product%/*}"
    mv -f "$work/new.$number" "$product"
done
mv -f "$work/from" "$from"
