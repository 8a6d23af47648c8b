/* The tab Judge of a problem's page, loaded when it is opened (ask.js), and with it the editor (editor.js); the judge
   itself (judge.js) is when a program is judged or run. The browser keeps what is typed, for each language, at every key,
   and that the problem is solved (page.js). */
import {T, button, copyText, element, load, memory, noteProgress, sentence} from '../page.js';
import {drawStrip} from './strip.js';
import {isCall, stubOf} from './stubs.js';

const VERDICTS = {
    'AC': T('Accepted in this browser'), 'WA': T('Wrong answer'), 'RE': T('Runtime error'),
    'TLE': T('Time limit exceeded'), 'MLE': T('Memory limit exceeded'), 'OLE': T('Output limit exceeded'),
    'CE': T('It does not compile'), 'JE': T('The judge itself has failed'), '--': T('Not judged'),
};
const LANGUAGES = {c: 'c', cpp: 'cpp17', cc: 'cpp17', cxx: 'cpp17', js: 'javascript', mjs: 'javascript',
    cjs: 'javascript', py: 'python'};
/* Programs to begin with, which read the whole input: {numbers, words}, by what the input has. */
const C = (type, format, ending) => `#include <stdio.h>\n\nint main(void)\n{\n    ${type};\n    while (scanf("${
    format}", ${ending}) == 1) {\n        \n    }\n    return 0;\n}\n`;
const CPP = type => '#include <iostream>\n#include <string>\n#include <vector>\nusing namespace std;\n\nint main()\n{\n'
    + `    vector<${type}> all;\n    for (${type} one; cin >> one;) {\n        all.push_back(one);\n    }\n    \n}\n`;
const JAVASCRIPT = "const all = require('fs').readFileSync(0, 'utf8').trim().split(/\\s+/)";
const STARTS = {
    c: {numbers: C('long long one', '%lld', '&one'), words: C('static char one[1000001]', '%1000000s', 'one')},
    cpp: {numbers: CPP('long long'), words: CPP('string')},
    javascript: {numbers: `${JAVASCRIPT}.map(Number);\n`, words: `${JAVASCRIPT};\n`},
    python: {numbers: 'import sys\n\nnumbers = list(map(int, sys.stdin.read().split()))\n',
        words: 'import sys\n\nwords = sys.stdin.read().split()\n'},
};
/* Programs that play, to begin with: what they are told is the game as a person types it, the side, and moves. */
const PLAYS = {
    c: '#include <stdio.h>\n#include <string.h>\n\nint main(void)\n{\n    char line[1000];\n'
        + '    while (fgets(line, sizeof line, stdin) != NULL) {\n        /* the game, then "first" or "second", then moves */\n'
        + '        if (strcmp(line, "first\\n") == 0) {\n            puts("take 1");\n            fflush(stdout);\n        }\n    }\n    return 0;\n}\n',
    cpp: '#include <iostream>\n#include <string>\nusing namespace std;\n\nint main()\n{\n'
        + '    for (string line; getline(cin, line);) {\n        // the game, then "first" or "second", then moves\n'
        + '        if (line == "first") {\n            cout << "take 1" << endl;\n        }\n    }\n}\n',
    javascript: "require('readline').createInterface({input: process.stdin}).on('line', line => {\n"
        + "    // the game, then 'first' or 'second', then moves\n    if (line === 'first') {\n        console.log('take 1');\n    }\n});\n",
    python: "import sys\n\nfor line in sys.stdin:  # the game, then 'first' or 'second', then moves\n"
        + "    if line.strip() == 'first':\n        print('take 1', flush=True)\n",
};
const PAUSE_MS = 1200; /* after which a program that was changed is run on the input that failed */
const LONG = 20000; /* letters of an input, more of which are not shown beside the output */
const PLACE = /\bMain\.(?:c|cpp|js|py):(\d+)|File "Main\.py", line (\d+)/g; /* of an error */

const box = document.getElementById('judge');
const name = box.dataset.game;
const [form, verdict, words, onward, replay, report, failing, input, bar, doing, copy, save, again, wide, share, outcome, ran, strip] = ['form',
    '[data-verdict]', '.words', '.onward', '.replay', '.report', '.failing', '.input', 'progress', '.doing', '[name=copy]',
    '[name=save]', '[name=again]', '[name=wide]', '[name=link]', '.outcome', '[data-run]', '.strip'].map(selector => box.querySelector(selector));
const {form: forms, language, source, file, stop, submit, run, input: own, plays} = form.elements;
const onPage = [...document.querySelectorAll('main .sample')].map(pair => pair.querySelector('pre').textContent);
const ofForm = what => JSON.parse(forms.selectedOptions[0].dataset[what]);
let shownForm = null;
const signature = () => forms.selectedOptions[0].dataset.signature; /* of a form that is a function */
const samples = () => ofForm('samples') ?? onPage;

