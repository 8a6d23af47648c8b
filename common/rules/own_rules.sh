#!/usr/bin/env bash
# own_rules.sh NAME [cases]: makes the program of somebody's own rules, $BUILD/rules/NAME, and what it says about itself,
# $BUILD/about/NAME; with "cases" also the cases, $BUILD/cases/NAME.cases and $BUILD/facts/NAME. The rules are the copy
# $BUILD/own/NAME.c of a file that lies anywhere (common/judge/own_rules.c); $BUILD/flags and $BUILD/machinery.o are made.
#
# own_rules.sh --compile CC RULES MAIN MACHINERY CHECKS LINK: the step of this that is run by build.sh; writes new.1.
set -u
export MAKEFLAGS=s # build.sh says what is made in one line that the next replaces

# explain MESSAGES: what the compiler says, with the file as its owner calls it, and then what a newcomer may not know.
explain() {
    local messages=${1//"${CALLED_FROM:-/nowhere}/"/} hint=''
    case $messages in
        *'multiple definition of `main'* | *"multiple definition of 'main'"* | *'duplicate symbol'*main*)
            hint='rules have no main(): the engine calls the functions that "problem" names' ;;
        *'multiple definition of'* | *'duplicate symbol'*)
            hint='the engine has something of this name: write "static" before your functions and variables' ;;
        *'undefined reference to `problem'* | *"undefined reference to 'problem'"* | *'_problem'*'referenced from'*)
            messages='the file defines no "problem"'
            hint='it ends in "const struct problem problem = {...};", without static, as make starter shows' ;;
        *'error: format '* | *'-Wformat'*)
            hint='the numbers of the engine are int64_t: print them as "take %" PRId64, or convert them, (int)n' ;;
        *incompatible-pointer-types*)
            hint='rules.h says what each function takes and returns, such as void moves(int64_t position)' ;;
    esac
    printf '%s\n' "$messages" ${hint:+"Hint: $hint"} >&2
}

# What the linker says, in lines that begin with the rules file and its line; or all of it, where there are none.
linked() {
    local messages kept path
    messages=$(sed 's,[^ :]*/own/own-[0-9a-f]*\.c,@RULES@,g') path=$1
    messages=${messages//"$path"/@RULES@}
    kept=$(sed -n 's/.*\(multiple definition of .*\); rules\.o:\(@RULES@:[0-9]*\): first defined here/\2: \1/
        s/; [^;]*first defined here$//; s/^[^ ]*ld: \(@RULES@\)/\1/; /^@RULES@/p' <<<"$messages")
    messages=${kept:-$messages}
    printf '%s\n' "${messages//@RULES@/$path}"
}

# compile CC RULES MAIN MACHINERY CHECKS LINK: in the folder of build.sh
compile() {
    local messages path warnings=(-Wall -Wextra -Wno-unused-parameter -Wno-missing-field-initializers -Werror=implicit
        -Werror=int-conversion -Werror=incompatible-pointer-types -Werror=return-type -Werror=format)
    # shellcheck disable=SC2086 # commands with their options
    if ! messages=$($1 -DOWN -g "${warnings[@]}" $5 -Icommon/rules -c -o rules.o "$2" 2>&1); then
        explain "$messages"
        return 1
    fi
    [ -z "$messages" ] || explain "$messages"
    # shellcheck disable=SC2086
    if ! messages=$($1 -DOWN $5 -Icommon/rules -o new.1 "$3" rules.o "$4" $6 2>&1); then
        path=$(sed -n '2{s/^#line 1 "//; s/"$//; s/\\\(.\)/\1/g; p;}' "$2")
        explain "$(linked "$path" <<<"$messages")"
        return 1
    fi
}

if [ "${1-}" = --compile ]; then
    compile "${@:2}"
    exit
fi

name=$1 what=${2-}
export BUILD=${BUILD:-build}
IFS= read -r flags <"$BUILD/flags"
cc=${flags%% -o program @S*} link=${flags##*@S}
link=${link/ -static/} # it runs here only, and links three times as quickly
build() { common/build.sh "$@"; }

# How the compiler can check what C leaves undefined: best with a report that names the line, else by a crash, or not.
probe='int main(int count, char **words) { int array[2] = {0}; return words == 0 ? 0 : array[count + 2]; }'
# shellcheck disable=SC2016 # the inner shell expands it
build "$BUILD/checks" checks "$BUILD/flags" -- sh -c '{
    for more in "-g -fno-sanitize-recover=all" -fsanitize-undefined-trap-on-error; do
        check="-fsanitize=undefined $more"
        echo "$1" | $2 $check -w -x c -o probe - -x none $3 || continue
        ./probe >said 2>&1 && continue
        case $more in *recover*) grep "runtime error" said || continue ;; esac >&2
        echo "$check" && exit
    done
    echo
} 2>/dev/null' probe "$probe" "$cc" "$link" || exit
IFS= read -r checks <"$BUILD/checks"

rules=$BUILD/own/$name.c
build "$BUILD/rules/$name" 'cc the rules' "$BUILD/flags" "$BUILD/checks" "$BUILD/machinery.o" "$rules" \
    common/rules/own_rules.sh common/rules/program/main.c common/rules/rules.h common/rules/*/*.h -- \
    common/rules/own_rules.sh --compile "$cc" "built/own/$name.c" common/rules/program/main.c built/machinery.o "$checks" \
    "$link" || exit
[ "$what" != cases ] || build "$BUILD/cases/$name.cases $BUILD/facts/$name" 'cases' "$BUILD/rules/$name" -- \
    "built/rules/$name" cases new.2 </dev/null || exit
build "$BUILD/about/$name" 'the rules' "$BUILD/rules/$name" -- "built/rules/$name" about </dev/null
