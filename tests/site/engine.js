/* The rules of the game, in WebAssembly, run in a worker (rules.js). A question takes the place of the one before. */
'use strict';

const SLOW = 300; /* so many ms later we say that something goes on */

let worker = null;
let questions = 0;
let giveUp = () => {}; /* ends the question that runs */

function sayWorking(says) {
    says.replaceChildren(worker ? T('Working ...') : T('Loading the rules ...'), ' ',
        button(T('Give up'), () => giveUp()));
}

/* A module, from base64. It is packed twice, for the zeros of a library leave long rows of the same bytes. */
function unpackedModule(packed) {
    const bytes = Uint8Array.from(atob(packed), sign => sign.charCodeAt(0));
    const unpacked = () => new DecompressionStream('gzip');
    const stream = new Blob([bytes]).stream().pipeThrough(unpacked()).pipeThrough(unpacked());
    return new Response(stream).arrayBuffer().then(WebAssembly.compile);
}

let unpacked = null;
async function startWorker() {
    await load(`machinery.${LANG}`);
    unpacked ??= Promise.all([MACHINERY, document.getElementById('play').dataset.rules].map(unpackedModule));
    const modules = await unpacked;
    if (!worker) {
        worker = new Worker(URL.createObjectURL(new Blob([WORKER], {type: 'text/javascript'})));
        worker.postMessage({modules});
    }
}

/* Asks the rules of a game. Gives {status, out, err}, or null if another question came, or nothing could be asked. */
async function askRules(says, question) {
    giveUp();
    const mine = ++questions;
    const saying = setTimeout(sayWorking, SLOW, says);
    const reply = await new Promise((resolve, reject) => {
        giveUp = () => {
            worker?.terminate();
            worker = null;
            says.textContent = T('Given up.');
            resolve(null);
        };
        startWorker().then(() => {
            if (mine === questions) {
                worker.onmessage = ({data}) => resolve(data);
                worker.onerror = ({message}) => resolve({status: message, out: '', err: ''});
                worker.postMessage({lang: LANG, clock: 0, ...question});
            }
        }, reject);
    }).catch(() => ({offline: true}));
    clearTimeout(saying);
    if (mine !== questions) {
        return null;
    }
    giveUp = () => {};
    if (reply?.offline) {
        says.textContent = T('The rules could not be loaded. Are you offline?');
        return null;
    }
    return reply;
}

/* What went wrong, in words; else ''. */
const complaint = ({status, err}) => typeof status === 'string' || /out of memory/.test(err)
    ? T('This is too large for a browser. On a computer, make play and make explain may manage it.')
    : status === 0 ? '' : err.replace(/^[a-z0-9-]+: /, '');
