/* How the program of a page fills its table, a step at a time: the line of main.c, the cells that it looks at, the cell that it
   writes. What is shown was told by the program while it ran (traces.py). */
import {T, button, element, load} from './page.js';

const FIRST_SPEED = 2; /* steps in a second */
const MAX_READS = 8; /* that are said in words */
const TOO_LARGE = 1e12; /* to be shown: INT64_MAX */
const LETTERS = {wins: ['L', 'W'], can_win: ['L', 'W'], is_lost: ['W', 'L']};

/* The tables of a trace: `elements`, and `cells` by array and index. */
function drawTables({arrays, steps}) {
    const cells = new Map();
    const touched = steps.flatMap(([, reads, write]) => write ? [...reads, write] : reads);
    const elements = arrays.map(([name], array) => {
        const indices = touched.filter(([one]) => one === array).map(([, , ...index]) => index);
        const [rows, columns] = [0, 1].map(place => {
            const all = indices.map(index => index[place] ?? 0);
            const least = Math.min(...all);
            return Array.from({length: Math.max(...all) - least + 1}, (_, i) => least + i);
        });
        const isFlat = indices[0].length === 1;
        const cell = (...index) => {
            const made = element('td');
            cells.set([array, ...index].join(), made);
            return made;
        };
        const head = (scope, text) => element('th', {scope}, `${text}`);
        const table = isFlat ? [element('tr', {}, ...rows.map(i => head('col', i))), element('tr', {}, ...rows.map(i => cell(i)))]
            : [element('tr', {}, element('td'), ...columns.map(i => head('col', i))),
                ...rows.map(i => element('tr', {}, head('row', i), ...columns.map(j => cell(i, j))))];
        return element('div', {className: 'wide'}, element('table', {}, element('caption', {}, name), element('tbody', {}, ...table)));
    });
    return {elements, cells};
}

/* How a cell of a trace, [array, value, index...], is named, and how its value is written. */
function writer({arrays}) {
    const nameOf = ([array, , ...index]) => `${arrays[array][0]}${index.map(i => `[${i}]`).join('')}`;
    const valueOf = ([array, value]) => {
        const [name, kind] = arrays[array];
        return value > TOO_LARGE ? '∞' : LETTERS[name]?.[value] ?? (kind === 'char' && value > 31 ? String.fromCharCode(value) : `${value}`);
    };
    return {nameOf, valueOf};
}

/* Draws the code of a trace in the box, and its tables. Gives their elements, and show(at, isStarted): what the program has known and
   done after so many steps, and in the last of them. */
function drawTrace(box, trace) {
    const {steps, output, from} = trace;
    const {elements, cells} = drawTables(trace);
    const {nameOf, valueOf} = writer(trace);
    const cellOf = ([array, , ...index]) => cells.get([array, ...index].join());
    const says = element('p', {className: 'facts', role: 'status'});
    box.innerHTML = trace.code;
    const code = box.querySelector('code');
    code.innerHTML = code.innerHTML.trimEnd().split('\n').map(line => `<span class="line">${line || ' '}</span>`).join('');

    const fill = at => {
        for (const cell of cells.values()) {
            cell.textContent = '';
            cell.className = '';
        }
        for (const [, reads, write] of steps.slice(0, at)) {
            for (const one of write ? [...reads, write] : reads) {
                cellOf(one).textContent = valueOf(one);
            }
        }
    };
    const show = (at, isStarted) => {
        const [line, reads, write] = steps[at - 1] ?? [0, [], null];
        fill(at);
        isStarted && reads.forEach(one => cellOf(one).classList.add('looked'));
        isStarted && write && cellOf(write).classList.add('written');
        [...code.children].forEach((one, i) => one.classList.toggle('now', isStarted && i === line - from));
        const words = reads.slice(0, MAX_READS).map(one => `${nameOf(one)} = ${valueOf(one)}`).join(', ');
        says.textContent = !isStarted ? T('Not one step yet.') : [words + (reads.length > MAX_READS ? ', …' : ''),
            write ? `${nameOf(write)} ← ${valueOf(write)}` : ''].filter(Boolean).join('; ');
        at === steps.length && says.append(` · ${T('Output: {}', output.replaceAll('\n', ' / '))}`);
    };
    return {elements: [...elements, says], show};
}

/* Buttons and keys that go through the steps from `begun` to `end`; show(at) is called for each. Gives what shows them. */
function drawControls(box, begun, end, show) {
    const count = element('span', {className: 'note'});
    let [at, clock] = [begun, null];
    const stop = () => {
        clearTimeout(clock);
        clock = null;
        run.textContent = T('Let it run');
    };
    const go = to => {
        at = Math.min(end, Math.max(begun, to));
        at === end && stop();
        show(at);
        count.textContent = T('{} of {} steps', at - begun, end - begun);
        back.disabled = at === begun;
        next.disabled = at === end;
    };
    const step = more => {
        stop();
        go(at + more);
    };
    const tick = () => {
        clock = setTimeout(tick, 1000 / speed.value);
        go(at + 1);
    };
    const toggle = () => {
        if (clock !== null) {
            return stop();
        }
        at === end && go(begun);
        run.textContent = T('Stop');
        clock = setTimeout(tick, 1000 / speed.value);
    };
    const [back, next] = [button(T('One step back'), () => step(-1)), button(T('One step'), () => step(1))];
    const run = button('', toggle, {className: 'main'});
    const speed = element('input', {type: 'range', min: 1, max: 20, value: FIRST_SPEED});
    box.onkeydown = event => {
        const more = {ArrowLeft: -1, ArrowRight: 1}[event.key];
        if (more && event.target !== speed) {
            event.preventDefault();
            step(more);
        }
    };
    step(0);
    return {buttons: element('div', {className: 'buttons'}, back, next, run, element('label', {}, T('Speed'), ' ', speed), count), next};
}

function showSteps(box) {
    const trace = TRACES[box.dataset.name];
    const {steps, input, smaller} = trace;
    const begun = steps.filter(([line]) => line === 0).length; /* what the arrays have from the beginning */
    const {elements, show} = drawTrace(box, trace);
    const {buttons, next} = drawControls(box, begun, steps.length, at => show(at, at > begun));
    box.prepend(element('p', {className: 'note'}, T('Input:'), ' ', element('code', {}, input.replaceAll('\n', ' / ')),
        smaller.length > 0 ? ` ${T('For this the program has {}.', smaller.join(', ').replaceAll('=', ' = '))}` : ''),
    ...elements, buttons);
    next.focus({preventScroll: true});
}

for (const box of document.querySelectorAll('.steps')) {
    const open = button(T('Watch it fill its table'), async () => {
        document.head.append(element('link', {rel: 'stylesheet', href: `${SITE}steps.css`}));
        await load(`traces/${box.dataset.name}`);
        open.parentElement.remove();
        box.hidden = false;
        showSteps(box);
    });
    box.before(element('p', {className: 'check'}, open));
}
