/* Where the pieces of a turn lie: a pure function of the turn and the room there is, for the page (board.js) and for
   pictures (pictures.mjs). A turn comes from the rules as data (common/rules/play/turn.c); a rules file says by which family
   it is laid out (rules.h, "boards"): heaps, a row, squares, or a net of points and lines.

   Lengths are in cells. An item is {x, y, wide, high, shape, text, spot, look, ...}: `spot` is what is clicked, "PART:NAME",
   or "/NAME" on a board that all parts share; `pawn` is what stands on it, `label` is written below or beside it. */
const MOST_STONES = 60; /* in one heap; a larger one is a number */
const PILE = 10;        /* heaps up to this stand upright, side by side */
export const MOST_CHOICES = 12; /* buttons for moves */
const [MOST_CELLS, MOST_SIDE, MOST_AROUND, MOST_MARBLES] = [60, 40, 30, 24];
const GROUND = '_';

export const times = (count, make) => Array.from({length: count}, (_, i) => make(i));
const unique = list => [...new Set(list)];
const clamp = (low, value, high) => Math.max(low, Math.min(value, high));

/* The position in which the game began, and the last move with the position in which it was made. */
const first = turn => turn.log[0] ?? turn;
export const last = turn => turn.log.at(-1);
/* The turn before the last move. */
export const earlier = turn => ({...turn, ...last(turn), log: turn.log.slice(0, -1), moves: [], isLive: false});

/* ---- pieces and spots ---- */

/* A piece as the rules give it: its text, or [text, name, marks, the points that it joins]. */
function pieceOf(given, i) {
    const [text, name, marks = '', ends = ''] = [given].flat();
    return {text: String(text), name: name || (ends ? '' : `${i + 1}`), marks: marks ? marks.split(' ') : [],
        ends: ends ? ends.split('-') : null};
}
const piecesOf = owner => (owner?.pieces ?? []).map((given, i) => pieceOf(given, i));

/* Whether all parts stand on one board. */
const isShared = ({drawing}) => Boolean(drawing?.spots || drawing?.pieces.length > 0);
export const spotOf = (turn, part, name) => isShared(turn) ? `/${name}` : `${part}:${name}`;

const sizeOf = ({text}) => Number(text);
/* Which of these (by number) are not there afterwards; of equal ones the last. */
function gone(before, after) {
    const count = (list, wanted) => list.filter(one => one === wanted).length;
    return [...before.keys()].filter(i => count(before.slice(0, i + 1), before[i]) > count(after, before[i]));
}

/* Of a move of heaps: "i.n" are the stones of heap i down to the n-th, "i|n" the cut behind n stones, "i" the heap. */
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

/* The spots of a move, the first one from which something goes; and what else it changes. */
export function findSpots(move, turn) {
    const before = turn.parts.find(({part}) => part === move.part);
    const own = move.leaves.find(({part}) => part === move.part);
    const others = move.leaves.filter(({part}) => part !== move.part);
    const after = before?.count > 1 ? others.shift() : own; /* one of several alike */
    const isKnown = before && after; /* a part beyond those that are sent is not */
    const names = move.at ? move.at.split(' ') : isKnown && turn.board === 'heaps' ? heapSpots(before, after, others) : [];
    const told = part => piecesOf(part).map(({name, text, marks}) => [name, `${text} ${marks}`]);
    const [old, now] = isKnown && turn.board !== 'heaps' ? [before, after].map(part => new Map(told(part))) : [new Map(), new Map()];
    const changed = unique([...old.keys(), ...now.keys()]).filter(name => name && old.get(name) !== now.get(name));
    move.changed = [after, ...others];
    move.spots = names.map(name => spotOf(turn, move.part, name));
    move.goes = unique([...move.spots, ...changed.map(name => spotOf(turn, move.part, name))]);
}

/* The boards of a turn, each with its pieces; of a shared one these say of which part they are. */
function boardsOf(turn) {
    const own = state => state.parts.flatMap(({part, count, ...rest}) =>
        piecesOf(rest).map(piece => ({...piece, part, count})));
    if (isShared(turn)) {
        const common = piecesOf(turn.drawing).map((piece, i) => ({...piece, name: turn.drawing.pieces[i][1] ?? ''}));
        return [{part: null, spots: turn.drawing.spots ?? turn.parts[0]?.spots, pieces: [...common, ...own(turn)],
            begun: [...common, ...own(first(turn))]}];
    }
    return turn.parts.map(({part, count, ...rest}) => {
        const begun = first(turn).parts.find(one => one.part === part) ?? rest;
        const spots = [rest, begun].map(one => one.spots).filter(Boolean);
        return {part, count, pieces: own({parts: [{part, count, ...rest}]}), begun: piecesOf(begun),
            spots: spots.length > 0 ? [Math.min(...spots.map(([low]) => low)), Math.max(...spots.map(([, high]) => high))] : null};
    });
}

