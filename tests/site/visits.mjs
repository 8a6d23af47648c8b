/* Visits to the site, each about one subject: (page, root, browser). They need nothing of each other. */
import {demand} from './browsers.mjs';
import {APART, PHONE, WIDE, click, intercepting, open, pause, placeOf, pressOn, says, settled, textOf, without} from './visitor.mjs';

const SEARCHES = { /* what the first three titles have */
    'index.html': {xor: 'Nim', sprague: 'Odd|[Cc]ourse', wythoff: 'Wythoff', stonegame6: 'Stone Game 6',
        'BOJ 9660': 'Stone Game 6', 1730: 'Nim Game I', P2197: 'Nim 2', 1729: 'Stick Game', agc017d: 'Game on Tree',
        'https://www.acmicpc.net/problem/9660/': 'Stone Game 6', 'boj.kr/9660': 'Stone Game 6',
        '백준 9660': 'Stone Game 6',
        'http://codeforces.com/contest/1914/problem/E2': 'Game with Marbles', 'poj.org/problem?id=3480': 'John',
        luogu: '.', nim: '^(?!.*Minima).*Nim',
        'euclid\'s': 'Euclid\'s', dp_k: 'Stone', agc017_d: 'Game on Tree'},
    'index.ko.html': {돌게임6: '돌 게임 6', 스프라그: '.', '필승 전략': '돌 게임|틱택토', '분리 집합': '게임이론'},
};
const TAPS = 5;
const MAX_SHIFT = .05; /* CLS counts as good below 0.1 */
const focusIn = (page, selector) => page.evaluate(selector =>
    Boolean(document.activeElement.closest(selector)), selector);
const isShown = (page, selector) => page.$eval(selector, one => one.checkVisibility());

async function search(page, root) {
    for (const [name, searches] of Object.entries(SEARCHES)) {
        for (const [words, wanted] of Object.entries(searches)) {
            await page.goto(`${root}/${name}`);
            await page.type('#search input', words);
            await says(page, '#found li:nth-child(-n+3) a', wanted);
        }
    }
    await page.goto(`${root}/index.html`);
    await page.type('#search input', '1,3,4 (\\');
    await says(page, '#found', 'No results');
    const context = await page.browser().createBrowserContext(); /* of somebody who was not here before */
    const first = await context.newPage();
    await without(first, 'search', async () => {
        await first.goto(`${root}/course.html`);
        await first.type('#search input', 'nim');
        await says(first, '#found', 'offline');
    });
    await pressOn(first, '#search input', 'End');
    await first.keyboard.type(' 2');
    await says(first, '#found', 'Nim 2');
    let isTyped; /* before the page's script has come */
    const typed = new Promise(resolve => isTyped = resolve);
    await intercepting(first, async request => {
        /\/text\.en\.\w+$/.test(request.url()) && await typed;
        await request.continue();
    }, async () => {
        await first.goto(`${root}/which-idea.html`, {waitUntil: 'domcontentloaded'});
        await first.type('#search input', 'nim 2');
        isTyped();
        await says(first, '#found', 'Nim 2');
    });
    await context.close();
    await page.bringToFront(); /* in Firefox it would stay behind, without focus */
}

/* The program of a page fills its table, by buttons, keys, and by itself. */
async function steps(page, root) {
    await page.setViewport({...PHONE, hasTouch: true});
    await page.goto(`${root}/deque/index.html`);
    await page.waitForSelector('.check + .steps[hidden]');
    await page.$eval('.steps', one => (one.closest('details').open = true));
    await page.tap('.check:has(+ .steps) button');
    await says(page, '.steps .facts', '^Not one step yet');
    demand(await page.$eval('.steps', one => one.scrollWidth <= one.clientWidth), 'the steps are wider than a phone');
    const cells = () => page.$$eval('.steps table:last-of-type td', all => all.map(one => one.textContent).join(' '));
    demand(await cells() === '       ', `before the first step the table has "${await cells()}"`);
    await page.keyboard.press('ArrowRight');
    await says(page, '.steps .facts', '^row\\[0\\] ← 10$');
    demand(/row\[i\] = read_int/.test(await textOf(page, '.steps .now')), 'another line is marked than the one that runs');
    await page.keyboard.press('ArrowLeft');
    await says(page, '.steps .facts', '^Not one step yet');
    demand(await page.$$eval('.steps button:disabled', all => all.length) === 1, 'one can step back from the beginning');
    await page.$eval('.steps [type=range]', one => (one.value = 20));
    await pressOn(page, '.steps .main', 'Enter'); /* it runs to its end */
    await says(page, '.steps .facts', 'Output: 10$');
    demand(await cells() === '10 80 90 30 10 70 20 10', `at the end the table has "${await cells()}"`);
    await page.goto(`${root}/stone-game-1/index.ko.html`);
    await page.$eval('.steps', one => (one.closest('details').open = true));
    await click(page, '.check:has(+ .steps) button');
    for (let i = 0; i < 3; i++) {
        await click(page, '.steps .buttons button', 1);
        await pause(APART);
    }
    await says(page, '.steps .facts', '^wins\\[4\\] = L; wins\\[5\\] ← W$');
    await page.setViewport(WIDE);
}

