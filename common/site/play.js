/* Play. A game is what stands in the URL after #play=: where it began, who began, against whom, and the moves. After
   each move the rules are asked for the turn (common/rules/play/turn.c), and all of it is drawn again. */
import {LETTERS, MAX_CHOICES, MOVE_MS, bestOf, drawBoard, isWorse, last, markGoing, middle, outcome, still, times, toOther,
    winsOf, worthText, xor} from './board.js';
import {askRules, endQuestion, loadRules} from './engine.js';
import {T, button, copyText, element, memory, noteProgress, noteWin, sentence} from './page.js';

const [DOUBLE_MS, DOUBLE_PIXELS] = [500, 8]; /* between the clicks of a double click, at most */
const PAUSE_MS = 120; /* between a move of the visitor and the answer */

export const playBox = document.getElementById('play');
export const [rule, says, stage, facts, choice, whyBox, past, log, worths, allMoves, legend] = ['rule', 'says', 'stage', 'facts',
    'choice', 'why', 'past', 'log', 'worths', 'all', 'legend'].map(name => playBox.querySelector(`.${name}`));
const [against, values, kind, undoButton, hintButton, finder] = ['against', 'values', 'kind', 'undo', 'hint', 'find'].map(name => playBox.querySelector(`[name=${name}]`));
export const about = playBox.dataset; /* the game, its rules, whether there are draws; other scripts change them */

/* In the URL, too, as far as it differs from this. */
export const NEW_GAME = {play: '', first: '', against: 'perfect', seed: 1, helped: '', moves: []};
export let game = NEW_GAME;
export let turn = null;   /* as the rules gave it */
let asked = 0;     /* how many turns were asked for */
let viewed = null; /* after so many moves is the position that is looked at; null: the turn itself */
let chosen = [];   /* spots clicked so far */
const isBusy = () => playBox.ariaBusy === 'true';
let asker = null;  /* what gets a move instead of the game: a puzzle or the quiz (puzzles.js) */

/* Puts another game in the place of this one, with what gets its moves; show() shows it. */
export function put(other, given, by = null) {
    [game, turn, asker] = [other, given, by];
}

export const anySeed = () => 1 + Math.floor(Math.random() * 2 ** 30);

export function saveGame() {
    const all = {...game, moves: game.moves.join('~'), seed: ['errs', 'weak'].includes(game.against) ? game.seed : 1};
    const query = Object.entries(all).filter(([name, value]) => name === 'play' || `${value}` !== `${NEW_GAME[name]}`);
    history.replaceState(history.state, '', `#${new URLSearchParams(query)}`); /* the state belongs to ask.js */
}

export function savedGame() {
    const saved = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    return saved.play === undefined ? null : {...NEW_GAME, ...saved, seed: Number(saved.seed) || 1,
        moves: saved.moves?.split('~') ?? [],
        against: ['errs', 'weak', 'none'].includes(saved.against) ? saved.against : 'perfect'};
}

/* For checks from outside, of the position that is shown, if that is known: what it is worth to who is to move, how many
   moves win, and how many there are. */
export function tellWorth({worth, moves = null, more = 0} = {}) {
    const told = {worth: LETTERS[outcome(worth)], moves: moves && moves.length + more,
        winning: moves && more === 0 ? winsOf(moves).length : null};
    Object.entries(told).forEach(([name, value]) => (value ?? null) === null ? delete about[name] : about[name] = value);
}

/* ---- asking ---- */

/* A turn, by its words; null where the box says what is wrong. */
export const askTurn = async (words, box, moves = [], name = about.game) => JSON.parse(await askRules(box, {name,
    mode: 'turn', words, input: moves.map(move => move + '\n').join('')}));

/* The turn with which a page begins stands in it, unless it is large. */
const isFirst = ({play, first, against: opponent, seed, moves}) => playBox.querySelector('.turn').textContent
    && play === about.start && first === about.first && opponent === NEW_GAME.against && seed === NEW_GAME.seed
    && moves.length === 0;
const firstTurn = () => JSON.parse(playBox.querySelector('.turn').textContent);

