/* The board of a turn in the page: each item of its layout (layout.js) is an element, and one that is a spot of some move a
   button. Also what moves are worth, and how things move. */
import {MAX_CHOICES} from './heaps.js';
import {layout} from './layout.js';
import {T, button, element} from './page.js';
import {findSpots, last, spotOf, times} from './pieces.js';

export {MAX_CHOICES, last, times};
export const MOVE_MS = 230;    /* how long something moves (style.css: --move) */
export const still = matchMedia('(prefers-reduced-motion: reduce)');
const [ROOM, TALL] = [22, .6]; /* rem, while a board is hidden; of the height of the window */

export const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
/* The best move: of those that win the shortest, of those that lose the longest. */
const RANK = {lost: 0, drawn: 1000, won: 2000};
export const rankOf = ({worth, plies}) => RANK[worth] === undefined ? worth : RANK[worth]
    + (worth === 'won' ? -1 : 1) * (plies ?? 0);
export const bestOf = moves => moves.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
export const outcome = worth => typeof worth === 'number' ? (worth > 0 ? 'won' : worth < 0 ? 'lost' : 'drawn') : worth;
const RESULTS = ['lost', 'drawn', 'won'];
export const toOther = worth => typeof worth === 'number' ? -worth : RESULTS[2 - RESULTS.indexOf(worth)];
export const isWorse = (one, other) => RESULTS.indexOf(one) < RESULTS.indexOf(other);
export const winsOf = moves => moves.filter(({worth}) => outcome(worth) === 'won');
export const LETTERS = {won: 'W', lost: 'L', drawn: 'D'}; /* outcomes as they are written */
export const xor = numbers => numbers.includes(-1) ? -1 : Number(numbers.reduce((sum, n) => sum ^ BigInt(n), 0n));

/* Finds what is clicked for each move, and its Grundy number. */
export function findMoves(turn) {
    findSpots(turn);
    for (const move of turn.moves) {
        const grundy = move.left.map(part => part?.grundy);
        move.grundy = grundy.includes(undefined) ? null : xor(grundy);
    }
}

/* Marks all that the move changes, or nothing if there is none: of a heap, the stones above as well. */
export function markGoing(stage, move, look = 'going') {
    const stones = (move?.spots ?? []).map(spot => spot.match(/^(.*)\.(\d+)$/)).filter(Boolean);
    stage.querySelectorAll('[data-spot]').forEach(({dataset: {spot}, classList}) =>
        classList.toggle(look, Boolean(spot && move?.goes.includes(spot)) || stones.some(([, heap, n]) =>
            spot.startsWith(`${heap}.`) && Number(spot.slice(heap.length + 1)) >= Number(n))));
}

/* ---- pieces ---- */

export const span = (className, ...children) => element('span', {className}, ...children);
export const row = (className, ...pieces) => element('div', {className}, ...pieces);
const plain = worth => ({won: T('wins'), drawn: T('draws'), lost: T('loses')}[outcome(worth)]);

/* What a move is worth, as it is written on its piece: W3, L, +2, or a Grundy number. */
export function worthText(turn, {worth, plies, grundy}) {
    return turn.showsValues === 'grundy' && grundy !== null ? (grundy < 0 ? '∞' : `${grundy}`)
        : typeof worth === 'number' ? `${worth > 0 ? '+' : ''}${worth}`
            : LETTERS[worth] + (plies ?? '');
}

/* A piece of the board: a button if some move has its spot. */
function pieceFor(turn, item) {
    const {spot, shape, text, look, label, pawn, hue, beyond, where = label} = item;
    const moves = spot ? turn.moves.filter(move => move.spots.includes(spot)) : [];
    const words = shape === 'more' ? T('and {} more', item.count) : text;
    const content = pawn ? span(['pawn', ...pawn.look].join(' '), pawn.text) : words;
    const more = {className: [spot ? 'spot' : '', shape, ...look].filter(Boolean).join(' ')};
    const made = moves.length === 0 || !turn.isLive ? element('span', more, content)
        : button(content, null, {...more, tabIndex: -1});
    if (spot) {
        made.dataset.spot = spot;
    }
    if (label) {
        made.dataset.label = label;
    }
    if (hue !== undefined) {
        made.style.setProperty('--hue', 137 * hue);
    }
    const heap = item.said && (item.number ? T('pile {}, {}', item.number, item.said) : item.said);
    tell(turn, made, moves, [where, pawn ? pawn.text : heap || words]);
    if (heap && !made.type) { /* who does not see it hears more */
        made.replaceChildren(element('span', {ariaHidden: 'true'}, words), span('unseen', heap));
    }
    if (made.type && beyond.some(far => far > 0)) {
        const [across, down] = beyond.map(far => `calc(${-far.toFixed(3)} * var(--cell) - 2px)`); /* from within its border */
        made.append(element('span', {className: 'beyond', style: `inset: ${down} ${across}`}));
    }
    made.ariaHidden = shape === 'count' ? 'true' : null;
    return placed(made, item);
}

