/* Every game played with native rules, at random, and each turn laid out as the page does (common/site/layout.js), in the
   width of a phone and of a desk: it is drawn, whatever is clicked is on the board, nothing is beside it, what stays does not
   move, and fingers hit what is clicked. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {findSpots} from '../../common/site/pieces.js';
import {layout} from '../../common/site/layout.js';
import {demand} from './browsers.mjs';

const ROOMS = [[22, 31.6], [36, Infinity]]; /* rem: how wide, and how high; the first of a phone, 390 x 844 */
const MAX_MOVES = 12;

export const turnOf = (build, game, words, moves) => JSON.parse(execFileSync(path.resolve(build, 'rules', game),
    ['turn', 'opponent=none', ...words], {input: moves.map(move => `${move}\n`).join(''), env: {LC_ALL: 'C'}}));

const isFew = ({parts}) => parts.flatMap(({pieces}) => pieces).length <= 5; /* heaps: of many, some line has to */

/* A stone that has a line for itself, though its heap has others. */
function loneOf({items}) {
    const stones = items.filter(({shape, spot}) => shape === 'stone' && spot);
    const heapOf = ({spot}) => spot.split('.')[0];
    const isIn = one => other => heapOf(one) === heapOf(other);
    return stones.find(one => stones.filter(isIn(one)).length > 1 && stones.filter(isIn(one)).filter(({y}) => y === one.y).length === 1);
}

/* Where an item is clicked: from left to right, and from top to bottom. */
const hitOf = ({x, y, wide, high, beyond: [across, down] = [0, 0]}) => [[x - across, x + wide + across], [y - down, y + high + down]];
const EQUAL = 1e-6;
const isOver = (one, other) => hitOf(one).every(([from, to], axis) =>
    Math.min(to, hitOf(other)[axis][1]) - Math.max(from, hitOf(other)[axis][0]) > EQUAL);

/* Of what is clicked, what is for two things at once, makes the panel wider, or is too small for a finger (44 pixels), on a
   phone where there is room: for 7 x 7 things, of one kind. */
const [FINGER, MAX_HIT] = [44 / 16 - EQUAL, 7 * 7];
function missedOf({moves}, {items, cell, wide}, isPhone) {
    const clicked = items.filter(({spot}) => moves.some(({spots}) => spots.includes(spot)));
    const all = items.filter(({spot}) => spot);
    const isRoomy = all.length <= MAX_HIT && !(all.some(({shape}) => shape === 'cut') && clicked.some(({shape}) => shape === 'stone'));
    const twice = clicked.find(one => clicked.some(other => one !== other && isOver(one, other)));
    const wider = clicked.find(one => one.beyond?.[0] > 0 && hitOf(one)[0][1] > wide + EQUAL);
    const small = isPhone && isRoomy && clicked.find(one => hitOf(one).some(([from, to]) => (to - from) * cell < FINGER));
    return twice ? `${twice.spot} is clicked where something else is` : wider ? `${wider.spot} makes the panel wider`
        : small ? `${small.spot} is too small for a finger` : '';
}

/* What is wrong with a turn that is laid out, or ''. */
function faultOf(turn, made, before) {
    const spots = made.items.map(({spot}) => spot).filter(Boolean);
    const lacking = turn.moves.flatMap(move => move.spots).find(spot => !spots.includes(spot));
    const twice = spots.find((spot, i) => spots.indexOf(spot) !== i);
    const beside = made.items.find(({x, y, wide, high}) => !(x > -.5 && y > -.8 && x + wide < made.wide + .8
        && y + high < made.high + .8));
    const moved = turn.board === 'heaps' || !before || before.items.length !== made.items.length ? null
        : made.items.find(({spot, look, x, y}) => spot && !look.includes('offered') && before.items.some(old => old.spot === spot && (old.x !== x || old.y !== y)));
    return lacking ? `${lacking} cannot be clicked` : twice ? `two things are ${twice}`
        : beside ? `${beside.shape} "${beside.text}" is beside the board` : moved ? `${moved.spot} does not stay`
            : turn.board === 'row' ? faultOfRow(turn, made, before) : '';
}

/* In a row that something is taken from, all else stays as it is; one may become what has been taken. */
function faultOfRow(turn, made, before) {
    const isCard = ({shape, look, spot}) => spot && shape === 'card' && !look.includes('empty') && !look.includes('offered');
    const [old, now] = [before, made].map(one => new Map((one?.items ?? []).filter(isCard).map(({spot, text}) => [spot, text])));
    const others = [...now].filter(([spot, text]) => now.size < old.size && old.has(spot) && old.get(spot) !== text);
    const count = parts => parts.flatMap(part => part?.pieces ?? []).length;
    const many = turn.moves.find(({part, left, goes}) => left.length > 1
        && goes.length > count(turn.parts.filter(one => one.part === part)) - count(left));
    return others.length > 1 ? `what is taken changes ${others.map(([spot]) => spot)}, too`
        : many ? `"${many.words}" marks more than it takes` : '';
}

export function checkBoards(build, games) {
    for (const game of games) {
        let turn = turnOf(build, game, ['seed=5'], []);
        const [start, moves, before] = [turn.start.split(' '), [], []];
        for (let i = 0; i <= MAX_MOVES && turn; i++) {
            findSpots(turn);
            for (const [n, [room, tall]] of ROOMS.entries()) {
                const made = layout(turn, room, tall);
                const fault = made ? faultOf(turn, made, before[n]) || missedOf(turn, made, i === 0 && n === 0) || i === 0 && isFew(turn) && loneOf(made) && 'a stone is alone in its line' : i === 0 && turn.board !== 'heaps' ? 'it is not drawn' : '';
                demand(!fault, `${game} ${start.join(' ')}, after ${moves.join(', ')}: ${fault}`);
                before[n] = made;
            }
            const move = turn.moves[7 * i % turn.moves.length];
            moves.push(move?.words);
            turn = move && turnOf(build, game, start, moves);
        }
    }
}
