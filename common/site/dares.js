/* The dare of the front page: a few games, one after the other at the same place. Each that is won fills its dot, and the
   next one is begun; #dare=2 is the second one, and in the address of its game stands `dare`, too. */
import {MOVE_MS, still} from './board.js';
import {T, button, element, memory} from './page.js';
import {NEW_GAME, about, begin, bringUp, game, goTo, playBox, put, savedGame, stage} from './play.js';
import {newTask} from './puzzle.js';

const DARES = JSON.parse(document.querySelector('.dares').textContent); /* what the box Play has to know of each */
const [dots, note] = [document.querySelector('.dots'), playBox.querySelector('.question')];
const hint = note.textContent; /* how to make the first move of all */
const isWon = ({game: name}) => Boolean(memory.read('progress')[name]?.won);
let at = 0;

function showDots() {
    dots.hidden = at < 0; /* their number would be taken for that of the puzzles */
    dots.replaceChildren(...DARES.map((dare, i) => element('li', {}, button('', () => dareTo(i), {
        ariaLabel: [`${i + 1}: ${dare.title}`, ...isWon(dare) ? [T('won')] : []].join(', '), title: dare.title,
        className: isWon(dare) ? 'won' : '', ariaCurrent: String(i === at)}))));
}

/* Makes this game the one that the box Play is about. */
function take(i) {
    const {question, ...dare} = DARES[i];
    if (i !== at) {
        playBox.querySelector('.turn').textContent = ''; /* of the first one */
    }
    at = i;
    Object.assign(about, dare);
    note.textContent = i === 0 && !isWon(DARES[0]) ? hint : question;
    showDots();
}

async function dareTo(i) {
    newTask(); /* what was asked for instead is not wanted any more */
    playBox.parentElement.ariaBusy = 'false';
    take(i);
    put(game, null);
    bringUp();
    await goTo({...NEW_GAME, play: about.start, first: about.first, dare: i === 0 ? undefined : i + 1});
    still.matches || stage.animate([{translate: '3rem', opacity: 0}, {translate: '0', opacity: 1}],
        {duration: MOVE_MS, easing: 'ease-out'});
}

const addressed = () => Number(savedGame()?.dare ?? new URLSearchParams(location.hash.slice(1)).get('dare'));
function follow() {
    const number = addressed() - 1;
    if (savedGame()?.play) {
        take(DARES[number] ? number : 0);
    } else if (DARES[number]) {
        dareTo(number);
    }
}
addEventListener('hashchange', follow, true); /* before play.js goes there */

/* Who has lost is asked what there is to be found. */
playBox.addEventListener('ended', ({detail: {hasWon}}) => {
    showDots();
    note.textContent = hasWon ? '' : DARES[at]?.question ?? '';
});

/* Begins where the visitor has left off. */
export function startDares() {
    const next = Math.max(0, DARES.findIndex(dare => !isWon(dare)));
    if (next === 0) {
        take(0);
        begin();
    } else {
        dareTo(next);
    }
}

/* From something else to the first game that is not won yet. */
export const backToDares = () => dareTo(Math.max(0, DARES.findIndex(dare => !isWon(dare))));

/* The box Play is about something else from now on. */
export function leaveDares() {
    at = -1;
    playBox.querySelector('.turn').textContent = '';
    showDots();
}

export const areAllWon = () => DARES.every(isWon);

follow();
if (savedGame()?.play) {
    begin();
} else if (location.hash === '' ? !areAllWon() : !DARES[addressed() - 1]) {
    startDares();
}
