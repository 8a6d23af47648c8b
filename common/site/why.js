/* Why a position is won or lost, drawn: the nim-sum in binary, a mex or an outcome with arrows to the options, the
   answers to all moves. What is drawn comes from the turn of the position (common/rules/play/turn.c, with why=yes). */
import {LETTERS, bestOf, findMoves, outcome, rankOf, row, span, times, toOther, xor} from './board.js';
import {T, element, sentence} from './page.js';

const [MAX_OPTIONS, MAX_ROWS, MAX_BITS, MAX_BITS_BELOW] = [6, 12, 16, 5];
const NODE = 73; /* pixels, at least, for an option and its gap */

const paragraph = (...words) => element('p', {}, ...words);
const cellsOf = (tag, cells) => cells.map(({text, className = ''}) => element(tag, {className}, text));

/* The name of a part: its number, and what is there where that is short. */
function nameOfPart(turn, {part, pieces, said}) {
    const what = pieces.length === 1 && turn.board === 'heaps' ? `${[pieces[0]].flat()[0]}` : said;
    return turn.parts.length > 1 && turn.board !== 'heaps' ? `${part + 1}: ${what}` : what;
}

/* A position above its options, with arrows to those that count: [text, className, what leads there]. */
function drawOptions(top, className, options) {
    const middleOf = i => `${100 * (i + .5) / options.length}%`;
    const lines = options.map(([, kind], i) => kind === 'missing' ? ''
        : `<line x1="50%" y1="2" x2="${middleOf(i)}" y2="36" marker-end="url(#tip)"/>`);
    const made = row('options', span(`node ${className}`, top), row('row', ...options.map(([text, kind, move]) =>
        span('option', span(`node ${kind}`, ...[text].flat()), element('small', {}, move)))));
    made.firstChild.insertAdjacentHTML('afterend', '<svg height="40" aria-hidden="true"><defs><marker id="tip" '
        + 'refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>'
        + `${lines.join('')}</svg>`);
    made.lastChild.style.setProperty('--wide', options.length);
    return row('wide', made);
}

/* Of two parts that are or become equal the words say all: no nim-sum is needed. */
const areTwo = ({why, parts}) => Boolean(why.plain) && parts.length === 2;

/* The Grundy numbers of the parts in binary, with the columns that have an odd number of ones. */
function drawNimSum(turn) {
    const parts = turn.parts.filter(({count}) => count % 2 === 1);
    const sum = xor(parts.map(({grundy}) => grundy));
    const bits = Math.max(1, ...turn.parts.map(({grundy}) => grundy.toString(2).length));
    const best = bestOf(turn.moves);
    if (parts.length > MAX_ROWS || bits > MAX_BITS || areTwo(turn)) {
        return [];
    }
    const binary = (value, kind) => [...value.toString(2).padStart(bits, '0')].map((bit, i) =>
        ({text: bit, className: kind || (sum.toString(2).padStart(bits, '0')[i] === '1' && bit === '1' ? 'odd' : '')}));
    const line = (name, value, kind) => element('tr', {className: kind}, element('th', {}, name),
        ...cellsOf('td', [{text: `${value}`}, ...binary(value, kind === 'sum' ? '' : undefined)]));
    const told = sum === 0
        ? T('The nim-sum is zero: each column has an even number of ones, and every move makes some odd.')
        : T('The nim-sum is not zero: a column has an odd number of ones. A winning move makes all even: {}.',
            best.said);
    return [paragraph(told), row('wide', element('table', {className: 'bits'}, element('tbody', {},
        ...parts.map(part =>
            line(nameOfPart(turn, part), part.grundy, part.part === best?.part && sum > 0 ? 'best' : '')),
        line(T('nim-sum'), sum, 'sum'))))];
}

