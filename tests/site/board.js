/* Boards. A turn comes from the rules as data (tests/rules/turn.c). Each move gets its spots: what one clicks for it, told
   by what it changes. Then the kind of board says how it is drawn; what is a spot of some move is a button. */
'use strict';

const MOST_STONES = 60; /* in one heap; a larger one is a number */
const PILE = 10;        /* heaps up to this stand upright, side by side */

const numberOf = cell => Number(String(cell).replace(/[^\d-]/g, ''));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/* The best move: of those that win the shortest, of those that lose the longest. */
const RANK = {lost: 0, drawn: 1000, won: 2000};
const rankOf = ({worth, plies}) => RANK[worth] === undefined ? worth : RANK[worth]
    + (worth === 'won' ? -1 : 1) * (plies ?? 0);
const bestOf = moves => moves.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
const outcome = worth => typeof worth === 'number' ? (worth > 0 ? 'won' : worth < 0 ? 'lost' : 'drawn') : worth;

/* Which of these (by number) are not there afterwards; of equal ones the last. */
function gone(before, after) {
    const left = [...after];
    const missing = before.map((cell, i) => [cell, i]).filter(([cell]) => {
        const at = left.indexOf(cell);
        return at < 0 || (left.splice(at, 1), false);
    });
    return missing.map(([, i]) => i);
}

/* ---- what is clicked for a move ---- */

/* Whether the move empties one of two boxes, and splits the other over both. */
function splitsOne(old, {leaves: [after]}) {
    const now = after?.cells.map(numberOf) ?? [];
    return !after || now.every(n => n > 0) && old.includes(now.reduce((sum, n) => sum + n, 0));
}

/* "i.n": the stones of heap i down to n; "i|n": the cut of heap i behind n stones; "i.+": the heap itself. */
function heapSpots({cells}, after, others, move, used, turn) {
    const [old, now] = [cells, after.cells].map(all => all.map(numberOf));
    const all = now.reduce((sum, n) => sum + n, 0);
    const changed = old.map((n, i) => i).filter(i => old[i] !== now[i]);
    const grows = changed.filter(i => now[i] > old[i]);
    if (old.length === 1 && others.length > 0) {
        return [`0|${now[0]}`];
    }
    if (old.length === 2 && now.length === 2 && turn.moves.every(other => splitsOne(old, other))) {
        return [`${old.indexOf(all)}|${now[0]}`];
    }
    if (old.length === now.length && grows.length === 0) {
        return changed.map(i => `${i}.${now[i]}`);
    }
    return grows.length === 1 && changed.length === 3 && now[grows[0]] === old[grows[0]] + 1
        ? [`${grows[0]}.+`] : gone(old, now).map(i => `${i}.+`);
}

function endSpots({cells}, after, others, move, used) {
    const fits = [0, cells.length - 1].filter(i => same(cells.toSpliced(i, 1), after.cells));
    return [`${fits.find(i => !used.has(`0:${i}`)) ?? fits[0] ?? 0}`];
}