/* A module beside the judge; this script may be joined with others, in another folder. */
document.head.append(element('link', {rel: 'stylesheet', href: `${SITE}judge.css`}));
const imported = module => import(new URL(`${SITE}judge/${module}.js`, location));

/* ---- the program ---- */

let editor = null;
const family = () => language.value.replace(/\d+$/, ''); /* the versions of C++ share a program */
const start = () => plays.checked ? PLAYS[family()] : signature() ? stubOf(signature(), family())
    : STARTS[family()]?.[/^[-\d\s]+$/.test(samples()[0] ?? '') ? 'numbers' : 'words'] ?? '';
const key = () => `program ${forms.value}${plays.checked ? ' plays' : ''}`; /* by which it is kept */
const stored = () => memory.read(key());

function keep(event) {
    if (event?.detail === 'addressed') {
        return;
    }
    memory.write(key(), {last: language.value, [family()]: source.value, input: own.value});
    box.querySelector('.lost').hidden = stored()[family()] === source.value;
}

function setSource(text) {
    source.value = text;
    source.dispatchEvent(new Event('input', {bubbles: true}));
}

function recall() {
    const {last = language.value, input: typed = samples()[0] ?? '', ...programs} = stored();
    if (language.selectedIndex === 0) {
        language.value = last;
    }
    own.value ||= typed;
    source.value ||= programs[family()] ?? start();
    source.readOnly = false; /* before, nothing could be typed that was lost then */
}

async function openEditor() {
    const {editorOver} = await imported('editor');
    editor = editorOver(source, language.value);
    await navigator.serviceWorker?.ready; /* the rest of the judge it has kept by then (offline.js) */
    const place = await caches.open(`games ${document.documentElement.dataset.version}`);
    const address = new URL(`${SITE}judge/editor.js`, location);
    await place.match(address) ?? await place.add(address);
}

/* Marks the lines at which a report tells an error. */
function showFaults(text) {
    const lines = [...text.matchAll(PLACE)].map(([, line, other]) => Number(line ?? other));
    editor?.showFaults(lines);
}

/* ---- what came out ---- */

function showProgress({step, done, total, tried, known, areAllKnown}) {
    const mb = bytes => (bytes / 1e6).toFixed(1);
    step === 'run' && drawStrip(strip, {tried, known});
    bar.value = step === 'load' ? done / total : ['run', 'alone', 'again'].includes(step) ? tried / known : 0;
    doing.textContent = step === 'load' ? T('loading: {} of {} MB', mb(done), mb(total))
        : step === 'compile' ? T('compiling')
        : step === 'alone' ? T('{} of {} cases once more, each alone', tried, known)
        : step === 'again' ? T('{} of {} cases once more, in another build', tried, known)
        : areAllKnown ? T('{} of {} cases', tried, known) : T('{} cases, and more to come', tried);
}

const inWords = (first, {reason, notes}) => [first, T(reason || ''), ...notes.map(note => T(...note))]
    .filter(Boolean).map(one => `${sentence(one)}.`).join(' ');

/* Where to go after AC: sites to submit to, our solution, the next game. */
function whatNext() {
    const links = [...document.querySelectorAll('main .labels a[href^="http"]')]
        .filter(link => ofForm('sites').includes(link.textContent));
    const ours = document.querySelector(`main a[href*="${forms.value.split('+')[1] ?? 'main'}.c"]`);
    const other = document.querySelector('footer a[rel=next]');
    const linkTo = (link, text) => element('a', {href: link.href}, text);
    const parts = [
        links.length > 0 && [T('Submit it:'), ...links.flatMap((link, i) =>
            [i > 0 ? ' · ' : ' ', linkTo(link, link.textContent)])],
        ours && [linkTo(ours, T('Compare it with our solution'))],
        other && [T('Next:'), ' ', linkTo(other, other.lastChild.textContent.trim())],
    ].filter(Boolean);
    onward.replaceChildren(...parts.map(part => element('li', {}, ...part)));
}

function show(judged) {
    verdict.dataset.verdict = verdict.textContent = judged.verdict;
    words.textContent = inWords(VERDICTS[judged.verdict], judged);
    report.textContent = judged.report;
    input.textContent = judged.input ?? '';
    report.hidden = !judged.report;
    failing.hidden = judged.input === undefined;
    onward.hidden = judged.verdict !== 'AC' || plays.checked;
    judged.tried > 0 && drawStrip(strip, {...judged, isWrong: judged.input !== undefined}, () => failing.scrollIntoView({block: 'center'}));
    replay.hidden = !judged.replay;
    replay.firstChild.href = `#${new URLSearchParams({...judged.replay, against: 'none'})}`;
    judged.verdict === 'AC' && whatNext();
    judged.verdict === 'AC' && !plays.checked && noteProgress(name, 'solved');
}

