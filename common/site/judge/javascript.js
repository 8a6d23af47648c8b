/* Runs a JavaScript program as node does on a judge, with what such programs use of node, under the names it has there;
   one that uses more is not judged. */
'use strict';

const encode = text => new TextEncoder().encode(text);
const missing = name => stop({missing: name});
const MAX_DELAY = 2 ** 31;
let stopped;  /* what was thrown, by exit() too */
let sources;  /* what can deliver input */
let tasks;    /* of setTimeout() and its like: {call, due, every, isCancelled}; due < 0: before any input */
let waited;   /* milliseconds for which the program has waited; here nobody does */
let onExit;   /* what is to be called at the end */

function stop(how) {
    stopped ??= how;
    throw how;
}

/* Calls something of the program's, unless it has ended. */
function attempt(call) {
    try {
        stopped || call();
    } catch (error) {
        stopped ??= error ?? new Error(String(error));
    }
}

/* All of the input is read: the program waits, if it may be told more. */
const wait = () => isOpen && stop({waits: true});

/* An object that has these names, and no others. */
const only = (object, name) => new Proxy(object, {get: (all, key) =>
    key in all || typeof key === 'symbol' ? all[key] : missing(`${name}.${key}`)});

/* process.stdin, or an interface of readline, which calls who listens for `name` with each of the pieces. */
class Input {
    constructor(pieces, name) {
        const heard = {[name]: [], end: [], close: [], ...name === 'data' ? {readable: []} : {}};
        Object.assign(this, {pieces, name, heard, isClosed: false, isIterated: false, fd: 0, isTTY: undefined});
    }

    on(event, call) {
        (this.heard[event] ?? missing(`on('${event}')`)).push(call);
        return this;
    }

    once = (event, call) => {
        const first = (...words) => {
            this.heard[event].splice(this.heard[event].indexOf(first), 1);
            call.apply(this, words);
        };
        return this.on(event, first);
    };
    addListener = this.on;
    emit = (event, ...words) => [...this.heard[event]].forEach(call => call.apply(this, words));
    setEncoding = () => this;
    resume = () => this;
    pause = () => this;
    setPrompt = () => {};
    prompt = () => {};
    read = () => this.pieces.next().value ?? null;
    [Symbol.asyncIterator] = () => {
        this.isIterated = true;
        return {next: async () => {
            const piece = this.pieces.next();
            piece.done && wait();
            return piece;
        }, return: async () => ({done: true}),
            [Symbol.asyncIterator]() {
                return this;
            }};
    };

    question(words, call) {
        this.once('line', call);
    }

    deliver() {
        if (this.isIterated) {
            return; /* who iterates takes the pieces in its own time */
        }
        if (this.heard.readable?.length > 0) {
            this.emit('readable');
            this.emit('readable'); /* with nothing to read: the end */
        } else {
            for (const piece of this.pieces) {
                this.isClosed || this.emit(this.name, piece);
            }
        }
        this.isClosed || wait();
        this.close();
    }

    close() {
        if (!this.isClosed) {
            this.isClosed = true;
            this.emit('end');
            this.emit('close');
        }
    }
}

/* What console.log() writes. */
function format(...values) {
    values.some(value => /object|function/.test(value && typeof value)) && missing('console.log() of an object');
    values.length > 1 && /%/.test(values[0]) && missing('console.log() with %');
    return values.map(value => typeof value === 'bigint' ? `${value}n`
        : typeof value === 'symbol' ? value.toString() : Object.is(value, -0) ? '-0' : value).join(' ');
}

/* A Buffer. */
class Bytes extends Uint8Array {
    toString(encoding = 'utf8', from = 0, to = this.length) {
        return /^(utf-?8|ascii|latin1)$/i.test(encoding) ? new TextDecoder().decode(this.subarray(from, to))
            : missing(`toString('${encoding}')`);
    }
}

const BUFFER = {
    alloc: (size, fill = 0) => new Bytes(size).fill(fill),
    allocUnsafe: size => new Bytes(size),
    from: some => new Bytes(typeof some === 'string' ? encode(some) : some),
    concat: all => new Bytes(all.flatMap(one => [...one])),
    isBuffer: some => some instanceof Bytes,
};

/* ---- what comes later ---- */

const length = delay => delay >= 1 && delay < MAX_DELAY ? Math.floor(delay) : 1; /* as node does */

