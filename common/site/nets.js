/* Boards of points and lines: in a circle, hung on a root, or on a plane (layout.js). */
import {COLORS, TOUCH, clamp, idOf, inOrder, isNarrow, last, piecesOf, standing, times, unique} from './pieces.js';
import {layRow} from './rows.js';

const MAX_AROUND = 30;
const GROUND = '_';
const NODE = 2.4; /* rem: no point need be smaller */
const DOT = .3;

/* ---- where points are; each gives places, and how wide and high they are ---- */

function around(names) {
    const far = Math.max(1.6, names.length * .23);
    const places = names.map((name, i) => [name, 2 * Math.PI * i / names.length]).map(([name, angle]) =>
        [name, [far + .65 + far * Math.sin(angle), far + .65 - far * Math.cos(angle)]]);
    return {wide: 2 * far + 1.3, high: 2 * far + 1.3, places: Object.fromEntries(places)};
}

/* Points "X,Y", one step apart whatever lies between. */
function onPlane(names) {
    const points = names.map(name => name.split(',').map(Number));
    const [xs, ys] = [0, 1].map(axis => inOrder(points.map(point => point[axis])));
    const placeOf = ([x, y]) => [.5 + xs.indexOf(x), ys.length - .5 - ys.indexOf(y)];
    return {wide: xs.length, high: ys.length, places: Object.fromEntries(names.map((name, i) => [name, placeOf(points[i])]))};
}

/* What hangs on a root by links: each node above the middle of what is below it. */
function treeOf(root, links) {
    const places = {[root]: []};
    let [leaves, deepest] = [0, 0];
    const visit = (node, depth) => {
        const next = unique(links.filter(ends => ends.includes(node)).flat()).filter(other => !places[other]);
        next.forEach(other => places[other] = []);
        const across = next.map(other => visit(other, depth + 1));
        deepest = Math.max(deepest, depth);
        places[node] = [next.length > 0 ? across.reduce((sum, x) => sum + x, 0) / next.length : leaves++, depth];
        return places[node][0];
    };
    visit(root, 0);
    return {places, leaves, deepest};
}

/* Points that hang on the first of them, or grow from the ground. */
function hung(links, isCut, room) {
    const root = links.flat().includes(GROUND) ? GROUND : links[0][0];
    const {places, leaves, deepest} = treeOf(root, links);
    const fitting = room / NODE / leaves;
    const [across, down] = isCut ? [clamp(1.7, fitting, 3), 2.1] : [clamp(1.2, fitting, 2), 1.7];
    const high = deepest * down + 1.6;
    const placeOf = ([x, depth]) => [across * (x + .5), root === GROUND ? high - .5 - down * depth : .9 + down * depth];
    return {root, wide: Math.max(3, across * leaves), high,
        places: Object.fromEntries(Object.entries(places).map(([name, place]) => [name, placeOf(place)]))};
}

/* ---- lines ---- */

const straight = (...places) => `M${places.map(place => place.map(n => +n.toFixed(3))).join('L')}`;

/* The number-th of so many lines that join two points: they are bent, and a loop comes back. Gives its path and its
   middle. */
function bend([from, to], number, count, center) {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) {
        const far = (1.25 + 1.1 * number) * (x < center ? -1 : 1);
        return [`M${from}C${x + far},${y - 1.3} ${x + far},${y + 1.3} ${from}`, [x + .75 * far, y]];
    }
    const off = 1.1 * (number - (count - 1) / 2);
    const [aside, down] = [off * (to[1] - from[1]) / length, off * (from[0] - to[0]) / length];
    const path = count > 1 ? `M${from}Q${x + 2 * aside},${y + 2 * down} ${to}` : straight(from, to);
    return [path, [x + aside, y + down]];
}

const nameOf = ({name, ends}) => name || ends.join('-');
const isAlike = (one, other) => String(one.ends.toSorted()) === String(other.ends.toSorted());

/* Each line with its path, the middle (nearer to what has grown, where there is more room), and whether it is there. */
function pathsOf(board, lines, {root, places, high, wide}) {
    const isLeaf = end => end !== GROUND && lines.filter(({ends}) => ends.includes(end)).length === 1;
    const foot = (end, other) => end === GROUND && other !== GROUND ? [places[other][0], high - .5] : places[end];
    return lines.map(line => {
        const alike = lines.filter(other => isAlike(line, other));
        const ends = alike.length > 1 ? line.ends.toSorted() : line.ends;
        const ofEnds = [foot(...ends), foot(...ends.toReversed())];
        const [path, middle] = bend(ofEnds, alike.indexOf(line), alike.length, wide / 2);
        const leaf = root === GROUND && alike.length === 1 ? ends.findIndex(isLeaf) : -1;
        const now = board.pieces.find(piece => piece.ends && nameOf(piece) === nameOf(line));
        return {...line, marks: (now ?? line).marks, isHere: Boolean(now), path, start: ofEnds[0],
            middle: leaf < 0 ? middle : middle.map((n, axis) => n + (ofEnds[leaf][axis] - ofEnds[1 - leaf][axis]) / 6)};
    });
}

/* Lines as they were before the last move, by their names; null: there was none. */
const oldLines = turn => turn.log.length === 0 ? null : new Map(piecesOf(last(turn).parts[0]).filter(({ends}) => ends)
    .map(line => [nameOf(line), String(line.marks)]));

