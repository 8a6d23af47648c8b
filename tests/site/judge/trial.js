/* One trial of a program. A worker has the rules make the cases (rules.js), another one runs the program on them
   (runner.js), and the judge's own C compares, counts and reports (judge.c). */
import './wasi.js';

const VERDICTS = ['AC', '--', 'WA', 'OLE', 'MLE', 'TLE', 'RE', 'CE', 'JE']; /* as in verdict.h; --: not judged */
const AHEAD = 8;      /* so many cases wait for the runner */
const GRACE_MS = 250; /* over the time before a run is ended, for messages take time, too */
const TELL_MS = 200;
const NOTHING = new Uint8Array();

/* What a language gets for a problem's limits, by the rules of BOJ (tests/judge/languages.c). WebAssembly is slower than
   the machine's own code, and gets twice as much and a second. `isShared`: cases share a world, so what fails in one that
   has seen other cases is tried again in a new one. */
const withExtra = ({ms, mb, isExact}, more) => isExact ? {ms, mb} : {ms: 3 * ms + 2000, mb: 2 * mb + more};
const slower = ({ms, mb}) => ({ms: 2 * ms + 1000, mb});
const WASM = {limits: slower, scripts: ['wasi.js', 'runner.js']};
const LANGUAGES = {
    c: WASM,
    cpp17: WASM,
    cpp20: WASM,
    javascript: {limits: problem => withExtra(problem, 64), isShared: true, scripts: ['runner.js', 'javascript.js'],
        wrap: source => `startProgram(function (exports, require, module, __filename, __dirname) {${source}\n});`},
    python: {limits: problem => slower(withExtra(problem, 32)), isShared: true,
        scripts: ['files.js', 'load.js', 'runner.js', 'python.js']},
};

const BASE = new URL('.', import.meta.url).href;
const decode = bytes => new TextDecoder().decode(bytes);
const encode = text => new TextEncoder().encode(text);
const fetched = async name => (await fetch(BASE + name)).arrayBuffer();
export const startWorker = (scripts, more = '') => new Worker(URL.createObjectURL(new Blob(
    [`const BASE = '${BASE}'; importScripts(${scripts.map(name => `'${BASE}${name}'`)}); ${more}`])));

/* A run of a WebAssembly module that writes text. */
function runText(module, entry, options = {}) {
    const said = ['', '', '']; /* by file */
    const run = wasi({...options, now: () => 0n, write: (file, bytes) => {
        said[file] += decode(bytes);
    }});
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
    answerOf = c => this.bytes(this.answer_of(c), this.end_of(c));
}

export class Trial {
    cases = [];    /* {place, isSample}: those known so far; */
    firstMade = 0; /* before this one they are samples, */
    next = 0;      /* before this one tried or left out, */
    sent = 0;      /* and before this one sent to the runner */
    tried = 0;
    fresh = 0;     /* this one was the runner's first, */
    again = -1;    /* and this one is tried once more, alone */

    constructor(onProgress) {
        this.onProgress = onProgress;
        this.result = new Promise(resolve => {
            this.resolve = resolve;
        });
    }

    /* Starts making the cases; gives the limits. */
    async prepare(problem, language) {
        const names = ['judge.wasm', 'rules.wasm', `problems/${problem}.json`];
        const [judge, rules, about] = await Promise.all(names.map(fetched));
        this.about = JSON.parse(decode(about));
        this.language = LANGUAGES[language];
        this.limits = this.language.limits(this.about);
        this.judge = new Judge(await WebAssembly.compile(judge));
        this.judge.start(this.limits.ms, this.limits.mb, this.about.hasManyAnswers);
        this.add(encode(this.about.samples), true);
        this.firstMade = this.cases.length;
        this.rulesModule = await WebAssembly.compile(rules);
        this.rules = startWorker(['wasi.js', 'rules.js']);
        this.rules.onmessage = ({data}) => this.attempt(() => this.hearRules(data));
        this.rules.postMessage({module: this.rulesModule});
        this.rules.postMessage({mode: 'cases', name: problem});
        return this.limits;
    }

    /* What fails within is our fault. */
    async attempt(call) {
        try {
            await call();
        } catch (error) {
            this.end({verdict: 'JE', report: this.judge?.said[2] || String(error)});
        }
    }

    end(result) {
        this.isOver = true;
        clearInterval(this.clock);
        this.rules?.terminate();
        this.runner?.terminate();
        this.resolve(result);
    }

    /* ---- cases ---- */

    add(bytes, isSample) {
        this.judge.give(bytes);
        this.judge.add_to_stream(bytes.length);
        for (let place; (place = this.judge.take_case(isSample)) !== 0;) {
            this.cases.push({place, isSample});
        }
    }

    hearRules({cases, status, err}) {
        cases?.forEach(bytes => this.add(bytes, false));
        this.areAllKnown = !cases;
        if (!cases && (status !== 0 || this.judge.is_stream_cut())) {
            this.end({verdict: '--', report: `this browser cannot make the cases: not judged (${err || status})`});
        }
        this.go();
    }

    /* ---- runs ---- */

