/* Boards. A turn comes from the rules as data (tests/rules/turn.c). Each move gets its spots: what one clicks for it,
   told by what it changes. Then the kind of board says how it is drawn; what is a spot of some move is a button. */
'use strict';

const MOST_STONES = 60; /* in one heap; a larger one is a number */
const PILE = 10;        /* heaps up to this stand upright, side by side */
const MOST_PAIRED = 24; /* marbles of a color */
const MOST_AROUND = 24; /* objects on a circle, numbers in a row */
const GROUND = 97;      /* the height of the ground, in hundredths */

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
    if (old.length === now.length && (grows.length === 0 || grows.length === 1 && changed.length === 2)) {
        return changed.filter(i => now[i] < old[i]).map(i => `${i}.${now[i]}`);
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

/* What falls with the edge that the move names, and the edge itself. */
function edgeSpots({cells}, after, others, move) {
    const name = cell => cell.match(/^(\d+):/)?.[1] ?? cell;
    return [...gone(cells, after.cells).map(i => name(cells[i])), move.words.split(' ').at(-1)].map(edge => `/${edge}`);
}

const numberIn = move => move.words.match(/\d+/)[0];
const hasToken = cell => /\*/.test(cell);
const SPOTS = {
    heaps: heapSpots,
    number: (before, after) => [`n${after.cells[0]}`],
    count: (before, after) => [`n${after.cells[0]}`],
    tiles: endSpots,
    ring: ringSpots,
    circle: (before, after) => [`/${after.cells[0]}`],
    cards: (before, after) => after.cells.length > before.cells.length
        ? gone(after.cells, before.cells).map(i => `+${after.cells[i]}`) : gone(before.cells, after.cells).map(String),
    line: (before, after) => gone(before.cells, after.cells).map(String),
    stack: (before, after) => [`${after.cells.length}`],
    strip: (before, after, others, move) => before.cells.length === 1 ? ['/coin', `/${after.cells[0]}`]
        : [`${before.cells.indexOf(Number(numberIn(move)))}`],
    grid: (before, after) => before.cells.flatMap((cell, i) => cell === after.cells[i] ? [] : [`${i}`]),
    squares: (before, after, others, move) => move.words.match(/\d+,\d+/g).map(square => `/${square}`),
    graph: (before, after) => [(after.cells.some(hasToken) ? after : before).cells.findIndex(hasToken)].map(String),
    tree: (before, after, others, {leaves}) => [`/${before.cells[0]}`,
        `/${leaves.findLast(part => part.cells[0] !== before.cells[0])?.cells[0]}`],
    edges: edgeSpots,
    lines: (before, after, others, move) => [`/${move.words}`],
    pairs: (before, after, others, move) => [`/${numberIn(move)}`],
    house: (before, after, others, move) => /^\d+$/.test(move.words) ? [`/${move.words}`] : [],
    polygon: (before, after) => after.cells.filter(cell => !before.cells.includes(cell))
        .flatMap(line => String(line).split('-')).map(vertex => `/${vertex}`),
};
const NAMED = ['strip', 'squares', 'house']; /* the move names its spots, also where what it leaves is not told */

/* The spots of a move, with the part before them ("/" begins one that belongs to no part). */
function spotsOf(move, turn, used) {
    const before = turn.parts.find(({part}) => part === move.part);
    const own = move.leaves.find(({part}) => part === move.part);
    const others = move.leaves.filter(({part}) => part !== move.part);
    const after = before?.count > 1 ? others.shift() : own; /* one of several alike */
    const some = !before || !(after || NAMED.includes(turn.board)) ? []
        : SPOTS[turn.board]?.(before, after, others, move, used, turn) ?? [];
    return some.map(spot => spot[0] === '/' ? spot : `${move.part}:${spot}`);
}

function findSpots(turn) {
    const used = new Set();
    for (const move of turn.moves) {
        move.spots = spotsOf(move, turn, used);
        move.spots.forEach(spot => used.add(spot));
    }
    const last = turn.moves.map(move => move.spots.at(-1));
    if (['cards', 'edges'].includes(turn.board) && last.every(Boolean) && new Set(last).size === last.length) {
        turn.moves.forEach(move => { /* one click for all that goes */
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
        ...targets.slice(0, MOST_CHOICES).map(spot => piece(turn, spot, `→ ${spot.split('.')[1]}`, 'card')),
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
    const shown = span.at(-1) - span[0] > MOST_AROUND ? [...new Set(span)]
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

/* ---- nets: places in a square of 100 x 100, as [x, y], and paths between them, as [path, class, spot] ---- */

function net(paths, places, pieces) {
    const draw = (tag, attributes) => {
        const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
        Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, value));
        return made;
    };
    const picture = draw('svg', {viewBox: '0 0 100 100', 'aria-hidden': 'true'});
    picture.append(...paths.map(([path, kind = '', spot = '']) =>
        draw('path', {d: path, class: kind, 'data-spot': spot})));
    pieces.forEach((made, i) => Object.assign(made.style, {left: `${places[i][0]}%`, top: `${places[i][1]}%`}));
    return element('div', {className: 'net'}, picture, ...pieces);
}

const path = (...places) => `M${places.join('L')}`;
const between = ([ax, ay], [bx, by], part = .5) => [ax + part * (bx - ax), ay + part * (by - ay)];
const circle = n => Array.from({length: n}, (_, i) =>
    [50 + 43 * Math.sin(2 * Math.PI * i / n), 50 - 43 * Math.cos(2 * Math.PI * i / n)]);
const round = places => places.map((place, i) => [path(place, places[(i + 1) % places.length]), 'faint']);

function drawGraph(turn) {
    const [{part, cells}] = turn.parts;
    const places = circle(cells.length);
    const edges = (turn.drawing?.cells ?? []).map(edge => edge.split('-').map(vertex => places[vertex - 1]));
    return net(edges.map(([a, b]) => [path(a, b)]), places, cells.map((cell, i) =>
        piece(turn, `${part}:${i}`, String(cell).replace('*', ''), hasToken(cell) ? 'vertex token' : 'vertex',
            `${i + 1}: `)));
}

function drawPolygon(turn) {
    const vertices = turn.parts[0].cells.filter(Number.isInteger);
    const places = circle(vertices.length);
    const segments = turn.parts[0].cells.filter(cell => !Number.isInteger(cell))
        .map(segment => segment.split('-').map(vertex => places[vertex - 1]));
    return net([...round(places), ...segments.map(([a, b]) => [path(a, b)])], places,
        vertices.map(vertex => piece(turn, `/${vertex}`, String(vertex), 'vertex')));
}

/* Somebody goes around a circle, from object to object; the first is where it ends. */
function drawCircle(turn) {
    const [at, size] = turn.parts[0].text.match(/\d+/g).map(Number); /* object ... of ... */
    const places = circle(size);
    const kind = i => `vertex ${i === at ? 'token' : i === 1 ? 'hole' : ''}`;
    return size > MOST_AROUND ? drawNumber(turn) : net(round(places), places, places.map((_, i) =>
        piece(turn, `/${i + 1}`, String(i + 1), kind(i + 1))));
}

/* The places of a tree: each node above the middle of what is below it. */
function layTree(root, childrenOf) {
    const [places, depths] = [{}, []];
    let leaves = 0;
    const lay = (node, depth) => {
        depths.push(depth);
        const below = childrenOf(node).map(child => lay(child, depth + 1));
        const across = below.length > 0 ? below.reduce((sum, x) => sum + x, 0) / below.length : leaves++;
        places[node] = [across, depth];
        return across;
    };
    lay(root, 0);
    const deepest = Math.max(...depths, 1);
    return Object.fromEntries(Object.entries(places).map(([node, [across, depth]]) =>
        [node, [100 * (across + .5) / leaves, 8 + 84 * depth / deepest]]));
}

function drawTree(turn) {
    const nodes = (turn.drawing?.text ?? '1').split('\n').map(line => line.match(/^( *)(\d+)/)).filter(Boolean)
        .map(([, blanks, name]) => ({name, depth: blanks.length}));
    const parentOf = i => nodes.slice(0, i).findLast(({depth}) => depth < nodes[i].depth)?.name;
    const links = nodes.map(({name}, i) => [parentOf(i), name]).slice(1);
    const places = layTree(nodes[0].name, name =>
        links.filter(([parent]) => parent === name).map(([, child]) => child));
    const marbles = name => turn.parts.filter(({cells}) => String(cells[0]) === name)
        .reduce((sum, {count}) => sum + count, 0);
    return net(links.map(([a, b]) => [path(places[a], places[b])]), nodes.map(({name}) => places[name]),
        nodes.map(({name}) => piece(turn, `/${name}`, marbles(name) ? String(marbles(name)) : '',
            marbles(name) ? 'vertex token' : 'vertex', `${name}: `)));
}

let laid = {}; /* where the points of a game of edges stand: until its end, whatever is cut */

/* Points that are reached from the root; from the ground, "_", they grow upwards. */
function placesOf(turn, edges) {
    const root = edges.some(({ends}) => ends.includes('_')) ? '_' : '1';
    if (laid.start !== turn.start || !edges.every(({ends}) => ends.every(end => laid.places[end]))) {
        const seen = new Set([root]);
        const places = layTree(root, point => edges.filter(({ends}) => ends.includes(point))
            .flatMap(({ends}) => ends).filter(next => !seen.has(next) && seen.add(next)));
        Object.values(places).forEach(place => place[1] = root === '_' ? 100 - place[1] : place[1]);
        laid = {start: turn.start, places};
    }
    return laid.places;
}

/* An edge is bent if others join the same points, and a loop if it comes back. Gives its path and its middle. */
function bend(from, to, number, count) {
    const off = 14 * (number - (count - 1) / 2);
    const [x, y] = between(from, to);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) {
        const far = (18 + 12 * number) * ((x < 50) === Math.abs(x - 50) < 26 ? -1 : 1);
        return [`M${from}C${x + far},${y - 14} ${x + far},${y + 14} ${from}`, [x + .75 * far, y]];
    }
    const [aside, down] = [off * (to[1] - from[1]) / length, off * (from[0] - to[0]) / length];
    return [`M${from}Q${x + 2 * aside},${y + 2 * down} ${to}`, [x + aside, y + down]];
}

/* Edges, "FROM-TO" or "NAME:FROM-TO" and a colour, B or R; each is cut in its middle. */
function drawEdges(turn) {
    const edges = turn.parts.flatMap(({cells}) => cells).map(cell => {
        const [, name, a, b, colour] = cell.match(/^(\d+:)?(\w+)-(\w+?)([BR]?)$/);
        return {name: name?.slice(0, -1) ?? cell, ends: [a, b].sort(), colour};
    });
    const places = placesOf(turn, edges);
    const alike = ({ends}) => edges.filter(other => same(other.ends, ends));
    const foot = (end, other) => end === '_' && other !== '_' ? [places[other][0], GROUND] : places[end];
    const bent = edges.map(edge => bend(foot(...edge.ends), foot(...edge.ends.toReversed()),
        alike(edge).indexOf(edge), alike(edge).length));
    const paths = edges.map(({name, colour}, i) => [bent[i][0], colour, `/${name}`]);
    const dots = Object.entries(places).filter(([point]) => point !== '_').map(([point, place]) =>
        [path(place, place), edges.some(({ends}) => ends.includes(point)) ? 'dot' : 'dot off']);
    const ground = places._ ? path([0, GROUND], [100, GROUND]) : path([places[1][0] - 8, 8], [places[1][0] + 8, 8]);
    const middles = bent.map(([, middle]) => middle);
    return net([[ground, 'ground'], ...paths, ...dots], middles, edges.map(({name, colour, ends}) =>
        piece(turn, `/${name}`, colour || '', `vertex cutter ${colour}`, `${name} (${ends.join('-')}): `)));
}

/* Upright and level lines through points: "6,1" is a point, "x=6" a line that is not drawn yet. */
function drawLines(turn) {
    const points = turn.parts[0].cells.filter(cell => cell.includes(',')).map(cell => cell.split(',').map(Number));
    const [xs, ys] = [0, 1].map(axis => [...new Set(points.map(point => point[axis]))].sort((a, b) => a - b));
    const across = x => 14 + 84 * (xs.indexOf(x) + .5) / xs.length;
    const up = y => 86 - 84 * (ys.indexOf(y) + .5) / ys.length;
    const lines = [...xs.map(x => ({name: `x=${x}`, ends: [[across(x), 86], [across(x), 0]], at: [across(x), 93]})),
        ...ys.map(y => ({name: `y=${y}`, ends: [[14, up(y)], [100, up(y)]], at: [7, up(y)]}))];
    const kind = ({name}) => turn.parts[0].cells.includes(name) ? 'faint'
        : turn.log.at(-1)?.words === name ? 'drawn new' : 'drawn';
    const made = net([...lines.map(line => [path(...line.ends), kind(line), `/${line.name}`]),
        ...points.map(([x, y]) => [path([across(x), up(y)], [across(x), up(y)]), 'dot'])],
    lines.map(({at}) => at), lines.map(({name}) =>
        piece(turn, `/${name}`, name.slice(2), 'vertex small', `${name}: `)));
    made.style.minWidth = `${1.8 * Math.max(xs.length, ys.length)}rem`;
    return made;
}

function drawHouse(turn) {
    const rooms = (turn.drawing?.cells ?? []).map(room => room.match(/^(\d+) \((.*)\)$/).slice(1));
    const visited = turn.parts[0].cells.map(room => room.split(' ')[0]);
    const places = layTree(1, room => [2 * room, 2 * room + 1].filter(below => below <= rooms.length));
    const kind = name => visited.at(-1) === name ? 'vertex token' : visited.includes(name) ? 'vertex seen' : 'vertex';
    return net(rooms.slice(1).map(([name]) => [path(places[name], places[Math.floor(name / 2)])]),
        rooms.map(([name]) => places[name]),
        rooms.map(([name, value]) => piece(turn, `/${name}`, value, kind(name), `${name}: `)));
}

/* Each color with the marbles that both players have of it: cells are color, one, other. */
function drawPairs(turn) {
    const {cells} = turn.parts[0] ?? {cells: []};
    const stones = count => element('span', {className: 'stones'}, element('span', {className: 'count'}, String(count)),
        ...Array.from({length: count > MOST_PAIRED ? 0 : count}, () => element('span', {className: 'stone'})));
    const rows = cells.filter((_, i) => i % 3 === 0).map((color, row) => {
        const [one, other] = cells.slice(3 * row + 1);
        const made = piece(turn, `/${color}`, '', 'pair', `${turn.names[0]} ${one}, ${turn.names[1]} ${other}: `);
        made.append(String(color), stones(one), stones(other));
        made.style.setProperty('--hue', 137 * color);
        return made;
    });
    const names = [0, 1].map(player => element('span', {}, nameOf(player)));
    return [element('div', {className: 'pair'}, element('span'), ...names), ...rows];
}

function drawSquares(turn) {
    const where = turn.parts.flatMap(({part, cells}) => cells.map(cell => ({part, at: cell.match(/\d+/g).join()})));
    const size = 1 + Math.max(3, ...[...where.map(({at}) => at),
        ...turn.moves.flatMap(move => move.spots.map(spot => spot.slice(1)))]
        .flatMap(at => at.split(',').map(Number)));
    const cells = Array.from({length: size * size}, (_, i) => {
        const at = `${Math.floor(i / size)},${i % size}`;
        const here = where.filter(one => one.at === at);
        const shown = here.length > 1 ? `●${here.length}` : here.length === 1 ? '●' : '';
        return piece(turn, `/${at}`, shown, 'cell', `${at}: `);
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
    heaps: drawHeaps, number: drawNumber, count: drawNumber, circle: drawCircle, graph: drawGraph, tree: drawTree,
    edges: drawEdges, lines: drawLines, pairs: drawPairs, house: drawHouse, polygon: drawPolygon, squares: drawSquares,
    strip: drawStrip, tiles: rowOf('row'), line: rowOf('row spread'),
    stack: turn => turn.parts.map((part, i) =>
        element('div', {className: 'row'}, element('span', {className: 'name'}, `${i + 1}`), ...cardsOf(turn, part))),
    cards: turn => [...rowOf('row spread')(turn), element('div', {className: 'row spread'}, ...offered(turn))],
    grid: turn => board(turn.parts[0].cells.map((cell, i) =>
        piece(turn, `0:${i}`, cell.replace('.', ''), 'cell', `${Math.floor(i / 3) + 1}, ${i % 3 + 1}: `)), 3),
    ring: (turn, before) => {
        const [{cells}] = turn.parts;
        const places = circle(cells.length);
        return cells.some(cell => /\[/.test(cell)) ? drawHeaps(turn, before)
            : net(round(places), places, cells.map((cell, i) => piece(turn, `0:${i}`, String(cell), 'vertex')));
    },
};

/* Draws the turn. What differs from `before` is marked as the last move. */
function drawBoard(stage, turn, before) {
    findSpots(turn);
    stage.replaceChildren(...turn.parts.length > 0 ? [DRAW[turn.board](turn, before)].flat() : []);
    stage.dataset.board = turn.board;
    turn.pieces = [...stage.querySelectorAll('.spot')].map(made =>
        [made.dataset.spot, made.textContent + made.classList.contains('token')]);
    const stays = turn.board !== 'heaps' && turn.pieces.length === before?.pieces.length; /* or they have moved up */
    const old = new Map(stays ? before.pieces : []);
    turn.pieces.filter(([id, text]) => old.has(id) && old.get(id) !== text)
        .forEach(([id]) => stage.querySelector(`.spot[data-spot="${id}"]`).classList.add('last'));
    const heap = stage.querySelector('.heap:has(button)') ?? stage;
    const first = [...heap.querySelectorAll('button')].at(heap === stage ? 0 : -1);
    if (first) {
        first.tabIndex = 0;
    }
}
