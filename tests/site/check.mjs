/* Drives the site in Chromium and Firefox, as a visitor does:  node check.mjs BUILD  (test.py does the rest) */
import fs from 'node:fs';
import path from 'node:path';
import {launch, serve} from './browsers.mjs';

const [, , build] = process.argv;
const site = path.resolve(build, 'site');
const games = fs.readdirSync(site).filter(name => fs.existsSync(`${site}/${name}/main.c`));
const axe = fs.readFileSync(path.resolve(build, 'npm/node_modules/axe-core/axe.min.js'), 'utf8');
const WIDTHS = [320, 375, 390];
const SETTLED = 420;   /* as SETTLED in play.js, and a little more */
const HASTE = 150;     /* ms between the clicks of a double click */
const BY_MOUSE = 2;    /* moves of each game; the others as by keys, which need no pause */
const TALLEST = 80;    /* pixels, of the status */
const SEARCHES = [['xor', 'en', /Nim/], ['sprague', 'en', /Odd|course/i], ['wythoff', 'en', /Wythoff/],
    ['stonegame6', 'en', /Stone Game 6/], ['BOJ 9660', 'en', /Stone Game 6/], ['1730', 'en', /Nim 2/],
    ['P2197', 'en', /Nim 2/], ['luogu', 'en', /./], ['nim', 'en', /Nim/], ['돌게임6', 'ko', /돌 게임 6/],
    ['스프라그', 'ko', /./], ['필승 전략', 'ko', /돌 게임|틱택토/], ['분리 집합', 'ko', /게임이론/]];
let faults = 0;

function demand(holds, words) {
    if (!holds) {
        faults++;
        console.log(`site: ${words}`);
    }
}

const progress = words => process.stderr.isTTY && process.stderr.write(`\r${words}\x1b[K`);
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));
const settled = page => page.waitForFunction(() => document.getElementById('play').ariaBusy === 'false',
    {timeout: 60000});

/* The middle of an element, where it is really hit; else null. */
const middleOf = (page, selector, number = 0) => page.evaluate((selector, number) => {
    const all = [...document.querySelectorAll(selector)].filter(one => !one.disabled && one.checkVisibility());
    const one = all[number % all.length];
    one?.scrollIntoView({block: 'center', inline: 'center'});
    const box = one?.getBoundingClientRect();
    const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [];
    const hit = box && document.elementFromPoint(x, y);
    return box && (one.contains(hit) ? {x, y}
        : {missed: `${one.outerHTML.slice(0, 90)} below ${hit?.outerHTML.slice(0, 90)}`});
}, selector, number);

async function click(page, selector, number = 0, count = 1) {
    const where = await middleOf(page, selector, number);
    demand(where && !where.missed, `${page.url()}: ${selector} cannot be clicked: ${where?.missed}`);
    if (where?.x) {
        for (let n = 1; n <= count; n++) {
            await page.mouse.click(where.x, where.y);
            await pause(n < count ? HASTE : 0);
        }
    }
}

const MOVES = '#play .stage button:not([aria-pressed=true]), #play .choice button';

/* Plays to the end: the first moves by the mouse, on the board where there is one. */
async function play(page, address, language) {
    await page.goto('about:blank');
    await page.goto(address);
    await settled(page);
    await click(page, '#play .choice button.main');
    await pause(SETTLED);
    await settled(page);
    for (let turn = 1; turn <= BY_MOUSE && await page.$(MOVES); turn++) {
        await click(page, MOVES, turn * 7);
        await pause(SETTLED);
        await settled(page);
    }
    const comesBack = await page.evaluate(async selector => { /* some games can go on forever */
        const boards = new Set();
        let turn = 3;
        for (; turn < 300 && !document.querySelector('#play .log .end'); turn++) {
            boards.add(document.querySelector('#play .stage').innerHTML);
            const all = document.querySelectorAll(document.querySelector(selector) ? selector
                : '#play .all .buttons button');
            all[turn * 7 % all.length].focus();
            all[turn * 7 % all.length].click();
            while (document.getElementById('play').ariaBusy !== 'false') {
                await new Promise(resolve => setTimeout(resolve, 4));
            }
        }
        return turn === 300 && boards.size < 100;
    }, MOVES);
    const seen = await page.evaluate(() =>
        ({end: document.querySelector('#play .log .end')?.textContent,
        tall: document.querySelector('#play [role=status]').offsetHeight,
        undo: !document.querySelector('#play [name=undo]').disabled, said: document.getElementById('play').innerText,
            rule: document.querySelector('#play .rule').textContent}));
    demand(seen.end || comesBack, `${address} is not played to the end`);
    demand(seen.tall <= TALLEST, `${address}: the status is ${seen.tall} pixels high`);
    demand(seen.undo, `${address}: no Take back after the end`);
    demand(language === 'en' || /[가-힣]/.test(seen.rule) && (comesBack || /[가-힣]/.test(seen.end ?? '')),
        `${address}: not in Korean: ${seen.rule} ${seen.end}`);
}

