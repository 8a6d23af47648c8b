/* Checks the page judge, by `make check-site-judge`:  node tests/site/judge.mjs BUILD [PART...]. The cases of the rules
   in WebAssembly. In Chromium and Firefox: visits, and trials of programs in each language. In Chromium: every program
   of problems/, but those that are too slow or need too much memory, has to get the verdict and the first failing input
   that its header names, by which `make check-wrong` holds it to the native judge. In both: what a judge in a browser
   is easily wrong about (probe.mjs), which the native judge judges here, too. Without a PART all of it; else only:
   cases, visits (or one by its name), trials, talks, attacks, probe (or those of a language), picture, programs (or those of a
   problem, by its folder); of chromium and firefox the one that is named. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {checkAttacks} from './attacks.mjs';
import {choice, demand, launch, progress, serve} from './browsers.mjs';
import {JUDGE_VISITS} from './judge_visits.mjs';
import {COMPILED_VISITS} from './lab_visits.mjs';
import {checkPicture} from './picture.mjs';
import {PROBE, nativeVerdicts} from './probe.mjs';
import {TALKS, TRIALS} from './trials.mjs';
import '../../common/site/wasi.js';
import '../../common/site/rules.js';

const [build, ...chosen] = process.argv.slice(2);
const LANGUAGES = {c: 'c', cpp: 'cpp17', js: 'javascript', py: 'python'};
const read = file => fs.readFileSync(file, 'utf8');
/* {problem, file, verdict, first} of each: verdict and first wrong input are those of its header */
const programs = JSON.parse(execFileSync('common/manage.py', ['programs'], {maxBuffer: 1e8}));
const problems = [...new Set(programs.map(({problem}) => problem))];
const {chosenOf, asks} = choice(chosen, ['cases', 'visits', 'trials', 'talks', 'attacks', 'probe', 'picture', 'programs', ...problems,
    ...Object.keys(JUDGE_VISITS), ...Object.keys(COMPILED_VISITS), ...TRIALS.map(([, language]) => language)]);

async function openPage(browser, address) {
    const page = await browser.newPage();
    page.setDefaultTimeout(300000); /* other checks may keep the machine busy */
    page.on('pageerror', error => /Content-Security-Policy/.test(error) || console.log(`the page says ${error}`)); /* that is what it is for */
    await page.goto(address);
    return page;
}

const VERDICT_MS = 600000; /* in which there has to be a verdict */

const judge = (page, request) => page.evaluate(async request => {
    const {Trial} = await import(new URL(`${SITE}judge/judge.js`, location));
    return new Trial(request).result;
}, request);

/* They are the native ones, byte for byte. */
function checkCases() {
    const moduleOf = name => new WebAssembly.Module(fs.readFileSync(`${build}/wasm/${name}.wasm`));
    const machinery = moduleOf('machinery.en');
    for (const name of problems) {
        const said = [[], [], []];
        const hear = (file, bytes) => void said[file].push(bytes);
        runRules([machinery, moduleOf(`problems/${name.split('+')[0]}`)], {name, mode: 'cases'}, hear);
        demand(Buffer.concat(said[1]).equals(fs.readFileSync(`${build}/cases/${name}.cases`)),
            `${name}: other cases than the native ones ${Buffer.concat(said[2])}`);
    }
    console.log(`${problems.length} streams of cases in WebAssembly`);
}

/* ---- every program of problems/ ---- */

/* Those that the browser has to judge as the native judge does. */
function judgedPrograms() {
    const languageOf = file => LANGUAGES[path.extname(file).slice(1)];
    const wanted = chosenOf(problems);
    return programs.filter(({problem}) => wanted.includes(problem)).map(program => ({...program, source: read(program.file), language: languageOf(program.file)}))
        .filter(({verdict}) => !/TLE|MLE/.test(verdict));
}

/* What is wrong with it, or ''. */
async function checkProgram(page, {problem, file, source, language, verdict, first}) {
    const tooLate = new Promise(done => setTimeout(done, VERDICT_MS, null));
    const result = await Promise.race([judge(page, {problem, language, source}), tooLate]);
    if (!result) {
        return `${file}: no verdict`; /* it is at work still, beside the next ones */
    }
    const input = (result.input ?? '').trimEnd().replaceAll('\n', ' / ').replace(/ +/g, ' ');
    const isAsNatively = result.verdict === verdict && (first === input
        || problem.includes('+leetcode-') && input.startsWith(`${first} / `) /* calls in a row: the page shows all */
        || first.startsWith('long; ') && input.length > 60 || first.startsWith('depends on the machine'));
    return isAsNatively ? '' : `${file}: ${verdict} (${first}), but in the browser\n${result.report}`;
}

