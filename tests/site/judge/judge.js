/* The judge of the page: a Trial is one program, judged. A worker has the rules make the cases (rules.js), one compiles
   (compiler.js), one runs the program on one case after the other (runner.js); the judge's own C reads the cases,
   compares, counts and reports (judge.c). A module, for import(), which a browser refuses on a page from a file. */
import './wasi.js';

const VERDICTS = ['AC', '--', 'WA', 'OLE', 'MLE', 'TLE', 'RE', 'CE', 'JE']; /* verdict.h; --: not judged, or stopped */
const GRACE_MS = 250; /* over the time before a run is ended, for messages take time, too */
const COMPILE_MS = 60000;
const TELL_MS = 200;
const MB = 2 ** 20;
const STACK = 64 * MB;
const MOST_MEMORY = 4096 * MB;
const NOTHING = new Uint8Array();
const PLAIN_LONG = /(?<!\blong\s+)\blong\b(?!\s+(?:long|double)\b)/;
const NO_CODE = /\/\/.*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"/g;
const T = String; /* marks what panel.js says in the language of the page */

/* Limits by the rules of BOJ (tests/judge/languages.c); WebAssembly is slower than native code, and gets twice as much
   time and a second. `isShared`: cases share a world, so what fails in one that has seen others is tried again. */
const withExtra = ({ms, mb, isExact}, more) => isExact ? {ms, mb} : {ms: 3 * ms + 2000, mb: 2 * mb + more};
const slower = ({ms, mb}) => ({ms: 2 * ms + 1000, mb});
const COMPILED = {isCompiled: true, limits: slower, scripts: ['wasi.js', 'runner.js']};
const LANGUAGES = {
    c: COMPILED, cpp17: COMPILED, cpp20: COMPILED,
    javascript: {limits: problem => withExtra(problem, 64), isShared: true, scripts: ['runner.js', 'javascript.js'],
        wrap: source => `startProgram(function (exports, require, module, __filename, __dirname) {${source}\n});`},
    python: {limits: problem => slower(withExtra(problem, 32)), isShared: true,
        scripts: ['files.js', 'load.js', 'runner.js', 'python.js']},
};

const BASE = new URL('.', import.meta.url).href;
const decode = bytes => new TextDecoder().decode(bytes);
const encode = text => new TextEncoder().encode(text);
const fetched = async name => (await fetch(BASE + name)).arrayBuffer();

/* A worker that does one thing at a time. `onNews` gets what it posts before its reply. */
class Servant {
    constructor(scripts, onNews, more = '') {
        const text = `const BASE = '${BASE}'; importScripts(${scripts.map(name => `'${BASE}${name}'`)}); ${more}`;
        this.worker = new Worker(URL.createObjectURL(new Blob([text])));
        this.onNews = onNews;
        this.worker.onmessage = ({data}) => data.progress || data.cases ? this.onNews(data) : this.reply(data);
        this.worker.onerror = event => {
            event.preventDefault();
            this.end({failed: event.message ?? '', line: event.lineno});
        };
    }

    /* Gives the reply; or, when the worker has to end, {isLate} after so many milliseconds, and {failed}. */
    async ask(message, ms) {
        if (this.isOver) {
            return {failed: 'it has ended'};
        }
        this.worker.postMessage(message);
        this.isBusy = true;
        return new Promise(resolve => {
            const clock = ms && setTimeout(() => this.end({isLate: true}), ms);
            this.reply = data => {
                clearTimeout(clock);
                this.isBusy = false;
                resolve(data);
            };
        });
    }

    end(reply) {
        this.worker.terminate();
        this.isOver = true;
        this.isBusy && this.reply(reply);
    }
}

/* A run of a WebAssembly module that writes text; `said` has it by file. */
function runText(module, entry, options = {}) {
    const said = ['', '', ''];
    const run = wasi({...options, now: () => 0n, write: (file, bytes) => void (said[file] += decode(bytes))});
    const {exports} = new WebAssembly.Instance(module, run.imports);
    try {
        run.start({exports}, entry);
        return {exports, said, status: 0};
    } catch (stop) {
        return {exports, said, status: stop.code};
    }
}

/* The judge's C, for JavaScript's strings and bytes. */
class Judge {
    constructor(module) {
        const {exports, said} = runText(module, '_initialize');
        Object.assign(this, exports, {said});
    }

    /* Puts bytes and strings into room(); gives the offset of each. */
    give(...all) {
        const parts = all.map(some => typeof some === 'string' ? encode(some + '\0') : some);
        const offsets = [0];
        parts.forEach((part, i) => offsets.push(offsets[i] + part.length));
        const at = this.room(offsets.at(-1));
        parts.forEach((part, i) => new Uint8Array(this.memory.buffer).set(part, at + offsets[i]));
        return offsets;
    }

