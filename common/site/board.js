/* Boards. A turn comes from the rules as data (common/rules/play/json.c). Each move gets its spots: what one clicks for it,
   told by what it changes. Then the kind of board says how it is drawn; what is a spot of some move is a button. */
import {T, button, element} from './page.js';

const MOST_STONES = 60; /* in one heap; a larger one is a number */
const PILE = 10;        /* heaps up to this stand upright, side by side */
export const MOST_CHOICES = 12; /* buttons for moves */
const MOST_SHOWN = 24;  /* marbles of a color, objects on a circle, numbers in a row */
const MOST_SQUARES = 1600;
const GROUND = 97;      /* the height of the ground, in hundredths */
export const MOVE_MS = 230;    /* how long something moves (style.css: --move) */
export const still = matchMedia('(prefers-reduced-motion: reduce)');

export const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
const nameOf = (turn, player) => (turn.called ?? turn.names)[player];
const numberOf = cell => Number(String(cell).replace(/[^\d-]/g, ''));
export const times = (count, make) => Array.from({length: count}, (_, i) => make(i));
/* The best move: of those that win the shortest, of those that lose the longest. */
const RANK = {lost: 0, drawn: 1000, won: 2000};
export const rankOf = ({worth, plies}) => RANK[worth] === undefined ? worth : RANK[worth]
    + (worth === 'won' ? -1 : 1) * (plies ?? 0);
export const bestOf = moves => moves.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
export const outcome = worth => typeof worth === 'number' ? (worth > 0 ? 'won' : worth < 0 ? 'lost' : 'drawn') : worth;

/* The position in which the game began, and the last move with the position in which it was made. */
const first = turn => turn.log[0] ?? turn;
export const last = turn => turn.log.at(-1);
/* The turn before the last move. */
const earlier = turn => ({...turn, ...last(turn), log: turn.log.slice(0, -1), moves: [], isLive: false});
export const xor = numbers => numbers.includes(-1) ? -1 : Number(numbers.reduce((sum, n) => sum ^ BigInt(n), 0n));

/* Which of these (by number) are not there afterwards; of equal ones the last. */
function gone(before, after) {
    const count = (cells, wanted) => cells.filter(cell => cell === wanted).length;
    return [...before.keys()].filter(i => count(before.slice(0, i + 1), before[i]) > count(after, before[i]));
}

/* ---- what is clicked for a move: "PART:i", the piece i of a part, or "/NAME" ---- */

/* "i.n": the stones of heap i down to n; "i|n": the cut of heap i behind n stones; "i.+": the heap itself. */
function heapSpots(before, after, {words}, others) {
    const [old, now] = [before, after].map(({cells}) => cells.map(numberOf));
    const [, removed, one, other] = words.match(/(?:remove (\d+) split|make) (\d+)(?:\+| and )(\d+)/) ?? [];
    const [, grows] = words.match(/add to pile (\d+)/) ?? [];
    const [, less] = words.match(/subtract (\d+)/) ?? []; /* from the first one; then they may change places */
    const cut = others.length > 0 && old.length === 1 ? `0|${now[0]}`
        : one && `${old.indexOf(Number(one) + Number(other))}|${one}`;
    const whole = grows ? [grows - 1] : removed ? [old.indexOf(Number(removed))]
        : old.length !== now.length ? gone(old, now)
        : [...now.keys()].filter(i => hasToken(before.cells[i]) && !hasToken(after.cells[i]) && now[i] === old[i]);
    if (!cut && !grows && !removed && whole.length === 1 && now.length === old.length - 1) { /* its last stone, too */
        return [`${whole[0]}.0`];
    }
    return cut || whole.length > 0 ? [...cut ? [cut] : [], ...whole.map(i => `${i}.+`)]
        : less ? [`0.${old[0] - less}`] : [...old.keys()].filter(i => now[i] < old[i]).map(i => `${i}.${now[i]}`);
}

const card = ({cells}, after, {words}) => [cells.indexOf(Number(words.match(/\d+/)[0]))];
const isOfFirst = ({words}) => /^(left|first)/.test(words);
const ofEnd = ({cells}, after, move) => [isOfFirst(move) ? 0 : cells.length - 1];
const lastWord = (before, after, {words}) => [`/${words.split(' ').at(-1)}`];
const hasToken = cell => /\*/.test(cell);
const visitedOf = ({cells}) => cells.map(room => room.split(' ')[0]);
/* Where something is, and where the move brings it; only there, too, if nothing else could go to that place. */
const going = at => (before, after, {words}) =>
    /\d/.test(words) ? [...new Set([before, after].map(at))].filter(spot => spot !== -1) : [];
