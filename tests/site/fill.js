/* Tables to fill in: a click turns an empty cell to W, to L, and back. */
'use strict';

for (const holder of document.querySelectorAll('[data-answers]')) {
    const answers = holder.dataset.answers;
    const all = [...holder.querySelectorAll('tbody td:not(:first-child)')].map((cell, i) =>
        ({cell, right: answers[i]}));
    const open = all.filter(({cell}) => cell.textContent.trim() === '');
    const label = ({cell}) => [cell.parentElement.cells[0],
        holder.querySelector('thead tr').cells[cell.cellIndex]].map(one => one.textContent).join(', ');
    const says = element('span', {role: 'status'});
    const mark = (one, words) => {
        one.button.textContent = words;
        one.button.ariaLabel = `${label(one)}: ${words || T('empty')}`;
        one.button.className = 'fill';
    };
    open.forEach(one => {
        one.button = button('', () => {
            mark(one, {'': 'W', W: 'L', L: ''}[one.button.textContent]);
            says.textContent = '';
        });
        mark(one, '');
        one.cell.replaceChildren(one.button);
    });
    const check = () => {
        const filled = open.filter(one => one.button.textContent);
        const wrong = filled.filter(one => one.button.textContent !== one.right);
        filled.forEach(one => one.button.classList.add(wrong.includes(one) ? 'wrong' : 'right'));
        says.textContent = wrong.length > 0
            ? T('{} of {} cells are wrong; they are marked.', wrong.length, filled.length)
            : filled.length < open.length ? T('All right so far; {} cells are empty.', open.length - filled.length)
                : T('All right!');
    };
    holder.after(element('p', {className: 'check'}, button(T('Check'), check), ' ', button(T('Clear'), () =>
        open.forEach(one => mark(one, ''))), ' ', says));
}
