/* The lab: heaps of which a move takes some amounts, or what a code allows (common/lab/lab.c). What is typed is asked
   about at once: values and law, two heaps, and the visitor's own heaps, which the box Play plays. Rules in C are in
   labrules.js. */
import {MAX_CHOICES, outcome, row, span, times, xor} from './board.js';
import {complaint, loadRules} from './engine.js';
import {T, button, copyText, element, sentence} from './page.js';
import {DIRECTIONS, NEW_GAME, about, choice, game, goTo, playBox, saveGame, savedGame, stage} from './play.js';
import {goToTab, isNarrow, tabs} from './tabs.js';
import {drawWhy} from './why.js';

export const lab = document.getElementById('lab');

/* ---- asking, beside the box Play ---- */

/* Asks one question at a time; a new one ends that before. `onLine` gets each line while the rules are at work. */
export class LabAsker {
    async ask(question, {rules = '', onLine = () => {}} = {}) {
        this.stop();
        const mine = this.mine = {};
        const [script, ...modules] = await loadRules({game: 'lab', rules}).catch(() => []);
        if (!script) {
            return mine === this.mine ? {status: 1, out: '', err: T('This could not be loaded. Are you offline?')} : null;
        }
        return mine !== this.mine ? null : new Promise(resolve => {
            let rest = '';
            const worker = this.worker = new Worker(script);
            worker.onmessage = ({data}) => {
                const lines = (rest + (data.news ?? '')).split('\n');
                rest = lines.pop();
                lines.forEach(line => mine === this.mine && onLine(line));
                data.news === undefined && resolve(mine === this.mine ? data : null);
            };
            worker.onerror = ({message}) => resolve({status: message, out: '', err: ''});
            worker.postMessage({modules, lang: LANG, name: 'lab', tellsNews: true, ...question});
        });
    }

    stop() {
        this.worker?.terminate();
        this.mine = null;
    }
}

/* ---- the strip: who wins each heap, with its Grundy number, as far as one scrolls ---- */

const hueOf = number => `${number * 47 % 360}`;

export class Strip {
    constructor(box, onChosen) {
        Object.assign(this, {box, onChosen, cells: box.querySelector('.cells'), shown: new Map(), count: 0, at: 0});
        box.addEventListener('scroll', () => this.draw());
        new ResizeObserver(() => this.draw()).observe(box);
        box.addEventListener('keydown', event => this.step(event));
        box.addEventListener('click', ({target}) => {
            const cell = target.closest('button');
            cell && this.onChosen(Number(cell.dataset.heap));
        });
    }

    /* `of(n)` gives {letter, number, isMarked}, for n from `first` on. */
    show({count, first = 0, of}) {
        Object.assign(this, {count, first, of});
        this.at = Math.min(Math.max(this.at, first), count - 1);
        this.shown.forEach(cell => cell.remove());
        this.shown.clear();
        this.cells.style.width = `${count * this.wide()}px`;
        this.draw();
    }

    wide = () => parseFloat(getComputedStyle(this.cells).getPropertyValue('--cell')) * 16;

    make(n) {
        const {letter, number, isFirst, isOf} = this.of(n);
        const hasNumber = number !== undefined;
        const parts = [span('heap-of', `${n}`),
            ...letter ? [span(`letter ${{W: 'won', L: 'lost', D: 'drawn'}[letter]}`, letter)] : [],
            ...hasNumber ? [span('number-of', number < 0 ? '∞' : `${number}`)] : []];
        const cell = element('button', {type: 'button', tabIndex: n === this.at ? 0 : -1,
            className: `${isFirst ? 'begins' : ''} ${isOf ? 'repeats' : ''}`}, ...parts.flatMap(part => [part, ' ']));
        cell.dataset.heap = n;
        cell.style.left = `${n * this.wide()}px`;
        hasNumber && parts.at(-1).style.setProperty('--hue', hueOf(number));
        this.cells.append(cell);
        return cell;
    }

