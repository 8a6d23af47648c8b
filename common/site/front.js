/* The front page and the course: what was done, and filters for the games. */
'use strict';

const progress = memory.read('progress');
const DONE = [['solved', T('judged AC')], ['won', T('won')], ['played', T('played')], ['opened', T('opened')]];
const items = [...document.querySelectorAll('li[data-name]')];
const filters = document.getElementById('filters');
const did = ({dataset: {name}}, step) => Boolean(progress[name]?.[step]);

items.forEach(item => {
    const done = DONE.find(([step]) => did(item, step));
    if (done) {
        [, item.dataset.done] = done;
    }
});

function filter() {
    const {part, judge, done} = Object.fromEntries(new FormData(filters));
    const fits = {'': () => true, new: item => !item.dataset.done, won: item => did(item, 'won'),
        begun: item => item.dataset.done && !did(item, 'won') && !did(item, 'solved'),
        solved: item => did(item, 'solved')};
    items.forEach(item => item.hidden = !((!part || item.dataset.part === part) && fits[done](item)
        && (!judge || item.dataset.judges.split(' ').includes(judge))));
    const count = items.filter(item => !item.hidden).length;
    filters.querySelector('output').textContent = count === items.length ? '' : count > 0 ? T('{} games', count)
        : T('No game fits all of these.');
}

if (filters) {
    filters.addEventListener('change', filter);
    filter();
    begin();
}
