/* Play. A game is what stands in the URL behind #play=: where it began, who began, against whom, and the moves. After
   each move the rules are asked for the turn (SITE: tests/rules/turn.c), and all of it is drawn again. */
'use strict';

const SETTLED = 400;   /* ms after an answer in which clicks do nothing: the second of a double click */
const MOST_CHOICES = 12;
const SHOWS_ALL = ['squares', 'strip', 'grid', 'tree', 'stack', 'graph', 'house', 'polygon', 'line', 'edges', 'lines',
    'pairs']; /* boards that need no words */

const playBox = document.getElementById('play');
const at = name => playBox.querySelector(`.${name}`);
const [rule, says, stage, facts, choice, log, allMoves] = ['rule', 'says', 'stage', 'facts', 'choice', 'log',
    'all'].map(at);
const against = playBox.querySelector('[name=against]');
const values = playBox.querySelector('[name=values]');
const freshButton = playBox.querySelector('[name=fresh]');
const NAME = playBox.dataset.game;

let game = {words: '', seed: 1, first: '', against: 'perfect', moves: []};
let turn = null;   /* as the rules gave it */
let before = null; /* the turn before */
let chosen = [];   /* spots clicked so far */
let quiz = null;   /* {showsValues}, while somebody is asked who wins */
let shownAt = 0;
let isBusy = false;
let asked = 0;     /* turns */

/* ---- the game in the URL ---- */

function saveGame() {
    const {words, seed, first, against, moves} = game;
    const query = new URLSearchParams({play: words, ...first && {first}, ...against !== 'perfect' && {against},
        ...against === 'errs' && {seed},
        ...moves.length && {moves: moves.join('~')}});
    history.replaceState(null, '', `#${query}`);
}

function savedGame() {
    const query = new URLSearchParams(location.hash.slice(1));
    const known = [...against.options].some(option => option.value === query.get('against'))
        && query.get('against') !== 'quiz';
    return !query.has('play') ? null
        : {words: query.get('play'), seed: Number(query.get('seed')) || 1, first: query.get('first') ?? '',
        against: known ? query.get('against') : 'perfect', moves: query.get('moves')?.split('~') ?? []};
}

/* ---- asking ---- */

async function askTurn(wanted) {
    const opponent = wanted.against === 'quiz' ? 'none' : wanted.against;
    const options = [`seed=${wanted.seed}`, `opponent=${opponent}`, ...wanted.first ? [`first=${wanted.first}`] : []];
    const mine = ++asked;
    isBusy = true;
    playBox.ariaBusy = 'true';
    const reply = await askRules(says, {name: NAME, mode: 'turn', words: `${options.join(' ')} ${wanted.words}`,
        input: wanted.moves.map(move => move + '\n').join('')});
    if (mine !== asked) {
        return null;
    }
    isBusy = false;
    const wrong = reply && complaint(reply);
    const given = !reply || wrong ? {complaint: wrong} : JSON.parse(reply.out);
    if (given.parts) {
        return given;
    }
    says.textContent = given.complaint ?? says.textContent;
    playBox.ariaBusy = 'false';
    return null;
}

/* The same game with other facts; shown if the rules can tell its turn. */
async function goTo(facts) {
    const wanted = {...game, ...facts};
    const focus = stage.contains(document.activeElement) || choice.contains(document.activeElement)
        ? document.activeElement.getBoundingClientRect() : null;
    const given = await askTurn(wanted);
    if (!given) {
        return;
    }
    if (given.complaint) {
        wanted.moves = wanted.moves.slice(0, -1);
    }
    before = wanted.moves.length > game.moves.length || wanted.first !== game.first ? turn : null;
    game = {...wanted, words: given.start};
    turn = given;
    quiz = null;
    saveGame();
    show();
    if (focus) {
        focusNear(focus);
    }
    if (turn.over) {
        noteProgress(NAME, turn.over.winner === you() && game.against === 'perfect' ? 'won' : 'played');
    }
    playBox.ariaBusy = 'false';
}

const you = () => game.first === 'machine' ? 1 - firstMover() : firstMover();
const firstMover = () => turn.log.length > 0 ? turn.log[0].player : turn.mover;
const fresh = () => goTo({words: '', seed: 1 + Math.floor(Math.random() * 2 ** 30), first: game.against === 'none'
    ? 'you' : '', moves: []});

function makeMove(move) {
    if (isBusy) {
        return;
    }
    if (quiz) {
        judgeQuizMove(move);
        return;
    }
    goTo({moves: [...game.moves, move.words], first: game.first || 'you'});
}

