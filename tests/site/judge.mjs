/* Checks the judge of the page, by `make check-site-judge`:  node tests/site/judge.mjs BUILD [PART]. The cases of the
   rules in WebAssembly. In Chromium and Firefox: a visit, and programs in each language, also such as hang, eat, flood,
   recurse or do not compile. In Chromium: every program of problems/ in C and C++, and some in Python, have to get the
   verdict and the first failing input that their headers name, by which `make check-wrong` holds them to the native
   judge. PART: cases, chromium, firefox or programs. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {demand, launch, serve} from './browsers.mjs';
import '../../common/site/wasi.js';
import '../../common/site/rules.js';

const [build, part] = process.argv.slice(2);
const LANGUAGES = {c: 'c', cpp: 'cpp17', py: 'python'};
const PYTHON = 4; /* one program of so many: its interpreter takes seconds to start */
const read = file => fs.readFileSync(file, 'utf8');
/* {problem, file, verdict, first} of each: verdict and first wrong input are those of its header */
const programs = JSON.parse(execFileSync('common/manage.py', ['programs'], {maxBuffer: 1e8}));
const problems = [...new Set(programs.map(({problem}) => problem))];

async function openPage(browser, address) {
    const page = await browser.newPage();
    page.setDefaultTimeout(300000); /* other checks may keep the machine busy */
    page.on('pageerror', error => console.log(`the page says ${error}`));
    await page.goto(address);
    return page;
}

const judge = (page, request) => page.evaluate(async request => {
    const {Trial} = await import('../site/judge/judge.js');
    return new Trial(request).result;
}, request);

/* They are the native ones, byte for byte. */
function checkCases() {
    const moduleOf = name => new WebAssembly.Module(fs.readFileSync(`${build}/wasm/${name}.wasm`));
    const machinery = moduleOf('machinery.en');
    for (const name of problems) {
        const said = [[], [], []];
        const hear = (file, bytes) => void said[file].push(bytes);
        runRules([machinery, moduleOf(`problems/${name}`)], {name, mode: 'cases'}, hear);
        demand(Buffer.concat(said[1]).equals(fs.readFileSync(`${build}/cases/${name}.cases`)),
            `${name}: other cases than the native ones ${Buffer.concat(said[2])}`);
    }
    console.log(`${problems.length} streams of cases in WebAssembly`);
}

/* ---- every program of problems/ ---- */

/* Those that the browser has to judge as the native judge does. */
function chosen() {
    const languageOf = file => LANGUAGES[path.extname(file).slice(1)];
    return programs.map(program => ({...program, source: read(program.file), language: languageOf(program.file)}))
        .filter(({language, verdict}, i) => !/TLE|MLE/.test(verdict) && (language !== 'python' || i % PYTHON === 0));
}

/* What is wrong with it, or ''. */
async function checkProgram(page, {problem, file, source, language, verdict, first}) {
    const result = await judge(page, {problem, language, source});
    const input = (result.input ?? '').trimEnd().replaceAll('\n', ' / ');
    const isAsNatively = result.verdict === verdict && (first === input
        || first.startsWith('long; ') && input.length > 60 || first.startsWith('depends on the machine'));
    return isAsNatively ? '' : `${file}: ${verdict} (${first}), but in the browser\n${result.report}`;
}

async function checkPrograms(browser, address) {
    const all = chosen();
    const rest = [...all];
    const again = []; /* alone, for two at a time may be late */
    const work = async page => {
        for (let program; (program = rest.shift());) {
            await checkProgram(page, program) && again.push(program);
        }
    };
    const pages = [await openPage(browser, address), await openPage(browser, address)];
    await Promise.all(pages.map(work));
    const notJudged = [];
    for (const program of again) {
        const wrong = await checkProgram(pages[0], program);
        wrong && (/\n(--|not judged)/.test(wrong) ? notJudged.push(program.file) : demand(false, wrong));
    }
    demand(notJudged.length < all.length / 20, 'too many programs are not judged');
    console.log(`${all.length} programs as natively, but for those not judged: ${notJudged.join(' ') || 'none'}`);
}

/* ---- each language, and programs that misbehave; all are for stone-game-6 ---- */