/* What is cut leaves its place. */
const shownLines = (board, paths, old) => paths.map(line => {
    const isNew = old && line.marks.includes('drawn') && old.get(nameOf(line)) !== String(line.marks);
    return {path: line.path, spot: line.name && idOf(board, line.name),
        look: line.isHere ? [...line.marks, ...isNew ? ['new'] : []] : [old?.has(nameOf(line)) ? 'ghost' : 'gone']};
});

/* What is clicked of lines with a name: a knob in the middle, on a plane the foot. */
const knobsOf = (board, paths, isPlane) => paths.filter(({isHere, name}) => isHere && name).map(line => {
    const {name, ends, marks, middle, start} = line;
    const color = COLORS.find(one => marks.includes(one));
    const text = name === ends.join('-') ? '' : isPlane ? name.slice(2) : name;
    const [x, y] = isPlane ? start : middle;
    return {shape: isPlane ? 'foot' : 'knob', spot: idOf(board, name), text,
        where: color ? `${color} ${ends.join('-')}` : text === name ? '' : name,
        look: [...color ? [color] : [], ...isPlane && marks.includes('drawn') ? ['done'] : []],
        x: x - .42, y: y - .42, wide: .84, high: .84};
});

/* The points of lines that are cut, which are only dots with a name. */
function dotsOf({places, root}, paths) {
    const isOn = point => point === root || paths.some(({isHere, ends}) => isHere && ends.includes(point));
    return Object.entries(places).filter(([point]) => point !== GROUND).flatMap(([point, [x, y]]) => [
        {shape: 'dot', text: '', look: isOn(point) ? [] : ['off'], x: x - DOT / 2, y: y - DOT / 2,
            wide: DOT, high: DOT},
        {shape: 'label', text: point, look: [], x: x + .12, y: y - .62, wide: .6, high: .5}]);
}

const groundOf = ({root, places, wide, high}) => ({spot: '', look: ['ground'], path: root === GROUND
    ? straight([0, high - .5], [wide, high - .5]) : straight([places[root][0] - .7, .35], [places[root][0] + .7, .35])});

/* ---- points ---- */

/* A point with what stands on it: in a ring without a name beside it. */
function vertex(turn, board, name, [x, y]) {
    const here = board.pieces.filter(piece => piece.name === name && !piece.ends);
    const isRing = turn.board === 'ring';
    const isThere = !isRing || board.spots || here.length > 0;
    const {text, look, pawn} = standing(turn, here);
    const count = here.filter(({marks}) => marks.includes('token')).reduce((sum, one) => sum + one.count, 0);
    const owner = ['first', 'second'].findIndex(who => pawn?.look.includes(who)); /* whose it is, by the first letter */
    const beside = isRing || text === name ? '' : name;
    return {shape: 'vertex', spot: idOf(board, name), label: beside, where: beside,
        text: text || (owner >= 0 ? turn.names[owner].slice(0, 1) : count > 1 ? `${count}` : isRing && isThere ? name : ''),
        look: [...look.filter(one => !['token', 'now'].includes(one)), ...pawn || look.includes('now') ? ['token'] : [],
            ...isThere ? [] : ['empty']], x: x - .5, y: y - .5, wide: 1, high: 1};
}

const dot = ([x, y]) => ({shape: 'dot', text: '', look: [], x: x - DOT / 2, y: y - DOT / 2, wide: DOT, high: DOT});

export function layNet(turn, board, room) {
    const {pieces, begun, spots} = board;
    const all = [...begun, ...pieces];
    const lines = [...new Map(all.filter(({ends}) => ends).map(line => [nameOf(line), line])).values()];
    const points = unique([...spots ? times(spots[1] - spots[0] + 1, i => `${spots[0] + i}`) : [],
        ...all.filter(({ends}) => !ends).map(({name}) => name)]);
    const isPlane = turn.board === 'plane';
    const isCut = lines.some(({name}) => name) && !isPlane;
    if (turn.board === 'ring' && points.length > MAX_AROUND) {
        return layRow(turn, board, room);
    }
    const links = lines.filter(({marks}) => !marks.includes('faint')).map(({ends}) => isCut ? ends.toSorted() : ends);
    const net = turn.board === 'tree' && links.length > 0 ? hung(links, isCut, room)
        : isPlane ? onPlane(unique([...points, ...lines.flatMap(({ends}) => ends)])) : around(points);
    const [paths, old] = [pathsOf(board, lines, net), oldLines(turn)];
    const sides = turn.board !== 'ring' || points.length < 3 ? [] : points.map((name, i) => ({spot: '', look: ['faint'],
        path: straight(net.places[name], net.places[points.at(i + 1 - points.length)])}));
    const ends = isCut ? dotsOf(net, paths) : isPlane ? points.map(name => dot(net.places[name]))
        : unique([...points, ...Object.keys(net.places)]).map(name => vertex(turn, board, name, net.places[name]));
    return {wide: net.wide, high: net.high, cell: isPlane ? (isNarrow(room) ? TOUCH : 2.4) : turn.board === 'tree' ? 3 : 3.4,
        lines: [...sides, ...isCut ? [groundOf(net)] : [], ...shownLines(board, paths, old)],
        items: isPlane ? [...ends, ...knobsOf(board, paths, true)]
            : [...isCut ? [...ends, ...knobsOf(board, paths, false)] : ends]};
}
