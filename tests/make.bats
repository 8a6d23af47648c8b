#!/usr/bin/env bats
# The Makefile: incremental, safe with -j, obedient to CC, CFLAGS and BUILD. On a copy of the tree with the first three
# problems of the list.
# shellcheck disable=SC2016 # nothing may expand the words in single quotes
load helper

setup_file() {
    local tree=$BATS_FILE_TMPDIR/tree
    mkdir -p "$tree/problems"
    cp -R Makefile run_all.sh common "$tree"
    cp problems/words.ko.tsv "$tree/problems"
    : >"$tree/problems/sites.tsv"
    grep -v '^#' problems/list.tsv | head -n 3 >"$tree/problems/list.tsv"
    cut -f 1 "$tree/problems/list.tsv" | sed 's,.*,problems/&,' | xargs -I {} cp -R {} "$tree/problems"
}

setup() {
    cp -R "$BATS_FILE_TMPDIR/tree" "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
    names=$(cut -f 1 problems/list.tsv)
    first=$(head -n 1 <<<"$names")
    number=$(head -n 1 problems/list.tsv | cut -f 2)
    # a compiler that records how it is called, and makes programs that fail
    export CC="$BATS_TEST_TMPDIR/cc" CFLAGS=-O0
    printf '#!/bin/sh\necho "$*" >>"%s"\ncase $* in *" -o "*) ;; *) exit ;; esac\n%s\n' "$BATS_TEST_TMPDIR/calls" \
        'while [ "$1" != -o ]; do shift; done && printf "#!/bin/sh\necho half a case; exit 1\n" >"$2" && chmod +x "$2"' >"$CC"
    chmod +x "$CC"
}

# compiled WANTED: so many programs and objects have been compiled so far.
compiled() {
    local calls
    calls=$(grep -c -- ' -o ' "$BATS_TEST_TMPDIR/calls")
    [ "$calls" -eq "$1" ] || { echo "$calls programs were compiled, not $1:" && cat "$BATS_TEST_TMPDIR/calls" && return 1; }
}

@test "make builds every solution and the judge; a second time nothing, but what has changed or has other flags" {
    make -s -j 4 >"$BATS_TEST_TMPDIR/out"
    make -s -j 4
    compiled 4
    [ ! -s "$BATS_TEST_TMPDIR/out" ]
    echo >>"problems/$first/main.c"
    [ "$(make)" = "cc problems/$first" ]
    compiled 5
    make -s "build/bin/$first" CFLAGS='-O1 -std=c99'
    make -s "build/bin/$first" CFLAGS='-O1 -std=c99'
    compiled 6
    grep -q "$BATS_TEST_TMPDIR/calls" -e "-O1 -std=c99 -o new.1 problems/$first/main.c"
}

@test "contents decide what is built, not dates: sources, products and the compiler, also when the clock has gone back" {
    make -s -j 4
    compiled 4
    find build -type f -exec touch -t 203001010000 {} +
    find . -name '*.c' -exec touch -t 200001010000 {} +
    make -s -j 4
    compiled 4
    printf '/* another */\n' >>"problems/$first/main.c"
    touch -t 200001010000 "problems/$first/main.c"
    make -s -j 4
    compiled 5
    echo other >"build/bin/$first" # by another make
    make -s -j 4
    compiled 6
    echo '# another compiler, of the same name' >>"$CC"
    make -s -j 4
    compiled 10
}

@test "a source that changes while it is compiled, and changes back: the product is that of the source as it is" {
    printf '#!/bin/sh\necho changed >"%s/problems/%s/main.c"\ncat problems/*/main.c >new.1\ncp "%s" "%s/problems/%s/main.c"\n' \
        "$PWD" "$first" "$BATS_FILE_TMPDIR/tree/problems/$first/main.c" "$PWD" "$first" >"$CC"
    make -s "build/bin/$first"
    same "build/bin/$first" "problems/$first/main.c"
}

@test "make compiles the machinery of the rules once, and all again when it changes; rules that fail leave no cases" {
    local machinery
    few_files
    machinery=$(find common/rules -name '*.c' ! -name main.c | wc -l)
    make -s -j 4 rules
    compiled $((machinery + 7)) # with machinery.o, and for each problem an object and a program
    echo >>"problems/$first/rules.c"
    make -s -j 4 rules
    compiled $((machinery + 8)) # an object that is the same
    not make -s "build/cases/$first.cases" 2>"$BATS_TEST_TMPDIR/err"
    [ ! -e build/cases ]
    echo >>common/rules/rules.h
    make -s -j 4 rules
    compiled $((2 * machinery + 18)) # four for the cases that were not made
}

# A compiler whose products hold all that they are made of: a program or object is the text of its inputs, and what makes
# cases prints it.
text_compiler() {
    printf '#!/bin/sh\n%s\n' 'case $* in *" -o "*) ;; *) exit ;; esac
        into="" all="$*"
        for word; do
            case $last in -o) into=$word ;; esac
            last=$word
        done
        { printf "#!/bin/sh\necho cases; echo facts >\"\$2\"; exit\n" && for word in $all; do
            case $word in "$into") ;; *.c | *.o) cat "$word" ;; -DKOREAN*) cat built/korean.h ;; esac
        done; } >"$into.text" && mv "$into.text" "$into" && chmod +x "$into"' >"$CC"
}