/* What a hasty, a keyboard's and a returning visitor does. */
async function habits(page, root) {
    await page.goto('about:blank');
    await page.goto(`${root}/card-game/index.html#play=1+2+5+2+7+3`); /* where the next card comes below the pointer */
    await settled(page);
    await click(page, '#play .choice button.main', 0, 2);
    await settled(page);
    await pause(SETTLED);
    await click(page, '#play .stage button', 0, 2);
    await pause(SETTLED);
    await settled(page);
    const lines = await page.$$eval('#play .log li', all => all.length);
    demand(lines === 2, `a double click makes ${lines} moves`);
    const before = await page.$eval('#play .stage', stage => stage.textContent);
    await page.reload();
    await settled(page);
    demand(await page.$eval('#play .stage', stage => stage.textContent) === before, 'a reload loses the game');
    await page.goto('about:blank');
    await page.goto(`${root}/nim-2/index.html#play=3+4+5&first=you`);
    await settled(page);
    await page.focus('#play .stage button[tabindex="0"]');
    const spot = () => page.evaluate(() => document.activeElement.closest('#play .stage')
        && document.activeElement.dataset.spot);
    const first = await spot();
    await page.keyboard.press('ArrowRight');
    demand(await spot() && await spot() !== first, `arrows do not move on the board: from ${first} to ${await spot()}`);
    await page.keyboard.press('Enter');
    await settled(page);
    demand(await page.evaluate(() => document.querySelectorAll('#play .log li').length > 1
        && document.querySelector('#play').contains(document.activeElement)),
        'Enter does not move, or loses the focus');
    await page.goto('about:blank');
    await page.goto(`${root}/nim-2/index.html#explain=3+4+5`);
    await page.waitForFunction(() => /koosaga/.test(document.querySelector('#explain .log').textContent));
    for (const [words, language, wanted] of SEARCHES) {
        await page.goto(`${root}/index${language === 'ko' ? '.ko' : ''}.html`);
        await page.focus('#search input');
        await page.keyboard.type(words);
        const found = await page.waitForFunction(() => document.querySelector('#found').textContent
            && [...document.querySelectorAll('#found a')].map(a => a.textContent))
            .then(handle => handle.jsonValue());
        demand(found.slice(0, 3).some(title => wanted.test(title)), `the search for ${words} finds ${found[0]}`);
        demand(words !== 'nim' || !found.slice(0, 3).some(title => /Minima/.test(title)),
            'the search for nim finds minima');
    }
}

