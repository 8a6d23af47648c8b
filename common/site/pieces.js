/* The pieces of a turn as the rules give them (rules.h, "boards"), on which boards they are, and which spots are clicked for
   a move. A spot is "PART:NAME", or "/NAME" on a board that all parts share. */
export const times = (count, make) => Array.from({length: count}, (_, i) => make(i));
export const unique = list => [...new Set(list)];
export const clamp = (low, value, high) => Math.max(low, Math.min(value, high));
export const inOrder = numbers => unique(numbers).sort((a, b) => a - b);
export const numbersOf = names => names.map(Number).filter(Number.isInteger);

export const TOUCH = 2.75; /* rem, 44 pixels: what a finger hits */
const NARROW = 28; /* rem */
export const isNarrow = room => room < NARROW; /* as on a phone */

/* The position in which the game began, and the last move with the position in which it was made. */
export const first = turn => turn.log[0] ?? turn;
export const last = turn => turn.log.at(-1);
/* The turn before the last move. */
export const earlier = turn => ({...turn, ...last(turn), log: turn.log.slice(0, -1), moves: [], isLive: false});

/* A piece from its text, or [text, name, marks, "A-B"]. */
function pieceOf(given, i) {
    const [text, name, marks = '', ends = ''] = [given].flat();
    return {text: String(text), name: name || (ends ? '' : `${i + 1}`), marks: marks ? marks.split(' ') : [],
        ends: ends ? ends.split('-') : null};
}
/* Of a part, or of what all share. */
export const piecesOf = owner => (owner?.pieces ?? []).map(pieceOf);
export const sizeOf = ({text}) => Number(text);

/* ---- boards ---- */

const isShared = ({drawing}) => Boolean(drawing?.spots || drawing?.pieces.length > 0);
export const spotOf = (turn, part, name) => isShared(turn) ? `/${name}` : `${part}:${name}`;
export const partIn = (state, number) => state.parts.find(({part}) => part === number);

const numbered = ({part, count, ...rest}) => piecesOf(rest).map(piece => ({...piece, part, count}));

/* All parts on one board, with what they share. */
function sharedBoard(turn) {
    const common = piecesOf(turn.drawing).map((piece, i) => ({...piece, name: turn.drawing.pieces[i][1] ?? ''}));
    const [begun, pieces] = [first(turn), turn].map(state => [...common, ...state.parts.flatMap(numbered)]);
    return {part: null, spots: turn.drawing.spots ?? turn.parts[0]?.spots, pieces, begun};
}

function ownBoard(turn, now) {
    const begun = partIn(first(turn), now.part) ?? now;
    const spots = [now, begun].flatMap(one => one.spots ?? []);
    return {part: now.part, count: now.count, pieces: numbered(now), begun: piecesOf(begun),
        spots: spots.length > 0 ? [Math.min(...spots), Math.max(...spots)] : null};
}

/* The boards of a turn: their pieces, those of the beginning, and which numbers are spots, [low, high] or null. */
export const boardsOf = turn => isShared(turn) ? [sharedBoard(turn)] : turn.parts.map(part => ownBoard(turn, part));

export const idOf = ({part}, name) => part === null ? `/${name}` : `${part}:${name}`;
/* The spots of moves on a board, by their names. */
export const namesIn = (turn, board) => unique(turn.moves.flatMap(move => move.spots ?? [])
    .filter(spot => spot.startsWith(idOf(board, ''))).map(spot => spot.slice(idOf(board, '').length)));

/* ---- what stands on a spot ---- */

export const COLORS = ['black', 'white', 'red', 'blue'];
const PAWNS = ['token', 'red', 'blue'];
const SIGNS = {rook: '♜', queen: '♛', first: '1', second: '2'};
const isPawn = ({marks}) => PAWNS.some(look => marks.includes(look)) && !marks.includes('black');
const hasNoText = ({marks}) => [...PAWNS, ...COLORS].some(look => marks.includes(look));

/* Its text, all looks, and a pawn, with the numbers of the parts where there are several; or null. */
export function standing(turn, pieces) {
    const here = pieces.filter(({ends}) => !ends);
    const look = here.flatMap(({marks}) => marks);
    const text = here.filter(piece => !hasNoText(piece)).map(piece => piece.marks.includes('cross') ? '✕' : piece.text);
    return {text: text.find(Boolean) ?? '', look, pawn: pawnOf(turn, here.filter(isPawn), look)};
}

function pawnOf(turn, tokens, look) {
    const isAlone = turn.parts.length === 1 && turn.parts[0].count === 1;
    const numbers = isAlone ? [] : tokens.map(({part, count}) => `${part + 1}${count > 1 ? `×${count}` : ''}`);
    const letters = tokens.filter(({marks}) => !marks.includes('token')).map(({text}) => text);
    const signs = Object.keys(SIGNS).filter(name => look.includes(name)).map(name => SIGNS[name]);
    const [sign = '', ...more] = signs;
    return tokens.length === 0 ? null
        : {text: [sign, numbers.length > 3 ? `${numbers.length}×` : numbers.join(' '), ...more, ...letters].join(''),
            look: look.filter(name => ['first', 'second', 'red', 'blue'].includes(name))};
}

/* ---- the spots of a move ---- */

/* Which of these (by number) are not there afterwards; of equal ones the last. */
function gone(before, after) {
    const count = (list, wanted) => list.filter(one => one === wanted).length;
    return [...before.keys()].filter(i => count(before.slice(0, i + 1), before[i]) > count(after, before[i]));
}