async function checkPrograms(browser, address) {
    const all = judgedPrograms();
    const rest = [...all];
    const again = []; /* alone, for two at a time may be late */
    const began = Date.now();
    const work = async page => {
        for (let program; (program = rest.shift());) {
            if (await checkProgram(page, program)) {
                again.push(program);
                console.log(`to be tried again: ${program.file}`); /* a run that is stopped has told these */
            }
            const done = all.length - rest.length - 1;
            const minutes = Math.ceil((Date.now() - began) / 60000 / done * (all.length - done));
            progress(`${done} of ${all.length} programs, ${again.length} to try again, about ${minutes} min left`);
        }
    };
    const pages = [await openPage(browser, address), await openPage(browser, address)];
    await Promise.all(pages.map(work));
    const notJudged = [];
    for (const program of again) {
        progress(`again: ${program.file}`);
        const wrong = await checkProgram(pages[0], program);
        wrong && (/\n(--|not judged)/.test(wrong) ? notJudged.push(program.file) : demand(false, wrong));
    }
    progress('');
    demand(notJudged.length <= Math.max(1, all.length / 20), 'too many programs are not judged');
    console.log(`${all.length} programs as natively, but for those not judged: ${notJudged.join(' ') || 'none'}`);
}

/* ---- each language, and programs that misbehave ---- */

/* What the judge itself says is Korean on a Korean page; but for the line with the name of the problem. */
const isKorean = report => report.split('\n').slice(1).every(line =>
    !/^ {0,2}[^ ]/.test(line) || /[가-힣]|^ +stderr:$/.test(line));

async function checkTrials(page, name) {
    const trials = [...TRIALS.filter(([, language]) => asks('trials', language)),
        ...asks('talks') ? TALKS.map(trial => [...trial, 'nim-2', true]) : []];
    await page.addScriptTag({url: await page.evaluate(() => `${SITE}judge/words.ko.js`)});
    for (const [wanted, language, source, problem = 'stone-game-6', plays = false] of trials) {
        const {verdict, report, notes} = await judge(page, {problem, language, source, plays});
        demand(report !== '' || verdict === 'AC', `${name}, ${language}: ${verdict} without a report`);
        demand(wanted.test(report + notes.flat().join('\n')), `${name}, ${language}: ${source.slice(0, 300)}\n${wanted} expected:\n${report}`);
        const inKorean = await page.evaluate(async report => {
            const {translatedReport} = await import(new URL(`${SITE}judge/judge.js`, location));
            return translatedReport(report, site.T);
        }, report);
        demand(isKorean(inKorean), `${name}: not in Korean:\n${inKorean}`);
    }
    console.log(`${name}: ${trials.length} programs`);
}

/* The page says what the native judge says, or that it is not judged; which it may not of all. */
async function checkProbe(page, name, native) {
    let notJudged = 0;
    for (const [i, [language, isJudged, source, problem = 'stone-game-6']] of PROBE.entries()) {
        if (asks('probe', language)) {
            const {verdict, report} = await judge(page, {problem, language, source});
            demand(verdict === native[i] || verdict === '--' && !isJudged,
                `${name}, ${language}: ${native[i]} natively, in the browser ${verdict}:\n${source}\n${report}`);
            notJudged += verdict === '--';
        }
    }
    console.log(`${name}: ${PROBE.length} programs of the probe, ${notJudged} of them not judged`);
}

const address = await serve(`${build}/site`);
asks('cases') && checkCases();
const native = asks('probe', ...Object.keys(LANGUAGES).map(ending => LANGUAGES[ending]), 'javascript') && nativeVerdicts(build);
for (const name of chosenOf(['chromium', 'firefox'])) {
    const browser = await launch(name, build);
    if (browser) {
        const page = await openPage(browser, `${address}/stone-game-6/index.html#judge`);
        for (const [what, visit] of Object.entries(JUDGE_VISITS)) {
            asks('visits', what) && await visit(page, address, name, build);
        }
        for (const [what, visit] of Object.entries(COMPILED_VISITS)) {
            asks('visits', what) && await visit(page, address, name, build);
        }
        await page.goto(`${address}/stone-game-6/index.ko.html`);
        asks('trials', 'talks', ...TRIALS.map(([, language]) => language)) && await checkTrials(page, name);
        asks('attacks', 'javascript', 'python', 'c') && await checkAttacks(page, name, judge, asks);
        native && await checkProbe(page, name, native);
        name === 'chromium' && asks('picture') && await checkPicture(browser, address);
        name === 'chromium' && asks('programs', ...problems) && await checkPrograms(browser, `${address}/stone-game-6/index.html`);
        await browser.close();
    }
}
process.exit();
