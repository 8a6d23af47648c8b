/* Play. A game is what stands in the URL behind #play=: where it began, who began, against whom, and the moves. After
   each move the rules are asked for the turn (common/rules/turn.c), and all of it is drawn again. */
'use strict';

const [DOUBLE_MS, DOUBLE_PIXELS] = [500, 8]; /* between the clicks of a double click, at most */
const MOST_CHOICES = 12;
/* Boards that do not show all. */
const WITH_WORDS = ['heaps', 'number', 'count', 'circle', 'ring', 'tiles', 'cards', 'hand'];

const playBox = document.getElementById('play');
const [rule, says, stage, facts, choice, log, allMoves, legend] = ['rule', 'says', 'stage', 'facts', 'choice', 'log',
    'all', 'legend'].map(name => playBox.querySelector(`.${name}`));
const [against, values, freshButton, undoButton, hintButton, finder] = ['against', 'values', 'fresh', 'undo', 'hint',
    'find'].map(name => playBox.querySelector(`[name=${name}]`));
const {game: NAME, draws} = playBox.dataset;

/* In the URL, too, as far as it differs from this. */
const NEW_GAME = {play: '', first: '', against: 'perfect', seed: 1, moves: []};
let game = NEW_GAME;
let turn = null;   /* as the rules gave it */
let before = null; /* the turn before */
let chosen = [];   /* spots clicked so far */
const isBusy = () => playBox.ariaBusy === 'true';
const isQuiz = () => game.against === 'quiz'; /* somebody is asked who wins */

const anySeed = () => 1 + Math.floor(Math.random() * 2 ** 30);

function saveGame() {
    const all = {...game, moves: game.moves.join('~'), seed: game.against === 'errs' ? game.seed : 1};
    const query = Object.entries(all).filter(([name, value]) => name === 'play' || `${value}` !== `${NEW_GAME[name]}`);
    history.replaceState(null, '', `#${new URLSearchParams(query)}`);
}

function savedGame() {
    const saved = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    return saved.play === undefined ? null : {...NEW_GAME, ...saved, seed: Number(saved.seed) || 1,
        moves: saved.moves?.split('~') ?? [],
        against: ['errs', 'none'].includes(saved.against) ? saved.against : 'perfect'};
}

/* ---- asking ---- */

async function askTurn(wanted) {
    const options = [`seed=${wanted.seed}`, `opponent=${wanted.against === 'quiz' ? 'none' : wanted.against}`,
        ...wanted.first && wanted.against !== 'none' ? [`first=${wanted.first}`] : []];
    const out = await askRules(playBox, {name: NAME, mode: 'turn', words: `${options.join(' ')} ${wanted.play}`,
        input: wanted.moves.map(move => move + '\n').join('')});
    const given = JSON.parse(out);
    if (given && !given.parts) {
        says.textContent = given.complaint;
    }
    return given?.parts ? given : null;
}

/* The same game with other facts; shown if the rules can tell its turn. */
async function goTo(facts) {
    const wanted = {...game, ...facts};
    const given = await askTurn(wanted);
    if (!given) {
        return;
    }
    if (given.complaint) {
        wanted.moves = wanted.moves.slice(0, -1);
    }
    before = wanted.moves.length > game.moves.length || wanted.first !== game.first ? turn : null;
    game = {...wanted, play: given.start};
    if (turn) { /* the first is the page's own, or came from the URL */
        saveGame();
    }
    turn = given;
    show();
    if (turn.over) {
        noteProgress(NAME, turn.over.winner === you() && game.against === 'perfect' ? 'won' : 'played');
    }
}

const you = () => game.first === 'machine' ? 1 - firstMover() : firstMover();
const firstMover = () => turn.log.length > 0 ? turn.log[0].player : turn.mover;
/* A game from this position, or a random one; two visitors know who begins. */
const freshGame = (facts = {}) => goTo({play: '', seed: anySeed(), moves: [], ...facts,
    first: (facts.against ?? game.against) === 'none' ? 'you' : ''});

function makeMove(move) {
    if (isQuiz() && !isBusy()) {
        judgeQuizMove(move);
    } else if (!isBusy()) {
        goTo({moves: [...game.moves, move.words], first: game.first || 'you'});
    }
}

/* ---- showing ---- */

const nameOf = player => game.against === 'none' || game.first === '' || isQuiz() ? turn.names[player]
    : player === you() ? T('You') : T('The machine');

