/* Boards. A turn comes from the rules as data (common/rules/turn.c). Each move gets its spots: what one clicks for it,
   told by what it changes. Then the kind of board says how it is drawn; what is a spot of some move is a button. */
'use strict';

const MOST_STONES = 60; /* in one heap; a larger one is a number */
const PILE = 10;        /* heaps up to this stand upright, side by side */
const MOST_SHOWN = 24;  /* marbles of a color, objects on a circle, numbers in a row */
const MOST_SQUARES = 1600;
const GROUND = 97;      /* the height of the ground, in hundredths */

const numberOf = cell => Number(String(cell).replace(/[^\d-]/g, ''));
const times = (count, make) => Array.from({length: count}, (_, i) => make(i));
/* The best move: of those that win the shortest, of those that lose the longest. */
const RANK = {lost: 0, drawn: 1000, won: 2000};
const rankOf = ({worth, plies}) => RANK[worth] === undefined ? worth : RANK[worth]
    + (worth === 'won' ? -1 : 1) * (plies ?? 0);
const bestOf = moves => moves.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
const outcome = worth => typeof worth === 'number' ? (worth > 0 ? 'won' : worth < 0 ? 'lost' : 'drawn') : worth;

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
        : old.length !== now.length ? gone(old, now) : [];
    return cut || whole.length > 0 ? [...cut ? [cut] : [], ...whole.map(i => `${i}.+`)]
        : less ? [`0.${old[0] - less}`] : [...old.keys()].filter(i => now[i] < old[i]).map(i => `${i}.${now[i]}`);
}

const reached = (before, after) => [`/${after.cells[0]}`];
const card = ({cells}, after, {words}) => [cells.indexOf(Number(words.match(/\d+/)[0]))];
const hasToken = cell => /\*/.test(cell);
/* What the words of a move name is clicked on all other boards. */
const SPOTS = {
    heaps: heapSpots, number: reached, count: reached, circle: reached, strip: reached,
    line: card, ring: card, cells: card, cards: (before, after) => gone(before.cells, after.cells),
    stack: (before, after) => [after.cells.length],
    tiles: ({cells}, after, {words}) => [/^(left|first)/.test(words) ? 0 : cells.length - 1],
    edges: (before, after, {words}) => [`/${words.split(' ').at(-1)}`],
    graph: (before, after) => [(after.cells.some(hasToken) ? after : before).cells.findIndex(hasToken)],
};
const named = words => (words.replace(/ in \d+$/, '').match(/\d+,\d+|[xy]=\d+|\d+/g) ?? []).map(name => `/${name}`);

/* The spots of a move, and what else goes with them: other numbers, edges that fall. */
function findSpots(move, {board, parts}) {
    const before = parts.find(({part}) => part === move.part);
    const own = move.leaves.find(({part}) => part === move.part);
    const others = move.leaves.filter(({part}) => part !== move.part);
    const after = before?.count > 1 ? others.shift() : own; /* one of several alike */
    const find = board === 'cells' || before && after ? SPOTS[board] : () => []; /* a win at once leaves nothing */
    const full = spot => `${spot}`[0] === '/' ? spot : `${move.part}:${spot}`;
    move.spots = SPOTS[board] ? find(before, after, move, others).map(full) : named(move.words);
    const falls = after && ['line', 'edges'].includes(board) ? gone(before.cells, after.cells) : [];
    move.goes = [...move.spots, ...falls.map(i => full(board === 'line' ? i : `/${edgeName(before.cells[i])}`))];
}

/* Marks all that the move changes, or nothing if there is none: of a heap, the stones above as well. */
function markGoing(stage, move) {
    const [, heap, n] = move?.spots.length === 1 ? move.spots[0].match(/^(.*)\.(\d+)$/) ?? [] : [];
    stage.querySelectorAll('[data-spot]').forEach(({dataset: {spot}, classList}) =>
        classList.toggle('going', Boolean(move?.goes.includes(spot)
            || heap && spot.startsWith(`${heap}.`) && Number(spot.slice(heap.length + 1)) >= Number(n))));
}

