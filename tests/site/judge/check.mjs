/* Checks the judge of the page, by `make check-site-judge`:  node check.mjs BUILD. In Chromium, every program of problems/ in C,
   C++, JavaScript or Python has to get the verdict and the first failing input that its header names, which `make check-wrong` holds against
   the judge itself; then, in Chromium and Firefox, each language, and programs that hang, eat, flood, recurse or do not
   compile. */
import fs from 'node:fs';
import path from 'node:path';
import {launch, serve} from '../browsers.mjs';

const [build] = process.argv.slice(2);
const LANGUAGES = {c: 'c', cpp: 'cpp17', py: 'python', js: 'javascript'};
const read = file => fs.readFileSync(file, 'utf8');
let faults = 0;

function demand(holds, words) {
    if (!holds) {
        faults++;
        console.log(`site-judge: ${words}`);
    }
}

async function openPage(browser, address) {
    const page = await browser.newPage();
    page.on('pageerror', error => demand(/favicon/.test(error), `the page says ${error}`));
    await page.goto(address);
    return page;
}

/* In the page: judges, and stops after so many milliseconds, if they are given. */
const judge = (page, request, stop = 0) => page.evaluate(async (request, stop) => {
    const {Trial} = await import('../site/judge/judge.js');
    const trial = new Trial(request);
    stop && setTimeout(() => trial.stop(), stop);
    return trial.result;
}, request, stop);

/* ---- every program of problems/ ---- */