/* Who one is, where the players are not alike; after the end, that nobody erred. */
function sayMore() {
    const me = turn.names[game.first === '' ? turn.mover : you()];
    const told = [turn.rule, ...turn.parts.map(({text}) => text)].join(' ').toLowerCase();
    if (turn.over) {
        return game.against !== 'perfect' || turn.over.winner !== 1 - you() ? '' : game.first !== 'machine'
            ? T('No move was wrong: whoever begins here loses.') : T('No move was wrong: whoever begins here wins.');
    }
    return game.against === 'none' || me.length === 1 || !told.includes(me.toLowerCase()) ? ''
        : game.first === '' ? T('{} is to move.', me) : T('You are {}.', me);
}

function sayTurn() {
    const more = turn.over?.mistake ?? sayMore();
    const last = turn.over && more ? [] : turn.log.slice(game.against === 'none' ? -1 : -2)
        .map(({player, said}) => `${nameOf(player)}: ${said}. `);
    const end = turn.over ? sentence(turn.over.said)
        : game.against === 'none' ? T('{} is to move.', turn.names[turn.mover])
        : game.first === '' ? T('Who begins?') : T('Your turn.');
    return [...last, element('strong', {}, turn.complaint ?? end), ` ${more}`];
}

/* What to choose from beside moves: who begins; after the end why it was won, where the page can tell. */
function openQuestions() {
    const isOpen = game.first === '' && game.against !== 'none' && turn.moves.length > 0;
    const why = () => location.hash = `explain=${game.play.replaceAll(' ', '+')}`;
    return turn.over ? (document.getElementById('ask') ? [button(T('Why?'), why)] : []) : !isOpen ? []
        : [button(T('You begin'), () => goTo({first: 'you'}), {className: 'main'}),
            button(T('The machine begins'), () => goTo({first: 'machine'}))];
}

function factsOf() {
    const isClear = ({cells, text}) => cells.length === 0 ? turn.over : (!WITH_WORDS.includes(turn.board)
        || cells.join(' ') === text || turn.board === 'heaps' && !text.includes(','));
    const texts = turn.parts.filter(part => !isClear(part)).map(({text}) => text.replace(/^o+ \((.*?)\)/, '$1'));
    const points = turn.points ? [T('So far: {}', turn.points.map((n, i) => `${nameOf(i)} ${n}`).join(', '))] : [];
    const more = turn.moreParts > 0 ? [T('and {} more', turn.moreParts)] : [];
    return [...turn.note ? [turn.note] : [], ...points, ...new Set(texts), ...more].join(' · ');
}

/* Buttons for moves, and how many there are besides. */
const moveButtons = (moves, more = 0) => [...moves.map(move => button(move.said, () => makeMove(move),
    {className: turn.showsValues ? outcome(move.worth) : ''})), more > 0 ? T('and {} more', more) : ''];

function showAll() {
    const wanted = finder.value.toLowerCase();
    const fits = turn.moves.filter(({words, said}) => `${words} ${said}`.toLowerCase().includes(wanted));
    allMoves.querySelector('.buttons').replaceChildren(...moveButtons(fits, turn.more));
}

/* Draws the board; `message` is said instead of whose turn it is, and `answers` are offered instead of moves. */
function show(message = sayTurn(), isLive = !turn.over, showsValues = values.checked && !turn.over, answers = null) {
    const focus = focusOf();
    Object.assign(turn, {isLive, showsValues});
    chosen = [];
    rule.textContent = turn.rule;
    says.replaceChildren(...message);
    stage.style.minHeight = turn.log.length > 0 && !isQuiz() ? `${stage.offsetHeight}px` : '';
    drawBoard(stage, turn, before);
    facts.textContent = factsOf();
    legend.hidden = !turn.showsValues;
    legend.querySelector('.draws').hidden = !draws && !turn.points;
    against.value = game.against;
    const clickable = turn.moves.every(move => move.spots.length > 0) && stage.querySelector('button');
    allMoves.hidden = turn.moves.length === 0 || !isLive;
    allMoves.open ||= isLive && (turn.more > 0 || !clickable && turn.moves.length > MOST_CHOICES);
    finder.value = turn.complaint ? finder.value : '';
    showAll();
    log.replaceChildren(...turn.log.map(({player, said}) => element('li', {}, `${nameOf(player)}: ${said}`)),
        ...turn.over ? [element('li', {className: 'end'}, sentence(turn.over.said))] : []);
    freshButton.classList.toggle('main', Boolean(turn.over));
    undoButton.disabled = game.moves.length === 0 || isQuiz();
    hintButton.disabled = !isLive || isQuiz() || turn.moves.length === 0;
    log.closest('details').hidden = isQuiz(); /* it may give the answer away */
    const questions = isQuiz() ? [] : openQuestions();
    const rest = isLive && !clickable && turn.moves.length <= MOST_CHOICES && questions.length === 0
        ? turn.moves.filter(move => move.spots.length === 0 || !stage.querySelector('button')) : [];
    choice.replaceChildren(...answers ?? [...questions, ...moveButtons(rest)]);
    focusAgain(focus);
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
    choice.replaceChildren(...moveButtons(sorted.slice(0, MOST_CHOICES), sorted.length - MOST_CHOICES));
}

