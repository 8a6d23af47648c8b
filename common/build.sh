#!/bin/sh
# Makes products, unless they were made from the very same bytes by the very same command. Dates play no part: a clock
# that went back, or a copied build folder, keeps no old product.
#
#   build.sh 'PRODUCT...' WORDS INPUT... -- COMMAND ARGUMENT...
#
# Products are below $BUILD; WORDS say what is being made. COMMAND runs in a folder of its own with copies of the inputs,
# those below $BUILD in built/: it sees what is compared here even while somebody edits a file, and two builds at once do
# not meet. It writes new.1, new.2, ..., one for each product; its standard output is new.1, too. No path has a blank.
#
# $BUILD/from keeps a record by the name of the first product: a line with $STATE and how many products there are, a line
# of cksum for each product and each input, and the command. fresh.sh reads it, too.
set -eu

products=$1 words=$2
shift 2
from=${products%% *}
from=$BUILD/from/${from#"$BUILD"/}
inputs='' number=0
for product in $products; do number=$((number + 1)); done
head="${STATE:--} $number" # the first line of the record
while [ "$1" != -- ]; do
    inputs="$inputs $1"
    shift
done
shift

# sums_of LINE...: a list of cksum's lines in $sums, with built/ for $BUILD/
sums_of() {
    sums=''
    while [ $# -ge 3 ]; do
        case $3 in "$BUILD"/*) sums="$sums$1 $2 built/${3#"$BUILD"/}
" ;; *) sums="$sums$1 $2 $3
" ;; esac
        shift 3
    done
}

command="-- $*"
# shellcheck disable=SC2046,SC2086 # lists of words
if [ -f "$from" ] && sums_of $(cksum $products $inputs 2>/dev/null || echo missing); then
    old=$(cat "$from")
    if [ "${old#*"
"}" = "$sums$command" ]; then
        [ "$old" = "$head
$sums$command" ] || { printf '%s\n' "$head" "$sums$command" >"$from.$$" && mv -f "$from.$$" "$from"; }
        exit 0
    fi
fi
flags=${MAKEFLAGS-}
case ${flags%% *} in
    *s*) [ ! -t 2 ] || printf '%-79s\r' "$words ..." >&2 ;; # where the next line replaces it
    *) printf '%s\n' "$words" ;;
esac
[ -e "$BUILD/.made" ] || common/folder.sh claim
work=$(mktemp -d "$BUILD/new.XXXXXX")
trap 'rm -rf "$work"' 0
trap 'exit 1' 1 2 15

# copy FOLDER FILE...: copies the files there; what is built is replaced, never changed, and so a link will do
copy() {
    to=$1
    shift
    case $to in "$work"/built/* | "$work"/built) ln "$@" "$to" 2>/dev/null && return ;; esac
    cp "$@" "$to"
}

# folder_of INPUT: in $path and $folder, where its copy will be
folder_of() {
    case $1 in "$BUILD"/*) path=built/${1#"$BUILD"/} ;; *) path=$1 ;; esac
    folder=$work/${path%/*}
}

copies='' folders=''
for input in $inputs; do
    folder_of "$input"
    copies="$copies $path" folders="$folders $folder"
done
# shellcheck disable=SC2086 # lists of words
if [ -n "$inputs" ]; then
    mkdir -p $folders
    last='' some=''
    for input in $inputs; do
        folder_of "$input"
        [ "$folder" = "$last" ] || { [ -z "$some" ] || copy "$last" $some; some=''; }
        last=$folder some="$some $input"
    done
    copy "$last" $some
fi
(cd "$work" && "$@" >new.1)

new='' number=0 lines=''
for product in $products; do
    number=$((number + 1))
    new="$new new.$number"
done
folders=${from%/*}
for product in $products; do folders="$folders ${product%/*}"; done
for folder in $folders; do [ -d "$folder" ] || mkdir -p "$folder"; done
# shellcheck disable=SC2046,SC2086
set -- $(cd "$work" && cksum $new $copies)
for product in $products; do
    lines="$lines$1 $2 built/${product#"$BUILD"/}
"
    shift 3
done
sums_of "$@"
printf '%s\n' "$head" "$lines$sums$command" >"$work/from"
[ ! -e "$from" ] || rm -f "$from"
number=0
for product in $products; do
    number=$((number + 1))
    mv -f "$work/new.$number" "$product"
done
mv -f "$work/from" "$from"