const ofCell = going(({cells}) => cells[0]);
/* What the words of a move name is clicked on all other boards. */
const SPOTS = {
    heaps: heapSpots, number: ofCell, count: ofCell, circle: ofCell, strip: going(({cells}) => `/${cells[0]}`),
    line: card, ring: card, cells: card, cards: (before, after) => gone(before.cells, after.cells),
    stack: (before, after) => [after.cells.length],
    tiles: ofEnd, words: ofEnd, edges: lastWord, hand: lastWord,
    house: going(part => `/${visitedOf(part).at(-1)}`), graph: going(({cells}) => cells.findIndex(hasToken)),
    rooks: (before, after) => {
        const i = before.cells.findIndex((cell, n) => cell !== after.cells[n]);
        return [before, after].map(({cells}) => `/${cells[i]},${Math.floor(i / 2) + 1}`);
    },
};
/* What else changes. */
const FALLS = {
    line: gone, edges: (before, after) => gone(before, after).map(i => `/${edgeName(before[i])}`),
    turned: (before, after) => [...before, ...after].filter(cell => before.includes(cell) !== after.includes(cell))
        .map(cell => `/${cell.match(/\d+/g)}`),
};
const namesIn = words => (words.replace(/ (in|with) \D*\d+$/, '').match(/\d+,\d+|[xy]=\d+|\d+/g) ?? []).map(name => `/${name}`);

/* The spots of a move, and what else goes with them: other numbers, edges that fall. */
export function findSpots(move, {board: kind, parts}) {
    const before = parts.find(({part}) => part === move.part);
    const own = move.leaves.find(({part}) => part === move.part);
    const others = move.leaves.filter(({part}) => part !== move.part);
    const after = before?.count > 1 ? others.shift() : own; /* one of several alike */
    const find = before && after ? SPOTS[kind] : () => []; /* of a part beyond those that are sent */
    const grundy = [after, ...others].map(part => part?.grundy);
    move.grundy = grundy.includes(undefined) ? null : xor(grundy);
    const full = spot => `${spot}`[0] === '/' ? spot : `${move.part}:${spot}`;
    move.spots = SPOTS[kind] ? find(before, after, move, others).map(full) : namesIn(move.words);
    const changes = FALLS[kind] && before && after ? FALLS[kind](before.cells, after.cells) : [];
    move.goes = [...move.spots, ...changes.map(full)];
}

/* Marks all that the move changes, or nothing if there is none: of a heap, the stones above as well. */
export function markGoing(stage, move) {
    const [, heap, n] = move?.spots.length === 1 ? move.spots[0].match(/^(.*)\.(\d+)$/) ?? [] : [];
    stage.querySelectorAll('[data-spot]').forEach(({dataset: {spot}, classList}) =>
        classList.toggle('going', Boolean(move?.goes.includes(spot)
            || heap && spot.startsWith(`${heap}.`) && Number(spot.slice(heap.length + 1)) >= Number(n))));
}

/* ---- pieces and rows ---- */

export const span = (className, ...children) => element('span', {className}, ...children);
export const row = (className, ...pieces) => element('div', {className}, ...pieces);
const label = text => element('span', {className: 'label', ariaHidden: 'true'}, String(text));
const plain = worth => ({won: T('wins'), drawn: T('draws'), lost: T('loses')}[outcome(worth)]);

/* What a move is worth, as it is written on its piece: W3, L, +2, or a Grundy number. */
export function worthText(turn, {worth, plies, grundy}) {
    return turn.showsValues === 'grundy' && grundy !== null ? (grundy < 0 ? '∞' : `${grundy}`)
        : typeof worth === 'number' ? `${worth > 0 ? '+' : ''}${worth}`
            : {won: 'W', lost: 'L', drawn: 'D'}[worth] + (plies ?? '');
}

/* A piece of the board: a button if some move has this spot. Its content is a text or one element; `where` says what it
   is where the content does not. */