/* `ready`: a turn that is known before the rules are asked; so is the first one of a page. */
export async function turnOf(wanted, first = wanted.against === 'none' ? '' : wanted.first,
    ready = isFirst(wanted) ? firstTurn() : null) {
    asked++;
    tellWorth();
    if (ready) {
        endQuestion?.('');
        playBox.ariaBusy = 'false';
    }
    const options = [`seed=${wanted.seed}`, `opponent=${wanted.against}`, ...first ? [`first=${first}`] : []];
    const given = ready ?? await askTurn(`${options.join(' ')} ${wanted.play}`, playBox, wanted.moves);
    if (given && !given.parts) {
        says.textContent = given.complaint;
    }
    return given?.parts ? given : null;
}

/* The turn after a move on the board, as far as it is known before the rules were asked. */
function afterMove({words, said, part: own, at, leaves}) {
    const isOld = ({part}) => turn.parts.some(old => old.part === part);
    const parts = turn.parts.map(old => leaves.find(({part}) => part === old.part) ?? old);
    return {...turn, parts: [...parts, ...leaves.filter(part => !isOld(part))], moves: [], isLive: false,
        showsValues: '', log: [...turn.log, {player: turn.mover, words, said, part: own, at, parts: turn.parts}]};
}

/* Shows a move at once; resolves when it has been seen, and the answer may come. */
function showMade(move) {
    const {player, said} = last(afterMove(move));
    says.replaceChildren(`${game.first === '' ? T('You') : nameOf(player)}: ${said}.`);
    drawBoard(stage, afterMove(move), true);
    facts.textContent = '';
    choice.replaceChildren();
    return still.matches || game.against === 'none' ? null
        : new Promise(resolve => setTimeout(resolve, MOVE_MS + PAUSE_MS));
}

/* The same game with other facts, after a move that was made on the board, if there is one; shown if the rules can tell
   its turn. */
export async function goTo(changes, move = null) {
    const wanted = {...game, ...changes};
    const focus = focusOf();
    const isSeen = move ? showMade(move) : null;
    const question = turnOf(wanted);
    const number = asked;
    const given = await question;
    if (number !== asked) {
        return;
    }
    if (!given) {
        move ? show({message: [...says.childNodes], focus}) : tellWorth(turn ?? {}); /* it is not made */
        return;
    }
    if (isSeen && last(given)?.words !== move.words) {
        playBox.ariaBusy = 'true';
        await isSeen;
        if (number !== asked) {
            return;
        }
        playBox.ariaBusy = 'false';
    }
    if (given.complaint) {
        wanted.moves = wanted.moves.slice(0, -1);
    }
    const isMade = turn && given.log.length > turn.log.length + (move ? 1 : 0);
    game = {...wanted, play: given.start};
    if (turn) { /* the first is that of the page, or came from the URL */
        saveGame();
    }
    turn = given;
    show({isMade, focus});
    if (turn.over && !asker) {
        noteEnd();
    }
}

/* Remembers how the game ended: what was won, and whether without help; what was lost becomes puzzles. */
function noteEnd() {
    const isPerfect = game.against === 'perfect';
    noteProgress(about.game, isPerfect && hasWon() ? 'won' : 'played');
    if (isPerfect && hasWon() && !game.helped) {
        noteWin(about.game, game.play);
    } else if (isPerfect && turn.over.mistake) {
        const {play, first, moves} = game;
        memory.write('lost', {[`${about.game} ${play}`]: {game: about.game, play, first, moves}});
    }
    playBox.dispatchEvent(new CustomEvent('ended', {detail: {hasWon: hasWon()}}));
}

/* Help counts as such until the next game. */
const noteHelp = () => game = {...game, helped: 'yes'};

const hasWon = () => game.against !== 'none' && turn.over?.winner === you();
export const you = () => game.first === 'machine' ? 1 - firstMover() : firstMover();
const firstMover = () => turn.log.length > 0 ? turn.log[0].player : turn.mover;
/* A game from this position, or a random one; two visitors know who begins. */
function freshGame(changes = {}) {
    values.checked = false;
    return goTo({play: '', seed: anySeed(), helped: '', moves: [], ...changes,
        first: changes.first ?? ((changes.against ?? game.against) === 'none' ? 'you' : '')});
}