/* What the move would take away, and what it leaves, while a mouse or the focus of the keyboard is on it. */
function preview(event) {
    const isMeant = event.type === 'focusin' ? event.target.matches(':focus-visible') : event.pointerType === 'mouse';
    const spot = isMeant && event.target.closest('[data-spot]')?.dataset.spot;
    const some = turn?.isLive && spot && !isBusy() ? fitting([...chosen, spot]) : [];
    const exact = some.length === 1 ? some[0] : some.find(move => move.spots.length === chosen.length + 1);
    markGoing(stage, exact);
    const left = exact?.leaves.map(({text}) => text.replace(/^o+ \((.*?)\)/, '$1')).join(', ');
    facts.textContent = exact ? `${exact.said}${left ? ` → ${left}` : ''}` : some.length > 0
        ? T('{} moves', some.length) : turn ? factsOf() : '';
}

const DIRECTIONS = {ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1]};
const middle = box => [box.left + box.width / 2, box.top + box.height / 2];

/* The button that is nearest to a place, or nearest in the direction of an arrow. */
function nearest(from, key = '') {
    const [x, y] = middle(from);
    const [right, down] = DIRECTIONS[key] ?? [0, 0];
    const away = made => {
        const [left, top] = middle(made.getBoundingClientRect());
        const [along, aside] = [right * (left - x) + down * (top - y), down * (left - x) + right * (top - y)];
        return !key || along > Math.max(Math.abs(aside) / 2, 1) ? Math.hypot(left - x, top - y) : Infinity;
    };
    const [best] = [...stage.querySelectorAll('button')].map(made => [away(made), made]).sort((a, b) => a[0] - b[0]);
    return best?.[0] < Infinity ? best[1] : null;
}

const focusOf = ({activeElement: at} = document) =>
    ({at, place: at.getBoundingClientRect(), isHere: playBox.contains(at)});

/* Puts the focus where one goes on, if it was in this box and what had it is gone. */
function focusAgain({at, place, isHere}) {
    if (isHere && (at.disabled || !at.checkVisibility())) {
        const next = turn.over ? freshButton : nearest(place);
        (next ?? choice.querySelector('button') ?? allMoves.querySelector('button'))?.focus({preventScroll: true});
    }
}

/* ---- hint, quiz ---- */

function hint() {
    const best = bestOf(turn.moves);
    says.textContent = outcome(turn.worth) !== 'lost' ? T('Best: {}.', best.said)
        : T('Every move loses against best play; this one makes it hard: {}.', best.said);
    markGoing(stage, best);
}

/* A random position, won or lost as a coin falls; where no lost one is found, what a move that wins leaves. */
async function askQuiz() {
    const wanted = {...NEW_GAME, seed: anySeed(), first: Math.random() < .5 ? 'you' : 'machine', against: 'quiz'};
    const given = await askTurn(wanted);
    if (!given) {
        return;
    }
    const wins = given.moves.filter(move => outcome(move.worth) === 'won' && !move.atOnce && move.plies !== 0);
    const moves = wanted.first === 'you' ? [] : wins.slice(0, 1).map(({words}) => words);
    const next = moves.length > 0 ? await askTurn({...wanted, play: given.start, moves}) : given;
    if (next) {
        game = {...wanted, play: given.start, moves, first: ''};
        [turn, before] = [next, null];
        history.replaceState(null, '', location.pathname);
        show([T('Who wins, if both play perfectly?'), ` ${sayMore()} `,
            draws === 'endless' ? T('The game can go on forever; then nobody wins.') : ''], false, false,
        ['won', 'lost', ...turn.points || draws ? ['drawn'] : []].map(result =>
            button(winnerOf(result), () => answerQuiz(result))));
    }
}