const idOf = ({part}, name) => part === null ? `/${name}` : `${part}:${name}`;
/* The spots of moves on a board, by their names. */
const namesIn = (turn, {part}) => unique(turn.moves.flatMap(move => move.spots ?? [])
    .filter(spot => spot.startsWith(part === null ? '/' : `${part}:`)).map(spot => spot.replace(/^\d*[/:]/, '')));
const COLORS = ['black', 'white', 'red', 'blue'];
const PAWNS = ['token', 'red', 'blue'];
const SIGNS = {rook: '♜', queen: '♛'};
const numbersOf = names => names.map(Number).filter(Number.isInteger);
const inOrder = numbers => unique(numbers).sort((a, b) => a - b);

/* What stands on a spot: text, look, and a pawn, with the numbers of the parts where there are several. */
function standing(turn, pieces) {
    const here = pieces.filter(({ends}) => !ends);
    const tokens = here.filter(({marks}) => PAWNS.some(look => marks.includes(look)) && !marks.includes('black'));
    const marks = here.flatMap(piece => piece.marks);
    const isAlone = turn.parts.length === 1 && turn.parts[0].count === 1;
    const numbers = isAlone ? [] : tokens.map(({part, count}) => `${part + 1}${count > 1 ? `×${count}` : ''}`);
    const sign = Object.keys(SIGNS).find(name => marks.includes(name));
    const players = ['first', 'second'].filter(name => marks.includes(name)).map(name => name === 'first' ? '1' : '2');
    const letters = tokens.filter(piece => !piece.marks.includes('token')).map(({text}) => text);
    const text = here.filter(piece => !piece.marks.some(look => [...PAWNS, ...COLORS].includes(look)))
        .map(piece => piece.marks.includes('cross') ? '✕' : piece.text).find(Boolean) ?? '';
    return {text, look: marks, pawn: tokens.length === 0 ? null
        : {text: [sign ? SIGNS[sign] : '', numbers.length > 3 ? `${numbers.length}×` : numbers.join(' '), ...players, ...letters].join(''),
            look: marks.filter(look => ['first', 'second', 'red', 'blue'].includes(look))}};
}

/* ---- families: each gives items, lines, and how wide and high all is; `cell` is how large a cell may be, in rem ---- */

const lettersOf = text => [...text].reduce((sum, letter) => sum + (letter > '\u1100' ? 1.8 : 1), 0);
const widthOf = texts => clamp(1, .4 + .3 * Math.max(0, ...texts.map(lettersOf)), 8);

/* So many things in lines that are alike, of which no one is longer than `most`. */
function inLines(count, most) {
    const lines = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(most))));
    return Math.max(1, Math.ceil(count / lines));
}

/* Cells that may be reached by number, or cards that keep their places when some are taken. */
function layRow(turn, board, room) {
    const {pieces, begun, spots} = board;
    const wanted = namesIn(turn, board);
    const numbered = numbersOf([...pieces, ...begun].filter(({ends}) => !ends).map(({name}) => name));
    const all = spots ? inOrder([spots[0], spots[1], ...numbered]) : [];
    const isAlone = board.part === null || turn.parts.length === 1;
    const isStrip = spots && isAlone && all.at(-1) - all[0] < MOST_CELLS;
    const names = isStrip ? times(all.at(-1) - all[0] + 1, i => `${all[0] + i}`)
        : spots ? inOrder([...numbersOf(pieces.map(({name}) => name)), ...numbersOf(wanted)]).map(String)
            : unique([...begun, ...pieces].map(({name}) => name));
    const old = turn.log.length > 0 ? piecesOf(last(turn).parts.find(({part}) => part === board.part)) : [];
    const made = names.map(name => {
        const {text, look, pawn} = standing(turn, pieces.filter(piece => piece.name === name));
        const was = old.find(piece => piece.name === name);
        if (spots && !isStrip) { /* the number itself is where it goes on */
            return {spot: idOf(board, name), text: name, look: pawn ? ['token'] : ['offered'], shape: 'card'};
        }
        const isThere = spots || pieces.some(piece => piece.name === name);
        return {spot: idOf(board, name), text: text || (spots && !pawn ? name : isThere ? '' : was?.text ?? ''), pawn,
            label: spots && (text || pawn) ? name : '', look: [...look.filter(one => one !== 'token'),
                ...spots && !text && !pawn ? ['free'] : [], ...isThere ? [] : ['empty', ...was ? ['last'] : []]],
            shape: isStrip ? 'cell' : 'card'};
    });
    const below = spots ? [] : wanted.filter(name => !names.includes(name)).map(name =>
        ({spot: idOf(board, name), text: name, look: ['offered'], shape: 'card'}));
    const hasName = turn.parts.length > 1 && board.part !== null;
    const title = hasName ? [{text: `${board.part + 1}${board.count > 1 ? ` ×${board.count}` : ''}`, shape: 'name', look: []}] : [];
    const kept = begun.some(({marks}) => marks.includes('kept')) ? [0, 1].map(player => takenBy(turn, board, player)) : [];
    return stackLines([{title, items: below.length > 0 ? [...made, {shape: 'card', text: '', look: ['empty']}] : made, isStrip}, ...below.length > 0 ? [{title, items: below}] : [],
        ...kept], room);
}

