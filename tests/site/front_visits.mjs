/* Visits for the first minute and the next ones: (page, root, browser). They need nothing of each other. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {demand} from './browsers.mjs';
import {APART, PHONE, WIDE, click, open, pause, pressOn, says, settled, textOf, without} from './visitor.mjs';

const forget = async (page, address) => {
    await page.goto(address);
    await page.evaluate(() => localStorage.clear());
};
const shown = (page, selector) => page.$$eval(selector, all => all.filter(one => one.checkVisibility()).length);
/* Clicks the piece of the board that is this move and no other one. */
const make = async (page, move) => {
    await page.waitForFunction(move => [...document.querySelectorAll('#play .stage button')].some(one =>
        one.ariaLabel?.endsWith(move)), {timeout: 9000}, move).catch(() => demand(false, `no piece says ${move}`));
    const number = await page.$$eval('#play .stage button', (all, move) =>
        all.findIndex(one => one.ariaLabel?.endsWith(move)), move);
    await click(page, '#play .stage button', number);
    await settled(page);
    await pause(700);
};
const turnOf = page => page.evaluate(() => ({over: play.turn.over, sizes: play.turn.parts.map(({pieces}) => pieces[0])}));

/* Whether all of it is in the window. */
const seenWhole = (page, selector) => page.$eval(selector, one => {
    const {top, bottom} = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && one.checkVisibility();
});

/* The course begins with its games: the first one is on the first screen of a phone, in both languages. */
async function course(page, root) {
    await page.setViewport({...PHONE, hasTouch: true});
    for (const name of ['course.html', 'course.ko.html']) {
        await page.goto(`${root}/${name}`);
        demand(await seenWhole(page, 'main li[data-name] a'), `${name}: the first game is below what a phone shows`);
    }
    await page.setViewport(WIDE);
}

/* The first game: a board, and nothing else; lost at first, then won by what was told, and by copying. */
async function first(page, root) {
    await page.setViewport({...PHONE, hasTouch: true});
    await forget(page, `${root}/index.html`);
    await open(page, `${root}/index.html`);
    await says(page, '#play .says', '^You begin');
    demand(await shown(page, '#play :is(button, input, select):not(.stage *, .log *, .dots *)') === 0, 'the first game is not alone');
    demand(await page.$eval('#play .stage', one => one.getBoundingClientRect().bottom < innerHeight),
        'the first board is below what a phone shows');
    for (let i = 0; i < 9 && !(await turnOf(page)).over; i++) { /* one stone at a time */
        await page.tap('#play .stage button');
        await settled(page);
        await pause(700);
    }
    await says(page, '#play .says', 'gave it away');
    await says(page, '#play .choice', 'From here again');
    demand(await seenWhole(page, '#play .choice .main'), 'a phone does not show "From here again" below a lost game');
    const lost = await page.evaluate(() => play.game.moves);
    const better = (await textOf(page, '#play .says')).match(/"([^"]*)" was better/)[1];
    await page.tap('#play .choice button:last-child');
    await says(page, '#play .why', 'You win here.*Equal ones|You win here.*nim-sum|You win here');
    demand(await page.$eval('#play .why a', a => /nim-2.*#explain=/.test(a.href)), 'the first game does not lead to more about why');
    await page.tap('#play .choice button');
    await settled(page);
    await make(page, better);
    for (let i = 0; i < 9 && !(await turnOf(page)).over; i++) {
        const {sizes: [a, b]} = await turnOf(page);
        await make(page, `take ${Math.abs(a - b)} from pile ${a > b ? 1 : 2}`);
    }
    await says(page, '#play .says', 'You win');
    await open(page, `${root}/index.ko.html#play=3+5&first=you&moves=${lost.map(encodeURIComponent).join('~')}`);
    await says(page, '#play .says', '[가-힣]');
    demand(await seenWhole(page, '#play .choice .main'), 'a phone does not show "다시 해 보기" below a lost game');
    await page.setViewport(WIDE);
}

/* The dare: game after game at the same place, each of which the visitor wins by the one right move; a dot is filled for
   each. Who comes back goes on where it was left; a link to a later one opens it. */
async function dares(page, root) {
    await page.setViewport({...PHONE, hasTouch: true});
    await forget(page, `${root}/404.html`);
    await open(page, `${root}/index.html`);
    const count = await page.$$eval('.dots button', all => all.length);
    demand(count === 5, `there are ${count} dares`);
    demand(await page.$eval('h1', one => one.offsetHeight < 50 && one.scrollWidth <= innerWidth), 'the dare takes more than a line of a phone');
    demand(await page.$eval('.opening', one => one.offsetWidth === document.documentElement.clientWidth), 'the board has not all the width of a phone');
    demand(await shown(page, '#cards li') === 0, 'the cards do not wait behind "All games"');
    const topOf = () => page.$eval('#play .stage', one => one.offsetTop);
    const games = [];
    for (let i = 1; i <= count; i++) {
        games.push(await page.evaluate(() => play.about.game));
        const told = await page.$eval('#play', ({dataset: {worth, winning}}) => `${worth} ${winning}`);
        i === 2 && await says(page, '#play .rule', 'to K stones.*1 to 3');
        demand(told === 'W 1' && await page.evaluate(() => play.turn.plies < 12 && play.game.first === 'you'),
            `dare ${i}: ${told}, or it is long`);
        for (let move = 0; move < 9 && !(await turnOf(page)).over; move++) {
            await answer(page, true);
            await settled(page);
            await pause(600);
        }
        await says(page, '#play .says', 'You win.*The idea: [A-Z]'); /* that of this position, not what the game adds to the course */
        demand(await page.$$eval('.dots .won', all => all.length) === i, `after ${i} wins other dots are filled`);
        const top = await topOf();
        if (i < count) {
            await page.tap('#play .choice .call');
            await page.waitForFunction(was => play.about.game !== was && play.turn?.log.length === 0, {timeout: 9000}, games.at(-1));
            await settled(page);
            demand(i > 2 || Math.abs(await topOf() - top) < 30, `dare ${i + 1} is elsewhere: ${await topOf()}, not ${top}`);
        }
    }
    demand(new Set(games).size === count && await page.$eval('#play .choice .call', a => /course\.html$/.test(a.href)),
        `the dares are ${games}, and do not lead to the course`);
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => site.noteProgress('nim-2', 'won'));
    await open(page, `${root}/index.ko.html`);
    demand(await page.evaluate(() => play.about.game) === games[1], 'who comes back does not go on with the next dare');
    await answer(page, true);
    await settled(page);
    await page.reload();
    await settled(page);
    demand(await page.evaluate(() => play.about.game === 'rozgrywka' && play.turn.log.length === 2), 'a reload loses the second dare');
    await open(page, `${root}/index.html#dare=3`);
    demand(await page.evaluate(() => play.about.game) === games[2], '#dare=3 is another game');
    await page.setViewport(WIDE);
}