/* The smallest number that no option of a part has. */
function drawMex(turn, {part, grundy, ...rest}) {
    const moves = turn.moves.filter(move => move.part === part && move.grundy !== null);
    const values = times(grundy + 1, value => moves.find(move => move.grundy === value));
    const more = moves.filter(move => move.grundy > grundy).sort((a, b) => a.grundy - b.grundy).slice(0, 1);
    if (grundy > MAX_OPTIONS || turn.more > 0) {
        return [];
    }
    return [paragraph(T('Its Grundy number is {}, the smallest that none of its moves leaves.', grundy)),
        drawOptions(nameOfPart(turn, {part, ...rest}), '', [...values.map((move, value) =>
            [`${value}`, move ? '' : 'missing', move?.said ?? T('none')]),
        ...more.map(move => [`${move.grundy}`, '', move.said])])];
}

/* One position: some of its options, those that decide it first. */
function drawOutcome(turn) {
    const room = Math.max(...[...document.querySelectorAll('.why')].map(({clientWidth}) => clientWidth));
    const fitting = Math.floor(room / NODE);
    const sorted = turn.moves.toSorted((a, b) => rankOf(b) - rankOf(a))
        .slice(0, Math.min(MAX_OPTIONS, Math.max(3, fitting)));
    const more = turn.moves.length + turn.more - sorted.length;
    const short = text => text.length < 14 ? text : '';
    const left = ({leaves}) => short(leaves.map(({said}) => said).join(', '));
    const signed = n => `${n > 0 ? '+' : ''}${n}`;
    const top = turn.points ? [signed(turn.worth), ''] : [LETTERS[turn.worth], turn.worth];
    return sorted.length === 0 ? [] : [drawOptions(...top, sorted.map(move => {
        const result = turn.points ? '' : toOther(move.worth); /* for who is to move then */
        return [[`${left(move)} `, element('strong', {}, LETTERS[result] ?? signed(move.worth))],
            turn.points && move.worth === turn.worth ? 'won' : result, move.said];
    })), ...more > 0 ? [element('p', {className: 'note'}, T('and {} more', more))] : []];
}

/* The answers to all moves of who loses. */
function drawAnswers({why: {after, leaves, pairs, more}}) {
    const told = after ? T('After "{}" every move loses:', after) : T('Every move loses:');
    const rows = pairs.map(([move, answer]) =>
        element('tr', {}, ...cellsOf('td', [{text: move}, {text: '→'}, {text: answer}])));
    return pairs.length === 0 ? [] : [paragraph(told),
        row('wide', element('table', {className: 'answers'}, element('tbody', {}, ...rows))),
        ...more > 0 ? [element('p', {className: 'note'}, T('and {} more', more))] : [],
        ...leaves ? [paragraph(T('The answer always leaves the same: {}.', leaves))] : []];
}

/* Equal parts, two and two; those of which there is an odd number have no moves. */
function drawMirror(turn) {
    const all = turn.parts.flatMap(part =>
        times(Math.min(part.count, 2 * MAX_ROWS), () => nameOfPart(turn, part))).sort();
    const names = all.filter(name => all.filter(other => other === name).length % 2 === 0);
    return [row('row pairsOf', ...times(Math.min(MAX_ROWS, names.length / 2), i =>
            span('couple', span('node', names[2 * i]), ' ↔ ', span('node', names[2 * i + 1]))))];
}

/* ---- on the board ---- */

/* Draws the reason into the board, where it shows this position: the heaps in binary below them, and thin lines between those of
   which one is answered by the other. The next board that is drawn has none of it. Says whether it could. */
