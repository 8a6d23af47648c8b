/* The page judge: a Trial is one program, judged. A worker has the rules make the cases (cases.js), one compiles
   (compiler.js), one runs the program (runner.js); the judge's own C reads the cases, compares, counts and reports
   (page_judge.c). A module, for import(), which a browser refuses on a page from a file. */
import './wasi.js';
import './rules.js';
import './disk.js';

export {translatedReport} from './report.js';

const VERDICTS = ['AC', '--', 'WA', 'OLE', 'MLE', 'TLE', 'RE', 'CE', 'JE']; /* verdict.h; --: not judged, or stopped */
const GRACE_MS = 400; /* over the time before a run is ended: for messages, and for the cases before it (runner.js) */
const COMPILE_MS = 60000;
const MOST_CASES = 256; /* in a message */
const MB = 2 ** 20;
const STACK = 64 * MB;
const MOST_MEMORY = 4096 * MB;
const PLAIN_LONG = /(?<!\blong\s+)\blong\b(?!\s+(?:long|double)\b)/;
const NO_CODE = /\/\/.*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"/g;
const T = String; /* marks what panel.js says in the language of the page */

/* Limits by the rules of BOJ (common/judge/languages.c); WebAssembly is slower than native code, and gets twice as much
   time and a second. */
const withExtra = ({ms, mb, isExact}, more) => isExact ? {ms, mb} : {ms: 3 * ms + 2000, mb: 2 * mb + more};
const slower = ({ms, mb}) => ({ms: 2 * ms + 1000, mb});
const COMPILED = {isCompiled: true, limits: slower, scripts: ['wasi.js', 'disk.js', 'runner.js']};
const LANGUAGES = {
    c: COMPILED, cpp17: COMPILED, cpp20: COMPILED,
    javascript: {limits: problem => withExtra(problem, 64), scripts: ['runner.js', 'javascript.js'],
        wrap: source => `startProgram(function (exports, require, module, __filename, __dirname) {${
            source.replace(/^#!/, '//')}\n});\n//# sourceURL=Main.js`},
    python: {limits: problem => slower(withExtra(problem, 32)),
        scripts: ['files.js', 'load.js', 'runner.js', 'python.js']},
};

const BASE = new URL('.', import.meta.url).href;
const decode = bytes => new TextDecoder().decode(bytes);
const encode = text => new TextEncoder().encode(text);
async function fetched(name) {
    const response = await fetch(BASE + name);
    if (!response.ok) {
        throw new Error(`${name}: ${response.status} ${response.statusText}`);
    }
    return response.arrayBuffer();
}

/* Whether the site cannot be reached, which is the likely cause when something does not come. What is asked for has a
   name that nothing keeps. */
const isCutOff = () => fetch(`${BASE}judge.js?${Math.random()}`, {method: 'HEAD', cache: 'no-store'})
    .then(() => false, () => true);

const addressOf = script => URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));

/* A worker that is asked one question at a time. Its scripts are files beside this one, and a program of JavaScript, as
   a script of its own: so browsers tell where it has an error. `onNews` gets what it posts before its reply. */
class AskedWorker {
    constructor(scripts, onNews, program) {
        const addresses = [...scripts.map(name => BASE + name), ...program ? [addressOf(program)] : []];
        this.worker = new Worker(addressOf(`const BASE = '${BASE}', T = String;
            importScripts(${addresses.map(address => `'${address}'`)});`));
        this.onNews = onNews;
        this.worker.onmessage = ({data}) => data.progress || data.cases ? this.onNews(data) : this.reply(data);
        this.worker.onerror = event => {
            event.preventDefault();
            this.reply({failed: event.message ?? '', line: event.lineno});
        };
    }

    /* Gives the reply; or {isLate} after so many milliseconds, or {failed}. After end() there is none. */
    ask(message, ms) {
        this.isFree = false; /* what is late or has failed stays so */
        this.worker.postMessage(message);
        return new Promise(resolve => {
            const clock = ms && setTimeout(resolve, ms, {isLate: true});
            this.reply = data => {
                this.isFree = data.failed === undefined;
                clearTimeout(clock);
                resolve(data);
            };
        });
    }

    end() {
        this.worker.terminate();
    }
}

/* The judge's C, for JavaScript's strings and bytes; `said` has what it prints, by file. */
class Judge {
    said = ['', '', ''];

    constructor(module) {
        const run = wasi({now: () => 0n, write: (file, bytes) => void (this.said[file] += decode(bytes))});
        const instance = new WebAssembly.Instance(module, run.imports);
        run.start(instance, '_initialize');
        Object.assign(this, instance.exports);
    }

