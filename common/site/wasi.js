/* Runs programs for wasm32-wasi: the calls of WASI that the rules need; judge/disk.js has those of other programs.
   Whatever stops a program is thrown: {code} by exit(), else what the engine says of a trap, or of the end of its
   stack. */
'use strict';

const [BAD_FILE, NO_SEEK] = [8, 70]; /* errors */

/* Memory of an instance, which may move whenever the program runs. */
class WasiMemory {
    view = () => new DataView(this.memory.buffer);
    bytes = (at, length) => new Uint8Array(this.memory.buffer, at, length);
    set = (at, number) => this.view().setUint32(at, number, true) ?? 0;
    setLong = (at, number) => this.view().setBigUint64(at, BigInt(number), true) ?? 0;

    /* Calls `each` with every buffer of a list; it returns how many bytes it has read or written. */
    transfer(vectors, count, result, each) {
        let all = 0;
        for (let at = vectors; at < vectors + 8 * count; at += 8) {
            all += each(this.bytes(this.view().getUint32(at, true), this.view().getUint32(at + 4, true)));
        }
        return this.set(result, all);
    }
}

/* Strings, as main() gets them: the two calls that tell their size, and hand them over. */
function wasiStrings(memory, strings) {
    const encoded = strings.map(string => new TextEncoder().encode(string + '\0'));
    return [
        (count, size) => memory.set(count, encoded.length)
            + memory.set(size, encoded.reduce((sum, bytes) => sum + bytes.length, 0)),
        (pointers, at) => {
            encoded.forEach((bytes, i) => {
                memory.set(pointers + 4 * i, at);
                memory.bytes(at, bytes.length).set(bytes);
                at += bytes.length;
            });
            return 0;
        },
    ];
}

/* The imports of a module, and `start` for its instance. `input` are the bytes of stdin; `write` gets a descriptor, 1
   or 2, and bytes; `now` gives nanoseconds, and the clocks are one; `more` gives further calls. */
function wasi({args = [], environment = [], input = new Uint8Array(), write, now, more = () => ({})}) {
    const memory = new WasiMemory();
    const [args_sizes_get, args_get] = wasiStrings(memory, args);
    const [environ_sizes_get, environ_get] = wasiStrings(memory, environment);
    const calls = {
        args_sizes_get, args_get, environ_sizes_get, environ_get,
        clock_time_get: (id, precision, result) => memory.setLong(result, now()),
        fd_prestat_get: () => BAD_FILE, /* no folder is open */
        fd_fdstat_get: (file, result) => memory.bytes(result, 24).fill(0) && 0,
        fd_read: (file, ...where) => memory.transfer(...where, buffer => {
            const piece = input.subarray(0, buffer.length);
            input = input.subarray(piece.length);
            return buffer.set(piece) ?? piece.length;
        }),
        fd_write: (file, ...where) => file !== 1 && file !== 2 ? BAD_FILE
            : memory.transfer(...where, bytes => write(file, bytes.slice()) ?? bytes.length),
        fd_seek: () => NO_SEEK,
        fd_close: () => 0,
        proc_exit: code => {
            throw {code};
        },
        ...more(memory),
    };
    const missing = call => () => {
        throw {missing: call};
    };
    return {
        imports: {wasi_snapshot_preview1: new Proxy(calls, {get: (all, call) =>
            Object.hasOwn(all, call) ? all[call] : missing(call)})},
        start: (instance, entry = '_start') => {
            memory.memory = instance.exports.memory;
            instance.exports[entry]();
        },
    };
}

globalThis.wasi = wasi; /* for modules, and for node */
