/* The panel beside a text: its tabs. */
import {begin, stage} from './play.js';

export const panel = document.getElementById('panel');
export const tabs = panel.querySelector('.tabs');
export const isNarrow = matchMedia('(max-width: 49.99rem), (max-height: 30rem)');
const judgeForm = panel.querySelector('#judge form');
const openJudge = () => import('./judge/panel.js');

/* Opens this tab of the panel, by which style.css shows its section; or '': none, which is how a phone closes it. */
export function openTab(name) {
    tabs.elements.tab.forEach(one => one.checked = one.value === name);
    if (name === 'play') {
        begin();
    } else if (name === 'judge' && judgeForm) {
        openJudge();
    }
}

/* Opens a tab for the visitor. On a phone the panel covers the text, and Back uncovers it: so they are two entries of
   the history, the state of which is the tab that is open, '' for the text. */
export function goToTab(name) {
    if (isNarrow.matches && history.state) {
        history.replaceState(name, '');
    } else if (isNarrow.matches) {
        history.replaceState('', '');
        history.pushState(name, '');
    }
    openTab(name);
}

/* What is sent before the tab is there is sent again then. */
judgeForm?.addEventListener('submit', async event => {
    event.preventDefault();
    if (judgeForm.elements.source.readOnly) {
        await openJudge();
        judgeForm.requestSubmit();
    }
});

tabs.addEventListener('change', () => goToTab(tabs.elements.tab.value));
tabs.addEventListener('reset', () => {
    history.state ? history.back() : openTab('');
    tabs.elements.tab[0].focus();
});
panel.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && isNarrow.matches) {
        tabs.reset();
    }
});
isNarrow.addEventListener('change', () => isNarrow.matches || tabs.elements.tab.value || openTab('play'));
document.querySelector('.skip[href="#panel"]').addEventListener('click', event => {
    event.preventDefault();
    goToTab('play');
    (stage.querySelector('[tabindex="0"]') ?? stage).focus();
});
