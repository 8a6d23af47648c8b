/* Where the pieces of a turn lie: a pure function of the turn and the room there is, for the page (board.js) and for pictures
   (pictures.mjs). A turn comes from the rules as data (common/rules/play/turn.c), with the family by which it is laid out:
   heaps, a row, squares, or a net of points and lines.

   Lengths are in cells. An item is {shape, x, y, wide, high, text, look}: `spot` is what is clicked, `pawn` what stands on
   it, `label` is written below or beside it, `where` says what it is to who does not see it. A line is {path, look, spot}. */
import {layHeaps} from './heaps.js';
import {layNet} from './nets.js';
import {boardsOf, earlier, first} from './pieces.js';
import {layRow, laySquares} from './rows.js';

const SMALLEST = 1.5; /* rem */

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

function lay(turn, room) {
    const hasPieces = [turn, first(turn)].some(({parts}) => parts.some(({pieces}) => pieces.length > 0));
    if (turn.board === 'heaps') {
        return hasPieces ? layHeaps(turn, room) : null;
    }
    const isThere = board => turn.board === 'row' || board.spots || [...board.pieces, ...board.begun].length > 0;
    const boards = boardsOf(turn);
    const made = boards.every(isThere) ? boards.map(board => FAMILIES[turn.board](turn, board, room)) : [null];
    return made.includes(null) ? null : oneBelowAnother(made);
}

const seen = ({text, pawn, look}) => `${text} ${pawn?.text} ${pawn?.look} ${look.filter(one => one !== 'last')}`;
const isNewCard = ({shape, look}) => shape === 'card' && !look.some(one => ['empty', 'offered'].includes(one));

/* All of a turn, in so much room, and so high (rem). What the last move has changed has the look "last". Null: it
   cannot be drawn. */
export function layout(turn, room, tall = Infinity) {
    const made = turn.parts.length > 0 ? lay(turn, room) : null;
    if (!made) {
        return null;
    }
    const old = turn.log.length > 0 && turn.board !== 'heaps' ? lay(earlier(turn), room) : null;
    const was = new Map((old?.items ?? []).filter(({spot}) => spot).map(one => [one.spot, seen(one)]));
    const isChanged = one => old && one.spot && (was.has(one.spot) ? was.get(one.spot) !== seen(one) : isNewCard(one));
    const items = made.items.map(one =>
        isChanged(one) && !one.look.includes('last') ? {...one, look: [...one.look, 'last']} : one);
    const low = tall / made.high; /* what has no lines may be higher, rather than too small to be hit */
    return {...made, items, cell: Math.min(made.cell, room / made.wide, made.lines.length > 0 ? low : Math.max(low, SMALLEST))};
}