const ANSWER = 'n % 7 == 0 || n % 7 == 2 ? "CY" : "SK"';
const JS = 'const n = Number(require("fs").readFileSync(0, "utf8"));';
const LINES = 'require("readline").createInterface({input: process.stdin})';
const PY = 'import sys\nn = int(sys.stdin.readline())\n';
const C = body => `#include <stdio.h>\n#include <stdlib.h>\nint main(void) { ${body} }`;
const CPP = body => `#include <bits/stdc++.h>\nusing namespace std;\nint main() { ${body} }`;
const WANTED = [ /* what the report has to have, language, program */
    [/^WA [^]*2147483648/, 'cpp20', CPP(`long n; cin >> n; cout << (${ANSWER});`)],
    [/^AC /, 'cpp17', CPP(`long long n; scanf("%lld", &n); try { puts(${ANSWER}); } catch (...) {}`)],
    [/^-- .*\n.*exceptions and threads/, 'cpp17', 'int main() { try { throw 1; } catch (int) {} }'],
    [/^-- .*\n.*exceptions and threads/, 'cpp17', CPP('thread t([] {}); t.join();')],
    [/^AC /, 'c', C(`long long n; freopen("/dev/stdin", "r", stdin); scanf("%lld", &n); puts(${ANSWER});`)],
    [/^CE [^]*Main.c:1:23: error/, 'c', 'int main(void) { int x y; }'],
    [/^WA /, 'c', 'int main(void) {}'],
    [/^not judged: [^]*ext.pb_ds.tree_policy.hpp/, 'cpp17', '#include <ext/pb_ds/tree_policy.hpp>\nint main() {}'],
    [/^TLE /, 'c', C('for (volatile int i = 0;; i++) {}')],
    [/^MLE /, 'c', C('for (;;) { *(volatile char *)malloc(4000) = 1; }')],
    [/^MLE /, 'cpp17', CPP('int n; cin >> n; vector<int> v(50000000, n); cout << v[n];')],
    [/^OLE /, 'c', C('for (;;) { puts("x"); }')],
    [/^-- .*\n.*recursion is deeper/, 'c', 'int f(volatile int n) { return f(n + 1) + n; }\nint main(void) { f(0); }'],
    [/^RE .*\n.*exit status 3/, 'c', C('return 3;')],
    [/^RE /, 'c', C('abort();')],
    [/^CE /, 'c', 'x '.repeat(1 << 19)],
    [/^CE /, 'c', ''],
    [/^AC /, 'javascript', `${JS} console.log(${ANSWER});`],
    [/^AC /, 'javascript', `${LINES}.on("line", n => console.log(${ANSWER})).on("close", () => process.exit(0));`],
    [/^AC /, 'javascript', `let n; process.stdin.on("data", all => n = all).on("end", () => console.log(${ANSWER}));`],
    [/^AC /, 'javascript', `(async () => { for await (const n of ${LINES}) console.log(${ANSWER}); })();`],
    [/^WA [^]*case small-100:/, 'javascript', `${JS} console.log(n === 100 ? "?" : ${ANSWER});`],
    [/^WA /, 'javascript', ''],
    [/^RE .*\n.*odd/, 'javascript', 'throw new Error("odd");'],
    [/^CE /, 'javascript', 'let x = ;'],
    [/^TLE /, 'javascript', 'for (;;);'],
    [/^OLE /, 'javascript', 'for (;;) { try { console.log(1); } catch {} }'],
    [/^-- .*\n.*recursion is deeper/, 'javascript', 'const f = () => f() + 1; f();'],
    [/^-- .*\n.*setTimeout/, 'javascript', 'setTimeout(() => console.log("SK"));'],
    [/^AC /, 'python', 'n = int(input())\nprint("CY" if n % 7 in (0, 2) else "SK")'],
    [/^WA [^]*case small-101:/, 'python', `${PY}print("CY" if n % 7 in (0, 2) or n == 101 else "SK")`],
    [/^CE [^]*SyntaxError/, 'python', 'print('],
    [/^RE .*\n.*ZeroDivisionError/, 'python', '1 // 0'],
    [/^TLE /, 'python', 'while True: pass'],
    [/^OLE /, 'python', 'while True: print(1)'],
    [/^MLE /, 'python', 'a = []\nwhile True: a.append([0] * 1000)'],
    [/^-- .*\n.*recursion is deeper/, 'python', `${PY}sys.setrecursionlimit(9**6)\nf= lambda n: max([n], key=f)\nf(0)`],
    [/^-- .*\n.*No module named 'numpy'/, 'python', 'import numpy'],
];

/* A visit by keys, on a phone: what is loaded before a program is judged; how long the first one takes, and the second;
   the input that fails, copied and saved; what is kept; Stop. */
async function visit(page, name, address) {
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

async function checkBrowser(browser, name, address) {
    const page = await openPage(browser, `${address}/stone-game-6/index.html#judge`);
    await visit(page, name, address);
    for (const [wanted, language, source] of WANTED) {
        const {report} = await judge(page, {problem: 'stone-game-6', language, source});
        demand(wanted.test(report), `${name}, ${language}: ${source.slice(0, 300)}\n${wanted} expected:\n${report}`);
    }
    console.log(`${name}: ${WANTED.length} programs`);
}

const address = await serve(`${build}/site`);
if (!part || part === 'cases') {
    checkCases();
}
for (const name of ['chromium', 'firefox', 'programs'].filter(name => !part || part === name)) {
    const browser = await launch(name === 'programs' ? 'chromium' : name, build);
    if (browser) {
        await (name === 'programs' ? checkPrograms(browser, `${address}/stone-game-6/index.html`)
            : checkBrowser(browser, name, address));
        await browser.close();
    }
}
process.exit();
