/* The panel of a problem's page: its tabs; explain and answer. What is drawn for why, and the tab Judge, are loaded when
   somebody wants them. */
'use strict';

const panel = document.getElementById('panel');
const tabs = panel.querySelector('.tabs');
const LETTER = 9.3; /* pixels, the width of one in the log */
const judgeForm = panel.querySelector('#judge form');
const openJudge = () => load(`judge/panel.${LANG}`);
const isNarrow = matchMedia('(max-width: 49.99rem)');

/* Opens this tab of the panel, by which style.css shows its section; or '': none, which is how a phone closes it. */
function openTab(name) {
    tabs.elements.tab.forEach(one => one.checked = one.value === name);
    if (name === 'play') {
        begin();
    } else if (name === 'judge' && judgeForm) {
        openJudge().catch(() => {}); /* its button tries again */
    }
}

/* Opens a tab for the visitor. On a phone the panel covers the text, and Back uncovers it: so they are two entries of
   the history, the state of which is the tab that is open, '' for the text. */
function goToTab(name) {
    if (isNarrow.matches && history.state) {
        history.replaceState(name, '');
    } else if (isNarrow.matches) {
        history.replaceState('', '');
        history.pushState(name, '');
    }
    openTab(name);
}

/* The text gets the address of the game that was played over it. */
addEventListener('popstate', () => {
    if (isNarrow.matches && (history.state !== null || !tabOf(addressed()))) {
        openTab(history.state ?? '');
        turn && history.state === '' && saveGame();
    }
});

/* What is sent before the tab is there is sent again then. */
judgeForm?.addEventListener('submit', async event => {
    event.preventDefault();
    if (judgeForm.elements.source.readOnly) {
        await openJudge().then(() => judgeForm.requestSubmit(), () => judgeForm.querySelector('.words').textContent
            = T('This could not be loaded. Are you offline?'));
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

for (const box of ['explain', 'answer'].map(id => document.getElementById(id))) {
    const [form, says, log, why] = ['form', '.says', '.log', '.why'].map(name => box.querySelector(name));
    form.addEventListener('submit', async event => {
        event.preventDefault();
        log.hidden = true;
        says.textContent = '';
        const {words, input} = form.elements;
        why?.replaceChildren();
        const position = words && (words.value || game.play); /* where the game of the board began */
        const shown = why && await askTurn(`seed=${anySeed()} opponent=none why=yes ${position}`, box);
        const asked = position || shown?.start;
        const out = await askRules(box, {name: panel.dataset.game, mode: box.id, words: asked,
            columns: Math.floor(box.clientWidth / LETTER) - 4, input: input?.value.replace(/\n?$/, '\n')});
        if (out !== null && shown?.parts) {
            await load(`why.${LANG}`).then(() => why.replaceChildren(...drawWhy(shown)), () => {}); /* the log tells, too */
        }
        log.textContent = out;
        log.hidden = out === null;
    });
}

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
