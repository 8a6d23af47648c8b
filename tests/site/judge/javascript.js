/* Runs a JavaScript program as a judge's node does, with what such programs use of node, under the names it has there.
   The text of the worker ends with startProgram() of the program, wrapped as node wraps it (trial.js). */
'use strict';

const decode = bytes => new TextDecoder().decode(bytes);
const encode = data => typeof data === 'string' ? new TextEncoder().encode(data) : data;

class Buffer extends Uint8Array {
    toString = () => decode(this);
    static from = data => new Buffer(encode(data));
    static concat = list => Buffer.from(list.flatMap(bytes => [...bytes]));
}

class Emitter {
    heard = {};

    on(name, call) {
        (this.heard[name] ??= []).push(call);
        return this;
    }

    once(name, call) {
        const only = (...words) => this.off(name, only) && call(...words);
        return this.on(name, only);
    }

    off(name, call) {
        this.heard[name] = this.heard[name]?.filter(other => other !== call);
        return this;
    }

    /* Whether somebody hears it. */
    emit(name, ...words) {
        return (this.heard[name] ?? []).map(call => call.apply(this, words)).length > 0;
    }
}
Object.assign(Emitter.prototype, {addListener: Emitter.prototype.on, removeListener: Emitter.prototype.off});

/* process.stdin. All that is left of the input goes at once, to whom asks first. */
class Input extends Emitter {
    constructor(bytes) {
        super();
        Object.assign(this, {fd: 0, left: bytes, resume: () => this, pause: () => this});
    }

    setEncoding() {
        this.isText = true;
        return this;
    }

    read() {
        const data = this.left && (this.isText ? decode(this.left) : Buffer.from(this.left));
        this.left = null;
        return data?.length ? data : null;
    }

    /* Says whether anything was told. */
    deliver() {
        const isWanted = this.left && (this.heard.readable || this.heard.data || this.heard.end);
        if (isWanted && (this.emit('readable') && !this.left || this.emit('data', this.read() ?? ''))) {
            this.emit('end');
            this.emit('close');
        }
        return isWanted;
    }

    async *[Symbol.asyncIterator]() {
        yield this.read() ?? '';
    }
}

/* readline.createInterface() */
class Lines extends Emitter {
    constructor(input) {
        super();
        this.lines = (input.setEncoding().read() ?? '').match(/[^\n]*\n|[^\n]+$/g) ?? [];
        this.lines = this.lines.map(line => line.replace(/\r?\n$/, ''));
    }

    close() {
        const isFirst = !this.isClosed;
        this.isClosed = true;
        return isFirst && this.emit('close');
    }

    question(words, call) {
        call(this.lines.shift() ?? '');
    }

    deliver() {
        const isWanted = !this.isClosed && (this.heard.line || this.heard.close);
        while (isWanted && this.heard.line && this.lines.length > 0 && !this.isClosed) {
            this.emit('line', this.lines.shift());
        }
        return isWanted && (this.close(), true);
    }

    async *[Symbol.asyncIterator]() {
        while (this.lines.length > 0 && !this.isClosed) {
            yield this.lines.shift();
        }
    }
}

/* What console.log() writes. Arrays and objects are only about as in node; no answer has any. */
function format(first, ...rest) {
    const show = value => typeof value === 'bigint' ? `${value}n` : Object.is(value, -0) ? '-0'
        : typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
    const filled = typeof first === 'string' && rest.length > 0
        ? first.replace(/%[sdi]/g, sign => rest.length > 0 ? rest.shift() : sign) : first;
    return [filled, ...rest].map(value => typeof value === 'string' ? value : show(value)).join(' ');
}

const setTimer = setTimeout;
const {port1, port2} = new MessageChannel();
const turn = () => new Promise(resolve => { /* when promises have had theirs; setTimeout() would take 4 ms */
    port1.onmessage = resolve;
    port2.postMessage(0);
});

/* One run: its world, and what it waits for. */
class Node {
    timers = new Set();
    stopped = null; /* what was thrown, by exit() too */

    constructor(input, out, err) {
        const write = to => data => to.write(encode(String(data))) ?? true;
        const log = to => (...values) => write(to)(format(...values) + '\n') && undefined;
        const stdin = new Input(input);
        this.sources = [stdin];
        const readFileSync = (file, how) => {
            if (file !== 0 && file !== '/dev/stdin') {
                this.stop(new Error(`ENOENT: no such file or directory, open '${file}'`));
            }
            return how ? stdin.setEncoding().read() ?? '' : stdin.read() ?? Buffer.from('');
        };
        const modules = {
            fs: {readFileSync, writeSync: (file, data) => write(file === 1 ? out : err)(data),
                writeFileSync: (file, data) => write(out)(data)},
            readline: {createInterface: () => this.sources[this.sources.push(new Lines(stdin)) - 1]},
            os: {EOL: '\n'},
            events: Object.assign(Emitter, {EventEmitter: Emitter}),
        };
        this.require = name => modules[name.replace(/^node:/, '')] ?? this.stop({missing: `require('${name}')`});
        const process = {stdin, stdout: {write: write(out)}, stderr: {write: write(err)}, argv: ['node', 'Main.js'],
            env: {}, platform: 'linux', exitCode: 0, exit: (code = process.exitCode) => this.stop({code}),
            on: () => process, nextTick: (call, ...rest) => queueMicrotask(() => call(...rest)),
            uptime: () => performance.now() / 1000, hrtime: {bigint: () => BigInt(Math.round(performance.now() * 1e6))}};
        const later = (call, ms, ...rest) => {
            const timer = setTimer(() => this.timers.delete(timer) && this.attempt(() => call(...rest)), ms);
            this.timers.add(timer);
            return timer;
        };
        Object.assign(globalThis, {process, Buffer, global: globalThis, setTimeout: later,
            setImmediate: (call, ...rest) => later(call, 0, ...rest),
            clearTimeout: timer => this.timers.delete(timer) && clearInterval(timer),
            console: {log: log(out), info: log(out), debug: log(out), error: log(err), warn: log(err)}});
    }

    stop(how) {
        this.stopped ??= how;
        throw how;
    }

    /* Calls something of the program's, unless it has ended. */
    attempt(call) {
        try {
            return !this.stopped && call();
        } catch (error) {
            this.stopped ??= error ?? new Error(String(error));
        }
    }
}

let node = null;
addEventListener('unhandledrejection', event => {
    event.preventDefault();
    node.stopped ??= event.reason ?? new Error(String(event.reason));
});

/* The program is called anew for every case; what it leaves in the global object goes. */
function startProgram(main) {
    runCase = async ({input}, out, err) => {
        node = new Node(input, out, err);
        const names = new Set(Object.getOwnPropertyNames(globalThis));
        const start = performance.now();
        node.attempt(() => main.call({}, {}, node.require, {exports: {}}, 'Main.js', '/'));
        do {
            await turn();
        } while (!node.stopped
            && (node.sources.some(source => node.attempt(() => source.deliver())) || node.timers.size > 0));
        const ms = performance.now() - start;
        const added = Object.getOwnPropertyNames(globalThis).filter(name => !names.has(name));
        added.forEach(name => delete globalThis[name]);
        node.timers.forEach(clearInterval);
        const stop = node.stopped ?? {code: process.exitCode};
        if (stop.stack && !isDeep(stop)) {
            err.write(encode(`${stop}\n`));
        }
        return {...ending(stop), ms, kb: 0};
    };
}
