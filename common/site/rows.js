/* Boards of cells: a row of them, of cards or numbers, and squares (layout.js). */
import {TOUCH, clamp, idOf, inOrder, isNarrow, last, namesIn, numbersOf, partIn, piecesOf, standing, times, unique} from './pieces.js';

const [MAX_CELLS, MAX_SIDE, MAX_KEPT, MAX_NUMBERS] = [60, 40, 24, 400];
/* Rem: no cell need be smaller, or tight, in a row of one line (on a phone those that a finger hits); cells. */
const [CELL, TIGHT, HIGH, GAP] = [2.25, 1.85, 1.15, .16];
const EDGE = .6; /* for the numbers of squares */

const lettersOf = text => [...text].reduce((sum, letter) => sum + (letter > '\u1100' ? 1.8 : 1), 0);
export const widthOf = texts => clamp(1, .4 + .3 * Math.max(0, ...texts.map(lettersOf)), 8);

/* How many of so many things are in a line, if all lines are alike and none is longer than `most`. */
export function inLines(count, most) {
    const lines = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(most))));
    return Math.max(1, Math.ceil(count / lines));
}

const card = (text, look = [], more = {}) => ({shape: 'card', text, look, ...more});
const title = text => ({shape: 'name', text, look: []});

/* ---- what is in a row ---- */

/* Cells with numbers, and what stands on them. */
const stripOf = (turn, board, numbers) => numbers.map(n => {
    const name = `${n}`;
    const {text, look, pawn} = standing(turn, board.pieces.filter(piece => piece.name === name));
    return {shape: 'cell', spot: idOf(board, name), text: text || (pawn ? '' : name), pawn, label: text || pawn ? name : '',
        look: [...look.filter(one => one !== 'token'), ...text || pawn ? [] : ['free']]};
});

/* Numbers far apart: those where something stands or stood at the beginning, and those that moves lead to. */
function numbersFor(turn, board) {
    const offered = namesIn(turn, board);
    const names = [...[...board.begun, ...board.pieces].map(({name}) => name), ...offered];
    return inOrder(numbersOf(names)).map(String).map(name => card(name, board.pieces.some(piece => piece.name === name)
        ? ['token'] : offered.includes(name) ? ['offered'] : ['empty'], {spot: idOf(board, name)}));
}

/* Cards, each at the place that it had at the beginning: where one is gone, the place is empty. */
function cardsOf(turn, board) {
    const old = turn.log.length > 0 ? piecesOf(partIn(last(turn), board.part)) : [];
    return unique([...board.begun, ...board.pieces].map(({name}) => name)).map(name => {
        const {text, look} = standing(turn, board.pieces.filter(piece => piece.name === name));
        const isThere = board.pieces.some(piece => piece.name === name);
        const was = old.find(piece => piece.name === name);
        return isThere ? card(text, look, {spot: idOf(board, name)})
            : card(was?.text ?? '', was ? ['empty', 'last'] : ['empty'],
                {spot: idOf(board, name), had: board.begun.find(piece => piece.name === name)?.text});
    });
}

/* What a player has taken and keeps, the latest in front. */
function keptBy(turn, board, player) {
    const texts = turn.log.filter(move => move.player === player).map(({parts, at}) =>
        piecesOf(partIn({parts}, board.part)).find(({name}) => name === at)?.text ?? '').reverse();
    return {titles: [title((turn.called ?? turn.names)[player])],
        items: texts.length > 0 ? texts.slice(0, MAX_KEPT).map(text => card(text)) : [card('', ['empty'])]};
}

