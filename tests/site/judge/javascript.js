/* Runs a JavaScript program as node does on a judge, with what such programs use of node, under the names it has there.
   The text of the worker ends with startProgram() of the program, wrapped as node wraps it (judge.js). */
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
        const only = (...words) => {
            this.heard[name] = this.heard[name].filter(other => other !== only);
            call(...words);
        };
        return this.on(name, only);
    }

    emit(name, ...words) {
        (this.heard[name] ?? []).forEach(call => call.apply(this, words));
    }
}
Emitter.prototype.addListener = Emitter.prototype.on;

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

    deliver() {
        this.emit('readable');
        const data = this.read();
        data && this.emit('data', data);
        ['end', 'close'].forEach(name => this.emit(name));
    }

    async *[Symbol.asyncIterator]() {
        yield this.read() ?? '';
    }
}

/* readline.createInterface() */
class Lines extends Emitter {
    isClosed = false;

    constructor(input) {
        super();
        const lines = input.setEncoding().read()?.match(/[^\n]*\n|[^\n]+$/g) ?? [];
        this.lines = lines.map(line => line.replace(/\r?\n$/, ''));
    }

    close() {
        const wasClosed = this.isClosed;
        this.isClosed = true;
        wasClosed || this.emit('close');
    }

    deliver() {
        while (this.heard.line && this.lines.length > 0 && !this.isClosed) {
            this.emit('line', this.lines.shift());
        }
        this.close();
    }

    async *[Symbol.asyncIterator]() {
        while (this.lines.length > 0 && !this.isClosed) {
            yield this.lines.shift();
        }
    }
}

/* What console.log() writes. Arrays and objects are not as in node; no answer has any. */
function format(first, ...rest) {
    const show = value => typeof value === 'bigint' ? `${value}n` : Object.is(value, -0) ? '-0' : String(value);
    const filled = typeof first === 'string' ? first.replace(/%[sdi]/g, sign => rest.length > 0 ? rest.shift() : sign) : first;
    return [filled, ...rest].map(value => typeof value === 'string' ? value : show(value)).join(' ');
}

/* ---- one run ---- */

let stopped, sources; /* what was thrown, by exit() too; and what has input */

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

const missing = name => stop({missing: name});

/* Where the program uses more than there is, it is not judged. */
const closed = (object, name) => new Proxy(object, {get: (all, key) =>
    key in all || typeof key === 'symbol' ? all[key] : missing(`${name}.${key}`)});

/* The names that a program finds. */
function worldOf(input, out, err) {
    const write = to => data => to.write(encode(String(data))) ?? true;
    const log = to => (...values) => write(to)(format(...values) + '\n') && undefined;
    const stdin = new Input(input);
    sources = [stdin];
    const readFileSync = (file, how) => ![0, '/dev/stdin'].includes(file) ? missing(`the file ${file}`)
        : how ? stdin.setEncoding().read() ?? '' : stdin.read() ?? Buffer.from('');
    const createInterface = () => closed(sources[sources.push(new Lines(stdin)) - 1], 'readline');
    const modules = {
        fs: closed({readFileSync, writeSync: (file, data) => write(file === 1 ? out : err)(data)}, 'fs'),
        readline: closed({createInterface}, 'readline'),
        os: closed({EOL: '\n'}, 'os'),
    };
    const process = closed({stdin: closed(stdin, 'process.stdin'), stdout: closed({write: write(out)}, 'process.stdout'),
        stderr: closed({write: write(err)}, 'process.stderr'), argv: ['node', 'Main.js'], env: {}, platform: 'linux',
        exitCode: 0, exit: (code = process.exitCode) => stop({code}), on: () => process}, 'process');
    Object.assign(globalThis, {process, Buffer, global: globalThis,
        console: closed({log: log(out), info: log(out), error: log(err), warn: log(err)}, 'console')});
    ['setTimeout', 'setInterval', 'setImmediate'].forEach(name => {
        globalThis[name] = () => missing(name);
    });
    return name => modules[name.replace(/^node:/, '')] ?? missing(`require('${name}')`);
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

/* The program is called anew for every case; what it leaves in the global object goes. */
function startProgram(main) {
    runCase = async ({input}, out, err) => {
        stopped = null;
        const require = worldOf(input, out, err);
        const names = new Set(Object.getOwnPropertyNames(globalThis));
        const begun = performance.now();
        attempt(() => main.call({}, {}, require, {exports: {}}, 'Main.js', '/'));
        await turn();
        while (!stopped && sources.length > 0) {
            attempt(() => sources.pop().deliver());
            await turn();
        }
        const ms = performance.now() - begun;
        Object.getOwnPropertyNames(globalThis).filter(name => !names.has(name)).forEach(name => delete globalThis[name]);
        const how = stopped ?? {code: process.exitCode};
        how.stack && !isDeep(how) && err.write(encode(`${how}\n`));
        return {...ending(how), ms, kb: 0};
    };
}