# few_files: of the engine only what is named in the tests, and what the Makefile names
few_files() { find common/rules -name '*.c' | grep -v '/\(search\|explain\|translate\|main\)\.c$' | xargs rm; }

@test "cases depend on the engine alone: a sentence of an explanation, or a row of Korean, remakes none; what searches, all" {
    local explain language search programs
    few_files
    explain=$(find common/rules -name explain.c) language=$(find common/rules -name translate.c) search=$(find common/rules -name search.c)
    text_compiler
    makes() { # GOAL LINE...: all that is made, in any order
        make "$1" | grep -v 'Nothing to be done' | sort >"$BATS_TEST_TMPDIR/made" || true
        printf '%s\n' "${@:2}" | sort | grep . | same "$BATS_TEST_TMPDIR/made" -
    }
    programs=$(awk '{ print "ld problems/" $0 }' <<<"$names")
    make -s -j 4 rules cases
    makes cases
    echo '/* a sentence */' >>"$explain"
    makes cases
    makes rules "cc $explain" 'ld common/rules' "$programs"
    printf '# What the games say\nA new sentence.\t새 문장.\n' >>problems/words.ko.tsv
    makes cases
    makes rules korean.h "cc $language" 'ld common/rules' "$programs"
    echo '/* another search */' >>"$search"
    makes cases "cc $search" 'ld the maker of cases' "$(awk '{ print "cases of " $0 }' <<<"$names")"
    echo '/* another game */' >>"problems/$first/rules.c"
    makes cases "cc problems/$first/rules.c" "cases of $first"
}

@test "where nothing is stale one look tells so, for all that is wanted; it also sees the Makefile, and which files there are" {
    few_files
    text_compiler
    make -s -j 4 all rules cases
    mkdir ../looks
    printf '#!/bin/sh\necho >>%s\nexec %s "$@"\n' "$BATS_TEST_TMPDIR/looked" "$(type -P cksum)" >../looks/cksum
    chmod +x ../looks/cksum
    looked() { # WANTED GOAL...
        : >"$BATS_TEST_TMPDIR/looked"
        PATH=$BATS_TEST_TMPDIR/looks:$PATH make -s "${@:2}"
        test "$(grep -c "" "$BATS_TEST_TMPDIR/looked")" "${1%% *}" "${1#* }"
    }
    looked '-le 4' all rules cases # two of them are for the compilers
    looked '-le 4' "build/cases/$first.cases"
    rm -r build/from/rules "build/rules/$first" # what was never made does not ask about all of the engine
    looked '-le 12' "build/rules/$first"
    looked '-eq 0' help >"$BATS_TEST_TMPDIR/out"
    echo '# no other command' >>Makefile
    looked '-gt 8' all rules cases # build.sh is asked about each, and makes nothing
    looked '-le 4' all rules cases
    sed -i.old 's/-DSEED=/-DSEEDS=1 &/' Makefile
    make rules >"$BATS_TEST_TMPDIR/out"
    [ "$(grep -c '^ld problems' "$BATS_TEST_TMPDIR/out")" -eq 3 ]
    echo 'int more;' >common/judge/more.c
    [ "$(make)" = 'cc common/judge' ]
}

@test "the judge of the page compiles C and C++ with the flags of the Makefile" {
    local flag flags
    flags=$(awk '/^(CFLAGS|CXXFLAGS|CPPFLAGS) \?= / { $1 = $2 = ""; print }' Makefile)
    [ "$(echo "$flags" | wc -w)" -ge 8 ]
    for flag in $flags; do
        has common/site/judge/flags.js "'$flag'"
    done
}

@test "make help lists tasks in three groups; a task that needs a problem asks for it" {
    local task
    make -s help >"$BATS_TEST_TMPDIR/help"
    [ "$(grep -v '^ ' "$BATS_TEST_TMPDIR/help" | tr '\n' ' ')" = 'Learn Write a problem Check ' ]
    for task in play explain check package; do
        ends 2 make -s "$task"
        printed "which problem? Add its folder or its number: make $task P=nim-2"
        ends 2 make -s "$task" 9660 '$(shell touch hacked)' 3
        printed "which problem? Add its folder or its number: make $task P=9660 N=\"\$(shell touch hacked) 3\""
        [ ! -e hacked ]
    done
    ends 2 make -s new
    printed 'choose a name: make new P=my-game'
    ends 2 make -s site P='$(touch hacked) nim-2'
    printed 'site: P has folders of problems, such as P="nim-2 wythoff"; there is no problems/$(touch'
    [ ! -e hacked ]
}

