#!/usr/bin/env bats
# Problem packages for DOMjudge, Kattis and BAPCtools: all of them are made, and read as judges import them.
# What takes longer - every wrong program on the data of its package, hostile inputs, TeX - is `make check-packages`.
load helper

setup_file() {
    make -s -j "$(getconf _NPROCESSORS_ONLN)" rules cases
}

names() { awk -F '\t' '!/^#/ && NF { print $1 }' problems/list.tsv; }
first() { names | head -n 1; }
short() { echo "${1//[^a-z0-9]/}"; }

# tree: a copy of the project with one problem alone, the first of the list, in the test's own folder.
tree() {
    mkdir -p "$BATS_TEST_TMPDIR/tree/problems" "$BATS_TEST_TMPDIR/tree/build/rules" "$BATS_TEST_TMPDIR/tree/build/cases"
    cp -pR Makefile run_all.sh tests common "$BATS_TEST_TMPDIR/tree"
    cp -pR "problems/$(first)" "$BATS_TEST_TMPDIR/tree/problems"
    cp -pR build/flags build/machinery "$BATS_TEST_TMPDIR/tree/build" # so that little has to be built again
    cp -p "build/rules/$(first)" "$BATS_TEST_TMPDIR/tree/build/rules"
    cp -p "build/cases/$(first).cases" "$BATS_TEST_TMPDIR/tree/build/cases"
    grep -E "^(#|$(first)$(printf '\t'))" problems/list.tsv >"$BATS_TEST_TMPDIR/tree/problems/list.tsv"
    grep -E "^(#|$(first)$(printf '\t'))" problems/judges.tsv >"$BATS_TEST_TMPDIR/tree/problems/judges.tsv"
    printf '# The course\n' >"$BATS_TEST_TMPDIR/tree/problems/README.md"
    cp README.md "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
    local snippet
    for snippet in common/*.c; do # a snippet that no solution uses is refused
        grep -qF "snippet $snippet" problems/*/main.c || rm "$snippet" "common/tests/${snippet##*/}"
    done
}

@test "the packages of all problems are made by one command, each twice as folder and as zip" {
    make -s packages >"$BATS_TEST_TMPDIR/said" 2>&1 || { cat "$BATS_TEST_TMPDIR/said" && return 1; }
    [ "$(grep -c 'secret cases' "$BATS_TEST_TMPDIR/said")" -eq "$(names | wc -l)" ]
    local form name
    for form in legacy 2025-09; do
        for name in $(names); do
            [ -d "build/packages/$form/$(short "$name")" ]
            [ -s "build/packages/$form/$(short "$name").zip" ]
        done
        [ "$(find "build/packages/$form" -mindepth 1 -maxdepth 1 | wc -l)" -eq $((2 * $(names | wc -l))) ]
    done
}

@test "every package reads as judges import it, and its checker takes its data and nothing else" {
    tests/export/reader.py look all
}

@test "a package made twice has the same bytes" {
    local name form again
    for name in $(first) $(names | tail -n 1); do
        for form in legacy 2025-09; do
            mv "build/packages/$form/$(short "$name").zip" "$BATS_TEST_TMPDIR/$form.$name.zip"
        done
        TZ=Asia/Seoul make -s package P="$name" >/dev/null
        for form in legacy 2025-09; do
            again=build/packages/$form/$(short "$name").zip
            cmp "$BATS_TEST_TMPDIR/$form.$name.zip" "$again"
        done
    done
}