function piece(turn, id, content, className, where = '') {
    const moves = turn.moves.filter(move => move.spots.includes(id));
    const more = {className: `spot ${className}`};
    const text = typeof content === 'string' ? content : content.textContent;
    const made = moves.length === 0 || !turn.isLive ? element('span', more, content)
        : button(content, null, {...more, tabIndex: -1});
    const best = turn.showsValues && moves.length > 0 ? bestOf(moves) : null;
    made.dataset.spot = id;
    if (best) {
        made.classList.add(outcome(best.worth));
        made.dataset.worth = worthText(turn, best).replace(/^[WLD]/, '$&\u200b'); /* a stone has two lines for it */
    }
    if (made.type) {
        const said = moves.length === 1 ? moves[0].said : T('{} moves', moves.length);
        const value = best ? ` (${worthText(turn, best)}, ${plain(best.worth)})` : '';
        made.ariaLabel = [where, text, said].filter(Boolean).join(': ') + value;
    }
    return made;
}

/* A piece with its name beside it. */
function named(turn, name, spot, text, className) {
    const made = piece(turn, spot, text, className, name);
    made.dataset.label = name;
    return made;
}

/* Pieces in a row from which some are taken keep their places: gives for each piece that the part had at the beginning
   its number now, or -1. */
function placesNow(turn, part) {
    const states = [...turn.log, turn].map(({parts}) => parts.find(one => one.part === part).cells);
    let here = [...states[0].keys()]; /* the places of the pieces that are there */
    for (const [i, move] of turn.log.entries()) {
        const [old, now] = [states[i], states[i + 1]];
        const from = isOfFirst(move) ? old.length - now.length : 0;
        let at = from;
        here = now.map(cell => { /* a circle may be told from another piece on */
            while (old[at % old.length] !== cell && at < from + 2 * old.length) {
                at++;
            }
            return here[at++ % old.length];
        });
    }
    return [...states[0].keys()].map(place => here.indexOf(place));
}

/* The pieces of a part at the places that they had at the beginning: where one is gone, the place is empty. */
function placed(turn, {part, cells}, className) {
    const before = turn.log.length > 0 ? placesNow(earlier(turn), part) : [];
    return placesNow(turn, part).map((now, place) => now >= 0
        ? piece(turn, `${part}:${now}`, String(cells[now]), className)
        : span(`${className} empty${before[place] >= 0 ? ' last' : ''}`,
            before[place] >= 0 ? String(last(turn).parts.find(one => one.part === part).cells[before[place]]) : ''));
}

const drawRows = turn => turn.parts.map((part, i) => row('row',
    ...turn.board === 'stack' ? [span('name', `${i + 1}`)] : [], ...placed(turn, part, 'card')));
/* The row, and what the players have taken of it, the newest letter in front. */
const drawWords = turn => [...drawRows(turn), row('heaps', ...[0, 1].map(player => {
    const taken = turn.log.filter(move => move.player === player).map(({parts: [{cells}], ...move}) =>
        cells.at(isOfFirst(move) ? 0 : -1)).reverse();
    return row('heap', span('name', nameOf(turn, player)), ...taken.length > MOST_SHOWN ? [taken.join('')]
        : taken.map(letter => span('card', letter)), ...taken.length === 0 ? [span('card empty')] : []);
}))];
/* A row of cells, which get narrower where that keeps them in one line. */
function strip(cells) {
    const made = row('row strip', ...cells);
    made.style.setProperty('--wide', cells.length);
    return made;
}
/* Cells with marks; three of them in a row have won. */
const drawCells = turn => turn.parts.map(({part, cells}) => strip(cells.map((cell, i) => piece(turn, `${part}:${i}`,
    cell === 'x' ? span('mark', '✕') : String(cell),
    [i - 2, i - 1, i].some(n => String(cells.slice(n, n + 3)) === 'x,x,x') ? 'cell won' : 'cell', `${i + 1}`))));

/* Cells that may have a color, R or B. */
const drawColors = turn => turn.parts.map(({cells}) => strip(cells.map((cell, i) =>
    named(turn, `${i + 1}`, `/${i + 1}`, cell === '.' ? '' : span(`pawn ${cell}`, cell), 'cell'))));

