/* The worker that compiles C and C++, with the compiler of @yowasp/clang (clang.js). A request is {source, language,
   stack, memory}, both in bytes; the reply {module, said}, or {said} alone where it does not compile. */
'use strict';

const CPP = ['-Wno-c++11-narrowing', '-Wno-register', '-fexceptions', '-fcxx-exceptions', '-fpch-instantiate-templates',
    '-Xclang', '-fno-pch-timestamp', '-D_LIBCPP_ENABLE_CXX17_REMOVED_FEATURES',
    '-D_LIBCPP_ENABLE_CXX17_REMOVED_RANDOM_SHUFFLE'];
const LANGUAGES = {
    c: {file: 'Main.c', flags: ['-std=gnu11', '-Wno-implicit-int', '-Wno-implicit-function-declaration']},
    cpp17: {file: 'Main.cpp', flags: ['-std=gnu++17', ...CPP]},
    cpp20: {file: 'Main.cpp', flags: ['-std=gnu++20', ...CPP]},
};
const FLAGS = ['-O2', '-Wall', '-Wno-unknown-pragmas', '-DONLINE_JUDGE', '-DBOJ', '-D_WASI_EMULATED_SIGNAL',
    '-D_WASI_EMULATED_PROCESS_CLOCKS', '-D_WASI_EMULATED_MMAN', '-idirafter/own'];
const LINK = ['--no-wasm-opt', '-lc-printscan-long-double', '-lwasi-emulated-signal', '-lwasi-emulated-process-clocks',
    '-lwasi-emulated-mman', '-Wl,--wrap=sbrk,--wrap=pthread_create,--allow-undefined-file=own/imports',
    '-Wl,--export=__heap_base,--strip-all'];
/* What libc and libc++ lack here, and runner.js has. */
const IMPORTS = '__cxa_allocate_exception\n__cxa_throw\n__cxa_rethrow\n__wrap_pthread_create\n__wrap_sbrk\n';

/* What judges have, and this compiler has not. */
const LACKS_HERE = /'((?:ext|tr1|sys|bits)\/[^']+|\w*intrin\.h|pthread\.h)' file not found/;

const own = {bits: {}, imports: IMPORTS}; /* a folder of the compiler's */

/* Gives {made, said}: the file that clang has made, if it has, and what it says. */
async function clang(language, files, to, ...args) {
    let said = '';
    const decoder = new TextDecoder();
    const hear = bytes => {
        said += bytes ? decoder.decode(bytes, {stream: true}) : '';
    };
    const command = [LANGUAGES[language].file === 'Main.c' ? 'clang' : 'clang++', ...FLAGS,
        ...LANGUAGES[language].flags, ...args, '-o', to];
    try {
        const how = {stdout: hear, stderr: hear, decodeASCII: false, synchronously: true};
        return {made: (await runClang(command, {own, ...files}, how))[to], said};
    } catch (error) {
        if (!(error.code > 0)) {
            throw error; /* the compiler itself has failed */
        }
        return {said};
    }
}

/* The headers of C++, precompiled once: kept for the next program, and for the next visit. */
const headers = {};

async function precompile(language) {
    const kept = headers[language] ? null : await recall(language);
    headers[language] ??= kept && new Uint8Array(await kept.arrayBuffer());
    if (!headers[language]) {
        const {made} = await clang(language, {}, 'headers.pch', '-x', 'c++-header', 'own/bits/stdc++.h');
        headers[language] = made;
        keep(language, new Response(made));
    }
    return headers[language];
}

/* A program of C++ gets all headers, since those of GCC include more of each other than these do. Where it does not
   compile then, its names may clash with those of a header that it does not include, so it gets its own. */
async function build({source, language, stack, memory}) {
    const {file} = LANGUAGES[language];
    const compile = (files, ...args) => clang(language, {...files, [file]: source}, 'Main.wasm', ...args, file, ...LINK,
        `-Wl,--stack-first,-z,stack-size=${stack},--max-memory=${memory}`);
    if (!/\bmain\b/.test(source)) { /* which this linker does not miss */
        return {said: 'undefined reference to main'};
    }
    let built = file === 'Main.c' ? {}
        : await compile({'headers.pch': await precompile(language)}, '-include-pch', 'headers.pch');
    built = built.made ? built : await compile({});
    const lacks = !built.made && built.said.match(LACKS_HERE);
    return lacks ? {lacks: lacks[1]}
        : {module: built.made && await WebAssembly.compile(built.made), said: built.said};
}

async function load() {
    own.bits['stdc++.h'] = await (await fetch(`${BASE}stdc++.h`)).text();
    importScripts(`${BASE}clang.js`);
    await runClang(null, {}, {fetchProgress() {}});
    return {isReady: true};
}

const loaded = load();
onmessage = async ({data}) => {
    const reply = data.source === undefined ? loaded : build(data);
    postMessage(await reply.catch(error => ({failed: String(error)})));
};
