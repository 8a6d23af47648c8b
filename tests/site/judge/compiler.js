/* The worker that compiles C and C++, with the compiler of @yowasp/clang (clang.js). A request is {source, language,
   stack, memory}, both in bytes; the reply {module, said}, or {said} alone where it does not compile. */
'use strict';

const CPP = ['-internal-isystem', '/usr/include/wasm32-wasip1/c++/v1', '-internal-isystem', '/usr/include/c++/v1'];
const C = ['-internal-isystem', '/usr/include', '-internal-isystem', '/usr/include/wasm32-wasip1',
    '-internal-isystem', '/own'];
const LANGUAGES = {
    c: {file: 'Main.c', type: 'c', std: 'gnu11', includes: C},
    cpp17: {file: 'Main.cpp', type: 'c++', std: 'gnu++17', includes: [...CPP, ...C]},
    cpp20: {file: 'Main.cpp', type: 'c++', std: 'gnu++20', includes: [...CPP, ...C]},
};
const FLAGS = ['-triple', 'wasm32-unknown-wasip1', '-O2', '-disable-free', '-mrelocation-model', 'static',
    '-mframe-pointer=none', '-ffp-contract=on', '-fno-rounding-math', '-mconstructor-aliases', '-target-cpu', 'generic',
    '-fvisibility=hidden', '-resource-dir', '/usr', '-isysroot', '/usr', '-fgnuc-version=4.2.1', '-vectorize-loops',
    '-vectorize-slp', '-ferror-limit', '19', '-DONLINE_JUDGE', '-DBOJ', '-D_WASI_EMULATED_SIGNAL',
    '-D_WASI_EMULATED_PROCESS_CLOCKS', '-D_WASI_EMULATED_MMAN', '-Wall', '-Wno-unknown-pragmas'];
const FLAGS_OF = {
    c: ['-Wno-implicit-int', '-Wno-implicit-function-declaration'],
    'c++': ['-fdeprecated-macro', '-fcxx-exceptions', '-fexceptions', '-Wno-c++11-narrowing', '-Wno-register',
        '-D_LIBCPP_ENABLE_CXX17_REMOVED_FEATURES', '-D_LIBCPP_ENABLE_CXX17_REMOVED_RANDOM_SHUFFLE'],
};
const LIBRARY = '/usr/lib/wasm32-wasip1';
const LIBRARIES = ['-lc-printscan-long-double', '-lwasi-emulated-signal', '-lwasi-emulated-process-clocks',
    '-lwasi-emulated-mman', '-lc++', '-lc++abi', '-lc', '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a'];

/* Runs clang or wasm-ld. Gives {files, said}: the files that there are then, or null, and what was said. */
async function run(args, files) {
    let said = '';
    const decoder = new TextDecoder();
    const hear = bytes => {
        said += bytes ? decoder.decode(bytes, {stream: true}) : '';
    };
    try {
        const how = {stdout: hear, stderr: hear, decodeASCII: false, synchronously: true};
        files = await runLLVM(args, {own, ...files}, how);
        return {files, said};
    } catch (error) {
        if (!(error.code > 0)) {
            throw error; /* the compiler itself has failed */
        }
        return {files: null, said};
    }
}

const compile = (language, action, from, to, files, ...more) => run(['clang', '-cc1', action, ...FLAGS,
    ...FLAGS_OF[language.type], ...language.includes, `-std=${language.std}`, ...more, '-main-file-name', language.file,
    '-o', to, '-x', language.type + (action === '-emit-pch' ? '-header' : ''), from], files);

/* ---- headers, precompiled: for programs that begin with the same #includes, kept for the next visit ---- */

