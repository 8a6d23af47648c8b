/* After the end of a game. Of one that is lost the board goes back by itself to the move that gave it away, fades that move
   and frames the better one; from there one may play again. And why a position is won or lost is drawn below the board. */
import {bestOf, drawBoard, markGoing, still} from './board.js';
import {T, button, element} from './page.js';
import {about, askTurn, bringUp, choice, facts, game, goTo, isMistake, isOfVisitor, lookAt, playBox, say, sayTurn, says, stage,
    tellWorth, turn, turnOf, whyAfter, whyBox, you} from './play.js';
import {drawOnBoard, drawWhy} from './why.js';

const [SEEN_MS, STEP_MS, BACK_MS] = [1200, 260, 1600]; /* the end is looked at; one step, and all of them, at most */
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

/* From the end to the position after so many moves; says whether nothing else was done meanwhile. */
async function goBack(ended, count) {
    const steps = ended.log.length - count;
    let place = ended.log.length;
    await pause(SEEN_MS);
    while (--place > count && turn === ended) {
        lookAt(place);
        await pause(Math.min(STEP_MS, BACK_MS / steps));
    }
    return turn === ended;
}

/* For whoever sees the board: on a phone that is turned, what to do next may be below what is seen. */
function bringChoiceUp() {
    const {top, bottom} = stage.getBoundingClientRect();
    top < innerHeight && bottom > 0 && choice.scrollIntoView({block: 'nearest'});
}

function showBetter(before, {words}, own, look) {
    drawBoard(stage, {...before, isLive: false, showsValues: '', called: turn.called});
    markGoing(stage, before.moves.find(move => move.words === words), 'worse');
    markGoing(stage, bestOf(before.moves), 'better');
    facts.textContent = T('Dashed: your move. Framed: the better one.');
    say(sayTurn(), look);
    const hadFocus = choice.contains(document.activeElement);
    const moves = game.moves.slice(0, own);
    const again = () => {
        bringUp();
        return goTo({moves, helped: 'yes'});
    };
    choice.replaceChildren(button(T('From here again'), again, {className: 'main'}),
        whyAfter(moves));
    hadFocus && choice.firstChild.focus({preventScroll: true});
    tellWorth(before);
    bringChoiceUp();
}

playBox.addEventListener('ended', async ({detail: {hasWon}}) => {
    const ended = turn;
    const look = says.className.replace(' long', '');
    const count = ended.log.findIndex((move, i) => isOfVisitor(move) && isMistake(move, i));
    if (hasWon || game.against === 'none' || count < 0) {
        bringChoiceUp();
        return;
    }
    const own = ended.log.slice(0, count).filter(isOfVisitor).length;
    const before = await turnOf({...game, moves: game.moves.slice(0, own)});
    before ?? tellWorth(turn);
    if (before && turn === ended && (still.matches || await goBack(ended, count))) {
        lookAt(count);
        showBetter(before, ended.log[count], own, look);
    }
});

/* ---- why ---- */

/* To who played as "You" there are no other names. */
playBox.addEventListener('why', async ({detail: {moves, goesThere}}) => {
    const of = turn;
    const first = game.against === 'none' || game.first === '' ? [] : [`first=${game.first}`];
    const given = await askTurn(['seed=1', 'opponent=perfect', ...first, 'why=yes', game.play].join(' '), playBox, moves);
    if (given?.parts && turn === of) {
        const words = game.play.replaceAll(' ', '+');
        const hadFocus = choice.contains(document.activeElement);
        goesThere && lookAt(given.log.length);
        hadFocus && !choice.contains(document.activeElement) && choice.firstChild.focus({preventScroll: true});
        const isOnBoard = drawOnBoard(stage, given);
        whyBox.hidden = false; /* its width is known then */
        whyBox.replaceChildren(...drawWhy(given, first.length > 0 ? you() : null), element('p', {className: 'note'},
            element('a', {href: `${about.page ?? ''}#explain=${words}`}, T('In full, as text'))));
        whyBox.scrollIntoView({block: 'nearest'});
        isOnBoard && stage.scrollIntoView({block: 'nearest'}); /* as much of the words as there is room for below it */
    }
});