    bytes = (from, to) => new Uint8Array(this.memory.buffer).slice(from, to);
    inputOf = c => this.bytes(this.input_of(c), this.answer_of(c));
}

let compiler = null; /* kept from program to program */

/* new Trial({problem, language, source, onProgress}) begins; its `result` is a promise of
     verdict        as on the command line; JE: our fault
     report         what the judge prints
     reason, notes  for T(): why it is not judged, and what else is to be said
     input          of the first failing case, if there is one
   onProgress gets {step: 'load', done, total} in bytes, {step: 'compile'}, {step: 'run', tried, known, areAllKnown}. */
export class Trial {
    cases = []; /* {place, isSample}: those known so far, samples first */
    tried = 0;
    notes = [];

    constructor({onProgress = () => {}, ...request}) {
        Object.assign(this, request, {onProgress, how: LANGUAGES[request.language]});
        this.onLoad = ({progress}) => onProgress({step: 'load', ...progress});
        this.result = new Promise(resolve => {
            this.end = result => {
                this.isOver = true;
                [this.rules, this.runner, compiler?.isBusy && compiler].forEach(servant => servant && servant.end({}));
                resolve({...result, notes: this.notes});
            };
        });
        this.run().catch(error => this.end({verdict: 'JE', report: this.judge?.said[2] || `${error}\n`}));
    }

    stop() {
        this.judge && !this.isOver ? this.report('by you') : this.end({verdict: '--', report: 'stopped by you\n'});
    }

    notJudged(reason, detail) {
        this.end({verdict: '--', reason, report: `not judged: ${reason} (${detail})\n`});
    }

    async run() {
        const names = ['judge.wasm', 'rules.wasm', `problems/${this.problem}.json`];
        const [judge, rules, about] = await Promise.all(names.map(fetched));
        this.about = JSON.parse(decode(about));
        this.limits = this.how.limits(this.about);
        this.rulesModule = await WebAssembly.compile(rules);
        this.judge = new Judge(await WebAssembly.compile(judge));
        this.judge.start(this.limits.ms, this.limits.mb, this.about.hasManyAnswers);
        this.add(encode(this.about.samples), true);
        this.firstMade = this.cases.length;
        this.makeCases();
        this.program = this.how.isCompiled ? await this.compile() : {source: this.source};
        await this.startRunner() && await this.tryCases();
    }

    /* ---- cases ---- */

    add(bytes, isSample) {
        this.judge.give(bytes);
        this.judge.add_to_stream(bytes.length);
        for (let place; (place = this.judge.take_case(isSample)) !== 0;) {
            this.cases.push({place, isSample});
        }
    }

    makeCases() {
        this.rules = new Servant(['wasi.js', 'rules.js'], ({cases}) => cases.forEach(bytes => this.add(bytes, false)));
        this.rules.worker.postMessage({module: this.rulesModule});
        this.areMade = this.rules.ask({mode: 'cases', name: this.problem}).then(({status, err, failed}) => {
            if (!this.isOver && (status !== 0 || this.judge.is_stream_cut())) {
                this.notJudged(T('this browser cannot make the cases'), err || failed || status);
            }
            this.total = this.cases.length;
        });
    }

    async isThere(i) {
        while (i >= this.cases.length && this.total === undefined) {
            await new Promise(resolve => setTimeout(resolve, 5));
        }
        return i < this.cases.length;
    }

    /* ---- the program ---- */

    /* Gives {module, said}, or {said} where it does not compile. */
    async compile() {
        PLAIN_LONG.test(this.source.replace(NO_CODE, ' '))
            && this.notes.push([T('long has 32 bits here, and 64 at most judges; long long has 64')]);
        compiler ??= new Servant(['files.js', 'load.js', 'compiler.js']);
        compiler.onNews = this.onLoad;
        let reply = await compiler.ask({});
        if (reply.isReady) {
            const memory = Math.min(STACK + (2 * this.limits.mb + 64) * MB, MOST_MEMORY);
            this.onProgress({step: 'compile'});
            const {source, language} = this;
            reply = await compiler.ask({source, language, stack: STACK, memory}, COMPILE_MS);
        }
        compiler = compiler.isOver || reply.failed ? null : compiler;
        reply.note && this.notes.push([reply.note]);
        return reply.isLate ? {said: `compiling took more than ${COMPILE_MS / 1000} s, and was ended`} : reply;
    }

