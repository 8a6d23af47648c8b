/* The lab's other half: rules in C, of which the compiler of the page's judge makes a library (judge/compiler.js). Then
   they are the game of the panel, as any game of the site is. What is typed is kept at every key. */
import {complainBy, complaint, endQuestion, libraries, machineryModule} from './engine.js';
import {LabAsker, Strip, lab, setKind} from './lab.js';
import {T, element, memory} from './page.js';
import {NEW_GAME, about, game, goTo, put, saveGame, savedGame, says, turn} from './play.js';
import {goToTab, panel} from './tabs.js';

const NAME = 'mine.c'; /* what the rules and their messages call the file */
const OWN = 'own';     /* in place of a packed library */
const LATE_MS = 30000; /* after this, rules that should only describe themselves are taken to hang */
const PATIENCE_MS = 1200; /* after the last key, before they are compiled anew */
const part = lab.querySelector('.of-rules');
const [source, file, bar, said, box, compileButton] = ['[name=rules]', '[name=file]', 'progress', '.compiled',
    '.messages-box', '[name=compile]'].map(selector => part.querySelector(selector));
const [table, judgeBox] = [part.querySelector('.of-position'), document.getElementById('judge')];
const starter = JSON.parse(part.querySelector('.starter').textContent);
const hasJudge = Boolean(judgeBox.querySelector('form')) && IS_SERVED;
const imported = module => import(new URL(`${SITE}judge/${module}.js`, location));
const values = new LabAsker();

const keep = () => memory.write('lab', {rules: source.value});
let editor = null;

async function openEditor() {
    editor ??= imported('editor').then(({editorOver}) => editorOver(source, 'c'));
    return editor;
}

/* The lines at which the compiler tells an error. */
const faultsIn = text => [...text.matchAll(/\bmine\.c:(\d+)/g)].map(([, line]) => Number(line));

function tell(words, messages = '') {
    said.textContent = words;
    box.replaceChildren(...messages
        ? [element('pre', {className: 'messages', tabIndex: 0}, messages.trimEnd())] : []);
    const lines = faultsIn(messages);
    editor?.then(shown => shown.showFaults(lines));
}

/* ---- what is lacking, said as a person would ---- */

const HINTS = [
    [/-Wformat/,
        T('The numbers of the engine are int64_t: print them as "take %" PRId64, or convert them, (int)n.')],
    [/incompatible.function.pointer/,
        T('rules.h says what each function takes and returns, such as void moves(int64_t position).')],
];
const withHint = text => [text, ...HINTS.filter(([pattern]) => pattern.test(text)).map(([, hint]) => hint)]
    .join('\n');

/* What the library wants of the engine, and the engine has not; '' where it has no problem. */
async function lackOf(library) {
    if (!WebAssembly.Module.exports(library).some(({name}) => name === 'problem')) {
        return [''];
    }
    const has = new Set(WebAssembly.Module.exports(await machineryModule()).map(({name}) => name));
    return WebAssembly.Module.imports(library).filter(({module, kind, name}) =>
        (module === 'env' && kind === 'function' || module === 'GOT.func') && !has.has(name)).map(({name}) => name);
}

/* Where they have failed, by what rules.js tells of it. */
complainBy(({status, err = ''}, ours) => {
    const [call, position, ...input] = err.split('\n').slice(-3);
    const place = !call ? '' : Number(position) < 0 ? T('in {}', call)
        : T('in {} of position {}; the last input: {}', call, position, input.join(' '));
    return about.rules === OWN && typeof status === 'string'
        ? T('The rules have crashed, or are too large for a browser ({}), {}.', status, place)
        : ours({status, err});
});

/* ---- compiling ---- */

let compiled = null; /* the text that the game is made of */
let works = 0;       /* how often it was begun */

async function compiledRules(text) {
    const {compileRules} = await imported('judge');
    return compileRules(text, ({done, total}) => {
        [bar.hidden, bar.value] = [false, done / total];
    });
}

const factsOf = out => Object.fromEntries(out.split('\n').map(line => line.split('\t')));

/* Gives {library, facts}; or says what is wrong. */
async function made(text) {
    tell(T('Compiling ...'));
    const {module: library, said: messages = '', failed} = await compiledRules(text).catch(error =>
        ({failed: String(error)}));
    const lacks = library ? await lackOf(library) : [];
    if (!library || lacks.length > 0) {
        tell(failed ? T('The compiler does not work here: {}', failed) : lacks.includes('')
            ? T('The file defines no "problem": it ends in "const struct problem problem = {...};", not static.')
            : lacks.length > 0 ? T('Rules here can call what rules.h lists and a few functions of C, but not {}.',
                lacks.join(', ')) : T('It does not compile.'), withHint(messages));
        return null;
    }
    libraries[OWN] = Promise.resolve(library);
    const late = new Promise(resolve =>
        setTimeout(resolve, LATE_MS, {err: T('they do not end: do all loops end?')}));
    const reply = await Promise.race([values.ask({name: NAME, mode: 'about', words: ''}, {rules: OWN}), late]);
    if (!reply || reply.status !== 0) {
        values.stop();
        reply && tell(T('It compiles, but the rules are wrong:'), complaint(reply));
        return null;
    }
    return {library, facts: factsOf(reply.out), warnings: messages};
}