/* A text, with its first line marked that is not as in the other one. */
function withDifference(text, other) {
    const [lines, others] = [text, other].map(one => one.replace(/\s+$/, '').split('\n'));
    const at = lines.findIndex((line, i) => line.trimEnd() !== others[i]?.trimEnd());
    const before = lines.slice(0, at).map(line => `${line}\n`).join('');
    return at < 0 || other === text ? [text] : [before, element('mark', {}, lines[at]), text.slice(before.length + lines[at].length)];
}

function showRun({verdict: given, output, errors = [], expected, objection, report: told, ...more}) {
    const text = bytes => new TextDecoder().decode(new Uint8Array(bytes));
    const failed = output === undefined;
    const [shown, wanted, err] = ['[data-output]', '[data-expected]', '.errors pre']
        .map(selector => outcome.querySelector(selector));
    ran.dataset.run = ran.textContent = objection && given === 'AC' ? '' : given;
    const says = objection && given === 'AC' ? T('It has run') : given === 'AC' ? T('The answer is right')
        : VERDICTS[given];
    outcome.querySelector('.words').textContent = `${inWords(says, {...more, notes: []})} ${
        objection ? `${sentence(T('this is not an input of the problem: {}', objection))}.` : ''}`;
    shown.replaceChildren(...failed ? [told] : expected === undefined ? [text(output)] : withDifference(text(output), expected));
    wanted.textContent = expected ?? '';
    wanted.parentElement.hidden = expected === undefined;
    err.textContent = text(errors);
    err.parentElement.hidden = errors.length === 0;
    outcome.hidden = false;
    showFaults(`${failed ? told : ''}${err.textContent}`);
}

/* ---- judging ---- */

/* Whether it can be fetched is tried first: Firefox does not try again to import what it could not. */
const isThere = () => fetch(`${SITE}judge/judge.js`, {method: 'HEAD', cache: 'no-store'});
let module = null;
async function loadJudge() {
    if (!module) {
        await isThere();
        await load(`judge/words.${LANG}`).catch(() => {}); /* what it says is English then */
        module = await imported('judge');
    }
    return module;
}

/* Gives the result of a trial, with the report in the language of the page. */
async function resultOf(request) {
    [submit.disabled, run.disabled, bar.hidden, stop.hidden] = [true, true, false, false];
    let [trial, isStopped] = [null, false];
    stop.onclick = () => {
        isStopped = true;
        trial?.stop();
    };
    const loaded = await loadJudge().catch(() => null);
    let judged = {verdict: '--', report: '', notes: [],
        reason: T('the judge cannot be loaded: the site is out of reach')};
    if (loaded) {
        trial = new loaded.Trial({language: language.value, source: source.value,
            problem: box.problem ?? forms.value, plays: plays.checked, onProgress: showProgress, ...request});
        isStopped && trial.stop();
        judged = await trial.result;
        judged.report = loaded.translatedReport(judged.report, T);
    }
    [submit.disabled, run.disabled, bar.hidden, stop.hidden, doing.textContent] = [false, false, true, true, ''];
    return judged;
}


/* A function that is there in place of a program is judged in the one form that calls it. */
function findForm() {
    const calling = [...forms.options].filter(({dataset}) => dataset.signature && isCall(source.value, dataset.signature));
    if (!signature() && calling.length === 1) {
        const text = source.value;
        chooseForm(calling[0].value);
        setSource(text);
    }
}

form.addEventListener('submit', async event => {
    event.preventDefault();
    findForm();
    verdict.dataset.verdict = verdict.textContent = words.textContent = '';
    [report.hidden, failing.hidden, onward.hidden, replay.hidden, strip.hidden] = [true, true, true, true, true];
    editor?.showFaults([]);
    const judged = await resultOf({});
    show(judged);
    if (judged.failed && judged.input?.length < LONG) { /* input, output and answer beside each other */
        own.value = judged.input;
        keep();
        showRun({...judged, ...judged.failed, notes: []});
    }
    showFaults(judged.report);
});
run.addEventListener('click', async () => {
    outcome.hidden = true;
    showRun(await resultOf({input: own.value}));
});

