/* The worker that runs a visitor's program on one case after the other; what hangs is ended from outside (judge.js).
   Here is what all languages share, and WebAssembly; javascript.js and python.js come on top of it. */
'use strict';

const PAGE = 4096;
const WASM_PAGE = 2 ** 16;
const ERRORS_KEPT = 8192;
const SLICE_MS = 100; /* after which cases are left for the next message */

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
    return stop.verdict ? {verdict: stop.verdict}
        : isDeep(stop) ? notJudged(T('the recursion is deeper than this browser allows'))
        : stop.missing ? notJudged(T('it calls what there is not in a browser'), stop.missing)
        : stop instanceof RangeError && program.module ? notJudged(T('this browser has no more memory'), stop.message)
        : stop.isThrown && program.catches ? notJudged(T('exceptions and threads do not work here'))
        : stop.isThrown ? {verdict: 'RE', words: 'an exception that nobody catches'}
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
        : {...notJudged(T('its memory cannot be told exactly here'), `${range} MB`), kb: least / 1024};
}

/* What libc and libc++ lack here: libc++ is built without exceptions, libc without threads; and natively malloc()
   hardly ever fails. */
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
    return {__cxa_throw, __cxa_rethrow: __cxa_throw, __cxa_allocate_exception: __cxa_throw,
        __wrap_pthread_create: __cxa_throw, __wrap_sbrk};
};

/* In a fresh instance. */
async function runModule(input, out, err) {
    const run = wasi({
        more: disk({'dev/stdin': input}),
        write: (file, bytes) => (file === 1 ? out : err).write(bytes),
        now: () => BigInt(Math.round(performance.now() * 1e6)),
    });
    const env = runtime(() => instance.exports.memory);
    const instance = new WebAssembly.Instance(program.module, {...run.imports, env});
    const start = performance.now();
    let end = {code: 0};
    try {
        run.start(instance);
    } catch (stop) {
        end = stop;
    }
    const ms = performance.now() - start;
    return {...judgeMemory(instance.exports, ending(end)), ms};
}

/* ---- the worker ---- */

let program = null;                  /* as judge.js sends it */
let runCase = runModule;             /* (input, out, err) => {verdict, words, reason, ms, kb} */
let start = () => ({isReady: true}); /* {said}: it does not compile */

/* Runs cases in turn, up to the first that fails. */
async function tryCases(cases) {
    const runs = [];
    const begun = performance.now();
    for (const {input, outputKb} of cases) {
        const err = new Output(ERRORS_KEPT);
        const result = end =>
            ({ms: 0, ...end, out: out.bytes(), err: err.bytes(), dropped: Math.max(0, err.seen - err.room)});
        const out = new Output(outputKb * 1024, () => { /* told at once, for some programs catch what is thrown */
            postMessage({runs: [...runs, result({verdict: 'OLE'})]});
            throw {verdict: 'OLE'};
        });
        runs.push(result(await runCase(input, out, err).catch(ending)));
        if (runs.at(-1).verdict !== 'AC' || performance.now() - begun > SLICE_MS) {
            break;
        }
    }
    return {runs};
}

onmessage = async ({data}) => {
    program ??= data.program;
    try {
        postMessage(await (data.program ? start() : tryCases(data.cases)));
    } catch (error) {
        postMessage({failed: String(error)});
    }
};