function makeMove(move) {
    if (!isBusy()) {
        asker ? asker(move)
            : goTo({moves: [...game.moves, move.words], first: game.first || 'you'}, move.leaves && move);
    }
}

/* ---- showing ---- */

/* Says this in the box. Words that do not fit are smaller, so that nothing moves; the rest takes the room that it needs. */
export function say(words, look = 'says') {
    says.className = look;
    says.replaceChildren(...words);
    says.classList.toggle('long', says.scrollHeight > says.clientHeight + 1);
}

/* For a new position: whoever has scrolled down sees its rule again, and what is above that in a frame. */
export function bringUp() {
    const frame = playBox.closest('.opening') ?? playBox;
    rule.getBoundingClientRect().top < 0 && frame.scrollIntoView({block: 'start'});
}

const nameOf = player => game.against === 'none' || game.first === '' ? turn.names[player]
    : player === you() ? T('You') : T('The computer');

/* Which player the visitor is, where the two differ; after the end, that nobody made a mistake. */
export function sayMore() {
    const me = turn.names[game.first === '' ? turn.mover : you()];
    const told = [turn.rule, ...turn.parts.map(({said}) => said)].join(' ').toLowerCase();
    if (turn.over) {
        return game.against !== 'perfect' || turn.over.winner !== 1 - you() ? '' : game.first !== 'machine'
            ? T('No move was wrong: whoever begins here loses.') : T('No move was wrong: whoever begins here wins.');
    }
    return game.against === 'none' || me.length === 1 || !told.includes(me.toLowerCase()) ? ''
        : game.first === '' ? T('{} is to move.', me) : T('You are {}.', me);
}

/* With the amounts that may be taken from the largest of the first heaps. */
function sayRule() {
    const [amounts] = (turn.log[0] ?? turn).parts.map(part => part.amounts ?? '').sort((a, b) => b.length - a.length);
    return amounts ? `${turn.rule} (${amounts})` : turn.rule;
}

export function sayTurn() {
    const more = turn.over?.mistake ?? sayMore();
    const moves = turn.log.slice(game.against === 'none' ? -1 : -2)
        .map(({player, said}) => `${nameOf(player)}: ${said}. `);
    const end = turn.over ? sentence(turn.over.said)
        : game.against === 'none' ? T('{} is to move.', turn.names[turn.mover])
        : game.first === '' ? T('Who begins?') : turn.log.length === 0 ? T('You begin.') : T('Your turn.');
    const told = element('strong', {}, turn.complaint ?? end);
    const known = game.play === about.ideaOf ? about.ideaThere : about.idea;
    const idea = hasWon() && known ? T('The idea: {}', known) : '';
    return turn.over ? [told, ' ', ...idea || more ? [idea || more] : moves] : [...moves, told, ` ${more}`];
}

/* What to choose from beside moves: who begins; after the end another try, and why it was won. */
function openQuestions() {
    const isOpen = game.first === '' && game.against !== 'none' && turn.moves.length > 0;
    const wins = winsOf(turn.moves).length;
    const isAdvised = game.play === about.start && wins > 0 && wins < turn.moves.length; /* else that is the question */
    return turn.over ? afterwards() : !isOpen ? []
        : [button(T('You begin'), () => goTo({first: 'you'}), {className: isAdvised ? 'main' : ''}),
            button(T('The computer begins'), () => goTo({first: 'machine'}))];
}

/* Asks why the position after these moves of the visitor is won or lost (after.js); goesThere: the board is to show it. */
export const whyAfter = (moves, goesThere = false) =>
    button(T('Why?'), () => playBox.dispatchEvent(new CustomEvent('why', {detail: {moves, goesThere}})));

/* Whoever has lost tries the same position again; whoever has won goes on. */
export function afterwards() {
    const hasLost = game.against !== 'none' && !hasWon();
    const ladder = JSON.parse(about.ladder || '[]');
    const larger = hasWon() && ladder.includes(game.play) ? ladder[ladder.indexOf(game.play) + 1] : undefined;
    const next = hasWon() && about.next ? [element('a', {href: about.next, className: 'call'}, T('Next: {}', about.nextTitle))] : [];
    return [...next, hasLost ? button(T('Try again'), () => goTo({moves: [], helped: ''}), {className: 'main'})
        : larger ? button(T('A larger one'), () => freshGame({play: larger, first: 'you'}), {className: 'main'})
        : button(T('Another position'), () => freshGame(), {className: next.length > 0 ? '' : 'main'}),
    whyAfter([], true)];
}

