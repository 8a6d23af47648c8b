#!/bin/sh
# Keeps the snippet copies in problems/*/main.c equal to common/*.c.
#   snippets.sh sync    renews every copy
#   snippets.sh check   says which copies differ, exit 1 when any does
# A copy stands between two marker lines that name its file:
#   /* snippet common/NAME.c: begin */
#   /* snippet common/NAME.c: end */
# Run from the top folder.
set -u

# render FILE: prints FILE with every copy renewed; complains of bad markers and of snippets that are not there.
render() {
    awk -v file="$1" '
        function complain(text) {
            print file ": " text > "/dev/stderr"
            bad = 1
        }
        function name_of(line) {
            sub(/^\/\* snippet /, "", line)
            sub(/: (begin|end) \*\/$/, "", line)
            return line
        }
        /^\/\* snippet .*: begin \*\/$/ {
            if (inside != "") {
                complain(inside ": begin without end")
            }
            print
            inside = name_of($0)
            lines = 0
            while ((got = (getline line < inside)) > 0) {
                print line
                lines++
            }
            close(inside)
            if (lines == 0) {
                complain(inside ": no such snippet")
            }
            next
        }
        /^\/\* snippet .*: end \*\/$/ {
            if (inside != name_of($0)) {
                complain(name_of($0) ": end without begin")
            }
            inside = ""
        }
        /snippet common\// && !/^\/\* snippet common\/[a-z0-9_]+\.c: (begin|end) \*\/$/ {
            complain("line " FNR ": a marker that is not written as it should be")
        }
        inside == "" { print }
        END {
            if (inside != "") {
                complain(inside ": begin without end")
            }
            exit bad
        }' "$1"
}

# drifted FILE: names the snippets whose copy in FILE is not the file in common/.
drifted() {
    awk '/^\/\* snippet .*: begin \*\/$/ { print $3 }' "$1" | tr -d ':' | while read -r snippet; do
        awk -v begin="/* snippet $snippet: begin */" -v end="/* snippet $snippet: end */" '
            $0 == end { inside = 0 }
            inside { print }
            $0 == begin { inside = 1 }' "$1" | cmp -s - "$snippet" ||
            echo "$1: $snippet: the copy differs (make sync renews it)" >&2
    done
}

verb=${1-}
case $verb in
    sync | check) ;;
    *)
        echo "usage: common/snippets.sh sync|check" >&2
        exit 2
        ;;
esac

fresh=$(mktemp "${TMPDIR:-/tmp}/snippets.XXXXXX") || exit 2
trap 'rm -f "$fresh"' EXIT
status=0
for file in problems/*/main.c; do
    if ! render "$file" >"$fresh"; then
        status=1
    elif ! cmp -s "$fresh" "$file"; then
        if [ "$verb" = sync ]; then
            cat "$fresh" >"$file"
            echo "renewed $file"
        else
            drifted "$file"
            status=1
        fi
    fi
done
for snippet in common/*.c; do
    if ! grep -qF "/* snippet $snippet: begin */" problems/*/main.c; then
        echo "$snippet: no solution uses it" >&2
        status=1
    fi
done
exit "$status"