/* ---- showing ---- */

const nameOf = player => game.against === 'none' || game.first === '' || quiz ? turn.names[player] : player === you() ? T('You')
    : T('The machine');

function sayTurn() {
    const last = turn.over?.mistake ? [] : turn.log.slice(game.against === 'none' ? -1 : -2)
        .map(({player, said}) => `${nameOf(player)}: ${said}. `);
    const end = turn.over ? turn.over.said
        : game.against !== 'none' && game.first === '' ? T('Who begins?')
            : game.against === 'none' ? T('{} is to move.', turn.names[turn.mover]) : T('Your turn.');
    const me = turn.names[you()]; /* to be told where the players are not alike */
    const told = [turn.rule, ...turn.parts.map(({text}) => text)].join(' ').toLowerCase();
    const role = turn.over || game.against === 'none' || me.length === 1 || !told.includes(me.toLowerCase()) ? ''
        : game.first === '' ? T('{} is to move.', me) : T('You are {}.', me);
    return [...last, element('strong', {}, turn.complaint ?? end), ` ${turn.over?.mistake?.said ?? role}`];
}

const showChoice = (...children) => choice.replaceChildren(...children);
const beginners = () => [button(T('You begin'), () => goTo({first: 'you'}), {className: 'main'}),
    button(T('The machine begins'), () => goTo({first: 'machine'}))];

function endings() {
    const ask = document.getElementById('ask');
    return ask ? [button(T('Why?'), () => location.hash = `explain=${game.words.replaceAll(' ', '+')}`)] : [];
}

function factsOf() {
    const isClear = ({cells, text}) => cells.length === 0 ? turn.over : (SHOWS_ALL.includes(turn.board)
        || cells.join(' ') === text || turn.board === 'heaps' && !text.includes(','));
    const texts = turn.parts.filter(part => !isClear(part)).map(({text}) => text.replace(/^o+ \((.*?)\)/, '$1'));
    const points = turn.points ? [T('So far: {}', turn.points.map((n, i) => `${nameOf(i)} ${n}`).join(', '))] : [];
    const more = turn.moreParts > 0 ? [T('and {} more', turn.moreParts)] : [];
    return [...points, ...new Set(texts), ...more].join(' · ');
}

function showAll(wanted = '') {
    const fits = turn.moves.filter(({words, said}) => `${words} ${said}`.toLowerCase().includes(wanted.toLowerCase()));
    allMoves.querySelector('.buttons').replaceChildren(...fits.map(moveButton), turn.more
        ? T('and {} more', turn.more) : '');
}

function moveButton(move) {
    const made = button(move.said, () => makeMove(move));
    if (turn.showsValues) {
        made.classList.add(outcome(move.worth));
    }
    return made;
}

/* Draws the board; `message` is said instead of whose turn it is. */
function show(message = sayTurn(), isLive = !turn.over) {
    const hadStage = stage.offsetHeight;
    Object.assign(turn, {isLive, showsValues: quiz ? quiz.showsValues : values.checked && !turn.over});
    chosen = [];
    shownAt = performance.now();
    rule.textContent = turn.rule;
    says.replaceChildren(...message);
    stage.style.minHeight = turn.log.length > 0 ? `${hadStage}px` : '';
    drawBoard(stage, turn, before);
    facts.textContent = factsOf();
    facts.dataset.text = facts.textContent;
    at('legend').hidden = !turn.showsValues;
    against.value = game.against;
    const clickable = turn.moves.every(move => move.spots.length > 0) && stage.querySelector('button');
    allMoves.hidden = turn.moves.length === 0 || !isLive;
    allMoves.open = isLive && (turn.more > 0 || !clickable && turn.moves.length > MOST_CHOICES);
    showAll();
    log.replaceChildren(...turn.log.map(({player, said}) => element('li', {}, `${nameOf(player)}: ${said}`)),
        ...turn.over ? [element('li', {className: 'end'}, turn.over.said)] : []);
    freshButton.classList.toggle('main', Boolean(turn.over));
    playBox.querySelector('[name=undo]').disabled = game.moves.length === 0 || Boolean(quiz);
    playBox.querySelector('[name=hint]').disabled = !isLive || Boolean(quiz) || turn.moves.length === 0;
    const rest = isLive && !clickable && turn.moves.length <= MOST_CHOICES
        ? turn.moves.filter(move => move.spots.length === 0 || !stage.querySelector('button')) : [];
    showChoice(...turn.over ? endings() : game.first === '' && game.against !== 'none' && !quiz ? beginners() : [],
        ...rest.map(moveButton));
}

