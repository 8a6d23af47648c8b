/* Every page: the search, the switch of languages, and folds that open for whoever follows a link into them. */
'use strict';

const ROOT = document.documentElement.dataset.root;
const MOST_FOUND = 12;
const LANG = document.documentElement.lang;

/* Words of ours in the language of the page; {} in them stands for the values. */
const T = (words, ...values) => values.reduce((text, value) => text.replace('{}', value), WORDS[words] ?? words);

const search = document.getElementById('search');
const field = search.querySelector('input');
const found = document.getElementById('found');

/* Entries of which every word is found, those that have it in their title first. */
function entriesFor(question) {
    const words = question.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean);
    const has = text => words.every(word => text.toLowerCase().includes(word));
    const rank = entry => (has(entry[0]) ? 4 : has(entry.join(' ')) ? 2 : 0) + (entry[4] === LANG ? 1 : 0);
    return words.length === 0 ? [] : INDEX.filter(entry => rank(entry) > 1).sort((a, b) => rank(b) - rank(a));
}

field.addEventListener('input', () => {
    const entries = entriesFor(field.value);
    found.replaceChildren(...entries.slice(0, MOST_FOUND).map(([title, page, adds]) => {
        const [item, link] = ['li', 'a'].map(tag => document.createElement(tag));
        Object.assign(link, {href: ROOT + page, textContent: title});
        item.append(link, ' ' + adds);
        return item;
    }));
    found.append(entries.length > MOST_FOUND ? T('and {} more', entries.length - MOST_FOUND)
        : field.value.trim() !== '' && entries.length === 0 ? T('Nothing is found.') : '');
});
search.addEventListener('keydown', event => {
    if (event.key === 'Escape') {
        field.value = '';
        found.replaceChildren();
    }
});
search.addEventListener('submit', event => {
    event.preventDefault();
    found.querySelector('a')?.click();
});
search.hidden = false;

/* Headings and folds are the same in both languages: the switch leads to the one that is at the top, told by its number. */
const marks = [...document.querySelectorAll('main h1, main h2, main h3, main summary')];
const other = document.getElementById('switch');
other?.addEventListener('click', () => {
    const shown = marks.filter(mark => mark.checkVisibility());
    const top = shown.find(mark => mark.getBoundingClientRect().top > -5) ?? shown.at(-1);
    other.hash = top === shown[0] ? '' : `mark-${marks.indexOf(top)}`;
});

function openFolds() {
    const name = decodeURIComponent(location.hash.slice(1));
    const target = document.getElementById(name) ?? marks[name.match(/^mark-(\d+)$/)?.[1]];
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement.closest('details')) {
        fold.open = true;
    }
    target?.scrollIntoView();
}

addEventListener('hashchange', openFolds);
openFolds();

/* Problems that were solved here (judge/panel.js) are marked where a link leads to them. */
try {
    document.querySelectorAll('main a[href*="/index."]').forEach(link =>
        link.classList.toggle('solved', Boolean(localStorage.getItem(`solved:${link.pathname.split('/').at(-2)}`))));
} catch { /* the browser keeps nothing */ }