/* A puzzle of the day is solved in the box of the front page; the week fills, and can be copied. Who has won all dares is met
   by the puzzle. */
async function today(page, root) {
    await forget(page, `${root}/404.html`);
    await open(page, `${root}/index.html`);
    await says(page, '.today [name=today]', 'Puzzle 1 of 5');
    await page.click('.today [name=today]');
    await says(page, '#play .says', 'One move wins');
    const [board, wins] = await puzzle(page);
    demand(wins === 1, `${board}: ${wins} moves win`);
    await says(page, '#play .question', 'Puzzle 1 of 5');
    await answer(page, false);
    await says(page, '#play .says', '^No');
    await page.$eval('#play .choice .main', one => one.click());
    await says(page, '#play .says', 'One move wins');
    await answer(page, true);
    await says(page, '#play .says', '^Right');
    demand(await page.$$eval('.week span', all => all.map(one => one.dataset.count).join('')) === '0000001', 'the week does not fill');
    const text = await page.evaluate(async () => {
        let copied = '';
        Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => copied = text}});
        document.querySelector('.today [name=copy]').click();
        return copied;
    });
    demand(/\n✓ · · · ·\n0 0 0 0 0 0 1\nhttp/.test(text), `copied: ${text}`);
    await page.$eval('#play .choice .main', one => one.click());
    await says(page, '#play .question', 'Puzzle 2 of 5');
    demand(await shown(page, '.dots') === 0, 'beside a puzzle there are the dots of the games');
    await page.$eval('#play .question button', one => one.click());
    await page.waitForFunction(() => play.about.game === 'nim-2' && play.turn?.start === '3 5', {timeout: 9000});
    await page.evaluate(() => JSON.parse(document.querySelector('.dares').textContent).forEach(({game}) => site.noteProgress(game, 'won')));
    await open(page, `${root}/index.html`);
    await says(page, '#play .question', 'Puzzle 2 of 5');
    await page.goto(`${root}/puzzles/index.html`);
    await says(page, '.of-day .note', '1 of 5 solved');
    const other = await open(page, `${root}/puzzles/index.html`).then(() => click(page, '.of-day button', 0))
        .then(() => page.waitForFunction(() => document.getElementById('puzzle').ariaBusy === 'false')).then(() => puzzle(page));
    demand(other[0] === board, `the front page has another first puzzle, ${board}, than the page of puzzles, ${other[0]}`);
}

