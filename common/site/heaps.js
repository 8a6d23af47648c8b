/* Heaps: side by side, one below the other, or those of both players in a line (layout.js). */
import {TOUCH, clamp, first, isNarrow, last, partIn, piecesOf, sizeOf, times, unique} from './pieces.js';
import {inLines, widthOf} from './rows.js';

const MAX_STONES = 60; /* in one heap; a larger one is a number */
const PILE = 10;        /* heaps up to this stand upright, side by side */
export const MAX_CHOICES = 12; /* buttons for moves */
const [MANY, SMALLER] = [24, 1.7]; /* stones in a heap, above which they are smaller, unless fingers click them; rem */
const MAX_MARBLES = 24;
const THINGS = ['coin', 'apple', 'banana']; /* that heaps are of, by their marks */
const HIGHEST = 31.5; /* rem: no board need be higher, also where more is seen */

const drawable = size => size > MAX_STONES ? 0 : size;

const item = (shape, x, y, wide, high, more) => ({shape, x, y, wide, high, text: '', look: [], ...more});

/* All heaps of all parts: how large they are, were, and began; what stands beside them, and is said of them. One that is gone
   has 0. */
function heapsOf(turn) {
    const before = turn.log.length > 0 ? last(turn) : {parts: []};
    const all = turn.parts.flatMap(({part, count, grundy, said, ...rest}) => {
        const begun = piecesOf(partIn(first(turn), part));
        const pieces = rest.pieces.length > 0 ? piecesOf(rest) : begun.map(piece => ({...piece, text: '0', marks: []}));
        const was = piecesOf(partIn(before, part));
        return pieces.map((piece, i) => ({...piece, id: `${part}:${piece.name}`, size: sizeOf(piece), count,
            thing: piece.marks.filter(look => THINGS.includes(look)),
            old: was.length === pieces.length ? sizeOf(was[i]) : 0, said: pieces.length > 1 ? piece.text : said,
            began: isSplit(turn) || begun.length !== pieces.length ? 0 : drawable(sizeOf(begun[i])),
            value: turn.showsValues === 'grundy' && pieces.length === 1 ? grundy ?? null : null}));
    });
    const hasNumbers = all.length > 1 || isNamed(turn);
    return all.map((heap, i) => ({...heap, number: hasNumbers ? i + 1 : 0, title: [
        hasNumbers ? `${i + 1}` : '', heap.count > 1 ? ` ×${heap.count}` : '',
        heap.marks.includes('star') ? '★' : '', heap.marks.includes('now') ? '▸' : ''].join('')}));
}

/* How large a heap is, and its value. */
const countsOf = ({size, value}) => [{text: `${size}`},
    ...value === null ? [] : [{text: value < 0 ? '∞' : `${value}`, look: ['value']}]];

/* A stone that is gone leaves its place: the last ones that went are still seen. */
const lost = ({old}, n) => ({look: [n < old ? 'ghost' : 'gone']});
const named = ({id, title, number, said}) => ({spot: id, text: title, number, said});

const spotsOf = turn => unique(turn.moves.flatMap(move => move.spots ?? []));
const isSplit = turn => turn.splits || spotsOf(turn).some(spot => spot.includes('|'))
    || turn.log.some(({at}) => at?.includes('|'));

/* Whether heaps are clicked by their names. */
const isNamed = turn => [...turn.moves, ...turn.log].some(({at}) => at?.split(' ').some(one => /^\d+$/.test(one)));

/* ---- side by side: stones lie on each other ---- */

function standUp(turn, heaps, most, {room, tall}) {
    const CELL = 2; /* rem */
    const line = inLines(heaps.length, room / CELL / 1.4);
    const stone = clamp(.85, room / CELL / line - .75, 2.25);
    const [name, below] = isNarrow(room) && isNamed(turn) ? [1.2, 1.5] : [.8, 1.05];
    const fitting = isNarrow(room) ? tall / CELL / Math.ceil(heaps.length / line) - below - .95 : 8.5;
    const thick = clamp(.75, fitting / most, 1.44); /* then a stone is 44 pixels high */
    const [across, down] = [stone + .7, most * thick + below + .95];
    const items = heaps.flatMap((heap, i) => {
        const {id, size, old, began, thing} = heap;
        const [x, foot] = [i % line * across + .35, (Math.floor(i / line) + 1) * down - below];
        const pill = (n, more) => item('pill', x, foot - (n + 1) * thick, stone, thick - .06, more);
        const counts = countsOf(heap);
        const each = stone / counts.length;
        const top = Math.max(size, old, began);
        return [item('name', x + stone / 2 - .6, foot + .18, 1.2, name, {...named(heap), look: ['middle']}),
            ...times(size, n => pill(n, {spot: `${id}.${n}`, look: thing})), ...times(top - size, n => pill(size + n, lost(heap, size + n))),
            item('ground', x - .2, foot + .03, stone + .4, .07),
            ...counts.map((one, n) => item('count', x + n * each, foot - top * thick - .75, each, .7, one))];
    });
    return {items, lines: [], wide: line * across, high: Math.ceil(heaps.length / line) * down, cell: CELL};
}