/* What a player has taken and keeps, the latest in front. */
function takenBy(turn, board, player) {
    const taken = turn.log.filter(move => move.player === player).map(({parts, at}) =>
        piecesOf(parts.find(({part}) => part === board.part)).find(({name}) => name === at)?.text ?? '');
    const items = taken.reverse().slice(0, MOST_MARBLES).map(text => ({text, shape: 'card', look: []}));
    return {title: [{text: (turn.called ?? turn.names)[player], shape: 'name', look: []}],
        items: items.length > 0 ? items : [{text: '', shape: 'card', look: ['empty']}]};
}

/* Rows of items, broken where there is no more room; a title stands in front. */
function stackLines(rows, room) {
    const CELL = 2.25; /* rem: no cell need be smaller */
    const inFront = Math.max(0, ...rows.flatMap(({title}) => title).map(({text}) => .4 + widthOf([text])));
    const items = [];
    let [y, wide] = [0, 0];
    for (const row of rows) {
        const each = widthOf(row.items.map(({text, label}) => label || text));
        const pitch = row.isStrip && each === 1 ? 1 : each + .16;
        const most = inLines(row.items.length, (room / CELL - inFront) / pitch);
        const high = 1.15;
        const pitchDown = row.isStrip || row.items.some(({label}) => label) ? 1.5 : 1.3;
        items.push(...row.title.map(one => ({...one, x: 0, y, wide: inFront - .3, high})),
            ...row.items.map((one, i) => ({...one, x: inFront + i % most * pitch, y: y + Math.floor(i / most) * pitchDown,
                wide: row.isStrip && each === 1 ? 1 : each, high})));
        wide = Math.max(wide, inFront + Math.min(most, row.items.length) * pitch);
        y += Math.ceil(row.items.length / most) * pitchDown;
    }
    return {items, lines: [], wide, high: y, cell: 3};
}

function laySquares(turn, board) {
    const {spots, pieces} = board;
    const along = numbersOf([...pieces, ...board.begun].flatMap(({name}) => name.split(',')));
    const [low, high] = [Math.min(spots[0], ...along), Math.max(spots[1], ...along)];
    const numbers = times(high - low + 1, i => low + i);
    const EDGE = .6;
    const side = numbers.length;
    const labels = numbers.flatMap((n, i) => [{text: `${n}`, x: EDGE + i, y: 0, wide: 1, high: EDGE},
        {text: `${n}`, x: 0, y: EDGE + i, wide: EDGE, high: 1}]).map(one => ({...one, shape: 'label', look: []}));
    const cells = numbers.flatMap((line, i) => numbers.map((column, j) => {
        const name = `${line},${column}`;
        const {text, look, pawn} = standing(turn, pieces.filter(piece => piece.name === name));
        const isColored = look.includes('black');
        return {spot: idOf(board, name), where: name, text, pawn: isColored ? null : pawn, look: look.filter(one => isColored ? one === 'black' : one !== 'token'),
            shape: 'square', x: EDGE + j, y: EDGE + i, wide: 1, high: 1};
    }));
    return side > MOST_SIDE ? null : {items: [...labels, ...cells], lines: [], wide: side + EDGE, high: side + EDGE, cell: side < 4 ? 3.75 : 3.25};
}

/* ---- nets ---- */