    /* Puts bytes and strings into room(), one after the other. */
    give(...all) {
        const parts = all.map(some => typeof some === 'string' ? encode(some + '\0') : some);
        let at = this.room(parts.reduce((sum, {length}) => sum + length, 0));
        for (const part of parts) {
            new Uint8Array(this.memory.buffer).set(part, at);
            at += part.length;
        }
    }

    /* Of a struct span. */
    bytesAt(span) {
        const [from, to] = new Uint32Array(this.memory.buffer, span, 2);
        return new Uint8Array(this.memory.buffer).slice(from, to);
    }
}

const notJudged = (reason, detail) => ({verdict: '--', reason, report: `not judged: ${reason} (${detail})\n`});

let compiler = null; /* kept from program to program */

/* new Trial({problem, language, source, onProgress}) begins; its `result` is a promise of
     verdict        as on the command line; JE: our fault
     report         what the judge prints
     reason, notes  for T(): why it is not judged, and what else is to be said
     input          of the first failing case, if there is one
   onProgress gets {step: 'load', done, total} in bytes, {step: 'compile'}, {step: 'run', tried, known, areAllKnown}. */
export class Trial {
    cases = []; /* of the judge */
    tried = 0;
    notes = [];

    constructor({onProgress = () => {}, ...request}) {
        Object.assign(this, request, {onProgress, how: LANGUAGES[request.language]});
        this.onLoad = ({progress}) => onProgress({step: 'load', ...progress});
        this.result = new Promise(resolve => {
            this.end = result => {
                this.isOver = true;
                [this.rules, this.runner, compiler?.isFree ? null : compiler].forEach(worker => worker?.end());
                compiler = compiler?.isFree ? compiler : null;
                resolve({...result, notes: this.notes});
            };
        });
        this.run().catch(error => this.fail({verdict: 'JE', report: this.judge?.said[2] || `${error}\n`}));
    }

    /* Ends the trial with what did not work here, unless it could not be loaded. */
    async fail(result) {
        this.end(await isCutOff() ? {verdict: '--', reason: T('the judge cannot be loaded: the site is out of reach'),
            report: ''} : result);
    }

    stop() {
        this.judge ? this.isOver || this.report('by you') : this.end({verdict: '--', report: 'stopped by you\n'});
    }

    async run() {
        const [judge, about] = await Promise.all([fetched('judge.wasm'), fetched(`problems/${this.problem}.json`)]);
        const judgeModule = await WebAssembly.compile(judge);
        this.about = JSON.parse(decode(about));
        this.rulesModules = await Promise.all([machineryModule(), unpackedModule(this.about.rules)]);
        if (this.isOver) {
            return;
        }
        this.limits = this.how.limits(this.about);
        this.judge = new Judge(judgeModule);
        this.judge.give(this.about.heading);
        this.judge.start(this.limits.ms, this.limits.mb, this.about.hasManyAnswers);
        this.makeCases();
        this.program = this.how.isCompiled ? await this.compile() : {source: this.source};
        this.program && await this.startRunner() && await this.tryCases();
    }

    /* ---- cases ---- */

    add(bytes, areSamples) {
        this.judge.give(bytes);
        this.judge.add(bytes.length);
        for (let one; (one = this.judge.take_case(areSamples));) {
            this.cases.push(one);
        }
        this.wake?.();
    }

    makeCases() {
        this.rules = new AskedWorker(['wasi.js', 'rules.js', 'cases.js'], ({cases}) => this.add(cases, false));
        const request = {name: this.problem, modules: this.rulesModules};
        this.areMade = this.rules.ask(request).then(({status, err, failed}) => {
            if (status !== 0 || this.judge.is_stream_cut()) {
                this.fail(notJudged(T('this browser cannot make the cases'), err || failed || status));
            } else {
                this.areAllKnown = true;
                this.add(encode(this.about.samples), true);
            }
        });
    }

    async isThere() {
        while (!this.cases[this.tried] && !this.areAllKnown) {
            await new Promise(resolve => (this.wake = resolve));
        }
        return this.cases[this.tried];
    }

    /* ---- the program ---- */

    /* Gives {module, said}; nothing if there is no program to run. */
    async compile() {
        PLAIN_LONG.test(this.source.replace(NO_CODE, ' '))
            && this.notes.push([T('long has 32 bits here, and 64 at most judges; long long has 64')]);
        compiler ??= new AskedWorker(['files.js', 'load.js', 'compiler.js']);
        compiler.onNews = this.onLoad;
        let reply = await compiler.ask({});
        if (reply.isReady) {
            this.onProgress({step: 'compile'});
            const memory = Math.min(STACK + (2 * this.limits.mb + 64) * MB, MOST_MEMORY);
            const {source, language} = this;
            reply = await compiler.ask({source, language, stack: STACK, memory}, COMPILE_MS);
        }
        return reply.module ? reply : reply.isLate
            ? this.end(notJudged(T('compiling takes too long in this browser'), `${COMPILE_MS / 1000} s`))
            : this.cannotRun(reply);
    }

