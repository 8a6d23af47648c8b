/* Makes what the judge of the page downloads, by `make site`:  node build.mjs PACKAGES OUT. Compiler and
   interpreter come from packages of npm, in PACKAGES, without what a wasm32 target does not need. */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {gzipSync} from 'node:zlib';
import {createHash} from 'node:crypto';
import {pathToFileURL} from 'node:url';

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
        const {data} = this.file, end = offset + contents.length;
        const room = new Uint8Array(data.buffer.byteLength < end ? 2 * end : data.buffer);
        room.buffer === data.buffer || room.set(data);
        room.set(contents, offset);
        this.file.data = room.subarray(0, Math.max(data.length, end));`);
}

const {packTar, unpackTar} = await import(`${packages}/modern-tar/dist/web/index.js`);
const kept = await unpackTar(read(`${CLANG}/llvm-resources.tar`),
    {filter: ({name, type}) => type === 'directory' || WANTED.some(wanted => wanted.test(name))});
const files = {'clang.js': compilerScript(), 'llvm-resources.tar': await packTar(kept)};
const modules = fs.readdirSync(CLANG).filter(name => name.endsWith('.wasm')).map(name => `${CLANG}/${name}`);
for (const file of [...modules, `${PYTHON}/pyodide.asm.wasm`, `${PYTHON}/python_stdlib.zip`]) {
    files[path.basename(file)] = read(file);
}
/* <bits/stdc++.h>, which libc++ lacks: all its headers but one that wants exceptions of WebAssembly, and two functions
   of libstdc++. */
const names = kept.filter(({header}) => header.type === 'file').map(({header}) =>
    header.name.match(/^include\/c\+\+\/v1\/(?!csetjmp)([a-z]\w*)$/)?.[1]);
files['stdc++.h'] = `#pragma once
${names.filter(Boolean).map(name => `#include <${name}>\n`).join('')}namespace std {
template <class T> T __gcd(T a, T b) { return b == 0 ? a : __gcd(b, a % b); }
inline int __lg(long long n) { return 63 - __builtin_clzll(n); }
}
`;
/* Its precompiled form is the same wherever it is made, and saves a browser seconds. Names of files in it are those
   that the compiler sees there. */
const flags = vm.createContext({});
vm.runInContext(`${read(`${HERE}/flags.js`)}`, flags);
const {runClang} = await import(pathToFileURL(`${CLANG}/bundle.js`));
await runClang(null, {}, {fetchProgress() {}}); /* loads it */
for (const language of ['cpp17', 'cpp20']) {
    const command = vm.runInContext(`[...commandOf('${language}'), ...HEADERS]`, flags);
    const own = {bits: {'stdc++.h': files['stdc++.h']}, imports: ''};
    files[`${language}.pch`] = (await runClang([...command, '-o', 'headers.pch'], {own}, {synchronously: true}))['headers.pch'];
}
/* python.js sets the limit of its memory; and it tries no script that the policy of a page forbids. */
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) {
    files[name] = replaced(`${read(`${PYTHON}/${name}`)}`,
        'return globalThis.importScripts("data:text/javascript,"),!0', 'return!1');
}
files['pyodide.asm.mjs'] = replaced(files['pyodide.asm.mjs'], 'getHeapMax=()=>4294901760',
    'getHeapMax=()=>self.heapMax');
fs.mkdirSync(out, {recursive: true});
const packed = {files: {}, python: JSON.parse(read(`${PYTHON}/pyodide-lock.json`)).info};
const hashOf = bytes => createHash('sha256').update(bytes).digest('hex');
for (const [name, bytes] of Object.entries(files)) {
    const written = gzipSync(bytes, {level: 9});
    fs.writeFileSync(`${out}/${name}.gzip`, written);
    packed.files[name] = {size: written.length, hash: hashOf(written)};
}
packed.version = hashOf(JSON.stringify(packed)).slice(0, 16);
fs.writeFileSync(`${out}/files.js`, `const PACKED = ${JSON.stringify(packed)};\n`);

/* The editor, in one file. Its styles go where the policy of a page lets them. */
const {default: esbuild} = await import(pathToFileURL(`${packages}/esbuild/lib/main.js`));
const styles = {name: 'styles', setup: ({onLoad}) => onLoad({filter: /style-mod\.js$/}, ({path: file}) =>
    ({contents: replaced(`${read(file)}`, '!root.head && root.adoptedStyleSheets', 'root.adoptedStyleSheets')}))};
await esbuild.build({entryPoints: [`${HERE}/editor.mjs`], outfile: `${out}/editor.js`, bundle: true, minify: true,
    format: 'esm', target: 'es2022', nodePaths: [packages], plugins: [styles], legalComments: 'none'});

const licences = ['Apache-2.0', 'MIT', 'BSD-2-Clause', 'ISC', 'MPL-2.0', 'PSF-2.0', 'Zlib'].map(name => {
    const {licenseText} = JSON.parse(read(`${packages}/spdx-license-list/licenses/${name}.json`));
    return `\n==== ${name} ====\n\n${licenseText}\n`;
});
fs.writeFileSync(`${out}/licences.txt`, read(`${HERE}/licences.txt`) + licences.join(''));
