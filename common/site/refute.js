/* After a loss the board goes back by itself to the move that gave the game away, fades that move and frames the better one.
   From there one may play again. */
import {bestOf, drawBoard, markGoing, still} from './board.js';
import {T, button} from './page.js';
import {afterwards, choice, facts, game, goTo, isMistake, isOfVisitor, lookAt, playBox, sayTurn, says, stage, tellWorth, turn,
    turnOf} from './play.js';

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

function showBetter(before, {words}, own, look) {
    drawBoard(stage, {...before, isLive: false, showsValues: '', called: turn.called});
    markGoing(stage, before.moves.find(move => move.words === words), 'worse');
    markGoing(stage, bestOf(before.moves), 'better');
    facts.textContent = T('Dashed: your move. Framed: the better one.');
    says.className = look;
    says.replaceChildren(...sayTurn());
    const hadFocus = choice.contains(document.activeElement);
    const [, ...more] = afterwards(); /* instead of all of it again */
    choice.replaceChildren(button(T('From here again'), () => goTo({moves: game.moves.slice(0, own), helped: 'yes'}),
        {className: 'main'}), ...more);
    hadFocus && choice.firstChild.focus({preventScroll: true});
    tellWorth(before);
}

playBox.addEventListener('ended', async ({detail: {hasWon}}) => {
    const ended = turn;
    const look = says.className;
    const count = ended.log.findIndex((move, i) => isOfVisitor(move) && isMistake(move, i));
    if (hasWon || game.against === 'none' || count < 0) {
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