function ringSpots(before, after, others, move, used, turn) {
    if (before.cells.some(cell => /\[/.test(cell))) {
        return heapSpots(before, after, [], move, used, turn);
    }
    const rest = i => [before.cells.toSpliced(i, 1), before.cells.slice(i + 1).concat(before.cells.slice(0, i))];
    const fits = before.cells.map((cell, i) => i).filter(i => rest(i).some(cells => same(cells, after.cells)));
    return [`${fits.find(i => !used.has(`0:${i}`)) ?? fits[0]}`];
}

const pairIn = words => words.match(/(\d+),(\d+) to (\d+),(\d+)/).slice(1);
const SPOTS = {
    heaps: heapSpots,
    number: (before, after) => [`n${after.cells[0]}`],
    count: (before, after) => [`n${after.cells[0]}`],
    tiles: endSpots,
    ring: ringSpots,
    cards: (before, after) => after.cells.length > before.cells.length
        ? gone(after.cells, before.cells).map(i => `+${after.cells[i]}`) : gone(before.cells, after.cells).map(String),
    line: (before, after) => gone(before.cells, after.cells).map(String),
    stack: (before, after) => [`${after.cells.length}`],
    strip: (before, after, others, move) => before.cells.length === 1 ? ['/coin', `/${after.cells[0]}`]
        : [`${before.cells.indexOf(Number(move.words.match(/\d+/)))}`],
    grid: (before, after) => before.cells.flatMap((cell, i) => cell === after.cells[i] ? [] : [`${i}`]),
    squares: (before, after, others, move) => {
        const [a, b, c, d] = pairIn(move.words);
        return [`/${a},${b}`, `/${c},${d}`];
    },
    graph: (before, after) => [`${after.cells.findIndex(cell => /\*/.test(cell))}`]
        .map(at => at === '-1' ? `${before.cells.findIndex(cell => /\*/.test(cell))}` : at),
    tree: (before, after, others, {leaves}) => [`/${before.cells[0]}`,
        `/${[...leaves].reverse().find(part => part.cells[0] !== before.cells[0])?.cells[0]}`],
    picture: (before, after, others, move) => [`/${move.words.match(/\d+/)}`],
    house: (before, after, others, move) => /^\d+$/.test(move.words) ? [`/${move.words}`] : [],
    polygon: (before, after) => after.cells.filter(cell => !before.cells.includes(cell)).flatMap(line =>
        String(line).split('-'))
        .map(vertex => `/${vertex}`),
};

/* The spots of a move, with the part before them ("/" begins one that belongs to no part). */
function spotsOf(move, turn, used) {
    const before = turn.parts.find(({part}) => part === move.part);
    const own = move.leaves.find(({part}) => part === move.part);
    const others = move.leaves.filter(({part}) => part !== move.part);
    const after = before?.count > 1 ? others.shift() : own; /* one of several alike */
    const named = ['strip', 'squares',
        'house'].includes(turn.board); /* also where the board behind the move is not told */
    const some = !before || !(after || named) ? []
        : SPOTS[turn.board]?.(before, after, others, move, used, turn) ?? [];
    return some.map(spot => spot[0] === '/' ? spot : `${move.part}:${spot}`);
}

function findSpots(turn) {
    const used = new Set();
    if (turn.parts.some(({cells}) => /^\d+:/.test(cells?.[0]))) {
        turn.board = 'picture';
    }
    for (const move of turn.moves) {
        move.spots = spotsOf(move, turn, used);
        move.spots.forEach(spot => used.add(spot));
    }
    const last = turn.moves.map(move => move.spots.at(-1));
    if (turn.board === 'cards' && last.every(Boolean) && new Set(last).size === last.length) {
        turn.moves.forEach(move => {
            move.goes = move.spots;
            move.spots = move.spots.slice(-1);
        });
    }
}

/* All that changes if the spot is clicked: of a heap, the stones above as well. */
function goingWith(move, stage) {
    const [, heap, n] = move.spots.length === 1 ? move.spots[0].match(/^(.*)\.(\d+)$/) ?? [] : [];
    return [...stage.querySelectorAll('[data-spot]')].filter(({dataset: {spot}}) =>
        (move.goes ?? move.spots).includes(spot)
        || heap !== undefined && spot.startsWith(`${heap}.`) && Number(spot.slice(heap.length + 1)) >= Number(n));
}

/* ---- drawing ---- */

/* A piece of the board: a button if some move has this spot. */
function piece(turn, id, text, className, where = '') {
    const moves = turn.moves.filter(move => move.spots.includes(id));
    const more = {className: `spot ${className}`};
    const said = moves.length === 1 ? moves[0].said : T('{} moves', moves.length);
    const made = moves.length === 0 || !turn.isLive ? element('span', more, text)
        : button(text, null, {...more, ariaLabel: (text ? `${text}: ` : where) + said, tabIndex: -1});
    made.dataset.spot = id;
    if (turn.showsValues && moves.length > 0) {
        const best = bestOf(moves);
        made.classList.add(outcome(best.worth));
        made.dataset.worth = typeof best.worth === 'number' ? `${best.worth > 0 ? '+' : ''}${best.worth}`
            : {won: 'W', lost: 'L', drawn: 'D'}[best.worth] + (best.plies ?? '');
    }
    return made;
}

function drawHeap(turn, id, cell, name, before) {
    const size = numberOf(cell);
    const heap = element('div', {className: /\[/.test(cell) ? 'heap now' : 'heap'});
    const cut = n => turn.moves.some(move => move.spots.includes(`${id}|${n}`))
        ? [piece(turn, `${id}|${n}`, '', 'cut')] : [];
    const stones = size > MOST_STONES ? []
        : Array.from({length: size}, (_, n) => [...cut(n), piece(turn, `${id}.${n}`, '', 'stone')]).flat();
    const ghosts = Math.min(before - size, MOST_STONES - size) || 0;
    const targets = size > MOST_STONES
        ? [...new Set(turn.moves.flatMap(({spots}) => spots))].filter(spot => spot.startsWith(`${id}.`)) : [];
    heap.append(piece(turn, `${id}.+`, name, 'name'), element('div', {className: 'stones'}, ...stones, ...cut(size),
        ...targets.slice(0, MOST_STONES).map(spot => piece(turn, spot, `→ ${spot.split('.')[1]}`, 'card')),
        ...Array.from({length: Math.max(ghosts, 0)}, () => element('span', {className: 'stone ghost'})),
    element('span', {className: 'count'}, String(size))));
    return heap;
}

function drawHeaps(turn, before) {
    const all = turn.parts.flatMap(part => part.cells.map((cell, i) => {
        const old = before?.parts.find(other => other.part === part.part
            && other.cells.length === part.cells.length)?.cells[i];
        return {id: `${part.part}:${i}`, cell, old: old === undefined ? 0 : numberOf(old), times: part.count};
    }));
    const most = Math.max(...all.map(({cell, old}) => Math.max(numberOf(cell), old)));
    const cuts = turn.moves.some(move => move.spots.some(spot => spot.includes('|')));
    const className = all.length > 1 && most <= PILE && !cuts ? 'heaps upright' : 'heaps';
    const name = ({times}, i) => (all.length > 1 ? `${i + 1}` : '') + (times > 1 ? ` ×${times}` : '');
    return element('div', {className}, ...all.map((heap, i) =>
        drawHeap(turn, heap.id, heap.cell, name(heap, i), heap.old)));
}

/* Numbers that moves lead to; near ones with all between them. */
function drawNumber(turn) {
    const [{part, cells}] = turn.parts;
    const targets = turn.moves.map(move => move.leaves[0]?.cells?.[0]).filter(Number.isInteger);
    const span = [cells[0], ...targets].sort((a, b) => a - b);
    const shown = span.at(-1) - span[0] > MOST_STONES ? [...new Set(span)]
        : Array.from({length: span.at(-1) - span[0] + 1}, (_, i) => span[0] + i);
    const scale = element('div', {className: 'scale'}, ...shown.map(n => n === cells[0]
        ? element('strong', {className: 'card'}, String(n))
        : piece(turn, `${part}:n${n}`, String(n), 'card')));
    const of = turn.board === 'count' ? ` / ${cells[1]}` : '';
    return [element('div', {className: 'number'}, `${cells[0]}${of}`), scale];
}

const cardsOf = (turn, {part, cells}) => cells.map((cell, i) => piece(turn, `${part}:${i}`, String(cell), 'card'));
const offered = turn => [...new Set(turn.moves.flatMap(move => move.spots).filter(spot => spot.includes(':+')))]
    .map(spot => piece(turn, spot, spot.split('+')[1], 'card hand'));

/* Places in a square of 100 x 100, lines between them. */
function net(places, lines, pieces, where = places) {
    const draw = (tag, values) => {
        const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
        Object.entries(values).forEach(([name, value]) => made.setAttribute(name, value));
        return made;
    };
    const picture = draw('svg', {viewBox: '0 0 100 100', 'aria-hidden': 'true'});
    lines.forEach(([a, b, kind = '']) =>
        picture.append(draw('line', {x1: places[a][0], y1: places[a][1], x2: places[b][0], y2: places[b][1],
        class: kind})));
    pieces.forEach((made, i) => Object.assign(made.style, {left: `${where[i][0]}%`, top: `${where[i][1]}%`}));
    return element('div', {className: 'net'}, picture, ...pieces);
}

const circle = n => Array.from({length: n}, (_, i) =>
    [50 + 43 * Math.sin(2 * Math.PI * i / n), 50 - 43 * Math.cos(2 * Math.PI * i / n)]);
const round = all => all.map((_, i) => [i, (i + 1) % all.length, 'faint']);
const edges = turn => (turn.drawing?.cells ?? []).map(edge => String(edge).split('-').map(vertex =>
    vertex - 1)).filter(([a, b]) => a !== b);

function drawGraph(turn) {
    const [{part, cells}] = turn.parts;
    return net(circle(cells.length), edges(turn), cells.map((cell, i) =>
        piece(turn, `${part}:${i}`, String(cell).replace('*', ''),
        /\*/.test(cell) ? 'vertex token' : 'vertex', `${i + 1}: `)));
}

function drawPolygon(turn) {
    const vertices = turn.parts[0].cells.filter(Number.isInteger);
    const lines = turn.parts[0].cells.filter(cell => !Number.isInteger(cell)).map(line =>
        line.split('-').map(vertex => vertices.indexOf(Number(vertex))));
    return net(circle(vertices.length), [...round(vertices), ...lines], vertices.map(vertex =>
        piece(turn, `/${vertex}`, String(vertex), 'vertex')));
}

/* A tree from [name, depth] in order. Leaves stand side by side, others above the middle of what is below them. */
function layTree(nodes) {
    const deepest = Math.max(...nodes.map(([, depth]) => depth));
    const below = i => nodes.slice(i + 1, nodes.findIndex(([, depth], j) => j > i && depth <= nodes[i][1]) + 1
        || undefined)
        .filter(([, depth]) => depth === nodes[i][1] + 1).map(node => nodes.indexOf(node));
    const children = nodes.map((_, i) => below(i).filter(j => j > i));
    const leaves = nodes.map((_, i) => i).filter(i => children[i].length === 0);
    const across = i => children[i].length === 0 ? 100 * (leaves.indexOf(i) + .5) / leaves.length
        : children[i].reduce((sum, j) => sum + across(j), 0) / children[i].length;
    const places = nodes.map(([, depth], i) => [across(i), deepest ? 8 + 84 * depth / deepest : 50]);
    return {places, lines: children.flatMap((some, i) => some.map(j => [i, j]))};
}

function drawTree(turn) {
    const nodes = turn.drawing.text.split('\n').map(line => line.match(/^( *)(\d+)/)).filter(Boolean)
        .map(([, blanks, name]) => [name, Math.floor(blanks.length / 3)]);
    const least = Math.min(...nodes.map(([, depth]) => depth));
    const {places, lines} = layTree(nodes.map(([name, depth]) => [name, depth - least]));
    const there = name => turn.parts.filter(({cells}) => String(cells[0]) === name).reduce((sum, {count}) => sum
        + count, 0);
    return net(places, lines, nodes.map(([name]) =>
        piece(turn, `/${name}`, there(name) ? String(there(name)) : '', there(name) ? 'vertex token' : 'vertex',
        `${name}: `)));
}

/* Coloured edges, "NAME:FROM-TO" and B or R, that grow from the ground, "_"; each is cut in its middle. */
function drawPicture(turn) {
    const edges = turn.parts.flatMap(({cells}) => cells).map(cell => cell.match(/^(\d+):(\w+)-(\w+)([BR])$/).slice(1));
    const nodes = [];
    const visit = (point, depth) => {
        nodes.push([point, depth]);
        edges.flatMap(([, a, b]) => a === point ? [b] : b === point ? [a] : [])
            .forEach(next => nodes.some(([seen]) => seen === next) || visit(next, depth + 1));
    };
    visit('_', 0);
    const places = layTree(nodes).places.map(([x, y]) => [x, 100 - y]);
    const ends = edges.map(([, a, b]) => [a, b].map(point => nodes.findIndex(([name]) => name === point)));
    const middles = ends.map(([a, b]) => [0, 1].map(axis => (places[a][axis] + places[b][axis]) / 2));
    return net(places, ends.map(([a, b], i) => [a, b, edges[i][3]]),
        edges.map(([name, , , colour]) => piece(turn, `/${name}`, colour, 'vertex', `${name}: `)), middles);
}

function drawHouse(turn) {
    const rooms = turn.drawing.cells.map(room => room.match(/^(\d+) \((.*)\)$/).slice(1));
    const visited = turn.parts[0].cells.map(room => room.split(' ')[0]);
    const floor = i => Math.floor(Math.log2(i + 1));
    const places = rooms.map((_, i) =>
        [100 * (i + 1 - 2 ** floor(i) + .5) / 2 ** floor(i), 8 + 84 * floor(i) / Math.max(floor(rooms.length - 1), 1)]);
    return net(places, rooms.slice(1).map((_, i) => [i + 1, Math.floor(i / 2)]), rooms.map(([name, value]) =>
        piece(turn, `/${name}`, value,
        visited.at(-1) === name ? 'vertex token' : visited.includes(name) ? 'vertex seen' : 'vertex', `${name}: `)));
}

function drawSquares(turn) {
    const where = turn.parts.flatMap(({part, cells}) => cells.map(cell => ({part, at: cell.match(/\d+/g).join()})));
    const size = 1 + Math.max(3, ...[...where.map(({at}) => at),
        ...turn.moves.flatMap(move => move.spots.map(spot => spot.slice(1)))]
        .flatMap(at => at.split(',').map(Number)));
    const cells = Array.from({length: size * size}, (_, i) => {
        const at = `${Math.floor(i / size)},${i % size}`;
        const here = where.filter(one => one.at === at);
        return piece(turn, `/${at}`, here.length > 1 ? `●${here.length}` : here.length ? '●' : '', 'cell', `${at}: `);
    });
    return board(cells, size);
}

function board(cells, wide) {
    const made = element('div', {className: 'board'}, ...cells);
    made.style.setProperty('--wide', wide);
    return made;
}

function drawStrip(turn) {
    if (turn.parts.every(({cells}) => cells.length === 1)) {
        const places = turn.parts.map(({cells}) => cells[0]);
        const squares = Array.from({length: Math.max(...places) + 1}, (_, n) => {
            const coins = turn.parts.filter(({cells}) => cells[0] === n).reduce((sum, {count}) => sum + count, 0);
            return piece(turn, `/${n}`, coins > 1 ? `●${coins}` : coins ? '●' : String(n), coins ? 'cell coin'
                : 'cell', `${n}: `);
        });
        return element('div', {className: 'row'}, ...squares);
    }
    return element('div', {className: 'row'}, ...turn.parts.flatMap(({part, cells}) => cells.map((cell, i) =>
        piece(turn, `${part}:${i}`, String(cell), cell === 'x' ? 'cell token' : 'cell'))));
}

const rowOf = className => turn => turn.parts.map(part => element('div', {className}, ...cardsOf(turn, part)));
const DRAW = {
    heaps: drawHeaps, number: drawNumber, count: drawNumber, graph: drawGraph, picture: drawPicture, tree: drawTree, house: drawHouse,
        polygon: drawPolygon,
    squares: drawSquares, strip: drawStrip, tiles: rowOf('row'), line: rowOf('row spread'), stack: turn =>
        turn.parts.map((part, i) =>
        element('div', {className: 'row'}, element('span', {className: 'name'}, `${i + 1}`), ...cardsOf(turn, part))),
    cards: turn => [...rowOf('row spread')(turn), element('div', {className: 'row spread'}, ...offered(turn))],
    grid: turn => board(turn.parts[0].cells.map((cell, i) =>
        piece(turn, `0:${i}`, cell.replace('.', ''), 'cell', `${Math.floor(i / 3) + 1}, ${i % 3 + 1}: `)), 3),
    ring: (turn, before) => turn.parts[0].cells.some(cell => /\[/.test(cell)) ? drawHeaps(turn, before)
        : net(circle(turn.parts[0].cells.length), round(turn.parts[0].cells), turn.parts[0].cells.map((cell, i) =>
            piece(turn, `0:${i}`, String(cell), 'vertex'))),
};

/* Draws the turn. What differs from `before` is marked as the last move. */
function drawBoard(stage, turn, before) {
    findSpots(turn);
    const drawn = turn.parts.length > 0 && turn.parts.every(part => part.cells)
        ? [DRAW[turn.board]?.(turn, before) ?? ''].flat() : [];
    stage.replaceChildren(...drawn);
    stage.dataset.board = turn.board;
    const old = new Map(turn.board === 'heaps' ? [] : before?.pieces);
    turn.pieces = [...stage.querySelectorAll('[data-spot]')].map(made =>
        [made.dataset.spot, made.textContent + made.classList.contains('token')]);
    turn.pieces.filter(([id, text]) => old.has(id) && old.get(id) !== text)
        .forEach(([id]) => stage.querySelector(`[data-spot="${id}"]`).classList.add('last'));
    const first = [...stage.querySelector('.heap:has(button)')?.querySelectorAll('button') ?? []].at(-1) ?? stage.querySelector('button');
    if (first) {
        first.tabIndex = 0;
    }
}
