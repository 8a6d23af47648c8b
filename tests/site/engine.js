/* The rules of the game, in WebAssembly (rules.js). A question has its own worker, which the next question ends. */
'use strict';

const SLOW = 300; /* so many ms later we say that something goes on */

/* A module, from base64. It is packed twice, for the zeros of a library leave long rows of the same bytes. */
function unpackedModule(packed) {
    const bytes = Uint8Array.from(atob(packed), sign => sign.charCodeAt(0));
    const unpacked = () => new DecompressionStream('gzip');
    const stream = new Blob([bytes]).stream().pipeThrough(unpacked()).pipeThrough(unpacked());
    return new Response(stream).arrayBuffer().then(WebAssembly.compile);
}

let rules = null; /* the address of the worker, and the modules */
async function loadRules() {
    await load(`machinery.${LANG}`);
    rules ??= Promise.all([URL.createObjectURL(new Blob([WORKER], {type: 'text/javascript'})),
        ...[MACHINERY, document.getElementById('play').dataset.rules].map(unpackedModule)]);
    return rules;
}

let endQuestion = () => {}; /* the one that runs; with words for the visitor */

/* Asks the rules of a game. Gives {status, out, err}, or null if another question came, or nothing could be asked. */
async function askRules(says, question) {
    endQuestion({});
    let worker = null;
    const saying = setTimeout(() => says.replaceChildren(worker ? T('Working ...') : T('Loading the rules ...'), ' ',
        button(T('Give up'), () => endQuestion({words: T('Given up.')}))), SLOW);
    const {words, ...reply} = await new Promise(resolve => {
        endQuestion = resolve;
        const start = ([address, ...modules]) => {
            if (endQuestion === resolve) {
                worker = new Worker(address);
                worker.onmessage = ({data}) => resolve(data);
                worker.onerror = ({message}) => resolve({status: message, out: '', err: ''});
                worker.postMessage({modules, lang: LANG, clock: 0, ...question});
            }
        };
        loadRules().then(start, () => resolve({words: T('The rules could not be loaded. Are you offline?')}));
    });
    clearTimeout(saying);
    worker?.terminate();
    if (words) {
        says.textContent = words;
    }
    return reply.status === undefined ? null : reply;
}

/* What went wrong, in words; else ''. */
const complaint = ({status, err}) => typeof status === 'string' || /out of memory/.test(err)
    ? T('This is too large for a browser. On a computer, make play and make explain may manage it.')
    : status === 0 ? '' : err.replace(/^[a-z0-9-]+: /, '');