const straight = (...places) => `M${places.map(place => place.map(n => +n.toFixed(3))).join('L')}`;

/* An edge is bent if others join the same points, and a loop if it comes back. Gives its path and its middle. */
function bend(from, to, number, count, middle) {
    const off = 1.1 * (number - (count - 1) / 2);
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) {
        const far = (1.7 + 1.1 * number) * (x < middle ? -1 : 1);
        return [`M${from}C${x + far},${y - 1.3} ${x + far},${y + 1.3} ${from}`, [x + .75 * far, y]];
    }
    const [aside, down] = [off * (to[1] - from[1]) / length, off * (from[0] - to[0]) / length];
    return [count > 1 ? `M${from}Q${x + 2 * aside},${y + 2 * down} ${to}` : straight(from, to), [x + aside, y + down]];
}

/* The places of what hangs on a root by links: each node above the middle of what is below it. */
function layTree(root, links) {
    const places = {[root]: []};
    let [leaves, deepest] = [0, 0];
    const lay = (node, depth) => {
        const below = unique(links.filter(ends => ends.includes(node)).flat()).filter(next => !places[next]);
        below.forEach(next => places[next] = []);
        const across = below.map(next => lay(next, depth + 1));
        deepest = Math.max(deepest, depth);
        places[node] = [below.length > 0 ? across.reduce((sum, x) => sum + x, 0) / below.length : leaves++, depth];
        return places[node][0];
    };
    lay(root, 0);
    return {places, leaves, deepest};
}

/* The places of points that hang on the first of them, or grow from the ground. */
function hung(links, isCut, room) {
    const root = links.flat().includes(GROUND) ? GROUND : links[0][0];
    const {places, leaves, deepest} = layTree(root, links);
    const [across, down] = isCut ? [clamp(1.7, room / 2.4 / leaves, 3), 2.1] : [clamp(1.2, room / 2.4 / leaves, 2), 1.7];
    const high = deepest * down + 1.6;
    Object.values(places).forEach(place => {
        place[0] = across * (place[0] + .5);
        place[1] = root === GROUND ? high - .5 - down * place[1] : .9 + down * place[1];
    });
    return {places, root, wide: Math.max(3, across * leaves), high};
}

function around(names) {
    const far = Math.max(1.6, names.length * .23);
    return {wide: 2 * far + 1.3, high: 2 * far + 1.3, places: Object.fromEntries(names.map((name, i) => {
        const angle = 2 * Math.PI * i / names.length;
        return [name, [far + .65 + far * Math.sin(angle), far + .65 - far * Math.cos(angle)]];
    }))};
}

/* Points "X,Y", one step apart whatever lies between; the foot of a line is a little off. */
function onPlane(names) {
    const points = names.map(name => name.split(',').map(Number));
    const [xs, ys] = [0, 1].map(axis => inOrder(points.map(point => point[axis])));
    const high = ys.length;
    return {wide: xs.length, high, places: Object.fromEntries(names.map((name, i) =>
        [name, [.5 + xs.indexOf(points[i][0]), high - .5 - ys.indexOf(points[i][1])]]))};
}

function layNet(turn, board, room) {
    const {pieces, begun, spots} = board;
    const isLine = ({ends}) => ends;
    const lines = unique([...begun, ...pieces].filter(isLine).map(({ends, name}) => `${name} ${ends.join('-')}`))
        .map(told => [...begun, ...pieces].find(piece => piece.ends && `${piece.name} ${piece.ends.join('-')}` === told));
    const points = unique([...spots ? times(spots[1] - spots[0] + 1, i => `${spots[0] + i}`) : [],
        ...[...begun, ...pieces].filter(piece => !piece.ends).map(({name}) => name)]);
    const [isTree, isPlane, isRing] = ['tree', 'plane', 'ring'].map(family => turn.board === family);
    const isCut = lines.some(({name}) => name) && !isPlane;
    if (isRing && points.length > MOST_AROUND) {
        return layRow(turn, board, room);
    }
    const links = lines.filter(({marks}) => !marks.includes('faint')).map(({ends}) => isCut ? ends.toSorted() : ends);
    const net = isTree && links.length > 0 ? hung(links, isCut, room)
        : isPlane ? onPlane(unique([...points, ...lines.flatMap(({ends}) => ends)]))
            : around(points);
    const laid = layPaths(turn, net, lines, {board, isCut, isPlane});
    const sides = isRing && points.length > 2 ? points.map((name, i) => ({path: straight(net.places[name], net.places[points.at(i + 1 - points.length)]), look: ['faint'], spot: ''})) : [];
    const vertices = (isCut ? [] : unique([...points, ...isPlane ? [] : Object.keys(net.places)])).map(name =>
        vertex(turn, board, name, net.places[name], {isPlane, isRing}));
    return {wide: net.wide, high: net.high, cell: isPlane ? 2.4 : isRing || turn.board === 'graph' ? 3 : 2.75,
        lines: [...sides, ...laid.lines], items: [...laid.items, ...vertices]};
}

