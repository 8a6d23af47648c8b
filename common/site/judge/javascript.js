/* Runs a JavaScript program as node does on a judge, with what such programs use of node, under the names it has there;
   one that uses more is not judged. The text of the worker ends with startProgram() of the program (judge.js). */
'use strict';

const encode = text => new TextEncoder().encode(text);
const missing = name => stop({missing: name});
let stopped, sources; /* what was thrown, by exit() too; and what can deliver input */

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

/* An object that has these names, and no others. */
const only = (object, name) => new Proxy(object, {get: (all, key) =>
    key in all || typeof key === 'symbol' ? all[key] : missing(`${name}.${key}`)});

/* process.stdin, or an interface of readline, which calls who listens for `name` with each of the pieces. */
class Input {
    constructor(pieces, name) {
        Object.assign(this, {pieces, name, heard: {[name]: [], end: [], close: []}, isClosed: false, fd: 0});
    }

    on(event, call) {
        (this.heard[event] ?? missing(`on('${event}')`)).push(call);
        return this;
    }

    emit = (event, ...words) => this.heard[event].forEach(call => call.apply(this, words));
    setEncoding = () => this;
    resume = () => this;
    [Symbol.iterator] = () => this.pieces;

    deliver() {
        for (const piece of this.pieces) {
            this.isClosed || this.emit(this.name, piece);
        }
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
    return values.map(value => typeof value === 'bigint' ? `${value}n` : Object.is(value, -0) ? '-0' : value).join(' ');
}

class Bytes extends Uint8Array {
    toString = () => new TextDecoder().decode(this);
}

/* Lays out the names that a program finds; gives its require(). */
function layOut(input, out, err) {
    const all = () => {
        const bytes = new Bytes(input);
        input = [];
        return bytes;
    };
    const pieces = function* (pattern) { /* the input is read when the first one is asked for */
        yield* String(all()).match(pattern) ?? [];
    };
    const write = to => data => to.write(encode(String(data))) ?? true;
    const log = to => (...values) => void to.write(encode(`${format(...values)}\n`));
    const source = (name, pieces) => only(sources[sources.push(new Input(pieces, name)) - 1], name);
    sources = [];
    const stdin = source('data', pieces(/[^]+/g));
    const lines = pieces(/(?<=^|\n)[^\n]*?(?=\r?\n)|(?<=^|\n)[^\n]+$/g);
    const modules = {
        fs: {readFileSync: (file, how) => ![0, '/dev/stdin'].includes(file) ? missing(file) : how ? `${all()}` : all(),
            writeSync: (file, data) => write(file === 1 ? out : err)(data)},
        readline: {createInterface: () => source('line', lines)},
        os: {EOL: '\n'},
    };
    const [stdout, stderr] = [out, err].map(to => only({write: write(to)}, 'process.stdout'));
    const process = only({stdin, stdout, stderr, argv: ['node', 'Main.js'], env: {}, exitCode: 0,
        exit: (code = process.exitCode) => stop({code})}, 'process');
    Object.assign(globalThis, {process, global: globalThis, Buffer: only({}, 'Buffer'),
        console: only({log: log(out), info: log(out), error: log(err), warn: log(err)}, 'console')});
    ['setTimeout', 'setInterval', 'setImmediate'].forEach(name => {
        globalThis[name] = () => missing(name);
    });
    return name => only(modules[name.replace(/^node:/, '')] ?? missing(`require('${name}')`), name);
}

const {port1, port2} = new MessageChannel();
const turn = () => new Promise(resolve => { /* when promises have had theirs; setTimeout() would take 4 ms */
    port1.onmessage = resolve;
    port2.postMessage(0);
});

addEventListener('unhandledrejection', event => {
    event.preventDefault();
    stopped ??= event.reason ?? new Error(String(event.reason));
});

/* The program is called anew for every case. */
function startProgram(main) {
    runCase = async (input, out, err) => {
        stopped = null;
        const require = layOut(input, out, err);
        const begun = performance.now();
        attempt(() => main.call({}, {}, require, {exports: {}}, 'Main.js', '/'));
        for (await turn(); !stopped && sources.length > 0; await turn()) {
            attempt(() => sources.pop().deliver());
        }
        const ms = performance.now() - begun;
        const how = stopped ?? {code: process.exitCode};
        const end = ending(how);
        const line = how.stack?.match(/\bMain\.js:\d+/); /* the first that is the program's own */
        const told = line ? `${line}: ${how}` : String(how);
        how.stack && !isDeep(how) && err.write(encode(`${told}\n`));
        return {...end, ...end.verdict === 'RE' && how.stack && {words: told}, ms, kb: 0};
    };
}
