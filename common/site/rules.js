/* Runs the rules of a game: the machinery, a program for all games, and the game's own library, which is put into it.
   This is the worker of the pages, after wasi.js. */
'use strict';

/* Puts the library into the machinery's memory and table of functions, as a dynamic linker does. It says in its first
   bytes how much of both it needs: 1, how many follow, memory in sevens of bits, alignment, places, alignment. It finds
   functions of the machinery, and nothing of JavaScript. */
function putGame(library, {exports}) {
    const [, length, ...rest] = new Uint8Array(WebAssembly.Module.customSections(library, 'dylink.0')[0]);
    const needs = rest.slice(0, length);
    const table = exports.__indirect_function_table;
    const number = (value, mutable = false) => new WebAssembly.Global({value: 'i32', mutable}, value);
    const base = exports.calloc(needs.slice(0, -3).reduceRight((sum, byte) => sum * 128 + byte % 128, 0), 1);
    const env = {__proto__: null, ...exports, __memory_base: number(base), __table_base: number(table.grow(needs.at(-2)))};
    const places = new Proxy({}, {get: (all, name) => number(table.grow(1, exports[name]), true)}); /* as arguments */
    const {problem, ...made} = new WebAssembly.Instance(library, {__proto__: null, env, 'GOT.func': places}).exports;
    made.__wasm_apply_data_relocs?.(); /* addresses in its data, which newer linkers leave to us */
    const set = (name, address) => new DataView(exports.memory.buffer).setUint32(exports[name].value, address, true);
    set('game', base + problem.value);
    for (const rows of WebAssembly.Module.customSections(library, 'korean')) { /* pages.py has put them there */
        const address = exports.calloc(rows.byteLength + 1, 1);
        new Uint8Array(exports.memory.buffer).set(new Uint8Array(rows), address);
        set('rows_of_game', address);
    }
}

/* Runs the machinery with this game. Gives the exit status; or a text, if it has run out of stack or memory. */
function runRules([machinery, library], request, write) {
    const {name, mode, words = '', input, more, columns = 80, lang = 'en'} = request;
    const run = wasi({
        args: [name, mode, ...words.split(/\s+/).filter(Boolean)],
        environment: [`COLUMNS=${columns}`, `LANG=${lang}`],
        input,
        more,
        write,
        now: () => 0n, /* so that the same game comes again */
    });
    let instance;
    try {
        instance = new WebAssembly.Instance(machinery, run.imports);
        run.start(instance, '__wasm_call_ctors');
        putGame(library, instance);
        run.start(instance);
        return 0;
    } catch (stop) {
        try { /* which call of the rules has failed (faults.c); the trap may have left nothing that could tell */
            const bytes = new Uint8Array(instance.exports.memory.buffer, instance.exports.call_at_fault());
            stop.code ?? write(2, bytes.slice(0, bytes.indexOf(0)));
        } catch {}
        return stop.code ?? String(stop);
    }
}

globalThis.runRules = runRules; /* for modules */

if (typeof importScripts === 'function') {
    onmessage = ({data: {modules, input = '', tellsNews, ...request}}) => {
        const decoders = [0, 1, 2].map(() => new TextDecoder());
        const said = ['', '', ''];
        const status = runRules(modules, {...request, input: new TextEncoder().encode(input)}, (file, bytes) => {
            const news = decoders[file].decode(bytes, {stream: true});
            said[file] += news;
            tellsNews && file === 1 && postMessage({news}); /* while it runs */
        });
        postMessage({status, out: said[1], err: said[2]});
    };
}
