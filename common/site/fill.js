/* Tables to fill in: a click turns an empty cell to W, to L, and back. */
import {T, button, element} from './page.js';

for (const holder of document.querySelectorAll('[data-answers]')) {
    const all = [...holder.querySelectorAll('tbody td:not(:first-child)')].map((cell, i) =>
        ({cell, right: holder.dataset.answers[i], made: button('')}));
    const open = all.filter(({cell}) => cell.textContent.trim() === '');
    const says = element('span', {role: 'status'});
    const mark = ({cell, made}, words) => {
        const labels = [cell.parentElement.cells[0], holder.querySelector('thead tr').cells[cell.cellIndex]];
        made.textContent = words;
        made.ariaLabel = `${labels.map(one => one.textContent).join(', ')}: ${words || T('empty')}`;
        made.className = 'fill';
        says.textContent = '';
    };
    for (const one of open) {
        mark(one, '');
        one.made.onclick = () => mark(one, {'': 'W', W: 'L', L: ''}[one.made.textContent]);
        one.cell.replaceChildren(one.made);
    }
    const check = () => {
        const filled = open.filter(({made}) => made.textContent);
        const wrong = filled.filter(({made, right}) => made.textContent !== right);
        filled.forEach(one => one.made.classList.add(wrong.includes(one) ? 'wrong' : 'right'));
        says.textContent = wrong.length > 0
            ? T('{} of {} cells are wrong; they are marked.', wrong.length, filled.length)
            : filled.length < open.length ? T('All right so far; {} cells are empty.', open.length - filled.length)
                : T('All right!');
    };
    holder.after(element('p', {className: 'check'}, button(T('Check'), check), ' ', button(T('Clear'), () =>
        open.forEach(one => mark(one, ''))), ' ', says));
}
