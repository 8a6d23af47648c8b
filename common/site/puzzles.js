/* Puzzles, in the box Play of a page of their own: positions in which exactly one move wins. Five of the day, which the
   date chooses; more of them, by game and difficulty; those in games that the visitor has lost; and the quiz: who wins?
   POOL (pages.py) has the games that have puzzles, each with its rows: position, moves, moves to the end or null. */
import {outcome, winsOf} from './board.js';
import {T, button, element, memory, noteProgress} from './page.js';
import {NEW_GAME, allMoves, anySeed, choice, facts, game, playBox, put, rule, sayMore, says, show, stage, turn, turnOf,
    whyAfter} from './play.js';
import {dayFrom, streakOf} from './progress.js';

const ENDING = LANG === 'en' ? '.html' : `.${LANG}.html`;
const OF_DAY = [1, 1, 2, 2, 3]; /* their grades */
const kinds = document.getElementById('kind').elements.kind;
const box = document.getElementById('puzzle');
const [from, dayButtons, dayNote] = ['#puzzle .from', '.of-day .tools', '.of-day .note']
    .map(selector => document.querySelector(selector));
const [gameField, gradeField] = ['game', 'grade'].map(name => document.querySelector(`#which [name=${name}]`));
const GRADES = [T('easy'), T('medium'), T('hard')];
const MARKS = [['', ''], ['★', T('solved at the first try')], ['✓', T('solved later')]];

/* By the moves to choose from, and by those to the end where they are known. */
const gradeOf = (moves, plies) => 1 + (moves > 6 || (plies ?? 6) > 5) + (moves > 15 || plies > 11);

const puzzles = POOL.flatMap(({game: name, rows}) => rows.map(([play, moves, plies]) =>
    ({game: name, play, grade: gradeOf(moves, plies)})));
const gameOf = name => POOL.find(one => one.game === name);

/* Numbers from 0 below 1 that follow from a word, the same in every browser (mulberry32, after FNV-1a). */
function numbersFrom(word) {
    let state = [...word].reduce((hash, sign) => Math.imul(hash ^ sign.codePointAt(0), 16777619), 0x811c9dc5);
    return () => {
        state = state + 0x6d2b79f5 | 0;
        let mixed = Math.imul(state ^ state >>> 15, 1 | state);
        mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
        return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
    };
}

/* The list in an order that the numbers give. */
const shuffled = (list, next) => list.map(one => [next(), one]).sort(([a], [b]) => a - b).map(([, one]) => one);

/* For each of the five a list to take the first sound one from; no game comes twice, as far as there are enough. */
function listsOfDay(day) {
    const games = new Set();
    const next = numbersFrom(day);
    return OF_DAY.map(grade => {
        const list = shuffled(puzzles.filter(one => one.grade === grade && !games.has(one.game)), next);
        list.slice(0, 1).forEach(one => games.add(one.game));
        return list;
    });
}

/* ---- what is on ---- */

let task = null;  /* the puzzle or question: {game, play, ..., tried} */
const day = dayFrom();
let number = 0;   /* of the five */

/* Makes this game the one that the rules are asked about. */
function take(name) {
    const {draws} = gameOf(name);
    Object.assign(playBox.dataset, {game: name, draws, page: `../${name}/index${ENDING}`});
}

const isSound = given => given && !given.over && given.more === 0 && given.moves.length > 1
    && winsOf(given.moves).length === 1;

let asks = 0; /* how many times a new one was asked for */
/* Returns whether it is still wanted: another one may be chosen while the rules are at work. */
function newTask() {
    const mine = ++asks;
    box.ariaBusy = 'true';
    return () => mine === asks;
}

/* The turn of this puzzle; null if the rules find no single move that wins. */
async function soundTurn(puzzle) {
    take(puzzle.game);
    const given = await turnOf({...NEW_GAME, first: 'you', moves: [], ...puzzle});
    return isSound(given) ? given : null;
}

/* Shows the first sound puzzle of a list, or says that there is none. */
async function pose(list, none = T('There is no puzzle of this kind.')) {
    const isWanted = newTask();
    for (const puzzle of list) {
        const given = await soundTurn(puzzle).catch(() => null);
        if (!isWanted()) {
            return;
        }
        if (given) {
            task = {...puzzle, given, tried: 0};
            begins();
            return;
        }
    }
    box.ariaBusy = 'false';
    task = null;
    [from, stage, facts, choice, rule].forEach(part => part.replaceChildren());
    [says.textContent, allMoves.hidden] = [none, true];
}

