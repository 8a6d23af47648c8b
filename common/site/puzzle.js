/* A puzzle in the box Play: a position in which exactly one move wins. The page that has it, its host, says what stands beside
   the board (`poses`), what follows from an answer that is right (`solves`), and gives a button for what comes then (`next`);
   or all that comes after a right one (`afterwards`). A puzzle may have its own `question`, and an `idea` for the right answer. */
import {outcome, winsOf} from './board.js';
import {gameOf, gradeOf} from './daily.js';
import {T, button, element} from './page.js';
import {NEW_GAME, about, allMoves, bringUp, choice, facts, game, playBox, put, rule, sayMore, says, show, stage, turnOf, whyAfter} from
    './play.js';

const ENDING = LANG === 'en' ? '.html' : `.${LANG}.html`;
export const GRADES = [T('easy'), T('medium'), T('hard')];
const box = playBox.parentElement;
let host = null;
export const hostedBy = given => host = given;

export let task = null; /* the puzzle or question that is on: {game, play, ..., tried} */
export const setTask = given => task = given;

/* Makes this game the one that the rules are asked about. */
export function take(name) {
    const {draws} = gameOf(name);
    Object.assign(about, {game: name, draws, page: `${ROOT}${name}/index${ENDING}`});
}

const isSound = given => given && !given.over && given.more === 0 && given.moves.length > 1
    && winsOf(given.moves).length === 1;

let asks = 0; /* how many times a new one was asked for */
/* For a puzzle or a question. Returns whether it is still wanted: another one may be chosen while the rules are at work. */
export function newTask() {
    const mine = ++asks;
    box.ariaBusy = 'true';
    return () => mine === asks;
}

const readyTurns = {}; /* by games: with which puzzles and lessons begin, by positions. A page from a disk has none. */
const readyOf = name => readyTurns[name] ??= !IS_SERVED ? {} : fetch(`${SITE}turns/${name}.${LANG}.gzip`).then(unpacked)
    .then(bytes => new Response(bytes).json()).catch(() => ({}));

/* The turn with which a puzzle or a step of a lesson begins; nobody has to wait for the rules if it is ready. */
export async function startOf(wanted) {
    take(wanted.game);
    const whole = {...NEW_GAME, first: 'you', moves: [], ...wanted};
    const ready = whole.first === 'you' && whole.moves.length === 0 ? (await readyOf(wanted.game))[whole.play] : undefined;
    return turnOf(whole, whole.first, ready ?? null);
}

/* The turn of this puzzle; null if the rules find no single move that wins. */
async function soundTurn(puzzle) {
    const given = await startOf(puzzle);
    return isSound(given) ? given : null;
}

/* Shows the first sound puzzle of a list, or says that there is none. */
export async function pose(list, none = T('There is no puzzle of this kind.')) {
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
    host.poses();
    [stage, facts, choice, rule].forEach(part => part.replaceChildren());
    [says.textContent, allMoves.hidden] = [none, true];
}

/* Also whoever has answered wrong begins again. */
function begins() {
    box.ariaBusy = 'false';
    const {given, game: name, play, first = 'you', moves = []} = task;
    bringUp();
    put({...NEW_GAME, play, first, moves}, given, judgeMove);
    const told = [GRADES[gradeOf(given.moves.length, given.plies) - 1],
        T('{} moves to choose from', given.moves.length),
        ...given.plies === null ? [] : [T('{} moves to the end', given.plies)]];
    host.poses(element('a', {href: about.page}, gameOf(name).title), ` · ${told.join(' · ')}`);
    show({message: [element('strong', {}, task.question ?? T('One move wins. Find it.')), ` ${sayMore()}`], isLive: true,
        showsValues: ''});
}

const links = () => {
    const {page} = about;
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
        host.solves(task);
        show({message: [element('strong', {}, T('Right!')), ` ${task.idea ?? T('{} wins.', move.said)}`], isLive: false,
            showsValues: 'outcome', answers: host.afterwards?.() ?? [host.next('main'), ...links()]});
        return;
    }
    const after = await turnOf({...game, moves: [...game.moves, move.words]});
    if (after) {
        put(game, after, judgeMove);
        const isLast = after.over && after.log.at(-1).player === task.given.mover;
        const end = isLast ? T('{}: that ends the game.', move.said)
            : outcome(move.worth) === 'drawn' ? T('{}: then nobody wins.', move.said)
            : T('{}: the computer answers "{}", and you can no longer win.', move.said, after.log.at(-1).said);
        show({message: [element('strong', {}, T('No.')), ` ${end}`], isLive: false, showsValues: '', isMade: true,
            answers: [button(T('Try again'), begins, {className: 'main'}), host.next(''), ...why()]});
    }
}
