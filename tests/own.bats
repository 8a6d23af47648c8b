#!/usr/bin/env bats
# Games that are not in the list: --rules, RULES=, and what is said of a rules file with a slip.
load helper

setup_file() {
    make -s build/judge build/machinery.o build/flags
}

# made FOLDER EDIT: the starter, changed by sed, as slip.c in this folder; its program and cases are made.
made() {
    mkdir -p "$1"
    sed "$2" common/starter.c >"$1/slip.c"
    CALLED_FROM=$1 BUILD=build common/rules/own.sh "$(build/judge --name --rules "$1/slip.c")" cases </dev/null
}

@test "every slip in a rules file is named, with its line where that can be known" {
    local line folder="$BATS_TEST_TMPDIR/내 게임" failed=0 is_gcc=false is_tried=true
    case $(${CC:-cc} --version)${CFLAGS-} in *sanitize*) ;; *'Free Software'*) is_gcc=true ;; esac
    export RULES_SECONDS=6 LC_ALL=C
    while IFS= read -r line; do
        if [[ $line == '# ---- '* ]]; then
            is_tried=true
            [[ $line != *'(gcc)'* ]] || is_tried=$is_gcc
        elif [ -z "$line" ] || [[ $line == '#'* ]] || ! $is_tried; then
            continue
        elif [[ $line == '    '* ]]; then
            line=${line#    }
            if ! sed 's/slip\.c:[0-9]*:\([0-9]*:\)*/LINE:/' "$BATS_TEST_TMPDIR/out" | grep -qF -- "$line"; then
                echo "not said: $line" && cat "$BATS_TEST_TMPDIR/out"
                failed=1
            fi
        elif made "$folder" "$line" >"$BATS_TEST_TMPDIR/out" 2>&1; then
            echo "nothing is wrong with: $line"
            failed=1
        fi
    done <tests/rules/slips.txt
    [ "$failed" -eq 0 ]
}
