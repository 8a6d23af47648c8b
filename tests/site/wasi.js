/*
 * Runs the rules of a game: the few calls of WASI that they use, in memory. The same file is the worker of the pages and,
 * under node, the program that the tests compare with the native one:  node wasi.js MODULE <REQUESTS, a line of JSON each.
 */
'use strict';

class Exit extends Error {}

const NO_SUCH_CALL = 52;
const BAD_FILE = 8;
const CHARACTERS = 2;

/* One run; `clock` (in seconds) stands still, so that the same game comes again. */
function runGame(module, {name, mode, words = '', input = '', clock = 0}) {
    const encoder = new TextEncoder();
    const strings = [name, mode, ...words.split(/[ \n]+/).filter(word => word !== '')].map(word => encoder.encode(word + '\0'));
    const stdin = encoder.encode(input);
    const written = [null, [], []];
    let memory, read = 0;
    const view = () => new DataView(memory.buffer);
    const bytes = (at, length) => new Uint8Array(memory.buffer, at, length);

    function* buffers(list, count) {
        for (let i = 0; i < count; i++) {
            yield bytes(view().getUint32(list + 8 * i, true), view().getUint32(list + 8 * i + 4, true));
        }
    }

    const calls = {
        args_sizes_get(count, size) {
            view().setUint32(count, strings.length, true);
            view().setUint32(size, strings.reduce((sum, string) => sum + string.length, 0), true);
            return 0;
        },
        args_get(list, at) {
            strings.forEach((string, i) => {
                view().setUint32(list + 4 * i, at, true);
                bytes(at, string.length).set(string);
                at += string.length;
            });
            return 0;
        },
        environ_sizes_get(count, size) {
            view().setUint32(count, 0, true);
            view().setUint32(size, 0, true);
            return 0;
        },
        environ_get: () => 0,
        clock_time_get(id, precision, result) {
            view().setBigUint64(result, BigInt(clock) * 1000000000n, true);
            return 0;
        },
        fd_fdstat_get(file, result) {
            bytes(result, 24).fill(0);
            view().setUint8(result, file > 2 ? 0 : CHARACTERS + 2);
            return file > 2 ? BAD_FILE : 0;
        },
        fd_prestat_get: () => BAD_FILE, /* no folder is open */
        fd_read(file, list, count, result) {
            let got = 0;
            for (const buffer of buffers(list, count)) {
                const piece = stdin.subarray(read, read + buffer.length);
                buffer.set(piece);
                read += piece.length;
                got += piece.length;
            }
            view().setUint32(result, got, true);
            return 0;
        },
        fd_write(file, list, count, result) {
            let length = 0;
            for (const buffer of buffers(list, count)) {
                written[file].push(buffer.slice());
                length += buffer.length;
            }
            view().setUint32(result, length, true);
            return 0;
        },
        proc_exit(status) {
            throw new Exit(status);
        },
    };
    const wasi = new Proxy(calls, {get: (all, call) => all[call] || (() => NO_SUCH_CALL)});
    let status = 0;
    try {
        const instance = new WebAssembly.Instance(module, {wasi_snapshot_preview1: wasi});
        memory = instance.exports.memory;
        instance.exports._start();
    } catch (error) {
        status = error instanceof Exit ? Number(error.message) : error.message; /* text: it ran out of stack or memory */
    }
    const text = pieces => {
        const decoder = new TextDecoder();
        return pieces.map(piece => decoder.decode(piece, {stream: true})).join('') + decoder.decode();
    };
    return {status, out: text(written[1]), err: text(written[2])};
}

if (typeof importScripts === 'function') {
    let module;
    onmessage = ({data}) => {
        if (data.module) {
            module = new WebAssembly.Module(Uint8Array.from(atob(data.module), c => c.charCodeAt(0)));
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
