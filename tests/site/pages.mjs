/* Checks the site, by `make check-site`:  node check.mjs BUILD [GAME...]. Links and weight; then Chromium
   and Firefox do what visitors do. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {demand, launch, serve} from './browsers.mjs';

const [, , build, ...chosen] = process.argv;
const site = path.resolve(build, 'site');
const files = fs.readdirSync(site, {recursive: true}).filter(name => fs.statSync(`${site}/${name}`).isFile());
const games = fs.readdirSync(site).filter(name => fs.existsSync(`${site}/${name}/main.c`)
    && (chosen.length === 0 || chosen.includes(name)));
const pages = games.flatMap(game => [`${game}/index.html`, `${game}/index.ko.html`]);
const others = ['index.html', 'index.ko.html', 'course.html', 'course.ko.html', 'which-idea.html', '404.html',
    `${games[0]}/main.c.html`];
const axe = fs.readFileSync(path.resolve(build, 'npm/node_modules/axe-core/axe.min.js'), 'utf8');
const WIDE = {width: 1280, height: 900};
const WIDTHS = [320, 375, 390];
const SETTLED = 420;   /* as SETTLED in play.js, and a little more */
const HASTE = 150;     /* ms between the clicks of a double click */
const BY_MOUSE = 2;    /* moves of each game; the others as by keys, which need no pause */
const SEARCHES = { /* what the first three titles have */
    'index.html': {xor: 'Nim', sprague: 'Odd|[Cc]ourse', wythoff: 'Wythoff', stonegame6: 'Stone Game 6',
        'BOJ 9660': 'Stone Game 6', 1730: 'Nim Game I', P2197: 'Nim 2', 1729: 'Stick Game',
        'https://www.acmicpc.net/problem/9660': 'Stone Game 6', 'boj.kr/9660/': 'Stone Game 6', '백준 9660': 'Stone Game 6',
        'http://codeforces.com/contest/1914/problem/E2': 'Game with Marbles', luogu: '.', nim: '^(?!.*Minima).*Nim'},
    'index.ko.html': {돌게임6: '돌 게임 6', 스프라그: '.', '필승 전략': '돌 게임|틱택토', '분리 집합': '게임이론'},
};
const MOVES = '#play .stage button:not([aria-pressed=true]), #play .choice button';

const read = name => fs.readFileSync(`${site}/${name}`, 'utf8');
const rowsOf = list => fs.readFileSync(`problems/${list}.tsv`, 'utf8').split('\n').map(row => row.split('\t'));
const progress = words => process.stderr.isTTY && process.stderr.write(`\r${words}\x1b[K`);
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));
const settled = page => page.waitForFunction(() => document.getElementById('play').ariaBusy === 'false',
    {timeout: 60000});
const textOf = (page, selector) => page.$$eval(selector, all => all.map(one => one.textContent).join(' '));

/* ---- without a browser ---- */