function drawHeap(turn, {id, cell, name, old, value}) {
    const size = numberOf(cell);
    const spots = [...new Set(turn.moves.flatMap(move => move.spots))];
    const cut = n => spots.includes(`${id}|${n}`) ? [piece(turn, `${id}|${n}`, '', 'cut')] : [];
    const targets = spots.filter(spot => spot.startsWith(`${id}.`));
    const stones = size > MOST_STONES
        ? [...targets.slice(0, MOST_CHOICES).map(spot => piece(turn, spot, `→ ${spot.split('.')[1]}`, 'card')),
            targets.length > MOST_CHOICES ? T('and {} more', targets.length - MOST_CHOICES) : '']
        : times(size, n => [...cut(n), piece(turn, `${id}.${n}`, '', 'stone')]).flat();
    const ghosts = size > MOST_STONES ? [] : times(Math.min(old, MOST_STONES) - size, () => span('stone ghost'));
    return row(/\[/.test(cell) ? 'heap now' : 'heap', piece(turn, `${id}.+`, name + (hasToken(cell) ? '★' : ''), 'name'),
        row('stones', ...stones, ...cut(size), ...ghosts,
            span('count', String(size), ...value === null ? [] : [' ', span('value', value < 0 ? '∞' : `${value}`)])));
}

const sizesOf = parts => parts.flatMap(({cells}) => cells.map(numberOf));

function drawHeaps(turn) {
    const before = turn.log.length > 0 ? last(turn).parts : [];
    const all = turn.parts.flatMap(({part, count, cells, grundy}) => cells.map((cell, i) => {
        const was = before.find(other => other.part === part && other.cells.length === cells.length);
        return {id: `${part}:${i}`, cell, old: was ? numberOf(was.cells[i]) : 0, name: count > 1 ? ` ×${count}` : '',
            value: turn.showsValues === 'grundy' && cells.length === 1 ? grundy ?? null : null};
    }));
    const begun = sizesOf(first(turn).parts);
    const hasCuts = turn.moves.some(move => move.spots.some(spot => spot.includes('|')))
        || turn.log.some(({words}) => / and |\+/.test(words));
    const isUpright = begun.length > 1 && Math.max(...begun) <= PILE && !hasCuts;
    const made = row(isUpright ? 'heaps upright' : 'heaps', ...all.map((heap, i) =>
        drawHeap(turn, {...heap, name: (all.length > 1 ? `${i + 1}` : '') + heap.name})));
    made.style.setProperty('--heaps', all.length);
    made.style.setProperty('--most', Math.max(...begun, ...all.map(({cell, old}) => Math.max(numberOf(cell), old))));
    return made;
}

const leftBy = ({part, leaves}) => leaves.find(left => left.part !== part)?.cells[0] ?? leaves[0]?.cells[0];
const inOrder = numbers => [...new Set(numbers)].sort((a, b) => a - b);

/* Each number with those that moves lead to. */
const drawNumbers = turn => row('heaps', ...turn.parts.map(({part, count, cells: [now]}) => {
    const old = last(turn)?.parts.find(one => one.part === part)?.cells[0] ?? now;
    const reached = inOrder(turn.moves.filter(move => move.part === part).map(leftBy));
    return row('heap', span('name', `${part + 1}${count > 1 ? ` ×${count}` : ''}`),
        piece(turn, `${part}:${now}`, `${now}`, now === old ? 'number' : 'number last'),
        row('scale', ...reached.map(n => piece(turn, `${part}:${n}`, `${n}`, 'card'))));
}));

/* Numbers that moves lead to, and all between them where they are near. A small number has all of its own below it, so
   that the board stays as it is. */
function drawNumber(turn) {
    const [{cells: [now, goal]}] = turn.parts;
    const [begun] = first(turn).parts[0].cells;
    if (turn.parts.length > 1) {
        return drawNumbers(turn);
    }
    const ends = turn.board === 'count' ? [0, goal] : [0, begun];
    const all = inOrder([now, ...turn.moves.map(leftBy).filter(Number.isInteger),
        ...ends[1] <= MOST_SHOWN ? ends : []]);
    const shown = all.at(-1) - all[0] > MOST_SHOWN ? all : times(all.at(-1) - all[0] + 1, i => all[0] + i);
    return [row('number', turn.board === 'count' ? `${now} / ${goal}` : `${now}`), row('scale', ...shown.map(n =>
        piece(turn, `0:${n}`, `${n}`, n === now ? 'card token' : 'card')))];
}

/* For what is too large to be drawn. */
const sayParts = turn => turn.parts.map(({text}) => row('row', text));

/* What stands on a place: how many parts, and which, as moves call them. */
const standing = ({parts}, place) => parts.filter(({cells}) => cells.some(cell => String(cell) === place));
const countAt = (turn, place) => standing(turn, place).reduce((sum, {count}) => sum + count, 0);

/* A piece for what stands on a place, with the numbers of the parts where there are several; or ''. */
function pawn(turn, place) {
    const here = standing(turn, place);
    const numbers = here.map(({part, count}) => `${part + 1}${count > 1 ? `×${count}` : ''}`);
    const isAlone = turn.parts.length === 1 && turn.parts[0].count === 1;
    return here.length === 0 ? '' : span('pawn', isAlone ? '' : numbers.length > 3 ? `${numbers.length}×`
        : numbers.join(' '));
}

function drawStrip(turn) {
    const size = 1 + Math.max(...sizesOf(first(turn).parts));
    return size > MOST_SQUARES ? sayParts(turn) : strip(times(size, String).map(n =>
        named(turn, n, `/${n}`, pawn(turn, n), 'cell')));
}

/* Each color with the marbles that both players have of it: cells are color, one, other. */
function drawPairs(turn) {
    const {cells} = turn.parts[0];
    const stones = count => span('stones', span('count', String(count)),
        ...times(count > MOST_SHOWN ? 0 : count, () => span('stone')));
    const begun = first(turn).parts[0].cells;
    const rows = times(begun.length / 3, i => {
        const color = begun[3 * i];
        const at = times(cells.length / 3, n => 3 * n).find(n => cells[n] === color);
        const [one, other] = at === undefined ? [0, 0] : cells.slice(at + 1);
        const made = piece(turn, `/${color}`, '', at === undefined ? 'pair empty' : 'pair',
            `${turn.names[0]} ${one}, ${turn.names[1]} ${other}`);
        made.append(String(color), stones(one), stones(other));
        made.style.setProperty('--hue', 137 * color);
        return made;
    });
    return row('pairs', row('pair', ...['', nameOf(turn, 0), nameOf(turn, 1)].map(name => span('', name))), ...rows);
}

/* The largest number of the position with which the game began. */
const largestOf = turn => Math.max(...turn.start.match(/\d+/g));

/* Squares, and the numbers of their lines and columns, from `from` on; square() gives what is on one, and its kind. */
function board(turn, wide, from, square) {
    if (wide * wide > MOST_SQUARES) {
        return sayParts(turn);
    }
    const numbers = times(wide, i => from + i);
    const made = row('board', label(''), ...numbers.map(label), ...numbers.flatMap(line => [label(line),
        ...numbers.map(column => {
            const [content, kind = 'cell'] = [square(line, column)].flat();
            return piece(turn, `/${line},${column}`, content, kind, `${line},${column}`);
        })]));
    made.style.setProperty('--wide', wide);
    return made;
}

const drawSquares = turn => board(turn, 1 + Math.max(3, largestOf(turn)), 0, (line, column) =>
    pawn(turn, `(${line}, ${column})`));

/* Cells that are black or white. */
function drawTurned(turn) {
    const black = turn.parts[0].cells;
    const size = Math.max(3, ...first(turn).parts[0].cells.flatMap(cell => cell.match(/\d+/g)));
    return board(turn, size, 1, (line, column) =>
        ['', black.includes(`(${line}, ${column})`) ? 'cell token K' : 'cell W']);
}

/* In every column a rook of each player: the cells are the rows of both, column by column. */
function drawRooks(turn) {
    const {cells} = turn.parts[0];
    return board(turn, cells.length / 2, 1, (line, column) => {
        const player = cells.slice(2 * column - 2, 2 * column).indexOf(line);
        return player < 0 ? '' : span(`pawn of-${player}`, `♜${player + 1}`);
    });
}

/* ---- nets: places in a square of 100 x 100, as [x, y], and paths between them, as [path, class, spot]; a path that has
   a spot can be clicked beside it, too ---- */

function net(paths, places, pieces) {
    const made = row('net', ...pieces);
    const drawn = (path, kind, spot) => `<path d="${path}" class="${kind}" data-spot="${spot}" pathLength="1"/>`;
    const lines = paths.map(([path, kind = '', spot = '']) =>
        drawn(path, kind, spot) + (spot && drawn(path, 'hit', spot)));
    made.insertAdjacentHTML('afterbegin', `<svg viewBox="0 0 100 100" aria-hidden="true">${lines.join('')}</svg>`);
    pieces.forEach((one, i) => Object.assign(one.style, {left: `${places[i][0]}%`, top: `${places[i][1]}%`}));
    return made;
}

const path = (...places) => `M${places.join('L')}`;
const vertex = isToken => isToken ? 'vertex token' : 'vertex';
/* Pieces on a circle, and lines between them, told by their numbers from 1; without these, from each to the next. */
function around(pieces, lines, hasSides = true) {
    const places = times(pieces.length, i => 2 * Math.PI * i / pieces.length).map(angle =>
        [50 + 43 * Math.sin(angle), 50 - 43 * Math.cos(angle)]);
    const sides = hasSides ? places.map((place, i) => [path(place, places.at(i + 1 - places.length)), 'faint']) : [];
    return net([...sides, ...lines.map(([line, kind]) => [path(...line.split('-').map(n => places[n - 1])), kind])],
        places, pieces);
}

/* Somebody goes around a circle, from object to object; the first is where it ends. */
function drawCircle(turn) {
    const [at, size] = turn.parts[0].cells;
    return size > MOST_SHOWN ? drawNumber(turn) : around(times(size, i =>
        piece(turn, `0:${i + 1}`, String(i + 1), vertex(i + 1 === at) + (i === 0 ? ' hole' : ''))), []);
}

/* The places of what hangs on a root by links: each node above the middle of what is below it. */
function layTree(root, links) {
    const places = {[root]: []};
    let [leaves, deepest] = [0, 1];
    const lay = (node, depth) => {
        const below = [...new Set(links.filter(ends => ends.includes(node)).flat())].filter(next => !places[next]);
        below.forEach(next => places[next] = []);
        const across = below.map(next => lay(next, depth + 1));
        deepest = Math.max(deepest, depth);
        places[node] = [below.length > 0 ? across.reduce((sum, x) => sum + x, 0) / below.length : leaves++, depth];
        return places[node][0];
    };
    lay(root, 0);
    Object.values(places).forEach(place => {
        place[0] = 100 * (place[0] + .5) / leaves;
        place[1] = 8 + 84 * place[1] / deepest;
    });
    return places;
}

function drawHung(root, links, pieceOf, sides = []) {
    const places = layTree(root, links);
    return net([...links, ...sides].map(([a, b]) => [path(places[a], places[b])]), Object.values(places),
        Object.keys(places).map(pieceOf));
}

function drawTree(turn) {
    const nodes = turn.drawing.text.match(/^ *\d+/gm).map(line => ({name: line.trim(), depth: line.search(/\d/)}));
    const parentOf = i => nodes.slice(0, i).findLast(({depth}) => depth < nodes[i].depth).name;
    return drawHung(nodes[0].name, nodes.slice(1).map(({name}, i) => [parentOf(i + 1), name]), name =>
        named(turn, name, `/${name}`, String(countAt(turn, name) || ''), vertex(countAt(turn, name))));
}

/* Rooms, "1 (-2)", each below the one of half its number, and beside its neighbours on the floor. */
function drawHouse(turn) {
    const rooms = turn.drawing.cells.map(room => room.split(/[ ()]+/));
    const visited = visitedOf(turn.parts[0]);
    return drawHung('1', rooms.slice(1).map(([name]) => [String(Math.floor(name / 2)), name]), name =>
        named(turn, name, `/${name}`, rooms[name - 1][1], visited.at(-1) === name ? vertex(true)
            : visited.includes(name) ? 'vertex seen' : 'vertex'),
    rooms.slice(1).flatMap(([name], i) => Math.log2(i + 3) % 1 && rooms[i + 2] ? [[name, `${i + 3}`]] : []));
}

/* An edge is bent if others join the same points, and a loop if it comes back. Gives its path and its middle. */
function bend(from, to, number, count) {
    const off = 14 * (number - (count - 1) / 2);
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) {
        const far = (18 + 12 * number) * ((x < 50) === Math.abs(x - 50) < 26 ? -1 : 1);
        return [`M${from}C${x + far},${y - 14} ${x + far},${y + 14} ${from}`, [x + .75 * far, y]];
    }
    const [aside, down] = [off * (to[1] - from[1]) / length, off * (from[0] - to[0]) / length];
    return [`M${from}Q${x + 2 * aside},${y + 2 * down} ${to}`, [x + aside, y + down]];
}