function begins() {
    box.ariaBusy = 'false';
    const {given, game: name, play, first = 'you', moves = []} = task;
    put({...NEW_GAME, play, first, moves}, given, judgeMove);
    const told = [GRADES[gradeOf(given.moves.length, given.plies) - 1],
        T('{} moves to choose from', given.moves.length),
        ...given.plies === null ? [] : [T('{} moves to the end', given.plies)]];
    from.replaceChildren(element('a', {href: playBox.dataset.page}, gameOf(name).title), ` · ${told.join(' · ')}`);
    show({message: [element('strong', {}, T('One move wins. Find it.')), ` ${sayMore()}`], isLive: true,
        showsValues: ''});
}

const links = () => {
    const {page} = playBox.dataset;
    const words = task.play.replaceAll(' ', '+');
    const moves = game.moves.map(encodeURIComponent).join('~');
    return [element('a', {href: `${page}#play=${words}&first=${game.first}${moves && `&moves=${moves}`}`},
        T('Play it out')), ...why()];
};
const why = () => [whyAfter(game.moves)];

async function judgeMove(move) {
    if (!move.worth) { /* typed */
        return;
    }
    task.tried++;
    if (outcome(move.worth) === 'won') {
        noteSolved();
        show({message: [element('strong', {}, T('Right!')), ` ${T('{} wins.', move.said)}`], isLive: false,
            showsValues: 'outcome', answers: [nextButton(), ...links()]});
        return;
    }
    const after = await turnOf({...game, moves: [...game.moves, move.words]});
    if (after) {
        put(game, after, judgeMove);
        const isLast = after.over && after.log.at(-1).player === task.given.mover;
        const end = isLast ? T('{}: that ends the game.', move.said)
            : outcome(move.worth) === 'drawn' ? T('{}: then nobody wins.', move.said)
            : T('{}: the answer is "{}", and you lose.', move.said, after.log.at(-1).said);
        show({message: [element('strong', {}, T('No.')), ` ${end}`], isLive: false, showsValues: '', isMade: true,
            answers: [button(T('Try again'), begins, {className: 'main'}), nextButton(''), ...why()]});
    }
}

/* ---- the five of the day ---- */

/* Of a day as {"1": solved at the first try, "2": later}, by number; whether all are. */
const solvedOn = when => memory.read('puzzles')[when] ?? {};

function noteSolved() {
    if (kinds.value === 'day') {
        const solved = {...solvedOn(day), [number]: solvedOn(day)[number] ?? (task.tried === 1 ? 1 : 2)};
        memory.write('puzzles', {[day]: solved});
        if (Object.keys(solved).length === OF_DAY.length && day === dayFrom()) {
            memory.write('days', {[day]: true});
        }
        showDay();
    }
}

function showDay() {
    const solved = solvedOn(day);
    const markOf = i => MARKS[solved[i] ?? 0];
    dayButtons.replaceChildren(...OF_DAY.map((grade, i) => button(`${i + 1} ${markOf(i)[0]}`.trim(),
        () => poseOfDay(i), {className: i === number ? 'main' : '',
            ariaLabel: T('Puzzle {}, {}', i + 1, markOf(i)[1] || GRADES[grade - 1])})));
    const days = streakOf(memory.read('days'));
    const count = Object.keys(solved).length;
    dayNote.textContent = [day, count === OF_DAY.length ? T('All five are solved.') : T('{} of 5 solved', count),
        ...days > 0 ? [T('Days in a row: {}', days)] : [],
        ...count > 0 ? MARKS.slice(1).map(mark => mark.join('\u00a0')) : []].join(' · ');
}

function poseOfDay(which) {
    number = which;
    showDay();
    return pose(listsOfDay(day)[which]);
}

/* ---- more, and those of lost games ---- */

function poseMore() {
    const fits = puzzles.filter(one => (!gameField.value || one.game === gameField.value)
        && (!gradeField.value || one.grade === Number(gradeField.value)));
    const others = fits.filter(one => one.game !== task?.game || one.play !== task.play);
    return pose(shuffled(others.length > 0 ? others : fits, Math.random));
}

/* The positions of a lost game before each move of the visitor, the last ones first: there it was given away. */
function poseLost() {
    const games = Object.values(memory.read('lost')).filter(lost => gameOf(lost.game)).reverse();
    const all = games.flatMap(({moves, ...lost}) =>
        moves.map((_, i) => ({...lost, moves: moves.slice(0, i)})).reverse());
    const at = all.findIndex(one => task?.moves && one.game === task.game && one.play === task.play
        && one.moves.length === task.moves.length);
    return pose([...all.slice(at + 1), ...all.slice(0, at + 1)],
        T('There are none yet. Lose a game, and what gave it away comes here.'));
}

