/* Checks the site, by `make check-site`:  node tests/site/pages.mjs BUILD [PART...]. Links, first positions, weight and boards; then, in
   Chromium and Firefox, visits, every game played to its end, and how pages look. Without a PART all of it; else only:
   links, firsts, korean, weight, boards, visits (or one by its name), games, look; of chromium, firefox and the games those that are named. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {choice, demand, launch, progress, serve} from './browsers.mjs';
import {APART, WIDE, click, open, pause, settled} from './visitor.mjs';
import {checkBoards, turnOf} from './boards.mjs';
import {FRONT_VISITS} from './front_visits.mjs';
import {LAB_VISITS} from './lab_visits.mjs';
import {OFFLINE_VISITS} from './offline_visits.mjs';
import {VISITS as OTHER_VISITS} from './visits.mjs';
import '../../common/site/wasi.js';
import '../../common/site/rules.js';

const VISITS = {...OTHER_VISITS, ...FRONT_VISITS, ...LAB_VISITS, ...OFFLINE_VISITS};
const [, , build, ...chosen] = process.argv;
const site = path.resolve(build, 'site');
const assets = `site/${fs.readdirSync(`${site}/site`)[0]}`; /* has the version of the site for its name */
const files = fs.readdirSync(site, {recursive: true}).filter(name => fs.statSync(`${site}/${name}`).isFile());
const allGames = fs.readdirSync(site).filter(name => fs.existsSync(`${site}/${name}/main.c`));
const PARTS = ['links', 'firsts', 'korean', 'weight', 'boards', 'visits', 'games', 'look', ...Object.keys(VISITS)];
const {asks, chosenOf} = choice(chosen, PARTS, allGames);
const games = chosenOf(allGames);
const pages = games.flatMap(game => [`${game}/index.html`, `${game}/index.ko.html`]);
const others = ['index.html', 'index.ko.html', 'course.html', 'course.ko.html', 'which-idea.html', 'theory.html', 'theory.ko.html', 'lab/index.html', 'lab/index.ko.html', '404.html',
    `${games[0]}/main.c.html`];
const axe = fs.readFileSync(path.resolve(build, 'npm/node_modules/axe-core/axe.min.js'), 'utf8');
const WIDTHS = [320, 375, 390];
const LARGEST_PHONE = WIDTHS.at(-1);
const SEEDS = 15; /* random positions that are tried */
const BY_MOUSE = 2; /* moves of each game; the others as by keys, which need no pause */
const MOVES = '#play .stage button:not([aria-pressed=true]), #play .choice button';

const read = name => fs.readFileSync(`${site}/${name}`, 'utf8');
const rowsOf = list => fs.readFileSync(`${list}.tsv`, 'utf8').split('\n').map(row => row.split('\t'));

/* ---- without a browser ---- */