export const isOfVisitor = ({player}) => game.against === 'none' || player === you();

function factsOf(state) {
    const told = [state.drawing, ...state.parts].flatMap(board => board?.facts ?? []);
    const points = state.points?.some(n => n !== 0)
        ? [T('So far: {}', state.points.map((n, i) => `${nameOf(i)} ${n}`).join(', '))] : [];
    const more = state.moreParts > 0 ? [T('and {} more', state.moreParts)] : [];
    const grundy = state.showsValues === 'grundy' ? state.parts.map(part => part.count % 2 * part.grundy) : [];
    const nimSum = grundy.length > 1 && !grundy.includes(-1)
        ? [T('nim-sum: {}', `${grundy.join(' ⊕ ')} = ${xor(grundy)}`)] : [];
    return [...state.note ? [state.note] : [], ...nimSum, ...points, ...new Set(told), ...more].join(' · ');
}

/* Buttons for moves, and how many there are besides. */
const moveButtons = (moves, more = 0) => [...moves.map(move => {
    const made = button(move.said, () => makeMove(move));
    if (turn.showsValues) {
        made.classList.add(outcome(move.worth));
        made.append(' ', element('b', {}, worthText(turn, move)));
    }
    return made;
}), more > 0 ? T('and {} more', more) : ''];

function showAll() {
    const wanted = finder.value.toLowerCase();
    const fits = turn.moves.filter(({words, said}) => `${words} ${said}`.toLowerCase().includes(wanted));
    allMoves.querySelector('.buttons').replaceChildren(...moveButtons(fits, turn.more));
}

/* ---- the game so far ---- */

/* What the position after so many moves was worth to a player, once the game has ended. */
function worthTo(player, count) {
    const {worth, player: mover} = turn.log[count] ?? {...turn, player: turn.mover};
    return outcome(mover === player ? worth : toOther(worth));
}
/* Whether this move of a game that has ended made it worse for its player. */
export const isMistake = ({player}, count) => isWorse(worthTo(player, count + 1), worthTo(player, count));

/* What each position was worth, in a line; each leads there. */
function showWorths() {
    const player = game.against === 'none' ? 0 : you();
    const all = turn.over ? times(turn.log.length + 1, count => worthTo(player, count)) : [];
    worths.hidden = all.length === 0;
    worths.replaceChildren(game.against === 'none' ? T('What each position was worth to {}:', nameOf(0))
        : T('What each position was worth to you:'), ' ',
        element('span', {className: 'line'}, ...all.map((worth, count) => button(LETTERS[worth], () => lookAt(count),
            {className: worth, ariaLabel: T('After {} moves: {}', count, LETTERS[worth])}))));
}

function showLog() {
    log.replaceChildren(...turn.log.map((entry, count) => element('li', {className: `of-${entry.player}${isOfVisitor(entry) ? '' : ' theirs'}`},
        button(`${nameOf(entry.player)}: ${entry.said}`, () => lookAt(count + 1)),
        ...turn.over && isMistake(entry, count) ? [' ', element('b', {}, worthTo(entry.player, count + 1) === 'lost'
            ? T('Here it was lost.') : T('Here the win was given away.'))] : [])),
    ...turn.over ? [element('li', {className: 'end'}, sentence(turn.over.said))] : []);
    past.hidden = Boolean(asker); /* of a puzzle it may give the answer away */
    log.scrollTop = log.scrollHeight;
    showWorths();
}

function markViewed() {
    const count = viewed ?? turn.log.length;
    [...log.querySelectorAll('button')].forEach((made, i) => made.ariaCurrent = String(i + 1 === count));
    [...worths.querySelectorAll('button')].forEach((made, i) => made.ariaCurrent = String(i === count));
}