/* ---- one below the other ---- */

const BEHIND = 1.1; /* a line of stones, for how many they are */

/* How many stones are in a line: such that there are few lines, none has a lone stone, fingers hit what is clicked, and the
   last ones are as full as can be: 11 are 6 and 5. */
function stonesInLine(sizes, {inFront, across, down}, {room, tall}) {
    const [LINE, LONE, SMALL] = [100, 5000, 10000]; /* what is to be avoided; small: for each rem that a cell is too small */
    const highOf = n => sizes.reduce((high, size) => high + Math.ceil(size / n) * down + .2, 0);
    const wanted = isNarrow(room) ? TOUCH / Math.min(across, down, 1.2) : Math.max(...sizes) > MANY ? SMALLER : TOUCH;
    const smallBy = n => Math.max(0, wanted - Math.min(room / (inFront + n * across + BEHIND), tall / highOf(n)));
    const costOf = n => sizes.filter(size => size > n).reduce((cost, size) => cost + LINE * Math.ceil(size / n)
        + (size % n === 1 ? LONE : 0) + (n - size % n) % n, SMALL * smallBy(n));
    return times(PILE - 2, i => PILE - i).toSorted((a, b) => costOf(a) - costOf(b))[0];
}

/* A number, and what may be left of it. */
function largeHeap(heap, spots, {inFront, fitting}) {
    const targets = spots.filter(spot => spot.startsWith(`${heap.id}.`));
    const texts = targets.slice(0, MAX_CHOICES).map(spot => `→ ${spot.slice(heap.id.length + 1)}`);
    const [each, number] = [widthOf(texts) + .15, widthOf([`${heap.size}`]) + .3];
    const line = Math.max(1, Math.floor((fitting - inFront) / each));
    const [counts, lines] = [countsOf(heap), Math.ceil(texts.length / line)];
    const more = targets.length - texts.length;
    return {items: [...counts.map((one, i) => item('number', inFront + i * number, 0, number, 1, one)),
        ...texts.map((text, i) => item('card', inFront + i % line * each, 1.2 + Math.floor(i / line) * 1.35, each - .15, 1.2,
            {spot: targets[i], text})),
        ...more > 0 ? [item('more', inFront, 1.2 + lines * 1.35, 6, 1, {count: more})] : []],
    wide: inFront + Math.max(number * counts.length, Math.min(line, texts.length) * each),
    high: 1.4 + lines * 1.35 + (more > 0 ? 1.1 : 0)};
}

/* Stones in lines, with cuts between them, and how many they are after the last. */
function smallHeap(heap, spots, {inFront, line, isCut, across, down}) {
    const {id, size, old, began, thing} = heap;
    const shown = Math.max(size, Math.min(old, MAX_STONES), began);
    const placeOf = n => [inFront + n % line * across + (isCut ? .3 : 0), Math.floor(n / line) * down];
    const stone = (n, more) => item('stone', ...placeOf(n), 1, 1, more);
    const cuts = times(size + 1, n => n).filter(n => spots.includes(`${id}|${n}`)).map(n => {
        const isBehind = n > 0 && n % line === 0; /* the last one of its line */
        const [x, y] = placeOf(isBehind ? n - 1 : n);
        return item('cut', isBehind ? x + 1 : x - .45, y, .45, 1, {spot: `${id}|${n}`});
    });
    const lastInLine = Math.min(shown, (Math.floor(Math.max(size - 1, 0) / line) + 1) * line) - 1;
    const [x, y] = shown === 0 ? [inFront - 1, 0] : placeOf(lastInLine);
    const counts = countsOf(heap).map((one, i) => item('count', x + 1.1 + i * .8, y, .3 + widthOf([one.text]) * .75, 1, one));
    return {items: [...times(size, n => stone(n, {spot: `${id}.${n}`, look: thing})), ...cuts,
        ...times(shown - size, n => stone(size + n, lost(heap, size + n))), ...counts],
    wide: inFront + Math.min(line, shown) * across + BEHIND + (counts.length - 1) * .8,
    high: Math.max(1, Math.ceil(shown / line)) * down + .2};
}

