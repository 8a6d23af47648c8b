/* Runs the rules of a game: the machinery, a program for all games, and the game's own library, which is put into it.
   This is the worker of the pages, behind wasi.js; under node it answers requests, a line of JSON each:
   node rules.js FOLDER <REQUESTS, where the modules lie in the folder. */
'use strict';

/* The first numbers that a library says of itself, in seven bits a byte: what follows, and its length; how much memory
   it needs, with an alignment; and how many places in the table of functions. */
function needsOf(library) {
    let [numbers, number, shift] = [[], 0, 0];
    for (const byte of new Uint8Array(WebAssembly.Module.customSections(library, 'dylink.0')[0])) {
        number |= (byte & 127) << shift;
        shift += 7;
        if (byte < 128) {
            numbers.push(number);
            [number, shift] = [0, 0];
        }
    }
    return {memory: numbers[2], places: numbers[4]};
}

/* Runs the machinery with this game. Gives the exit status; or a text, if it has run out of stack or memory. */
function runRules([machinery, game], {name, mode, words = '', files = {}, clock = 0, columns = 80, lang = 'en'}, write) {
    const run = wasi({
        args: [name, mode, ...words.split(/\s+/).filter(Boolean)],
        environment: [`COLUMNS=${columns}`, `LANG=${lang}`],
        files,
        write,
        now: () => BigInt(clock) * 1000000000n, /* it stands still, so that the same game comes again */
    });
    try {
        const instance = new WebAssembly.Instance(machinery, run.imports);
        const {exports} = instance;
        const number = value => new WebAssembly.Global({value: 'i32'}, value);
        const {memory, places} = needsOf(game);
        run.start(instance, '__wasm_call_ctors');
        const base = exports.calloc(memory, 1);
        const {problem} = new WebAssembly.Instance(game, {env: {...exports, __memory_base: number(base),
            __table_base: number(exports.__indirect_function_table.grow(places))}}).exports;
        new DataView(exports.memory.buffer).setUint32(exports.game.value, base + problem.value, true);
        run.start(instance);
        return 0;
    } catch (stop) {
        return stop.code ?? String(stop);
    }
}

globalThis.runRules = runRules; /* for modules */

function runGame(modules, {input = '', ...request}) {
    const said = ['', '', ''];
    const decoders = said.map(() => new TextDecoder());
    const files = {'dev/stdin': new TextEncoder().encode(input)};
    const status = runRules(modules, {...request, files}, (file, bytes) =>
        void (said[file] += decoders[file].decode(bytes, {stream: true})));
    return {status, out: said[1], err: said[2]};
}

/* Posts the cases of a problem as {cases}, in pieces of this many bytes, while they are printed; then how it ended. */
const PIECE = 1 << 18;

function streamCases(modules, name) {
    let [pieces, size, err] = [[], 0, ''];
    const send = () => {
        postMessage({cases: pieces});
        [pieces, size] = [[], 0];
    };
    const status = runRules(modules, {name, mode: 'cases'}, (file, bytes) => {
        if (file === 2) {
            err += new TextDecoder().decode(bytes);
        } else if (pieces.push(bytes) && (size += bytes.length) > PIECE) {
            send();
        }
    });
    send();
    postMessage({status, err});
}

if (typeof importScripts === 'function') {
    let modules;
    onmessage = ({data}) => {
        if (data.modules) {
            ({modules} = data);
        } else if (data.mode === 'cases') {
            streamCases(modules, data.name);
        } else {
            postMessage(runGame(modules, data));
        }
    };
} else if (typeof require === 'function') {
    const fs = require('fs');
    require('./wasi.js');
    const moduleOf = name => new WebAssembly.Module(fs.readFileSync(`${process.argv[2]}/${name}.wasm`));
    const machinery = moduleOf('machinery.en');
    for (const line of fs.readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
        const request = JSON.parse(line);
        console.log(JSON.stringify(runGame([machinery, moduleOf(`problems/${request.name}`)], request)));
    }
}
