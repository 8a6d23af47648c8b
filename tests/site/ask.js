/* The panel of a problem's page: its tabs; explain and answer. */
'use strict';

const panel = document.getElementById('panel');
const tabs = [...panel.querySelectorAll('[role=tab]')];
const LETTER = 9.3; /* pixels, the width of one in the log */
const isNarrow = matchMedia('(max-width: 63.99rem)');

const shownBy = tab => tab.getAttribute('aria-controls');

function openTab(name) {
    panel.classList.add('open');
    for (const tab of tabs) {
        tab.ariaSelected = String(shownBy(tab) === name);
        tab.tabIndex = shownBy(tab) === name ? 0 : -1;
        document.getElementById(shownBy(tab)).hidden = shownBy(tab) !== name;
    }
    if (name === 'play') {
        begin();
    }
}

function closePanel() {
    panel.classList.remove('open');
    tabs.forEach(tab => tab.ariaSelected = 'false');
}

tabs.forEach((tab, i) => {
    tab.addEventListener('click', () => openTab(shownBy(tab)));
    tab.addEventListener('keydown', ({key}) => {
        const next = tabs[(i + ({ArrowRight: 1, ArrowLeft: -1}[key] ?? 0) + tabs.length) % tabs.length];
        if (next !== tab) {
            openTab(shownBy(next));
            next.focus();
        }
    });
});
panel.querySelector('.close').addEventListener('click', closePanel);
panel.addEventListener('keydown', event => {
    if (event.key === 'Escape' && isNarrow.matches) {
        closePanel();
        tabs.find(tab => tab.tabIndex === 0).focus();
    }
});

for (const box of ['explain', 'answer'].map(id => document.getElementById(id))) {
    const [form, says, log] = ['form', '.says', '.log'].map(name => box.querySelector(name));
    form.addEventListener('submit', async event => {
        event.preventDefault();
        log.hidden = true;
        says.textContent = '';
        box.ariaBusy = 'true';
        const {words, input} = form.elements;
        const reply = await askRules(says, {name: panel.dataset.game, mode: box.id, words: words?.value,
            columns: Math.floor(box.clientWidth / LETTER) - 4, input: input?.value.replace(/\n?$/, '\n')});
        box.ariaBusy = 'false';
        if (reply) {
            says.textContent = complaint(reply);
            log.textContent = reply.out;
            log.hidden = reply.status !== 0;
        }
    });
}

/* #play, #play=3+4+5, #explain=20, #judge: the panel does it in place. */
function follow() {
    const query = new URLSearchParams(location.hash.slice(1));
    const [name] = query.keys();
    const tab = {play: 'play', explain: 'ask', answer: 'ask', judge: 'judge', ask: 'ask'}[name];
    if (tab) {
        openTab(tab);
    }
    const form = query.get(name) && tab === 'ask' && document.querySelector(`#${name} form`);
    if (form?.elements?.words) {
        form.elements.words.value = query.get(name);
        form.requestSubmit();
    }
    return Boolean(tab);
}

addEventListener('hashchange', follow);
tabs[0].tabIndex = 0;
if (follow()) {
    const isItself = document.getElementById(location.hash.slice(1)); /* in view in any case: nothing is to scroll */
    addEventListener('load', () => isItself && setTimeout(() => scrollTo(0, 0)));
} else if (!isNarrow.matches) {
    openTab('play');
}
noteProgress(panel.dataset.game, 'opened');