/* All links lead somewhere, an id comes once, policies are strict, and a row of sites.tsv has its link. */
function checkLinks() {
    const names = files.filter(name => name.endsWith('.html'));
    const texts = Object.fromEntries(names.map(name => [name, read(name)]));
    const ids = name => [...texts[name].matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const found = ['en', 'ko'].flatMap(lang =>
        JSON.parse(read(`${assets}/search.${lang}.js`).match(/^const INDEX = (.*);$/m)[1]));
    const links = found.map(([, page]) => ['index.html', 'href', page]);
    for (const lang of ['en', 'ko']) { /* of the cards, which the front page gets by a script */
        const cards = [...JSON.parse(read(`${assets}/cards.${lang}.js`).match(/^const CARDS = (.*);$/m)[1])
            .matchAll(/ (href|src)="([^"]*)"/g)].map(([, kind, link]) => [kind, kind === 'src' ? `${assets}/${link}` : link]);
        demand(cards.length >= 2 * games.length, `the cards in ${lang} have ${cards.length} links and pictures`);
        links.push(...cards.map(card => ['index.html', ...card]));
    }
    for (const name of names) {
        links.push(...[...texts[name].matchAll(/<[^>]*? (href|src)="([^"]*)"/g)].map(([, ...link]) => [name, ...link]));
        demand(new Set(ids(name)).size === ids(name).length, `${name}: an id comes twice`);
        demand(texts[name].includes('content="default-src \'none\';')
            && !/<style|<[^>]* (style|on\w+)="/.test(texts[name]), `${name}: its policy is not strict`);
        const [, image] = texts[name].match(/og:image" content="([^"]*)"/) ?? [];
        demand(image || !pages.includes(name), `${name}: a link to it has no picture`);
        links.push(...image ? [[name, 'src', image]] : []);
    }
    for (const [name, kind, link] of links) {
        const {protocol, pathname, hash} = new URL(link.replaceAll('&amp;', '&'), `file:///${name}`);
        const [target, anchor] = [pathname.slice(1), hash.slice(1)].map(decodeURIComponent);
        const isAsked = /^(play|explain|judge|more|quiz|rules|lesson)(=|$)/.test(anchor);
        const isThere = fs.existsSync(`${site}/${target}`) && (!anchor || isAsked || ids(target).includes(anchor));
        demand(protocol === 'file:' ? isThere : kind === 'href', `${name}: ${link} leads nowhere`);
    }
    const addresses = rowsOf('common/addresses').map(([judge, pattern]) => RegExp(`^${judge} ${pattern}$`));
    for (const [game, judge, name] of rowsOf('problems/sites').filter(([game]) => games.includes(game))) {
        demand(texts[`${game}/index.html`].includes(`>${judge} ${name}</a>`)
            || !addresses.some(known => known.test(`${judge} ${name}`)), `${game}: no link to ${judge} ${name}`);
    }
    console.log(`${names.length} pages, ${links.length} links`);
}

/* A script is strict from its first word on, or what it declares in a block becomes everybody's. */
function checkScripts() {
    for (const name of files.filter(name => name.startsWith(assets) && /(\.js|site\/\w+\/\w{8}\.gzip)$/.test(name))) {
        const text = name.endsWith('.js') ? read(name) : String(gunzipSync(fs.readFileSync(`${site}/${name}`)));
        demand(/^(\s|\/\*[^]*?\*\/)*['"]use strict/.test(text) || !/^['"]use strict['"];/m.test(text),
            `${name}: "use strict" comes too late`);
    }
}

/* What the rules say in Korean is in a page what they say natively, though there they have but the rows of few games. */
function checkKorean() {
    const machinery = new WebAssembly.Module(gunzipSync(fs.readFileSync(`${site}/${assets}/machinery.ko.gzip`)));
    const moduleOf = name => { /* a script with a word; packed() of pages.py has made it */
        const [word] = read(`${assets}/${name}.js`).match(/[\w+/=]{100,}/);
        return new WebAssembly.Module(gunzipSync(gunzipSync(Buffer.from(word, 'base64'))));
    };
    for (const game of games) {
        const rules = [machinery, moduleOf(`games/${game}`)];
        const [, start] = read(`${game}/index.html`).match(/ data-start="(.*?)"/);
        for (const [mode, ...words] of [['turn', 'seed=1', 'first=you'], ['turn', 'seed=3', 'first=you'], ['explain', ...start.split(' ')]]) {
            const said = [];
            runRules(rules, {name: game, mode, words: words.join(' '), input: new Uint8Array(), lang: 'ko'}, (file, bytes) => void (file === 1 && said.push(bytes)));
            const native = execFileSync(path.resolve(build, 'rules', game), [mode, ...words], {input: '', env: {LC_ALL: 'ko'}});
            demand(Buffer.concat(said).equals(native), `${game} ${mode} ${words.join(' ')}: other words than natively:\n${Buffer.concat(said)}${native}`);
        }
    }
    console.log(`${games.length} games say in a page what they say natively, in Korean`);
}

/* The first game of a page is decided by its first move: exactly one of several wins, and it is neither long nor over at
   once. It is less only where random games are no better: then some moves win, or at least all do alike. */
function checkFirstTurns() {
    for (const game of games) {
        const [, text] = read(`${game}/index.html`).match(/<script type="application\/json" class="turn">(.*?)<\/script>/);
        const [, start] = read(`${game}/index.html`).match(/ data-start="(.*?)"/);
        const first = gradeOf(text ? JSON.parse(text) : turnOf(build, game, start.split(' '), []));
        for (let seed = 1; seed <= SEEDS && first < BEST; seed++) {
            const other = turnOf(build, game, [`seed=${seed}`, 'first=you'], []);
            const isSmall = other.start.length <= 40 && other.moves.length <= 40;
            demand(!isSmall || gradeOf(other) <= first, `${game}: "${other.start}" is better to begin with than "${start}"`);
        }
    }
}

/* By how many moves win: exactly one of several, or at least not all; then by whether there are 4 to 8 moves to the end, or
   nobody knows how many. 0: there is nothing to decide, or it is over at once. */
const BEST = 5;
function gradeOf({moves, plies}) {
    const wins = moves.filter(({worth}) => worth === 'won' || worth > 0).length;
    const isDecided = wins > 0 && wins < moves.length && (plies === null || plies > 2);
    return !isDecided ? 0 : (wins === 1 ? 4 : 2) + (plies === null || plies >= 4 && plies <= 8);
}

/* The whole site; what a page has to bring before its board is there, and before the rules can answer, from a server
   that packs nothing; and what it brings from one that does, without the rules themselves (WebAssembly). A line of
   50 kB/s with a delay of 0.4 s, which comes twice, brings 110 kB in 3 s. */
function checkWeight() {
    const sizeOf = name => fs.statSync(`${site}/${name}`).size;
    const sum = (names, weigh) => names.reduce((all, name) => all + weigh(name), 0);
    const packedOf = name => gzipSync(fs.readFileSync(`${site}/${name}`)).length;
    const ofPage = name => sizeOf(name) + sizeOf(`${assets}/style.css`)
        + sizeOf(`${assets}/${read(name).match(/data-script="(\w+)"/)[1]}.${/\.ko\.html$/.test(name) ? 'ko' : 'en'}.gzip`);
    const [page, front] = [Math.max(...pages.map(name => ofPage(name))), ofPage('index.ko.html')];
    const worker = `${assets}/worker.js`;
    for (const [what, size, most] of [
        ['the site, without its judge,', sum(files, name =>
            name.startsWith(`${assets}/judge/`) ? 0 : sizeOf(name)), 250e3 * games.length],
        ['a page with its style and scripts', page, 110e3],
        ['the worker of the rules, gzipped,', packedOf(worker), 4e3],
        ['the front page with them', front, 105e3],
        ['the rules', sizeOf(`${assets}/machinery.ko.gzip`), 80e3]]) {
        demand(size < most, `${what} has more than ${most} bytes`);
        console.log(`${what} has ${(size / 1000).toFixed(1)} KB`);
    }
}

/* ---- in a browser ---- */

async function move(page, selector, number = 0, count = 1) {
    await click(page, selector, number, count);
    await pause(APART);
    await settled(page);
}

/* Begins at random and plays to the end: the first moves by the mouse, on the board where there is one. */
async function play(page, address) {
    await open(page, address);
    for (let seed = 28; seed <= 33; seed++) { /* one is a graph of one vertex */
        await page.evaluate(seed => play.freshGame({seed}), seed);
    }
    const before = await page.$eval('#play .stage', ({offsetTop, offsetWidth}) => `${offsetTop} ${offsetWidth}`);
    await move(page, '#play .choice button');
    for (let turn = 1; turn <= BY_MOUSE && await page.$(MOVES) && !await page.$('#play .log .end'); turn++) {
        await move(page, MOVES, turn * 7);
    }
    const seen = await page.evaluate(async (selector, before) => {
        const find = name => document.querySelector(`#play ${name}`);
        const frames = new Set([before]);
        for (let turn = 3; turn < 300 && !find('.log .end'); turn++) {
            const all = document.querySelectorAll(turn % 2 && find('.choice button') ? '#play .choice button'
                : document.querySelector(selector) ? selector : '#play .all .buttons button');
            all[turn * 7 % all.length].focus();
            all[turn * 7 % all.length].click();
            while (document.getElementById('play').ariaBusy !== 'false') {
                await new Promise(resolve => setTimeout(resolve, 4));
            }
            frames.add(`${find('.stage').offsetTop} ${find('.stage').offsetWidth}`);
        }
        const lines = [...document.querySelectorAll('#play .stage path')];
        lines.forEach(one => one.classList.add('better')); /* as the better move, and the visitor's */
        lines.forEach((one, i) => i % 2 && one.classList.add('worse'));
        const {draws} = document.getElementById('play').dataset;
        return {end: find('.log .end')?.textContent ?? '', goesOn: draws === 'endless', rule: find('.rule').textContent,
            tall: find('[role=status]').offsetHeight,
            hasFramedLine: lines.some(one => getComputedStyle(one).outlineStyle !== 'none'),
            cannotUndo: find('[name=undo]').disabled, frames: [...frames]};
    }, MOVES, before);
    demand(seen.end || seen.goesOn, `${address} is not played to the end`);
    demand(!seen.hasFramedLine, `${address}: a frame around a line is in cells, not pixels: it fills the board`);
    demand(seen.tall <= 80, `${address}: the status is ${seen.tall} pixels high`);
    demand(seen.frames.length === 1, `${address}: the board's distance from the top and width: ${seen.frames.join(', ')}`);
    demand(!/^[a-z]/.test(seen.end), `${address}: it ends with "${seen.end}"`);
    demand(!seen.cannotUndo, `${address}: no Take back after the end`);
    demand(!address.includes('.ko.') || /[가-힣]/.test(seen.rule) && (seen.goesOn || /[가-힣]/.test(seen.end)),
        `${address}: not in Korean: ${seen.rule} ${seen.end}`);
}

/* No page is wider than a phone, and axe finds nothing serious in those of `tried`. */
async function look(page, root, tried) {
    for (const name of [...others, ...pages]) {
        progress(name);
        await page.goto(`${root}/${name}`);
        if (tried.includes(name)) {
            await page.waitForFunction(() => globalThis.site, {timeout: 60000}); /* its scripts have come */
            await page.$('#play') && await settled(page);
            await page.evaluate(axe);
            const found = await page.evaluate(() => axe.run({resultTypes: ['violations']}).then(({violations}) =>
                violations.filter(({impact}) => ['serious', 'critical'].includes(impact)).map(({id, nodes}) =>
                    `${id}: ${nodes[0].html.slice(0, 120)}`)));
            demand(found.length === 0, `${name}: ${found.join('; ')}`);
        }
        await page.evaluate(() => document.querySelectorAll('main details').forEach(fold => fold.open = true));
        for (const [width, text] of [...WIDTHS.map(width => [width, '100%']), [LARGEST_PHONE, '200%']]) {
            await page.setViewport({width, height: 844});
            const over = await page.evaluate(text => {
                document.documentElement.style.fontSize = text;
                return document.documentElement.scrollWidth - innerWidth;
            }, text);
            demand(over <= 0, `${name} is ${over} pixels too wide for ${width}, with text at ${text}`);
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
    /* Firefox complains of what a page was still loading, by its service worker, when it is left. */
    const strange = words => demand(/machinery|search[.]|ERR_FAILED|ServiceWorker intercepted the request/.test(words)
        || page.excused?.test(words), `${name}: ${page.url()}: ${words}`);
    page.on('pageerror', error => strange(String(error)));
    page.on('console', message => message.type() === 'error' && strange(message.text()));
    page.on('request', request => demand(/^(file|blob|data|about):/.test(request.url())
        || /^http:\/\/127\.0\.0\.1:/.test(request.url()), `${name}: asked for elsewhere: ${request.url()}`));
    await page.setViewport(WIDE);
    const visits = Object.keys(VISITS).filter(what => asks('visits', what));
    for (const what of visits) {
        progress(`${name}: ${what}`);
        await VISITS[what](page, root, name, site);
    }
    for (const [i, file] of asks('games') ? pages.entries() : []) { /* two for each game */
        progress(`${name}: ${file}`);
        await play(page, `${i % 4 < 2 ? `file://${site}` : root}/${file}`);
    }
    asks('look') && await look(page, root, [...others, ...pages.filter((_, i) => i % 13 === 0)]);
    progress('');
    await browser.close();
    console.log(`${name}: visits: ${visits.join(', ') || 'none'}`);
    asks('games') && console.log(`${name}: ${games.length} games played to the end in both languages`);
    asks('look') && console.log(`${name}: ${pages.length + others.length} pages in ${WIDTHS.join(', ')} pixels`);
}

asks('links') && checkLinks();
asks('links') && checkScripts();
asks('firsts') && checkFirstTurns();
asks('korean') && checkKorean();
asks('weight') && checkWeight();
asks('boards') && checkBoards(build, games);
const root = await serve(site);
for (const name of chosenOf(['chromium', 'firefox'])) {
    await tryBrowser(name, root);
}
process.exit();