/* ---- choosing a move on the board ---- */

const fitting = spots => turn.moves.filter(move => move.spots.length > 0
    && spots.every(spot => move.spots.includes(spot)));

function choose(spot) {
    chosen = chosen.includes(spot) ? chosen.filter(other => other !== spot) : fitting([...chosen, spot]).length > 0
        ? [...chosen, spot] : [spot];
    const some = chosen.length > 0 ? fitting(chosen) : [];
    if (some.length === 1) {
        makeMove(some[0]);
        return;
    }
    for (const shown of stage.querySelectorAll('button')) {
        shown.ariaPressed = String(chosen.includes(shown.dataset.spot));
        shown.classList.toggle('next', some.some(move => move.spots.includes(shown.dataset.spot)));
    }
    const sorted = some.toSorted((a, b) => a.spots.length - b.spots.length);
    showChoice(...sorted.slice(0, MOST_CHOICES).map(moveButton), sorted.length > MOST_CHOICES
        ? T('and {} more', sorted.length - MOST_CHOICES) : '');
}

/* What the move would take away, and what it leaves, while the pointer or the focus is on it. */
function preview(event) {
    const spot = event.target.closest?.('[data-spot]')?.dataset.spot;
    const some = turn?.isLive && spot && !isBusy ? fitting([...chosen, spot]) : [];
    const exact = some.length === 1 ? some[0] : some.find(move => move.spots.length === chosen.length + 1);
    stage.querySelectorAll('.going').forEach(made => made.classList.remove('going'));
    if (exact) {
        goingWith(exact, stage).forEach(made => made.classList.add('going'));
    }
    const left = exact?.leaves.map(({text}) => text.replace(/^o+ \((.*?)\)/, '$1')).join(', ');
    facts.textContent = exact ? `${exact.said}${left ? ` → ${left}` : ''}` : some.length > 0
        ? T('{} moves', some.length) : facts.dataset.text ?? '';
}

const middle = box => [box.left + box.width / 2, box.top + box.height / 2];

/* The button that is nearest to a place, or nearest in the direction of an arrow. */
function nearest(from, key = '') {
    const [x, y] = middle(from);
    const inDirection = {ArrowRight: (dx, dy) => dx > Math.abs(dy) / 2, ArrowLeft: (dx, dy) => -dx > Math.abs(dy) / 2,
        ArrowDown: (dx, dy) => dy > Math.abs(dx) / 2, ArrowUp: (dx, dy) => -dy > Math.abs(dx) / 2}[key] ?? (() => true);
    const away = made => {
        const [left, top] = middle(made.getBoundingClientRect());
        return inDirection(left - x, top - y) ? Math.hypot(left - x, top - y) : Infinity;
    };
    const [best] = [...stage.querySelectorAll('button')].map(made => [away(made), made]).filter(([far]) =>
        far > (key ? 1 : -1))
        .sort((a, b) => a[0] - b[0]);
    return best?.[0] < Infinity ? best[1] : null;
}

function focusNear(place) {
    const next = turn.over ? freshButton : nearest(place);
    (next ?? choice.querySelector('button') ?? allMoves.querySelector('button'))?.focus({preventScroll: true});
}

/* ---- hint, quiz ---- */

function hint() {
    const best = bestOf(turn.moves);
    const isLost = outcome(turn.worth) === 'lost';
    says.replaceChildren(isLost ? T('Every move loses against best play; this one makes it hard: {}.', best.said)
        : T('Best: {}.', best.said));
    goingWith(best, stage).forEach(made => made.classList.add('going'));
}

/* A position that is won about every second time: a random one, or one move on. */
async function askQuiz() {
    const wanted = {words: '', seed: 1 + Math.floor(Math.random() * 2 ** 30), first: 'you', against: 'quiz', moves: []};
    const given = await askTurn(wanted);
    if (!given) {
        return;
    }
    const losing = Math.random() < .5;
    const some = given.moves.filter(move => !move.atOnce && outcome(move.worth) === (losing ? 'won' : 'lost'));
    const move = outcome(given.worth) === (losing ? 'lost' : 'won') ? null
        : some[Math.floor(Math.random() * some.length)];
    game = {...wanted, words: given.start, moves: move ? [move.words] : []};
    const next = move ? await askTurn(game) : given;
    if (next) {
        [turn, before, quiz] = [next, null, {showsValues: false}];
        history.replaceState(null, '', location.pathname);
        const {draws} = playBox.dataset;
        show([T('Who wins, if both play perfectly? {} is to move.', turn.names[turn.mover]),
            draws === 'endless' ? ` ${T('The game can go on forever; then nobody wins.')}` : ''], false);
        showChoice(...[turn.mover, 1 - turn.mover].map(player => button(turn.names[player], () => answerQuiz(player))),
            ...turn.points || draws ? [button(T('Nobody'), () => answerQuiz(null))] : []);
        playBox.ariaBusy = 'false';
    }
}

