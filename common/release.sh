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
make -s packages site book

# archive NAME FOLDER FILE...: a zip of files in a folder, below a top folder NAME; the same files give the same bytes
archive() {
    PYTHONPATH=common/manage:common/packages python3 -B - "$out/$1.zip" "$@" <<'END'
import os, sys
from run import read_bytes
from zips import zipped
target, top, folder, *names = sys.argv[1:]
paths = [os.path.relpath(os.path.join(at, file), folder) for name in names
         for at, _, files in os.walk(os.path.join(folder, name)) for file in files]
with open(target, 'wb') as to:
    to.write(zipped({path: read_bytes(os.path.join(folder, path)) for path in paths}, top))
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