const edgeName = cell => cell.match(/^(\d+):/)?.[1] ?? cell;
const edgesOf = ({parts}) => parts.flatMap(({cells}) => cells).map(cell => {
    const [, a, b, color] = cell.match(/(\w+)-(\w+?)([BRKW]?)$/);
    return {name: edgeName(cell), ends: [a, b].sort(), color};
});

/* Edges, "FROM-TO" or "NAME:FROM-TO" and a color, B or R, K (black) or W; each is cut in its middle. They hang on
   point 1, or grow from the ground, "_". Those that were there at the beginning give all points their places. */
function drawEdges(turn) {
    const begun = edgesOf(first(turn));
    const [now, before] = [turn, last(turn) ?? turn].map(state => new Set(edgesOf(state).map(({name}) => name)));
    const links = begun.map(({ends}) => ends);
    const root = links.flat().includes('_') ? '_' : '1';
    const places = layTree(root, links);
    Object.values(places).forEach(place => place[1] = root === '_' ? 100 - place[1] : place[1]);
    const alike = ({ends}) => begun.filter(other => String(other.ends) === String(ends));
    const foot = (end, other) => end === '_' && other !== '_' ? [places[other][0], GROUND] : places[end];
    const bent = begun.map(edge => bend(foot(...edge.ends), foot(...edge.ends.toReversed()),
        alike(edge).indexOf(edge), alike(edge).length));
    const paths = begun.map(({name, color}, i) => [bent[i][0], now.has(name) ? color : 'ghost', `/${name}`])
        .filter((_, i) => before.has(begun[i].name));
    const isOn = (point, names) => begun.some(({name, ends}) => names.has(name) && ends.includes(point));
    const points = Object.entries(places).filter(([point]) => point !== '_' && (point === root || isOn(point, before)));
    const dots = points.map(([point, place]) => [path(place, place), isOn(point, now) ? 'dot' : 'dot off']);
    const ground = root === '_' ? path([0, GROUND], [100, GROUND])
        : path([places[1][0] - 8, 8], [places[1][0] + 8, 8]);
    const shown = begun.map((edge, i) => ({...edge, at: bent[i][1]})).filter(({name}) => now.has(name));
    return net([[ground, 'ground'], ...paths, ...dots], [...shown.map(({at}) => at), ...points.map(([, at]) => at)],
        [...shown.map(({name, color, ends}) => piece(turn, `/${name}`, color ? name : '', `vertex cutter ${color}`,
            color ? `${color} (${ends.join('-')})` : name)), ...points.map(([point]) => label(point))]);
}