const answer = (page, isRight) => page.evaluate(isRight =>
    play.makeMove(play.turn.moves.find(({worth}) => (worth === 'won' || worth > 0) === isRight)), isRight);
const puzzle = page => page.evaluate(() => [`${play.about.game} ${play.turn.start}`,
    play.turn.moves.filter(({worth}) => worth === 'won' || worth > 0).length, play.turn.moves.length]);

/* The five of the day are the same for everybody, each has one answer, and they count; so do those of lost games. */
async function puzzles(page, root) {
    const seen = {};
    for (const name of ['puzzles/index.ko.html', 'puzzles/index.html']) {
        await forget(page, `${root}/404.html`);
        await open(page, `${root}/${name}`);
        seen[name] = [];
        for (let number = 0; number < 5; number++) {
            await click(page, '.of-day button', (number + 1) % 5); /* which is given up for the next one */
            await click(page, '.of-day button', number);
            await page.waitForFunction(() => document.getElementById('puzzle').ariaBusy === 'false');
            const [board, wins, moves] = await puzzle(page);
            seen[name].push(board);
            demand(wins === 1 && moves > 1, `${name}: ${wins} of ${moves} moves win`);
        }
    }
    const [one, other] = Object.values(seen).map(String);
    demand(one === other, `the puzzles of the day differ: ${one} and ${other}`);
    await open(page, `${root}/puzzles/index.html`);
    for (let number = 1; number <= 5; number++) {
        await says(page, '#puzzle [role=status]', 'One move wins');
        await answer(page, false);
        await says(page, '#puzzle [role=status]', '^No');
        await says(page, '#puzzle .choice', 'Try again.*Why');
        if (number === 1) {
            await page.$eval('#puzzle .choice button:last-child', one => one.click());
            await says(page, '#puzzle .why', 'You win here');
        }
        await pressOn(page, '#puzzle .choice button.main');
        await says(page, '#puzzle [role=status]', 'One move wins');
        await answer(page, true);
        await says(page, '#puzzle [role=status]', '^Right');
        await says(page, '.of-day .note', `${number < 5 ? `${number} of 5` : 'All five.*in a row: 1'}.*✓.solved later`);
        if (number < 5) {
            await pressOn(page, '#puzzle .choice button.main');
        }
    }
    await page.goto(`${root}/index.html`);
    await says(page, '#streak', 'in a row: 1');
    for (const [position, isSound] of [['2 2', false], ['1 1 1', false], ['3 5', true]]) {
        await page.goto(`${root}/404.html`);
        await page.evaluate(play => localStorage.setItem('lost', JSON.stringify({x: {game: 'nim-2', play, first: 'you',
            moves: ['take 1 from pile 1']}})), position);
        await page.goto(`${root}/puzzles/index.html#lost`);
        await says(page, '#puzzle [role=status]', isSound ? 'One move wins' : 'none yet');
    }
    await open(page, `${root}/nim-2/index.html`);
    await page.goto(await page.$eval('#play [href*="puzzles"]', a => a.href));
    await says(page, '#puzzle .from', 'Nim 2');
}

/* Puzzles and lessons begin without waiting for the rules; where what is ready for that does not come, the rules are asked. */
async function ready(page, root) {
    const turns = {};
    for (const [name, words] of [['puzzles/index.html', 'One move wins'], ['lessons/index.ko.html', '.']]) {
        for (const part of ['/machinery', '/turns/']) {
            await forget(page, `${root}/404.html`);
            await without(page, part, () => open(page, `${root}/${name}`).then(() => says(page, '#play .says', words)));
            turns[part] = await page.evaluate(() => JSON.stringify(play.turn));
        }
        demand(turns['/machinery'] === turns['/turns/'] && turns['/turns/'] !== 'null',
            `${name}: what is ready is not what the rules say`);
    }
}

/* Who wins? By the keyboard; the focus is never lost. */
async function quiz(page, root) {
    await forget(page, `${root}/404.html`);
    await page.goto(`${root}/puzzles/index.html#quiz=nim-2`);
    await says(page, '#puzzle [role=status]', 'Who wins');
    const focusIn = selector => page.evaluate(selector => Boolean(document.activeElement.closest(selector)), selector);
    await pressOn(page, '#puzzle .choice button');
    await says(page, '#puzzle [role=status]', '^(Right, 1|No)');
    demand(await focusIn('#puzzle .choice, #puzzle .stage'), 'an answer in the quiz loses the focus');
    await pressOn(page, '#puzzle .choice .main');
    await says(page, '#puzzle [role=status]', 'Who wins');
    demand(await focusIn('#puzzle .choice'), 'the next question of the quiz loses the focus');
    await page.evaluate(() => site.noteProgress('nim-2', 'row', 10));
    demand(await page.evaluate(() => site.starsOf('nim-2')) === 1, 'ten right answers in a row give no star');
}

