/* Visits to the lab: (page, root, browser). For LAB_VISITS a plain site is enough; COMPILED_VISITS need one with a judge,
   whose compiler compiles rules in C. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {demand} from './browsers.mjs';
import {PHONE, WIDE, click, open, pressOn, says, settled, textOf} from './visitor.mjs';

const LAB = 'lab/index.html';
const SLOW = 60000; /* ms, where other checks keep the machine busy */

/* What a visitor types into a field of the lab, in place of what stood there. */
async function type(page, name, text) {
    await page.$eval(`#lab [name=${name}]`, field => {
        field.focus();
        field.select();
    });
    await page.keyboard.type(text);
}

async function law(page, wanted) {
    const isTold = wanted => RegExp(wanted).test(document.querySelector('[data-law]').textContent);
    await page.waitForFunction(isTold, {timeout: SLOW}, wanted).catch(async () =>
        demand(false, `${page.url()}: the law is "${await textOf(page, '[data-law]')}", not ${wanted}`));
}

const cellOf = (page, heap) => page.$eval(`#lab .of-heaps .strip-box [data-heap="${heap}"]`, one =>
    one.textContent.trim()).catch(() => 'not there');

/* What is typed tells a law at once, with its proof; the values are those of a plain table, also far behind. */
async function laws(page, root, browser) {
    await page.setViewport(WIDE);
    await open(page, `${root}/${LAB}`);
    await type(page, 'amounts', '1 3 4');
    const begun = Date.now();
    await law(page, '^Period 7, proved\\.$');
    const ms = Date.now() - begun;
    await says(page, '#lab .law .more', 'loses with a pile of 0, 2, and again every 7 stones');
    const told = [await cellOf(page, 9), await cellOf(page, 12)].join('; ');
    demand(told === '9 L 0; 12 W 3', `${browser}: the strip says ${told}`);
    demand(await page.$eval('.proof', one => !one.hidden && /p = 7/.test(one.textContent)), 'no proof of the period 7');
    const two = await page.$eval('#lab .square [data-a="3"][data-b="5"]', one => one.textContent);
    demand(two === '2', `heaps of 3 and 5 are worth ${two}`);
    for (const [field, text, wanted] of [
        ['code', '0.165', '^Period 1550 from 5181 on, proved\\.$'], ['code', '0.777', '^No law found up to 32,768\\.$'],
        ['code', '0.7h', 'its digits are 0 to 9 and a to f'], ['amounts', '1 x', '"x" is not an amount'],
        ['code', '0.88', '^No law found up to 600\\.$'], ['code', '0.3f', '^(No law|Period)'], ['moore', '2', '^No law is known'],
        ['code', '4.(3)', '^g\\(n \\+ 4\\) = g\\(n\\) \\+ 4 from n = 1 on, proved\\.$'],
        ['amounts', '2 3..', '^Who wins: no pile from 2 on is lost, proved; Grundy numbers: g\\(n'],
        ['code', 'grundy', '^No law is known'], ['code', '0.137', '^Period 34 from 52 on, proved\\.$']]) {
        await type(page, field, text);
        await law(page, wanted);
    }
    demand(/Dawson's Chess.*A002187/.test(await textOf(page, '.known')), 'the name of 0.137');
    await type(page, 'seek', '100000');
    await page.keyboard.press('Enter');
    const far = await page.$eval('#lab .of-heaps .strip-box :focus', one => one.textContent.trim()).catch(() => '');
    const heap = Number(far.split(' ')[0]);
    const near = heap - 34 * Math.floor((heap - 60) / 34);
    await click(page, '[name=to-period]');
    await page.$eval('#lab .of-heaps .strip-box', (box, near) => (box.scrollLeft = 40 * (near - 5)), near);
    await page.waitForSelector(`.strip-box [data-heap="${near}"]`);
    demand(heap > 100 && (await cellOf(page, near)).replace(/\d+/, heap) === far,
        `${browser}: ${far} is not ${await cellOf(page, near)}`);
    await page.click('[name=misere]');
    await type(page, 'code', '0.123');
    await says(page, '.quotient > p', '^20 elements, 5 of them lost.*period 5 from 5 on, proved');
    await law(page, '^Misère quotient of 20 elements, with period 5 from 5 on, proved\\.$');
    const lost = await page.$$eval('.quotient tr.is-lost', all => all.map(row => row.cells[0].textContent).join());
    demand(lost === 'a,e,ac,b2,bd', `the lost elements of 0.123 are ${lost}`);
    demand(/^Two piles of 0 to 127/.test(await textOf(page, '.outcomes-note')), 'no picture of two piles');
    console.log(`${browser}: amounts 1 3 4 have their law after ${ms} ms`);
}

/* Heaps of one's own, by the keyboard alone: who wins, by which moves; one is played. All of it is in the address. */
async function ownHeaps(page, root) {
    await open(page, `${root}/${LAB}`);
    await type(page, 'amounts', '1 3 4');
    await type(page, 'heaps', '6 8');
    await says(page, '.verdicts', 'first player wins.*from pile 2');
    const moves = await page.$$eval('.verdicts .buttons button', all => all.map(one => one.textContent));
    demand(moves.join() === 'take 3 from pile 1,take 4 from pile 2', `the winning moves are ${moves}`);
    await pressOn(page, '.verdicts .buttons button');
    await says(page, '#play .log', 'You: take');
    await settled(page);
    const address = page.url();
    demand(/#play=take\+normal\+3\+1\+3\+4\+2\+6\+8&first=you&moves=/.test(address), `the address is ${address}`);
    await page.goto('about:blank');
    await page.goto(address);
    await settled(page);
    await says(page, '#play .log', 'You: take');
    const fields = await page.$$eval('#lab :is([name=amounts], [name=heaps])', all => all.map(one => one.value));
    demand(fields.join() === '1 3 4,6 8', `after a reload the fields have ${fields}`);
    await page.goto('about:blank');
    await page.goto(`${root}/lab/index.ko.html#code=0.77&misere=1&heaps=3+4`); /* a short one, as people write them */
    await law(page, '탐색함');
    await page.waitForSelector('#lab .square [data-a="1"][data-b="0"].lost', {timeout: SLOW});
    await settled(page);
    demand(/#play=code\+misere\+0.77\+2\+3\+4/.test(page.url()), `misere play is not in ${page.url()}`);
    await click(page, '#switch');
    await page.waitForFunction(() => document.documentElement.lang === 'en' && document.getElementById('play'));
    await settled(page);
    demand(await page.$eval('#lab [name=code]', one => one.value) === '0.77'
        && await page.$eval('#lab [name=misere]', one => one.checked), 'the other language has lost the code');
}

/* On a phone: nothing is wider than it, a heap is tapped, the game is in the panel; a page of a problem leads here. */
async function labPhone(page, root) {
    await page.setViewport({...PHONE, hasTouch: true});
    await page.goto(`${root}/lab/index.ko.html`);
    await type(page, 'code', '0.07');
    await law(page, '^53부터 주기 34, 증명됨\\.$');
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    demand(await page.$eval('[data-law]', one => one.getBoundingClientRect().bottom + scrollY
        < document.querySelector('.tabs').getBoundingClientRect().top),
        'the law is below what a phone shows');
    demand(over <= 0, `the lab is ${over} pixels too wide for a phone`);
    const words = (await textOf(page, '#lab .of-heaps')).match(/[A-Za-z]{3,}/g)?.filter(word => !['OEIS', 'CSV', 'JSON'].includes(word)) ?? [];
    demand(words.length === 0, `English on the Korean page: ${words}`);
    await page.$eval('#lab .of-heaps .strip-box', one => one.scrollIntoView({block: 'center'})); /* not below the tabs */
    await page.tap('#lab .of-heaps .strip-box [data-heap="5"]');
    await says(page, '#lab .verdicts', '승자: 후공');
    await page.$eval('#lab .own-heaps', one => one.scrollIntoView({block: 'center'}));
    await page.tap('#lab .own-heaps [name=play]');
    await page.waitForFunction(() => document.getElementById('play').checkVisibility());
    await says(page, '#play .rule', '0\\.07');
    await page.reload();
    await law(page, '^53부터 주기 34');
    await page.waitForFunction(() => !document.getElementById('play').checkVisibility()); /* there is more to read */
    await page.setViewport(WIDE);
    await page.goto(`${root}/split-nim/index.html`);
    await page.click('a[href*="lab/index.html#play=code"]');
    await page.waitForSelector('#lab');
    await law(page, 'g\\(n \\+ 4\\)');
}

/* ---- rules in C ---- */

const RULES = `#include "rules.h"
static void moves(int64_t n)
{
    for (int64_t d = 1; d * d <= n; d++) {
        leave(n - d * d, "take %" PRId64, d * d);
    }
}
static struct game pile = {.moves = moves, .upwards = true, .unit = "stones"};
static void input(void) { put(&pile, number("N", 0, 1000)); }
static void cases(void) { every_input("small", "N 0..300"); }
const struct problem problem = {.rule = "A move takes a square number.", .players = {"A", "B"}, .input = input,
                                .cases = cases};
`;
const WRONG_CPP = `#include <iostream>
int main()
{
    int n;
    std::cin >> n;
    std::cout << (n % 5 == 0 || n % 5 == 2 ? "B" : "A");
}
`;
const WRONG_PY = 'n = int(input())\nprint("B" if n in (0, 2, 5, 7, 10, 12, 15, 17, 20, 22) else "A")\n';
const RIGHT_PY = `w = [False] * 1001
for n in range(1001):
    w[n] = any(not w[n - d * d] for d in range(1, 32) if d * d <= n)
print("A" if w[int(input())] else "B")
`;

async function put(page, name, text) {
    await page.$eval(`[name=${name}]`, (one, text) => {
        one.value = text;
        one.dispatchEvent(new Event('input', {bubbles: true}));
    }, text);
}

async function compiled(page, wanted) {
    const isSaid = wanted => RegExp(wanted).test(document.querySelector('.compiled').textContent);
    await page.waitForFunction(isSaid, {timeout: 5 * SLOW}, wanted).catch(async () =>
        demand(false, `of the rules is said "${await textOf(page, '.compiled, .messages-box')}", not ${wanted}`));
}

/* The native judge takes the same file, and finds the same. */
function checkNatively(build) {
    const [mine, wrong] = [`${build}/lab_visit.c`, `${build}/lab_visit.py`];
    fs.writeFileSync(mine, RULES);
    fs.writeFileSync(wrong, WRONG_PY);
    const {stdout} = spawnSync('./run_all.sh', ['--rules', mine, '--solution', wrong], {encoding: 'utf8'});
    demand(/^WA .*input:\n\s+34\n/s.test(stdout), `natively, the rules say\n${stdout}`);
}

/* A file with a mistake at line 5; mended, it is played, and programs are judged by it. A reload finds everything. */
async function rules(page, root, browser, build) {
    checkNatively(build);
    await page.setViewport(WIDE);
    await page.goto('about:blank');
    await page.goto(`${root}/${LAB}`);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(`${root}/${LAB}#rules`);
    await page.waitForSelector('#lab .cm-editor', {timeout: SLOW});
    await compiled(page, 'loads the compiler');
    demand(!/run_all/.test(await page.$eval('[name=rules]', one => one.value)), 'the rules to begin with tell of a shell');
    await page.click('[name=compile]');
    await compiled(page, 'It works');
    await put(page, 'rules', RULES.replace('leave(n', 'leve(n'));
    await compiled(page, 'does not compile');
    const shown = await page.$$eval('#lab .cm-line', all => all.map((line, i) => line.matches('.fault') ? i + 1 : 0));
    demand(shown.filter(Boolean).join() === '5' && /mine\.c:5:9: error/.test(await textOf(page, '.messages')),
        `${browser}: the mistake is shown at line ${shown.filter(Boolean)}`);
    await put(page, 'rules', RULES);
    await compiled(page, 'It works');
    const lettersOf = () => [...document.querySelectorAll('.of-position .letter')].map(one => one.textContent).join('');
    await page.waitForFunction(() => [...document.querySelectorAll('.of-position .letter')].slice(0, 11)
        .map(one => one.textContent).join('') === 'LWLWWLWLWWL', {timeout: SLOW}).catch(async () =>
        demand(false, `the values by the last number are ${await page.evaluate(lettersOf)}`));
    await page.waitForFunction(() => /#play=\d+&rules=own/.test(location.hash), {timeout: SLOW});
    const address = page.url().replace(/play=\d+/, 'play=10').replace(/&first.*/, '');
    await page.goto(address);
    await page.waitForFunction(() => document.querySelector('#play .facts').textContent !== undefined
        && play.turn?.start === '10', {timeout: SLOW});
    await click(page, '#play .choice button');
    await settled(page);
    await page.waitForFunction(() => play.turn.moves.some(move => move.words === 'take 9'), {timeout: SLOW});
    await page.click('.tabs [value=ask]');
    await page.type('#explain [name=words]', '34');
    await page.keyboard.press('Enter');
    await says(page, '#explain', 'B wins \\(the second');
    await page.click('.tabs [value=judge]');
    for (const [language, source, wanted, input] of [['cpp17', WRONG_CPP, 'WA', '25\n'],
        ['python', WRONG_PY, 'WA', '34\n'], ['python', RIGHT_PY, 'AC', null]]) {
        await page.select('#judge [name=language]', language);
        await put(page, 'source', source);
        await page.click('#judge [name=submit]');
        const isJudged = () => document.querySelector('#judge [data-verdict]').textContent;
        await page.waitForFunction(isJudged, {timeout: 5 * SLOW});
        const told = await textOf(page, '#judge [data-verdict]');
        const failing = await page.$eval('#judge .failing', one =>
            one.hidden ? null : one.querySelector('.input').textContent);
        demand(told === wanted && failing === input, `${browser}, ${language}: ${told} with ${failing}: ${
            await textOf(page, '#judge .report')}`);
    }
    await page.reload();
    await compiled(page, 'It works');
    await page.click('.tabs [value=judge]');
    await page.waitForSelector('#judge [name=source]:not([readonly])', {timeout: SLOW});
    await page.waitForFunction(() => document.querySelector('#judge [name=source]').value);
    demand(await page.$eval('[name=rules]', one => one.value) === RULES
        && await page.$eval('#judge [name=source]', one => one.value) === RIGHT_PY, 'a reload has lost a text');
}

export const LAB_VISITS = {laws, ownHeaps, labPhone};
export const COMPILED_VISITS = {rules};
