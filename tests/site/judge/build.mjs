/* Makes what the judge of the page downloads, by `make site-judge`:  node build.mjs PACKAGES OUT. Compiler and
   interpreter come from packages of npm, in PACKAGES, without what a wasm32 target does not need. */
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {createHash} from 'node:crypto';

const [packages, out] = process.argv.slice(2).map(folder => path.resolve(folder));
const CLANG = `${packages}/@yowasp/clang/gen`;
const PYTHON = `${packages}/pyodide`;
const HERE = path.dirname(path.resolve(process.argv[1]));
const read = name => fs.readFileSync(name);

/* Of the compiler's folder: libc, libc++, and of clang's own headers those that they include. */
const WANTED = [
    /^include\/(__(std|float)|std|float|inttypes|iso646|limits|tgmath|builtins|unwind|wasm_simd128)[^/]*$/,
    /^include\/(c\+\+\/v1|wasm32-wasip1)\/(?!__cxx03\/)/,
    /^lib\/.*(?<!profile|experimental|no-floating-point)\.[ao]$/,
];

/* A tar archive with the folders, and the files that are wanted. */
function trimmed(tar) {
    const kept = [];
    for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
        const field = (from, length) => tar.toString('latin1', at + from, at + from + length).replace(/\0.*/s, '');
        const isFolder = field(156, 1) === '5';
        const end = at + 512 + Math.ceil(parseInt(field(124, 12), 8) / 512) * 512;
        if (isFolder || WANTED.some(wanted => wanted.test(field(0, 100)))) {
            kept.push(tar.subarray(at, end));
        }
        at = end;
    }
    return Buffer.concat([...kept, Buffer.alloc(1024)]);
}

function replaced(text, from, to) {
    if (text.split(from).length !== 2) {
        throw new Error(`this package is another than the one that we know: "${from}" does not stand once in it`);
    }
    return text.replace(from, () => to);
}

/* The compiler as a plain script. Its file system copied a whole file for every few bytes that are added to it; now a
   file grows by doubling. */
function compilerScript() {
    let text = read(`${CLANG}/bundle.js`).toString().replaceAll('import.meta.url', 'BASE');
    text = replaced(text, /\nexport \{[^}]*\};\n/, '\nself.runClang = runClang;\n');
    return replaced(text, /const newData = new Uint8Array\(Math\.max\(.*\n.*\n.*\n.*;/, `
        const file = this.file, end = offset + contents.length;
        if (end > file.data.length) {
            if (file.data.buffer !== file.room?.buffer || file.room.length < end) {
                file.room = new Uint8Array(2 * end);
                file.room.set(file.data);
            }
            file.data = file.room.subarray(0, end);
        }
        file.data.set(contents, offset);`);
}

const files = {'clang.js': compilerScript(), 'llvm-resources.tar': trimmed(read(`${CLANG}/llvm-resources.tar`))};
for (const name of fs.readdirSync(CLANG).filter(name => name.endsWith('.wasm'))) {
    files[name] = read(`${CLANG}/${name}`);
}
for (const name of ['pyodide.asm.wasm', 'python_stdlib.zip']) {
    files[name] = read(`${PYTHON}/${name}`);
}
/* python.js sets the limit of its memory; and it tries no script that the policy of a page forbids. */
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) {
    files[name] = replaced(`${read(`${PYTHON}/${name}`)}`,
        'return globalThis.importScripts("data:text/javascript,"),!0', 'return!1');
}
files['pyodide.asm.mjs'] = replaced(files['pyodide.asm.mjs'], 'getHeapMax=()=>4294901760',
    'getHeapMax=()=>self.heapMax');
fs.mkdirSync(out, {recursive: true});
const packed = {sizes: {}, python: JSON.parse(read(`${PYTHON}/pyodide-lock.json`)).info};
const version = createHash('sha256');
for (const [name, bytes] of Object.entries(files)) {
    const isScript = /js$/.test(name);
    const written = isScript ? bytes : gzipSync(bytes, {level: 9});
    fs.writeFileSync(`${out}/${name}${isScript ? '' : '.gzip'}`, written);
    version.update(written);
    if (!isScript) {
        packed.sizes[name] = written.length;
    }
}
packed.version = `judge-${version.digest('hex').slice(0, 16)}`;
fs.writeFileSync(`${out}/files.js`, `const PACKED = ${JSON.stringify(packed)};\n`);

/* What the compiler's folder lacks: <bits/stdc++.h>, with two functions of libstdc++. */
const HEADERS = `cassert cctype cerrno cfenv cfloat cinttypes climits clocale cmath csignal cstdarg cstddef cstdint
    cstdio cstdlib cstring ctime cwchar cwctype algorithm any array atomic bitset charconv chrono complex deque
    exception forward_list fstream functional initializer_list iomanip iostream iterator limits list locale map memory
    new numeric optional queue random ratio regex set sstream stack stdexcept string string_view system_error tuple
    type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector`;
const HEADERS_20 = 'bit compare concepts numbers ranges span';
const included = names => names.split(/\s+/).map(name => `#include <${name}>\n`).join('');
fs.writeFileSync(`${out}/stdc++.h`, `#pragma once
${included(HEADERS)}#if __cplusplus > 201703L
${included(HEADERS_20)}#endif
namespace std {
template <class T> T __gcd(T a, T b) { return b == 0 ? a : __gcd(b, a % b); }
inline int __lg(long long n) { return 63 - __builtin_clzll(n); }
}
`);

const licences = ['Apache-2.0', 'MIT', 'BSD-2-Clause', 'ISC', 'MPL-2.0', 'PSF-2.0', 'Zlib'].map(name => {
    const {licenseText} = JSON.parse(read(`${packages}/spdx-license-list/licenses/${name}.json`));
    return `\n==== ${name} ====\n\n${licenseText}\n`;
});
fs.writeFileSync(`${out}/licences.txt`, read(`${HERE}/licences.txt`) + licences.join(''));