const PREFIX = /^(?:\s|\/\/.*\n|\/\*[^]*?\*\/|#[ \t]*include[ \t]*<[^>\n]*>.*\n|#[ \t]*pragma.*\n)*/;
const PREFIX_BYTES = 10000;
const FOR_ALL = '-fno-pch-timestamp';
let precompiled = {key: '', bytes: null};

/* Gives files and arguments for them. */
async function prepare(name, source) {
    const includes = source.slice(0, PREFIX_BYTES).match(PREFIX)[0].match(/#[ \t]*include[ \t]*<[^>\n]*>/g) ?? [];
    const files = {'headers.h': includes.join('\n') + '\n'};
    const key = encodeURIComponent(name + files['headers.h']);
    const old = precompiled.key === key ? null : await recall('headers');
    if (old?.headers.get('key') === key) {
        precompiled = {key, bytes: new Uint8Array(await old.arrayBuffer())};
    }
    if (precompiled.key !== key && includes.length > 0) {
        const made = await compile(LANGUAGES[name], '-emit-pch', 'headers.h', 'headers.pch', files, FOR_ALL);
        precompiled = {key, bytes: made.files?.['headers.pch']};
        made.files && keep('headers', new Response(precompiled.bytes, {headers: {key}}));
    }
    const isThere = precompiled.key === key && precompiled.bytes;
    return isThere ? [{...files, 'headers.pch': precompiled.bytes}, FOR_ALL, '-include-pch', 'headers.pch'] : [{}];
}

/* ---- a program ---- */

/* GCC's headers include more of each other than these do. */
const LACKS_HEADER = /undeclared|no (member|template|type) named|unknown type name|incomplete type|undefined template/;

/* What judges have, and this compiler has not. */
const LACKS_HERE =
    /'((?:ext|tr1|sys|bits)\/[^']+|\w*intrin\.h|pthread\.h)' file not found|no \w+ named '(j?thread|mutex|async)'/;

async function build({source, language: name, stack, memory}) {
    const language = LANGUAGES[name];
    const isCpp = language.type === 'c++';
    const object = (files, ...more) =>
        compile(language, '-emit-obj', language.file, 'Main.o', {[language.file]: source, ...files}, ...more);
    let made = await object(...isCpp ? await prepare(name, source) : [{}]);
    let note = '';
    if (!made.files && isCpp && LACKS_HEADER.test(made.said)) {
        const again = await object({}, '-include', 'bits/stdc++.h');
        if (again.files) {
            made = again;
            note = T('an #include is missing for the compiler here; it was compiled with <bits/stdc++.h>');
        }
    }
    const lacks = !made.files && made.said.match(LACKS_HERE);
    if (lacks || !made.files) {
        return lacks ? {lacks: lacks[1] ?? lacks[2]} : made;
    }
    const linked = !/\bmain\b/.test(source) ? {said: 'undefined reference to main'}
        : await run(['wasm-ld', '-m', 'wasm32', `-L${LIBRARY}`, `${LIBRARY}/crt1-command.o`, 'Main.o', 'own/runtime.o',
            ...LIBRARIES, '-z', `stack-size=${stack}`, '--stack-first', `--max-memory=${memory}`, '--wrap=sbrk',
            '--export=__heap_base', '--strip-all', '-o', 'Main.wasm'], {'Main.o': made.files['Main.o']});
    const module = linked.files && await WebAssembly.compile(linked.files['Main.wasm']);
    return {module, said: made.said + linked.said, note};
}

/* ---- the worker: one request after the other ---- */

const own = {bits: {}}; /* a folder of the compiler's */

async function load() {
    own.bits['stdc++.h'] = await (await fetch(`${BASE}stdc++.h`)).text();
    own['runtime.o'] = new Uint8Array(await (await fetch(`${BASE}runtime.o`)).arrayBuffer());
    importScripts(`${BASE}clang.js`);
    await runLLVM(null, {}, {fetchProgress() {}});
    return {isReady: true};
}

const loaded = load();
onmessage = async ({data}) => {
    const reply = data.source === undefined ? loaded : build(data);
    postMessage(await reply.catch(error => ({failed: String(error)})));
};