    /* Runs the program: {module} of C or C++, or {source}. */
    startRunner(program = this.program) {
        this.program = program;
        this.runner?.terminate();
        if (this.isOver) {
            return;
        }
        if (program.lacks) {
            this.end({verdict: '--', report: `the compiler here has no ${program.lacks}: not judged; run_all.sh can`});
        } else if (!program.module && program.source === undefined) {
            this.hearRunner(program);
            return;
        }
        const {scripts, wrap} = this.language;
        const runner = startWorker(scripts, wrap?.(program.source));
        const hear = data => runner === this.runner && this.attempt(() => this.hearRunner(data));
        Object.assign(this, {runner, isReady: false, sent: this.next, fresh: this.next});
        runner.onmessage = ({data}) => hear(data);
        runner.onerror = event => {
            event.preventDefault();
            hear(this.isReady ? {failed: event.message}
                : {said: event.message ? `Main.js:${event.lineno}: ${event.message}`
                    : 'SyntaxError; this browser does not tell where'});
        };
        runner.postMessage({program: {...program, limitKb: this.limits.mb * 1024}});
        this.clock ??= setInterval(() => this.watch(), TELL_MS);
    }

    hearRunner(data) {
        if (data.progress) {
            this.onProgress({step: 'load', ...data.progress});
        } else if (data.failed) {
            this.end({verdict: '--', report: `this does not work in this browser: not judged (${data.failed})`});
        } else if (data.said !== undefined) {
            this.program.said = data.said;
            this.report('', false);
        } else if (data.isReady) {
            this.isReady = true;
            this.go();
        } else if (data.index === this.next && !this.hasFailed) {
            this.judgeRun(data);
        }
    }

    watch() {
        const late = performance.now() - this.since - this.limits.ms;
        this.onProgress({step: 'run', tried: this.tried, known: this.cases.length, areAllKnown: this.areAllKnown});
        if (this.isReady && this.sent > this.next && !this.hasFailed && late > GRACE_MS) {
            this.attempt(() => this.judgeRun({verdict: 'TLE', words: '', ms: this.limits.ms + late, kb: 0,
                out: NOTHING, outSeen: 0, err: NOTHING, errSeen: 0}));
        }
    }

    /* Sends the runner what it may have, or reports. A case that is tried alone waits for the rules, too. */
    go() {
        if (this.areAllKnown && (this.hasFailed || this.next === this.cases.length)) {
            this.report('after the first case that is not AC');
            return;
        }
        const isAlone = this.again === this.next;
        const mayRun = !this.hasFailed && this.isReady && (this.areAllKnown || !isAlone);
        const end = mayRun ? this.next + (isAlone ? 1 : AHEAD) : 0;
        for (; this.sent < Math.min(this.cases.length, end); this.sent++) {
            const {place} = this.cases[this.sent];
            this.since = this.sent === this.next ? performance.now() : this.since;
            const [input, outputKb] = [this.judge.inputOf(place), this.outputKb(place)];
            this.runner.postMessage({index: this.sent, input, outputKb});
        }
    }

    outputKb = place => 64 + Math.floor(2 * (this.judge.end_of(place) - this.judge.answer_of(place)) / 1024);

    judgeRun(run) {
        const {place, isSample} = this.cases[this.next];
        const verdict = this.verdictOf(run, place);
        this.since = performance.now();
        if (verdict === 'TLE' && this.again !== this.next
            || verdict !== 'AC' && this.language.isShared && this.fresh !== this.next) {
            this.again = this.next;
            this.startRunner();
            return;
        }
        this.judge.count_run(place);
        this.tried++;
        if (verdict === 'AC') {
            this.next++;
        } else if (isSample && verdict !== 'TLE') { /* what the smallest failing case is, the others will show */
            this.next = this.firstMade;
            this.sent = Math.max(this.sent, this.next);
        } else {
            this.hasFailed = true;
        }
        this.go();
    }

    verdictOf(run, place) {
        const verdict = run.ms > this.limits.ms ? 'TLE' : run.verdict;
        this.judge.give(run.out, run.err, run.words);
        const judged = VERDICTS[this.judge.judge_run(place, VERDICTS.indexOf(verdict), run.ms, run.kb,
            this.outputKb(place), run.out.length, run.outSeen, run.err.length, run.errSeen)];
        return judged === 'WA' && this.about.hasManyAnswers ? this.askRules(run.out, place) : judged;
    }

    /* Several outputs may be right: the rules of the game decide. */
    askRules(output, place) {
        const input = this.judge.inputOf(place);
        const {status, said} = runText(this.rulesModule, '_start',
            {args: [this.about.name, 'accepts', 'input'], files: {'dev/stdin': output, input}});
        const verdict = {42: 'AC', 43: 'WA'}[status] ?? 'JE';
        const words = (said[1] + said[2]).trim();
        this.judge.give(verdict === 'JE' && !words ? 'they cannot say whether the output is right' : words);
        this.judge.accept_run(VERDICTS.indexOf(verdict));
        return verdict;
    }

    /* ---- the end ---- */

    stop() {
        this.attempt(() => this.judge ? this.report('by you') : this.end({verdict: '--', report: 'stopped by you\n'}));
    }

    report(stopped, compiles = true) {
        const untried = this.areAllKnown || !compiles ? this.cases.length - this.tried : -1;
        const [, why, said] = this.judge.give(this.about.heading, stopped, this.program?.said ?? '');
        const verdict = VERDICTS[this.judge.report(compiles, untried, why, said)];
        const place = this.judge.first_failing();
        const example = place && {input: decode(this.judge.inputOf(place)), answer: decode(this.judge.answerOf(place))};
        this.end({verdict, report: this.judge.said[1], limits: this.limits, ...example});
    }
}
