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

function showSteps(box) {
    const trace = TRACES[box.dataset.name];
    const {arrays, steps, input, output, from, smaller} = trace;
    const {elements, cells} = drawTables(trace);
    box.innerHTML = trace.code;
    const code = box.querySelector('code');
    code.innerHTML = code.innerHTML.trimEnd().split('\n').map(line => `<span class="line">${line || ' '}</span>`).join('');
    const begun = steps.filter(([line]) => line === 0).length; /* what the arrays have from the beginning */
    const valueOf = ([array, value]) => {
        const [name, kind] = arrays[array];
        return value > TOO_LARGE ? '∞' : LETTERS[name]?.[value] ?? (kind === 'char' && value > 31 ? String.fromCharCode(value) : `${value}`);
    };
    const nameOf = cell => `${arrays[cell[0]][0]}${cell.slice(2).map(i => `[${i}]`).join('')}`;
    const cellOf = ([array, , ...index]) => cells.get([array, ...index].join());
    const says = element('p', {className: 'facts', role: 'status'});
    const count = element('span', {className: 'note'});
    let [at, clock] = [begun, null];

    const show = () => {
        const [line, reads, write] = steps[at - 1] ?? [0, [], null];
        for (const cell of cells.values()) {
            cell.textContent = '';
            cell.className = '';
        }
        for (const [, some, made] of steps.slice(0, at)) {
            for (const one of made ? [...some, made] : some) {
                cellOf(one).textContent = valueOf(one);
            }
        }
        const isStarted = at > begun;
        isStarted && reads.forEach(one => cellOf(one).classList.add('looked'));
        isStarted && write && cellOf(write).classList.add('written');
        [...code.children].forEach((one, i) => one.classList.toggle('now', isStarted && i === line - from));
        const words = reads.slice(0, MAX_READS).map(one => `${nameOf(one)} = ${valueOf(one)}`).join(', ');
        says.textContent = !isStarted ? T('Not one step yet.') : [words + (reads.length > MAX_READS ? ', …' : ''),
            write ? `${nameOf(write)} ← ${valueOf(write)}` : ''].filter(Boolean).join('; ');
        at === steps.length && says.append(` · ${T('Output: {}', output.replaceAll('\n', ' / '))}`);
        count.textContent = T('{} of {} steps', at - begun, steps.length - begun);
        back.disabled = at === begun;
        next.disabled = at === steps.length;
    };
    const go = to => {
        at = Math.min(steps.length, Math.max(begun, to));
        at === steps.length && stop();
        show();
    };
    const stop = () => {
        clearTimeout(clock);
        clock = null;
        run.textContent = T('Let it run');
    };
    const tick = () => {
        clock = setTimeout(tick, 1000 / speed.value);
        go(at + 1);
    };
    const step = more => {
        stop();
        go(at + more);
    };
    const [back, next] = [button(T('One step back'), () => step(-1)), button(T('One step'), () => step(1))];
    const run = button('', () => {
        if (clock !== null) {
            return stop();
        }
        at === steps.length && go(begun);
        run.textContent = T('Stop');
        clock = setTimeout(tick, 1000 / speed.value);
    }, {className: 'main'});
    const speed = element('input', {type: 'range', min: 1, max: 20, value: FIRST_SPEED});
    stop();
    box.prepend(element('p', {className: 'note'}, T('Input:'), ' ', element('code', {}, input.replaceAll('\n', ' / ')),
        smaller.length > 0 ? ` ${T('For this the program has {}.', smaller.join(', ').replaceAll('=', ' = '))}` : ''),
    ...elements, says, element('div', {className: 'buttons'}, back, next, run, element('label', {}, T('Speed'), ' ', speed), count));
    box.onkeydown = event => {
        const more = {ArrowLeft: -1, ArrowRight: 1}[event.key];
        if (more && event.target !== speed) {
            event.preventDefault();
            step(more);
        }
    };
    show();
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