/* A point, with what stands on it. */
function vertex(turn, board, name, [x, y], {isPlane, isRing}) {
    const here = board.pieces.filter(piece => piece.name === name && !piece.ends);
    if (isPlane) {
        return {shape: 'dot', x: x - .15, y: y - .15, wide: .3, high: .3, text: '', look: []};
    }
    const isThere = !isRing || board.spots || here.length > 0;
    const {text, look, pawn} = standing(turn, here);
    const count = here.filter(({marks}) => marks.includes('token')).reduce((sum, {count: many}) => sum + many, 0);
    const inside = text || (count > 1 ? `${count}` : isRing && isThere ? name : '');
    return {spot: idOf(board, name), shape: 'vertex', x: x - .5, y: y - .5, wide: 1, high: 1, text: inside,
        label: isRing || text === name ? '' : name, where: text === name || isRing ? '' : name,
        look: [...look.filter(one => !['token', 'now'].includes(one)), ...pawn || look.includes('now') ? ['token'] : [],
            ...isThere ? [] : ['empty']]};
}

/* The lines of a net, with knobs where they are cut, and dots where those end. */
function layPaths(turn, net, lines, {board, isCut, isPlane}) {
    const {places, root} = net;
    const here = new Set(board.pieces.filter(({ends}) => ends).map(({name, ends}) => name || ends.join('-')));
    const alike = ({ends}) => lines.filter(other => String(other.ends.toSorted()) === String(ends.toSorted()));
    const foot = (end, other) => end === GROUND && other !== GROUND ? [places[other][0], net.high - .5] : places[end];
    const made = lines.map(line => {
        const ends = isCut ? line.ends.toSorted() : line.ends;
        const [path, at] = bend(foot(...ends), foot(...ends.toReversed()), alike(line).indexOf(line), alike(line).length, net.wide / 2);
        const id = line.name || line.ends.join('-');
        const now = board.pieces.find(piece => piece.ends && (piece.name || piece.ends.join('-')) === id) ?? line;
        return {path, at: isPlane ? places[ends[0]] : at, name: line.name, id, ends: line.ends, isHere: here.has(id), marks: now.marks};
    });
    const old = turn.log.length > 0 ? new Map(piecesOf(last(turn).parts[0]).filter(({ends}) => ends)
        .map(({name, ends, marks}) => [name || ends.join('-'), String(marks)])) : null;
    const isNew = ({id, marks}) => old && board.begun.some(({ends}) => ends) + old.size > 0 && old.get(id) !== String(marks) && marks.includes('drawn');
    const paths = made.filter(({isHere, id}) => isHere || old?.has(id)).map(line => ({path: line.path,
        look: line.isHere ? [...line.marks, ...isNew(line) ? ['new'] : []] : ['ghost'], spot: line.name && idOf(board, line.name)}));
    const knobs = made.filter(({isHere, name}) => isHere && name).map(({name, ends, at, marks}) => {
        const color = COLORS.find(one => marks.includes(one)) ?? '';
        const text = name === ends.join('-') ? '' : isPlane ? name.slice(2) : name;
        return {spot: idOf(board, name), shape: isPlane ? 'foot' : 'knob', x: at[0] - .42, y: at[1] - .42, wide: .84, high: .84, text,
            look: [...color ? [color] : [], ...isPlane && marks.includes('drawn') ? ['done'] : []], where: color ? `${color} ${ends.join('-')}` : text ? '' : name};
    });
    const isOn = (point, some) => made.some(({id, ends}) => some(id) && ends.includes(point));
    const dots = !isCut ? [] : Object.entries(places).filter(([point]) => point !== GROUND && (point === root
        || isOn(point, id => here.has(id) || old?.has(id)))).flatMap(([point, [x, y]]) => [
        {shape: 'dot', x: x - .15, y: y - .15, wide: .3, high: .3, text: '', look: isOn(point, id => here.has(id)) || point === root ? [] : ['off']},
        {shape: 'label', x: x + .12, y: y - .62, wide: .6, high: .5, text: point, look: []}]);
    const ground = !isCut ? [] : [{spot: '', look: ['ground'], path: root === GROUND ? straight([0, net.high - .5], [net.wide, net.high - .5])
        : straight([places[root][0] - .7, .35], [places[root][0] + .7, .35])}];
    return {lines: [...ground, ...paths], items: [...dots, ...knobs]};
}