/* Upright and level lines through points: "6,1" is a point, "x=6" a line that is drawn. */
function drawLines(turn) {
    const {cells} = turn.parts[0];
    const points = cells.filter(cell => cell.includes(',')).map(cell => cell.split(',').map(Number));
    const [xs, ys] = [0, 1].map(axis => [...new Set(points.map(point => point[axis]))].sort((a, b) => a - b));
    const across = x => 14 + 84 * (xs.indexOf(x) + .5) / xs.length;
    const up = y => 86 - 84 * (ys.indexOf(y) + .5) / ys.length;
    const lines = [...xs.map(x => ({name: `x=${x}`, ends: [[across(x), 86], [across(x), 0]], at: [across(x), 93]})),
        ...ys.map(y => ({name: `y=${y}`, ends: [[14, up(y)], [100, up(y)]], at: [7, up(y)]}))];
    const kind = ({name}) => cells.includes(name) ? 'faint' : last(turn)?.words === name ? 'drawn new' : 'drawn';
    const made = net([...lines.map(line => [path(...line.ends), kind(line), `/${line.name}`]),
        ...points.map(([x, y]) => [path([across(x), up(y)], [across(x), up(y)]), 'dot'])],
    lines.map(({at}) => at), lines.map(({name}) => piece(turn, `/${name}`, name.slice(2), 'vertex small', name)));
    made.style.minWidth = `${1.8 * Math.max(xs.length, ys.length)}rem`;
    return made;
}

