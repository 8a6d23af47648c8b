/* Explain and answer, and what an address opens in the panel of a page. */
import {askRules} from './engine.js';
import {noteProgress} from './page.js';
import {anySeed, askTurn, game, saveGame, turn} from './play.js';
import {isNarrow, openTab, panel, tabs} from './tabs.js';
import {drawWhy} from './why.js';

const LETTER = 9.3; /* pixels, the width of one in the log */

/* The text gets the address of the game that was played over it. */
addEventListener('popstate', () => {
    if (isNarrow.matches && (history.state !== null || !tabOf(addressed()))) {
        openTab(history.state ?? '');
        turn && history.state === '' && saveGame();
    }
});

/* The form whose games and inputs are asked about. */
const [forms, ofAnswer] = [document.querySelector('#ask [name=form]'), document.querySelector('#answer [name=input]')];
forms.addEventListener('change', () => {
    ofAnswer.value = JSON.parse(forms.selectedOptions[0].dataset.samples)?.[0] ?? ofAnswer.defaultValue;
});

for (const box of ['explain', 'answer'].map(id => document.getElementById(id))) {
    const [form, says, log, why, fold] = ['form', '.says', '.log', '.why', 'details'].map(name => box.querySelector(name));
    const told = fold ?? log;
    form.addEventListener('submit', async event => {
        event.preventDefault();
        told.hidden = true;
        says.textContent = '';
        const {words, input} = form.elements;
        why?.replaceChildren();
        const isOther = forms.selectedIndex > 0;
        const name = isOther ? forms.value : panel.dataset.game;
        const position = words && (words.value || (isOther ? '' : game.play)); /* where the game of the board began */
        const shown = why && await askTurn(`seed=${anySeed()} opponent=none why=yes ${position}`, box, [], name);
        const asked = position || shown?.start;
        const out = await askRules(box, {name, mode: box.id, words: asked,
            columns: Math.floor(box.clientWidth / LETTER) - 4, input: input?.value.replace(/\n?$/, '\n')});
        if (out !== null && shown?.parts) {
            why.replaceChildren(...drawWhy(shown, isOther || asked !== game.play ? null : visitorIn(shown)));
        }
        if (fold) {
            fold.open = why.children.length === 0; /* what is drawn says it already */
        }
        log.textContent = out;
        told.hidden = out === null;
    });
}

/* Which of the players of a position the visitor was in the game that began there; null if nobody. */
const visitorIn = ({mover}) => game.against === 'none' || game.first === '' ? null
    : game.first === 'machine' ? 1 - mover : mover;

/* #play, #play=3+4+5, #explain=20, #judge: the panel does it in place. Who follows a link to it has the focus there. */
const addressed = () => new URLSearchParams(location.hash.slice(1));
const TABS = {play: 'play', explain: 'ask', answer: 'ask', judge: 'judge', ask: 'ask'};
const tabOf = query => {
    const tab = TABS[[...query.keys()][0]];
    return [...tabs.elements].some(({value}) => value === tab) ? tab : undefined;
};
function follow(event) {
    const query = addressed();
    const [name] = query.keys();
    const tab = (history.state !== '' || !isNarrow.matches) && tabOf(query);
    if (tab) {
        openTab(tab);
    }
    if (tab && event) {
        document.getElementById(name).focus({preventScroll: true});
    }
    const form = query.get(name) && tab === 'ask' && document.querySelector(`#${name} form`);
    if (form?.elements?.words) {
        form.elements.words.value = query.get(name);
        form.requestSubmit();
    }
    return Boolean(tab);
}

addEventListener('hashchange', follow);
addEventListener('click', ({target}) => { /* a link that is followed again */
    if (target.closest?.('a')?.href === location.href) {
        history.replaceState(null, '');
        dispatchEvent(new Event('hashchange'));
    }
});
if (!follow()) {
    openTab(isNarrow.matches ? history.state ?? '' : 'play');
}
noteProgress(panel.dataset.game, 'opened');