/* ---- heaps ---- */

function heapsOf(turn) {
    const before = turn.log.length > 0 ? last(turn).parts : [];
    const all = turn.parts.flatMap(({part, count, grundy, ...rest}) => {
        const begun = piecesOf(first(turn).parts.find(one => one.part === part));
        const pieces = rest.pieces.length > 0 ? piecesOf(rest) : begun.map(piece => ({...piece, text: '0', marks: []}));
        const was = before.find(other => other.part === part && other.pieces.length === pieces.length);
        return pieces.map((piece, i) => ({...piece, id: `${part}:${piece.name}`, size: sizeOf(piece), count,
            old: was ? sizeOf(piecesOf(was)[i]) : 0,
            value: turn.showsValues === 'grundy' && pieces.length === 1 ? grundy ?? null : null}));
    });
    const sign = ({marks}) => (marks.includes('star') ? '★' : '') + (marks.includes('now') ? '▸' : '');
    return all.map((heap, i) => ({...heap,
        title: (all.length > 1 ? `${i + 1}` : '') + (heap.count > 1 ? ` ×${heap.count}` : '') + sign(heap)}));
}

const countOf = ({size, value}) => [{text: String(size), look: []}, ...value === null ? [] : [{text: value < 0 ? '∞' : `${value}`, look: ['value']}]];

function layHeaps(turn, room) {
    const heaps = heapsOf(turn);
    const begun = first(turn).parts.flatMap(piecesOf);
    if (begun.some(({marks}) => marks.includes('second'))) {
        return layPairs(turn, room);
    }
    const isSplit = turn.splits || turn.moves.some(move => move.spots?.some(spot => spot.includes('|')))
        || turn.log.some(({at}) => at?.includes('|'));
    const most = Math.max(...begun.map(sizeOf), ...heaps.map(({size, old}) => Math.max(size, old)));
    return begun.length > 1 && Math.max(...begun.map(sizeOf)) <= PILE && most <= 2 * PILE && !isSplit
        ? standUp(heaps, most, room) : lieDown(turn, heaps, most, room);
}

/* Side by side stones lie on each other. */
function standUp(heaps, most, room) {
    const CELL = 2; /* rem */
    const line = inLines(heaps.length, room / CELL / 1.4);
    const stone = clamp(.85, room / CELL / line - .75, 2.25);
    const thick = clamp(.75, 8.5 / most, 1);
    const pitch = stone + .7;
    const high = most * thick + 2.1;
    const items = heaps.flatMap(({id, size, old, title, ...heap}, i) => {
        const x = i % line * pitch + .35;
        const bottom = Math.floor(i / line) * high + high - 1.05;
        const at = n => ({x, y: bottom - (n + 1) * thick, wide: stone, high: thick - .06, text: '', shape: 'pill', look: []});
        const counts = countOf({size, ...heap});
        return [...times(size, n => ({...at(n), spot: `${id}.${n}`})),
            ...times(Math.max(0, old - size), n => ({...at(size + n), look: ['ghost']})),
            {shape: 'ground', x: x - .2, y: bottom + .03, wide: stone + .4, high: .07, text: '', look: []},
            ...counts.map((one, n) => ({...one, shape: 'count', wide: stone / counts.length, x: x + n * stone / counts.length,
                y: bottom - Math.max(size, old) * thick - .75, high: .7})),
            {shape: 'name', spot: id, text: title, look: [], x: x + stone / 2 - .6, y: bottom + .18, wide: 1.2, high: .8}];
    });
    return {items, lines: [], wide: line * pitch, high: Math.ceil(heaps.length / line) * high, cell: CELL};
}