function drawPolygon({parts: [{cells}], ...turn}) {
    const old = last(turn)?.parts[0].cells ?? cells;
    return around(cells.filter(Number.isInteger).map(n => piece(turn, `/${n}`, String(n), 'vertex')),
        cells.filter(cell => !Number.isInteger(cell)).map(line => [line, old.includes(line) ? 'drawn' : 'drawn new']));
}

const DRAW = {
    heaps: drawHeaps, number: drawNumber, count: drawNumber, circle: drawCircle, tree: drawTree, edges: drawEdges,
    lines: drawLines, pairs: drawPairs, house: drawHouse, squares: drawSquares, strip: drawStrip, polygon: drawPolygon,
    tiles: drawRows, line: drawRows, cards: drawRows, stack: drawRows, cells: drawCells,
    words: drawWords, colors: drawColors, rooks: drawRooks, turned: drawTurned,
    hand: turn => [row('row grows', ...turn.parts[0].cells.map((cell, i, all) => span(
        `card${last(turn)?.words.endsWith(` ${cell}`) && all.lastIndexOf(cell) === i ? ' last' : ''}`, String(cell))),
    span('card empty')), row('row', ...turn.moves.map(({spots: [spot]}) => piece(turn, spot, spot.slice(1), 'card')))],
    grid: turn => board(turn, 3, 1, (line, column) => {
        const mark = turn.parts[0].cells[3 * line + column - 4].replace('.', '');
        return mark && span(`mark ${mark}`, mark);
    }),
    ring: turn => around(placed(turn, turn.parts[0], 'vertex'), []),
    graph: ({drawing, ...turn}) => around(turn.parts[0].cells.map((cell, i) => named(turn, `${i + 1}`, `0:${i}`,
        String(cell).replace('*', ''), vertex(hasToken(cell)))), (drawing?.cells ?? []).map(line => [line]), false),
};