/* Says what a button does, and what that is worth where this is shown. */
function tell(turn, made, moves, names) {
    const best = turn.showsValues && moves.length > 0 ? bestOf(moves) : null;
    if (best) {
        made.classList.add(outcome(best.worth));
        made.dataset.worth = worthText(turn, best);
    }
    if (made.type) {
        const said = moves.length === 1 ? moves[0].said : T('{} moves', moves.length);
        const value = best ? ` (${worthText(turn, best)}, ${plain(best.worth)})` : '';
        made.ariaLabel = [...names, said].filter(Boolean).join(': ') + value;
    }
}

/* Puts an element where the layout has it, in cells; its letters are as large as fit. */
function placed(made, {x, y, wide, high, text, pawn}) {
    const letters = Math.max(1, (pawn?.text ?? text).length);
    Object.entries({x, y, wide, high, letters}).forEach(([name, value]) =>
        made.style.setProperty(`--${name}`, String(+value.toFixed(3))));
    return made;
}

function linesOf({lines, wide, high}) {
    const drawn = (path, kind, spot) => `<path d="${path}" class="${kind}" data-spot="${spot}" pathLength="1"/>`;
    const paths = lines.map(({path, look, spot}) =>
        drawn(path, look.join(' '), spot) + (spot && drawn(path, 'hit', spot)));
    return `<svg viewBox="0 0 ${wide} ${high}" aria-hidden="true">${paths.join('')}</svg>`;
}

/* The board of a turn in so much room (rem); for what is too large to be drawn, words. */
function boardOf(turn, room) {
    const tall = TALL * innerHeight / rem();
    const made = layout(turn, room, tall);
    if (!made) {
        return turn.parts.map(({said}) => row('row', said));
    }
    const board = row('board', ...made.items.map(item => pieceFor(turn, item)));
    board.insertAdjacentHTML('afterbegin', made.lines.length > 0 ? linesOf(made) : '');
    Object.entries({cell: `${+made.cell.toFixed(3)}rem`, wide: made.wide, high: made.high}).forEach(([name, value]) =>
        board.style.setProperty(`--${name}`, value));
    return [board];
}

/* ---- the last move ---- */

const pieceAt = (stage, spot) => stage.querySelector(`.spot[data-spot="${spot}"]`);
const hasSomething = piece => piece.classList.contains('token') || piece.querySelector('.pawn');

/* Lets what has gone to a place come there from where it was. */
function fly(stage, turn) {
    const move = last(turn);
    const names = move.at ? move.at.split(' ') : [];
    const [from, to] = names.length === 2 ? names.map(name => pieceAt(stage, spotOf(turn, move.part, name))) : [];
    if (!from || !to || from === to || !hasSomething(to) || turn.board === 'heaps') {
        return;
    }
    const timing = {duration: MOVE_MS, easing: 'ease-in-out'};
    if (to.classList.contains('vertex')) {
        const disc = span('vertex token flying');
        const [start, end] = [from, to].map(one => getComputedStyle(one)).map(({left, top}) => ({left, top}));
        ['wide', 'high'].forEach(name => disc.style.setProperty(`--${name}`, 1));
        to.parentElement.append(disc);
        to.classList.remove('token');
        disc.animate([start, end], {...timing, fill: 'forwards'}).onfinish = () => {
            disc.remove();
            to.classList.add('token');
        };
    } else {
        const [[x, y], [left, top]] = [from, to].map(one => middle(one.getBoundingClientRect()));
        to.querySelector('.pawn').animate([{translate: `${x - left}px ${y - top}px`}, {translate: '0'}], timing);
    }
}

/* ---- a board in its stage ---- */

const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
const shown = new WeakMap(); /* by stage: its turn, and the room it had */
const PADDING = 6; /* pixels, of a stage (style.css) */
const roomOf = stage => Math.max(0, Math.floor((stage.clientWidth - PADDING) / rem() * 4) / 4) || ROOM;
const watcher = new ResizeObserver(entries => entries.forEach(({target}) => {
    const {turn, room} = shown.get(target);
    if (target.clientWidth > 0 && room !== roomOf(target)) {
        drawBoard(target, turn);
    }
}));

/* Draws the turn; what its last move has changed is marked, and moves there if the move is made just now. */
export function drawBoard(stage, turn, isMade = false) {
    const moves = isMade === true && !still.matches;
    findMoves(turn);
    watcher.observe(stage);
    shown.set(stage, {turn, room: roomOf(stage)});
    stage.replaceChildren(...turn.parts.length > 0 ? boardOf(turn, roomOf(stage)) : []);
    stage.classList.toggle('moving', moves);
    stage.classList.toggle('own', turn.log.length > 0 && last(turn).player === turn.you);
    if (moves && turn.log.length > 0) {
        fly(stage, turn);
    }
    const all = [...stage.querySelectorAll('button')];
    const firstHeap = all.filter(({dataset: {spot}}) => spot.split('.')[0] === all[0].dataset.spot.split('.')[0]);
    const chosen = turn.board === 'heaps' ? firstHeap.at(-1) : all[0];
    if (chosen) {
        chosen.tabIndex = 0;
    }
}
