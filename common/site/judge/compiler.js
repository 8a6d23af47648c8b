/* The worker that compiles C and C++, with the compiler of @yowasp/clang (clang.js). A request is {source, frame, language,
   stack, memory, isChecked, isPrecise, guards, variant}; frame: what calls the source, where that is a function; stack and
   memory in bytes, isPrecise: long double stays what it is (widen.js); guards: the text of guards.c, for a build with
   guards; variant: of VARIANTS (variants.js), and the reply is {isNone} where there is none.
   The reply is {module, said, narrow, isLoose}: `narrow` is what has fewer bits or more digits than on a judge, `isLoose`
   that a format does not fit its value; {said} alone where it does not compile, {lacks} where that may be the fault of
   this compiler. With isLackAsked: {lack}. */
'use strict';

/* What C leaves open is found out in a build of its own: variables that were not set have odd values, and lapses are
   told (runner.js). Not local-bounds, with which clang refuses headers that were precompiled without. */
const CHECKS = ['-ftrivial-auto-var-init=pattern', '-fno-sanitize-recover=all', `-fsanitize=${[
    'signed-integer-overflow', 'shift', 'null', 'array-bounds', 'bool', 'integer-divide-by-zero', 'return', 'unreachable',
    'vla-bound', 'float-cast-overflow'].join()}`];
const NO_CHECKS = ['-ftrivial-auto-var-init=zero'];
const LAPSES = ['add_overflow', 'sub_overflow', 'mul_overflow', 'negate_overflow', 'divrem_overflow',
    'type_mismatch_v1', 'out_of_bounds', 'shift_out_of_bounds', 'float_cast_overflow', 'load_invalid_value',
    'vla_bound_not_positive'];
const LINK = ['--no-wasm-opt', '-lc-printscan-long-double', '-lwasi-emulated-signal', '-lwasi-emulated-process-clocks',
    '-lwasi-emulated-mman', '-Wl,--wrap=sbrk,--wrap=pthread_create,--allow-undefined-file=own/imports',
    '-Wl,--export=__heap_base,--strip-all'];
/* What libc and libc++ lack here, and runner.js has. */
const IMPORTS = ['own_guard', '__cxa_allocate_exception', '__cxa_throw', '__cxa_rethrow', '__wrap_pthread_create', '__wrap_sbrk',
    '__ubsan_handle_missing_return',
    '__ubsan_handle_builtin_unreachable', ...LAPSES.map(name => `__ubsan_handle_${name}_abort`)];

/* A build with guards (guards.c): AddressSanitizer tells of every load and store. This comes before anything is made
   faster, as clang takes what it sees of an overrun for a point that is never reached. The headers are precompiled
   without it, so functions are marked afterwards. */
const WITH_GUARDS = shadow => ['-O0', '-Xclang', '-fsanitize=address', '-Xclang', '-fsanitize-address-use-after-scope',
    ...['instrumentation-with-call-threshold=0', 'use-after-return=never', `mapping-offset=${shadow}`].flatMap(option =>
        ['-mllvm', `-asan-${option}`])];
const GUARDED = ['malloc', 'calloc', 'realloc', 'aligned_alloc', 'posix_memalign', 'free', 'strcpy', 'strcat', 'strncpy',
    'fgets', 'fread', 'read', 'qsort', 'sprintf', 'scanf', 'fscanf', 'sscanf'];
const NOT_MADE_SHORTER = ['strcpy', 'strcat', 'strncpy', 'sprintf', 'qsort']; /* into a loop, or memcpy() */
const EXTRACTED = [...'stijlmxybfde'].map(type => `_ZNSt3__213basic_istreamIcNS_11char_traitsIcEEErsER${type}`);
const wrap = names => `-Wl,${names.map(name => `--wrap=${name}`).join()}`;

/* What judges have, and this compiler has not. */
const LACKS_HERE = [
    /'((?:ext|tr1|sys|bits)\/[^']+|\w*intrin\.h|pthread\.h)' file not found/,
    /undefined symbol: (\w+)/,
    /(Setjmp\/longjmp) support/,
    /(invalid (?:(?:out|in)put constraint|instruction)|unknown register name|function definition is not allowed)/,
    /(redefinition of '\w+' as different kind of symbol|reference to '\w+' is ambiguous)[^]*\n\/usr\/include/,
    RegExp("(?:identifier|type name|namespace|named) '"
        + "(__gnu_\\w+|__builtin_ia32\\w*|_mm\\w+|__float\\d+|pthread_\\w+|RLIMIT_\\w+|fork)'"),
];

