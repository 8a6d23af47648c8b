/* Puzzles of the day on the front page: one of the five in the box Play, and the days of a week, which fill. Whoever has won
   all dares is met by them. */
import {MARKS, OF_DAY, WEEK, firstOpen, listsOfDay, noteSolved, solvedOn} from './daily.js';
import {areAllWon, backToDares, leaveDares, startDares} from './dares.js';
import {T, button, copyText, element, load} from './page.js';
import {about, playBox} from './play.js';
import {dayFrom} from './progress.js';
import {hostedBy, pose} from './puzzle.js';

const day = dayFrom();
const [go, copy] = ['today', 'copy'].map(name => document.querySelector(`.today [name=${name}]`));
const [week, question] = [document.querySelector('.week'), playBox.querySelector('.question')];
let number = 0; /* of the five */

const days = () => Array.from({length: WEEK}, (_, i) => dayFrom(i + 1 - WEEK));
const countOf = when => Object.keys(solvedOn(when)).length;

function showWeek() {
    const open = firstOpen(day);
    go.textContent = open < 0 ? T('Puzzles of the day: all five are solved') : T('Puzzle {} of 5', open + 1);
    week.ariaLabel = T('Solved in the last seven days: {}', days().map(countOf).join(', '));
    week.replaceChildren(...days().map(when => {
        const one = element('span', {title: T('{}: {} of 5', when, countOf(when))});
        one.dataset.count = countOf(when);
        return one;
    }));
}

/* For those to whom it is shown: a line of marks, and the week. */
const asText = () => [`${T('Games you can win with mathematics')}, ${day}`,
    OF_DAY.map((_, i) => MARKS[solvedOn(day)[i] ?? 0]).join(' '), days().map(countOf).join(' '), location.href.split('#')[0]].join('\n');

async function poseToday(wanted = Math.max(0, firstOpen(day))) {
    number = wanted;
    await load(`pool.${LANG}`);
    leaveDares();
    Object.assign(about, {start: '', first: '', idea: '', ladder: '', next: ''});
    await pose(listsOfDay(day)[number]);
}

hostedBy({
    poses: (...words) => question.replaceChildren(`${T('Puzzle {} of 5', number + 1)} · `, ...words, ' ',
        button(T('Back to the games'), backToDares)),
    solves: ({tried}) => {
        noteSolved(day, number, tried);
        showWeek();
    },
    next: className => number + 1 < OF_DAY.length ? button(T('Next puzzle'), () => poseToday(number + 1), {className})
        : element('a', {href: document.querySelector('.today .call').href}, T('More puzzles')),
});

const offline = () => startDares();
go.addEventListener('click', () => poseToday().then(() => playBox.scrollIntoView({block: 'nearest'}), offline));
copy.addEventListener('click', () => copyText(asText(), copy));
showWeek();
if (location.hash === '' && areAllWon()) {
    poseToday().catch(offline);
}