    draw() {
        const wide = this.wide();
        const from = Math.max(Math.floor(this.box.scrollLeft / wide) - 6, this.first ?? 0);
        const to = Math.min(Math.ceil((this.box.scrollLeft + this.box.clientWidth) / wide) + 6, this.count);
        for (const [n, cell] of this.shown) {
            if ((n < from || n >= to) && cell !== document.activeElement) {
                cell.remove();
                this.shown.delete(n);
            }
        }
        for (let n = from; n < to; n++) {
            this.shown.has(n) || this.shown.set(n, this.make(n));
        }
    }

    /* Brings a heap into sight; `at` says how far from the left. */
    seek(n, hasFocus = false) {
        this.at = Math.min(Math.max(n, this.first), this.count - 1);
        const [left, wide] = [this.at * this.wide(), this.box.clientWidth];
        if (left < this.box.scrollLeft || left + this.wide() > this.box.scrollLeft + wide) {
            this.box.scrollLeft = left - wide / 2;
        }
        this.draw();
        this.shown.forEach((cell, number) => cell.tabIndex = number === this.at ? 0 : -1);
        hasFocus && this.shown.get(this.at)?.focus({preventScroll: true});
    }

    step(event) {
        const steps = {ArrowRight: 1, ArrowLeft: -1, PageDown: 20, PageUp: -20, Home: -this.count, End: this.count};
        if (event.key in steps && event.target.dataset.heap) {
            event.preventDefault();
            this.seek(Number(event.target.dataset.heap) + steps[event.key], true);
        }
    }
}

/* ---- laws ---- */

/* The value at n, of those that were found, or by the law after them. */
function byLaw(list, law, n, valueOf = value => value) {
    if (n < list.length || !law?.kind) {
        return list[n];
    }
    const periods = law.period > 0 ? Math.ceil((n - list.length + 1) / law.period) : 0;
    return law.period > 0 ? valueOf(list[n - periods * law.period], periods * law.shift) : 'W';
}

const grouped = number => number.toLocaleString(LANG);

const lawInWords = ({kind, from, period, shift, triedTo}) => !kind ? T('no law found up to {}', grouped(triedTo))
    : period === 0 ? T('no pile from {} on is lost, proved', from)
    : shift > 0 ? T('g(n + {}) = g(n) + {} from n = {} on, proved', period, shift, from)
    : from === 0 ? T('period {}, proved', period) : T('period {} from {} on, proved', period, from);

/* Why a law is one, by its kind, in sentences. */
function proofOf({kind, from, period, shift}) {
    const proofs = {
        three: [
            T('This is the theorem of Guy and Smith (1956). Say that no move takes more than K.'),
            T('A move leaves at most three piles: if g(n + p) = g(n) for all n from n₀ up to 3n₀ + 2p + K, then for all larger n.'),
            T('Here p = {} and n₀ = {}; all these values were computed and compared.', period, Math.max(from, 1)),
        ],
        window: period === 0 ? [
            T('From each pile of {} or more, a move leaves one of the lost piles that are known.', from),
            T('So no larger pile is lost.'),
        ] : [
            T('Who wins a pile depends only on who wins those that its moves leave, and these are near below it.'),
            T('The results of so many piles in a row have come again, {} piles later.', period),
            T('So whatever follows comes again, too, for ever.'),
        ],
        octal: [
            T('This is the theorem of Guy and Smith (1956). Say that no move takes more than K.'),
            T('If g(n + p) = g(n) for all n from n₀ up to 2n₀ + p + K, then for all larger n.'),
            T('For what a move leaves of a larger pile has a part that is long enough to be made shorter by p,'),
            T('which changes no Grundy number.'),
            T('Here p = {} and n₀ = {}; all these values were computed and compared.', period, Math.max(from, 1)),
        ],
        shift: [
            T('The moves of n + {} are those of n, made longer: so their Grundy numbers are larger by {}.',
                period, shift),
            T('All further moves lead to smaller numbers.'),
            T('That was compared for every remainder of a division by {}.', period),
        ],
        residues: [
            T('A move leads from one remainder of a division by {} to another, and that alone decides.', period),
            T('The moves between all remainders were compared.'),
        ],
    };
    return proofs[kind].join(' ');
}

/* ---- what is typed ---- */

