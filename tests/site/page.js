/* Every page: the search, and folds that open for whoever follows a link into them. */
'use strict';

const ROOT = document.documentElement.dataset.root;
const MOST_FOUND = 12;

const search = document.getElementById('search');
const field = search.querySelector('input');
const found = document.getElementById('found');

/* Entries of which every word is found, those that have it in their title first. */
function entriesFor(question) {
    const words = question.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean);
    const has = text => words.every(word => text.toLowerCase().includes(word));
    const rank = entry => has(entry[0]) ? 2 : has(entry.join(' ')) ? 1 : 0;
    return words.length === 0 ? [] : INDEX.filter(rank).sort((a, b) => rank(b) - rank(a));
}

field.addEventListener('input', () => {
    const entries = entriesFor(field.value);
    found.replaceChildren(...entries.slice(0, MOST_FOUND).map(([title, page, adds]) => {
        const [item, link] = ['li', 'a'].map(tag => document.createElement(tag));
        Object.assign(link, {href: ROOT + page, textContent: title});
        item.append(link, ' ' + adds);
        return item;
    }));
    found.append(entries.length > MOST_FOUND ? `and ${entries.length - MOST_FOUND} more`
        : field.value.trim() !== '' && entries.length === 0 ? 'Nothing is found.' : '');
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

function openFolds() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement.closest('details')) {
        fold.open = true;
    }
    target?.scrollIntoView();
}

addEventListener('hashchange', openFolds);
openFolds();