/* Types beside which `long` must not become the same. */
const OTHER_LONG = /\blong\s+long\b|\d[lL][lL]\b|int64_t/;

const own = {bits: {}, imports: IMPORTS.join('\n')}; /* a folder of the compiler's */

/* Gives {made, said}: the file that clang has made, if it has, and what it says. */
async function clang(language, files, to, ...args) {
    let said = '';
    const decoder = new TextDecoder();
    const hear = bytes => {
        said += bytes ? decoder.decode(bytes, {stream: true}).replaceAll('./Main.c', 'Main.c') : '';
    };
    const command = [...commandOf(language), ...args, '-o', to];
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

/* The headers of C++, precompiled: those of the site (build.mjs), or where they would be loaded more slowly than made, made
   here, and kept for the next visit. */
const headers = {};
const SLOW = 700; /* bytes in a millisecond */

async function loadHeaders(name) {
    Object.assign(ready, await fetchPacked([name]));
    return new Uint8Array(await unpacked(name).arrayBuffer());
}

async function makeHeaders(language) {
    const {made} = await clang(language, {}, 'headers.pch', ...HEADERS);
    keep(`made.${language}.pch`, made);
    return made;
}

async function precompile(language) {
    const name = `${language}.pch`;
    headers[language] ??= await recall(`made.${name}`)
        ?? (isSlow ? null : await loadHeaders(name).catch(() => null)) ?? await makeHeaders(language);
    return headers[language];
}

/* The file to compile, and the files beside it. */
function partsOf(text, {language, frame}) {
    const {file} = LANGUAGES[language];
    const main = frame ? file.replace('Main', 'call') : file;
    return {main, files: {[file]: text, ...frame && {[main]: frame}}};
}

/* Builds it with guards; the shadow lies between stack and variables. */
async function buildGuarded(language, files, args, {guards, stack, memory}) {
    const plain = await clang(language, files, 'Main.ll', ...args, '-S', '-emit-llvm', '-Xclang', '-disable-llvm-passes',
        '-ftrivial-auto-var-init=pattern', ...NOT_MADE_SHORTER.map(name => `-fno-builtin-${name}`));
    if (!plain.made) {
        return plain;
    }
    const marked = new TextDecoder().decode(plain.made).replace(/^attributes #\d+ = \{/gm, '$& sanitize_address');
    const {made: guarded} = await clang(language, {'Plain.ll': marked}, 'Main.ll', ...WITH_GUARDS(stack), '-S',
        '-emit-llvm', 'Plain.ll');
    const isCpp = LANGUAGES[language].file === 'Main.cpp';
    const {made: more} = await clang('c', {'guards.c': guards}, 'guards.o', '-c', `-DSHADOW=${stack}`,
        ...isCpp ? ['-DOF_CPP'] : [], 'guards.c');
    return clang(language, {'Main.ll': guarded, 'guards.o': more}, 'Main.wasm', 'Main.ll', 'guards.o', ...LINK,
        wrap(isCpp ? [...GUARDED, ...EXTRACTED] : GUARDED), `-Wl,--stack-first,-z,stack-size=${stack},${
            ''}--global-base=${stack + memory / 8},--max-memory=${memory}`);
}

/* A program of C++ gets all headers, since those of GCC include more of each other than these do. Where it does not
   compile then, its names may clash with those of a header that it does not include, so it gets its own. */
async function compileText(text, how, ...more) {
    const {language, frame, stack, memory, isChecked, guards} = how;
    const {file} = LANGUAGES[language];
    const {main, files: parts} = partsOf(text, {language, frame});
    const compile = (files, ...args) => guards ? buildGuarded(language, {...files, ...parts}, [...args, main, ...more], how)
        : clang(language, {...files, ...parts}, 'Main.wasm', ...args, main,
            ...isChecked ? CHECKS : NO_CHECKS, ...more, ...LINK,
            `-Wl,--stack-first,-z,stack-size=${stack},--max-memory=${memory}`);
    const built = file === 'Main.c' ? {}
        : await compile({'headers.pch': await precompile(language)}, '-include-pch', 'headers.pch');
    return built.made ? built : compile({});
}

/* Whether the text itself compiles, where `long` is another type than `long long`, as it is on a judge. */
async function isTyped(text, {language, frame}) {
    const {file} = LANGUAGES[language];
    const {main, files} = partsOf(text, {language, frame});
    const pch = file === 'Main.c' ? [{}] : [{'headers.pch': await precompile(language)}, '-include-pch', 'headers.pch'];
    const {said} = await clang(language, {...pch[0], ...files}, 'Main.o', ...pch.slice(1), '-fsyntax-only', main);
    return !/\berror: /.test(said);
}

/* What a program of C++ lacks that includes some headers itself, and here gets all of them: what clang says of it with
   no more than those, or ''. */
const LIMIT = /\b(?:U?(?:CHAR|SHRT|INT|LONG|LLONG)_(?:MAX|MIN))\b/;
async function lackOf({source, language}) {
    if (LANGUAGES[language].file === 'Main.c' || /<bits\/stdc\+\+\.h>/.test(source)) {
        return '';
    }
    const limit = !/<(?:climits|limits\.h)>/.test(source) && source.match(LIMIT);
    const {said} = await clang(language, {'Main.cpp': source}, 'Main.o', '-fsyntax-only', '-w',
        '-D_LIBCPP_REMOVE_TRANSITIVE_INCLUDES', 'Main.cpp');
    return limit ? `${limit[0]}: <climits>` : said.match(/^.*\berror: .*$/m)?.[0] ?? '';
}

async function build({source: given, variant, ...how}) {
    const source = variant ? VARIANTS[variant](given, LANGUAGES[how.language].file) : given;
    if (source === null) {
        return {isNone: true};
    }
    if (!how.frame && !/\bmain\b/.test(source)) { /* which this linker does not miss */
        return {said: 'undefined reference to main'};
    }
    /* sizes of libc++ and of formats stay narrow, so the second one may compile where the first does not */
    const widths = [{long: true, size: true}, {long: true}, {}];
    const texts = widths.map(wide => ({...widened(source, {...wide, double: !how.isPrecise}), wide}))
        .filter(({text}, i, all) => all.findIndex(one => one.text === text) === i);
    let built, narrow;
    for (const {text, wide, narrow: stays} of texts) {
        const isWide = text !== source;
        built = await compileText(text, how, ...isWide && wide.size ? ['-Werror=format'] : []);
        narrow = stays;
        if (built.made) {
            if (isWide && OTHER_LONG.test(source) && !await isTyped(source, how)) {
                return {reason: T('long and long long are one type here, and two on a judge'), detail: 'long'};
            }
            break;
        }
    }
    const lacks = !built.made && LACKS_HERE.map(pattern => built.said.match(pattern)).find(Boolean);
    return lacks ? {lacks: lacks[1]} : {module: built.made, said: built.said, narrow, isLoose: /\[-Wformat/.test(built.said)};
}

/* A library of rules, {module, said}. */
async function buildRules({source, header}) {
    const {made, said} = await clang('rules', {'mine.c': source, 'rules.h': header}, 'mine.wasm', 'mine.c');
    return {module: made, said};
}

let isSlow = false;

async function load() {
    const begun = performance.now();
    Object.assign(ready, await fetchPacked(Object.keys(PACKED.files).filter(name => !/py|pch/.test(name))));
    isSlow = traffic.bytes < SLOW * (performance.now() - begun) && traffic.bytes > 0;
    own.bits['stdc++.h'] = await unpacked('stdc++.h').text();
    self.BASE = BASE;
    importScripts(await unpackedAddress('clang.js'));
    await runClang(null, {}, {fetchProgress() {}});
    return {isReady: true};
}

/* Asked without a source it gets ready for a language: that is not part of the time for compiling. */
const loaded = load();
async function prepare({language}) {
    const reply = await loaded;
    if (LANGUAGES[language].file === 'Main.cpp') {
        await precompile(language);
    }
    return reply;
}

onmessage = async ({data}) => {
    const reply = data.source === undefined ? prepare(data)
        : data.language === 'rules' ? buildRules(data)
        : data.isLackAsked ? lackOf(data).then(lack => ({lack})) : build(data);
    postMessage(await reply.catch(failed));
};
