/* The front page and the course: what was done, and filters for the games. */
'use strict';

const progress = memory.read('progress');
const DONE = [['solved', T('judged AC')], ['won', T('won')], ['played', T('played')], ['opened', T('opened')]];
const items = [...document.querySelectorAll('li[data-name]')];
const filters = document.getElementById('filters');
const stepOf = item => DONE.find(([step]) => progress[item.dataset.name]?.[step])?.[0];

items.forEach(item => {
    const step = stepOf(item);
    if (step) {
        item.dataset.done = DONE.find(([name]) => name === step)[1];
    }
});

function filter() {
    const {part, judge, done} = Object.fromEntries(new FormData(filters));
    const fits = {'': () => true, new: step => !step, begun: step =>
        ['opened', 'played'].includes(step), won: (step, all) => all?.won, solved: step => step === 'solved'};
    items.forEach(item => item.hidden = !((!part || item.dataset.part === part)
        && (!judge || item.dataset.judges.split(' ').includes(judge))
        && fits[done](stepOf(item), progress[item.dataset.name])));
    document.querySelectorAll('#cards section').forEach(section =>
        section.hidden = !section.querySelector('li:not([hidden])'));
    filters.querySelector('output').textContent = part || judge || done
        ? T('{} games', items.filter(item => !item.hidden).length) : '';
}

if (filters) {
    filters.addEventListener('change', filter);
    filter();
    begin();
}