/* By the mouse: a double click is one move, wherever the pointer is then; a quick click elsewhere is another one. */
async function mouse(page, root) {
    await open(page, `${root}/card-game/index.html#play=1+2+5+2+7+3`); /* the next card comes below the pointer */
    await click(page, '#play .choice button', 0, 2);
    await settled(page);
    await pause(APART);
    await click(page, '#play .stage button', 0, 2);
    await settled(page);
    const count = () => page.$$eval('#play .log li', all => all.length);
    demand(await count() === 2, `a double click makes ${await count()} moves`);
    const before = await textOf(page, '#play .stage');
    await page.reload();
    await settled(page);
    demand(await textOf(page, '#play .stage') === before, 'a reload loses the game');
    await open(page, `${root}/card-game/index.html#play=1+2+5+2+7+3&first=you&against=none`);
    await click(page, '#play .stage button');
    await says(page, '#play .log li', '.');
    await settled(page);
    await click(page, '#play .stage button', -1);
    await page.waitForFunction(() => document.querySelectorAll('#play .log li').length === 2, {timeout: 9000})
        .catch(() => demand(false, 'a quick click at another place does nothing'));
}

/* What the position that is shown is worth can be read from outside; not while nobody knows it. */
async function hooks(page, root) {
    const told = () => page.$eval('#play', ({dataset: {worth, winning, moves}}) => `${worth} ${winning}/${moves}`);
    const demandTold = async (wanted, when) => demand(await told() === wanted, `${when} the page says ${await told()}`);
    await open(page, `${root}/nim-2/index.html#play=3+4+5&first=you`);
    await demandTold('W 1/12', 'of 3 4 5');
    const kept = await page.evaluate(() => {
        document.querySelector('#play .stage button').click();
        return ['worth', 'winning', 'moves'].filter(name => name in document.getElementById('play').dataset);
    });
    demand(kept.length === 0, `while the computer thinks the page says ${kept}`);
    await settled(page);
    demand(/^L 0\/\d+$/.test(await told()), `after a bad move the page says ${await told()}`);
    await page.evaluate(() => play.lookAt(0));
    await demandTold('undefined undefined/undefined', 'of a position that has been');
    await open(page, `${root}/nim-2/index.html#play=3+3&first=you&moves=take+3+from+pile+1`);
    await demandTold('L 0/0', 'at the end');
    await page.evaluate(() => play.lookAt(0));
    await demandTold('L undefined/undefined', 'after the end, of the position in which the game began,');
}

/* Whoever is to begin is not advised to where that loses, or where nothing else is to be decided. */
async function advice(page, root) {
    for (const [address, isAdvised] of [['nim-2/index.html', true], ['stone-game-1/index.html', false],
        ['nim-2/index.html#play=3+3', false], ['nim-2/index.html#play=3+4', false]]) {
        await open(page, `${root}/${address}`);
        await says(page, '#play .says', 'Who begins');
        demand(await page.$eval('#play .choice button', one => one.matches('.main')) === isAdvised,
            `${address}: "You begin" is ${isAdvised ? 'not ' : ''}advised`);
    }
}

/* By the keyboard alone: the focus is never lost. */
async function keyboard(page, root) {
    await open(page, `${root}/nim-2/index.html#play=3+4+5&first=you`);
    await page.focus('#play .stage button[tabindex="0"]');
    const spot = () => page.evaluate(() => document.activeElement.closest('#play .stage button')?.dataset.spot);
    const first = await spot();
    await page.keyboard.press('ArrowRight');
    demand(![first, undefined].includes(await spot()), 'arrows do not move on the board');
    demand(await page.$('#play .stage .going'), 'no preview of a move for the keyboard');
    await page.keyboard.press('Enter');
    await says(page, '#play .log li', '.+ .+');
    await settled(page);
    demand(await focusIn(page, '#play .stage'), 'Enter loses the focus');
    await open(page, `${root}/nim-2/index.html`);
    await pressOn(page, '.skip[href="#panel"]');
    demand(await focusIn(page, '#play .stage button'), '"To the game" does not lead to the board');
    await open(page, `${root}/nim-2/index.html#play=1&first=you`);
    await pressOn(page, '#play .stage button');
    await says(page, '#play .choice', 'Why');
    await pressOn(page, '#play .choice button:last-child');
    await says(page, '#play .why', 'You win here');
    demand(await focusIn(page, '#play .choice'), '"Why?" loses the focus');
}

/* Waits until the panel shows this, or null: nothing; else there are words. */
const panelShows = (page, id, words) => page.waitForFunction(id => id ===
    ([...document.querySelectorAll('#panel > section')].find(section => section.checkVisibility())?.id ?? null),
{timeout: 9000}, id).catch(() => demand(false, words));

