/* The worker that runs a visitor's program on one case after the other; what hangs is ended from outside (judge.js).
   Here is what all languages share, and WebAssembly; javascript.js and python.js come on top of it. */
'use strict';

const PAGE = 4096;
const WASM_PAGE = 2 ** 16;
const ERRORS_KEPT = 8192;
const WORDS_KEPT = 2000;
const ENVIRONMENT = ['PATH=/usr/local/bin:/usr/bin:/bin', 'HOME=/'];
const SLICE_MS = 100; /* after which cases are left for the next message */
const ABORTS = /was thrown in -fno-exceptions mode/; /* what libc++ says where it would throw */

/* What a program writes: the beginning is kept, the rest is counted. */
class Output {
    constructor(room, onFull = () => {}) {
        Object.assign(this, {pieces: [], seen: 0, room, onFull});
    }

    write(bytes) {
        if (this.seen < this.room) {
            this.pieces.push(bytes.slice(0, this.room - this.seen));
        }
        this.seen += bytes.length;
        if (this.seen > this.room) {
            this.onFull();
        }
    }

    /* Forgets what came after so many bytes. */
    cut(length) {
        const kept = this.bytes().subarray(0, length);
        [this.pieces, this.seen] = [[kept], kept.length];
    }

    bytes() {
        const all = new Uint8Array(Math.min(this.seen, this.room));
        this.pieces.reduce((at, piece) => all.set(piece, at) ?? at + piece.length, 0);
        return all;
    }
}

/* ---- how a run ended: {verdict, words}, and a reason if it is not judged ---- */

const notJudged = (reason, detail) =>
    ({verdict: '--', reason, words: `${reason}${detail ? ` (${detail})` : ''}: not judged; run_all.sh can`});

/* The stack of the browser has ended, which is not that of the program. */
const isDeep = error =>
    error instanceof RangeError && /call stack/.test(error.message) || error?.name === 'InternalError';

/* By what was thrown. */
function ending(stop) {
    const status = stop.code & 255;
    return stop.waits ? {verdict: 'AC', waits: true}
        : stop.verdict ? {verdict: stop.verdict}
        : isDeep(stop) ? notJudged(T('the recursion is deeper than this browser allows'))
        : stop.missing ? notJudged(T('it calls something a browser does not have'), stop.missing)
        : stop instanceof EvalError ? notJudged(T('it calls something a browser does not have'), 'eval()')
        : stop instanceof RangeError && program.module ? notJudged(T('this browser has no more memory'), stop.message)
        : stop.lapse ? {verdict: stop.isCertain ? 'RE' : '--', words: stop.words, lapse: stop}
        : stop.isThrown && program.catches ? notJudged(T('exceptions and threads do not work here'))
        : stop.isThrown ? {verdict: 'RE', words: 'an uncaught exception'}
        : stop.isFull ? notJudged(T('it asks for more memory than there is here, and uses little of it'))
        : typeof stop.code !== 'number' ? {verdict: 'RE', words: stop.message ?? String(stop)}
        : status === 0 ? {verdict: 'AC'} : {verdict: 'RE', words: `exit status ${status}`};
}

/* ---- WebAssembly ---- */

/* What the memory of an instance says of a run that ended so. Of stack and static arrays only what is not zero was
   touched for sure; of the heap, which malloc() lets grow, nobody can tell. */
function judgeMemory({memory: {buffer}, __heap_base: heap}, end) {
    const limit = program.limitKb * 1024;
    let [most, least] = [buffer.byteLength - program.stack, 0];
    if (most > limit) {
        most = 0;
        for (let at = 0; at < buffer.byteLength; at += PAGE) {
            const isUsed = new Int32Array(buffer, at, PAGE / 4).some(number => number !== 0);
            least += isUsed ? PAGE : 0;
            most += isUsed || at >= heap.value ? PAGE : 0;
        }
    }
    const range = [least, most].map(bytes => Math.round(bytes / 2 ** 20)).join(' to ');
    return most <= limit ? {...end, kb: most / 1024} : least > limit ? {verdict: 'MLE', kb: least / 1024}
        : {...notJudged(T('its memory cannot be measured exactly here'), `${range} MB`), kb: least / 1024};
}

/* What C and C++ leave open, by what the checks of the compiler call: the arithmetic of processors decides an overflow;
   a division by zero and the use of a null pointer end the program everywhere; of the rest nobody knows what it does. */
const OVERFLOW = T('a signed number overflows');
const LAPSES = {
    add_overflow_abort: OVERFLOW, sub_overflow_abort: OVERFLOW, mul_overflow_abort: OVERFLOW,
    negate_overflow_abort: OVERFLOW, divrem_overflow_abort: T('a division by zero, or one that overflows'),
    type_mismatch_v1_abort: T('a null pointer is used'), out_of_bounds_abort: T('an index is outside its array'),
    shift_out_of_bounds_abort: T('a shift by too many bits, or by a negative number of bits'),
    float_cast_overflow_abort: T('a fraction is too large for an integer'),
    load_invalid_value_abort: T('a bool is neither true nor false'), missing_return: T('a function returns no value'),
    builtin_unreachable: T('a point that cannot be reached was reached'),
    vla_bound_not_positive_abort: T('the size of an array is not positive'),
};
const [LOAD, STORE] = [0, 1]; /* kinds of a use of a pointer */

/* `at`: the address of file, line, column, a type, and for a pointer of an alignment and a kind of use. */
function lapseAt(call, {buffer}, at) {
    const [file, line] = new Uint32Array(buffer, at, 2);
    const name = new Uint8Array(buffer, file, 256);
    const place = `${new TextDecoder().decode(name.subarray(0, name.indexOf(0))).replace('./', '')}:${line}`;
    const isUse = call.startsWith('type') && [LOAD, STORE].includes(new Uint8Array(buffer, at + 17, 1)[0]);
    return {lapse: LAPSES[call], place, words: `${LAPSES[call]} (${place})`, isArithmetic: LAPSES[call] === OVERFLOW,
        isCertain: isUse || call.startsWith('divrem')};
}

