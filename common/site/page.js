/* Every page: search, switch of languages, folds that open for a link into them, buttons that copy. */
import {entriesFor} from './search.js';

const MAX_FOUND = 12;

export const sentence = words => words.slice(0, 1).toUpperCase() + words.slice(1);

/* Our words in the language of the page. In them {} stands for the next value, or {2} for the second one, as in the
   rules (common/rules); a value may begin the sentence. */
export const T = (words, ...values) => {
    let next = 0;
    const text = (WORDS[words] ?? words).replace(/\{(\d*)\}/g, (braces, number) => values[(number || ++next) - 1]);
    return words[0] === '{' ? sentence(text) : text;
};

export const element = (tag, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
};
export const button = (text, onclick, properties = {}) => element('button', {type: 'button', onclick, ...properties}, text);

const loaded = {};
/* Loads a script of the site once; all who ask for it share one promise. */
export const load = name => loaded[name] ??= new Promise((resolve, reject) => document.head.append(element('script', {
    src: `${SITE}${name}.js`, onload: resolve, onerror: () => reject(delete loaded[name])})));

/* What the browser remembers, and nobody else. Private windows and pages from a disk may keep nothing. */
function ifAllowed(call) {
    try {
        return call();
    } catch {
        return null;
    }
}
export const memory = {
    read: name => ifAllowed(() => JSON.parse(localStorage.getItem(name))) ?? {},
    write: (name, values) =>
        ifAllowed(() => localStorage.setItem(name, JSON.stringify({...memory.read(name), ...values}))),
};
export const noteProgress = (game, step, value = true) =>
    memory.write('progress', {[game]: {...memory.read('progress')[game], [step]: value}});

/* ---- what was achieved ---- */

export const [STARS, ENOUGH_WINS, ENOUGH_ANSWERS] = [3, 3, 10];

/* A win without help counts once for each position. */
export function noteWin(game, position) {
    const {unaided = []} = memory.read('progress')[game] ?? {};
    noteProgress(game, 'unaided', [...new Set([...unaided, position])].slice(-ENOUGH_WINS));
}

/* ---- search ---- */

const search = document.getElementById('search');
const [field, found] = [search.querySelector('input'), document.getElementById('found')];

async function showFound() {
    try {
        await load(`search.${LANG}`);
    } catch {
        found.replaceChildren(T('This could not be loaded. Are you offline?'));
        return;
    }
    const entries = entriesFor(field.value);
    const more = entries.length > MAX_FOUND ? T('and {} more', entries.length - MAX_FOUND)
        : field.value.trim() !== '' && entries.length === 0 ? T('No results.') : '';
    found.replaceChildren(...entries.slice(0, MAX_FOUND).map(([title, page, adds]) =>
        element('li', {}, element('a', {href: ROOT + page}, title), ` ${adds}`)), more);
}

field.addEventListener('focus', () => load(`search.${LANG}`).catch(() => {})); /* showFound() tries again, and tells */
field.addEventListener('input', showFound);
field.value && showFound(); /* typed before this script was there */
search.addEventListener('keydown', event => {
    const stops = [field, ...found.querySelectorAll('a')];
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (event.key === 'Escape') {
        field.value = '';
        found.replaceChildren();
        field.focus();
    } else if (step) {
        event.preventDefault();
        stops.at((stops.indexOf(document.activeElement) + step) % stops.length).focus();
    }
});
search.addEventListener('submit', async event => {
    event.preventDefault();
    await showFound();
    found.querySelector('a')?.click();
});
document.addEventListener('click', event => search.contains(event.target) || found.replaceChildren());

/* ---- folds, and the switch of languages ---- */

/* Headings and folds, but for a fold in a fold, are the same in both languages: the switch leads to the one at the top,
   found by its number; a game goes along, and so does the tab of the panel. */
const marks = [...document.querySelectorAll('main :is(h1, h2, h3, summary):not(.on *, details details *)')];
const other = document.getElementById('switch');
other?.addEventListener('click', () => {
    const shown = marks.filter(mark => mark.checkVisibility());
    const top = shown.find(mark => mark.getBoundingClientRect().top > -5) ?? shown.at(-1);
    const tab = document.querySelector('.tabs :checked')?.value;
    other.hash = [...tab && tab !== 'play' ? [tab] : [], ...location.hash.match(/play=[^#]*/) ?? [],
        ...top === shown[0] ? [] : [`mark-${marks.indexOf(top)}`]].join('&');
});

function openFolds() {
    const name = ifAllowed(() => decodeURIComponent(location.hash.slice(1)));
    const target = document.getElementById(name) ?? marks[name?.match(/(?:^|&)mark-(\d+)$/)?.[1]];
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement.closest('details')) {
        fold.open = true;
    }
    if (target && !target.closest('#panel')) {
        target.scrollIntoView();
    }
}

addEventListener('hashchange', openFolds);
openFolds();

/* A page is printed as it is shown; or as a handout, with all folds open. */
const folds = [...document.querySelectorAll('main details:not(.fold)')];
if (folds.length > 0) {
    document.querySelector('main > footer').append(element('p', {className: 'note'}, button(T('Print it with all answers'), () => {
        const closed = folds.filter(fold => !fold.open);
        closed.forEach(fold => fold.open = true);
        addEventListener('afterprint', () => closed.forEach(fold => fold.open = false), {once: true});
        print();
    })));
}

/* ---- copying, and what scrolls ---- */

export async function copyText(text, from) {
    await navigator.clipboard.writeText(text);
    const before = from.textContent;
    from.textContent = T('Copied');
    setTimeout(() => from.textContent = before, 1500);
}

document.querySelectorAll('main pre:not(.steps pre)').forEach(code => {
    const copy = button(T('Copy'), () => copyText(code.textContent, copy), {className: 'copy'});
    code.replaceWith(element('div', {className: 'code'}, code.cloneNode(true), copy));
});

/* What scrolls sideways can be reached by keys. */
const measure = new ResizeObserver(changes => changes.forEach(({target}) =>
    target.tabIndex = target.scrollWidth > target.clientWidth + 1 ? 0 : -1));
document.querySelectorAll('main pre, .wide').forEach(part => measure.observe(part));

/* ---- installed and offline (offline.js), where there is a server ---- */

if (IS_SERVED) {
    document.head.append(element('link', {rel: 'manifest', href: `${SITE}manifest.${LANG}.json`}));
    navigator.serviceWorker?.register(`${ROOT}sw.js`, {updateViaCache: 'none'})
        .catch(() => {}); /* not in a private window; then there is none */
}

/* For the console, and for checks from outside (tests/site). */
globalThis.site = {T, memory, noteProgress};