/* On a phone the panel is opened by its tabs; without the rules it says so; a tap leaves no preview. */
async function phone(page, root) {
    await page.setViewport({...PHONE, hasTouch: true});
    const {identifier} = await page.evaluateOnNewDocument(() => /* a service worker might bring them all the same */
        Object.defineProperty(Navigator.prototype, 'serviceWorker', {value: undefined, configurable: true}));
    await without(page, 'machinery', async () => {
        await page.goto(`${root}/nim-2/index.html`);
        await click(page, '.tabs label');
        await click(page, '#play .choice button');
        await says(page, '#play .says', 'offline');
    });
    await page.removeScriptToEvaluateOnNewDocument(identifier);
    await page.reload();
    await click(page, '.tabs label');
    await settled(page);
    demand(await page.$eval('#play .stage', stage => stage.getBoundingClientRect().top < 300),
        'the board of a phone is not in view');
    await click(page, '.close');
    await panelShows(page, null, 'the panel of a phone cannot be closed');
    await click(page, '.tabs label');
    await click(page, '#play .choice button');
    await settled(page);
    await page.evaluate(() => history.back());
    await panelShows(page, null, 'Back does not lead from the panel of a phone to the text');
    await page.evaluate(() => history.forward());
    await panelShows(page, 'play', 'Forward does not lead from the text of a phone to the panel');
    demand(await textOf(page, '#play .choice') === '', 'Back and Forward lose the game');
    await page.evaluate(() => location.hash = 'explain=3+4');
    await says(page, '#explain .log', 'koosaga');
    await page.evaluate(() => history.back());
    await panelShows(page, 'play', 'Back does not lead from Ask to Play');
    await page.evaluate(() => history.back());
    await panelShows(page, null, 'Back does not lead from Play to the text');
    await page.reload();
    await panelShows(page, null, 'a phone that reads the text has the game on top after a reload');
    await open(page, `${root}/nim-2/index.html#play=9+9+9+9&first=you`);
    for (let tap = 1; tap <= TAPS; tap++) {
        const {x, y} = await placeOf(page, '#play .stage button.pill', -1);
        await page.touchscreen.tap(x, y);
        await page.waitForFunction(count => document.querySelectorAll('#play .log li').length === count,
            {timeout: 9000}, 2 * tap).catch(() => demand(false, `tap ${tap} makes no move`));
        await settled(page);
        demand(!await page.$('#play .stage .going') && !/→/.test(await textOf(page, '#play .facts')),
            `after tap ${tap} the board shows a move that nobody has made`);
        await pause(APART);
    }
    await page.setViewport({...PHONE, height: 420, hasTouch: true});
    await open(page, `${root}/colouring-game/index.html#play=6+BRRBRB&first=you`);
    await click(page, '#play .stage button', 1);
    demand(await page.$eval('#play .choice button', one => one.getBoundingClientRect().bottom < innerHeight - 44),
        'the moves to choose from are below what a low window shows');
    await page.setViewport(WIDE);
}

/* What moves: nothing for who wants it so; else the own move is seen first, then the answer. */
async function motion(page, root, browser) {
    for (const value of ['reduce', ...browser === 'chromium' ? ['no-preference'] : []]) { /* as browsers are started */
        browser === 'chromium' && await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value}]);
        await open(page, `${root}/nimble/index.html#play=3+9&first=you`);
        const seen = await page.evaluate(async () => {
            const boards = [];
            let [isBusy, moved] = [true, 0];
            document.querySelector('#play .stage [data-spot="/5"]').click();
            while (isBusy) {
                const now = ['1', '2'].map(coin => [...document.querySelectorAll('#play .pawn')].find(one =>
                    one.textContent === coin).closest('.spot').dataset.spot).join(' ');
                boards.push(...boards.at(-1) === now ? [] : [now]);
                moved += document.querySelector('#play .stage').getAnimations({subtree: true}).length;
                await new Promise(resolve => setTimeout(resolve, 10));
                isBusy = document.getElementById('play').ariaBusy !== 'false';
            }
            return {boards, moved};
        });
        demand(seen.boards[0] === '/3 /5', `after a move to 5 the coins are at ${seen.boards[0]}`);
        demand(value === 'reduce' ? seen.moved === 0 : seen.moved > 0, `${value}: ${seen.moved} things move`);
        const last = await page.$$eval('#play .stage .last', all => all.map(({dataset: {spot}}) => spot));
        demand(last.length === 2, `the answer is marked at ${last}`);
    }
    browser === 'chromium' && await page.emulateMediaFeatures([]);
}

/* Where a move that wins leads is drawn; the places that moves are called by can be read from the board. */
async function drawing(page, root) {
    for (const [game, position, move, drawn] of [
        ['chess-practice', '3 1 2 2', '2,2 to 0,0 in 2', '[data-spot="/0,0"] .pawn'],
        ['bolinhas-de-gude', '1 2 2 2', '1,2 to 0,1 in 1~0,1 to 0,0 in 1', '[data-spot="/0,0"] .pawn'],
        ['crosses-and-crosses', '5', 'cell 1~cell 2~cell 3', '.won.cross[data-spot="0:3"]']]) {
        const moves = new URLSearchParams({play: position, against: 'none', first: 'you', moves: move});
        await open(page, `${root}/${game}/index.html#${moves}`);
        demand(await page.$(`#play .stage .last${drawn}`) && await isShown(page, '#play .says.end.won'),
            `${game}: the move that wins is not drawn`);
    }
    for (const [game, position] of [['chess-practice', '3 5 2 4'], ['nim-product', '2 4'], ['nimble', '3 7 10'],
        ['azber', '10 20 30 40 50 60 70'], ['game-on-tree', '6 1 6 2 2 5 6 4 3 5'],
        ['red-blue-hackenbush', '3 -1 1 B 1 2 R 2 3 B'], ['circle-and-marble', '4 0 20 0 0 1 2 3'],
        ['graph-stones', '3 7 3 7 7 12 3 3 2 2 1 3 1 3 1 1 1 2 2 1'], ['grid-game-2', '2 2 3 2 4'], ['one-two-k-game', '9 3'],
        ['floor-division-game', '2 20 50'], ['a-lot-of-games', '3 2 ab ac b']]) {
        await open(page, `${root}/${game}/index.html#play=${position.replaceAll(' ', '+')}&first=you`);
        const missing = await page.evaluate(() => {
            const stage = document.querySelector('#play .stage');
            const middle = ({left, width, top, height}) => [left + width / 2, top + height / 2];
            const [isLevel, isUpright] = [1, 0].map(axis => (one, other) =>
                Math.abs(middle(one.getBoundingClientRect())[axis] - middle(other.getBoundingClientRect())[axis]) < 4);
            const isCalled = name => [...stage.querySelectorAll('.spot, .label, .pawn')]
                .some(({dataset, textContent}) =>
                [dataset.label, textContent].includes(name));
            const isLabelled = name => {
                const square = stage.querySelector(`:is([data-spot="/${name}"], [data-spot="0:${name}"])`);
                const labels = [...stage.querySelectorAll('.board > .label')];
                return [isLevel, isUpright].every((isBeside, i) => labels.some(label =>
                    label.textContent === name.split(',')[i] && isBeside(label, square)));
            };
            const names = play.turn.moves.flatMap(({words}) => words.replace(/^(take|slide) \d+| in \d+$/, '')
                .match(/\d+,\d+|\d+/g) ?? []);
            return names.filter(name => !(name.includes(',') ? isLabelled : isCalled)(name));
        });
        demand(missing.length === 0, `${game}: the board does not say where ${missing} is`);
    }
}