/* On a phone the panel is opened by its tabs; without the module it says so; the quiz; a table to fill in. */
async function more(page, root) {
    const text = selector => page.$eval(selector, one => one.textContent);
    await page.setViewport({width: 390, height: 844});
    await page.setRequestInterception(true);
    const stop = request => request.url().includes('machinery') ? request.abort() : request.continue();
    page.on('request', stop);
    await page.goto(`${root}/nim-2/index.html`);
    await click(page, '[role=tab]');
    await page.waitForFunction(() => /offline/.test(document.querySelector('#play .says').textContent));
    page.off('request', stop);
    await page.setRequestInterception(false);
    await page.reload();
    await click(page, '[role=tab]');
    await settled(page);
    demand(await page.$eval('#play .stage', stage => stage.getBoundingClientRect().top < 300),
        'the board of a phone is not in view');
    await page.select('#play [name=against]', 'quiz');
    await page.waitForFunction(() => /Who wins/.test(document.querySelector('#play .says').textContent));
    await click(page, '#play .choice button');
    demand(/^(Right, 1|No)/.test(await text('#play .says')), `the quiz says ${await text('#play .says')}`);
    await click(page, '.close');
    await page.goto(`${root}/stone-game-1/index.html`);
    for (const [presses, wanted] of [[1, 'wrong'], [1, 'right so far']]) {
        for (let n = 0; n < presses; n++) {
            await click(page, 'td .fill');
        }
        await click(page, '.check button');
        demand((await text('.check')).includes(wanted), `a table says ${await text('.check')}`);
    }
    await page.setViewport({width: 1280, height: 900});
}

async function widths(page, root, pages) {
    for (const name of pages) {
        progress(name);
        await page.goto(`${root}/${name}`);
        await page.evaluate(() => document.querySelectorAll('main details').forEach(fold => fold.open = true));
        for (const width of WIDTHS) {
            await page.setViewport({width, height: 844});
            const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            demand(over <= 0, `${name} is ${over} pixels too wide for ${width}`);
        }
    }
    await page.setViewport({width: 1280, height: 900});
}

async function accessible(page, root, pages) {
    for (const name of pages) {
        progress(`axe: ${name}`);
        await page.goto(`${root}/${name}`);
        await page.evaluate(() => document.getElementById('play') && new Promise(resolve => setTimeout(resolve, 700)));
        await page.evaluate(`${axe}`);
        const found = await page.evaluate(() => axe.run({resultTypes: ['violations']}).then(({violations}) => violations
            .filter(({impact}) => ['serious', 'critical'].includes(impact)).map(({id, nodes}) =>
                `${id}: ${nodes[0].html.slice(0, 120)}`)));
        demand(found.length === 0, `${name}: ${found.join('; ')}`);
    }
}

async function tryBrowser(name, root) {
    const browser = await launch(name, build);
    if (!browser) {
        return;
    }
    const page = await browser.newPage();
    const strange = [];
    page.on('pageerror', error => strange.push(String(error)));
    page.on('console', message => message.type() === 'error' && strange.push(message.text()));
    page.on('request', request => /^(file|blob|data|about):/.test(request.url()) || request.url().startsWith(root)
        || strange.push(request.url()));
    await page.setViewport({width: 1280, height: 900});
    const pages = games.flatMap(game => [`${game}/index.html`, `${game}/index.ko.html`]);
    const others = ['index.html', 'index.ko.html', 'course.html', 'course.ko.html', 'which-idea.html', '404.html',
        `${games[0]}/main.c.html`];
    await habits(page, root);
    await more(page, root);
    strange.splice(0, strange.length, ...strange.filter(words => !/machinery|ERR_FAILED/.test(words)));
    await accessible(page, root, [...others, ...pages.filter((_, i) => i % 13 === 0)]);
    for (const [i, game] of games.entries()) {
        progress(`${name}: ${game}`);
        for (const language of ['en', 'ko']) {
            const from = i % 2 ? root : `file://${site}`;
            await play(page, `${from}/${game}/index${language === 'ko' ? '.ko' : ''}.html`, language);
        }
    }
    await widths(page, root, [...others, ...pages]);
    progress('');
    demand(strange.length === 0, `${name}: errors, or asked for elsewhere: ${strange.slice(0, 5).join('; ')}`);
    await browser.close();
    console.log(`${name}: ${games.length} games played to the end in both languages, ${pages.length + others.length} `
        + `pages in ${WIDTHS.join(', ')} pixels`);
}

const root = await serve(site);
for (const name of ['chromium', 'firefox']) {
    await tryBrowser(name, root);
}
process.exit(faults > 0 ? 1 : 0);