/* What libc and libc++ lack here: libc++ is built without exceptions, libc without threads; and natively malloc()
   hardly ever fails. */
const GUARDS = {0xfd: T('memory is used that was freed'), 0xf8: T('a variable is used outside its block')};
const OVERRUN = T('memory outside an array is used');

const runtime = memory => {
    const __cxa_throw = () => {
        throw {isThrown: true};
    };
    const __wrap_sbrk = more => {
        try {
            return memory().grow(more / WASM_PAGE) * WASM_PAGE;
        } catch {
            throw {isFull: true};
        }
    };
    const lapses = Object.keys(LAPSES).map(call => [`__ubsan_handle_${call}`, at => {
        throw lapseAt(call, memory(), at);
    }]);
    const own_guard = why => { /* of guards.c */
        const lapse = GUARDS[why & 255] ?? OVERRUN;
        throw {lapse, words: lapse};
    };
    return {own_guard, __cxa_throw, __cxa_rethrow: __cxa_throw, __cxa_allocate_exception: __cxa_throw,
        __wrap_pthread_create: __cxa_throw, __wrap_sbrk,
        ...Object.fromEntries(lapses)};
};

/* What a program can reach are its imports: of env what is in runtime(), of WASI what wasi.js and disk.js have. One that
   names another import, as attributes of clang can, does not run. */
async function startModule() {
    module = await WebAssembly.compile(program.module);
    const has = {env: Object.keys(runtime()), wasi_snapshot_preview1: null};
    const strange = WebAssembly.Module.imports(module).find(one => !Object.hasOwn(has, one.module)
        || one.kind !== 'function' || has[one.module]?.includes(one.name) === false);
    return !strange ? {isReady: true} : {reason: T('it calls something a browser does not have'),
        detail: `${strange.module}.${strange.name}`};
}

/* In a fresh instance. */
async function runModule(input, out, err) {
    const write = (file, bytes) => (file === 1 ? out : err).write(bytes);
    const run = wasi({
        environment: ENVIRONMENT,
        more: disk({'dev/stdin': input}, write, whenRead),
        write,
        now: () => BigInt(Math.round(now() * 1e6)),
    });
    const env = runtime(() => instance.exports.memory);
    const instance = new WebAssembly.Instance(module, {...run.imports, env});
    const start = now();
    let end = {code: 0};
    try {
        run.start(instance);
    } catch (stop) {
        end = ABORTS.test(new TextDecoder().decode(err.bytes())) ? {isThrown: true} : stop;
    }
    const ms = now() - start;
    return {...program.guards ? ending(end) : judgeMemory(instance.exports, ending(end)), ms};
}

/* ---- the worker ---- */

const post = self.postMessage.bind(self);
const now = performance.now.bind(performance); /* whatever a program makes of that */

/* What a program finds of the worker: ECMAScript, and what node and browsers share. Nothing else is left: judges have
   none of it. */
const FOUND = new Set(('AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array BigUint64Array '
    + 'Boolean DataView Date DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array '
    + 'Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy '
    + 'RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String SuppressedError Symbol SyntaxError Temporal '
    + 'TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly '
    + 'decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt '
    + 'undefined unescape constructor '
    + 'AbortController AbortSignal DOMException Event EventTarget TextDecoder TextEncoder URL URLSearchParams atob btoa '
    + 'crypto performance queueMicrotask structuredClone').split(' '));

function hideWorker(...needed) {
    for (let one = globalThis; one !== Object.prototype; one = Object.getPrototypeOf(one)) {
        Object.getOwnPropertyNames(one).filter(name => !FOUND.has(name) && !needed.includes(name))
            .forEach(name => Reflect.deleteProperty(one, name));
    }
}

let program = null;                  /* as judge.js sends it */
let module = null;         /* of WebAssembly */
let runCase = runModule;   /* (input, out, err, isAlone) => {verdict, words, reason, ms, kb} */
let start = startModule;   /* {said}: it does not compile */
let isSpent = false;                 /* it can run nothing more */
let isOpen = false;                  /* it may be told more than there is of the input (plays.js) */

/* When all of the input is read: the program waits, if it may be told more. */
function whenRead() {
    if (isOpen) {
        throw {waits: true};
    }
}

/* Runs cases in turn, up to the first that fails. */
async function tryCases({cases, isAlone, isOpen: mayGoOn = false}) {
    isOpen = mayGoOn;
    const runs = [];
    const begun = now();
    for (const {input, outputKb} of cases) {
        const err = new Output(ERRORS_KEPT);
        const result = end =>
            ({ms: 0, ...end, words: end.words?.slice(0, WORDS_KEPT), out: out.bytes(), err: err.bytes(), dropped: Math.max(0, err.seen - err.room)});
        const out = new Output(outputKb * 1024, () => { /* told at once, for some programs catch what is thrown */
            post({runs: [...runs, result({verdict: 'OLE'})], isSpent: true});
            throw {verdict: 'OLE'};
        });
        runs.push(result(await runCase(input, out, err, isAlone).catch(ending)));
        if (runs.at(-1).verdict !== 'AC' || now() - begun > SLICE_MS) {
            break;
        }
    }
    return {runs, isSpent};
}

onmessage = async ({data}) => {
    program = data.program ?? program;
    try {
        post(await (data.program ? start(data) : tryCases(data)));
    } catch (error) {
        post({failed: error.missing ?? String(error)});
    }
};
