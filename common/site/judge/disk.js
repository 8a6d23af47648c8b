/* What WASI has beside the calls of wasi.js, for a visitor's program, and for rules that read files: a folder of files
   that can be read, and the three that are open. */
'use strict';

const FILE_ERROR = {bad: 8, notThere: 44, noSeek: 70};
const FILE_TYPE = {folder: 3, file: 4};
const NO_BYTES = new Uint8Array();
const OF_SYSTEM = /^(?:bin|dev|etc|home|lib|proc|root|run|sys|tmp|usr|var)\//; /* files that a judge's machine may have */
const TOP_FOLDER = 3; /* its descriptor, as a program finds it open */

/* `files`: bytes by name, of which dev/stdin is open; `write` as for wasi(), if that shall know what is closed. Gives `more` for it. What is closed can be
   neither read nor written, as with a system. `whenRead` is called where nothing is left of dev/stdin. */
const disk = (files, write, whenRead = () => {}) => memory => {
    const open = [{bytes: files['dev/stdin'], at: 0}, {output: 1}, {output: 2}];
    const [stdin] = open;
    const typeOf = file => file === TOP_FOLDER ? FILE_TYPE.folder : open[file] ? FILE_TYPE.file : 0;
    const ifOpen = (number, call) => open[number] ? call(open[number]) : FILE_ERROR.bad;
    const OUTPUTS = {'dev/stdout': 1, 'dev/stderr': 2};
    const read = (from, vectors, count, result) => memory.transfer(vectors, count, result, buffer => {
        const piece = (from.bytes ?? NO_BYTES).subarray(from.at, from.at + buffer.length);
        from === stdin && piece.length === 0 && buffer.length > 0 && whenRead();
        buffer.set(piece);
        from.at += piece.length;
        return piece.length;
    });
    return {
        fd_prestat_get: (file, result) => file !== TOP_FOLDER ? FILE_ERROR.bad
            : memory.set(result, 0) + memory.set(result + 4, 1),
        fd_prestat_dir_name: (file, at) => memory.bytes(at, 1).fill(0x2f) && 0,
        fd_fdstat_get: (file, result) => { /* with all rights */
            memory.bytes(result, 8).fill(0)[0] = typeOf(file);
            return memory.setLong(result + 8, 2n ** 64n - 1n) + memory.setLong(result + 16, 2n ** 64n - 1n);
        },
        fd_fdstat_set_flags: () => 0,
        fd_filestat_get: (file, result) => {
            memory.bytes(result, 64).fill(0)[16] = typeOf(file);
            return memory.setLong(result + 32, open[file]?.bytes?.length ?? 0);
        },
        fd_read: (number, ...where) => ifOpen(number, file => read(file, ...where)),
        ...write && {fd_write: (number, ...where) => !open[number]?.output ? FILE_ERROR.bad
            : memory.transfer(...where, bytes => write(open[number].output, bytes.slice()) ?? bytes.length)},
        fd_close: number => ifOpen(number, () => {
            open[number] = undefined;
            return 0;
        }),
        fd_pread: (number, vectors, count, at, result) =>
            ifOpen(number, ({bytes}) => read({bytes, at: Number(at)}, vectors, count, result)),
        fd_seek: (number, by, whence, result) => ifOpen(number, file => {
            if (file.output) {
                return FILE_ERROR.noSeek;
            }
            file.at = Math.max(0, Number(by) + [0, file.at, file.bytes.length][whence]);
            return memory.setLong(result, file.at);
        }),
        fd_renumber: (from, to) => ifOpen(from, file => { /* freopen() */
            [open[to], open[from]] = [file, from === to ? file : undefined];
            return 0;
        }),
        path_open: (folder, flags, name, length, create, rights, inherited, more, result) => {
            const path = new TextDecoder().decode(memory.bytes(name, length));
            const free = [0, 1, 2].find(one => !open[one]); /* as a system, the lowest one */
            const number = free ?? Math.max(open.length, TOP_FOLDER + 1);
            if (!files[path] && !OUTPUTS[path]) {
                if (OF_SYSTEM.test(path)) {
                    throw {missing: `/${path}`};
                }
                return FILE_ERROR.notThere;
            }
            open[number] = path === 'dev/stdin' ? stdin : OUTPUTS[path] ? {output: OUTPUTS[path]} : {bytes: files[path], at: 0};
            return memory.set(result, number);
        },
        random_get: (at, length) => crypto.getRandomValues(memory.bytes(at, length)) && 0,
    };
};

globalThis.disk = disk; /* for modules */
