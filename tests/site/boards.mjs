/* Every game played with native rules, at random, and each turn laid out as the page does (common/site/layout.js), in the
   width of a phone and of a desk: it is drawn, whatever is clicked is on the board, nothing is beside it, and what stays does
   not move. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {findSpots} from '../../common/site/pieces.js';
import {layout} from '../../common/site/layout.js';
import {demand} from './browsers.mjs';

const ROOMS = [22, 36]; /* rem */
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
        : beside ? `${beside.shape} "${beside.text}" is beside the board` : moved ? `${moved.spot} does not stay` : '';
}

export function checkBoards(build, games) {
    for (const game of games) {
        let turn = turnOf(build, game, ['seed=5'], []);
        const [start, moves, before] = [turn.start.split(' '), [], []];
        for (let i = 0; i <= MAX_MOVES && turn; i++) {
            turn.moves.forEach(move => findSpots(move, turn));
            for (const [n, room] of ROOMS.entries()) {
                const made = layout(turn, room);
                const fault = made ? faultOf(turn, made, before[n]) || i === 0 && isFew(turn) && loneOf(made) && 'a stone is alone in its line' : i === 0 && turn.board !== 'heaps' ? 'it is not drawn' : '';
                demand(!fault, `${game} ${start.join(' ')}, after ${moves.join(', ')}: ${fault}`);
                before[n] = made;
            }
            const move = turn.moves[7 * i % turn.moves.length];
            moves.push(move?.words);
            turn = move && turnOf(build, game, start, moves);
        }
    }
}