/* ---- the quiz ---- */

/* A random position, won or lost as a coin falls; where no lost one is found, what a move that wins leaves. */
async function askQuiz() {
    const isWanted = newTask();
    const {game: name} = gameField.value ? gameOf(gameField.value) : POOL[Math.floor(Math.random() * POOL.length)];
    take(name);
    const wanted = {...NEW_GAME, seed: anySeed(), first: Math.random() < .5 ? 'you' : 'machine', against: 'none'};
    const given = await turnOf(wanted, wanted.first);
    if (!given || !isWanted()) {
        return;
    }
    const wins = given.moves.filter(move => outcome(move.worth) === 'won' && !move.atOnce && move.plies !== 0);
    const moves = wanted.first === 'you' ? [] : wins.slice(0, 1).map(({words}) => words);
    const next = moves.length > 0 ? await turnOf({...wanted, play: given.start, moves}) : given;
    if (next && isWanted()) {
        box.ariaBusy = 'false';
        put({...wanted, play: given.start, moves, first: ''}, next, judgeQuizMove);
        task = {game: name, play: game.play};
        from.replaceChildren(element('a', {href: playBox.dataset.page}, gameOf(name).title));
        show({message: [element('strong', {}, T('Who wins, if both play perfectly?')), ` ${sayMore()} `,
            playBox.dataset.draws === 'endless' ? T('The game can go on forever; then nobody wins.') : ''],
        isLive: false, showsValues: '',
        answers: ['won', 'lost', ...turn.points || playBox.dataset.draws ? ['drawn'] : []].map(result =>
            button(winnerOf(result), () => answerQuiz(result)))});
        choice.scrollIntoView({block: 'nearest'});
    }
}

const winnerOf = result =>
    ({won: T('The player to move'), lost: T('The other player'), drawn: T('Nobody')}[result]);

const showAnswer = (message, showsValues, isLive = false) => show({message, isLive,
    showsValues: showsValues ? 'outcome' : '',
    answers: [button(T('Next question'), askQuiz, {className: 'main'})]});

function answerQuiz(result) {
    const right = outcome(turn.worth);
    const row = result === right ? (memory.read('quiz')[task.game]?.row ?? 0) + 1 : 0;
    memory.write('quiz', {[task.game]: {row}});
    noteProgress(task.game, 'row', Math.max(row, memory.read('progress')[task.game]?.row ?? 0));
    const why = {won: T('Now make a move that wins.'), drawn: '',
        lost: T('Whatever the move, the other has an answer: see the values.')}[right];
    const said = right === 'drawn' ? T('Nobody wins.') : T('{} wins.', winnerOf(right));
    showAnswer([element('strong', {}, row > 0 ? T('Right, {} in a row.', row) : T('No.')), ` ${said} `, why],
        right !== 'won', right === 'won');
}

const judgeQuizMove = move => showAnswer([outcome(move.worth) === 'won'
    ? T('Yes: {} wins.', move.said)
    : T('No: after {} the other wins. The values show what does.', move.said)], true);

/* ---- what the visitor does ---- */

const nextButton = (className = 'main') => kinds.value === 'day' && number + 1 === OF_DAY.length
    ? button(T('More puzzles'), () => start('more'), {className}) : button(T('Next puzzle'), next, {className});

const next = () =>
    ({day: () => poseOfDay(number + 1), more: poseMore, lost: poseLost, quiz: askQuiz})[kinds.value]();

/* Begins with puzzles of a kind; of those of the day with the first that is not solved. */
function start(kind) {
    kinds.value = document.getElementById('which').dataset.kind = kind;
    task = null;
    number = Math.max(OF_DAY.findIndex((_, i) => !solvedOn(day)[i]), 0) - 1;
    return next();
}

/* #more=NAME, #quiz=NAME: of one game. */
function follow() {
    const [[kind, name] = []] = new URLSearchParams(location.hash.slice(1));
    gameField.value = gameOf(name) ? name : '';
    start(['more', 'lost', 'quiz'].includes(kind) ? kind : 'day');
}

gameField.append(...POOL.map(one => element('option', {value: one.game}, one.title)));
document.getElementById('kind').addEventListener('change', () => start(kinds.value));
[gameField, gradeField].forEach(field => field.addEventListener('change', next));
addEventListener('hashchange', follow);
follow();