function programs() {
    const folders = read('problems/list.tsv').match(/^[a-z0-9][a-z0-9-]*(?=\t)/gm);
    return folders.flatMap(problem => {
        const wrong = `problems/${problem}/wrong`;
        const names = fs.existsSync(wrong) ? fs.readdirSync(wrong).map(name => `${wrong}/${name}`) : [];
        return [`problems/${problem}/main.c`, ...names].map(file => {
            const source = read(file);
            const header = source.replace(/^( \*|\/\/|#) ?/gm, '');
            const verdict = file.endsWith('/main.c') ? 'AC' : header.match(/^Verdict: (\w+)/m)[1];
            const [, first] = header.match(/^First wrong input: (.*(?:\n {2}.*)*)/m) ?? [null, ''];
            return {problem, file, source, language: LANGUAGES[path.extname(file).slice(1)], verdict,
                first: first.replace(/\s+/g, ' ')};
        });
    }).filter(({language, verdict}) => language && !/TLE|MLE/.test(verdict));
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
    const all = programs();
    const rest = [...all];
    const again = []; /* alone, for two at a time may be late */
    const work = async page => {
        for (let program; (program = rest.shift());) {
            process.stderr.isTTY && process.stderr.write(`\r${all.length - rest.length}/${all.length}: ${program.file}\x1b[K`);
            await checkProgram(page, program) && again.push(program);
        }
    };
    const pages = [await openPage(browser, address), await openPage(browser, address)];
    await Promise.all(pages.map(work));
    const notJudged = [];
    for (const program of again) {
        const wrong = await checkProgram(pages[0], program);
        wrong && (/\n--/.test(wrong) ? notJudged.push(program.file) : demand(false, wrong));
    }
    console.log(`${all.length} programs, of which are not judged: ${notJudged.join(' ') || 'none'}`);
}

/* ---- each language, and programs that misbehave; all are for stone-game-6 ---- */

const ANSWER = 'n % 7 == 0 || n % 7 == 2 ? "CY" : "SK"';
const JS_INPUT = 'const n = Number(require("fs").readFileSync(0, "utf8"));';
const WANTED = [ /* what the report has to have, language, program */
    [/^AC .*2340\/2340/, 'cpp17', `#include <bits/stdc++.h>\nusing namespace std;\nint main() { long long n; cin >> n; cout << (${ANSWER}); }`],
    [/^WA [^]*2147483648[^]*/, 'cpp20', `#include <iostream>\nint main() { long n; std::cin >> n; std::cout << (${ANSWER}); }`],
    [/^AC /, 'cpp17', `#include <cstdio>\nint main() { long long n; std::scanf("%lld", &n); try { std::puts(${ANSWER}); } catch (...) {} }`],
    [/^-- .*\n.*exceptions and threads/, 'cpp17', 'int main() { try { throw 1; } catch (int) {} }'],
    [/^AC /, 'c', `#include <stdio.h>\nint main(void) { long long n; freopen("/dev/stdin", "r", stdin); scanf("%lld", &n); puts(${ANSWER}); }`],
    [/^CE [^]*Main.c:1:23: error/, 'c', 'int main(void) { int x y; }'],
    [/^WA /, 'c', 'int main(void) {}'],
    [/^not judged: [^]*ext.pb_ds.assoc_container.hpp/, 'cpp17', '#include <ext/pb_ds/assoc_container.hpp>\nint main() {}'],
    [/^TLE /, 'c', 'int main(void) { for (volatile int i = 0;; i++) {} }'],
    [/^MLE /, 'c', '#include <stdlib.h>\nint main(void) { for (;;) { *(volatile char *)malloc(4000) = 1; } }'],
    [/^MLE /, 'cpp17', '#include <cstdio>\n#include <vector>\nint main() { int n; scanf("%d", &n); std::vector<int> v(50000000, n); printf("%d", v[n]); }'],
    [/^OLE /, 'c', '#include <stdio.h>\nint main(void) { for (;;) { puts("x"); } }'],
    [/^-- .*\n.*recursion is deeper/, 'c', 'int f(int n) { volatile int m = n; return f(m + 1) + m; }\nint main(void) { return f(0); }'],
    [/^RE .*\n.*exit status 3/, 'c', 'int main(void) { return 3; }'],
    [/^RE /, 'c', '#include <stdlib.h>\nint main(void) { abort(); }'],
    [/^CE /, 'c', 'x '.repeat(1 << 19)],
    [/^CE /, 'c', ''],
    [/^AC /, 'javascript', `${JS_INPUT} console.log(${ANSWER});`],
    [/^AC /, 'javascript', `require("readline").createInterface({input: process.stdin}).on("line", n => console.log(${ANSWER}))
        .on("close", () => process.exit(0));`],
    [/^AC /, 'javascript', `let n = ""; process.stdin.on("data", data => n += data).on("end", () => console.log(${ANSWER}));`],
    [/^AC /, 'javascript', `(async () => { for await (const n of require("readline").createInterface(process.stdin)) console.log(${ANSWER}); })();`],
    [/^WA [^]*case small-100:/, 'javascript', `${JS_INPUT} console.log(n === 100 ? "?" : ${ANSWER});`],
    [/^RE .*\n.*odd/, 'javascript', 'throw new Error("odd");'],
    [/^CE /, 'javascript', 'let x = ;'],
    [/^TLE /, 'javascript', 'for (;;);'],
    [/^OLE /, 'javascript', 'for (;;) { try { console.log(1); } catch {} }'],
    [/^-- .*\n.*recursion is deeper/, 'javascript', 'const f = () => f() + 1; f();'],
    [/^AC /, 'python', 'n = int(input())\nprint("CY" if n % 7 in (0, 2) else "SK")'],
    [/^WA [^]*case small-101:/, 'python', 'import sys\nn = int(sys.stdin.readline())\nprint("CY" if n % 7 in (0, 2) or n == 101 else "SK")'],
    [/^CE [^]*SyntaxError/, 'python', 'print('],
    [/^RE .*\n.*ZeroDivisionError/, 'python', '1 // 0'],
    [/^TLE /, 'python', 'while True: pass'],
    [/^OLE /, 'python', 'while True: print(1)'],
    [/^MLE /, 'python', 'a = []\nwhile True: a.append([0] * 1000)'],
    [/^-- .*\n.*recursion is deeper/, 'python', 'import functools, sys\nsys.setrecursionlimit(10**6)\nf = functools.lru_cache(None)(lambda n: f(n + 1))\nf(0)'],
    [/^-- .*\n.*No module named 'numpy'/, 'python', 'import numpy'],
];

async function checkBrowser(browser, name, address) {
    const page = await openPage(browser, address);
    for (const [wanted, language, source] of WANTED) {
        const {report} = await judge(page, {problem: 'stone-game-6', language, source});
        demand(wanted.test(report), `${name}, ${language}: ${source.slice(0, 300)}\n${wanted} expected:\n${report}`);
    }
    const stopped = await judge(page, {problem: 'stone-game-6', language: 'javascript', source: 'for (;;);'}, 1500);
    demand(stopped.verdict === '--' && /stopped by you/.test(stopped.report), `${name}: stopped, ${stopped.report}`);
    console.log(`${name}: ${WANTED.length} programs`);
}

const address = `${await serve(`${build}/site`)}/stone-game-6/index.html`;
for (const name of ['chromium', 'firefox']) {
    const browser = await launch(name, build);
    if (browser) {
        await checkBrowser(browser, name, address);
        if (name === 'chromium' && !process.env.QUICK) {
            await checkPrograms(browser, address);
        }
        await browser.close();
    }
}
process.exit(faults > 0 ? 1 : 0);