function answerQuiz(player) {
    const winner = {won: turn.mover, lost: 1 - turn.mover, drawn: null}[outcome(turn.worth)];
    const {row = 0, best = 0} = memory.read('quiz')[NAME] ?? {};
    const right = player === winner ? row + 1 : 0;
    memory.write('quiz', {[NAME]: {row: right, best: Math.max(best, right)}});
    const said = winner === null ? T('Nobody wins.') : T('{} wins.', turn.names[winner]);
    const why = winner === turn.mover ? T('Now make a move that wins.')
        : T('Whatever the move, the other has an answer: see the values.');
    quiz.showsValues = winner !== turn.mover;
    show([player === winner ? T('Right, {} in a row.', right) : T('No.'), ` ${said} `, winner === null ? '' : why],
        winner === turn.mover);
    showChoice(button(T('Next question'), askQuiz, {className: 'main'}));
}

function judgeQuizMove(move) {
    const wins = outcome(move.worth) === 'won';
    quiz.showsValues = true;
    show([wins ? T('Yes: {} wins.', move.said)
        : T('No: after {} the other wins. The values show what does.', move.said)], false);
    showChoice(button(T('Next question'), askQuiz, {className: 'main'}));
}

/* ---- what the visitor does ---- */

stage.addEventListener('click', event => {
    const spot = event.target.closest('button')?.dataset.spot;
    const isSecond = event.detail > 1 || event.detail === 1 && performance.now() - shownAt < SETTLED;
    if (spot && !isBusy && !isSecond) {
        choose(spot);
    }
});
stage.addEventListener('keydown', event => {
    const next = event.key.startsWith('Arrow') && nearest(event.target.getBoundingClientRect(), event.key);
    if (event.key.startsWith('Arrow')) {
        event.preventDefault();
    }
    if (next) {
        next.focus();
    }
});
stage.addEventListener('focusin', ({target}) =>
    stage.querySelectorAll('button').forEach(made => made.tabIndex = made === target ? 0 : -1));
['pointerover', 'focusin', 'pointerleave', 'focusout'].forEach(kind => stage.addEventListener(kind, preview));
playBox.addEventListener('click', ({target}) => {
    const actions = {undo: () => goTo({moves: game.moves.slice(0, -1), ...game.moves.length === 1
        && game.against !== 'none' && {first: ''}}), hint,
        fresh: () => game.against === 'quiz' ? askQuiz() : fresh(), share: () => copyText(location.href, target)};
    if (turn || target.name === 'fresh') {
        actions[target.name]?.();
    }
});
values.addEventListener('change', () => {
    memory.write('settings', {values: values.checked});
    if (turn) {
        show([...says.childNodes], turn.isLive);
    }
});
against.addEventListener('change', () => against.value === 'quiz' ? askQuiz()
    : goTo({against: against.value, moves: [], first: against.value === 'none' ? 'you' : ''}));
allMoves.querySelector('input').addEventListener('input', ({target}) => showAll(target.value));
allMoves.querySelector('input').addEventListener('keydown', ({key, target}) => {
    if (key === 'Enter' && target.value.trim()) {
        makeMove({words: target.value.trim()});
    }
});
at('own').querySelector('form').addEventListener('submit', event => {
    event.preventDefault();
    goTo({words: event.target.elements.words.value, first: game.against === 'none' ? 'you' : '', moves: []});
});

let isShown = false;
/* Shows the game of the URL, or else one to begin with: an example of the page, so that it is a small one. */
function begin() {
    const saved = savedGame();
    if (saved || !isShown) {
        isShown = true;
        goTo(saved?.words ? saved : {words: playBox.querySelector('#form-note code')?.textContent ?? ''});
    }
}
values.checked = memory.read('settings').values === true;
addEventListener('hashchange', () => savedGame() && begin());