/* A tap on a piece makes no move, but marks where it can go; there it goes, and nothing else does. What a move takes when
   nothing else is left is not asked for. */
async function pieces(page, root) {
    for (const [game, position, from, to, elsewhere] of [
        ['chess-practice', '3 5 2 4', '/3,5', '/1,5', '/0,4'], ['nimble', '4 9', '/4', '/2', '/8'],
        ['vertical-rooks', '4 1 1 1 1 4 3 4 3', '0:4,1', '0:2,1', '0:2,2'], ['berzerk', '7 2 1 2 3 1 2 3', '0:2', '0:4'],
        ['one-two-k-game', '9 3', '0:9', '0:7'], ['azber', '10 20 30 40 50 60 70', '/5', '/2'],
        ['floor-division-game', '20 50', '1:50', '1:10', '0:10'],
        ['graph-stones', '3 7 3 7 7 12 3 3 2 2 1 3 1 3 1 1 1 2 2 1', '/3', '/1']]) {
        await open(page, `${root}/${game}/index.html#play=${position.replaceAll(' ', '+')}&first=you&against=none`);
        const press = spot => page.$eval(`#play .stage button[data-spot="${spot}"]`, one => one.click());
        const made = () => page.$$eval('#play .log li', all => all.length);
        await press(from);
        demand(await page.$(`#play .stage [data-spot="${from}"][aria-pressed=true]`) && await made() === 0
            && await page.$(`#play .stage .next[data-spot="${to}"]`), `${game}: ${from} cannot be chosen`);
        if (elsewhere) {
            await press(elsewhere);
            await pause(APART);
            demand(await made() === 0, `${game}: a tap on ${elsewhere} moves something else than ${from}`);
            await press(from);
        }
        await press(to);
        await says(page, game === 'graph-stones' ? '#play .choice' : '#play .log li', '.'); /* there, how many it takes */
    }
    await open(page, `${root}/linije/index.html#play=4+1+1+1+2+2+2+3+3&first=you&against=none`);
    const {x, y} = await page.$eval('#play .board path.hit', line => { /* beside what is drawn of it */
        const {x, y} = line.getPointAtLength(line.getTotalLength() / 3).matrixTransform(line.getScreenCTM());
        return {x: x + 4, y: y + 4};
    });
    await page.mouse.click(x, y);
    await says(page, '#play .log li', 'x=1');
    for (const [game, position] of [['card-game', '5 7'], ['deque', '5 7'], ['removal-game', '5 7'],
        ['treasure-chest', '5 7'], ['letter-picking', 'ab']]) {
        await open(page, `${root}/${game}/index.html#play=${position.replace(' ', '+')}&first=you&against=none`);
        for (let move = 1; move <= 2; move++) {
            await page.$eval('#play .stage button', one => one.click());
            await page.waitForFunction(count => document.querySelectorAll('#play .log .of-0, #play .log .of-1').length === count,
                {timeout: 9000}, move).catch(() => demand(false, `${game}: move ${move} is asked for`));
            await settled(page);
        }
    }
    await page.evaluate(() => play.lookAt(1));
    const words = await textOf(page, '#play .board > :is(.name, .card:not(.spot))');
    demand(words.trim() === 'Alice a Bob', `the words of Letter Picking so far: ${words}`);
}