    /* By what compiler or runner has replied. */
    cannotRun({said, lacks, failed}) {
        said !== undefined ? this.report('', said)
            : lacks ? this.end(notJudged(T('the compiler here lacks a header or a part of the library'), lacks))
            : this.fail(notJudged(T('this does not work in this browser'), failed));
    }

    /* Says whether the program can run. */
    async startRunner() {
        const {scripts, wrap} = this.how;
        this.runner?.end();
        this.runner = new AskedWorker(scripts, this.onLoad, wrap?.(this.source));
        const {isReady, ...reply} = await this.runner.ask({program: {...this.program, stack: STACK,
            limitKb: this.limits.mb * 1024, catches: /\b(catch|j?thread|async)\b/.test(this.source)}});
        const [unread] = wrap && reply.failed?.match(/SyntaxError.*/) || []; /* by importScripts() */
        const line = Math.min(reply.line, this.source.split('\n').length); /* what is missing at the end */
        isReady || this.cannotRun(unread === undefined ? reply
            : {said: `Main.js:${line}: ${unread.replace(/Failed to execute .*?: /, '')}`});
        return isReady;
    }

    /* ---- runs ---- */

    /* What fails is tried again, in a new worker, for the cases of a script share a world, and workers the processor.
       When a message is late, nobody knows which of its cases is: from there on each case has its own. */
    async tryCases() {
        const latest = this.limits.ms + GRACE_MS;
        let [size, isFresh] = [MOST_CASES, true];
        while (!this.isOver && await this.isThere()) {
            const cases = this.cases.slice(this.tried, this.tried + size).map(one =>
                ({input: this.judge.bytesAt(this.judge.input_of(one)), outputKb: this.judge.output_kb(one)}));
            const {failed, runs = [{verdict: 'TLE', ms: latest}]} = await this.runner.ask({cases}, latest);
            if (failed !== undefined) {
                return this.end(notJudged(T('this browser has ended the program'), failed));
            }
            let verdict = '';
            for (const run of runs) {
                verdict = this.judgeRun(run);
                if (verdict !== 'AC' && !(isFresh && (verdict !== 'TLE' || size === 1))) {
                    break;
                }
                this.judge.count_run(this.cases[this.tried++]);
                if (verdict !== 'AC') {
                    return this.report('after the first case that is not AC');
                }
                isFresh = false;
            }
            if (verdict === 'TLE') {
                size = 1;
                await this.areMade;
            }
            isFresh = verdict !== 'AC';
            if (isFresh && (this.isOver || !await this.startRunner())) {
                return;
            }
            this.onProgress({step: 'run', tried: this.tried, known: this.cases.length, areAllKnown: this.areAllKnown});
        }
        this.isOver || this.report('');
    }

    judgeRun({verdict, words = '', reason, ms, kb = 0, out = [], err = [], dropped = 0}) {
        this.reason = reason;
        this.judge.give(out, err, words);
        const ended = VERDICTS.indexOf(ms > this.limits.ms ? 'TLE' : verdict);
        const judged = VERDICTS[this.judge.judge_run(this.cases[this.tried], ended, ms, kb, out.length, err.length,
            dropped)];
        return judged === 'WA' && this.about.hasManyAnswers ? this.askRules(out) : judged;
    }

    /* Several outputs may be right: the rules of the game decide. */
    askRules(output) {
        const input = this.judge.bytesAt(this.judge.input_of(this.cases[this.tried]));
        const more = disk({'dev/stdin': output, input});
        let words = '';
        const question = {name: this.problem, mode: 'accepts', words: 'input', more, lang: LANG};
        const status = runRules(this.rulesModules, question, (file, bytes) => void (words += decode(bytes)));
        const verdict = {42: 'AC', 43: 'WA'}[status] ?? 'JE';
        this.judge.give(words.trim());
        this.judge.accept_run(VERDICTS.indexOf(verdict));
        return verdict;
    }

    /* Ends the trial; `fault`: what the compiler says of a program that does not compile. */
    report(stopped, fault) {
        this.judge.give(fault ?? this.program?.said ?? '', stopped);
        const untried = this.areAllKnown ? this.cases.length - this.tried : -1;
        const verdict = VERDICTS[this.judge.report(fault === undefined, untried)];
        const failing = this.judge.failing_input();
        this.how.wrap && this.notes.push([T('the memory of JavaScript cannot be measured in a browser')]);
        verdict === 'AC' && this.notes.push([T('by the clock of this browser, {} ms for each case'), this.limits.ms]);
        this.end({verdict, report: this.judge.said[1], reason: verdict === '--' && this.reason,
            input: failing ? decode(this.judge.bytesAt(failing)) : undefined});
    }
}
