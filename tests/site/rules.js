/* Runs the rules of a game. This is the worker of the pages, behind wasi.js; under node it answers requests, a line of
   JSON each:  node rules.js MODULE <REQUESTS */
'use strict';

/* One run; `write` gets what it prints. The clock (in seconds) stands still, so that the same game comes again. */
function runRules(module, {name, mode, words = '', input = '', clock = 0, columns = 80, lang = 'en'}, write) {
    const run = wasi({
        args: [name, mode, ...words.split(/\s+/).filter(Boolean)],
        environment: [`COLUMNS=${columns}`, `LANG=${lang}`],
        files: {'dev/stdin': new TextEncoder().encode(input)},
        write,
        now: () => BigInt(clock) * 1000000000n,
    });
    try {
        run.start(new WebAssembly.Instance(module, run.imports));
        return 0;
    } catch (stop) {
        return stop.code ?? String(stop); /* a text: it has run out of stack or memory */
    }
}

function runGame(module, request) {
    const written = {1: [], 2: []};
    const status = runRules(module, request, (file, bytes) => written[file].push(bytes) && undefined);
    const text = pieces => {
        const decoder = new TextDecoder();
        return pieces.map(piece => decoder.decode(piece, {stream: true})).join('');
    };
    return {status, out: text(written[1]), err: text(written[2])};
}

/* Posts the cases of a problem as {cases}, in pieces of this many bytes, while they are printed; then how it ended. */
const PIECE = 1 << 18;

function streamCases(module, name) {
    let [pieces, size, err] = [[], 0, ''];
    const send = () => {
        postMessage({cases: pieces});
        [pieces, size] = [[], 0];
    };
    const status = runRules(module, {name, mode: 'cases'}, (file, bytes) => {
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
    let module;
    onmessage = ({data}) => {
        if (data.module) {
            module = typeof data.module !== 'string' ? data.module
                : new WebAssembly.Module(Uint8Array.from(atob(data.module), sign => sign.charCodeAt(0)));
        } else if (data.mode === 'cases') {
            streamCases(module, data.name);
        } else {
            postMessage(runGame(module, data));
        }
    };
} else {
    const fs = require('fs');
    require('./wasi.js');
    const module = new WebAssembly.Module(fs.readFileSync(process.argv[2]));
    for (const line of fs.readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
        console.log(JSON.stringify(runGame(module, JSON.parse(line))));
    }
}
