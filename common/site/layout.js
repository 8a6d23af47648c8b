/* Where the pieces of a turn lie: a pure function of the turn and the room there is, for the page (board.js) and for pictures
   (pictures.mjs). A turn comes from the rules as data (common/rules/play/turn.c), with the family by which it is laid out:
   heaps, a row, squares, or a net of points and lines.

   Lengths are in cells. An item is {shape, x, y, wide, high, text, look}: `spot` is what is clicked, `pawn` what stands on
   it, `label` is written below or beside it, `where` says what it is to who does not see it; `beyond` is how far to each side,
   across and down, a click counts beyond what is seen. A line is {path, look, spot}. */
import {layHeaps} from './heaps.js';
import {layNet} from './nets.js';
import {TOUCH, boardsOf, earlier, first} from './pieces.js';
import {layRow, laySquares} from './rows.js';

const SMALLEST = 1.5; /* rem */
const EDGE = .2; /* around a board, where there is nothing else; on the right it would make the panel wider */

/* Each gives items, lines, how wide and high all is, and how large a cell may be (rem); or null. */
const FAMILIES = {row: layRow, squares: laySquares, ring: layNet, graph: layNet, tree: layNet, plane: layNet};

/* Boards one below the other. */
function oneBelowAnother(boards) {
    let high = -.15;
    const moved = boards.map(board => {
        const top = high + .15;
        high = top + board.high;
        return board.items.map(one => ({...one, y: one.y + top}));
    });
    return {items: moved.flat(), lines: boards[0].lines, high, wide: Math.max(...boards.map(({wide}) => wide)),
        cell: Math.min(...boards.map(({cell}) => cell))};
}

function lay(turn, room, tall) {
    const hasPieces = [turn, first(turn)].some(({parts}) => parts.some(({pieces}) => pieces.length > 0));
    if (turn.board === 'heaps') {
        return hasPieces ? layHeaps(turn, room, tall) : null;
    }
    const isThere = board => turn.board === 'row' || board.spots || [...board.pieces, ...board.begun].length > 0;
    const boards = boardsOf(turn);
    const made = boards.every(isThere) ? boards.map(board => FAMILIES[turn.board](turn, board, room)) : [null];
    return made.includes(null) ? null : oneBelowAnother(made);
}

const seen = ({text, pawn, look}) => `${text} ${pawn?.text} ${pawn?.look} ${look.filter(one => !['last', 'now'].includes(one))}`;
const isNewCard = ({shape, look}) => shape === 'card' && !look.some(one => ['empty', 'offered'].includes(one));

/* How far an item is clicked beyond what is seen: until a finger hits it, but not where another one is, nor far
   beyond the board. */
function beyond({x, y, wide, high}, others, board) {
    const lacking = [wide, high].map(long => Math.max(0, (TOUCH / board.cell - long) / 2));
    const far = [Math.min(lacking[0], x + EDGE, board.wide - x - wide),
        Math.min(lacking[1], y + EDGE, board.high + EDGE - y - high)];
    for (const other of others) {
        const gaps = [Math.max(other.x - x - wide, x - other.x - other.wide),
            Math.max(other.y - y - high, y - other.y - other.high)];
        const axis = gaps[0] > gaps[1] ? 0 : 1;
        far[axis] = Math.min(far[axis], gaps[axis] / 2);
    }
    return far.map(one => Math.max(0, one));
}

function withHits(made, turn) {
    const used = new Set(turn.moves.flatMap(({spots}) => spots));
    const spots = made.items.filter(({spot}) => spot);
    const isNear = one => other => other !== one && (other.shape === one.shape || used.has(other.spot));
    return {...made, items: made.items.map(one => used.has(one.spot)
        ? {...one, beyond: beyond(one, spots.filter(isNear(one)), made)} : one)};
}

/* All of a turn, in so much room, and so high (rem). What the last move has changed has the look "last". Null: it
   cannot be drawn. */
export function layout(turn, room, tall = Infinity) {
    const made = turn.parts.length > 0 ? lay(turn, room, tall) : null;
    if (!made) {
        return null;
    }
    const old = turn.log.length > 0 && turn.board !== 'heaps' ? lay(earlier(turn), room, tall) : null;
    const was = new Map((old?.items ?? []).filter(({spot}) => spot).map(one => [one.spot, seen(one)]));
    const isChanged = one => old && one.spot && (was.has(one.spot) ? was.get(one.spot) !== seen(one) : isNewCard(one));
    const items = made.items.map(one =>
        isChanged(one) && !one.look.includes('last') ? {...one, look: [...one.look, 'last']} : one);
    const low = tall / made.high; /* what has no lines may be higher, rather than too small to be hit */
    const cell = Math.min(made.cell, room / made.wide, made.lines.length > 0 ? low : Math.max(low, SMALLEST));
    return withHits({...made, items, cell}, turn);
}