    /* Says whether the program can run. */
    async startRunner() {
        const {scripts, wrap} = this.how;
        let reply = this.program;
        if (!this.isOver && (reply.module || reply.source !== undefined)) {
            this.runner?.end();
            this.runner = new Servant(scripts, this.onLoad, wrap?.(this.source));
            this.isFresh = true;
            reply = await this.runner.ask({program: {...this.program, stack: STACK, limitKb: this.limits.mb * 1024,
                catches: /\b(catch|thread|async)\b/.test(this.source)}});
        }
        if (this.isOver || reply.isReady) {
            return !this.isOver;
        }
        const isUnreadable = wrap && reply.failed !== undefined;
        this.program.said = isUnreadable ? `Main.js:${reply.line}: ${reply.failed || 'SyntaxError'}` : reply.said;
        this.program.said !== undefined ? this.report('', false)
            : this.notJudged(reply.lacks ? T('the compiler here lacks a header or a part of the library')
                : T('this does not work in this browser'), reply.lacks ?? reply.failed);
        return false;
    }

    /* ---- runs ---- */

    async tryCases() {
        let [told, hasFailed] = [0, false];
        for (let i = 0; !hasFailed && await this.isThere(i) && !this.isOver; i++) {
            const {place, isSample} = this.cases[i];
            const mayAgain = this.how.isShared && !this.isFresh;
            let verdict = await this.tryCase(place);
            if (verdict === 'TLE' || verdict && verdict !== 'AC' && mayAgain) { /* once more, alone */
                await this.areMade;
                verdict = await this.startRunner() && await this.tryCase(place);
            }
            if (!verdict) {
                return;
            }
            this.judge.count_run(place);
            this.tried++;
            hasFailed = verdict !== 'AC' && (!isSample || verdict === 'TLE');
            if (verdict !== 'AC' && !hasFailed) { /* which failing case is the smallest, the made ones show */
                i = this.firstMade - 1;
                verdict === 'OLE' && await this.startRunner(); /* the worker may go on printing */
            }
            if (performance.now() - told > TELL_MS) {
                told = performance.now();
                const [known, areAllKnown] = [this.cases.length, this.total >= 0];
                this.onProgress({step: 'run', tried: this.tried, known, areAllKnown});
            }
        }
        this.isOver || this.report('after the first case that is not AC');
    }

    /* Gives the verdict on the program's run on a case; none if the trial is over. */
    async tryCase(c) {
        const outputKb = 64 + Math.floor(2 * (this.judge.end_of(c) - this.judge.answer_of(c)) / 1024);
        const latest = this.limits.ms + GRACE_MS;
        const run = await this.runner.ask({input: this.judge.inputOf(c), outputKb}, latest);
        const {words = '', ms = latest, kb = 0, out = NOTHING, outSeen = 0, err = NOTHING, errSeen = 0} = run;
        this.isFresh = false;
        this.reason = run.reason;
        run.failed === undefined || this.notJudged(T('this browser has ended the program'), run.failed);
        if (this.isOver) {
            return '';
        }
        this.judge.give(out, err, words);
        const verdict = VERDICTS[this.judge.judge_run(c, VERDICTS.indexOf(ms > this.limits.ms ? 'TLE' : run.verdict),
            ms, kb, outputKb, out.length, outSeen, err.length, errSeen)];
        return verdict === 'WA' && this.about.hasManyAnswers ? this.askRules(out, c) : verdict;
    }

    /* Several outputs may be right: the rules of the game decide. */
    askRules(output, c) {
        const files = {'dev/stdin': output, input: this.judge.inputOf(c)};
        const {status, said} = runText(this.rulesModule, '_start', {args: [this.problem, 'accepts', 'input'], files});
        const verdict = {42: 'AC', 43: 'WA'}[status] ?? 'JE';
        const words = (said[1] + said[2]).trim();
        this.judge.give(verdict === 'JE' && !words ? 'they cannot say whether the output is right' : words);
        this.judge.accept_run(VERDICTS.indexOf(verdict));
        return verdict;
    }

    report(stopped, compiles = true) {
        const untried = this.total >= 0 ? this.total - this.tried : -1;
        const [, why, said] = this.judge.give(this.about.heading, stopped, this.program?.said ?? '');
        const verdict = VERDICTS[this.judge.report(compiles, untried, why, said)];
        const c = this.judge.first_failing();
        const input = c ? decode(this.judge.inputOf(c)) : undefined;
        this.how.wrap && this.notes.push([T('the memory of JavaScript cannot be measured in a browser')]);
        verdict === 'AC' && this.notes.push([T('by the clock of this browser, {} ms for each case'), this.limits.ms]);
        this.end({verdict, report: this.judge.said[1], reason: verdict === '--' && this.reason, input});
    }
}