/* The game so far: a move shows its position; after the end it is told where it was lost. */
async function past(page, root) {
    const moves = new URLSearchParams({play: '3 4 5', first: 'you', moves: 'take 1 from pile 1'});
    await open(page, `${root}/nim-2/index.html#${moves}`);
    const board = () => page.$$eval('#play .stage .count', all => all.map(one => one.textContent).join(' '));
    const now = await board();
    demand(await isShown(page, '#play .past'), 'the game so far is not shown');
    await click(page, '#play .log button');
    demand(await board() === '2 4 5', `after the first move the board shows ${await board()}`);
    demand(!await page.$('#play .stage button'), 'moves can be made in a position that has been');
    await click(page, '#play .choice .main');
    demand(await board() === now && await page.$('#play .stage button'), 'one does not come back to the game');
    await page.evaluate(() => play.lookAt(0));
    await click(page, '#play .choice button:not(.main)');
    await settled(page);
    demand(await board() === '3 4 5', 'one cannot go on from an earlier position');
    await open(page, `${root}/nim-2/index.html#${new URLSearchParams({play: '3 4 5', against: 'none', first: 'you',
        moves: 'take 1 from pile 1~take 5 from pile 3~take 4 from pile 2~take 2 from pile 1'})}`);
    await says(page, '#play .log', '^koosaga: take 1 from pile 1 Here it was lost.*pile 2 Here it was lost');
    const worths = await textOf(page, '#play .worths button');
    demand(worths === 'W L W L L', `what each position was worth: ${worths}`);
    demand(await isShown(page, '#play .says.end'), 'the end of a game looks like any turn');
    const isCut = () => page.$eval('#play .says', one => one.scrollHeight > one.clientHeight);
    demand(!await isCut(), 'the end of a game is cut off');
    await open(page, `${root}/nim-2/index.html#play=3+4+5&first=you`);
    demand(!await page.$('#play .past li') && await page.$eval('#play .past', one => getComputedStyle(one).borderLeftWidth === '0px'),
        'there is an empty box before the first move');
    for (const [width, name] of [[820, 'index.html'], [1280, 'nim-2/index.html'], [1280, 'card-game/index.html']]) {
        await page.setViewport({...WIDE, width});
        await open(page, `${root}/${name}#play=3+4+5&first=you`);
        const frame = () => page.$eval('#play .stage', one => JSON.stringify(one.getBoundingClientRect()));
        const first = await frame();
        await page.$eval('#play .stage button', one => one.click());
        await says(page, '#play .log li', '.+ .+');
        await settled(page);
        demand(await frame() === first, `${name} at ${width} pixels: the board is elsewhere after the first move`);
    }
    await page.setViewport(PHONE);
    const lost = [[4, 2], [2, 3], [1, 1], [1, 3], [2, 1], [2, 3]].map(([count, pile]) => `take ${count} from pile ${pile}`);
    await open(page, `${root}/nim-2/index.ko.html#${new URLSearchParams({play: '3 4 5', first: 'you', moves: lost.join('~')})}`);
    await says(page, '#play .says.end', '더 좋은 수');
    demand(!await isCut(), 'on a phone the end of a game is cut off');
    await page.setViewport(WIDE);
}

/* Whoever has won is told the idea, and where it goes on; whoever has lost tries again, or asks why. */
async function endings(page, root) {
    const colours = [];
    for (const [moves, said, offered] of [
        ['take 3 from pile 1~take 1 from pile 2', 'The idea: many piles at once', 'Next: .*Another position.*Why'],
        ['take 4 from pile 1', 'was better', '^From here again.*Why']]) {
        await open(page, `${root}/nim-2/index.html#${new URLSearchParams({play: '4 1', first: 'you', moves})}`);
        await says(page, '#play .says.end', said);
        await says(page, '#play .choice', offered);
        colours.push(await page.$eval('#play .says', one => getComputedStyle(one).backgroundColor));
    }
    await open(page, `${root}/nim-2/index.html`);
    const ladder = await page.evaluate(() => JSON.parse(play.about.ladder));
    demand(ladder.length === 3 && ladder[0] === await page.evaluate(() => play.about.start), `the ladder of Nim 2 is ${ladder}`);
    await page.evaluate(() => play.goTo({first: 'you'}));
    for (let move = 0; move < 9 && !await page.evaluate(() => play.turn.over); move++) {
        await page.evaluate(() => play.makeMove(play.turn.moves.find(({worth}) => worth === 'won')));
        await settled(page);
    }
    await pressOn(page, '#play .choice button.main');
    await page.waitForFunction(wanted => play.game.play === wanted && play.game.first === 'you', {timeout: 9000}, ladder[1])
        .catch(() => demand(false, 'who has won does not come to a larger position'));
    demand(colours[0] !== colours[1], 'win and loss look alike');
}

/* After a loss the board is again where it was given away, with the move that did it and a better one; there one plays on. */
async function refuted(page, root) {
    for (const [game, position, lost, before] of [['nim-2', '3 4 5', ['take 2 from pile 1', 'take 1 from pile 2',
        'take 3 from pile 2', 'take 1 from pile 3'], 2], ['flip-game', '++++++', ['turn 1 and 2', 'turn 5 and 6'], 0],
    ['red-blue-hackenbush', '4 3 2 B 1 4 R 2 1 B -1 1 B -1 1 R', ['cut 4', 'cut 3', 'cut 1'], 0]]) {
        await open(page, `${root}/${game}/index.html#${new URLSearchParams({play: position, first: 'you', moves: lost.join('~')})}`);
        await says(page, '#play .choice', 'From here again');
        await says(page, '#play .says.end', 'The computer wins.*was better');
        const seen = await page.evaluate(() => [document.querySelectorAll('#play .stage .worse').length,
            document.querySelectorAll('#play .stage .better').length, document.getElementById('play').dataset.worth].join(' '));
        demand(/^[1-9]\d* [1-9]\d* W$/.test(seen), `${game}: the refutation shows ${seen}`);
        await pressOn(page, '#play .choice button.main');
        await settled(page);
        demand(await page.evaluate(() => play.turn.log.length) === before && await focusIn(page, '#play .stage'),
            `${game}: "From here again" leads elsewhere`);
    }
}