const [MAX_SHOWN, MAX_LOST, MAX_TOLD, SQUARE, PATIENCE_MS, MAX_HEAP] = [100001, 6, 8, 16, 250, 1e12];
const [MAX_OF_THREE, PICTURE] = [600, 128]; /* heaps: of codes whose moves leave three; on a side of the picture */
const find = selector => lab.querySelector(selector);
const form = find('#lab-heaps');
const [amounts, code, moore, misere, heaps, seek] = ['amounts', 'code', 'moore', 'misere', 'heaps', 'seek'].map(name =>
    find(`[name=${name}]`));
const games = [amounts, code, moore]; /* one of which says what is played */
const [law, knownAs, more, proof, verdicts, square, squareNote, toPeriod] = ['[data-law]', '.known', '.law .more',
    '.proof', '.verdicts', '.square', '.square-note', '[name=to-period]'].map(find);
const GRUNDY = '(4)'; /* Grundy's game, in place of a code */
const OF_LAB = {game: 'lab', rules: '', draws: ''};
const KNOWN = JSON.parse(document.querySelector('.known-games').textContent);
const [surveys, reasons, squares, quotients] = [new LabAsker(), new LabAsker(), new LabAsker(), new LabAsker()];
const [quotient, outcomes, outcomesNote] = ['.quotient', '.outcomes', '.outcomes-note'].map(find);
const strip = new Strip(find('.strip-box'), heap => setHeaps([heap]));

const upTo = (count, make) => Array.from({length: count}, (_, i) => make(i + 1));
/* Amounts that have a name: as many as the rules take. */
const NAMED = {
    squares: () => upTo(100, n => n * n),
    primes: () => upTo(541, n => n).filter(n => n > 1 && !upTo(Math.floor(Math.sqrt(n)), d => d).some(d =>
        d > 1 && n % d === 0)),
};

/* The amounts that are meant, as the rules read them; or a complaint. */
function amountsTold() {
    const text = amounts.value.trim().toLowerCase() || amounts.placeholder;
    const list = NAMED[text]?.() ?? text.split(/[\s,;]+/).filter(Boolean).map(word =>
        word.replace(/\.{2,3}|…|–|~/, '-'));
    const wrong = list.find(word => !/^[1-9]\d*(-\d*)?$/.test(word));
    return wrong === undefined ? {list} : {wrong: T('"{}" is not an amount: such as 3, 2..5 or 4.., from 1 on', wrong)};
}

function heapsTold() {
    const list = (heaps.value.trim() || heaps.placeholder).split(/[\s,;+]+/).filter(Boolean);
    const wrong = list.find(word => !/^\d+$/.test(word) || Number(word) > MAX_HEAP);
    return wrong === undefined ? {list} : {wrong: T('"{}" is not a pile: a number from 0 to {}', wrong,
        grouped(MAX_HEAP))};
}

/* The words of the rules, without the heaps; or what is wrong. */
function rulesTold() {
    const play = misere.checked ? 'misere' : 'normal';
    const atOnce = moore.value.trim();
    if (atOnce) {
        return /^([1-9]|1\d|20)$/.test(atOnce) ? {words: `moore ${play} ${atOnce}`}
            : {wrong: T('"{}" is not a number of piles from 1 to 20', atOnce)};
    }
    const {list, wrong} = code.value.trim() ? {} : amountsTold();
    return wrong ? {wrong} : {words: list ? `take ${play} ${list.length} ${list.join(' ')}`
        : `code ${play} ${code.value.trim().replace(/^\./, '0.').replace(/^grundy$/i, GRUNDY)}`};
}

/* The rule as it is typed, in a sentence. */
function ruleTold() {
    const {list = []} = amountsTold();
    const some = list.slice(0, MAX_TOLD).map(word => word.replace('-', '..')).join(', ');
    const told = code.value.trim() ? T('A move does what the code {} allows.', code.value.trim())
        : list.length > MAX_TOLD ? T('A move takes from one pile one of these amounts: {}, ...', some)
        : T('A move takes from one pile one of these amounts: {}.', some);
    return `${told} ${misere.checked ? T('Whoever cannot move wins.') : T('Whoever cannot move loses.')}`;
}

const withHeaps = (words, list) => `${words} ${list.length} ${list.join(' ')}`;