# bats test_tags=deep
@test "make BUILD=...: everything goes there, nothing into the tree; what is not a problem is refused, and the user's words never run" {
    local word
    export CC=cc BUILD="$BATS_TEST_TMPDIR/elsewhere"
    make -s -j 4 all "$BUILD/cases/$first.cases" snippet-tests problems="$first" forms= # of one problem, as all take minutes
    ends 0 make -s explain P="$number" N=7
    [ -s "$BATS_TEST_TMPDIR/out" ]
    [ -x "$BUILD/rules/$first" ] && [ -x "$BUILD/bin/$first" ]
    for word in no-such-game - "problems/$first/main" "$first x"; do
        ends 2 make -s explain P="$word" N=3
        not grep -v '^run_all.sh: \|^make' "$BATS_TEST_TMPDIR/err"
    done
    for word in '"; touch hacked; $(touch hacked) $(shell touch hacked) $$(touch hacked) `touch hacked`; "' "'; touch hacked; '" \
        $'3 &&\ntouch hacked' '-f hacked | tee hacked'; do
        make -s explain P="$first" N="$word" >"$BATS_TEST_TMPDIR/out" 2>&1 </dev/null || true
        not make -s explain P="$word" 2>"$BATS_TEST_TMPDIR/err"
        not make -s check P="$word" 2>"$BATS_TEST_TMPDIR/err"
    done
    ends 2 env -u PYTHONDONTWRITEBYTECODE common/manage.py
    diff -r "$BATS_FILE_TMPDIR/tree" . # no file named hacked
    make -s clean
    [ ! -e "$BUILD" ]
}

# kept FOLDER COMMAND...: the command, with this BUILD, is refused, and the folder stays as it is
kept() {
    cp -RP "$1" "$BATS_TEST_TMPDIR/before"
    ends 2 env BUILD="$1" "${@:2}"
    diff -r "$1" "$BATS_TEST_TMPDIR/before"
    rm -rf "$BATS_TEST_TMPDIR/before"
}

@test "make clean removes what the suite made, from a folder of its own only; nothing is built among other things" {
    local home=$BATS_TEST_TMPDIR/home place
    mkdir -p "$home/bin" "$home/npm" "$home/from"
    echo mine | tee "$home/bin/mine" "$home/npm/mine" >"$home/.profile"
    for place in "$home" problems common . ..; do
        case $place in .. | .) ends 2 env BUILD="$place" make -s clean ;; *) kept "$place" make -s clean ;; esac
        printed "clean: nothing is removed, because the suite did not make the folder $place, or other things are in it"
    done
    for place in "$home/flags" "$home/npm/node_modules"; do kept "$home" make -s "$place"; done
    kept "$home" ./run_all.sh
    printed "BUILD: in the folder $home there are other things: name one that is new or empty"
    diff -r "$BATS_FILE_TMPDIR/tree" .
    ln -s "$home" build
    ends 2 make -s clean
    printed 'clean: build is a link; remove the link, or what it leads to, yourself'
    rm build
    ends 0 make -s clean # there is nothing
    mkdir build
    make -s build/flags
    mkdir -p build/site/.git/refs build/packages/legacy build/site/2
    printf '%s\n' index.html 2/page.js >build/from/site
    touch build/site/{CNAME,index.html,2/page.js} build/packages/{README,legacy/a.zip} build/mine
    ends 0 make -s clean
    stdout 'not made by the suite, and left:\n    build/mine\n    build/packages\n    build/site\n'
    [ "$(find build | sort | tr '\n' ' ')" = \
        'build build/mine build/packages build/packages/README build/site build/site/.git build/site/.git/refs build/site/CNAME ' ]
}

@test "all that the Makefile names below BUILD is removed by make clean; a folder from before there was a mark as well" {
    local name
    make -s build/flags
    for name in $(sed -n 's,.*$(BUILD)/\([a-z.-]*\).*,\1,p' Makefile | sort -u) new.123456; do
        case $name in site) ;; *) [ -e "build/$name" ] || mkdir -p "build/$name/below" ;; esac
    done
    rm build/.made
    touch build/mine
    kept build make -s clean
    rm build/mine
    ends 0 make -s clean
    stdout ''
    [ ! -e build ]
}

@test "what builds that were killed have left is removed by a later run, once it is old" {
    make -s build/flags
    mkdir -p build/own build/new.0000{01,02}
    touch build/own/own-1.c.{000001,000002} build/own/own-1.c
    touch -t 202001010000 build/new.000001 build/own/own-1.c build/own/own-1.c.000001
    ends 1 ./run_all.sh # with what this compiler makes in place of the judge
    [ "$(cd build && echo new.* own/*)" = 'new.000002 own/own-1.c own/own-1.c.000002' ]
}

@test "a new site takes the place of the last one; what somebody has put beside it stays" {
    local number
    mkdir -p out/.git/refs out/3
    touch out/CNAME out/3/mine
    for number in 1 2; do
        mkdir -p "fresh/$number/below"
        touch "fresh/$number/below/page" fresh/index.html
        (cd common/manage && python3 -B -c 'import sys, run; run.replace_files(*sys.argv[1:])' "$OLDPWD"/{fresh,out,list}) # as make site does
        rm -r fresh
    done
    [ "$(find out -mindepth 1 | sort | tr '\n' ' ')" = \
        'out/.git out/.git/refs out/2 out/2/below out/2/below/page out/3 out/3/mine out/CNAME out/index.html ' ]
}
