/* The rules of the game, in WebAssembly (rules.js). A question has its own worker, which the next question ends. */
import {T, button, load} from './page.js';

const SLOW = 300; /* so many ms later we say that something goes on */

const fromBase64 = packed => new Response(Uint8Array.from(atob(packed), sign => sign.charCodeAt(0)));

/* A library, which is packed twice, for its zeros leave long rows of the same bytes. */
const unpackedModule = packed => unpacked(fromBase64(packed)).then(bytes => unpacked(new Response(bytes)))
    .then(WebAssembly.compile);

/* The program for all games: from a server as it is, from a disk in a script. */
async function loadMachinery() {
    const first = await earlyMachinery;
    const response = first && !first.bodyUsed ? first : IS_SERVED ? await fetch(`${SITE}machinery.${LANG}.gzip`)
        : await load(`machinery.${LANG}`).then(() => fromBase64(MACHINERY));
    return WebAssembly.compile(await unpacked(response));
}
let machinery = null;
export const machineryModule = () => machinery ??= loadMachinery().catch(error => {
    machinery = null; /* to be tried again */
    throw error;
});

export const libraries = {}; /* by the names of games, or by what they are packed as */
let address = '';     /* of the worker */
/* Gives the address of the worker, and the modules of the game that is on, or of rules that are packed. */
export async function loadRules({game, rules} = document.getElementById('play').dataset) {
    const key = rules || game;
    rules || await load(`games/${game}`);
    await load('worker');
    address ||= URL.createObjectURL(new Blob([WORKER], {type: 'text/javascript'}));
    return Promise.all([address, machineryModule(), libraries[key] ??= unpackedModule(rules || LIBRARIES[game])]);
}
globalThis.loadRules = loadRules; /* for judge/judge.js, which is in no bundle */

/* What is wrong, in words; or ''. */
export let complaint = ({status, err}) => typeof status === 'string' || /out of memory/.test(err)
    ? T('This is too large for a browser. On a computer, make play and make explain may manage it.')
    : status === 0 ? '' : err.replace(/^[a-z0-9/-]+: /, '');

/* Rules of a visitor's own fail in more ways: `other` gets the reply, and what this says of it. */
export function complainBy(other) {
    const ours = complaint;
    complaint = reply => other(reply, ours);
}

export let endQuestion = null; /* of the one that runs; its words are for the visitor, or empty */

/* Asks the rules, for a box, which is busy as long. Gives what they print; or null, when another question came or the
   box says what is wrong. */
export function askRules(box, question) {
    endQuestion?.('');
    const says = box.querySelector('.says');
    const said = [...says.childNodes];
    let worker = null;
    box.ariaBusy = 'true';
    const saying = setTimeout(() => says.replaceChildren(worker ? T('Working ...') : T('Loading the rules ...'), ' ',
        button(T('Give up'), () => endQuestion(T('Given up.')))), SLOW);
    return new Promise(resolve => {
        const end = (words, out = null) => {
            endQuestion = null;
            clearTimeout(saying);
            worker?.terminate();
            box.ariaBusy = 'false';
            if (words || says.querySelector('button')) {
                says.replaceChildren(...words ? [words] : said);
            }
            resolve(out);
        };
        endQuestion = end;
        loadRules().then(([script, ...modules]) => {
            if (endQuestion === end) {
                worker = new Worker(script);
                worker.onmessage = ({data}) => end(complaint(data), data.status === 0 ? data.out : null);
                worker.onerror = ({message}) => end(complaint({status: message}));
                worker.postMessage({modules, lang: LANG, ...question});
            }
        }, () => end(T('This could not be loaded. Are you offline?')));
    });
}