export function layRow(turn, board, room) {
    const {spots, begun, pieces} = board;
    const numbers = spots ? inOrder([...spots, ...numbersOf([...begun, ...pieces].map(({name}) => name))]) : [];
    const isOne = board.part === null || turn.parts.length === 1;
    const isStrip = Boolean(spots) && isOne && numbers.at(-1) - numbers[0] < MAX_CELLS;
    const items = isStrip ? stripOf(turn, board, times(numbers.at(-1) - numbers[0] + 1, i => numbers[0] + i))
        : spots ? numbersFor(turn, board) : cardsOf(turn, board);
    if (items.length > MAX_NUMBERS || spots && !isStrip && board.part === null) {
        return null; /* too many */
    }
    const below = spots ? [] : namesIn(turn, board).filter(name => !items.some(({spot}) => spot === idOf(board, name)))
        .map(name => card(name, ['offered'], {spot: idOf(board, name)}));
    const isKept = begun.some(({marks}) => marks.includes('kept'));
    const titles = isOne ? [] : [title(`${board.part + 1}${board.count > 1 ? ` ×${board.count}` : ''}`)];
    return stacked([{titles, items: below.length > 0 ? [...items, card('', ['empty'])] : items, isStrip},
        ...below.length > 0 ? [{titles: [], items: below}] : [],
        ...isKept ? [0, 1].map(player => keptBy(turn, board, player)) : []], room);
}

/* Rows one below the other, broken where there is no more room; a title stands in front. */
function stacked(rows, room) {
    const inFront = Math.max(0, ...rows.flatMap(({titles}) => titles).map(({text}) => .4 + widthOf([text])));
    const items = [];
    let [y, wide] = [0, 0];
    for (const row of rows) {
        const each = widthOf(row.items.map(({text, label, had}) => label || text || had || ''));
        const [across, down] = [row.isStrip ? each : each + GAP, row.isStrip ? 1.5 : HIGH + GAP];
        const touched = isNarrow(room) ? TOUCH / Math.min(across, row.isStrip ? HIGH : down) : TIGHT;
        const [tight, fitting] = [touched, Math.max(touched, CELL)].map(cell => (room / cell - inFront) / across);
        const line = row.items.length <= tight ? Math.max(row.items.length, 1) : inLines(row.items.length, fitting);
        const top = y;
        items.push(...row.titles.map(one => ({...one, x: 0, y: top, wide: inFront - .3, high: HIGH})),
            ...row.items.map((one, i) => ({...one, x: inFront + i % line * across, y: top + Math.floor(i / line) * down,
                wide: each, high: HIGH})));
        wide = Math.max(wide, inFront + Math.min(line, row.items.length) * across);
        y += Math.max(Math.ceil(row.items.length / line), row.titles.length) * down; /* one may have nothing but its title */
    }
    return {items, lines: [], wide, high: y, cell: 3.75};
}

/* ---- squares ---- */

export function laySquares(turn, board) {
    const names = [...board.pieces, ...board.begun].flatMap(({name}) => name.split(','));
    const spots = board.spots ? inOrder([...board.spots, ...numbersOf(names)]) : [0, MAX_SIDE];
    const numbers = times(spots.at(-1) - spots[0] + 1, i => spots[0] + i);
    const side = numbers.length;
    if (side > MAX_SIDE) {
        return null;
    }
    const label = {shape: 'label', look: []};
    const labels = numbers.flatMap((n, i) => [{...label, text: `${n}`, x: EDGE + i, y: 0, wide: 1, high: EDGE},
        {...label, text: `${n}`, x: 0, y: EDGE + i, wide: EDGE, high: 1}]);
    const squares = numbers.flatMap((line, i) => numbers.map((column, j) => {
        const name = `${line},${column}`;
        const {text, look, pawn} = standing(turn, board.pieces.filter(piece => piece.name === name));
        return {shape: 'square', spot: idOf(board, name), where: name, text, pawn, look: look.filter(one => one !== 'token'),
            x: EDGE + j, y: EDGE + i, wide: 1, high: 1};
    }));
    const all = side + EDGE;
    return {items: [...labels, ...squares], lines: [], wide: all, high: all, cell: side < 4 ? 4.5 : 3.75};
}
