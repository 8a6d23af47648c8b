/* Visits to the box Judge of a page, each about one subject: (page, address, browser, build). */
import fs from 'node:fs';
import path from 'node:path';
import {demand, serving} from './browsers.mjs';
import {ANSWER, C, CPP, TALKS} from './trials.mjs';
import {WIDE, intercepting, pressOn, says, settled} from './visitor.mjs';

const PAGE = 'stone-game-6/index.html#judge';
const value = page => page.$eval('#judge [name=source]', one => one.value);

/* A visit by keys, on a phone: what is loaded before a program is judged; how long the first one takes, and the second;
   the input that fails, copied and saved; what is kept; Stop. */
async function judged(page, address, name, build) {
    const read = (selector, property = 'textContent') =>
        page.$eval(`#judge ${selector}`, (one, property) => one[property], property);
    const press = async selector => {
        await page.focus(`#judge ${selector}`);
        await page.keyboard.press('Enter');
    };
    const choose = async (file, text) => {
        fs.writeFileSync(`${build}/${file}`, text);
        await (await page.$('#judge [name=file]')).uploadFile(path.resolve(build, file));
        await page.waitForFunction(text => document.querySelector('#judge [name=source]').value === text, {}, text);
        await press('[name=submit]');
    };
    const times = [];
    const verdict = async () => {
        const begun = Date.now();
        await page.waitForFunction(() => document.querySelector('#judge [data-verdict]').textContent);
        times.push(`${Date.now() - begun} ms`);
        return read('[data-verdict]');
    };
    await page.setViewport(WIDE);
    const loaded = () => page.evaluate(() => [...new Set(performance.getEntriesByType('resource').map(({name}) =>
        name.match(/\/(judge\/.*)/)?.[1]).filter(Boolean))].sort().join(' '));
    await page.goto('about:blank');
    await page.goto(`${address}/${PAGE.replace('#judge', '')}`);
    await settled(page);
    await page.setViewport({width: 390, height: 800});
    demand(await loaded() === '', `${name}: loaded before anybody opens the tab: ${await loaded()}`);
    await page.$eval('.tabs [value=judge]', one => one.click());
    await editorOf(page);
    demand(await loaded() === 'judge/editor.js', `${name}: loaded with the tab: ${await loaded()}`);
    await page.$eval('.tabs [value=play]', one => one.click());
    await page.$eval('#play .choice button', one => one.click());
    await settled(page);
    await page.waitForSelector('#play .stage button');
    await page.$eval('#play .stage button', one => one.click());
    await says(page, '#play .log', 'You: ');
    await page.$eval('.tabs [value=judge]', one => one.click());
    await choose('mine.cpp', CPP(`long long n; cin >> n; cout << (${ANSWER});`));
    const right = await verdict();
    await choose('mine.cpp', CPP(`int n; cin >> n; cout << (${ANSWER});`));
    const wrong = await verdict();
    await page.evaluate(() => {
        navigator.clipboard.writeText = async text => (window.copied = text);
        URL.createObjectURL = blob => (window.saved = blob) && '#';
    });
    await press('[name=copy]');
    await press('[name=save]');
    const inputs = await page.evaluate(async () => `${window.copied}${await window.saved?.text()}`);
    const all = `${right} ${wrong} ${inputs}`;
    demand(all === `AC WA ${'2147483648\n'.repeat(2)}`, `${name}: the verdicts and the input are ${all}`);
    for (const list of ['index', 'course']) {
        await page.goto(`${address}/${list}.html`);
        await page.waitForFunction(() => window.site);
        await page.evaluate(() => document.querySelectorAll('.every').forEach(one => (one.open = true)));
        const mark = '[data-name=stone-game-6][data-done], [data-name=stone-game-6] > [data-done]'; /* in the tree: the link */
        const done = await page.waitForSelector(mark, {timeout: 9000}).then(one => one.evaluate(one => one.dataset.done),
            () => 'not marked');
        demand(done === 'judged AC ★☆☆', `${name}: in ${list}.html the problem is ${done}`);
    }
    await page.goto(`${address}/stone-game-6/index.ko.html#judge`);
    await editorOf(page);
    demand((await read('[name=source]', 'value')).includes('int n; cin'), `${name}: the last program is not kept`);
    await press('[name=submit]');
    await verdict();
    demand(await page.evaluate(() => document.documentElement.scrollWidth) <= 390, `${name}: it scrolls sideways`);
    await choose('mine.js', 'for (;;);');
    await press('[name=stop]');
    demand(await verdict() === '--' && /사용자가 멈춤/.test(await read('.report')), `${name}: Stop does not stop`);
    demand(await read('[name=language]', 'value') === 'javascript', `${name}: the language of a file`);
    console.log(`${name}: the first verdict, the second, one on the next visit, Stop: ${times.join(', ')}`);
}