/* Fills the fields from the words of a position. */
function fill(words) {
    const [, kind, play, rest] = words.match(/^(take|code|moore) (normal|misere) (.*)$/) ?? [];
    const list = rest?.split(/\s+/) ?? [];
    const count = kind === 'take' ? Number(list.shift()) : 1;
    const told = list.splice(0, count).map(word => word.replace('-', '..'));
    if (kind) {
        const text = told.join(' ');
        const [named] = Object.entries(NAMED).find(([, make]) => make().join(' ') === text) ?? [text];
        games.forEach(field => field.value = '');
        ({take: amounts, code, moore})[kind].value = kind === 'take' ? named : told[0].replace(GRUNDY, 'grundy');
        misere.checked = play === 'misere';
        heaps.value = list.slice(1).join(' ');
    }
}

/* ---- values and laws ---- */

let found = {}; /* of the rules that are shown: numbers, letters, laws */

const numberAt = n => found.numbers.length > 0
    ? byLaw(found.numbers, found.laws?.grundy, n, (g, added) => g + added) : undefined;
function letterAt(n) {
    if (found.byLast) {
        return found.byLast[n];
    }
    const number = numberAt(n);
    return n < found.letters.length || found.laws?.outcome?.kind ? byLaw(found.letters, found.laws?.outcome, n)
        : number === undefined ? undefined : number === 0 ? 'L' : 'W';
}

function showStrip() {
    const laws = Object.values(found.laws ?? {}).filter(({kind}) => kind);
    const marked = laws.find(({period}) => period > 0);
    const areAllKnown = found.laws && laws.length === Object.keys(found.laws).length;
    const count = found.byLast?.length ?? (areAllKnown ? MAX_SHOWN
        : Math.max(found.letters.length, found.numbers.length));
    strip.show({count, first: found.byLast?.findIndex(Boolean), of: n => ({letter: letterAt(n), number: numberAt(n),
        isFirst: marked && n >= marked.from && (n - marked.from) % marked.period === 0,
        isOf: marked && n >= marked.from && n < marked.from + marked.period})});
    toPeriod.hidden = !marked || marked.from < 8;
    toPeriod.onclick = () => strip.seek(marked.from, true);
}

const nameOfGame = () => KNOWN.find(({terms, play}) => play === (misere.checked ? 'misere' : 'normal')
    && found.numbers.slice(0, terms.length).join() === terms.join());

/* Which heaps are lost for whoever has to move, by a law of so many from so many on; '' if they are many. */
function lostHeaps({from = 0, period = 0} = {}) {
    const lost = times(period, i => from + i).filter(n => letterAt(n) === 'L');
    return lost.length === 0 || lost.length > MAX_LOST ? '' : from === 0
        ? `${T('Whoever has to move loses with a pile of {}, and again every {} stones.', lost.join(', '), period)} `
        : `${T('From {} on: whoever has to move loses with a pile of {}, and again every {} stones.', from,
            lost.join(', '), period)} `;
}

function showLaws() {
    const {outcome: winner, grundy} = found.laws ?? {};
    const all = [winner, grundy].filter(Boolean).map(lawInWords);
    const last = (found.byLast ?? found.letters).length - 1;
    const told = all.length === 0 ? T('no law is known for such piles; searched up to {}', grouped(last))
        : all[0] === all.at(-1) ? all[0] : T('who wins: {}; Grundy numbers: {}', ...all);
    law.textContent = `${/^g\(/.test(told) ? told : sentence(told)}.`; /* g stays small */
    law.dataset.law = [winner, grundy].some(one => one?.kind) ? 'proved' : 'none';
    const proofs = [...new Set([winner, grundy].filter(one => one?.kind).map(proofOf))];
    proof.hidden = proofs.length === 0;
    proof.lastElementChild.replaceChildren(...proofs.map(text => element('p', {}, text)));
    const known = nameOfGame();
    knownAs.replaceChildren(...known ? [T('Its first {} Grundy numbers are those of', known.terms.length), ' ',
        element('strong', {}, known.name), ...known.oeis ? [': ',
            element('a', {href: `https://oeis.org/${known.oeis}`}, `OEIS ${known.oeis}`),
            known.places > 0 ? `, a(n - ${known.places})` : ''] : []] : []);
    const named = amounts.value.trim().toLowerCase();
    const losing = lostHeaps([winner, grundy].find(one => one?.kind && one.period > 0));
    more.textContent = losing + (NAMED[named] && !code.value.trim()
        ? T('Here: the {} from {} to {}.', T(named), NAMED[named]()[0], grouped(NAMED[named]().at(-1))) : '');
}