/* Values are off in each new game. They are said, not only coloured; there are Grundy numbers where they count. */
async function worth(page, root) {
    await open(page, `${root}/nim-2/index.html#play=3+4+5&first=you`);
    await click(page, '#play [name=values]');
    const of = spot => page.$eval(`#play [data-spot="${spot}"]`, one => `${one.dataset.worth} ${one.ariaLabel}`);
    demand(/^W\d+ .*W\d+, wins/.test(await of('0:1.1')), `a move that wins: ${await of('0:1.1')}`);
    await says(page, '#play .all .buttons', 'take 1 from pile 1 L\\d');
    await page.select('#play [name=kind]', 'grundy');
    demand(/^1 /.test(await of('0:1.1')), `the Grundy number of a move to 1: ${await of('0:1.1')}`);
    await says(page, '#play .facts', '3 ⊕ 4 ⊕ 5 = 2');
    await click(page, '#play [name=fresh]');
    await settled(page);
    demand(!await page.$('#play [data-worth]'), 'values stay on in a new game');
    await open(page, `${root}/chess-practice/index.html#play=3+5+2+4&first=you`);
    const labels = await page.$$eval('#play .stage button:has(.pawn)', all => all.map(one => one.ariaLabel));
    demand(labels.length === 2 && labels.every(label => /^\d,\d: ♛\d: /.test(label)), `queens are called ${labels}`);
    await open(page, `${root}/wythoff/index.html#play=3+6&first=you`);
    await click(page, '#play [name=values]');
    demand(!await isShown(page, '#play [name=kind]'), 'Grundy numbers are offered where there are none');
}

/* Explanations: the verdict comes first, then the reason, which is drawn. */
async function reasons(page, root) {
    for (const [game, position, verdict, drawn] of [['nim-2', '3 4 5', 'Koosaga wins.*every move loses', '.bits .odd'],
        ['nim-2', '1 2 3', 'Cubelover wins.*3 = 2 . 1.*nim-sum', '.bits'],
        ['nim-2', '3 3', 'Cubelover wins.*Equal ones', '.couple'], ['grundys-game', '8', 'The first player wins', '.missing'],
        ['wythoff', '3 6', 'The first player wins', '.answers'],
        ['treasure-chest', '4 3 1 5', 'The first player wins. With best play the lead is 3.', 'line'],
        ['alpha-tic-tac-toe', '0 0 0 0 0 0 0 0 0', 'A draw', '.options'],
        ['chess-practice', '3 1 2 2', 'The first player wins', 'p + p']]) {
        await page.goto('about:blank');
        await page.goto(`${root}/${game}/index.html#explain=${position.replaceAll(' ', '+')}`);
        await says(page, '#explain .why', `^${verdict}`);
        demand(await page.$(`#explain .why ${drawn}`), `${game}: the reason is not drawn`);
        await says(page, '#explain .log', 'The judge');
    }
    for (const [first, moves, verdict] of [['you', 'take 1 from pile 1', 'You win here'],
        ['machine', 'take 1 from pile 1', 'The computer wins here']]) { /* to those who play it there are no other names */
        await open(page, `${root}/nim-2/index.html#${new URLSearchParams({play: '3 4 5', first, moves})}`);
        await page.click('.tabs [value=ask]');
        await click(page, '#explain button');
        await says(page, '#explain .verdict', `^${verdict}`);
        await says(page, '#explain .log', 'The judge');
        demand(!await isShown(page, '#explain .log'), 'what is drawn is said again as text');
    }
    for (const [position, bits, pairs] of [['3 3', '', 1], ['1 2 3', '01 10 11', 0]]) { /* drawn on the board itself */
        await open(page, `${root}/nim-2/index.html#${new URLSearchParams({play: position, first: 'you',
            moves: position === '3 3' ? 'take 3 from pile 1' : 'take 1 from pile 1~take 2 from pile 2'})}`);
        await says(page, '#play .says', 'computer wins');
        await click(page, '#play .choice button:last-of-type');
        await says(page, '#play .why', '[Nn]im-sum|Equal ones');
        await says(page, '#play .says', 'The position at the beginning');
        demand(await page.$$eval('#play .binary', all => all.map(one => one.textContent).join(' ')) === bits,
            `${position}: the heaps are not in binary below them`);
        demand(await page.$$eval('#play .joined path', all => all.length) === pairs, `${position}: not ${pairs} pairs are joined`);
        await click(page, '#play .choice .main'); /* back to the game: nothing of it is left */
        demand(await page.$('#play .binary') === null, `${position}: the reason stays on the board`);
    }
    await page.goto(`${root}/wythoff/index.ko.html#explain=`);
    await click(page, '#explain button');
    await says(page, '#explain .why', '[가-힣]');
    await open(page, `${root}/nim-2/index.html#play=6+2+9&first=you`);
    await page.click('.tabs [value=ask]');
    await click(page, '#explain button'); /* with nothing typed, the position of the board */
    await says(page, '#explain .log', 'oooooo \\(6 stones\\)');
}