/* All links lead somewhere, an id comes once, policies are strict, and a row of sites.tsv has its link. */
function checkLinks() {
    const names = files.filter(name => name.endsWith('.html'));
    const texts = Object.fromEntries(names.map(name => [name, read(name)]));
    const ids = name => [...texts[name].matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const found = ['en', 'ko'].flatMap(lang => JSON.parse(read(`site/search.${lang}.js`).replace(/^.*?=|;\s*$/g, '')));
    const links = found.map(([, page]) => ['index.html', 'href', page]);
    for (const name of names) {
        links.push(...[...texts[name].matchAll(/<[^>]*? (href|src)="([^"]*)"/g)].map(([, ...link]) => [name, ...link]));
        demand(new Set(ids(name)).size === ids(name).length, `${name}: an id comes twice`);
        demand(texts[name].includes('content="default-src \'none\';')
            && !/<style|<script>|<[^>]* (style|on\w+)="/.test(texts[name]), `${name}: its policy is not strict`);
    }
    for (const [name, kind, link] of links) {
        const {protocol, pathname, hash} = new URL(link.replaceAll('&amp;', '&'), `file:///${name}`);
        const [target, anchor] = [pathname.slice(1), hash.slice(1)].map(decodeURIComponent);
        const isThere = fs.existsSync(`${site}/${target}`) && (!anchor || /^(play|explain|judge)(=|$)/.test(anchor)
            || ids(target).includes(anchor));
        demand(protocol === 'file:' ? isThere : kind === 'href', `${name}: ${link} leads nowhere`);
    }
    const addresses = rowsOf('addresses').map(([judge, pattern]) => RegExp(`^${judge} ${pattern}$`));
    for (const [game, judge, name] of rowsOf('judges').filter(([game]) => games.includes(game))) {
        demand(texts[`${game}/index.html`].includes(`>${judge} ${name}</a>`)
            || !addresses.some(known => known.test(`${judge} ${name}`)), `${game}: no link to ${judge} ${name}`);
    }
    console.log(`${names.length} pages, ${links.length} links`);
}

/* The whole site; and as a server sends them, a page with its scripts, and the rules. In three seconds a line of
   50 kB/s with a delay of 0.4 s brings both: then a game can be played. */
function checkWeight() {
    const sent = bytes => zlib.gzipSync(bytes).length;
    const sum = (names, weigh) => names.reduce((all, name) => all + weigh(name), 0);
    const ofPage = name => sum(read(name).match(/(?<=\.\.\/)site\/(?!machinery)\w+(\.ko|\.en)?\.(js|css)/g),
        script => sent(read(script))) + sent(read(name).replace(/ data-rules="[^"]*"/, ''));
    for (const [what, size, most] of [
        ['the site, without its judge,', sum(files, name => name.startsWith('site/judge/') ? 0
            : fs.statSync(`${site}/${name}`).size), 12e6],
        ['a page with its scripts', Math.max(...pages.map(ofPage)), 40e3],
        ['the rules of all games', sent(read('site/machinery.ko.js')), 65e3]]) {
        demand(size < most, `${what} has more than ${most} bytes`);
        console.log(`${what} has ${(size / 1000).toFixed(1)} KB`);
    }
}

/* ---- in a browser ---- */

/* Opens a page anew, also where only what is behind its # differs, and waits for its game. */
async function open(page, address) {
    await page.goto('about:blank');
    await page.goto(address);
    await settled(page);
}

/* Waits for words. */
async function says(page, selector, wanted) {
    const isSaid = (selector, wanted) =>
        RegExp(wanted).test([...document.querySelectorAll(selector)].map(one => one.textContent).join(' '));
    await page.waitForFunction(isSaid, {timeout: 9000}, selector, wanted).catch(async () =>
        demand(false, `${page.url()}: ${selector} says "${await textOf(page, selector)}", not ${wanted}`));
}

/* Clicks on an element, if that is what is hit there; again at the same place, wherever it is then. */
async function click(page, selector, number = 0, count = 1) {
    const all = await page.$$(selector);
    const one = all[number % all.length];
    await one.scrollIntoView();
    const {x, y} = await one.clickablePoint();
    demand(await one.evaluate((one, x, y) => one.contains(document.elementFromPoint(x, y)), x, y),
        `${page.url()}: ${selector} is covered by something`);
    for (let n = 1; n <= count; n++) {
        await page.mouse.click(x, y);
        await pause(n < count ? HASTE : 0);
    }
}

async function move(page, selector, number = 0, count = 1) {
    await click(page, selector, number, count);
    await pause(SETTLED);
    await settled(page);
}

/* Begins at random and plays to the end: the first moves by the mouse, on the board where there is one. */
async function play(page, address) {
    await open(page, address);
    for (let seed = 28; seed <= 33; seed++) { /* one is a graph of one vertex */
        await page.evaluate(seed => freshGame({seed}), seed);
    }
    await move(page, '#play .choice button.main');
    for (let turn = 1; turn <= BY_MOUSE && await page.$(MOVES); turn++) {
        await move(page, MOVES, turn * 7);
    }
    const seen = await page.evaluate(async selector => {
        const find = name => document.querySelector(`#play ${name}`);
        for (let turn = 3; turn < 300 && !find('.log .end'); turn++) {
            const all = document.querySelectorAll(turn % 2 && find('.choice button') ? '#play .choice button'
                : document.querySelector(selector) ? selector : '#play .all .buttons button');
            all[turn * 7 % all.length].focus();
            all[turn * 7 % all.length].click();
            while (document.getElementById('play').ariaBusy !== 'false') {
                await new Promise(resolve => setTimeout(resolve, 4));
            }
        }
        const {draws} = document.getElementById('play').dataset;
        return {end: find('.log .end')?.textContent ?? '', goesOn: draws === 'endless', rule: find('.rule').textContent,
            tall: find('[role=status]').offsetHeight, cannotUndo: find('[name=undo]').disabled};
    }, MOVES);
    demand(seen.end || seen.goesOn, `${address} is not played to the end`);
    demand(seen.tall <= 80, `${address}: the status is ${seen.tall} pixels high`);
    demand(!seen.cannotUndo, `${address}: no Take back after the end`);
    demand(!address.includes('.ko.') || /[가-힣]/.test(seen.rule) && (seen.goesOn || /[가-힣]/.test(seen.end)),
        `${address}: not in Korean: ${seen.rule} ${seen.end}`);
}

/* What a hasty, a returning and a keyboard's visitor does, and one who asks and searches. */
async function habits(page, root) {
    await open(page, `${root}/card-game/index.html#play=1+2+5+2+7+3`); /* the next card comes below the pointer */
    await move(page, '#play .choice button.main', 0, 2);
    await move(page, '#play .stage button', 0, 2);
    const lines = await page.$$eval('#play .log li', all => all.length);
    demand(lines === 2, `a double click makes ${lines} moves`);
    const before = await textOf(page, '#play .stage');
    await page.reload();
    await settled(page);
    demand(await textOf(page, '#play .stage') === before, 'a reload loses the game');
    await open(page, `${root}/nim-2/index.html#play=3+4+5&first=you`);
    await page.focus('#play .stage button[tabindex="0"]');
    const spot = () => page.evaluate(() => document.activeElement.closest('#play .stage button')?.dataset.spot);
    const first = await spot();
    await page.keyboard.press('ArrowRight');
    demand(![first, undefined].includes(await spot()), 'arrows do not move on the board');
    await page.keyboard.press('Enter');
    await says(page, '#play .log li', '.+ .+');
    await settled(page);
    demand(await page.$('#play :focus'), 'Enter loses the focus');
    await page.goto(`${root}/nim-2/index.ko.html#explain=3+4+5`);
    await says(page, '#explain .log', 'koosaga');
    for (const [name, searches] of Object.entries(SEARCHES)) {
        for (const [words, wanted] of Object.entries(searches)) {
            await page.goto(`${root}/${name}`);
            await page.type('#search input', words);
            await says(page, '#found li:nth-child(-n+3) a', wanted);
        }
    }
}

/* On a phone the panel is opened by its tabs; without the rules it says so; the quiz; a table to fill in. */
async function more(page, root) {
    await page.setViewport({width: 390, height: 844});
    await page.setRequestInterception(true);
    const stop = request => request.url().includes('machinery') ? request.abort() : request.continue();
    page.on('request', stop);
    await page.goto(`${root}/nim-2/index.html`);
    await click(page, '.tabs label');
    await says(page, '#play .says', 'offline');
    page.off('request', stop);
    await page.setRequestInterception(false);
    await page.reload();
    await click(page, '.tabs label');
    await settled(page);
    demand(await page.$eval('#play .stage', stage => stage.getBoundingClientRect().top < 300),
        'the board of a phone is not in view');
    await page.select('#play [name=against]', 'quiz');
    await says(page, '#play .says', 'Who wins');
    await click(page, '#play .choice button');
    await says(page, '#play .says', '^(Right, 1|No)');
    await click(page, '.close');
    await page.goto(`${root}/stone-game-1/index.html`);
    for (const wanted of ['wrong', 'right so far']) {
        await click(page, 'td .fill');
        await click(page, '.check button');
        await says(page, '.check', wanted);
    }
    await page.setViewport(WIDE);
}

/* No page is wider than a phone, and axe finds nothing serious in those of `tried`. */
async function look(page, root, tried) {
    for (const name of [...others, ...pages]) {
        progress(name);
        await page.goto(`${root}/${name}`);
        if (tried.includes(name)) {
            await page.$('#play') && await settled(page);
            await page.evaluate(axe);
            const found = await page.evaluate(() => axe.run({resultTypes: ['violations']}).then(({violations}) =>
                violations.filter(({impact}) => ['serious', 'critical'].includes(impact)).map(({id, nodes}) =>
                    `${id}: ${nodes[0].html.slice(0, 120)}`)));
            demand(found.length === 0, `${name}: ${found.join('; ')}`);
        }
        await page.evaluate(() => document.querySelectorAll('main details').forEach(fold => fold.open = true));
        for (const width of WIDTHS) {
            await page.setViewport({width, height: 844});
            const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            demand(over <= 0, `${name} is ${over} pixels too wide for ${width}`);
        }
        await page.setViewport(WIDE);
    }
}

async function tryBrowser(name, root) {
    const browser = await launch(name, build);
    if (!browser) {
        return;
    }
    const page = await browser.newPage();
    const strange = words => demand(/machinery|ERR_FAILED/.test(words), `${name}: ${page.url()}: ${words}`);
    page.on('pageerror', error => strange(String(error)));
    page.on('console', message => message.type() === 'error' && strange(message.text()));
    page.on('request', request => demand(/^(file|blob|data|about):/.test(request.url())
        || request.url().startsWith(root), `${name}: asked for elsewhere: ${request.url()}`));
    await page.setViewport(WIDE);
    await more(page, root); /* first, while nothing is kept */
    await habits(page, root);
    for (const [i, file] of pages.entries()) { /* two for each game */
        progress(`${name}: ${file}`);
        await play(page, `${i % 4 < 2 ? `file://${site}` : root}/${file}`);
    }
    await look(page, root, [...others, ...pages.filter((_, i) => i % 13 === 0)]);
    progress('');
    await browser.close();
    console.log(`${name}: ${games.length} games played to the end in both languages, ${pages.length + others.length} `
        + `pages in ${WIDTHS.join(', ')} pixels`);
}

checkLinks();
checkWeight();
const root = await serve(site);
for (const name of ['chromium', 'firefox']) {
    await tryBrowser(name, root);
}
process.exit();
