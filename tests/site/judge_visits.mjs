/* Visits to the box Judge of a page, each about one subject: (page, address, browser, build). */
import fs from 'node:fs';
import path from 'node:path';
import {demand} from './browsers.mjs';
import {ANSWER, CPP} from './trials.mjs';
import {PHONE, pressOn, says, without} from './visitor.mjs';

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
        await page.focus('#judge [name=source]');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
    };
    const times = [];
    const verdict = async () => {
        const begun = Date.now();
        await page.waitForFunction(() => document.querySelector('#judge [data-verdict]').textContent);
        times.push(`${Date.now() - begun} ms`);
        return read('[data-verdict]');
    };
    await page.setViewport({width: 390, height: 800});
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
    demand(!asked.some(url => /site\/judge\/(?!panel)/.test(url)), `${name}: loaded before anybody asks: ${asked}`);
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
        const done = await page.evaluate(() => document.querySelector('[data-name=stone-game-6]')?.dataset.done);
        demand(done === 'judged AC', `${name}: in ${list}.html the problem is ${done}`);
    }
    await page.goto(`${address}/stone-game-6/index.ko.html#judge`);
    demand((await read('[name=source]', 'value')).includes('int n; cin'), `${name}: the last program is not kept`);
    await press('form button');
    await verdict();
    demand(await page.evaluate(() => document.documentElement.scrollWidth) <= 390, `${name}: it scrolls sideways`);
    await choose('mine.js', 'for (;;);');
    await press('[name=stop]');
    demand(await verdict() === '--' && /stopped by you/.test(await read('.report')), `${name}: Stop does not stop`);
    demand(await read('[name=language]', 'value') === 'javascript', `${name}: the language of a file`);
    console.log(`${name}: the first verdict, the second, one on the next visit, Stop: ${times.join(', ')}`);
}

/* What is typed and not judged, in each language, is there after a reload and on the page in the other language. */
async function kept(page, address, name) {
    const type = async (language, text) => {
        await page.select('#judge [name=language]', language);
        await page.$eval('#judge [name=source]', one => one.select());
        await page.type('#judge [name=source]', text);
    };
    await page.goto('about:blank');
    await page.goto(`${address}/${PAGE}`);
    await type('c', 'int main;');
    await page.select('#judge [name=language]', 'python');
    demand(await value(page) === 'int main;', `${name}: a language without a program does not keep what was typed`);
    await type('python', 'print()');
    await type('cpp20', 'class A;');
    await page.reload();
    demand(await value(page) === 'class A;', `${name}: after a reload there is "${await value(page)}"`);
    await page.goto(`${address}/${PAGE.replace('html', 'ko.html')}`);
    for (const [language, text] of [['python', 'print()'], ['c', 'int main;'], ['cpp17', 'class A;']]) {
        await page.select('#judge [name=language]', language);
        demand(await value(page) === text, `${name}: for ${language} there is "${await value(page)}"`);
    }
}

/* Without a network it says so, whatever does not come; with it the next try is judged. */
async function offline(page, address, name) {
    for (const isLoaded of [false, true]) {
        await page.goto('about:blank');
        await page.goto(`${address}/${PAGE.replace('html', 'ko.html')}`);
        await page.select('#judge [name=language]', 'javascript');
        await page.$eval('#judge [name=source]', (one, text) => one.value = text,
            `for (const n of require("fs").readFileSync(0, "utf8").split(" ")) console.log(${ANSWER});`);
        isLoaded && await page.evaluate(() => import('../site/judge/judge.js').then(() => 0));
        await without(page, 'site/judge/', async () => {
            await pressOn(page, '#judge form button');
            await says(page, '#judge .words', '사이트에 연결되지 않습니다');
            demand(await page.$eval('#judge .report', report => report.hidden), `${name}: a report without a network`);
        });
        await pressOn(page, '#judge form button');
        await page.waitForFunction(() => document.querySelector('#judge [data-verdict]').textContent);
        await says(page, '#judge [data-verdict]', 'AC');
    }
}

export const JUDGE_VISITS = {judged, kept, offline};