/* A table to fill in; what there is in each language. */
async function learn(page, root) {
    await page.goto(`${root}/stone-game-1/index.html`);
    for (const wanted of ['wrong', 'right so far']) {
        await click(page, 'td .fill');
        await click(page, '.check button');
        await says(page, '.check', wanted);
    }
    await page.goto(`${root}/stone-game-1/index.ko.html`);
    await click(page, 'td .fill');
    await click(page, '.check button');
    await says(page, '.check', '1칸 중 1칸이');
    const told = await page.evaluate(() => site.T('{} is to move.', '$& {}'));
    demand(told === '$& {}의 차례입니다.', `words of the page: ${told}`);
    await page.goto(`${root}/nim-2/index.ko.html#explain=3+4+5`);
    await says(page, '#explain .log', 'koosaga');
    await page.goto(`${root}/nim-2/index.html`);
    await click(page, '.tabs label', 1);
    await click(page, '#switch');
    await page.waitForFunction(() => document.documentElement.lang === 'ko' && document.readyState === 'complete');
    demand(await isShown(page, '#judge') && !await isShown(page, '#play'), 'the other language has another tab open');
}

/* What is said only where it is so; what is as large as it has to be. */
async function details(page, root) {
    for (const [game, draws] of [['nim-2', false], ['alpha-tic-tac-toe', true]]) {
        await open(page, `${root}/${game}/index.html`);
        await click(page, '#play [name=values]');
        demand(await isShown(page, '#play .legend .lost'), `${game}: no legend`);
        demand(await isShown(page, '#play .legend .drawn') === draws, `${game}: its legend is wrong about draws`);
        await click(page, '#play [name=values]');
    }
    await open(page, `${root}/circular-barn/index.html`);
    demand(/\d▸/.test(await textOf(page, '#play .board > .name')), 'the heap that is on is not marked');
    for (const [game, position, kept] of [['nimble', '2 9', '.cell'], ['grundys-game', '10', '.board:not(:has(.pill))'],
        ['euclids-game', '30 7', '.board:not(:has(.pill))'], ['chess-practice', '3 9', '.square']]) {
        await open(page, `${root}/${game}/index.html#play=${position.replace(' ', '+')}&against=none&first=you`);
        const count = () => page.$$eval(`#play .stage ${kept}`, all => all.length);
        const before = await count();
        await page.evaluate(() => play.goTo({moves: [play.turn.moves.at(-1).words]})); /* the largest */
        demand(before > 0 && await count() === before, `${game}: during a game its board becomes another one`);
    }
    await open(page, `${root}/nimble/index.html#play=1000000000`);
    await says(page, '#play .stage', '1000000000');
    await page.goto(`${root}/index.html`);
    await page.waitForFunction(() => window.site);
    await page.$eval('.every', one => (one.open = true));
    await page.waitForSelector('#cards li');
    await page.select('#filters [name=done]', 'solved');
    await says(page, '#filters output', 'No game');
    await page.setViewport({...PHONE, hasTouch: true});
    await page.goto(`${root}/nim-2/index.html`);
    const sizes = await page.$$eval('input, select, textarea', all =>
        all.map(one => parseFloat(getComputedStyle(one).fontSize)));
    demand(await page.evaluate(() => !matchMedia('(pointer: coarse)').matches) || Math.min(...sizes) >= 16,
        `iOS zooms into fields with letters of ${Math.min(...sizes)} pixels`);
    await page.setViewport(WIDE);
}

/* Where nothing scrolls there is no line of the shadow that tells of scrolling, whatever the screen's pixels are. */
async function hairlines(page, root) {
    for (const deviceScaleFactor of [1.25, 1.5, 2.5]) {
        await page.setViewport({...WIDE, deviceScaleFactor});
        await open(page, `${root}/nim-2/index.html#play=3+4+5&first=you`);
        const boxes = await page.$$('main pre, #play .stage');
        const still = await Promise.all(boxes.map(box => box.evaluate(one =>
            one.checkVisibility() && one.scrollWidth <= one.clientWidth)));
        const pictures = [];
        for (const shade of ['', 'transparent']) {
            await page.evaluate(shade => document.documentElement.style.setProperty('--shade', shade), shade);
            for (const box of boxes.filter((_, i) => still[i]).slice(-3)) {
                let [before, now] = ['', await box.screenshot({encoding: 'base64'})];
                while (now !== before) { /* until nothing moves any more, such as a bar that fades */
                    [before, now] = [now, await box.screenshot({encoding: 'base64'})];
                }
                pictures.push(now);
            }
        }
        const half = pictures.length / 2;
        demand(half > 1 && pictures.slice(half).every((picture, i) => picture === pictures[i]),
            `a shadow where nothing scrolls, at a pixel ratio of ${deviceScaleFactor}`);
    }
    await page.setViewport(WIDE);
}

const boxOf = (page, selector) => page.$eval(selector, one => {
    const {left, right, top, bottom, width, height} = one.getBoundingClientRect();
    return {left, right, top, bottom, width, height};
});

/* A board is in the middle, as large as there is room, and whole; where text is twice as large, and on a phone that is
   turned, too. What is taken leaves its place, and no line of the game so far is cut. */
