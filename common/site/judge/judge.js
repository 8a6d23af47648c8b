/* The page judge: a Trial is one program, judged or run once. A worker has the rules make the cases (cases.js), one
   compiles (compiler.js), one runs the program (runner.js); the judge's own C reads the cases, compares, counts and
   reports (page_judge.c). A module, for import(), which a browser refuses on a page from a file. */
import './wasi.js';
import './rules.js';
import './disk.js';
import {LANGUAGES, asScript, calledBy, isModule} from './languages.js';
import {playAll} from './plays.js';
import {AskedWorker, Box, ScriptWorker, fetched, isCutOff} from './worker.js';

export {translatedReport} from './report.js';

const VERDICTS = ['AC', '--', 'MLE', 'TLE', 'OLE', 'WA', 'RE', 'CE', 'JE']; /* verdict.h; --: not judged, or stopped */
const [ALONE_MS, MIN_ALONE] = [4000, 20]; /* for cases that are tried again, each alone */
const MAX_SLOW = 20; /* cases that are tried once more because they took long */
const GRACE_MS = 400; /* over the time before a run is ended: for messages, and for the cases before it (runner.js) */
const START_MS = 120000; /* without news, while compiler or interpreter are loaded and start */
const COMPILE_MS = 120000; /* up to three texts (compiler.js) */
const ANSWER_MS = 10000;
const MAX_CASES = 256; /* in a message */
const MB = 2 ** 20;
const STACK = 64 * MB;
const GUARDED_MEMORY = 1.5; /* times as much, for guards and their shadow */
const [GUARDED_MS, GUARDED_SLOWER] = [5000, 10]; /* for cases that are tried once more with guards; how much slower they may be */
const COMPILER = ['files.js', 'load.js', 'unpack.js', 'widen.js', 'variants.js', 'flags.js', 'compiler.js'];
const GIVER = ['files.js', 'load.js', 'give.js'];
const MAX_MEMORY = 4096 * MB;
const [MAX_MS, MAX_WORDS, MAX_ERRORS] = [1e7, 1e5, 8192]; /* of a run */
const ENDS_AT_ONCE = /\b(?:_Exit|_exit|quick_exit)\s*\(/; /* what is not written by then is lost */
const LARGE = 2n ** 31n; /* from here on it matters how many bits a number has */
const T = String; /* marks what panel.js says in the language of the page */

/* Why a program is not judged that is right in one and wrong in the other variant (variants.js). */
const DIGITS = [T('the result depends on the last digit of a function, which judges compute in different ways'), 'math.h'];
const WITH_ASAN = 'gcc -fsanitize=address';
const OPEN = {
    arguments: [T('the order in which the arguments of a call are computed is not defined, and decides here'), '-Wunsequenced'],
    ties: [T('the result depends on the order of equal elements, which sorting leaves open'), 'sort'],
    random: [T('the result depends on the random numbers of a C library'), 'rand'],
    lower: DIGITS, higher: DIGITS,
};

const decode = bytes => new TextDecoder().decode(bytes);
const encode = text => new TextEncoder().encode(text);

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

/* The runs of some cases, as the box replies them, or null: a program that has got hold of its worker could reply
   anything. */
function checkedRuns(runs, cases) {
    const isSize = (number, most) => Number.isFinite(number) && number >= 0 && number <= most;
    const isText = some => some === undefined || typeof some === 'string' && some.length < MAX_WORDS;
    const isRight = ({verdict, words, reason, ms = 0, kb = 0, out, err, dropped = 0, lapse = {}}, i) =>
        VERDICTS.indexOf(verdict) in VERDICTS && [words, reason, lapse.lapse, lapse.place].every(isText)
        && isSize(ms, MAX_MS) && isSize(kb, MAX_MEMORY) && isSize(dropped, Number.MAX_SAFE_INTEGER)
        && (out === undefined || out instanceof Uint8Array && out.length <= 1024 * cases[i].outputKb)
        && (err === undefined || err instanceof Uint8Array && err.length <= MAX_ERRORS);
    const isList = Array.isArray(runs) && runs.length > 0 && runs.length <= cases.length;
    return isList && runs.every((run, i) => run instanceof Object && isRight(run, i)) ? runs : null;
}

/* What calls a function: this file, where some words between two @ are replaced. */
async function frameOf(frame) {
    return frame && decode(await fetched(frame.file)).replace(/@([A-Z]+)@/g, (all, word) => frame.words[word] ?? all);
}

/* Why something right is not judged that could not be tried in another build: it does not compile, or `tried` are too few. */
const isChance = ({build}, tried) => tried === undefined
    ? [T('all cases are right, but another build, to find out whether that is chance, does not compile'), build.variant ?? WITH_ASAN]
    : [T('all cases are right, but it takes too long here to find out whether that is chance'), tried];

function shuffled(all) {
    for (let i = all.length; i > 1; i--) {
        const other = Math.floor(Math.random() * i);
        [all[i - 1], all[other]] = [all[other], all[i - 1]];
    }
    return all;
}

const notJudged = (reason, detail) => ({verdict: '--', reason, report: `not judged: ${reason} (${detail})\n`});

/* Workers that are kept from program to program, by what they are: the compiler, Python. */
const kept = {};

/* Gives the compiler, which tells its progress, `onNews`. */
async function compilerFor(onNews) {
    kept.compiler ??= await AskedWorker.start(COMPILER);
    return Object.assign(kept.compiler, {onNews});
}

let starting = null;     /* a promise, while an interpreter starts for the next program */
let onLoad = () => {};   /* gets the progress of that */

/* Starts an interpreter with a program; gives its reply. The box cannot load anything, so it is given the files. */
async function startInterpreter(language, program) {
    const giver = await AskedWorker.start(GIVER, {onNews: news => onLoad(news)});
    const {files, info, ...reply} = await giver.ask({wanted: language}, START_MS);
    giver.end();
    if (!files) {
        return reply;
    }
    kept[language] = await AskedWorker.start(LANGUAGES[language].scripts, {box: await Box.open()});
    return kept[language].ask({files, info, program}, START_MS);
}

/* Compiles rules of the visitor's own into a library (rules.js). Gives {module, said}, or {failed}. */
export async function compileRules(source, onProgress) {
    const compiler = await compilerFor(({progress}) => onProgress(progress));
    let reply = await compiler.ask({language: 'rules'}, START_MS);
    if (reply.isReady) {
        const header = decode(await fetched('rules.h'));
        reply = await compiler.ask({source, language: 'rules', header}, COMPILE_MS);
        reply.module &&= await WebAssembly.compile(reply.module);
    }
    if (!kept.compiler.isFree) {
        kept.compiler.end();
        delete kept.compiler;
    }
    return reply.isLate ? {failed: `${COMPILE_MS / 1000} s`} : reply;
}

/* new Trial({problem, language, source, plays, input, onProgress}) begins; the problem is a name, of a form NAME+FORM, or
   what there is to know of one, as problems/NAME.json has it; `plays`: the program plays the game (plays.js), and then there
   is `replay`, as the address of the page has a game. Its `result` is a promise of
     verdict        as on the command line; JE: our fault
     report         what the judge prints
     reason, notes  for T(): why it is not judged, and what else is to be said
     tried, known   how many cases were tried, the last of which may have failed, of how many
     input          of the first failing case, if there is one; `failed`: its output, errors, and the expected one, of WA
   With an input it is run on that alone, and there are
     output, errors of the program, as bytes
     expected       one right answer; or nothing, and `objection` says what is wrong with the input
   onProgress gets {step: 'load', done, total} in bytes, {step: 'compile'}, {step: 'run', tried, known, areAllKnown}. */
export class Trial {
    cases = []; /* of the judge */
    tried = 0;
    slow = []; /* the numbers of cases that are right, and perhaps too slow for a judge */
    notes = [];

    constructor({onProgress = () => {}, input, ...request}) {
        Object.assign(this, request, {onProgress, ownInput: input, how: LANGUAGES[request.language]});
        this.onLoad = ({progress}) => onProgress({step: 'load', ...progress});
        this.result = new Promise(resolve => {
            this.end = result => {
                if (!this.isOver) {
                    this.isOver = true;
                    this.rules?.end();
                    this.how.isKept ? this.release(this.language) : this.runner?.end();
                    this.release('compiler');
                    resolve({...result, ...this.seen, notes: this.notes});
                }
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

    /* Ends a worker that is kept but no longer free; of Python another one starts for the next program. */
    release(name) {
        if (kept[name] && !kept[name].isFree) {
            const {wasReady} = kept[name];
            kept[name].end();
            delete kept[name];
            wasReady && setTimeout(() => {
                starting ??= startInterpreter(name, {source: '', limitKb: MB / 1024}).catch(() => {}).then(() => {
                    starting = null;
                });
            });
        }
    }

    async run() {
        const [judge, about] = await Promise.all([fetched('judge.wasm'), this.problem.name ? this.problem
            : fetched(`problems/${this.problem}.json`).then(bytes => JSON.parse(decode(bytes)))]);
        const judgeModule = await WebAssembly.compile(judge);
        this.about = about;
        const [, ...modules] = await loadRules({game: about.name.split('+')[0], rules: about.rules});
        this.rulesModules = modules;
        if (this.isOver) {
            return;
        }
        this.limits = this.how.limits(this.about);
        this.called = about.signature ? calledBy(about.signature) : null;
        this.frame = await frameOf(about.frames?.[this.language.replace('cpp20', 'cpp17')]);
        this.judge = new Judge(judgeModule);
        this.begin();
        const plays = this.plays || about.plays;
        await (plays ? null : this.ownInput === undefined ? this.makeCases() : this.makeCase());
        this.program = this.how.isCompiled ? await this.compile() : {source: this.source, frame: this.frame};
        this.program && await this.startRunner() && await (plays ? playAll(this) : this.tryCases());
    }

    /* Forgets what cases have got. */
    begin() {
        this.judge.give(this.about.heading);
        this.judge.start(this.limits.ms, this.limits.mb, this.about.hasManyAnswers, this.about.comparison ?? 0);
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

    async makeCases() {
        this.rules = await AskedWorker.start(['wasi.js', 'rules.js', 'cases.js'],
            {onNews: ({cases}) => this.add(cases, false)});
        const request = {name: this.about.name, modules: this.rulesModules};
        this.areMade = this.rules.ask(request).then(({status, err, failed}) => {
            if (status !== 0 || this.judge.is_stream_cut()) {
                this.fail(notJudged(T('this browser cannot make the cases'), err || failed || status));
            } else {
                this.areAllKnown = true;
                this.add(encode(this.about.samples), true);
            }
        });
    }

    /* The one case of an input from outside, with the answer of the rules. */
    async makeCase() {
        const input = this.ownInput.replace(/\n?$/, '\n');
        this.rules = await AskedWorker.start(['wasi.js', 'rules.js']);
        const {status, out = '', err} = await this.rules.ask({name: this.about.name, modules: this.rulesModules,
            mode: 'answer', input, lang: LANG}, ANSWER_MS);
        this.seen = status === 0 ? {expected: out}
            : {objection: err?.trim().replace(/^[a-z0-9/-]+: /, '') || T('the rules give no answer in time')};
        const [given, answer] = [encode(input), encode(out)];
        this.add(encode(`case own-1 ${given.length} ${answer.length}\n${input}${out}`), false);
        this.areAllKnown = true;
    }

    async isThere() {
        while (!this.cases[this.tried] && !this.areAllKnown) {
            await new Promise(resolve => (this.wake = resolve));
        }
        return this.cases[this.tried];
    }

    inputOf = one => this.judge.bytesAt(this.judge.input_of(one));

    /* ---- the program ---- */

    /* Gives {module, said, ...} of the compiler; nothing if there is no program to run. `build`: which one (compiler.js), with
       checks unless it says another; isOther: without a module, and
       isBroken where there should be one. */
    async compile(build = {isChecked: true}) {
        const compiler = await compilerFor(this.onLoad);
        let reply = await compiler.ask({language: this.language}, START_MS);
        if (reply.isReady) {
            this.onProgress({step: 'compile'});
            const room = (build.guards ? GUARDED_MEMORY : 1) * (STACK + (2 * this.limits.mb + 64) * MB);
            const memory = Math.min(room, MAX_MEMORY);
            const {source, frame, language} = this;
            reply = await compiler.ask({source, frame, language, stack: STACK, memory, ...build}, COMPILE_MS);
            if (reply.isLate) {
                return this.end(notJudged(T('compiling takes too long in this browser'), `${COMPILE_MS / 1000} s`));
            }
        }
        return reply.module ? {...reply, isChecked: build.isChecked, guards: Boolean(build.guards)}
            : build.isOther ? {isBroken: !reply.isNone} : this.cannotRun(reply);
    }

    /* By what compiler or runner has replied. */
    cannotRun({said, lacks, failed, reason, detail, isLate}) {
        said !== undefined ? this.report('', said)
            : detail ? this.end(notJudged(reason, detail))
            : isLate ? this.end(notJudged(T('it does not start in this browser'), `${START_MS / 1000} s`))
            : lacks ? this.end(notJudged(T('the compiler or library here is not that of online judges'), lacks))
            : this.fail(notJudged(reason ?? T('this does not work in this browser'), failed));
    }

    /* Has the program start anew; says whether it can run. */
    async startRunner() {
        const {isKept, isScript, scripts} = this.how;
        const program = {...this.program, stack: STACK, limitKb: this.limits.mb * 1024,
            catches: /\b(catch|j?thread|async)\b/.test(this.source)};
        const start = async asModule => {
            this.runner?.end();
            const how = {box: await Box.open(), program: isScript && asScript(this.source, asModule, this.called)};
            this.runner = await (isScript ? ScriptWorker : AskedWorker).start(scripts, how);
            return this.runner.ask({program}, START_MS);
        };
        const startKept = async () => {
            onLoad = this.onLoad;
            await starting;
            const reply = kept[this.language]?.isFree ? await kept[this.language].ask({program}, START_MS)
                : {isSpent: true};
            reply.isSpent && kept[this.language]?.end();
            const again = reply.isSpent ? await startInterpreter(this.language, program) : reply;
            this.runner = kept[this.language];
            return again;
        };
        let reply = isKept ? await startKept() : await start(this.isModule);
        const unreadOf = ({failed}) => isScript && failed?.match(/SyntaxError.*/)?.[0];
        if (unreadOf(reply) && !this.isModule && !this.called && isModule(this.source)) {
            const again = await start(true);
            this.isModule = again.isReady;
            reply = again;
            again.isReady && this.notes.push([T('a judge needs a new Node.js for this module, or the ending .mjs')]);
        }
        const unread = unreadOf(reply);
        const line = Math.min(reply.line, this.source.split('\n').length); /* what is missing at the end */
        this.runner && (this.runner.wasReady ||= reply.isReady);
        reply.isReady || this.cannotRun(!unread ? reply
            : /\b(import|export|await)\b/.test(unread) ? {lacks: unread}
            : {said: `Main.js:${line}: ${unread.replace(/Failed to execute .*?: /, '')}`});
        return reply.isReady;
    }

    /* ---- runs ---- */

    /* What fails is tried again after a new start, for workers share the processor, and a browser its memory. When a
       message is late, nobody knows which of its cases is: from there on each case has its own. What is right then, and
       was not, is of a program that leaves something behind: from there on each case has a world of its own. */
    async tryCases() {
        let [size, isFresh, hasFailed] = [MAX_CASES, true, false];
        while (!this.isOver && await this.isThere()) {
            const runs = await this.runCases(size);
            if (!runs) {
                return;
            }
            let verdict = 'AC';
            for (const run of runs) {
                verdict = this.judgeRun(run);
                if (verdict !== 'AC' && (!isFresh || verdict === 'TLE' && size > 1)) {
                    break;
                }
                if (verdict !== 'AC' || this.doubt) {
                    const isSettled = await this.settle(run, verdict);
                    if (!isSettled) {
                        break;
                    }
                }
                this.isAlone ||= isFresh && hasFailed && !this.how.isCompiled;
                [isFresh, hasFailed] = [false, false];
                run.ms > this.limits.judgeMs && this.slow.push(this.tried);
                this.judge.count_run(this.cases[this.tried++]);
            }
            if (this.isOver) {
                return;
            }
            if (verdict === 'TLE') {
                size = 1;
                await this.areMade;
            }
            if (verdict !== 'AC') {
                [isFresh, hasFailed] = [true, verdict !== 'TLE'];
                if (!await this.startRunner()) {
                    return;
                }
            }
            this.onProgress({step: 'run', tried: this.tried, known: this.cases.length, areAllKnown: this.areAllKnown});
        }
        this.isOver || await this.finish();
    }

    /* Gives the runs of the next cases, the last of which may have failed; nothing if the browser did. Of one case alone,
       of a function, whose calls together take longer than a call may: each call for itself. */
    async runCases(size, allowedMs = this.limits.ms) {
        const next = this.cases.slice(this.tried, this.tried + size);
        const runs = await this.runThese(next, this.limits.ms);
        const isOfCalls = runs && size === 1 && this.called && this.judge.calls_in(next[0]) > 1;
        const isLate = isOfCalls && (runs[0].verdict === 'TLE' || runs[0].ms > allowedMs);
        return isLate ? this.runCalls(next[0], allowedMs) : runs;
    }

    /* The time limit of a function is for one call: they are tried one by one, until one is late, then all together, with
       the time of all. */
    async runCalls(one, allowedMs) {
        const calls = this.judge.calls_in(one);
        let slowest = 0;
        for (let call = 0; call < calls && !this.isOver; call++) {
            const [run] = await this.startRunner()
                && await this.runThese([this.judge.take_calls(one, call, 1, this.called.count)], this.limits.ms) || [];
            if (!run || run.verdict === 'TLE' || run.ms > allowedMs) {
                return run && [run];
            }
            slowest = Math.max(slowest, run.ms);
        }
        const runs = await this.startRunner() && await this.runThese([one], calls * this.limits.ms);
        return runs && runs.map(run => ({...run, ms: run.verdict === 'TLE' ? run.ms : slowest}));
    }

    async runThese(these, limitMs) {
        const latest = limitMs + GRACE_MS;
        const cases = these.map(one => ({input: this.inputOf(one), outputKb: this.judge.output_kb(one)}));
        const {failed, isLate, runs} = await this.runner.ask({cases, isAlone: this.isAlone}, latest);
        const checked = isLate ? [{verdict: 'TLE', ms: latest}] : checkedRuns(runs, cases);
        return checked ?? this.end(notJudged(T('this browser has ended the program'), failed ?? T('an odd reply')));
    }

    judgeRun({verdict, words = '', reason, ms, kb = 0, out = new Uint8Array(), err = new Uint8Array(), dropped = 0}) {
        this.reason = reason;
        this.judge.give(out, err, words);
        const ended = VERDICTS.indexOf(ms > this.limits.ms ? 'TLE' : verdict);
        const judged = VERDICTS[this.judge.judge_run(this.cases[this.tried], ended, ms, kb, out.length, err.length,
            dropped)];
        if (this.ownInput !== undefined) {
            Object.assign(this.seen, {output: out, errors: err, ms});
        }
        return this.last = judged !== 'WA' ? judged : this.seen?.objection ? 'AC' /* there is nothing to compare with */
            : this.about.hasManyAnswers ? this.askRules(out) : judged;
    }

    /* Several outputs may be right: the rules of the game decide. */
    askRules(output) {
        const input = this.inputOf(this.cases[this.tried]);
        const more = disk({'dev/stdin': output, input});
        let words = '';
        const question = {name: this.about.name, mode: 'accepts', words: 'input', more, lang: LANG};
        const status = runRules(this.rulesModules, question, (file, bytes) => void (words += decode(bytes)));
        const verdict = {42: 'AC', 43: 'WA'}[status] ?? 'JE';
        this.judge.give(words.trim());
        this.judge.accept_run(VERDICTS.indexOf(verdict));
        return verdict;
    }

    /* Says whether the verdict of a case stands, and is to be counted. A program in C or C++ first runs in a build with
       checks (compiler.js). What fails there is tried without them: where both builds agree it has failed; else what C
       leaves open decides, and nobody can tell what a judge would say. */
    async settle(run, verdict) {
        const {doubt, program} = this;
        this.doubt = null;
        if (program.isChecked && !run.lapse?.isCertain) {
            this.doubt = {run, verdict};
            this.program = await this.compile({});
            return false; /* it is tried again */
        }
        const lapse = doubt?.run.lapse;
        const isOpen = lapse && !(lapse.isArithmetic && verdict !== 'AC')
            || doubt && !lapse && ['WA', 'RE', 'OLE'].includes(doubt.verdict) && verdict !== doubt.verdict;
        lapse?.isArithmetic && this.notes.push([T('a signed number overflows ({})'), lapse.place]);
        const [reason, detail] = isOpen ? [lapse?.lapse
                ?? T('the result depends on a variable that was not set, or on what is outside an array'), lapse?.place]
            : verdict === 'AC' ? [] : await this.reasonToDoubt(verdict);
        isOpen || verdict === 'AC' || this.judgeRun(run); /* the one that counts, after those of variants */
        if (reason) {
            this.judgeRun({...run, verdict: '--', reason, ms: 0,
                words: `${reason}${detail ? ` (${detail})` : ''}: not judged; run_all.sh can`});
            verdict = '--';
        }
        if (verdict !== 'AC') {
            const counted = await this.findCall(run, verdict);
            const one = this.cases[this.tried];
            this.failed = verdict === 'WA' && counted.out && {output: counted.out, errors: counted.err, expected: decode(this.judge.bytesAt(this.judge.answer_of(one)))};
            this.judge.count_run(this.cases[this.tried++]);
            this.report('after the first case that is not AC');
        }
        return verdict === 'AC';
    }

    /* Of several calls of a function the one that fails is the case; its run, if it is that. Where it is right alone, something of the program
       outlives a call. */
    async findCall(wholeRun, verdict) {
        const whole = this.cases[this.tried];
        const call = this.called && ['WA', 'RE'].includes(verdict) ? this.judge.wrong_call() - 1 : -1;
        if (call < 0 || this.judge.calls_in(whole) < 2 || !await this.startRunner()) {
            return wholeRun;
        }
        this.cases[this.tried] = this.judge.take_calls(whole, call, 1, this.called.count);
        const [run] = await this.runThese([this.cases[this.tried]], this.limits.ms) ?? [];
        if (!run || this.judgeRun(run) !== verdict) {
            this.cases[this.tried] = whole;
            this.judgeRun(wholeRun); /* it counts, whatever another run would bring */
            this.notes.push([T('right alone, wrong after other cases: something outside the function keeps its value')]);
            return wholeRun;
        }
        return run;
    }

    /* Why a program in C or C++ may fail here and not on a judge. */
    async reasonToDoubt(verdict) {
        const {narrow = [], isLoose} = this.program;
        const isLarge = () => (decode(this.inputOf(this.cases[this.tried])).match(/\d{10,}/g) ?? [])
            .some(number => BigInt(number) >= LARGE);
        return isLoose ? [T('a format does not fit its value')]
            : narrow.includes('long double') ? [T('long double differs here from most online judges')]
            : narrow.length > 0 && isLarge() ? [T('size_t and pointers have 32 bits here, and 64 at most judges')]
            : this.how.isCompiled && ['WA', 'RE', 'TLE'].includes(verdict) ? await this.openVariant(verdict) : [];
    }

    /* Why the case that failed so may not fail on a judge: with guards it is seen to use what is not its own, or in a variant it
       has another verdict. */
    async openVariant(verdict) {
        const {program, last} = this;
        let found = [];
        for (const other of await this.otherBuilds()) {
            const {isThere} = this.isOver ? {} : await this.startOther(other);
            const [run] = isThere && await this.runThese([this.cases[this.tried]], 2 * this.limits.ms) || [];
            if (run && (other.build.guards ? run.lapse : this.judgeRun(run) !== verdict)) {
                found = other.reasonOf(run);
                break;
            }
        }
        Object.assign(this, {program, last});
        return found;
    }

    /* All cases are tried. What passed here and may not compile, or not be right, on a judge is not judged. */
    async finish() {
        const late = this.ownInput === undefined && await this.lateMs();
        if (late) {
            return this.end(notJudged(T('all cases are right, but one takes longer here than a judge allows'),
                `${Math.round(late)} ms, ${this.limits.judgeMs} ms`));
        }
        if (this.program.narrow?.includes('long double') && !await this.isRightPrecisely()) {
            return this.isOver
                || this.end(notJudged(T('long double differs here from most online judges'), '53, 113'));
        }
        const open = this.ownInput === undefined && this.how.isCompiled
            && await this.reasonInOthers();
        if (this.isOver || open) {
            return this.isOver || this.end(notJudged(...open));
        }
        if (!this.how.isCompiled && !this.isAlone && this.ownInput === undefined && !await this.isRightAlone()) {
            this.tried = 0;
            this.begin();
            return this.isOver || await this.startRunner() && this.tryCases();
        }
        const doubt = await this.doubtOfSource();
        doubt ? this.end(doubt) : this.report('');
    }

    /* What is not judged of a program in C or C++ although it is right here; or null. */
    async doubtOfSource() {
        if (this.how.isCompiled && ENDS_AT_ONCE.test(this.source)) {
            return notJudged(T('all cases are right, but the output depends on how it ends'), 'exit');
        }
        const {lack} = this.how.isCompiled && this.ownInput === undefined && !this.called
            ? await kept.compiler.ask({source: this.source, language: this.language, isLackAsked: true}, COMPILE_MS) : {};
        return lack ? notJudged(T('all cases are right, but a judge may miss an #include'), lack) : null;
    }

    checked = checkedRuns; /* for plays.js, and so is this */
    isChance = isChance;

    /* How long a case takes that is longer than a judge allows, each time, and without checks; or 0. */
    async lateMs() {
        if (this.slow.length > 0 && this.program.isChecked) {
            this.program = await this.compile({});
            await this.startRunner();
        }
        let late = 0;
        for (const number of this.slow.slice(0, MAX_SLOW)) {
            this.tried = number;
            late = Infinity;
            for (let times = 0; times < 3 && late > this.limits.judgeMs && !this.isOver; times++) {
                const [run] = await this.runCases(1, this.limits.judgeMs) ?? [];
                late = Math.min(late, run?.ms ?? late);
            }
            if (late > this.limits.judgeMs) {
                break;
            }
            late = 0;
        }
        this.tried = this.cases.length;
        return this.isOver ? 0 : late;
    }

    /* A program in a language whose cases share a world may be right by what is left of the cases before. So cases are
       tried again, each in a world of its own: all, or as many as there is time for, from everywhere. Where one is not
       right, all begin again like that. */
    async isRightAlone() {
        const all = shuffled(this.cases.map((one, i) => i));
        const [count, until] = [all.length, performance.now() + ALONE_MS];
        this.isAlone = true;
        let tried = 0;
        for (let isRight = true; !this.isOver && tried < count && (tried < MIN_ALONE || performance.now() < until);) {
            this.tried = all[tried];
            for (let times = 1; times <= 2; times++) { /* what is late may be so by chance */
                const [run] = await this.runCases(1) ?? [];
                isRight = run && this.judgeRun(run) === 'AC';
                if (isRight || times === 2 || this.isOver || !await this.startRunner()) {
                    break;
                }
            }
            if (!isRight) {
                return false;
            }
            tried++;
            this.onProgress({step: 'alone', tried, known: count});
        }
        this.tried = count;
        tried < count && this.notes.push([T('{} of {} cases were tried once more, each alone'), tried, count]);
        return !this.isOver;
    }

    /* Builds in which a program in C or C++ fails that does not in its own, where it uses what it may not, or C leaves something
       open. Each: `build` for compile(), how long and how slowly cases may be tried, and `reasonOf` a run that fails, for
       notJudged(). */
    async otherBuilds() {
        const guards = decode(await fetched('guards.c'));
        return [{build: {guards}, forMs: GUARDED_MS, slower: GUARDED_SLOWER, reasonOf: run => [run?.lapse?.lapse
            ?? T('the result depends on a variable that was not set, or on what is outside an array'), WITH_ASAN]},
        ...Object.entries(OPEN).map(([variant, reason]) => ({build: {isChecked: true, variant}, forMs: Infinity, slower: 1,
            reasonOf: () => reason}))];
    }

    /* Gets another build ready to run. Gives whether it is there, and isBroken where it should be and does not compile. */
    async startOther({build}) {
        const {isBroken, ...program} = await this.compile({...build, isOther: true}) ?? {};
        this.program = program;
        return {isThere: Boolean(program.module) && await this.startRunner(), isBroken};
    }

    /* Tries cases once more in another build: all, or as many as there is time for, from everywhere. Gives why it is not
       judged, or null. What that build is too slow for, or the browser has no room for, tells nothing. */
    async reasonIn(other) {
        const {isThere, isBroken} = await this.startOther(other);
        if (!isThere) {
            return isBroken ? isChance(other) : null;
        }
        const rest = shuffled(this.cases.map((one, i) => i));
        const [all, until] = [rest.length, performance.now() + other.forMs];
        const patience = Math.max(this.limits.ms, Math.min(other.slower * this.limits.ms, other.forMs));
        let [reason, size, right, isReady] = [null, MAX_CASES, 0, true];
        while (isReady && !this.isOver && !reason && rest.length > 0 && performance.now() < until) {
            const runs = await this.runThese(rest.slice(0, size).map(i => this.cases[i]), patience) ?? [];
            isReady = runs.length > 0;
            for (const run of runs) {
                const isLate = run.verdict === 'TLE';
                this.tried = isLate && size > 1 ? rest[0] : rest.shift();
                size = isLate ? 1 : size;
                const verdict = run.verdict === 'AC' ? this.judgeRun({...run, ms: 0}) : run.verdict;
                reason = run.lapse || ['WA', 'RE', 'OLE'].includes(verdict) ? other.reasonOf(run) : null;
                right += verdict === 'AC';
                isReady = verdict === 'AC' || !reason && await this.startRunner();
            }
            this.onProgress({step: 'again', tried: all - rest.length, known: all});
        }
        this.tried = all;
        const isTold = right === all || right >= MIN_ALONE;
        isTold && right < all && this.notes.push([T('{} of {} cases were tried once more with guards round memory'), right, all]);
        return reason ?? (isTold ? null : isChance(other, `${right}/${all}`));
    }

    /* Why one that is right is not judged, or null. */
    async reasonInOthers() {
        const {program} = this;
        for (const other of await this.otherBuilds()) {
            const reason = this.isOver ? null : await this.reasonIn(other);
            if (reason) {
                return reason;
            }
        }
        this.program = program;
        return null;
    }

    /* A long double of a judge has more digits than a double, by which it was judged, and fewer than one of here: tells
       whether these are right, too. */
    async isRightPrecisely() {
        this.program = await this.compile({isChecked: true, isPrecise: true});
        this.tried = 0;
        for (let isRight = this.program && await this.startRunner(); isRight && this.tried < this.cases.length;) {
            const runs = await this.runCases(MAX_CASES) ?? [];
            isRight = runs.length > 0 && runs.every(run => this.judgeRun(run) === 'AC' && ++this.tried);
        }
        return this.tried === this.cases.length;
    }

    /* Ends the trial; `fault`: what the compiler says of a program that does not compile. */
    report(stopped, fault) {
        this.judge.give(fault ?? this.program?.said ?? '', stopped);
        const untried = this.areAllKnown ? this.cases.length - this.tried : -1;
        const judged = VERDICTS[this.judge.report(fault === undefined, untried)];
        const verdict = this.seen && judged !== 'CE' ? this.last ?? '--' : judged;
        const failing = this.judge.failing_input();
        verdict === 'AC' && this.how.isScript
            && this.notes.push([T('the memory of JavaScript cannot be measured in a browser')]);
        ['AC', 'TLE'].includes(verdict) &&
            this.notes.push([T('by the clock of this browser, {} ms for each case'),
                verdict === 'AC' ? this.limits.judgeMs : this.limits.ms]);
        this.end({verdict, report: this.judge.said[1], tried: this.tried, known: this.cases.length, reason: verdict === '--' && this.reason,
            input: failing ? decode(this.judge.bytesAt(failing)) : undefined, failed: this.failed || undefined});
    }
}