/* Won without help, as a star; with help it is none. A file brings all of it to another browser. */
async function achieved(page, root) {
    await forget(page, `${root}/404.html`);
    for (const [position, isHelped] of [['1 2', false], ['1 3', false], ['1 4', true], ['1 5', false]]) {
        await open(page, `${root}/nim-2/index.html#play=${position.replace(' ', '+')}&first=you`);
        isHelped && await page.click('#play [name=hint]');
        for (let i = 0; i < 9 && !(await turnOf(page)).over; i++) {
            await answer(page, true);
            await settled(page);
            await pause(600);
        }
        demand(await page.evaluate(() => site.memory.read('progress')['nim-2'].unaided.length)
            === {'1 2': 1, '1 3': 2, '1 4': 2, '1 5': 3}[position], `nim-2 ${position}: not counted as it was won`);
    }
    await page.goto(`${root}/index.html#games`);
    await says(page, '#cards h3', '1 of');
    demand(await page.$eval('#cards [data-name=nim-2]', one => one.dataset.done === '●●● ★☆☆'), 'three wins and a star are not shown');
    const kept = await page.evaluate(async () => {
        let blob = null;
        URL.createObjectURL = made => `#${blob = made}`;
        HTMLAnchorElement.prototype.click = () => {}; /* what Firefox shows of a download would take the focus */
        document.querySelector('[name=export]').click();
        return blob.text();
    });
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'progress-')), 'progress.json');
    for (const [text, isOurs] of [['{', false], ['{"a": 1}', false], [kept, true]]) {
        fs.writeFileSync(file, text);
        await forget(page, `${root}/404.html`);
        await page.goto(`${root}/index.html#games`);
        await (await page.$('#progress [type=file]')).uploadFile(file);
        await (isOurs ? says(page, '#cards h3', '1 of') : says(page, '#progress [role=status]', 'no progress'));
    }
    fs.rmSync(path.dirname(file), {recursive: true});
}

/* Lessons: what is wrong is shown, what is right tells an idea; the last step leads to the page and to the next lesson. */
async function lessons(page, root) {
    await page.setViewport({...PHONE, hasTouch: true});
    const address = `${root}/lessons/index.html`;
    await forget(page, address);
    await open(page, `${address}#lesson=stone-game-3`);
    await says(page, '#play .says', 'Two stones: who wins');
    demand(await seenWhole(page, '#play .choice button'), 'a phone does not show the answers of a lesson');
    await click(page, '#play .choice button', 0);
    await says(page, '#play .says', '^No');
    await click(page, '#play .choice button', 0);
    for (const name of ['stone-game-3', 'stone-game-5', 'one-two-k-game']) {
        const steps = await page.evaluate(name => {
            location.hash = `#lesson=${name}`;
            return POOL.find(({game}) => game === name).steps;
        }, name);
        for (const [i, {question, idea, isMove}] of steps.entries()) {
            await says(page, '#play .says', `^${question.replace(/[.?+*()^]/g, '\\$&')}`);
            await pause(APART); /* else it is a double click */
            if (isMove) {
                const [wrong, right] = await page.evaluate(() => ['lost', 'won'].map(worth =>
                    play.turn.moves.find(move => move.worth === worth).said));
                await make(page, wrong);
                await says(page, '#play .says', 'No\\..* the computer answers');
                await click(page, '#play .choice .main');
                await make(page, right);
            } else {
                await click(page, '#play .choice button', await page.$eval('#play', one => Number(one.dataset.worth === 'L')));
            }
            await says(page, '#play .says', idea.replace(/[.?+*()^]/g, '\\$&'));
            await pause(APART);
            demand(await shown(page, '.dots .won') === i + 1, `${name}: a step that is done does not fill its dot`);
            i + 1 < steps.length && await click(page, '#play .choice .main');
        }
        const links = await page.$$eval('#play .choice a', all => all.map(one => one.getAttribute('href')));
        demand(links.at(-1).includes(`${name}/index`) && (links.length === 2) === (name !== 'one-two-k-game'),
            `${name}: after its lesson there is ${links}`);
        await says(page, `.lessons [data-name=${name}]`, '5 of 5');
    }
    await open(page, `${root}/lessons/index.ko.html`);
    await says(page, '#play .says', '누가 이길까요');
    await page.setViewport(WIDE);
}

export const FRONT_VISITS = {lessons, first, dares, today, course, puzzles, ready, quiz, achieved};