async function takeFile() {
    const [chosen] = file.files;
    language.value = LANGUAGES[chosen.name.split('.').at(-1)] ?? language.value;
    const bare = text => text?.toLowerCase().replace(/[^a-z0-9]/g, '');
    const stem = bare(chosen.name.replace(/\..*/, ''));
    const named = [...forms.options].find(({value}) => bare(value.split('+')[1]) === stem);
    named && chooseForm(named.value);
    editor?.setLanguage(language.value);
    setSource(await chosen.text());
    file.value = ''; /* so that the same file can be chosen again when it has changed */
}
file.addEventListener('change', takeFile);
source.addEventListener('input', keep);
let pause = null;
source.addEventListener('input', () => { /* while an input that failed is looked at */
    clearTimeout(pause);
    pause = setTimeout(() => !failing.hidden && own.value === input.textContent && !run.disabled && run.click(), PAUSE_MS);
});
own.addEventListener('input', keep);
language.addEventListener('change', () => {
    editor?.setLanguage(language.value);
    setSource(stored()[family()] ?? start());
});
copy.addEventListener('click', () => copyText(input.textContent, copy));
save.addEventListener('click', () => {
    const href = URL.createObjectURL(new Blob([input.textContent]));
    Object.assign(document.createElement('a'), {href, download: `${forms.value}.in`}).click();
});
again.addEventListener('click', () => {
    own.value = input.textContent;
    keep();
    run.click();
});

/* Samples and own input of the form that is chosen. */
function showForm() {
    box.querySelector('.chosen') && (box.querySelector('.chosen').textContent = forms.value.replace('+', '/'));
    box.querySelector('.samples').replaceChildren(...samples().map((text, i) => button(T('Sample {}', i + 1), () => {
        own.value = text;
        keep();
        run.click();
    })));
    own.value = stored().input ?? samples()[0] ?? '';
}

function chooseForm(value) {
    forms.value = shownForm = value;
    memory.write(`program ${name}`, {form: value});
    showForm();
}

plays.addEventListener('change', () => setSource(stored()[family()] ?? start()));

/* A program that is kept for the form takes the place of the one that is there, which may have been typed for it; but a
   function and a program are never the same. */
forms.addEventListener('change', () => {
    const wasFunction = [...forms.options].find(({value}) => value === shownForm).dataset.signature !== undefined;
    chooseForm(forms.value);
    const isOther = wasFunction || signature() !== undefined;
    setSource(stored()[family()] ?? (isOther ? start() : source.value));
});
addEventListener('storage', ({key: changed}) => { /* typed in another tab */
    if (changed === key() && !form.contains(document.activeElement)) {
        const text = stored()[family()];
        text !== undefined && text !== source.value && setSource(text);
    }
});

/* ---- the whole window, and an address that has the program ---- */

function setWide(isWide) {
    box.classList.toggle('wide', isWide);
    wide.ariaPressed = isWide;
    document.body.style.overflow = isWide ? 'hidden' : '';
}
wide.addEventListener('click', () => setWide(!box.classList.contains('wide')));
box.addEventListener('keydown', event => {
    if (event.key === 'Escape' && box.classList.contains('wide') && !event.defaultPrevented) {
        event.stopPropagation();
        setWide(false);
        wide.focus();
    }
});

const through = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
async function packedProgram() {
    const text = JSON.stringify({form: forms.value, language: language.value, plays: plays.checked, source: source.value});
    const bytes = new Uint8Array(await through(text, new CompressionStream('deflate-raw')));
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
async function unpackedProgram(packed) {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
}
share.addEventListener('click', async () => {
    const address = new URL(location);
    address.hash = `judge=${await packedProgram()}`;
    copyText(address.href, share);
});

/* The program of an address is shown; the one that is kept here stays until something is typed. */
async function takeAddressed() {
    const packed = new URLSearchParams(location.hash.slice(1)).get('judge');
    const program = packed && await unpackedProgram(packed).catch(() => null);
    if (program && typeof program.source === 'string') {
        [...forms.options].some(({value}) => value === program.form) && (forms.value = shownForm = program.form);
        [...language.options].some(({value}) => value === program.language) && (language.value = program.language);
        plays.checked = program.plays === true;
        showForm();
        editor?.setLanguage(language.value);
        source.value = program.source;
        source.dispatchEvent(new CustomEvent('input', {detail: 'addressed'}));
    }
}

const lastForm = memory.read(`program ${name}`).form;
forms.value = [...forms.options].some(({value}) => value === lastForm) ? lastForm : forms.options[0].value;
shownForm = forms.value;
recall();
showForm();
takeAddressed();
file.files.length > 0 && takeFile(); /* chosen before this was loaded */
const isServed = location.protocol !== 'file:';
[form.hidden, box.querySelector('.served').hidden] = [!isServed, isServed];
const whenSeen = new IntersectionObserver(([{isIntersecting}]) => {
    if (isIntersecting) {
        whenSeen.disconnect();
        openEditor().catch(() => {}); /* the text box stays */
    }
});
isServed && whenSeen.observe(form);