/* Of a move of heaps, by what it leaves: "i.n" are the stones of heap i after n, "i|n" the cut there, "i" the heap. */
function heapSpots(before, after, others) {
    const [old, now] = [before, after].map(part => piecesOf(part).map(sizeOf));
    const cut = others.length > 0 && old.length === 1 ? [`1|${now[0]}`] : [];
    const whole = old.length === now.length ? [] : gone(old, now);
    if (cut.length === 0 && whole.length === 1 && now.length === old.length - 1) { /* its last stone, too */
        return [`${whole[0] + 1}.0`];
    }
    return cut.length > 0 || whole.length > 0 ? [...cut, ...whole.map(i => `${i + 1}`)]
        : [...old.keys()].filter(i => now[i] < old[i]).map(i => `${i + 1}.${now[i]}`);
}

/* What a piece is, wherever it lies, and whether it is next. */
const kindOf = ({text, marks}) => `${text} ${marks.filter(mark => mark !== 'now')}`;

/* The names of pieces that are not the same afterwards. */
function changes(before, after) {
    const told = part => new Map(piecesOf(part).map(piece => [piece.name, kindOf(piece)]));
    const [old, now] = [before, after].map(told);
    return unique([...old.keys(), ...now.keys()]).filter(name => name && old.get(name) !== now.get(name));
}

/* ---- rows from which something is taken ---- */

/* The names, given those before, of what is left of a row, if that is all but a block of it (the first one, or the one that
   begins with this name); else null. */
function namesLeft(before, after, names, from) {
    const [old, now] = [before, after].map(pieces => pieces.map(kindOf));
    const size = old.length - now.length;
    const without = (list, i) => [...list.slice(0, i), ...list.slice(i + size)];
    const starts = size < 0 ? [] : [Number(from) - 1, ...times(now.length + 1, i => i)].filter(i => i >= 0 && i <= now.length);
    const start = starts.find(i => without(old, i).every((one, k) => one === now[k]));
    return start === undefined ? null : without(names, start);
}

/* Cards are numbered by the rules as they lie, anew after each move. Here a card keeps the number that it had in the beginning,
   so that it stays where it is and what is taken leaves its place empty: wherever each move takes a block of a row. */
function keepNumbers(turn) {
    const isNamed = piece => Array.isArray(piece) && piece[1];
    const hasNoNames = ({count, spots, pieces}) => count === 1 && !spots && !pieces.some(isNamed);
    for (const {part} of turn.board === 'row' && !isShared(turn) ? first(turn).parts : []) {
        const states = [...turn.log, turn].map(state => partIn(state, part));
        if (states.every(state => state && hasNoNames(state))) {
            keepNumbersOf(part, states, turn);
        }
    }
}

function keepNumbersOf(part, states, turn) {
    const names = [states[0].pieces.map((_, i) => `${i + 1}`)]; /* by state; null: some of them cannot be told */
    const leftBy = (move, i, after) => names[i] && after
        && namesLeft(piecesOf(states[i]), piecesOf(after), names[i], move.part === part ? move.at?.split(' ')[0] : '');
    turn.log.forEach((move, i) => names.push(leftBy(move, i, states[i + 1])));
    const moves = turn.moves.filter(move => move.part === part).map(move => {
        const after = move.leaves.length === 1 ? partIn({parts: move.leaves}, part) : null;
        return {move, after, left: leftBy(move, turn.log.length, after)};
    });
    if (!names.every(Boolean) || !moves.every(({left}) => left)) {
        return;
    }
    const rename = (move, list) => {
        move.at = move.at && move.at.split(' ').map(name => list[name - 1] ?? name).join(' ');
    };
    const name = (state, list) => {
        state.pieces = state.pieces.map((piece, i) => {
            const [text, , ...more] = [piece].flat();
            return [text, list[i], ...more];
        });
    };
    turn.log.forEach((move, i) => move.part === part && rename(move, names[i]));
    moves.forEach(({move, after, left}) => {
        rename(move, names.at(-1));
        name(after, left);
    });
    states.forEach((state, i) => name(state, names[i]));
}

/* Gives each move its `spots`, the one from which something goes first; `goes`, all that it changes; and what it `left`. */
export function findSpots(turn) {
    keepNumbers(turn);
    turn.moves.forEach(move => findSpotsOf(move, turn));
}

function findSpotsOf(move, turn) {
    const before = partIn(turn, move.part);
    const others = move.leaves.filter(({part}) => part !== move.part);
    const after = before?.count > 1 ? others.shift() /* one of several alike */
        : move.leaves.find(({part}) => part === move.part);
    const isKnown = before && after; /* a part beyond those that are sent is not */
    const isHeaps = turn.board === 'heaps';
    const names = move.at ? move.at.split(' ') : isKnown && isHeaps ? heapSpots(before, after, others) : [];
    move.left = [after, ...others];
    const count = parts => parts.filter(Boolean).flatMap(piecesOf).length;
    const isOnlyAt = others.length > 0 && count([before]) - count(move.left) === names.length; /* the rest: in parts of its own */
    const changed = isKnown && !isHeaps && !isOnlyAt ? changes(before, after) : [];
    move.spots = names.map(name => spotOf(turn, move.part, name));
    move.goes = unique([...names, ...changed].map(name => spotOf(turn, move.part, name)));
}