@test "a limit changed in the list or in input() shows in page, package and checker alike" {
    local name low high folder
    tree
    folder=build/packages/legacy/$(short "$(first)")
    make -s "build/rules/$(first)"
    IFS=$'\t' read -r name low high _ < <("build/rules/$(first)" limits)
    grep -q "$low, $high)" "problems/$(first)/rules.c"
    sed -i.old "s/$low, $high)/$low, 777)/" "problems/$(first)/rules.c"
    awk -F '\t' -v OFS='\t' '!/^#/ { $3 = 3500; $4 = 77 } { print }' problems/list.tsv >list && mv list problems/list.tsv
    make -s sync >/dev/null
    make -s package P="$(first)"
    grep -q "$low ≤ $name ≤ 777" "problems/$(first)/README.md"
    grep -q 'Time 3.5 seconds, memory 77 MB' "problems/$(first)/README.md"
    grep -qF "$low \$\\le\$ $name \$\\le\$ 777" "$folder/problem_statement/problem.en.tex"
    grep -q "$low ≤ $name ≤ 777" "$folder/problem.html"
    grep -qx 'timelimit = 3.5' "$folder/domjudge-problem.ini"
    grep -qx '    memory: 77' "$folder/problem.yaml"
    grep -qx '    time_limit: 3.5' "build/packages/2025-09/$(short "$(first)")/problem.yaml"
    gcc -std=c11 -o check "$folder/input_validators/validate.c"
    echo 777 >input && ends 42 ./check <input
    echo 778 >input && ends 43 ./check <input
    tests/export/reader.py look "$(first)"
}