/* Shows the position after so many moves; one can go on from there. */
export function lookAt(count) {
    if (isBusy() || count === turn.log.length) {
        return isBusy() ? undefined : show();
    }
    const isNext = count === (viewed ?? turn.log.length) + 1;
    const {parts, points, worth} = turn.log[count];
    const state = {...turn, parts, points, moves: [], log: turn.log.slice(0, count), over: null, note: null,
        isLive: false, showsValues: ''};
    viewed = count;
    whyBox.hidden = true;
    tellWorth({worth});
    turn.isLive = false;
    drawBoard(stage, state, isNext);
    facts.textContent = factsOf(state);
    say([count === 0 ? T('The position at the beginning.')
        : T('After {} moves: {}', count, `${nameOf(last(state).player)}: ${last(state).said}.`)]);
    const own = turn.log.slice(0, count).filter(isOfVisitor).length;
    choice.replaceChildren(button(T('Back to the game'), () => show(), {className: 'main'}),
        ...own < game.moves.length ? [button(T('Play on from here'), () =>
            goTo({moves: game.moves.slice(0, own)}))] : []);
    allMoves.hidden = true;
    markViewed();
}

/* ---- showing the turn ---- */

/* Which values are shown: '', of the outcome, or Grundy numbers. */
function wantedValues() {
    const hasGrundy = turn.parts.some(({grundy}) => grundy !== undefined);
    kind.parentElement.hidden = !hasGrundy;
    return !values.checked || turn.over ? '' : hasGrundy ? kind.value : 'outcome';
}

/* Draws the board; `message` is said instead of whose turn it is, and `answers` are offered instead of moves. */
export function show({message = sayTurn(), isLive = !turn.over, showsValues = wantedValues(), answers = null, isMade = false,
    focus = focusOf()} = {}) {
    Object.assign(turn, {isLive, showsValues, called: [nameOf(0), nameOf(1)], you: game.against === 'none' ? null : you()});
    if (showsValues) {
        noteHelp();
    }
    chosen = [];
    viewed = null;
    whyBox.hidden = true;
    rule.textContent = about.rule || sayRule(); /* which of the lab is said shorter there */
    const result = !turn.over || asker ? '' : turn.over.winner === null ? 'drawn'
        : game.against === 'none' || turn.over.winner === you() ? 'won' : 'lost';
    say(message, result ? `says end ${result}` : 'says');
    stage.style.minHeight = turn.log.length > 0 && !asker ? `${stage.getBoundingClientRect().height}px` : '';
    drawBoard(stage, turn, isMade);
    tellWorth(turn);
    facts.textContent = factsOf(turn);
    legend.hidden = !showsValues;
    legend.dataset.kind = showsValues;
    legend.querySelector('.draws').hidden = !about.draws && !turn.points;
    against.value = game.against;
    const clickable = turn.moves.every(move => move.spots.length > 0) && stage.querySelector('button');
    allMoves.hidden = turn.moves.length === 0 || !isLive;
    allMoves.open ||= isLive && (turn.more > 0 || !clickable && turn.moves.length > MAX_CHOICES);
    finder.value = turn.complaint ? finder.value : '';
    showAll();
    showLog();
    markViewed();
    undoButton.disabled = game.moves.length === 0;
    hintButton.disabled = !isLive || turn.moves.length === 0;
    const questions = asker ? [] : openQuestions();
    const rest = isLive && !clickable && turn.moves.length <= MAX_CHOICES && questions.length === 0
        ? turn.moves.filter(move => move.spots.length === 0 || !stage.querySelector('button')) : [];
    choice.replaceChildren(...answers ?? [...questions, ...moveButtons(rest)]);
    focusAgain(focus);
}

/* ---- choosing a move on the board ---- */

const fitting = spots => turn.moves.filter(move => move.spots.length > 0
    && spots.every(spot => move.spots.includes(spot)));

function choose(spot) {
    const fits = fitting([...chosen, spot]).length > 0; /* else it was meant for what is chosen: nothing else moves */
    chosen = chosen.includes(spot) ? chosen.filter(other => other !== spot) : fits ? [...chosen, spot] : [spot];
    const some = chosen.length > 0 ? fitting(chosen) : [];
    if (fits && some.length === 1) {
        makeMove(some[0]);
        return;
    }
    for (const shown of stage.querySelectorAll('button')) {
        shown.ariaPressed = String(chosen.includes(shown.dataset.spot));
        shown.classList.toggle('next', some.some(move => move.spots.includes(shown.dataset.spot)));
    }
    const sorted = some.toSorted((a, b) => a.spots.length - b.spots.length);
    choice.replaceChildren(...moveButtons(sorted.slice(0, MAX_CHOICES), sorted.length - MAX_CHOICES));
    choice.scrollIntoView({block: 'nearest'});
}