/* ---- the last move ---- */

/* Boards on which something goes from one place to another. */
const GOES = ['strip', 'number', 'count', 'circle', 'squares', 'tree', 'rooks', 'graph', 'house'];
/* Boards on which it shows elsewhere what the last move was. */
const SHOWN = ['heaps', 'tiles', 'words', 'line', 'ring', 'cards', 'stack', 'hand', 'edges', 'lines', 'polygon'];

const pieceAt = (stage, spot) => stage.querySelector(`.spot[data-spot="${spot}"]`);

/* Lets what has gone to a place come there from where it was. */
function fly(stage, turn) {
    const old = earlier(turn);
    const moved = turn.parts.find(({part, cells}) =>
        old.parts.some(other => other.part === part && String(other.cells) !== String(cells)));
    const move = {words: old.words, part: moved?.part, leaves: [moved ?? {}]};
    findSpots(move, old);
    const [from, to] = GOES.includes(turn.board) ? move.spots.map(spot => pieceAt(stage, spot)) : [];
    if (!from || !to || from === to) {
        return;
    }
    const timing = {duration: MOVE_MS, easing: 'ease-in-out'};
    if (to.classList.contains('vertex')) {
        const disc = span('vertex token flying');
        const [start, end] = [from, to].map(({style: {left, top}}) => ({left, top}));
        to.parentElement.append(disc);
        to.classList.remove('token');
        disc.animate([start, end], {...timing, fill: 'forwards'}).onfinish = () => {
            disc.remove();
            to.classList.add('token');
        };
    } else {
        const [[x, y], [left, top]] = [from, to].map(one => middle(one.getBoundingClientRect()));
        const start = {translate: `${x - left}px ${y - top}px`};
        (to.querySelector('.pawn') ?? to).animate([start, {translate: '0'}], timing);
    }
}

/* Draws the turn; what its last move has changed is marked, and moves there if the move is made just now. */
export function drawBoard(stage, turn, isMade = false) {
    turn.moves.forEach(move => findSpots(move, turn));
    const draw = shown => shown.parts.length > 0 ? [DRAW[shown.board](shown)].flat() : [];
    const moves = isMade === true && !still.matches;
    stage.replaceChildren(...draw(turn));
    stage.classList.toggle('moving', moves);
    if (turn.log.length > 0 && !SHOWN.includes(turn.board)) {
        const seen = one => one.textContent + one.classList.contains('token');
        const spots = root => [...root.querySelectorAll('.spot')];
        const old = new Map(spots(row('', ...draw(earlier(turn)))).map(one => [one.dataset.spot, seen(one)]));
        spots(stage).filter(one => old.has(one.dataset.spot) && old.get(one.dataset.spot) !== seen(one))
            .forEach(({classList}) => classList.add('last'));
    }
    if (moves) {
        fly(stage, turn);
    }
    const heap = stage.querySelector('.heap:has(button)') ?? stage;
    const chosen = [...heap.querySelectorAll('button')].at(heap === stage ? 0 : -1);
    if (chosen) {
        chosen.tabIndex = 0;
    }
}