@test "the reader sees what is wrong with a package" {
    local good
    good=build/packages/legacy/$(short "$(first)")
    tree
    make -s package P="$(first)" >/dev/null
    cp -R "$good" whole
    cp "$good.zip" whole.zip
    cat >changes <<'END'
rm data/secret/01-*.ans|.ans is missing
rm -r data/sample|not the samples of the page
cp data/sample/1.in data/secret/new.in; cp data/sample/1.ans data/secret/new.ans|the same input as
printf '5\r\n' >data/sample/1.in|line breaks
printf '5' >data/sample/1.in|no last line break
printf '5 \n' >data/sample/1.in|letters and blanks
touch notes|what is notes?
mv data/sample/1.in 'data/sample/1 a.in'; mv data/sample/1.ans 'data/sample/1 a.ans'|judges do not take this name
grep -v '^uuid' problem.yaml >new; mv new problem.yaml|uuid is missing
sed 's/^uuid: .*/uuid: 00000000-0000-5000-8000-000000000000/' problem.yaml >new; mv new problem.yaml|uuid is 0000
echo 'validation: custom' >>problem.yaml|is promised
echo 'time_limit: 1' >>problem.yaml|not in this format
echo 'name: twice' >>problem.yaml|stands there twice
sed "s/^name: .*/name: A 'b': c/" problem.yaml >new; mv new problem.yaml|needs quotes
sed 's/memory: .*/memory: 1/' problem.yaml >new; mv new problem.yaml|limits.memory is 1
sed 's/^timelimit.*/timelimit = 9/' domjudge-problem.ini >new; mv new domjudge-problem.ini|timelimit 9
sed '1s/{/{Not /' problem_statement/problem.en.tex >new; mv new problem_statement/problem.en.tex|its first line must be
echo '\includegraphics[width=1in]{none.png}' >>problem_statement/problem.en.tex|the pictures are not those
grep -v 'le.*le' problem_statement/problem.en.tex >new; mv new problem_statement/problem.en.tex|it does not tell
printf 'int main(void)\n{\n    return 42;\n}\n' >input_validators/validate.c|the checker of inputs ends with 42 for
printf 'int main(void)\n{\n    return 43;\n}\n' >input_validators/validate.c|the checker of inputs ends with 43
printf 'int main(void)\n{\n    int x;\n    return 42;\n}\n' >input_validators/validate.c|unused variable
mkdir submissions/other; mv submissions/accepted/main.c submissions/other|what is submissions/other/main.c?
rm submissions/wrong_answer/*|not main.c and the wrong programs
mkdir -p submissions/run_time_error; mv submissions/wrong_answer/* submissions/run_time_error|ends WA belongs in another folder
echo >>submissions/accepted/main.c|submissions/accepted/main.c: not as in problems/
tr '\n' x <data/secret/01-*.ans >new; echo >>new; mv new data/secret/01-*.ans|not the answer of the rules
sed 's/const char .wrong = read_input/if (text.bytes[text.length - 1] != 10) { text_add(\&text, "%c", 10); } &/' input_validators/validate.c >new; mv new input_validators/validate.c|the checker of inputs ends with 42 for
echo 'The pile is 100% stones.' >>problem_statement/problem.en.tex|TeX takes % as its own
echo 'A & B' >>problem_statement/problem.en.tex|TeX takes & as its own
echo 'Pile #1' >>problem_statement/problem.en.tex|TeX takes # as its own
echo 'a_i' >>problem_statement/problem.en.tex|TeX takes _ as its own
echo '돌' >>problem_statement/problem.en.tex|not ASCII
sed 's/<svg /<p /' problem.html >new; mv new problem.html|pictures of the page
END
    # All by one process, as most of what a call of the reader takes is its start.
    python3 - "$(first)" "$good" <<'END'
import os, shutil, subprocess, sys, zipfile
sys.dont_write_bytecode = True
sys.path[:0] = ['tests/export', 'tests/house']
import reader, suite
name, good = sys.argv[1:]
problem = suite.find(suite.read_list(), name)

def restore():
    shutil.rmtree(good)
    shutil.copytree('whole', good)
    shutil.copy('whole.zip', good + '.zip')

def demand(what, *wanted):
    said = reader.look(problem)
    if not all(any(want in line for line in said) for want in wanted):
        sys.exit(f'{what}: {said}, wanted {wanted}')

for line in open('changes'):
    change, _, wanted = line.rstrip('\n').partition('|')
    restore()
    subprocess.run(['bash', '-ec', change], cwd=good, check=True)
    demand(change, wanted, 'the zip is not the folder')
restore()
with zipfile.ZipFile(good + '.zip') as whole:
    entries = whole.infolist()
    contents = {entry.filename: whole.read(entry) for entry in entries}
for order, date in (entries[::-1], reader.package.DATE), (entries, (2026, 1, 1, 0, 0, 0)):
    with zipfile.ZipFile(good + '.zip', 'w') as changed:
        for entry in order:
            entry = zipfile.ZipInfo(entry.filename, date)
            entry.external_attr = reader.package.MODE
            changed.writestr(entry, contents[entry.filename])
    demand(f'zip of {date}', 'order, dates or rights of its own')
END
    ends 1 tests/export/reader.py look "$(first)" # as the zip still has dates of its own
    grep -q 'order, dates or rights of its own' "$BATS_TEST_TMPDIR/out"
    grep -q 'make packages' "$BATS_TEST_TMPDIR/err"
    make -s package P="$(first)" >/dev/null # makes it anew, byte for byte
    cmp "$good.zip" whole.zip
    tests/export/reader.py look "$(first)"
}

@test "letters of TeX in a page are written as TeX wants them" {
    local folder
    tree
    folder=build/packages/legacy/$(short "$(first)")
    awk '{ print } /^## The game/ { print "\n100% of {x} & #1, $5 a_b ~ ^ | \\ 2^10 (한글) 돌 \"so\"." }' \
        "problems/$(first)/README.md" >page && mv page "problems/$(first)/README.md"
    tests/export/package.py "$(first)" >/dev/null
    cat >wanted <<'END'
100\% of \{x\} \& \#1, \$5 $a_b$ \~{} \^{} $|$ $\backslash$ $2^{10}$ Dol ``so''.
END
    grep -qxFf wanted "$folder/problem_statement/problem.en.tex"
    grep -qF '100% of {x} &amp; #1' "$folder/problem.html"
    tests/export/reader.py look "$(first)"
    if command -v pdflatex >/dev/null; then tests/export/reader.py tex "$(first)"; fi
    awk '{ print } /^## The game/ { print "\n☃" }' "problems/$(first)/README.md" >page && mv page "problems/$(first)/README.md"
    ends 1 tests/export/package.py "$(first)"
    grep -qF 'how is ☃ written in TeX? Add it to TEX in tests/export/statement.py' "$BATS_TEST_TMPDIR/err"
}

@test "make package says which problem it lacks, and package.txt names only what is there" {
    ends 2 make -s package
    grep -q 'P=name' "$BATS_TEST_TMPDIR/err"
    ends 2 make -s package P=no-such-game
    grep -q 'no-such-game' "$BATS_TEST_TMPDIR/err"
    tree
    echo 'without none.c: a reason' >"problems/$(first)/package.txt"
    ends 2 make -s package P="$(first)"
    grep -q 'no wrong program is called none.c' "$BATS_TEST_TMPDIR/err"
}
