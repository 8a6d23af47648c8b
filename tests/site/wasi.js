/* Runs programs for wasm32-wasi: the calls of WASI that the rules, the judge and a visitor's program need. Whatever
   stops a program is thrown: {code} by exit(), else what the engine says of a trap, or of the end of its stack. */
'use strict';

const WASI_ERROR = {badFile: 8, notThere: 44, noSeek: 70};
const WASI_TYPE = {folder: 3, file: 4};
const TOP_FOLDER = 3; /* its descriptor, as a program finds it open */

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

/* `files`: bytes by name, of which dev/stdin is open; `write` gets a descriptor, 1 or 2, and bytes. */
function wasiFiles(memory, files, write) {
    const open = [{bytes: files['dev/stdin'] ?? new Uint8Array(), at: 0}];
    const typeOf = file => file === TOP_FOLDER ? WASI_TYPE.folder : open[file] ? WASI_TYPE.file : 0;
    const read = (from, vectors, count, result) => memory.transfer(vectors, count, result, buffer => {
        const piece = from.bytes.subarray(from.at, from.at + buffer.length);
        buffer.set(piece);
        from.at += piece.length;
        return piece.length;
    });
    return {
        fd_prestat_get: (file, result) => file !== TOP_FOLDER ? WASI_ERROR.badFile
            : memory.set(result, 0) + memory.set(result + 4, 1),
        fd_prestat_dir_name: (file, at) => memory.bytes(at, 1).fill(0x2f) && 0,
        fd_fdstat_get: (file, result) => { /* with all rights */
            memory.bytes(result, 8).fill(0)[0] = typeOf(file);
            return memory.setLong(result + 8, 2n ** 64n - 1n) + memory.setLong(result + 16, 2n ** 64n - 1n);
        },
        fd_fdstat_set_flags: () => 0,
        fd_filestat_get: (file, result) => {
            memory.bytes(result, 64).fill(0)[16] = typeOf(file);
            return memory.setLong(result + 32, open[file]?.bytes.length ?? 0);
        },
        fd_read: (file, ...where) => open[file] ? read(open[file], ...where) : WASI_ERROR.badFile,
        fd_pread: (file, vectors, count, at, result) => open[file]
            ? read({bytes: open[file].bytes, at: Number(at)}, vectors, count, result) : WASI_ERROR.badFile,
        fd_seek: (number, by, whence, result) => {
            const file = open[number];
            if (!file) {
                return WASI_ERROR.noSeek;
            }
            file.at = Math.max(0, Number(by) + [0, file.at, file.bytes.length][whence]);
            return memory.setLong(result, file.at);
        },
        fd_write: (file, vectors, count, result) => file !== 1 && file !== 2 ? WASI_ERROR.badFile
            : memory.transfer(vectors, count, result, bytes => write(file, bytes.slice()) ?? bytes.length),
        fd_close: () => 0,
        fd_renumber: (from, to) => (open[to] = open[from]) ? 0 : WASI_ERROR.badFile, /* freopen() */
        path_open: (folder, flags, name, length, create, rights, inherited, more, result) => {
            const path = new TextDecoder().decode(memory.bytes(name, length));
            const number = Math.max(open.length, TOP_FOLDER + 1);
            if (!files[path]) {
                return WASI_ERROR.notThere;
            }
            open[number] = path === 'dev/stdin' ? open[0] : {bytes: files[path], at: 0};
            return memory.set(result, number);
        },
    };
}

/* The imports of a module, and `start` for its instance. `now` gives nanoseconds; the clocks are one. */
function wasi({args = [], environment = [], files = {}, write, now}) {
    const memory = new WasiMemory();
    const [args_sizes_get, args_get] = wasiStrings(memory, args);
    const [environ_sizes_get, environ_get] = wasiStrings(memory, environment);
    const calls = {
        ...wasiFiles(memory, files, write),
        args_sizes_get, args_get, environ_sizes_get, environ_get,
        clock_time_get: (id, precision, result) => memory.setLong(result, now()),
        random_get: (at, length) => crypto.getRandomValues(memory.bytes(at, length)) && 0,
        proc_exit: code => {
            throw {code};
        },
    };
    const missing = call => () => {
        throw {missing: call};
    };
    return {
        imports: {wasi_snapshot_preview1: new Proxy(calls, {get: (all, call) => all[call] ?? missing(call)})},
        start: (instance, entry = '_start') => {
            memory.memory = instance.exports.memory;
            instance.exports[entry]();
        },
    };
}

globalThis.wasi = wasi; /* for modules, and for node */
