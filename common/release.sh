#!/usr/bin/env bash
# release.sh OUT: puts what a release has into the folder OUT: the web site as an archive that opens from a disk, all problem
# packages, the e-books, and their checksums. The workflow release.yml runs it; so can anybody.
set -eu
[ $# -eq 1 ] || { echo 'usage: common/release.sh OUT' >&2; exit 2; }
mkdir -p "$1"
out=$(cd "$1" && pwd -P)
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=${BUILD:-build}
[ -z "$(ls -A "$out")" ] || { echo "release.sh: $out is not empty" >&2; exit 2; }
version=$(./run_all.sh --version)
make -s packages site-judge book

# archive NAME FOLDER FILE...: a zip of files in a folder, below a top folder NAME; the same files give the same bytes
archive() {
    python3 - "$out/$1.zip" "$@" <<'END'
import os, sys, zipfile
target, top, folder, *names = sys.argv[1:]
paths = sorted(os.path.relpath(os.path.join(at, file), folder) for name in names
               for at, _, files in os.walk(os.path.join(folder, name)) for file in files)
with zipfile.ZipFile(target, 'w') as to:
    for path in paths:
        entry = zipfile.ZipInfo(os.path.join(top, path), (1980, 1, 1, 0, 0, 0))
        entry.external_attr = 0o100644 << 16
        with open(os.path.join(folder, path), 'rb') as file:
            to.writestr(entry, file.read(), zipfile.ZIP_DEFLATED)
END
}

archive "games-$version-site" "$build/site" .
for kind in legacy kattis 2025-09 dmoj qduoj hydro; do
    mkdir -p "$out/work/$kind"
    cp "$build/packages/$kind"/*.zip "$out/work/$kind"
    archive "games-$version-packages-$kind" "$out/work" "$kind"
done
rm -r "$out/work"
cp "$build"/book/*.epub "$out"
(cd "$out" && sha256sum -- * >SHA256SUMS)
ls -l "$out"
