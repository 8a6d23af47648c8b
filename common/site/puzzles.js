/* The page of puzzles: five of the day, which the date chooses; more of them, by game and difficulty; those in games that the
   visitor has lost; and the quiz: who wins? */
import {outcome} from './board.js';
import {MARKS, OF_DAY, allPuzzles, firstOpen, gameOf, listsOfDay, noteSolved, shuffled, solvedOn} from './daily.js';
import {T, button, element, memory, noteProgress} from './page.js';
import {NEW_GAME, about, anySeed, choice, put, sayMore, show, turn, turnOf} from './play.js';
import {dayFrom, streakOf} from './progress.js';
import {GRADES, hostedBy, newTask, pose, setTask, take, task} from './puzzle.js';

const kinds = document.getElementById('kind').elements.kind;
const box = document.getElementById('puzzle');
const [from, dayButtons, dayNote] = ['#puzzle .from', '.of-day .tools', '.of-day .note']
    .map(selector => document.querySelector(selector));
const [gameField, gradeField] = ['game', 'grade'].map(name => document.querySelector(`#which [name=${name}]`));
const MEANINGS = ['', T('solved at the first try'), T('solved later')]; /* of the marks */
const puzzles = allPuzzles();
const day = dayFrom();
let number = 0; /* of the five */

/* ---- the five of the day ---- */

function showDay() {
    const solved = solvedOn(day);
    dayButtons.replaceChildren(...OF_DAY.map((grade, i) => button(`${i + 1} ${solved[i] ? MARKS[solved[i]] : ''}`.trim(),
        () => poseOfDay(i), {className: i === number ? 'main' : '',
            ariaLabel: T('Puzzle {}, {}', i + 1, MEANINGS[solved[i] ?? 0] || GRADES[grade - 1])})));
    const days = streakOf(memory.read('days'));
    const count = Object.keys(solved).length;
    dayNote.textContent = [day, count === OF_DAY.length ? T('All five are solved.') : T('{} of 5 solved', count),
        ...days > 0 ? [T('Days in a row: {}', days)] : [],
        ...count > 0 ? [1, 2].map(i => `${MARKS[i]}\u00a0${MEANINGS[i]}`) : []].join(' · ');
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
        setTask({game: name, play: given.start});
        from.replaceChildren(element('a', {href: about.page}, gameOf(name).title));
        show({message: [element('strong', {}, T('Who wins, if both play perfectly?')), ` ${sayMore()} `,
            about.draws === 'endless' ? T('The game can go on forever; then nobody wins.') : ''],
        isLive: false, showsValues: '',
        answers: ['won', 'lost', ...turn.points || about.draws ? ['drawn'] : []].map(result =>
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

const nextButton = className => kinds.value === 'day' && number + 1 === OF_DAY.length
    ? button(T('More puzzles'), () => start('more'), {className}) : button(T('Next puzzle'), next, {className});

const next = () =>
    ({day: () => poseOfDay(number + 1), more: poseMore, lost: poseLost, quiz: askQuiz})[kinds.value]();

/* Begins with puzzles of a kind; of those of the day with the first that is not solved. */
function start(kind) {
    kinds.value = document.getElementById('which').dataset.kind = kind;
    setTask(null);
    number = Math.max(firstOpen(day), 0) - 1;
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
hostedBy({poses: (...words) => from.replaceChildren(...words), next: nextButton, solves: ({tried}) => {
    if (kinds.value === 'day') {
        noteSolved(day, number, tried);
        showDay();
    }
}});
follow();