async function room(page, root) {
    const isMiddle = async () => {
        await settled(page);
        const [board, box] = [await boxOf(page, '#play .board'), await boxOf(page, '#play')];
        return Math.abs(board.left + board.right - box.left - box.right) < 4;
    };
    await open(page, `${root}/nim-2/index.html#play=3+5&first=you`);
    demand(await isMiddle(), 'the board is beside the middle before the first move');
    await page.$eval('#play .stage button', one => one.click());
    await says(page, '#play .log li', '.+ .+');
    demand(await isMiddle(), 'the board is beside the middle after the first move');
    await open(page, `${root}/nim-2/index.html#${new URLSearchParams({play: '3 5', first: 'you',
        moves: 'take 2 from pile 2~take 1 from pile 2~take 1 from pile 2~take 1 from pile 2'})}`);
    demand(await page.$$eval('#play .board > :is(.gone, .ghost)', all => all.length) === 8, 'what was taken leaves no place');
    const cut = await page.$eval('#play .log', log => [...log.children].filter(one => {
        const [{top, bottom}, frame] = [one.getBoundingClientRect(), log.getBoundingClientRect()];
        return [frame.top, frame.bottom].some(edge => top < edge - 1 && bottom > edge + 1);
    }).map(one => one.textContent));
    demand(cut.length === 0, `of the game so far these are cut: ${cut}`);
    for (const [name, least] of [['nim-2/index.html#play=3+5', 44], ['stone-game-1/index.html#play=11', 44],
        ['nimble/index.html#play=2+6', 44]]) {
        await page.setViewport({...PHONE, hasTouch: true});
        await open(page, `${root}/${name}&first=you`);
        const small = Math.min(...await page.$$eval('#play .stage button:not(.name)', all => all.map(one => Math.min(one.offsetWidth, one.offsetHeight))));
        demand(small >= least - 1, `${name}: on a phone what is tapped has ${small} pixels`);
    }
    await page.evaluate(() => document.documentElement.style.fontSize = '200%');
    demand(await page.$$eval('.tabs > *', all => all.every(one => one.offsetHeight < 100 && one.scrollWidth <= one.clientWidth))
        && await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'a tab is broken where text is twice as large');
    for (const name of ['nim-2/index.html#play=3+5', 'wythoff/index.html#play=4+7', 'chess-practice/index.html#play=3+5+2+4']) {
        await page.setViewport({width: 844, height: 390, hasTouch: true});
        await open(page, `${root}/${name}&first=you`);
        const [board, tabs] = [await boxOf(page, '#play .board'), await boxOf(page, '.tabs')];
        demand(board.top >= 0 && board.bottom <= tabs.top, `${name}: on a phone that is turned the board ends at ${board.bottom}`);
    }
    await open(page, `${root}/breaking-branches/index.html#play`);
    await page.evaluate(() => play.goTo({first: 'you'}));
    for (let move = 0; move < 9 && !await page.evaluate(() => play.turn.over); move++) {
        await page.evaluate(() => play.makeMove(play.turn.moves.find(({worth}) => worth === 'won')));
        await settled(page);
    }
    await says(page, '#play .choice', 'Next: ');
    const [next, tabs] = [await boxOf(page, '#play .choice > :first-child'), await boxOf(page, '.tabs')];
    demand(next.bottom <= tabs.top + 1, `on a phone that is turned what to do after a win ends at ${next.bottom}, below ${tabs.top}`);
    await page.setViewport(WIDE);
}

/* What is told to who does not see the board, and how it is reached without a mouse. */
async function unseen(page, root) {
    await open(page, `${root}/nim-2/index.html#play=3+4+5`);
    await says(page, '#play .board > .name .unseen', '^pile 1, 3 stones pile 2, 4 stones pile 3, 5 stones$');
    demand(await page.$$eval('#play .board > .count', all => all.every(one => one.ariaHidden === 'true')), 'a number is read twice');
    for (const name of ['index.html', 'puzzles/index.html']) {
        await open(page, `${root}/${name}`);
        await pressOn(page, '.skip[href="#play"]');
        await settled(page);
        await page.keyboard.press('Tab');
        demand(await focusIn(page, '#play'), `${name}: "To the game" does not lead to the board`);
    }
}

/* How far what one sees is moved while a page loads, on a slow line, for somebody who has been here. */
async function loading(page, root, browser) {
    if (browser !== 'chromium') { /* which alone can tell */
        return;
    }
    const session = await page.createCDPSession();
    await page.goto(`${root}/404.html`);
    await page.waitForFunction(() => globalThis.site);
    await page.evaluate(() => site.noteProgress('nim-2', 'won'));
    const watch = await page.evaluateOnNewDocument(() => {
        window.shift = 0;
        new PerformanceObserver(list => list.getEntries().forEach(({value, hadRecentInput}) =>
            window.shift += hadRecentInput ? 0 : value)).observe({type: 'layout-shift', buffered: true});
    });
    await page.setCacheEnabled(false);
    await session.send('Network.emulateNetworkConditions',
        {offline: false, latency: 100, downloadThroughput: 2e5, uploadThroughput: 2e5});
    for (const size of [WIDE, PHONE]) {
        await page.setViewport(size);
        for (const name of ['index.html', 'course.html', 'nim-2/index.html', 'berzerk/index.ko.html',
            'puzzles/index.html']) {
            await page.goto(`${root}/${name}`);
            await page.$eval('body', body => body.querySelector('#play')?.checkVisibility()) && await settled(page);
            await pause(300);
            const shift = await page.evaluate(() => window.shift);
            demand(shift < MAX_SHIFT, `${name}: its layout moves by ${shift.toFixed(3)} at ${size.width} pixels`);
        }
    }
    await page.setCacheEnabled(true);
    await page.removeScriptToEvaluateOnNewDocument(watch.identifier);
    await session.detach();
    await page.setViewport(WIDE);
}

export const VISITS = {phone, search, steps, mouse, hooks, advice, endings, refuted, keyboard, motion, drawing, pieces, past, worth, reasons, learn, details, hairlines,
    loading, room, unseen};