/* A line of `strip` (common/rules/tell/values_told.c). */
function take(line) {
    const {from, numbers = [], letters = '', laws, byLast} = JSON.parse(line);
    if (byLast) {
        found = {numbers: [], letters: [], byLast: []};
        byLast.slice(0, -1).forEach(([n, letter]) => found.byLast[n] = letter);
    } else if (from === 0) {
        found = {numbers, letters: [...letters]};
    } else if (laws) {
        found.laws = laws;
    } else {
        found.numbers.push(...numbers);
        found.letters.push(...letters);
    }
    showStrip();
    if (laws) {
        showLaws();
    } else if (from === 0) {
        law.textContent = T('Looking for a law ...');
        showSquare();
    }
}

/* Codes of which a move may leave three heaps have a table of their own (common/lab/numbers.c). */
const LEAVES_THREE = /^code normal [^ (]*[89a-f]/;

/* The lines of what the lab says of the values of heaps. */
async function values(asker, words, last) {
    const reply = await asker.ask({mode: 'answer', input: `values ${withHeaps(words, [last])}\n`});
    return reply && {...reply, rows: reply.out.trim().split('\n').map(line => line.split('\t'))};
}

async function surveyOfThree(words) {
    const reply = await values(surveys, words, MAX_OF_THREE);
    if (reply?.status === 0) {
        const {rows} = reply;
        const [what, period, , from] = rows.pop();
        const told = what === 'period' ? {kind: 'three', from: Number(from), period: Number(period), shift: 0}
            : {kind: null, triedTo: MAX_OF_THREE};
        found = {numbers: rows.map(([, g]) => Number(g)), letters: [], laws: {grundy: told}};
        showStrip();
        showLaws();
        showSquare();
    }
    return reply;
}

/* ---- the misère quotient ---- */

/* Fills the table in: found.isLost(heaps) then tells of all sums of heaps that have elements. */
function takeQuotient([[, , ...generators], ...rows]) {
    const elements = rows.filter(cells => cells.length === generators.length + 2);
    const piles = rows.slice(elements.length).filter(cells => /^\d+$/.test(cells[0]) && cells.length === 2);
    const names = generators.map(name => name.split('=')[0]);
    const rowOf = Object.fromEntries(elements.map(one => [one[0], one]));
    const product = (x, word) => [...word.matchAll(/([a-z])(\d*)/g)].reduce((y, [, name, power]) =>
        Array.from({length: Number(power || 1)}).reduce(z => rowOf[z][2 + names.indexOf(name)], y), x);
    found.of = piles.map(([, word]) => word);
    found.isLost = list => rowOf[list.reduce((x, heap) => product(x, found.of[heap]), '1')][1] === 'L';
    return {elements, generators};
}

async function showQuotient(words) {
    quotient.hidden = true;
    const reply = /^code misere /.test(words) ? await values(quotients, words, PICTURE) : null;
    if (reply?.status !== 0) {
        return;
    }
    const [note, box] = [quotient.querySelector('p'), quotient.querySelector('.wide')];
    quotient.hidden = false;
    box.replaceChildren();
    if (reply.rows[0].length < 2) {
        note.textContent = T('Not found: within the bounds there is no finite table.');
        return;
    }
    const [what, last, , from] = reply.rows.at(-1);
    const {elements, generators} = takeQuotient(reply.rows);
    note.textContent = [T('{} elements, {} of them lost. The element of several piles is the product of theirs.',
        elements.length, elements.filter(([, lost]) => lost === 'L').length),
    what === 'period' ? T('The elements of piles have period {} from {} on, proved.', last, from)
        : T('Proved for piles up to {}; for larger ones none was found within the bounds.', last)].join(' ');
    if (what === 'period') {
        law.textContent = `${sentence(T('misère quotient of {} elements, with period {} from {} on, proved', elements.length, last, from))}.`;
        law.dataset.law = 'proved';
    }
    const cells = (kind, texts) => element('tr', {}, ...texts.map(text => element(kind, {}, text)));
    box.append(element('table', {}, cells('th', [T('element'), 'L', ...generators.map(name => name.replace('=', ' = '))]),
        ...elements.map(([x, lost, ...products]) => Object.assign(cells('td', [x, lost === 'L' ? 'L' : '', ...products]),
            {className: lost === 'L' ? 'is-lost' : ''}))),
    element('p', {}, `${T('The elements of the piles:')} ${found.of.slice(0, 41).map((x, heap) => `${heap}: ${x}`).join(', ')}`));
    showOutcomes();
}

/* ---- a picture of all pairs of heaps ---- */

function showOutcomes() {
    const size = Math.min(PICTURE, (found.of ?? found.numbers).length);
    outcomes.hidden = size < 2 || !(found.isLost || found.numbers.length);
    outcomesNote.textContent = outcomes.hidden ? '' : T('Two piles of 0 to {}: dark where whoever is to move loses.', size - 1);
    outcomes.ariaLabel = outcomesNote.textContent;
    if (outcomes.hidden) {
        return;
    }
    [outcomes.width, outcomes.height] = [size, size];
    const pen = outcomes.getContext('2d');
    pen.fillStyle = getComputedStyle(outcomes).color;
    for (let a = 0; a < size; a++) {
        for (let b = 0; b < size; b++) {
            const isLost = found.isLost ? found.isLost([a, b]) : found.numbers[a] === found.numbers[b];
            isLost && pen.fillRect(b, a, 1, 1);
        }
    }
}

/* ---- values for other programs ---- */

const valuesShown = () => found.byLast?.map(letter => letter ?? '')
    ?? (found.numbers.length ? found.numbers : found.letters) ?? [];

function saveAs(name, text) {
    const link = element('a', {download: name, href: URL.createObjectURL(new Blob([text]))});
    link.click();
    URL.revokeObjectURL(link.href);
}

find('.values').addEventListener('click', ({target}) => {
    const list = valuesShown();
    ({
        line: () => copyText(list.join(', '), target),
        csv: () => saveAs('values.csv', ['pile,value', ...list.map((value, heap) => `${heap},${value}`), ''].join('\n')),
        json: () => saveAs('values.json', `${JSON.stringify(list)}\n`),
    })[target.name]?.();
});

async function survey(words) {
    law.dataset.law = '';
    lab.ariaBusy = 'true';
    quotients.stop();
    quotient.hidden = outcomes.hidden = true;
    outcomesNote.textContent = '';
    if (LEAVES_THREE.test(words)) {
        const reply = await surveyOfThree(words);
        lab.ariaBusy = 'false';
        reply && reply.status !== 0 && complain(complaint(reply));
        return;
    }
    const shown = words.endsWith(GRUNDY) ? 1000 : 0; /* of others, as far as it takes to find a law */
    const reply = await surveys.ask({mode: 'strip', words: withHeaps(words, [shown])}, {onLine: take});
    if (reply) {
        lab.ariaBusy = 'false';
        reply.status === 0 ? found.laws || showLaws() : complain(complaint(reply));
        reply.status === 0 && found.byLast && showSquare();
        reply.status === 0 && showQuotient(words);
    }
}

/* What is typed cannot be asked about. */
function complain(words) {
    lab.ariaBusy = 'false';
    law.textContent = sentence(words.trim().replace(/^(?:input|입력): /i, ''));
    law.dataset.law = 'wrong';
    [knownAs, verdicts, square, squareNote, outcomesNote].forEach(part => part.replaceChildren());
    quotient.hidden = outcomes.hidden = true;
    strip.show({count: 0, of: () => ({})});
    proof.hidden = toPeriod.hidden = true;
    more.textContent = '';
}

/* ---- two heaps ---- */

function drawSquare(size, cellOf) {
    const cell = (a, b) => {
        const {text, className, hue} = cellOf(a, b);
        const made = button(text, () => setHeaps([a, b]), {className, tabIndex: a + b === 0 ? 0 : -1,
            ariaLabel: `${a} ${b}: ${text}`});
        Object.assign(made.dataset, {a, b});
        hue !== undefined && made.style.setProperty('--hue', hue);
        return made;
    };
    const head = n => span('head', `${n}`);
    square.style.setProperty('--size', size + 1);
    square.replaceChildren(span('head', ''), ...upTo(size, n => head(n - 1)),
        ...upTo(size, a => [head(a - 1), ...upTo(size, b => cell(a - 1, b - 1))]).flat());
}

async function showSquare() {
    const {words} = rulesTold();
    if (found.numbers.length > 0) {
        const size = Math.min(SQUARE, found.numbers.length);
        drawSquare(size, (a, b) => {
            const sum = xor([found.numbers[a], found.numbers[b]]);
            return {text: `${sum}`, className: sum === 0 ? 'lost' : '', hue: hueOf(sum)};
        });
        squareNote.textContent = `${T('The nim-sum of both Grundy numbers.')} ${
            T('Whoever is to move loses where it is 0, which is marked.')}`;
        showOutcomes();
        return;
    }
    square.replaceChildren();
    squareNote.textContent = T('Working ...');
    const size = 1 + Math.min(12, (found.byLast ?? found.letters).length - 1);
    const reply = await squares.ask({mode: 'table', words: withHeaps(words, [`0..${size - 1}`, `0..${size - 1}`])});
    if (reply?.status === 0) {
        const letters = {};
        reply.out.trim().split('\n').forEach(line => {
            const [a, b, letter] = line.split('\t').slice(-3);
            letters[`${a} ${b}`] = letter;
        });
        const kinds = {W: 'won', L: 'lost'};
        drawSquare(size, (a, b) => {
            const text = letters[`${a} ${b}`] ?? '';
            return {text, className: kinds[text] ?? ''};
        });
    }
    if (reply) {
        squareNote.textContent = misere.checked ? T('Misère play: whoever is to move wins (W) or loses (L).')
            : T('Whoever is to move wins (W) or loses (L).');
    }
}

square.addEventListener('keydown', event => {
    const {a, b} = event.target.dataset;
    const [right, down] = DIRECTIONS[event.key] ?? [];
    const next = a && down !== undefined
        && square.querySelector(`[data-a="${Number(a) + down}"][data-b="${Number(b) + right}"]`);
    if (next) {
        event.preventDefault();
        event.target.tabIndex = -1;
        next.tabIndex = 0;
        next.focus();
    }
});

/* ---- own heaps, and the game ---- */

async function showReason(position) {
    const question = {mode: 'turn', words: `opponent=none why=yes ${position}`};
    const reply = await reasons.ask(question);
    const given = reply?.status === 0 ? JSON.parse(reply.out) : null;
    if (!reply) {
        return;
    }
    if (!given?.parts) {
        verdicts.replaceChildren(element('p', {}, sentence(given?.complaint ?? complaint(reply))));
        return;
    }
    const wins = given.moves.filter(({worth}) => outcome(worth) === 'won');
    const shown = wins.slice(0, MAX_CHOICES);
    verdicts.replaceChildren(element('div', {className: 'why'}, ...drawWhy(given)), ...wins.length === 0 ? []
        : [element('p', {}, T('Winning moves:')), row('buttons', ...shown.map(({words, said}) =>
            button(said, () => start({play: position, first: 'you', moves: [words]}), {className: 'won'})),
        wins.length > shown.length ? T('and {} more', wins.length - shown.length) : '')]);
}

/* Begins a game with this position in the box Play, and keeps it in the address. */
async function start(facts) {
    Object.assign(about, OF_LAB, {rule: ruleTold()});
    await goTo({...NEW_GAME, rules: undefined, ...facts});
    game.play === facts.play && saveGame();
}

function setHeaps(list) {
    heaps.value = list.join(' ');
    showHeaps();
}

function showHeaps() {
    const [{words}, {list, wrong}] = [rulesTold(), heapsTold()];
    if (!words || wrong) {
        wrong && verdicts.replaceChildren(element('p', {}, sentence(wrong)));
        return;
    }
    about.start = withHeaps(words, list);
    showReason(about.start);
    start({play: about.start});
}

/* All that follows from what is typed. */
function showAll() {
    const {words, wrong} = rulesTold();
    if (wrong) {
        [surveys, reasons, squares].forEach(asker => asker.stop());
        complain(wrong);
        return;
    }
    survey(words);
    showHeaps();
}

let clock = null;
const soon = call => {
    clearTimeout(clock);
    clock = setTimeout(call, PATIENCE_MS);
};
for (const field of games) {
    field.addEventListener('input', () => {
        games.filter(other => other !== field && field.value.trim()).forEach(other => other.value = '');
        soon(showAll);
    });
}
misere.addEventListener('change', showAll);
heaps.addEventListener('input', () => soon(showHeaps));
find('.examples').addEventListener('click', ({target}) => {
    const chosen = games.map(({name}) => target.dataset[name] ?? '');
    if (chosen.some(Boolean)) {
        games.forEach((field, i) => field.value = chosen[i]);
        showAll();
    }
});
form.addEventListener('submit', event => {
    event.preventDefault();
    showAll();
});
find('.seek').addEventListener('submit', event => {
    event.preventDefault();
    strip.seek(Number(seek.value.replace(/\D/g, '')), true);
});
find('.own-heaps').addEventListener('submit', async event => {
    event.preventDefault();
    goToTab('play');
    const {words} = rulesTold();
    const {list} = heapsTold();
    words && list && game.play !== withHeaps(words, list) && await start({play: withHeaps(words, list)});
    (stage.querySelector('[tabindex="0"]') ?? choice.querySelector('button') ?? stage).focus();
});
find('[name=link]').addEventListener('click', ({target}) => copyText(location.href, target));

/* What is in the address: a game, #play=take+normal+..., or in short #amounts=1+3+4, #code=0.77, and with them
   #moore=2, &misere=1&heaps=10+20. */
function follow() {
    const query = new URLSearchParams(location.hash.slice(1));
    const play = query.get('play');
    if (games.some(({name}) => query.has(name))) {
        [...games, heaps].forEach(field => field.value = query.get(field.name) ?? '');
        misere.checked = Boolean(query.get('misere'));
        const [{words}, {list}] = [rulesTold(), heapsTold()];
        words && list
            && history.replaceState(history.state, '', `#${new URLSearchParams({play: withHeaps(words, list)})}`);
    } else if (play && !query.has('rules')) {
        fill(play);
    }
    const {words} = rulesTold();
    const {list} = heapsTold();
    about.start = words && list ? withHeaps(words, list) : about.start;
    about.rule = words ? ruleTold() : '';
    if (!query.has('rules') && query.size > 0) {
        setKind('heaps');
    }
    return Boolean(words);
}

/* Heaps, or rules in C. */
export function setKind(kind) {
    lab.dataset.kind = document.getElementById('lab-kind').elements.kind.value = kind;
    for (const name of ['judge', 'ask']) {
        document.querySelector(`.tabs [value=${name}]`).parentElement.hidden = kind !== 'rules';
    }
    playBox.querySelector('.own').hidden = kind !== 'rules';
    lab.dispatchEvent(new CustomEvent('kind', {detail: kind}));
}

document.getElementById('lab-kind').addEventListener('change', ({target}) => {
    setKind(target.value);
    target.value === 'heaps' && showAll();
});
addEventListener('hashchange', () => { /* before play.js goes there */
    if (/[#&](play|amounts|code|moore)=/.test(location.hash)) {
        follow();
        if (lab.dataset.kind === 'heaps') {
            Object.assign(about, OF_LAB);
            showAll();
        }
    }
}, true);

follow();
setTimeout(() => { /* on a phone, what one reads comes before a game that has not begun */
    if (isNarrow.matches && savedGame()?.first === '') {
        tabs.elements.tab[0].checked = false;
    }
});
setKind(new URLSearchParams(location.hash.slice(1)).has('rules') ? 'rules' : 'heaps');
if (lab.dataset.kind === 'heaps') {
    const {words, wrong} = rulesTold();
    wrong ? complain(wrong) : survey(words);
    words && about.start && showReason(about.start);
}