export function drawOnBoard(stage, turn) {
    const heaps = turn.parts.filter(({pieces, grundy}) => pieces.length === 1 && grundy >= 0).map(({part, count, said, grundy}) => ({
        said, grundy, count, name: stage.querySelector(`.name.middle[data-spot^="${part}:"]`),
        stones: [...stage.querySelectorAll(`.pill[data-spot^="${part}:"]`)]}));
    const isThere = turn.board === 'heaps' && turn.moreParts === 0 && heaps.length === turn.parts.length
        && heaps.every(({name, stones}, i) => name && stones.length === Number([turn.parts[i].pieces[0]].flat()[0]));
    const bits = Math.max(...heaps.map(({grundy}) => grundy.toString(2).length));
    if (!isThere || heaps.length < 2 || bits > MAX_BITS_BELOW) {
        return false;
    }
    const odd = xor(heaps.filter(({count}) => count % 2 === 1).map(({grundy}) => grundy)).toString(2).padStart(bits, '0');
    for (const {name, grundy} of areTwo(turn) ? [] : heaps) {
        const digits = [...grundy.toString(2).padStart(bits, '0')];
        name.replaceChildren(...digits.map((digit, i) => span(odd[i] === '1' && digit === '1' ? 'odd' : '', digit)));
        name.classList.add('binary');
    }
    turn.why.isMirror && joinEqual(stage, heaps.filter(({stones}) => stones.length > 0));
    return true;
}

/* Lines between equal heaps, two and two, at the height of their middle stones. */
function joinEqual(stage, heaps) {
    const board = stage.firstElementChild;
    const {left, top, width, height} = board.getBoundingClientRect();
    const placeOf = ({stones}) => {
        const box = stones[Math.floor(stones.length / 2)].getBoundingClientRect();
        return [box.left - left, box.left + box.width - left, box.top + box.height / 2 - top];
    };
    const lines = [];
    for (const rest = [...heaps]; rest.length > 0;) {
        const one = rest.shift();
        const other = rest.findIndex(({said}) => said === one.said);
        if (other >= 0) {
            const [[, from, y], [to, , end]] = [one, ...rest.splice(other, 1)].map(placeOf);
            lines.push(`M${from} ${y}L${to} ${end}`);
        }
    }
    board.insertAdjacentHTML('beforeend', `<svg class="joined" viewBox="0 0 ${width} ${height}" aria-hidden="true">${
        lines.map(line => `<path d="${line}"/>`).join('')}</svg>`);
}

/* Who wins. A name says nothing to those who played as "You"; the second of the names may be who began. */
function verdictOf({names, log, mover}, winner, you) {
    const name = names[winner];
    return you !== null ? winner === you ? T('You win here, if you make no mistake.') : T('The computer wins here, whatever you do.')
        : sentence([T('the first player'), T('the second player')].includes(name) ? T('{} wins.', name)
            : winner === (log[0]?.player ?? mover) ? T('{} wins (the first player).', name)
            : T('{} wins (the second player).', name));
}

/* Verdict, reason and drawing of a turn; nothing where it cannot be drawn. `you` is the player who is the visitor, if one is. */
export function drawWhy(turn, you = null) {
    findMoves(turn);
    const {why, parts, mover, points} = turn;
    const result = outcome(turn.worth);
    const winner = result === 'won' ? mover : 1 - mover;
    const grundy = parts.map(part => part.grundy);
    const hasGrundy = !grundy.includes(undefined) && turn.moreParts === 0 && parts.length > 0;
    const isSum = parts.length > 1 || parts[0]?.count > 1;
    const verdict = result === 'drawn' ? T('A draw, if both play well.') : verdictOf(turn, winner, you);
    const line = why.line ? [paragraph(T('Best play from here:{}', why.line))] : [];
    const plain = why.plain ? [paragraph(why.plain)] : [];
    const reason = turn.moves.length === 0 ? []
        : grundy.includes(-1) ? [paragraph(T('A move wins at once: {}.', bestOf(turn.moves).said))]
            : hasGrundy && isSum ? [...plain, ...why.isMirror ? drawMirror(turn) : [], ...drawNimSum(turn)]
                : hasGrundy ? [...plain, ...drawMex(turn, parts[0])]
                    : [...plain, ...drawOutcome(turn), ...points || result === 'drawn' ? line : drawAnswers(turn)];
    return [element('p', {className: `verdict ${result}`}, verdict,
        points ? ` ${T('With best play the lead is {}.', Math.abs(turn.worth))}` : ''), ...reason];
}
