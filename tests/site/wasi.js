/* Runs the rules of a game, by the few calls of WASI that they need. This is the worker of the pages; under node it
   answers requests, a line of JSON each:  node wasi.js MODULE <REQUESTS */
'use strict';

const BAD_FILE = 8;
const NO_SUCH_CALL = 52;

/* One run. The clock (in seconds) stands still, so that the same game comes again. */
function runGame(module, {name, mode, words = '', input = '', clock = 0, columns = 80}) {
    const encoded = strings => strings.map(string => new TextEncoder().encode(string + '\0'));
    const args = encoded([name, mode, ...words.split(/\s+/).filter(Boolean)]);
    const environment = encoded([`COLUMNS=${columns}`]);
    const stdin = new TextEncoder().encode(input);
    const written = {1: [], 2: []};
    let memory, read = 0, status = 0;
    const view = () => new DataView(memory.buffer);
    const set = (at, number) => view().setUint32(at, number, true) ?? 0;
    const sizes = strings => (count, size) =>
        set(count, strings.length) + set(size, strings.reduce((sum, bytes) => sum + bytes.length, 0));

    const list = strings => (pointers, at) => {
        strings.forEach((bytes, i) => {
            set(pointers + 4 * i, at);
            new Uint8Array(memory.buffer).set(bytes, at);
            at += bytes.length;
        });
        return 0;
    };

    /* Calls `each` with every buffer of a list; it returns how many bytes it has read or written. */
    const transfer = (vectors, count, result, each) => {
        let all = 0;
        for (let at = vectors; at < vectors + 8 * count; at += 8) {
            all += each(new Uint8Array(memory.buffer, view().getUint32(at, true), view().getUint32(at + 4, true)));
        }
        return set(result, all);
    };

    const calls = {
        args_sizes_get: sizes(args),
        args_get: list(args),
        environ_sizes_get: sizes(environment),
        environ_get: list(environment),
        clock_time_get: (id, precision, result) => view().setBigUint64(result, BigInt(clock) * 1000000000n, true) ?? 0,
        fd_prestat_get: () => BAD_FILE, /* no folder is open */
        fd_fdstat_get: (file, result) => new Uint8Array(memory.buffer, result, 24).fill(0) && 0, /* no terminal */
        fd_read: (file, vectors, count, result) => transfer(vectors, count, result, buffer => {
            const piece = stdin.subarray(read, read + buffer.length);
            buffer.set(piece);
            read += piece.length;
            return piece.length;
        }),
        fd_write: (file, vectors, count, result) => transfer(vectors, count, result, buffer => {
            written[file].push(buffer.slice());
            return buffer.length;
        }),
        proc_exit: code => {
            throw {code};
        },
    };
    try {
        const wasi = new Proxy(calls, {get: (all, call) => all[call] ?? (() => NO_SUCH_CALL)});
        const {exports} = new WebAssembly.Instance(module, {wasi_snapshot_preview1: wasi});
        memory = exports.memory;
        exports._start();
    } catch (stop) {
        status = stop.code ?? String(stop); /* a text: it has run out of stack or memory */
    }
    const text = pieces => {
        const decoder = new TextDecoder();
        return pieces.map(piece => decoder.decode(piece, {stream: true})).join('');
    };
    return {status, out: text(written[1]), err: text(written[2])};
}

if (typeof importScripts === 'function') {
    let module;
    onmessage = ({data}) => {
        if (data.module) {
            module = new WebAssembly.Module(Uint8Array.from(atob(data.module), sign => sign.charCodeAt(0)));
        } else {
            postMessage(runGame(module, data));
        }
    };
} else {
    const fs = require('fs');
    const module = new WebAssembly.Module(fs.readFileSync(process.argv[2]));
    for (const line of fs.readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
        console.log(JSON.stringify(runGame(module, JSON.parse(line))));
    }
}
