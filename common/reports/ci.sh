#!/usr/bin/env bash
# ci.sh FOLDER OUT [OPTION]... [PROBLEM]...: judges every program in FOLDER whose name names a problem, as run_all.sh --each
# does, with these options (--full, say), and writes to the folder OUT: results.jsonl, junit.xml, summary.md, badge.json,
# class.csv and class.html. Prints the summary; in GitHub's CI it is the summary of the job as well. The exit status is
# that of the judge: 0 all AC, 1 not all, 2 nothing could be judged.
set -u
[ $# -ge 2 ] || { sed -n '2,$ { /^#/!q; s/^# //p; }' "${BASH_SOURCE[0]}" >&2; exit 2; }
command -v python3 >/dev/null || { echo 'ci.sh: python3 is missing: apt-get install python3' >&2; exit 2; }
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P) || exit 2
mkdir -p "$2" || exit 2
folder=$1 out=$(cd "$2" && pwd -P) || exit 2
shift 2

"$here/../../run_all.sh" --each "$folder" --json --junit "$out/junit.xml" "$@" >"$out/results.jsonl" 2>"$out/messages"
status=$?
cat "$out/messages" >&2
[ "$status" -le 1 ] || exit "$status"
"$here/report.py" markdown "$folder" "$out/messages" <"$out/results.jsonl" >"$out/summary.md" || exit 2
for form in badge:badge.json csv:class.csv html:class.html; do
    "$here/report.py" "${form%%:*}" "$folder" <"$out/results.jsonl" >"$out/${form#*:}" || exit 2
done
rm "$out/messages"
cat "$out/summary.md"
[ -z "${GITHUB_STEP_SUMMARY-}" ] || cat "$out/summary.md" >>"$GITHUB_STEP_SUMMARY"
exit "$status"