const winnerOf = result => ({won: T('The player to move'), lost: T('The other player'), drawn: T('Nobody')}[result]);

const showAnswer = (message, showsValues, isLive = false) => show(message, isLive, showsValues,
    [button(T('Next question'), askQuiz, {className: 'main'})]);

function answerQuiz(result) {
    const right = outcome(turn.worth);
    const row = result === right ? (memory.read('quiz')[NAME]?.row ?? 0) + 1 : 0;
    memory.write('quiz', {[NAME]: {row}});
    const why = {won: T('Now make a move that wins.'), drawn: '',
        lost: T('Whatever the move, the other has an answer: see the values.')}[right];
    const said = right === 'drawn' ? T('Nobody wins.') : T('{} wins.', winnerOf(right));
    showAnswer([row > 0 ? T('Right, {} in a row.', row) : T('No.'), ` ${said} `, why],
        right !== 'won', right === 'won');
}

const judgeQuizMove = move => showAnswer([outcome(move.worth) === 'won' ? T('Yes: {} wins.', move.said)
    : T('No: after {} the other wins. The values show what does.', move.said)], true);

/* ---- what the visitor does ---- */

/* The second click of a double click belongs to the first: it does nothing to what has come below the pointer since. */
let clicked = {};
playBox.addEventListener('click', event => {
    const {detail, clientX: x, clientY: y, timeStamp: at, target} = event;
    const isSecond = at - clicked.at < DOUBLE_MS && Math.hypot(x - clicked.x, y - clicked.y) < DOUBLE_PIXELS;
    if (isSecond && detail > 0 && [stage, choice].some(part => part.contains(target))) {
        event.stopPropagation();
    } else {
        clicked = {x, y, at};
    }
}, true);
stage.addEventListener('click', event => {
    const spot = event.target.closest('button')?.dataset.spot;
    if (spot && !isBusy()) {
        choose(spot);
    }
});
stage.addEventListener('keydown', event => {
    if (DIRECTIONS[event.key]) {
        event.preventDefault();
        nearest(event.target.getBoundingClientRect(), event.key)?.focus();
    }
});
stage.addEventListener('focusin', ({target}) =>
    stage.querySelectorAll('button').forEach(made => made.tabIndex = made === target ? 0 : -1));
['pointerover', 'focusin', 'pointerleave', 'focusout'].forEach(kind => stage.addEventListener(kind, preview));
playBox.addEventListener('click', ({target}) => {
    const actions = {hint, share: () => copyText(location.href, target),
        undo: () => goTo({moves: game.moves.slice(0, -1),
            ...game.moves.length === 1 && game.against !== 'none' && {first: ''}}),
        fresh: () => game.against === 'quiz' ? askQuiz() : freshGame()};
    if (turn || target.name === 'fresh') {
        actions[target.name]?.();
    }
});
values.addEventListener('change', () => {
    memory.write('settings', {values: values.checked});
    if (turn && !isQuiz()) {
        show([...says.childNodes], turn.isLive);
    }
});
against.addEventListener('change', () => against.value === 'quiz' ? askQuiz()
    : freshGame({against: against.value, play: game.play}));
finder.addEventListener('input', showAll);
finder.addEventListener('keydown', ({key}) => {
    if (key === 'Enter' && finder.value.trim()) {
        makeMove({words: finder.value.trim()});
    }
});
playBox.querySelector('.own form').addEventListener('submit', event => {
    event.preventDefault();
    freshGame({play: event.target.elements.words.value, against: isQuiz() ? 'perfect' : game.against});
});

/* Shows the game of the URL, or else one to begin with: an example of the page, so that it is a small one. */
function begin() {
    const saved = savedGame();
    if (saved?.play) {
        goTo(saved);
    } else if (!turn) {
        goTo({...NEW_GAME, play: playBox.querySelector('#form-note code')?.textContent ?? ''});
    }
}
values.checked = memory.read('settings').values === true;
addEventListener('hashchange', () => savedGame() && begin());
