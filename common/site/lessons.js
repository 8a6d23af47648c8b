/* Lessons: five positions of a game, with a question about each: which move, where exactly one wins; else who wins. Who
   answers right is told the idea that the step teaches. POOL (pages.py) has the games with lessons, and their steps. */
import {outcome} from './board.js';
import {gameOf} from './daily.js';
import {T, button, element, memory} from './page.js';
import {NEW_GAME, about, bringUp, put, show, turn} from './play.js';
import {hostedBy, newTask, pose, startOf} from './puzzle.js';

const box = document.getElementById('puzzle');
const [from, dots] = ['.from', '.dots'].map(selector => box.querySelector(selector));
const doneIn = name => memory.read('lessons')[name] ?? {};   /* by the number of a step: true */
const countOf = name => Object.keys(doneIn(name)).length;
let [lesson, at] = [POOL[0], 0];

function showDots() {
    dots.replaceChildren(...lesson.steps.map((_, i) => element('li', {}, button('', () => begin(i), {
        ariaLabel: [T('Step {}', i + 1), ...doneIn(lesson.game)[i] ? [T('done')] : []].join(', '),
        className: doneIn(lesson.game)[i] ? 'won' : '', ariaCurrent: String(i === at)}))));
    document.querySelectorAll('.lessons [data-name]').forEach(({dataset, firstElementChild, lastElementChild}) => {
        lastElementChild.textContent = ` ${T('{} of {}', countOf(dataset.name), gameOf(dataset.name).steps.length)}`;
        firstElementChild.ariaCurrent = dataset.name === lesson.game ? 'true' : null;
    });
}

const next = className => at + 1 < lesson.steps.length ? button(T('Next step'), () => begin(at + 1), {className})
    : element('a', {href: about.page, className: className ? 'call' : ''}, T('Now write the program'));

/* After the last step first comes what most want: the next lesson. */
function afterwards() {
    const after = at + 1 < lesson.steps.length ? undefined : POOL[POOL.indexOf(lesson) + 1];
    return after ? [element('a', {href: `#lesson=${after.game}`, className: 'call'}, T('Next: {}', after.title)), next('')]
        : [next('main')];
}

function noteDone() {
    memory.write('lessons', {[lesson.game]: {...doneIn(lesson.game), [at]: true}});
    showDots();
}

const poses = () => {
    from.replaceChildren(element('a', {href: about.page}, lesson.title), ` · ${T('Step {}', at + 1)}`);
    showDots();
};

/* ---- who wins? ---- */

const RESULTS = {won: T('The player to move'), lost: T('The other player')};

async function askWho(step) {
    const isWanted = newTask();
    const given = await startOf({game: lesson.game, ...step});
    if (given && isWanted()) {
        box.ariaBusy = 'false';
        bringUp();
        put({...NEW_GAME, play: given.start, first: 'you', moves: []}, given, () => {});
        poses();
        showWho(step);
    }
}

const showWho = step => show({message: [element('strong', {}, step.question)], isLive: false, showsValues: '',
    answers: Object.entries(RESULTS).map(([result, said]) => button(said, () => answerWho(step, result)))});

function answerWho(step, result) {
    const isRight = result === outcome(turn.worth);
    isRight && noteDone();
    show({message: [element('strong', {}, isRight ? T('Right!') : T('No.')), ' ', isRight ? step.idea
        : T('See what each move is worth: W wins, L loses.')], isLive: false,
    showsValues: isRight ? '' : 'outcome', answers: isRight ? afterwards()
        : [button(T('Try again'), () => showWho(step), {className: 'main'}), next('')]});
}

/* ---- one step after the other ---- */

function begin(number) {
    at = number;
    const step = lesson.steps[at];
    return step.isMove ? pose([{game: lesson.game, ...step}]) : askWho(step);
}

/* #lesson=NAME, and there the first step that is not done. */
function follow() {
    lesson = gameOf(new URLSearchParams(location.hash.slice(1)).get('lesson'))
        ?? POOL.find(({game, steps}) => countOf(game) < steps.length) ?? POOL[0];
    const open = lesson.steps.findIndex((_, i) => !doneIn(lesson.game)[i]);
    begin(Math.max(open, 0));
}

hostedBy({poses, solves: noteDone, next, afterwards});
addEventListener('hashchange', () => {
    follow();
    box.scrollIntoView({block: 'start'});
});
follow();