async function compile() {
    const [text, mine] = [source.value, ++works];
    if (!hasJudge) {
        return;
    }
    [compileButton.disabled, bar.hidden] = [true, false];
    bar.removeAttribute('value');
    const result = await made(text);
    if (mine !== works) {
        return;
    }
    [compileButton.disabled, bar.hidden] = [false, true];
    if (!result) {
        release(null);
        about.rules === OWN && endQuestion?.(T('The rules do not work yet: see the messages there.'));
        return;
    }
    compiled = text;
    table.hidden = true; /* the values are those of the rules before */
    const {library, facts, warnings} = result;
    release(library);
    judgeBox.problem = {name: NAME, heading: NAME, ms: Number(facts['time ms']), mb: Number(facts['memory MB']),
        isExact: false, hasManyAnswers: facts.answers === 'many', samples: '', rules: OWN};
    Object.assign(about, {game: NAME, rules: OWN, rule: '',
        draws: facts.endless === 'yes' ? 'endless' : facts.draws === 'yes' ? 'drawn' : ''});
    panel.dataset.game = NAME;
    tell(T('It works: play it, ask about it, have a program judged by it.'), warnings);
    const isPlayed = await beginGame();
    isPlayed || mine !== works || tell(T('It compiles, but the rules are wrong:'), says.textContent);
}

/* Plays what the address says, if it is a game of these rules, or a random one. Says whether there is a game. */
async function beginGame() {
    const saved = savedGame();
    put(game, null);
    if (saved?.rules) {
        await goTo({...NEW_GAME, rules: OWN, ...saved});
    }
    if (!turn) { /* no position of these rules */
        await goTo({...NEW_GAME, rules: OWN, play: '', seed: 1});
    }
    if (turn) {
        saveGame();
        showTable(turn.start);
    }
    return Boolean(turn);
}

/* Whatever waits for the library gets it; or a new one is waited for. */
let wait = null;
function release(library) {
    wait?.(library);
    wait = null;
    library || (libraries[OWN] = new Promise(resolve => wait = resolve));
}

/* ---- the values ---- */

const strip = new Strip(part.querySelector('.strip-box'), n => {
    const words = table.dataset.words.replace(/\S+$/, `${n}`);
    goToTab('play');
    goTo({...NEW_GAME, rules: OWN, play: words}).then(saveGame);
});

async function showTable(words) {
    const found = {letters: [], numbers: [], byLast: null};
    table.dataset.words = words;
    const take = line => {
        const {numbers = [], letters = '', byLast} = JSON.parse(line);
        found.numbers.push(...numbers);
        found.letters.push(...letters);
        found.byLast = byLast ? byLast.slice(0, -1) : null;
    };
    const question = {name: NAME, mode: 'strip', words: wordsUpTo(words)};
    const reply = await values.ask(question, {rules: OWN, onLine: take});
    const letterOf = new Map(found.byLast ?? found.letters.map((letter, n) => [n, letter]));
    const count = found.byLast ? 1 + Math.max(...letterOf.keys(), -1)
        : Math.max(found.letters.length, found.numbers.length);
    table.hidden = !reply || reply.status !== 0 || count < 2;
    if (!table.hidden) {
        strip.show({count, first: found.byLast?.[0]?.[0] ?? 0, of: n =>
            ({letter: letterOf.get(n), number: found.numbers[n]})});
    }
}

/* A game of one number is shown as far as 100. */
const wordsUpTo = words => /^\d+$/.test(words) ? `${Math.max(100, Number(words))}` : words;

/* ---- what the visitor does ---- */

let clock = null;
source.addEventListener('input', () => {
    keep();
    clearTimeout(clock);
    lab.dataset.kind === 'rules' || setKind('rules');
    clock = setTimeout(() => works > 0 && source.value !== compiled && compile(), PATIENCE_MS);
});
part.addEventListener('click', ({target}) => {
    const set = text => {
        source.value = text;
        source.dispatchEvent(new Event('input', {bubbles: true}));
    };
    const actions = {
        compile,
        starter: () => set(starter),
        open: () => file.click(),
        save: () => element('a', {download: NAME,
            href: URL.createObjectURL(new Blob([source.value], {type: 'text/x-c'}))}).click(),
    };
    actions[target.name]?.();
});
file.addEventListener('change', async () => {
    source.value = await file.files[0].text();
    file.value = '';
    source.dispatchEvent(new Event('input', {bubbles: true}));
});
addEventListener('storage', ({key}) => { /* typed in another tab */
    const {rules} = memory.read('lab');
    if (key === 'lab' && rules !== undefined && rules !== source.value && !part.contains(document.activeElement)) {
        source.value = rules;
        source.dispatchEvent(new Event('input'));
    }
});

/* Rules are the game from now on. The compiler, which is large, is loaded when somebody wants it: by its button, or an
   address with a game of these rules; after that it compiles what is typed. */
function begun() {
    Object.assign(about, {game: NAME, rules: OWN, rule: '', draws: '', start: ''});
    openEditor().catch(() => {}); /* the text box stays */
    if (compiled === source.value) {
        beginGame();
    } else if (works > 0 || savedGame()?.rules) {
        compile();
    } else {
        tell(T('"Compile" loads the compiler, once: 25 MB. After that the rules are compiled as you type.'));
    }
}

source.value = memory.read('lab').rules ?? starter;
release(null);
part.querySelector('.no-compiler').hidden = hasJudge;
compileButton.hidden = !hasJudge;
if (!hasJudge && savedGame()?.rules) {
    history.replaceState(history.state, '', '#'); /* which nothing here can play */
}
lab.addEventListener('kind', ({detail}) => detail === 'rules' && hasJudge && begun());
lab.dataset.kind === 'rules' && hasJudge && begun();