function later(call, due, every) {
    const task = {call, due, every, isCancelled: false, ref: () => task, unref: () => task};
    tasks.push(task);
    return task;
}

const TIMERS = {
    setTimeout: (call, delay, ...words) => later(() => call(...words), waited + length(delay), 0),
    setInterval: (call, delay, ...words) => later(() => call(...words), waited + length(delay), length(delay)),
    setImmediate: (call, ...words) => later(() => call(...words), -1, 0),
};
['clearTimeout', 'clearInterval', 'clearImmediate'].forEach(name => {
    TIMERS[name] = task => {
        task && (task.isCancelled = true);
    };
});

/* Does the next of what is to come; false: nothing. */
function goOn() {
    tasks = tasks.filter(({isCancelled}) => !isCancelled).sort((a, b) => a.due - b.due);
    if (tasks[0]?.due >= 0 && sources.length > 0 || tasks.length === 0) {
        return sources.length > 0 && (attempt(() => sources.pop().deliver()), true);
    }
    const task = tasks.shift();
    waited = Math.max(waited, task.due);
    attempt(task.call);
    task.every && tasks.push(Object.assign(task, {due: waited + task.every}));
    return true;
}

/* ---- node ---- */

/* Lays out the names that a program finds; gives its require(). */
function layOut(input, out, err) {
    const all = () => {
        const bytes = new Bytes(input);
        input = new Uint8Array();
        return bytes;
    };
    const pieces = function* (pattern) { /* the input is read when the first one is asked for */
        yield* String(all()).match(pattern) ?? [];
    };
    const write = to => (data, ...more) => {
        to.write(data instanceof Uint8Array ? data.slice() : encode(String(data)));
        const call = more.find(one => typeof one === 'function');
        call && queueMicrotask(call);
        return true;
    };
    const log = to => (...values) => void to.write(encode(`${format(...values)}\n`));
    const source = (name, pieces) => only(sources[sources.push(new Input(pieces, name)) - 1], name);
    const wholeFile = () => {
        wait(); /* for its end */
        return all();
    };
    const isInput = file => [0, '/dev/stdin'].includes(file) || missing(file);
    const outputOf = file => [1, '/dev/stdout'].includes(file) ? out : [2, '/dev/stderr'].includes(file) ? err
        : missing(file);
    sources = [];
    tasks = [];
    [waited, onExit] = [0, []];
    let read = 0;
    const whole = input;
    const stdin = source('data', pieces(/[^]+/g));
    const lines = pieces(/(?<=^|\n)[^\n]*?(?=\r?\n)|(?<=^|\n)[^\n]+$/g);
    const fs = {
        readFileSync: (file, how) => isInput(file) && how ? `${wholeFile()}` : wholeFile(),
        readSync: (file, to, offset = 0, length = to.length - offset, at = null) => {
            isInput(file);
            at === null || missing('readSync() with a position');
            const piece = whole.subarray(read, read + length);
            piece.length === 0 && length > 0 && wait();
            to.set(piece, offset);
            read += piece.length;
            input = whole.subarray(read);
            return piece.length;
        },
        fstatSync: file => isInput(file) && only({size: whole.length, isFile: () => true}, 'fstatSync()'),
        openSync: file => isInput(file) && 0,
        closeSync: () => {},
        writeSync: (file, data) => write(outputOf(file))(data) && data.length,
        writeFileSync: (file, data) => void write(outputOf(file))(data),
        appendFileSync: (file, data) => void write(outputOf(file))(data),
        existsSync: file => ['/dev/stdin', '/dev/stdout', '/dev/stderr'].includes(file) || missing(file),
    };
    const modules = {
        fs,
        readline: {createInterface: () => source('line', lines)},
        os: {EOL: '\n'},
    };
    const [stdout, stderr] = [out, err].map((to, i) => only({write: write(to), fd: i + 1, isTTY: undefined,
        end: data => void (data !== undefined && write(to)(data)), once: () => {}, on: () => {}, columns: undefined},
        'process.stdout'));
    const process = only({stdin, stdout, stderr, argv: ['node', 'Main.js'], env: {}, exitCode: undefined,
        platform: 'linux', exit: (code = process.exitCode ?? 0) => stop({code}),
        nextTick: (call, ...words) => queueMicrotask(() => attempt(() => call(...words))),
        on: (event, call) => event === 'exit' ? void onExit.push(call) : missing(`process.on('${event}')`)}, 'process');
    modules.process = process;
    Object.assign(globalThis, TIMERS, {process, global: globalThis, Buffer: only(BUFFER, 'Buffer'),
        console: only({log: log(out), info: log(out), debug: log(out), error: log(err), warn: log(err)}, 'console')});
    return name => only(modules[name.replace(/^node:/, '')] ?? missing(`require('${name}')`), name);
}

