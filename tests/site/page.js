/* Every page: the search, and folds that open for whoever follows a link into them. */
'use strict';

const ROOT = document.documentElement.dataset.root;
const MOST_FOUND = 12;

const plain = text => text.toLowerCase().normalize('NFC');

/* Entries that have every word of the question; those with it in the title come first. */
function found(question) {
    const words = plain(question).split(/\s+/).filter(Boolean);
    const rank = ([title, , adds, more]) =>
        words.every(word => plain(title).includes(word)) ? 2 : words.every(word => plain(title + ' ' + adds + ' ' + more).includes(word)) ? 1 : 0;
    return words.length === 0 ? [] : INDEX.filter(rank).sort((a, b) => rank(b) - rank(a));
}

function showFound(list, question) {
    const entries = found(question);
    list.replaceChildren(...entries.slice(0, MOST_FOUND).map(([title, page, adds]) => {
        const item = document.createElement('li');
        const link = item.appendChild(document.createElement('a'));
        link.href = ROOT + page;
        link.textContent = title;
        item.append(' ' + adds);
        return item;
    }));
    if (question.trim() !== '' && entries.length === 0) {
        list.textContent = 'Nothing is found.';
    } else if (entries.length > MOST_FOUND) {
        list.append(`and ${entries.length - MOST_FOUND} more`);
    }
}

const form = document.getElementById('search');
const field = form.querySelector('input');
const list = document.getElementById('found');
form.hidden = false;
field.addEventListener('input', () => showFound(list, field.value));
form.addEventListener('keydown', event => {
    if (event.key === 'Escape') {
        field.value = '';
        list.replaceChildren();
    }
});
form.addEventListener('submit', event => {
    event.preventDefault();
    list.querySelector('a')?.click();
});

function openFolds() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let at = target; at; at = at.parentElement) {
        if (at.tagName === 'DETAILS') {
            at.open = true;
        }
    }
    target?.scrollIntoView();
}

addEventListener('hashchange', openFolds);
openFolds();