/* What the move would take away, and what it leaves, while a mouse or the focus of the keyboard is on it. */
function preview(event) {
    const isMeant = event.type === 'focusin' ? event.target.matches(':focus-visible') : event.pointerType === 'mouse';
    const spot = isMeant && event.target.closest('[data-spot]')?.dataset.spot;
    const some = turn?.isLive && spot && !isBusy() ? fitting([...chosen, spot]) : [];
    const exact = some.length === 1 ? some[0] : some.find(move => move.spots.length === chosen.length + 1);
    markGoing(stage, exact);
    const left = exact?.leaves.map(({said}) => said).join(', ');
    facts.textContent = exact ? `${exact.said}${left ? ` → ${left}` : ''}` : some.length > 0
        ? T('{} moves', some.length) : turn && viewed === null ? factsOf(turn) : facts.textContent;
}

export const DIRECTIONS = {ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1]};

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
        const next = turn.over || asker ? choice.querySelector('button') : nearest(place);
        (next ?? choice.querySelector('button') ?? allMoves.querySelector('button'))?.focus({preventScroll: true});
    }
}

/* ---- hint ---- */

function hint() {
    const best = bestOf(turn.moves);
    noteHelp();
    saveGame();
    say([outcome(turn.worth) !== 'lost' ? T('Best: {}.', best.said)
        : T('Every move loses against best play; this one makes it hard: {}.', best.said)]);
    markGoing(stage, best);
}

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
    const spot = event.target.closest('button, .hit')?.dataset.spot;
    if (spot && !isBusy() && stage.querySelector(`button[data-spot="${spot}"]`)) {
        choose(spot);
    } else if (turn?.isLive && !isBusy() && !still.matches) { /* nothing that can be chosen: what can be shows itself */
        stage.querySelectorAll('button').forEach(one => one.animate([{}, {scale: 1.12}, {}], MOVE_MS));
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
['pointerover', 'focusin', 'pointerleave', 'focusout'].forEach(name => stage.addEventListener(name, preview));
playBox.addEventListener('click', ({target}) => {
    const actions = {hint, share: () => copyText(location.href, target),
        undo: () => goTo({moves: game.moves.slice(0, -1), helped: 'yes',
            ...game.moves.length === 1 && game.against !== 'none' && {first: ''}}),
        fresh: () => freshGame()};
    if (turn || target.name === 'fresh') {
        actions[target.name]?.();
    }
});
[values, kind].forEach(one => one.addEventListener('change', () => {
    if (turn) {
        show({message: [...says.childNodes]});
        saveGame();
    }
}));
against.addEventListener('change', () => freshGame({against: against.value, play: game.play}));
finder.addEventListener('input', showAll);
finder.addEventListener('keydown', ({key}) => {
    if (key === 'Enter' && finder.value.trim()) {
        makeMove({words: finder.value.trim()});
    }
});
playBox.querySelector('.own form').addEventListener('submit', event => {
    event.preventDefault();
    freshGame({play: event.target.elements.words.value});
});

/* Shows the game of the URL, or else one to begin with: an example of the page, so that it is a small one. */
export function begin() {
    const saved = savedGame();
    values.checked = false;
    if (saved?.play) {
        goTo(saved);
    } else if (!turn) {
        goTo({...NEW_GAME, play: about.start, first: about.first});
        loadRules().catch(() => {}); /* the first move tries again, and tells */
    }
}
addEventListener('hashchange', () => savedGame() && history.state !== '' && begin()); /* empty: the text (ask.js) */

/* For the console, and for checks from outside (tests/site). */
globalThis.play = {
    get turn() {
        return turn;
    },
    get game() {
        return game;
    },
    about, freshGame, goTo, lookAt, makeMove,
};