/* ---- pieces and rows ---- */

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

const span = (className, ...children) => element('span', {className}, ...children);
const row = (className, ...pieces) => element('div', {className}, ...pieces);
const drawRows = turn => turn.parts.map(({part, cells}, i) => row('row',
    ...turn.board === 'stack' ? [span('name', `${i + 1}`)] : [],
    ...cells.map((cell, j) => piece(turn, `${part}:${j}`, String(cell), turn.board !== 'cells' ? 'card'
        : cell === 'x' ? 'cell token' : 'cell'))));

function drawHeap(turn, {id, cell, name, old}) {
    const size = numberOf(cell);
    const spots = [...new Set(turn.moves.flatMap(move => move.spots))];
    const cut = n => spots.includes(`${id}|${n}`) ? [piece(turn, `${id}|${n}`, '', 'cut')] : [];
    const targets = spots.filter(spot => spot.startsWith(`${id}.`));
    const stones = size > MOST_STONES
        ? [...targets.slice(0, MOST_CHOICES).map(spot => piece(turn, spot, `→ ${spot.split('.')[1]}`, 'card')),
            targets.length > MOST_CHOICES ? T('and {} more', targets.length - MOST_CHOICES) : '']
        : times(size, n => [...cut(n), piece(turn, `${id}.${n}`, '', 'stone')]).flat();
    const ghosts = times(Math.min(old, MOST_STONES) - size, () => span('stone ghost'));
    return row(/\[/.test(cell) ? 'heap now' : 'heap', piece(turn, `${id}.+`, name, 'name'),
        row('stones', ...stones, ...cut(size), ...ghosts, span('count', String(size))));
}

let laid = {}; /* how the board of a game was laid out first, which it keeps, whatever is taken away */

/* Gives that, made anew for another game, or where it does not fit any more. */
function layOut(turn, make, fits = () => true) {
    if (laid.start !== turn.start || !fits(laid.made)) {
        laid = {start: turn.start, made: make()};
    }
    return laid.made;
}

/* The largest number of the position with which the game began. */
const largestOf = turn => Math.max(...turn.start.match(/\d+/g));

function drawHeaps(turn, before) {
    const all = turn.parts.flatMap(({part, count, cells}) => cells.map((cell, i) => {
        const was = before?.parts.find(other => other.part === part && other.cells.length === cells.length);
        return {id: `${part}:${i}`, cell, old: was ? numberOf(was.cells[i]) : 0, name: count > 1 ? ` ×${count}` : ''};
    }));
    const most = Math.max(...all.map(({cell, old}) => Math.max(numberOf(cell), old)));
    const cuts = turn.moves.some(move => move.spots.some(spot => spot.includes('|')));
    const kind = layOut(turn, () => all.length > 1 && most <= PILE && !cuts ? 'heaps upright' : 'heaps');
    return row(kind, ...all.map((heap, i) =>
        drawHeap(turn, {...heap, name: (all.length > 1 ? `${i + 1}` : '') + heap.name})));
}

/* Numbers that moves lead to; near ones with all between them. */
function drawNumber(turn) {
    const [{cells: [now, goal]}] = turn.parts;
    const all = [now, ...turn.moves.map(move => move.leaves[0]?.cells?.[0]).filter(Number.isInteger)];
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const shown = high - low > MOST_SHOWN ? [...new Set(all)].sort((a, b) => a - b)
        : times(high - low + 1, i => low + i);
    return [row('number', turn.board === 'count' ? `${now} / ${goal}` : `${now}`), row('scale', ...shown.map(n =>
        n === now ? element('strong', {className: 'card'}, `${n}`) : piece(turn, `/${n}`, `${n}`, 'card')))];
}

/* For what is too large to be drawn. */
const sayParts = turn => turn.parts.map(({text}) => row('row', text));

const countAt = ({parts}, place) => parts.reduce((sum, {cells, count}) =>
    sum + count * cells.filter(cell => String(cell) === place).length, 0);
const token = count => count > 1 ? `●${count}` : count === 1 ? '●' : '';

function drawStrip(turn) {
    const size = 1 + largestOf(turn);
    return size > MOST_SQUARES ? sayParts(turn) : row('row', ...times(size, String).map(n =>
        piece(turn, `/${n}`, token(countAt(turn, n)) || n, 'cell', `${n}: `)));
}

/* Each color with the marbles that both players have of it: cells are color, one, other. */
function drawPairs(turn) {
    const {cells} = turn.parts[0];
    const stones = count => span('stones', span('count', String(count)),
        ...times(count > MOST_SHOWN ? 0 : count, () => span('stone')));
    const rows = times(cells.length / 3, i => {
        const [color, one, other] = cells.slice(3 * i);
        const made = piece(turn, `/${color}`, '', 'pair', `${turn.names[0]} ${one}, ${turn.names[1]} ${other}: `);
        made.append(String(color), stones(one), stones(other));
        made.style.setProperty('--hue', 137 * color);
        return made;
    });
    return [row('pair', ...['', nameOf(0), nameOf(1)].map(name => span('', name))), ...rows];
}

function board(cells, wide) {
    const made = row('board', ...cells);
    made.style.setProperty('--wide', wide);
    return made;
}

function drawSquares(turn) {
    const size = 1 + Math.max(3, largestOf(turn));
    const square = (line, column) =>
        piece(turn, `/${line},${column}`, token(countAt(turn, `(${line}, ${column})`)), 'cell', `${line},${column}: `);
    return size * size > MOST_SQUARES ? sayParts(turn)
        : board(times(size * size, i => square(Math.floor(i / size), i % size)), size);
}

/* ---- nets: places in a square of 100 x 100, as [x, y], and paths between them, as [path, class, spot] ---- */

function net(paths, places, pieces) {
    const made = row('net', ...pieces);
    const lines = paths.map(([path, kind = '', spot = '']) =>
        `<path d="${path}" class="${kind}" data-spot="${spot}"/>`);
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
    return net([...sides, ...lines.map(line => [path(...line.split('-').map(n => places[n - 1]))])], places, pieces);
}

/* Somebody goes around a circle, from object to object; the first is where it ends. */
function drawCircle(turn) {
    const [at, size] = turn.parts[0].cells;
    return size > MOST_SHOWN ? drawNumber(turn) : around(times(size, i =>
        piece(turn, `/${i + 1}`, String(i + 1), vertex(i + 1 === at) + (i === 0 ? ' hole' : ''))), []);
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

function drawHung(root, links, pieceOf) {
    const places = layTree(root, links);
    return net(links.map(([a, b]) => [path(places[a], places[b])]), Object.values(places),
        Object.keys(places).map(pieceOf));
}

function drawTree(turn) {
    const nodes = turn.drawing.text.match(/^ *\d+/gm).map(line => ({name: line.trim(), depth: line.search(/\d/)}));
    const parentOf = i => nodes.slice(0, i).findLast(({depth}) => depth < nodes[i].depth).name;
    return drawHung(nodes[0].name, nodes.slice(1).map(({name}, i) => [parentOf(i + 1), name]), name =>
        piece(turn, `/${name}`, String(countAt(turn, name) || ''), vertex(countAt(turn, name)), `${name}: `));
}

/* Rooms, "1 (-2)", each below the one of half its number. */
function drawHouse(turn) {
    const rooms = turn.drawing.cells.map(room => room.split(/[ ()]+/));
    const visited = turn.parts[0].cells.map(room => room.split(' ')[0]);
    return drawHung('1', rooms.slice(1).map(([name]) => [String(Math.floor(name / 2)), name]), name =>
        piece(turn, `/${name}`, rooms[name - 1][1], visited.at(-1) === name ? vertex(true)
            : visited.includes(name) ? 'vertex seen' : 'vertex', `${name}: `));
}

/* Points that are reached from the root; from the ground, "_", they grow upwards. */
const placesOf = (turn, links) => layOut(turn, () => {
    const root = links.flat().includes('_') ? '_' : '1';
    const places = layTree(root, links);
    Object.values(places).forEach(place => place[1] = root === '_' ? 100 - place[1] : place[1]);
    return places;
}, places => links.flat().every(end => places[end]));

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

/* Edges, "FROM-TO" or "NAME:FROM-TO" and a color, B or R; each is cut in its middle. */
function drawEdges(turn) {
    const edges = turn.parts.flatMap(({cells}) => cells).map(cell => {
        const [, a, b, color] = cell.match(/(\w+)-(\w+?)([BR]?)$/);
        return {name: edgeName(cell), ends: [a, b].sort(), color};
    });
    const places = placesOf(turn, edges.map(({ends}) => ends));
    const alike = ({ends}) => edges.filter(other => String(other.ends) === String(ends));
    const foot = (end, other) => end === '_' && other !== '_' ? [places[other][0], GROUND] : places[end];
    const bent = edges.map(edge => bend(foot(...edge.ends), foot(...edge.ends.toReversed()),
        alike(edge).indexOf(edge), alike(edge).length));
    const paths = edges.map(({name, color}, i) => [bent[i][0], color, `/${name}`]);
    const dots = Object.entries(places).filter(([point]) => point !== '_').map(([point, place]) =>
        [path(place, place), edges.some(({ends}) => ends.includes(point)) ? 'dot' : 'dot off']);
    const ground = places._ ? path([0, GROUND], [100, GROUND]) : path([places[1][0] - 8, 8], [places[1][0] + 8, 8]);
    return net([[ground, 'ground'], ...paths, ...dots], bent.map(([, middle]) => middle),
        edges.map(({name, color, ends}) =>
            piece(turn, `/${name}`, color, `vertex cutter ${color}`, `${name} (${ends.join('-')}): `)));
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
    const kind = ({name}) => cells.includes(name) ? 'faint' : turn.log.at(-1)?.words === name ? 'drawn new' : 'drawn';
    const made = net([...lines.map(line => [path(...line.ends), kind(line), `/${line.name}`]),
        ...points.map(([x, y]) => [path([across(x), up(y)], [across(x), up(y)]), 'dot'])],
    lines.map(({at}) => at), lines.map(({name}) =>
        piece(turn, `/${name}`, name.slice(2), 'vertex small', `${name}: `)));
    made.style.minWidth = `${1.8 * Math.max(xs.length, ys.length)}rem`;
    return made;
}

const DRAW = {
    heaps: drawHeaps, number: drawNumber, count: drawNumber, circle: drawCircle, tree: drawTree, edges: drawEdges,
    lines: drawLines, pairs: drawPairs, house: drawHouse, squares: drawSquares, strip: drawStrip,
    tiles: drawRows, line: drawRows, cards: drawRows, stack: drawRows, cells: drawRows,
    hand: turn => [...drawRows(turn), row('row', ...turn.moves.map(({spots: [spot]}) =>
        piece(turn, spot, spot.slice(1), 'card')))],
    grid: turn => board(turn.parts[0].cells.map((cell, i) => {
        const at = `${Math.floor(i / 3) + 1},${i % 3 + 1}`;
        return piece(turn, `/${at}`, cell.replace('.', ''), 'cell', `${at}: `);
    }), 3),
    ring: turn => around(turn.parts[0].cells.map((cell, i) => piece(turn, `0:${i}`, String(cell), 'vertex')), []),
    graph: turn => around(turn.parts[0].cells.map((cell, i) => piece(turn, `0:${i}`, String(cell).replace('*', ''),
        vertex(hasToken(cell)), `${i + 1}: `)), turn.drawing?.cells ?? [], false),
    polygon: ({parts: [{cells}], ...turn}) => around(cells.filter(Number.isInteger).map(n =>
        piece(turn, `/${n}`, String(n), 'vertex')), cells.filter(cell => !Number.isInteger(cell))),
};

/* Draws the turn. What differs from `before` is marked as the last move. */
function drawBoard(stage, turn, before) {
    turn.moves.forEach(move => findSpots(move, turn));
    stage.replaceChildren(...turn.parts.length > 0 ? [DRAW[turn.board](turn, before)].flat() : []);
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