function lieDown(turn, heaps, most, {room, tall}) {
    const CELL = 2.75; /* rem */
    const [spots, isCut] = [spotsOf(turn), Boolean(isSplit(turn))];
    const inFront = heaps.some(({title}) => title) ? widthOf(heaps.map(({title}) => title)) + (isNamed(turn) ? .3 : 0)
        : isCut ? .7 : .2;
    const [across, down] = isCut ? [1.45, 1.4] : [1.06, 1.15];
    const sizes = first(turn).parts.flatMap(piecesOf).map(sizeOf).map(size => Math.min(size, MAX_STONES));
    const how = {inFront, isCut, across, down, fitting: Math.max(room / (isNarrow(room) ? CELL : SMALLER), 8),
        line: stonesInLine(sizes, {inFront, across, down}, {room, tall})};
    const items = [];
    let [y, wide] = [0, 0];
    for (const heap of heaps) {
        const made = (heap.size > MAX_STONES ? largeHeap : smallHeap)(heap, spots, how);
        const top = y;
        items.push(item('name', 0, top + .05, Math.max(.2, inFront - .3), .9, named(heap)),
            ...made.items.map(one => ({...one, y: one.y + top})));
        wide = Math.max(wide, made.wide);
        y += made.high;
    }
    const whole = smallHeap({id: '', size: Math.min(most, MAX_STONES), old: 0, began: 0, value: null, thing: []}, [], how).wide;
    return {items, lines: [], wide: Math.max(wide, most > MAX_STONES ? 0 : whole), high: y, cell: CELL};
}

/* ---- pieces with one name: those of both players, in a line that is clicked as a whole ---- */

const OF_PLAYERS = ['first', 'second'];

function layPairs(turn, room) {
    const [{part}] = turn.parts;
    const [begun, now] = [first(turn).parts[0], turn.parts[0]].map(piecesOf);
    const names = unique(begun.map(({name}) => name));
    const half = clamp(4.2, (room / 1.9 - 1.2) / 2, 7);
    const [line, step] = [Math.floor((half - .9) / .55), .55];
    const find = (pieces, name) => OF_PLAYERS.map(who => pieces.find(one => one.name === name && one.marks.includes(who)));
    let y = .8;
    const items = names.flatMap((name, hue) => {
        const own = find(now, name).filter(Boolean);
        const deep = Math.max(...find(begun, name).map(sizeOf).map(size => size > MAX_MARBLES ? 1 : Math.ceil(size / line)), 1);
        const [top, high] = [y, Math.max(isNarrow(room) ? clamp(1.1, 13 / names.length, 1.4) : 1.1, .3 + deep * step)];
        y += high + .12;
        const told = own.map(({text}, i) => `${turn.names[i]} ${text}`).join(', ');
        return [item('pair', 0, top, 1 + 2 * half, high, {spot: `${part}:${name}`, look: told ? [] : ['empty'],
            where: told ? `${name}: ${told}` : name}), item('count', .1, top, .8, high, {text: name}),
        ...own.flatMap((piece, i) => [item('count', 1 + i * half, top, .8, high, {text: piece.text}),
            ...times(sizeOf(piece) > MAX_MARBLES ? 0 : sizeOf(piece), n => item('marble', 1.8 + i * half + n % line * step,
                top + .15 + Math.floor(n / line) * step, .5, .5, {hue}))])];
    });
    const heads = [0, 1].map(i => item('label', 1 + i * half, 0, half, .7, {text: (turn.called ?? turn.names)[i]}));
    return {items: [...heads, ...items], lines: [], wide: 1 + 2 * half, high: y, cell: 2};
}

export function layHeaps(turn, room, tall) {
    const [heaps, begun] = [heapsOf(turn), first(turn).parts.flatMap(piecesOf)];
    if (begun.some(({marks}) => marks.includes('second'))) {
        return layPairs(turn, room);
    }
    const place = {room, tall: Math.min(tall, HIGHEST)};
    const largest = Math.max(...begun.map(sizeOf));
    const most = Math.max(largest, ...heaps.map(({size, old}) => Math.max(size, old)));
    const thing = heaps[0]?.thing[0];
    const isPile = thing === 'coin' || begun.length > 1 && !thing; /* fruit does not */
    const highest = thing === 'coin' && !isNarrow(room) ? 2 * PILE : PILE;
    return isPile && largest <= highest && most <= 2 * PILE && !isSplit(turn)
        ? standUp(turn, heaps, most, place) : lieDown(turn, heaps, most, place);
}