/* ---- the program ---- */

const {port1, port2} = new MessageChannel();
const turn = () => new Promise(resolve => { /* when promises have had theirs; setTimeout() would take 4 ms */
    port1.onmessage = resolve;
    port2.postMessage(0);
});

const catchError = addEventListener.bind(self);
catchError('unhandledrejection', event => {
    event.preventDefault();
    stopped ??= event.reason ?? new Error(String(event.reason));
});

/* The program is read as a function, which has to be its whole text: one that closes the function does not compile. This
   is known before anything of it runs, for the script it is in throws before, and only its functions are there then. */
const NAME = 'MainProgram';
/* {name, count} of a function that is called for each test case, as common/judge/frames/call.js does. It is handed out
   by the last statement: what a text returns before, which on a judge does not compile, is not called. */
const {called} = PROGRAM;
const head = `${PROGRAM.isModule ? 'async ' : ''}function ${NAME}(exports, require, module, __filename, __dirname${
    called ? ', __handOut' : ''}) {${PROGRAM.isModule ? "'use strict'; " : ''}`;
const last = called ? `__handOut(typeof ${called.name} === 'function' ? ${called.name} : undefined);\n` : '';
const text = `${head}${PROGRAM.source}\n${last}}`;
const [address, readScript, textOf] = [URL.createObjectURL(new Blob([`throw 0; ${text}\n//# sourceURL=Main.js`],
    {type: 'text/javascript'})), importScripts, Function.prototype.call.bind(Function.prototype.toString)];
let main, unread;

catchError('error', event => {
    event.preventDefault();
    if (main || unread) {
        stopped ??= event.error ?? new Error(event.message);
    } else if (event.error !== 0) {
        unread = {failed: event.message, line: event.lineno};
    } else {
        main = globalThis[NAME];
        globalThis[NAME] = undefined;
        const read = textOf(main);
        unread = read !== text && {failed: "SyntaxError: Unexpected token '}'", line: read.split('\n').length};
    }
});

start = () => unread || {isReady: true};

function callEach(call, input, out) {
    const lines = new TextDecoder().decode(input).split('\n').filter(line => line.trim() !== '');
    call ?? stop(new Error(`there is no function ${called.name}`));
    for (let at = 0; at < lines.length; at += called.count) {
        const answer = call(...lines.slice(at, at + called.count).map(line => JSON.parse(line)));
        out.write(encode(`${JSON.stringify(answer) ?? String(answer)}\n`));
    }
}

runCase = async (input, out, err) => {
    stopped = null;
    const require = called ? layOut(new Uint8Array(), err, err) : layOut(input, out, err);
    const exports = {};
    const begun = now();
    let found;
    attempt(() => {
        const result = main.call(PROGRAM.isModule ? undefined : exports, exports, require, {exports}, 'Main.js', '/', one => {
            found = one;
        });
        PROGRAM.isModule && result.catch(error => attempt(() => {
            throw error;
        }));
        called && callEach(found, input, out);
    });
    for (await turn(); !stopped && goOn(); await turn()) {
        continue;
    }
    const code = stopped ? stopped.code : process.exitCode ?? 0;
    const how = stopped ?? {code};
    if (typeof code === 'number') {
        stopped = null;
        onExit.forEach(call => attempt(() => call(code)));
    }
    const ms = now() - begun + waited;
    const end = ending(stopped ?? how);
    const {stack} = stopped ?? how;
    const line = stack?.match(/\bMain\.js:\d+/); /* the first that is the program's own */
    const told = line ? `${line}: ${stopped ?? how}` : String(stopped ?? how);
    stack && end.verdict === 'RE' && err.write(encode(`${told}\n`));
    return {...end, ...end.verdict === 'RE' && stack && {words: told}, ms, kb: 0};
};

hideWorker();
readScript(address); /* the last statement, for it throws */
