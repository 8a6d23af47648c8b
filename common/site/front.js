/* The front page and the course: what was done, the games of the front page and their filters, progress as a file. */
import {ENOUGH_WINS, STARS, T, element, load, memory} from './page.js';
import {merged, starsOf, streakOf} from './progress.js';

const progress = memory.read('progress');
const DONE = [['solved', T('judged AC')], ['won', T('won')], ['played', T('played')], ['opened', T('opened')]];
const every = document.querySelector('.every'); /* the fold with all games */
const filters = document.getElementById('filters');
const did = ({dataset: {name}}, step) => Boolean(progress[name]?.[step]);

/* So many marks, and the others of all. */
const outOf = (all, count, [mark, other]) => mark.repeat(count) + other.repeat(all - count);

const marked = items => items.forEach(item => {
    const done = DONE.find(([step]) => did(item, step));
    const stars = starsOf(item.dataset.name);
    if (done) {
        const shown = item.closest('.tree') ? item.querySelector('a') : item; /* items of the tree have others below */
        const rungs = progress[item.dataset.name].unaided?.length ?? 0; /* positions won without help */
        shown.dataset.done = [rungs > 0 ? outOf(ENOUGH_WINS, rungs, '●○') : done[1], ...stars > 0 ? [outOf(STARS, stars, '★☆')] : []]
            .join(' ');
        item.dataset.step = stars === STARS ? 'mastered' : done[0];
    }
});

const tally = document.querySelector('.tally');
if (tally) {
    marked(document.querySelectorAll('.tree li'));
    const [all, won, mastered] = [() => true, item => did(item, 'won'), item => item.dataset.step === 'mastered']
        .map(fits => [...document.querySelectorAll('.tree li')].filter(fits).length);
    tally.textContent = T('Won: {} of {}. Mastered: {}.', won, all, mastered);
}

/* The cards of all games; at the heading of each part, how many of its games are won. */
const showCards = async () => {
    await load(`cards.${LANG}`);
    const box = document.getElementById('cards');
    box.innerHTML = CARDS.replaceAll('src="', `src="${SITE}`);
    marked(box.querySelectorAll('li'));
    box.querySelectorAll('section').forEach(part => {
        const own = [...part.querySelectorAll('li')];
        const won = own.filter(item => did(item, 'won')).length;
        if (won > 0) {
            part.querySelector('.meter').textContent = T('{} of {} won', won, own.length);
        }
    });
    filter();
};

function filter() {
    const {part, judge, done} = Object.fromEntries(new FormData(filters));
    const fits = {'': () => true, new: item => !item.dataset.done, won: item => did(item, 'won'),
        begun: item => item.dataset.done && !did(item, 'won') && !did(item, 'solved'),
        mastered: item => item.dataset.step === 'mastered', solved: item => did(item, 'solved')};
    const cards = [...document.querySelectorAll('#cards li')];
    cards.forEach(item => item.hidden = !((!part || item.dataset.part === part) && fits[done](item)
        && (!judge || item.dataset.judges.split(' ').includes(judge))));
    const count = cards.filter(item => !item.hidden).length;
    filters.querySelector('output').textContent = count === cards.length ? '' : count > 0 ? T('{} games', count)
        : T('No game fits all of these.');
}

/* ---- progress as a file ---- */

const KEPT = ['progress', 'lessons', 'puzzles', 'days', 'lost'];

function saveProgress() {
    const kept = Object.fromEntries(KEPT.map(name => [name, memory.read(name)]));
    const href = URL.createObjectURL(new Blob([JSON.stringify(kept, null, 1)], {type: 'application/json'}));
    element('a', {href, download: 'games-progress.json'}).click();
}

/* What the file has is added to what is here; nothing that was done is lost. */
async function loadProgress(file) {
    const found = await file.text().then(JSON.parse).catch(() => null);
    const isOurs = found && typeof found === 'object' && KEPT.some(name => typeof found[name] === 'object');
    if (isOurs) {
        KEPT.forEach(name => memory.write(name, merged(memory.read(name), found[name] ?? {})));
    }
    return Boolean(isOurs);
}

if (filters) {
    const box = document.getElementById('progress');
    const [save, choose, file, says] = ['[name=export]', '[name=import]', '[name=file]', '[role=status]']
        .map(selector => box.querySelector(selector));
    const days = streakOf(memory.read('days'));
    document.getElementById('streak').textContent = days > 0 ? T('Days in a row: {}', days) : '';
    save.addEventListener('click', saveProgress);
    choose.addEventListener('click', () => file.click());
    file.addEventListener('change', async () => {
        if (await loadProgress(file.files[0])) {
            location.reload();
        } else {
            says.textContent = T('This file has no progress.');
        }
    });
    filters.addEventListener('change', filter);
    every.addEventListener('toggle', () => every.open && showCards().catch(() =>
        filters.querySelector('output').textContent = T('This could not be loaded. Are you offline?')));
}