/* A heap below the other, so many stones in a line; a large one is a number with what is left of it. */
function lieDown(turn, heaps, most, room) {
    const CELL = 1.7; /* rem: no stone need be smaller */
    const spots = unique(turn.moves.flatMap(move => move.spots ?? []));
    const isCut = turn.splits || spots.some(spot => spot.includes('|')) || turn.log.some(({at}) => at?.includes('|'));
    const inFront = heaps.some(({title}) => title) ? .3 + widthOf(heaps.map(({title}) => title)) : .2;
    const pitch = isCut ? 1.45 : 1.06;
    const fitting = clamp(5, Math.floor((room / CELL - inFront - 1.5) / pitch), PILE);
    const drawn = Math.min(most, MOST_STONES);
    const line = most > MOST_STONES ? fitting
        : times(4, i => fitting - i).find(n => n > 4 && (drawn <= n || drawn % n === 0 || drawn % n > 2)) ?? fitting;
    const items = [];
    let [y, wide] = [0, 0];
    for (const {id, size, old, title, ...heap} of heaps) {
        const down = isCut ? 1.35 : 1.15;
        const at = n => ({x: inFront + n % line * pitch + (isCut ? .3 : 0), y: y + Math.floor(n / line) * down, wide: 1, high: 1, text: '', shape: 'stone', look: []});
        items.push({shape: 'name', spot: id, text: title, look: [], x: 0, y: y + .05, wide: Math.max(.2, inFront - .3), high: .9});
        const counts = countOf({size, ...heap});
        if (size > MOST_STONES) {
            const targets = spots.filter(spot => spot.startsWith(`${id}.`));
            const texts = targets.slice(0, MOST_CHOICES).map(spot => `→ ${spot.slice(id.length + 1)}`);
            const each = widthOf(texts) + .15;
            const inRow = Math.max(1, Math.floor((Math.max(room / CELL, 10) - inFront) / each));
            const number = widthOf([`${size}`]) + .3;
            items.push(...counts.map((one, i) => ({...one, shape: 'number', x: inFront + i * number, y, wide: number, high: 1})),
                ...texts.map((text, i) => ({shape: 'card', spot: targets[i], text, look: [], x: inFront + i % inRow * each,
                    y: y + 1.2 + Math.floor(i / inRow) * 1.35, wide: each - .15, high: 1.2})),
                ...targets.length > MOST_CHOICES ? [{shape: 'more', count: targets.length - MOST_CHOICES, text: '', look: [], x: inFront,
                    y: y + 1.2 + Math.ceil(texts.length / inRow) * 1.35, wide: 6, high: 1}] : []);
            wide = Math.max(wide, inFront + Math.max(number * counts.length, Math.min(inRow, texts.length) * each));
            y += 1.4 + Math.ceil(texts.length / inRow) * 1.35 + (targets.length > MOST_CHOICES ? 1.1 : 0);
            continue;
        }
        const shown = Math.max(size, Math.min(old, MOST_STONES));
        const cut = n => spots.includes(`${id}|${n}`) ? [{...at(n), x: n % line === 0 && n > 0 ? at(n - 1).x + 1 : at(n).x - .45, y: n % line === 0 && n > 0 ? at(n - 1).y : at(n).y,
            wide: .45, shape: 'cut', spot: `${id}|${n}`}] : [];
        const end = size > 0 ? at(size - 1) : {...at(0), x: inFront - 1};
        const ghostEnd = shown > size && Math.floor((size - 1) / line) === Math.floor((shown - 1) / line) ? at(shown - 1) : end;
        items.push(...times(size, n => ({...at(n), spot: `${id}.${n}`})), ...times(size + 1, cut).flat(),
            ...times(shown - size, n => ({...at(size + n), look: ['ghost']})),
            ...counts.map((one, i) => ({...one, shape: 'count', x: (size > 0 ? ghostEnd : end).x + 1.1 + (size > 0 ? 0 : shown * pitch) + i * .8, y: end.y, wide: .3 + widthOf([one.text]) * .75, high: 1})));
        wide = Math.max(wide, inFront + Math.min(line, Math.max(shown, Math.min(most, MOST_STONES))) * pitch + 1.4);
        y += Math.max(1, Math.ceil(Math.max(shown, 1) / line)) * down + .2;
    }
    return {items, lines: [], wide, high: y, cell: 2.5};
}

