/* Small pictures of positions, for the cards of games, and large ones for those who share a link: node pictures.mjs reads
   {light, dark, turns: {NAME: turn}} from stdin, colors by name (common/figures/svg.py), and prints {NAME: {card, shared}} in
   SVG. They have the layout of the board (layout.js). */
import {readFileSync} from 'node:fs';
import {layout} from './layout.js';
import {findSpots} from './pieces.js';

const [CARD, SHARED] = [{wide: 240, high: 120, padding: .06}, {wide: 1200, high: 630, padding: .16}];
const ROOMS = [40, 30, 22, 16, 12]; /* rem, the one in which a cell is largest, up to a part of the picture */
const LARGEST = 1 / 7.5;
const ROUND = ['stone', 'marble', 'vertex', 'knob', 'foot', 'dot'];

const n = value => String(+value.toFixed(2));
const escaped = text => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
const shape = (tag, kind, places, more = '') =>
    `<${tag} class="${kind}" ${Object.entries(places).map(([name, value]) => `${name}="${n(value)}"`).join(' ')}${more}/>`;

/* What color an item has: one of the rules below. */
function kindOf({shape: what, look, spot}, isUsed) {
    const color = ['black', 'white', 'red', 'blue', 'token', 'won'].find(name => look.includes(name));
    return what === 'ground' || what === 'dot' ? 'stone' : color ?? (['stone', 'pill'].includes(what) ? (isUsed ? 'used' : 'stone')
        : what === 'marble' ? 'stone' : look.includes('empty') ? 'tile' : spot && isUsed ? 'open' : 'cell');
}

function drawn(item, isUsed) {
    const {x, y, wide, high, shape: what, text, pawn, look, label} = item;
    const kind = kindOf(item, isUsed);
    const [across, down] = [x + wide / 2, y + high / 2];
    const size = Math.min(.46, 1.5 * wide / Math.max(1, text.length)) * (what === 'number' ? 2 : 1);
    const words = (said, where, large = size, fill = '') => said && `<text${fill && ` class="${fill}"`} x="${n(where[0])}" y="${n(where[1] + .36 * large)}" font-size="${n(large)}">${escaped(said)}</text>`;
    const isPlain = ['name', 'count', 'label', 'number', 'more'].includes(what);
    const outline = isPlain ? '' : what === 'cut' ? shape('rect', 'used', {x: across - .04, y: y + .2, width: .08, height: high - .4})
        : ROUND.includes(what) ? shape('circle', kind, {cx: across, cy: down, r: wide / 2 - .03})
            : shape('rect', kind, {x, y, width: wide, height: high, rx: {pill: .25, card: .12, pair: .12}[what] ?? 0});
    const on = pawn ? shape('circle', `stone ${pawn.look.join(' ')}`, {cx: across, cy: down, r: .32})
        + words(pawn.text, [across, down], Math.min(.4, .7 / Math.max(1, pawn.text.length)), 'page0') : '';
    const inside = words(what === 'more' ? '…' : text, [across, down], size, ['token', 'black', 'used'].includes(kind) ? 'page0' : isPlain || look.includes('free') ? 'soft' : '');
    const beside = label && (what === 'vertex' ? words(label, [x + wide + .15, y + .05], .3, 'soft') : words(label, [across, y + high + .2], .3, 'soft'));
    return outline + on + inside + beside;
}

/* The rules of colors that a picture needs. */
function rules(body, {page, edge, text, soft, L, bar, stone, W}) {
    const all = {stone: `fill: ${stone};`, used: `fill: ${bar};`, cell: `fill: ${page}; stroke: ${edge};`, open: `fill: ${page}; stroke: ${bar};`, tile: `fill: none; stroke: ${edge};`,
        won: `fill: ${W}; stroke: ${edge};`, token: `fill: ${stone};`, black: 'fill: #000; stroke: #888;', white: 'fill: #fff; stroke: #888;', red: 'fill: #cf3b30;', blue: 'fill: #2f6fb3;',
        first: `fill: ${L};`, second: `fill: ${bar};`, soft: `fill: ${soft};`, page0: `fill: ${page};`, line: `stroke: ${edge};`, rl: 'stroke: #cf3b30;',
        bl: 'stroke: #2f6fb3;', kl: `stroke: ${text};`};
    return `text { fill: ${text}; }\n${Object.entries(all).filter(([name]) => new RegExp(`class="([^"]* )?${name}[ "]`).test(body))
        .map(([name, rule]) => `.${name} { ${rule} }\n`).join('')}`;
}

const LINES = {red: 'rl', blue: 'bl', black: 'kl', ground: 'kl', drawn: 'kl'};

function picture(turn, {wide, high, padding}) {
    const laid = ROOMS.map(room => layout(turn, room)).filter(Boolean);
    const scaleOf = one => Math.min(wide / one.wide, high / one.high, LARGEST * wide);
    const made = laid.toSorted((a, b) => scaleOf(b) - scaleOf(a))[0] ?? {wide: 4, high: 1, lines: [],
        items: [{shape: 'number', x: 0, y: 0, wide: 4, high: 1, text: turn.parts[0]?.said.match(/\d+/)?.[0] ?? '', look: []}]};
    const used = new Set(turn.moves.flatMap(({spots}) => spots));
    const body = [...made.lines.map(({path, look}) => `<path class="${LINES[look.find(one => LINES[one])] ?? 'line'}" d="${path}"/>`),
        ...made.items.map(item => drawn(item, used.has(item.spot)))].join('\n');
    const scale = scaleOf(made) * (1 - 2 * padding);
    const box = [made.wide / 2 - wide / scale / 2, made.high / 2 - high / scale / 2, wide / scale, high / scale].map(n).join(' ');
    return {box, body, wide, high};
}

const svg = ({box, body, wide, high}, style) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${wide}" height="${high}">\n`
    + `<style>\ntext { font-family: sans-serif; text-anchor: middle; }\nsvg * { stroke-width: .04; }\npath { fill: none; stroke-width: .07; }\n${style}</style>\n${body}\n</svg>\n`;

const {light, dark, turns} = JSON.parse(readFileSync(0, 'utf8'));
const all = Object.entries(turns).map(([name, turn]) => {
    findSpots(turn);
    const [card, shared] = [CARD, SHARED].map(frame => picture(turn, frame));
    return [name, {card: svg(card, `${rules(card.body, light)}@media (prefers-color-scheme: dark) {\n${rules(card.body, dark)}}\n`),
        shared: svg(shared, rules(shared.body, light))}];
});
console.log(JSON.stringify(Object.fromEntries(all)));