const editorOf = page => page.waitForSelector('#judge .cm-editor');
const put = (page, text) => page.$eval('#judge [name=source]', (one, text) => {
    one.value = text;
    one.dispatchEvent(new Event('input'));
}, text);

/* What is typed and not judged, in each language, is there after a reload and on the page in the other language; where
   nothing was typed there is a program to begin with. */
async function kept(page, address, name) {
    const type = async (language, text) => {
        await page.select('#judge [name=language]', language);
        await put(page, '');
        await page.focus('#judge [name=source]'); /* the editor takes it */
        await page.keyboard.type(text);
    };
    await page.goto('about:blank');
    await page.goto(`${address}/${PAGE}`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await editorOf(page);
    await type('c', 'int main;');
    demand(await value(page) === 'int main;', `${name}: typed into the editor, there is "${await value(page)}"`);
    await page.select('#judge [name=language]', 'python');
    demand(/^import sys\n/.test(await value(page)), `${name}: Python begins with "${await value(page)}"`);
    await type('python', 'print()');
    await type('cpp20', 'class A;');
    await page.reload();
    await editorOf(page);
    demand(await value(page) === 'class A;', `${name}: after a reload there is "${await value(page)}"`);
    await page.goto(`${address}/${PAGE.replace('html', 'ko.html')}`);
    await editorOf(page);
    for (const [language, text] of [['python', 'print()'], ['c', 'int main;'], ['cpp17', 'class A;']]) {
        await page.select('#judge [name=language]', language);
        demand(await value(page) === text, `${name}: for ${language} there is "${await value(page)}"`);
    }
    await put(page, '// 가나다\nint b;\n');
    await editorOf(page);
    const shown = await page.$eval('#judge .cm-content', one => one.innerText);
    demand(/가나다\n+int b;/.test(shown), `${name}: the editor shows "${shown}"`);
}

/* A run on a sample and on an input of one's own, with a right answer; the line of an error; what is next after AC. */
async function workbench(page, address, name) {
    const read = selector => page.$eval(`#judge ${selector}`, one => one.textContent);
    const run = async input => {
        await page.$eval('#judge [name=input]', (one, text) => {
            one.value = text;
        }, input);
        await page.$eval('#judge [name=run]', one => one.click());
        await page.waitForFunction(() => !document.querySelector('#judge .outcome').hidden);
        return `${await read('[data-run]')} ${await read('[data-output]')}${await read('[data-expected]')}`;
    };
    const faults = () => page.$$eval('#judge .cm-content .fault', all => all.map(one => one.textContent).join());
    await page.goto('about:blank');
    await page.goto(`${address}/${PAGE}`);
    await editorOf(page);
    await page.select('#judge [name=language]', 'javascript');
    await put(page, `const n = Number(require("fs").readFileSync(0, "utf8"));\n\nconsole.log(${ANSWER});`);
    demand(await run('6') === 'AC SK\nSK\n', `${name}: run on 6: ${await run('6')}`);
    demand(await run('none') === ' CY\n' || /not an input/.test(await read('.outcome .words')),
        `${name}: run on what is not an input: ${await read('.outcome')}`);
    await page.$eval('#judge .samples button', one => one.click());
    await page.waitForFunction(() => document.querySelector('#judge [data-run]').textContent === 'AC');
    await put(page, 'let a;\n\nlet b = a.c;\n');
    demand(/^RE/.test(await run('6')), `${name}: a program that fails, run on an input`);
    demand(await faults() === 'let b = a.c;', `${name}: marked at run time: ${await faults()}`);
    await put(page, 'let a;\nlet = ;\n');
    demand(/^CE/.test(await run('6')), `${name}: a program that is none, run on an input`);
    demand(await faults() === 'let = ;', `${name}: marked where it does not compile: ${await faults()}`);
    await put(page, `const n = Number(require("fs").readFileSync(0, "utf8")); console.log(${ANSWER});`);
    await pressOn(page, '#judge [name=submit]');
    await page.waitForFunction(() => document.querySelector('#judge [data-verdict]').textContent);
    demand(await read('[data-verdict]') === 'AC', `${name}: after runs the verdict is ${await read('[data-verdict]')}`);
    demand(await page.$$eval('#judge .strip i', all => all.length > 20 && all.every(one => one.className === 'right')),
        `${name}: after AC the strip of cases is not green`);
    const links = await page.$$eval('#judge .onward a', all => all.map(one => one.href).join(' '));
    demand(/acmicpc[^]*main\.c[^]*\.html/.test(links), `${name}: after AC: ${links}`);
}

/* A wrong answer: input, output and right answer beside each other, the red case of the strip, which leads to the input;
   a change is run on that input after a pause. The whole window, and Esc; the address that has the program. */
async function beside(page, address, name) {
    const read = selector => page.$eval(`#judge ${selector}`, one => one.textContent);
    const wrong = 'const n = Number(require("fs").readFileSync(0, "utf8"));\nconsole.log(n === 100 ? "?" : ' + `${ANSWER});`;
    await page.goto('about:blank');
    await page.goto(`${address}/${PAGE}`);
    await editorOf(page);
    await page.select('#judge [name=language]', 'javascript');
    await put(page, wrong);
    await pressOn(page, '#judge [name=submit]');
    await page.waitForFunction(() => document.querySelector('#judge [data-verdict]').textContent === 'WA');
    const shown = [await read('.failing .input'), await read('[data-output] mark'), await read('[data-expected]')].join(' ');
    demand(shown.replace(/\s+/g, ' ') === '100 ? CY ', `${name}: beside each other: ${shown}`);
    demand(await page.$$eval('#judge .strip > *', all => all.map(one => one.className).join(' ').replace(/(right )+/, 'right ').trim())
        .then(all => /^(right )?wrong$|^(right )?wrong\s/.test(all)), `${name}: the strip of cases`);
    await pressOn(page, '#judge .strip .wrong');
    demand(await page.$eval('#judge .failing', one => one.getBoundingClientRect().top < innerHeight), `${name}: the red case leads to no input`);
    await put(page, wrong.replace('n === 100 ? "?" :', ''));
    await page.waitForFunction(() => document.querySelector('#judge [data-run]').textContent === 'AC');
    await pressOn(page, '#judge [name=wide]');
    demand(await page.$eval('#judge', one => one.getBoundingClientRect().width === innerWidth), `${name}: not the whole window`);
    await page.keyboard.press('Escape');
    demand(await page.$eval('#judge', one => !one.classList.contains('wide')), `${name}: Esc does not leave the whole window`);
    const packed = await page.evaluate(() => new Promise(resolve => {
        navigator.clipboard.writeText = async text => resolve(text);
        document.querySelector('#judge [name=link]').click();
    }));
    await page.goto('about:blank');
    await page.evaluate(() => 0);
    await page.goto(packed);
    await editorOf(page);
    demand(/console\.log\( ?\(?n/.test(await page.$eval('#judge [name=source]', one => one.value)) && packed.includes('#judge='),
        `${name}: the address ${packed} has no program`);
}

/* In the form of another judge: its samples, comparison, limits and own input, what is next after AC; and its inputs in
   Ask. A file of that name chooses it. */
async function forms(page, address, name, build) {
    const read = (selector, property = 'textContent') =>
        page.$eval(`#judge ${selector}`, (one, property) => one[property], property);
    const program = (first, ending) => `const all = require('fs').readFileSync(0, 'utf8').split(/\\s+/).map(Number);
        for (let i = 0; all[i] > 0; i += all[i] + 1) {
            const sum = all.slice(i + 1, i + 1 + all[i]).reduce((sum, one) => sum ^ one, 0);
            process.stdout.write((sum ? '${first}' : 'Grass Win!') + ${ending});
        }`;
    const judged = async (first, ending = "'\\n'") => {
        await put(page, program(first, ending));
        await pressOn(page, '#judge [name=submit]');
        await page.waitForFunction(() => document.querySelector('#judge [data-verdict]').textContent);
        return read('[data-verdict]');
    };
    await page.goto('about:blank');
    await page.goto(`${address}/${PAGE.replace('stone-game-6', 'nimble')}`);
    await editorOf(page);
    await page.select('#judge [name=language]', 'javascript');
    const own = `${await judged('Rabbit Win!')} ${await read('.samples')}`;
    await page.select('#judge [name=form]', 'nimble+hdu-1849');
    demand((await value(page)).includes('Rabbit'), `${name}: the program that was typed is gone in another form`);
    const all = [own, await read('[name=input]', 'value'), await read('.samples'), await judged('Rabbit Win!'), await judged('Rabbit win!'),
        await judged('Rabbit Win!', "' \\n'"), await read('.report'), await read('.chosen')].join('; ');
    demand(/^WA Sample 1.*; 2\n3 5\n3\n3 5 6\n0\n; Sample 1; AC; WA; WA; WA +nimble\/hdu-1849 [^]*only blanks[^]*; nimble\/hdu-1849$/.test(all),
        `${name}: in the form of HDU: ${all}`);
    await judged('Rabbit Win!');
    const links = await page.$$eval('#judge .onward a', all => all.map(one => one.href).join(' '));
    demand(/pid=1849[^]*hdu-1849\.c[^]*\.html/.test(links) && !/acmicpc/.test(links), `${name}: after AC in a form: ${links}`);
    await page.$eval('#judge .samples button', one => one.click());
    await page.waitForFunction(() => document.querySelector('#judge [data-run]').textContent === 'AC');
    await page.reload();
    await editorOf(page);
    demand(await read('[name=form]', 'value') === 'nimble+hdu-1849' && (await value(page)).includes('Rabbit'),
        `${name}: the form and its program are not kept`);
    const file = path.resolve(build, 'hackerrank-nimble-game-1.js');
    fs.writeFileSync(file, '// mine');
    await (await page.$('#judge [name=file]')).uploadFile(file);
    await page.waitForFunction(() => document.querySelector('#judge [name=source]').value === '// mine');
    demand(await read('[name=form]', 'value') === 'nimble+hackerrank-nimble-game-1', `${name}: a file does not choose its form`);

    await page.$eval('.tabs [value=ask]', one => one.click());
    await page.select('#ask [name=form]', 'nimble+hdu-1849');
    await pressOn(page, '#answer button');
    await says(page, '#answer .log', '^Rabbit Win!\nGrass Win!\n$');
    await page.$eval('#explain [name=words]', one => (one.value = '3 5'));
    await pressOn(page, '#explain button');
    await says(page, '#explain .log', 'Rabbit Win!');
    await page.select('#ask [name=form]', 'nimble');
    await pressOn(page, '#answer button');
    await says(page, '#answer .log', 'koosaga|cubelover');
}

/* What a program finds of the worker reaches nothing that the page keeps. */
const REACHED = `const names = ['indexedDB', 'caches', 'navigator', 'fetch', 'XMLHttpRequest', 'BroadcastChannel', 'Worker',
    'WebSocket', 'importScripts', 'postMessage', 'onmessage', 'self', 'location', 'EventSource', 'close'];
    const found = names.filter(name => name in globalThis);
    for (let one = globalThis; one; one = Object.getPrototypeOf(one)) {
        found.push(...names.filter(name => Object.hasOwn(one, name)));
    }
    console.log(found.join());`;
async function closed(page, address, name) {
    await page.goto('about:blank');
    await page.goto(`${address}/${PAGE}`);
    for (const [language, source] of [['javascript', REACHED], ['python', 'import gc, sys\n'
        + 'for name in "js", "pyodide", "pyodide_js", "_pyodide_core":\n    try: print(__import__(name))\n    except ImportError: pass\n'
        + 'print()']]) {
        const output = await page.evaluate(async request => {
            const {Trial} = await import(new URL(`${SITE}judge/judge.js`, location));
            const {output, report} = await new Trial(request).result;
            return output ? new TextDecoder().decode(output) : report;
        }, {problem: 'stone-game-6', language, source, input: '5'});
        demand(output === '\n', `${name}: a program in ${language} reaches ${output}`);
    }
}

/* What is right is no AC where the build with guards, which would show it to be chance, cannot be made. */
async function unguarded(page, address, name) {
    const answer = request => request.url().endsWith('judge/guards.c')
        ? request.respond({status: 200, body: 'int x = ;'}) : request.continue();
    const source = `#include <stdio.h>\nint main(void) { long long n; scanf("%lld", &n); puts(${ANSWER}); }`;
    await page.goto(`${address}/${PAGE}`); /* without the service worker, whose requests Firefox cannot hold */
    await page.evaluate(() => navigator.serviceWorker.ready.then(one => one.unregister()));
    await page.goto('about:blank');
    const {identifier} = await page.evaluateOnNewDocument(() =>
        Object.defineProperty(Navigator.prototype, 'serviceWorker', {value: undefined, configurable: true}));
    await page.goto(`${address}/${PAGE}`);
    await page.evaluate(() => import(new URL(`${SITE}judge/judge.js`, location)).then(() => {})); /* Firefox cannot while requests are held */
    const {verdict, reason} = await intercepting(page, answer, () => page.evaluate(async source => {
        const {Trial} = await import(new URL(`${SITE}judge/judge.js`, location));
        return new Trial({problem: 'stone-game-6', language: 'c', source}).result;
    }, source));
    await page.removeScriptToEvaluateOnNewDocument(identifier);
    demand(verdict === '--' && /does not compile/.test(reason), `${name}: without guards ${verdict}, ${reason}`);
}

/* A file that comes damaged, in its right size, is fetched once more, then said; one that was kept damaged is fetched
   again. */
async function damaged(page, address, name, build) {
    const [version] = fs.readdirSync(`${build}/site/site`);
    const {size} = fs.statSync(`${build}/site/site/${version}/judge/stdc++.h.gzip`);
    const body = Buffer.alloc(size, 'damaged');
    let [asked, spoiled] = [0, 0];
    const answer = request => {
        if (!request.url().endsWith('stdc++.h.gzip')) {
            return request.continue();
        }
        asked++;
        return asked <= spoiled ? request.respond({status: 200, body}) : request.continue();
    };
    const verdict = async times => {
        [asked, spoiled] = [0, times];
        await page.goto('about:blank');
        await page.goto(`${address}/${PAGE.replace('html', 'ko.html')}`);
        await page.addScriptTag({url: await page.evaluate(() => `${SITE}judge/words.ko.js`)});
        return page.evaluate(async source => {
            const {Trial} = await import(new URL(`${SITE}judge/judge.js`, location));
            const {verdict, reason} = await new Trial({problem: 'stone-game-6', language: 'cpp17', source}).result;
            return `${verdict} ${site.T(reason || '')}`;
        }, 'int main() { return 3; }');
    };
    const spoilKept = () => page.evaluate(async () => {
        const place = await caches.open('judge');
        for (const request of await place.keys()) {
            const kept = await place.match(request);
            const bytes = new Uint8Array(await kept.arrayBuffer()).fill(7, 100);
            await place.put(request, new Response(bytes, {headers: kept.headers}));
        }
    });
    await page.goto(`${address}/${PAGE}`);
    await page.evaluate(() => caches.delete('judge'));
    const all = await intercepting(page, answer, async () => [await verdict(2), asked, await verdict(1), asked,
        await verdict(0), asked, await spoilKept(), await verdict(0), asked]
        .filter(one => one !== undefined && one !== null).join('; '));
    demand(all === '-- 채점기 파일이 손상된 채로 내려받아집니다; 2; RE ; 2; RE ; 0; RE ; 1', `${name}: damaged files: ${all}`);
}

const RIGHT = {
    javascript: `const n = Number(require("fs").readFileSync(0, "utf8")); console.log(${ANSWER});`,
    python: 'n = int(input())\nprint("CY" if n % 7 in (0, 2) else "SK")',
    c: C(`long long n; scanf("%lld", &n); puts(${ANSWER});`),
    cpp17: CPP(`long long n; cin >> n; cout << (${ANSWER});`),
};

/* Judges a right program by the buttons of the page; gives the verdict and what is said. */
async function judgedHere(page, language) {
    await page.waitForFunction(() => !document.querySelector('#judge [name=source]').readOnly);
    await page.select('#judge [name=language]', language);
    await put(page, RIGHT[language]);
    await pressOn(page, '#judge [name=submit]');
    await page.waitForFunction(() => document.querySelector('#judge [data-verdict]').textContent);
    return page.$eval('#judge [role=status]', one => one.textContent);
}

/* A site that falls silent while a compiler is loaded, and one that never starts: the page says so in the end. */
async function silent(page, address, name) {
    const hold = request => request.url().endsWith('stdc++.h.gzip') || request.continue();
    const shorten = () => { /* the limits of the page, not those in its workers */
        const {setTimeout} = globalThis;
        globalThis.setTimeout = (call, ms, ...more) => setTimeout(call, ms > 50000 ? ms / 50 : ms, ...more);
    };
    const said = async before => {
        await page.goto('about:blank');
        await page.goto(`${address}/${PAGE}`);
        await page.evaluate(() => caches.delete('judge'));
        await before();
        return page.evaluate(async source => {
            const {Trial} = await import(new URL(`${SITE}judge/judge.js`, location));
            const {verdict, reason} = await new Trial({problem: 'stone-game-6', language: 'c', source}).result;
            return `${verdict} ${reason}`;
        }, RIGHT.c);
    };
    const all = await intercepting(page, hold, async () =>
        [await said(() => {}), await said(() => page.evaluate(shorten))].join('; '));
    demand(all === '-- the site does not answer any more; -- it does not start in this browser', `${name}: ${all}`);
}

/* Without a network it says so, whatever does not come; with it the next try is judged. */
async function unreachable(page, address, name, build) {
    let server = await serving(`${build}/site`);
    const {root} = server;
    for (const isLoaded of [false, true]) {
        await page.goto('about:blank');
        await page.goto(`${root}/${PAGE.replace('html', 'ko.html')}`);
        await editorOf(page);
        isLoaded && await page.evaluate(() => import(new URL(`${SITE}judge/judge.js`, location)).then(() => 0));
        server.stop();
        await judgedHere(page, 'javascript');
        await says(page, '#judge .words', '사이트에 연결되지 않습니다');
        demand(await page.$eval('#judge .report', report => report.hidden), `${name}: a report without a network`);
        server = await serving(`${build}/site`, new URL(root).port);
        demand(/^AC/.test(await judgedHere(page, 'javascript')), `${name}: not judged when the network is back`);
    }
    server.stop();
}

/* Who has judged in some languages does so without a network, on the same page and on others that were opened; what was
   not loaded is told. */
async function offline(page, address, name, build) {
    const server = await serving(`${build}/site`);
    const visit = async game => {
        await page.goto('about:blank');
        await page.goto(`${server.root}/${PAGE.replace('stone-game-6', game)}`);
        await editorOf(page);
    };
    await visit('stone-game-6'); /* no service worker is at work yet */
    for (const language of ['javascript', 'cpp17', 'python']) {
        const said = await judgedHere(page, language);
        demand(/^AC/.test(said), `${name}: ${language}, before the network is gone: ${said}`);
    }
    await page.waitForFunction(async () => navigator.serviceWorker.controller
        && await caches.match(`${new URL(SITE, location)}judge/judge.js`), {polling: 300, timeout: 60000});
    await visit('wythoff');
    server.stop();
    await visit('stone-game-6');
    for (const language of ['javascript', 'c', 'python']) {
        const said = await judgedHere(page, language);
        demand(/^AC/.test(said), `${name}: ${language}, without a network: ${said}`);
    }
    await visit('wythoff');
    const elsewhere = await judgedHere(page, 'c');
    demand(/^WA/.test(elsewhere), `${name}: on another page without a network: ${elsewhere}`);
    await page.evaluate(() => caches.delete('judge'));
    await page.setCacheEnabled(false); /* the browser's own may have it, too; that of a worker in Firefox stays */
    await page.reload();
    await editorOf(page);
    const lacking = await judgedHere(page, 'c');
    await page.setCacheEnabled(true);
    demand(/^--.*out of reach/.test(lacking) || name === 'firefox' && /^WA/.test(lacking), `${name}: a compiler that is not here, without a network: ${lacking}`);
}

/* A form that is a function begins with LeetCode's stub, in each language; a function that is pasted while another form is
   chosen is judged in its own, and a program that reads and writes is not. */
async function functions(page, address, name) {
    const read = selector => page.$eval(`#judge ${selector}`, one => one.value ?? one.textContent);
    const judge = async (language, text) => {
        await page.select('#judge [name=language]', language);
        await put(page, text);
        await page.$eval('#judge [name=submit]', one => one.click());
        await page.waitForFunction(() => document.querySelector('#judge [data-verdict]').textContent);
        return `${await read('[data-verdict]')} ${await read('[name=form]')}`;
    };
    await page.goto('about:blank');
    await page.goto(`${address}/rozgrywka/index.html#judge`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await editorOf(page);
    const all = [await judge('javascript', 'console.log(require("fs").readFileSync(0, "utf8").length && "no");'),
        await judge('javascript', 'var canWinNim = n => n % 4 !== 0;')];
    for (const language of ['c', 'cpp17', 'python', 'javascript']) {
        await page.select('#judge [name=language]', language);
        const text = await read('[name=source]');
        all.push(text.split('\n').find(line => line.includes('canWinNim')));
    }
    demand(all.join('; ') === 'WA rozgrywka; AC rozgrywka+leetcode-292; bool canWinNim(int n) {;     bool canWinNim(int n) {; '
        + '    def canWinNim(self, n: int) -> bool:; var canWinNim = n => n % 4 !== 0;', `${name}: functions: ${all.join('; ')}`);
}

/* A program that plays has a text of its own, which is kept apart; it is judged, and its game is seen on the board. */
async function plays(page, address, name) {
    const read = selector => page.$eval(`#judge ${selector}`, one => one.value ?? one.textContent);
    await page.goto('about:blank');
    await page.goto(`${address}/nim-2/index.html#judge`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await editorOf(page);
    await page.select('#judge [name=language]', 'javascript');
    const before = await read('[name=source]');
    await page.click('#judge [name=plays]');
    const start = await read('[name=source]');
    await put(page, TALKS.find(([, language]) => language === 'javascript')[2]);
    await page.$eval('#judge [name=submit]', one => one.click());
    await page.waitForFunction(() => document.querySelector('#judge [data-verdict]').textContent);
    const said = `${await read('[data-verdict]')} ${await read('[role=status] .words')}`;
    const isSolved = await page.evaluate(() => localStorage.progress?.includes('solved') ?? false);
    await page.click('#judge [name=plays]');
    demand(/'first'/.test(start) && start !== before && await read('[name=source]') === before && !isSolved
        && /^AC .*Right in all \d+ lines of play/.test(said), `${name}: a program that plays: ${said}\n${start}`);
    await page.$eval('#judge .replay a', link => link.click());
    await page.waitForFunction(() => /wins|win/.test(document.querySelector('#play .says').textContent));
}

export const JUDGE_VISITS = {judged, kept, workbench, beside, forms, functions, plays, closed, unguarded, damaged, silent, unreachable, offline};