/* Pieces with one name, those of both players, in a line that is clicked as a whole. */
function layPairs(turn, room) {
    const [part] = turn.parts;
    const [begun, now] = [first(turn).parts[0], part].map(piecesOf);
    const names = unique(begun.map(({name}) => name));
    const half = clamp(4.2, (room / 1.9 - 1.2) / 2, 7);
    const inRow = Math.floor((half - .9) / .55);
    const heads = [0, 1].map(i => ({shape: 'label', text: (turn.called ?? turn.names)[i], look: [], x: 1 + i * half, y: 0, wide: half, high: .7}));
    let y = .8;
    const items = names.flatMap((name, hue) => {
        const own = ['first', 'second'].map(who => now.find(piece => piece.name === name && piece.marks.includes(who)));
        const sizes = ['first', 'second'].map(who => sizeOf(begun.find(piece => piece.name === name && piece.marks.includes(who))));
        const deep = Math.max(...sizes.map(size => size > MOST_MARBLES ? 1 : Math.ceil(size / inRow)), 1);
        const high = Math.max(1.1, .3 + deep * .55);
        const top = y;
        y += high + .12;
        return [{shape: 'pair', spot: `${part.part}:${name}`, text: '', look: own[0] ? [] : ['empty'], x: 0, y: top, wide: 1 + 2 * half, high,
            where: own[0] ? `${name}: ${turn.names[0]} ${own[0].text}, ${turn.names[1]} ${own[1].text}` : name},
        {shape: 'count', text: name, look: [], x: .1, y: top, wide: .8, high, isInside: true},
        ...own.flatMap((piece, i) => !piece ? [] : [
            {shape: 'count', text: piece.text, look: [], x: 1 + i * half, y: top, wide: .8, high, isInside: true},
            ...times(sizeOf(piece) > MOST_MARBLES ? 0 : sizeOf(piece), n => ({shape: 'marble', text: '', look: [], hue, isInside: true,
                x: 1.8 + i * half + n % inRow * .55, y: top + .15 + Math.floor(n / inRow) * .55, wide: .5, high: .5}))])];
    });
    return {items: [...heads, ...items], lines: [], wide: 1 + 2 * half, high: y, cell: 2};
}

/* ---- all ---- */

const LAY = {row: layRow, squares: laySquares, ring: layNet, graph: layNet, tree: layNet, plane: layNet};
const isDrawn = ({board}, {pieces, spots, begun}) => board === 'row' || pieces.length > 0 || begun.length > 0 || Boolean(spots);

/* Boards one below the other. */
function below(boards) {
    const wide = Math.max(...boards.map(one => one.wide));
    let y = 0;
    const moved = boards.map(({items, lines, high}) => {
        const top = y;
        y += high + .15;
        return {items: items.map(one => ({...one, y: one.y + top})), lines};
    });
    return {items: moved.flatMap(one => one.items), lines: moved.flatMap(one => one.lines), wide, high: y - .15,
        cell: Math.min(...boards.map(one => one.cell))};
}

function lay(turn, room) {
    if (turn.board === 'heaps') {
        return [turn, first(turn)].some(({parts}) => parts.some(({pieces}) => pieces.length > 0)) ? layHeaps(turn, room) : null;
    }
    const boards = boardsOf(turn);
    const laid = boards.every(board => isDrawn(turn, board)) && boards.every(board => turn.board !== 'squares' || board.spots)
        ? boards.map(board => LAY[turn.board](turn, board, room)) : [null];
    return laid.includes(null) ? null : below(laid);
}

/* Whether the board needs all the width there is, in the whole game. */
export function isLong(turn) {
    const [low, high] = turn.drawing?.spots ?? first(turn).parts[0]?.spots ?? [0, 0];
    const count = turn.board === 'row' ? Math.max(...first(turn).parts.map(({pieces}) => pieces.length)) : 0;
    return ['row', 'squares'].includes(turn.board) && Math.max(high - low, count) >= 8;
}

const seen = ({text, pawn, look}) => `${text} ${pawn?.text} ${pawn?.look} ${look.filter(one => one !== 'last')}`;

/* All of a turn, in so much room, and nets so high (rem); what the last move has changed has the look "last". Null: it cannot be drawn. */
export function layout(turn, room, tall = Infinity) {
    const made = turn.parts.length > 0 ? lay(turn, room) : null;
    if (!made) {
        return null;
    }
    const scale = Math.min(made.cell, room / made.wide, made.lines.length > 0 ? tall / made.high : Infinity);
    const old = turn.log.length > 0 && turn.board !== 'heaps' ? lay(earlier(turn), room) : null;
    const was = new Map((old?.items ?? []).filter(({spot}) => spot).map(one => [one.spot, seen(one)]));
    const isChanged = one => old && one.spot && (was.has(one.spot) ? was.get(one.spot) !== seen(one) : one.shape === 'card' && !one.look.some(look => ['empty', 'offered'].includes(look)));
    return {...made, cell: scale, items: made.items.map(one =>
        isChanged(one) && !one.look.includes('last') ? {...one, look: [...one.look, 'last']} : one)};
}
