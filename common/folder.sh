#!/bin/sh
# The folder that BUILD names: whose is it, and what may be removed from it.
#
#   folder.sh claim    makes it, and marks it by a file .made; exit status 2 and a sentence: there is something else in it
#   folder.sh sweep    removes what builds that were killed have left in it, a day ago or longer
#   folder.sh clean    removes what the suite has made in it; what stands beside that stays, and is named
set -eu
: "${BUILD:=build}"
mark=$BUILD/.made

# All that stands in it, by name; tests/make.bats compares this with the Makefile.
names='about bin cases checks facts flags from games judge judge.ko.h korean.h lab machinery machinery.o maker maker.o npm own
    puzzles rules runs scan scripts.sum site-judge site-scripts tests traces wasm full.?????? new.??????'

refuse() {
    printf '%s\n' "$1" >&2
    exit 2
}

# Whether it is marked, or made before there was a mark: then all in it has a name of ours, and nothing is there without from/.
is_ours() {
    [ ! -e "$mark" ] || return 0
    [ -d "$BUILD/from" ] || return 1
    has_only "$names book packages site"
}

# has_only NAMES: nothing is in it but what has one of these names
has_only() {
    for path in "$BUILD"/* "$BUILD"/.[!.]* "$BUILD"/..?*; do
        known=no
        for name in $1; do
            # shellcheck disable=SC2254 # some names are patterns
            case ${path##*/} in $name) known=yes ;; esac
        done
        [ "$known" = yes ] || ! { [ -e "$path" ] || [ -L "$path" ]; } || return 1
    done
}

claim() {
    has_only '' || is_ours || refuse "BUILD: in the folder $BUILD there are other things: name one that is new or empty"
    mkdir -p "$BUILD"
    [ -e "$mark" ] || echo 'This folder is made by the suite: make clean removes what is in it.' >"$mark"
}

# old FILE...: removes those that nobody has changed for a day, which is longer than any build takes
old() {
    for path; do
        [ ! -e "$path" ] || [ -z "$(find "$path" -prune -mtime +0 2>/dev/null)" ] || rm -rf "$path"
    done
}

# What is handed on, and may have been added to: a web site, packages, books.
clean_products() {
    if [ -f "$BUILD/from/site" ]; then # the list of its files, by common/site/pages.py
        while IFS= read -r file; do
            rm -f "$BUILD/site/$file"
            case $file in */*) (cd "$BUILD/site" && rmdir -p "${file%/*}") 2>/dev/null || true ;; esac # once it is empty
        done <"$BUILD/from/site"
    fi
    for archive in "$BUILD"/packages/*/*.zip; do rm -rf "$archive" "${archive%.zip}"; done
    rm -f "$BUILD"/book/*.epub
    rmdir "$BUILD"/packages/* "$BUILD"/packages "$BUILD"/book "$BUILD"/site 2>/dev/null || true
}

clean() {
    [ ! -L "$BUILD" ] || refuse "clean: $BUILD is a link; remove the link, or what it leads to, yourself"
    [ -d "$BUILD" ] || return 0
    is_ours || refuse "clean: nothing is removed, because the suite did not make the folder $BUILD, or other things are in it"
    clean_products
    for name in $names; do
        # shellcheck disable=SC2086 # some names are patterns
        rm -rf "${BUILD:?}"/$name
    done
    rm -f "$mark"
    if ! rmdir "$BUILD" 2>/dev/null; then
        echo 'not made by the suite, and left:'
        find "$BUILD" -mindepth 1 -maxdepth 1 | sort | sed 's/^/    /'
    fi
}

case ${1-} in
    claim) claim ;;
    sweep) old "$BUILD"/new.?????? "$BUILD"/full.?????? "$BUILD"/new.???????? "$BUILD"/own/*.c.?????? ;;
    clean) clean ;;
    *) refuse 'usage: common/folder.sh claim|sweep|clean' ;;
esac
