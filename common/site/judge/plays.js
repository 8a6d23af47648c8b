/* A program that plays, judged against every reply, as natively (common/judge/talk.c, common/rules/play/referee.c). In a
   browser a program cannot wait for a line. So it is ended where it waits, and begins anew with all that it has been told,
   and one answer more: a program that then says something else than before is not judged. A module. */
import {AskedWorker, fetched} from './worker.js';

const T = String;
const GAMES_MS = 30000;      /* to find the games */
const REFEREE_MS = 20000;
const PLAY_MS = 180000;      /* for all games: a step of one takes the longer, the more have been */
const FEWER = '160 6';       /* lines of play of all games together, and large games: fewer than natively */
const [LINE_KEPT, OUTPUT_KB] = [1000, 1024];
const [FIRST, LAST] = [6, 13]; /* lines of a talk that are shown, as worker.c has it */
const OTHERS_MS = 5000; /* for games that are played once more in another build (judge.js) */
const GONE = null;
const NO_BYTES = new Uint8Array();
const GRACE_MS = 400; /* as judge.js has it */

const decode = bytes => new TextDecoder().decode(bytes);
const encode = text => new TextEncoder().encode(text);

/* The cases of a stream (common/judge/stream.c). */
function casesOf(text) {
    const bytes = encode(text);
    const cases = [];
    for (let at = 0; at < bytes.length;) {
        const head = decode(bytes.subarray(at, at + 128)).split('\n')[0];
        const [, label, input, answer] = head.split(' ');
        at += encode(head).length + 1;
        const middle = at + Number(input);
        cases.push({label, input: decode(bytes.subarray(at, middle)),
            spec: decode(bytes.subarray(middle, middle + Number(answer))).trim()});
        at = middle + Number(answer);
    }
    return cases;
}

/* What the referee has said, line by line, in a game where the program has said so much. */
function readReferee(out, said) {
    const read = {told: '', talk: [], isOpen: false, isInTurn: false, moves: [], words: ''};
    let heard = 0;
    for (const line of out.split('\n')) {
        const [word] = line.split(' ', 1);
        const rest = line.slice(word.length + 1);
        if (word === 'tell') {
            read.told += `${rest}\n`;
            read.talk.push(`> ${rest}`);
        } else if (word === 'hear') {
            const reply = said[heard++];
            read.isInTurn = rest === 'now';
            typeof reply === 'string' && read.talk.push(`< ${reply}`);
        } else if (word === 'line') {
            read.line = rest.split(' ').filter(Boolean);
        } else if (word === 'open') {
            read.isOpen = true;
        } else if (word === 'end') {
            [read.end] = rest.split(' ', 1);
            read.reason = rest.slice(read.end.length + 1);
        } else if (word === 'next') {
            read.next = rest;
        } else if (word === 'moves') {
            read.moves = rest.split('~').filter(Boolean);
        } else if (word === 'words') {
            read.words = rest;
        }
    }
    return read;
}

/* The games that a trial has, and how each of them is played. */
class Talks {
    constructor(trial) {
        this.trial = trial;
        this.name = trial.about.name;
        this.until = Infinity; /* when it has to be at its end */
    }

    async askRules(mode, input, words = '', ms = REFEREE_MS) {
        this.rules ??= await AskedWorker.start(['wasi.js', 'rules.js']);
        this.trial.rules = this.rules; /* is ended with the trial */
        this.referee ??= await WebAssembly.compile(await fetched(`referee.${LANG}.wasm`)); /* the machinery, and more */
        return this.rules.ask({name: this.name, modules: [this.referee, this.trial.rulesModules[1]], mode, words, input, lang: LANG}, ms);
    }

    async findGames() {
        const {about, ownInput} = this.trial;
        if (ownInput !== undefined) {
            return [{label: 'own-1', input: ownInput.replace(/\n?$/, '\n'), spec: 'first longest'}];
        }
        const {status, out = ''} = await this.askRules('cases', '', '', GAMES_MS);
        const cases = status === 0 ? casesOf(out) : [];
        if (about.plays || cases.length === 0) {
            return cases.map(one => ({...one, spec: 'first longest'}));
        }
        const reply = await this.askRules('games', out, FEWER, GAMES_MS);
        return reply.status === 0 ? casesOf(reply.out) : [];
    }

    /* One run with all that it is told; it ends where it waits for more, if the talk is open. */
    async run(told, isOpen) {
        const {trial} = this;
        if (trial.how.isScript && !await trial.startRunner()) { /* each run has a world of its own */
            return {verdict: '--', reason: T('this browser has ended the program'), out: NO_BYTES};
        }
        const cases = [{input: encode(told), outputKb: OUTPUT_KB}];
        const {runs, isLate, failed} = await trial.runner.ask({cases, isAlone: true, isOpen}, trial.limits.ms + GRACE_MS);
        const [run] = isLate ? [{verdict: 'TLE', ms: trial.limits.ms}] : trial.checked(runs, cases) ?? [];
        run?.verdict !== 'AC' && !trial.how.isScript && await trial.startRunner();
        return {out: NO_BYTES, ...run ?? {verdict: '--', reason: T('this browser has ended the program'), words: failed ?? ''}};
    }

    /* Plays a game once. */
    async play({input}, spec) {
        const said = [];
        let heard = ''; /* of what it writes, up to the end of its last line that was passed on */
        let ms = 0;
        let ended = null; /* the run in which it ended */
        let line = [];    /* the moves so far, by their numbers, so that the referee need not think about them again */
        const [side, manner, number = 0, ...wanted] = spec.split(' ');
        const specNow = () => line.length === 0 ? spec /* as natively, for random numbers begin with it */
            : [side, manner, number, ...line, ...wanted.slice(line.length)].join(' ');
        const head = () => `game ${encode(input).length} ${specNow()}\n`;
        for (;;) {
            if (performance.now() > this.until) {
                return {verdict: '--', reason: T('to play all games takes too long in a browser'), talk: []};
            }
            const lines = said.map(line => line === GONE ? 'gone\n' : line === undefined ? 'gone now\n' : `said ${line}\n`);
            const reply = await this.askRules('referee', `${head()}${input}${lines.join('')}`);
            if (reply.status !== 0) {
                return {verdict: '--', reason: T('the rules of the game cannot play this'), detail: reply.err ?? '', talk: []};
            }
            const referee = readReferee(reply.out, said);
            line = referee.line ?? line;
            const run = ended ?? await this.run(referee.told, referee.isOpen);
            const result = {...referee, ms: ms = Math.max(ms, run.ms ?? 0), kb: run.kb ?? 0, run};
            const text = decode(run.out);
            if (run.verdict === '--') {
                return {...result, verdict: '--', reason: run.reason ?? run.words};
            }
            if (!text.startsWith(heard)) {
                return {...result, verdict: '--', reason: T('begun anew, it has written something else')};
            }
            if (!referee.isOpen) {
                return this.judge(result, run, text.slice(heard.length).trim());
            }
            const rest = text.slice(heard.length);
            const end = rest.indexOf('\n');
            const isCut = end < 0 && run.waits; /* a line that is not ended yet */
            if (end >= 0 || rest !== '' && !isCut) {
                heard += end >= 0 ? rest.slice(0, end + 1) : rest;
                said.push((end >= 0 ? rest.slice(0, end) : rest).split('\r')[0].slice(0, LINE_KEPT));
                const isEarly = text.slice(heard.length).includes('\n');
                const then = isEarly && readReferee((await this.askRules('referee',
                    `${head()}${input}${[...lines, `said ${said.at(-1)}\n`].join('')}`)).out, said);
                then && then.isOpen && then.isInTurn && said.push(undefined);
            } else if (run.waits) {
                return {...result, verdict: 'TLE', reason: T('it waits, and has written no line: does it flush its output after each line?')};
            } else {
                said.push(GONE);
                ended = run;
            }
        }
    }

    /* What failed in a build with checks is tried without them, as the trial does it (settle()): where both agree it has
       failed; else what C leaves open decides. */
    async settle(game, spec, result) {
        const {trial} = this;
        const lapse = result.run?.lapse;
        if (!trial.program.isChecked || lapse?.isCertain) {
            return result;
        }
        trial.program = await trial.compile({});
        const again = trial.program && await trial.startRunner() ? await this.play(game, spec) : result;
        const isOpen = lapse ? !lapse.isArithmetic || again.verdict === 'AC' : again.verdict !== result.verdict;
        return !isOpen ? again : {...again, verdict: '--', detail: lapse?.place, reason: lapse?.lapse
            ?? T('the result depends on a variable that was not set, or on what is outside an array')};
    }

    judge(result, run, surplus) {
        const {limits} = this.trial;
        const hasFailed = run.verdict !== 'AC';
        const verdict = result.end === 'WA' || result.end === 'GONE' && !hasFailed ? 'WA'
            : hasFailed ? run.verdict
            : surplus !== '' ? 'WA' : result.ms > limits.ms ? 'TLE' : 'AC';
        const reason = verdict === 'WA' && result.end !== 'AC' ? result.reason
            : verdict === 'WA' ? T('after the end of the game it wrote more') : run.words ?? '';
        return {...result, verdict, reason};
    }
}

/* Why a program in C or C++ that plays right is not judged, or null: as Trial.reasonInOthers(), with games. */
async function reasonInOthers(trial, talks, games) {
    for (const other of trial.how.isCompiled ? await trial.otherBuilds() : []) {
        const {isThere, isBroken} = await trial.startOther(other);
        const until = performance.now() + OTHERS_MS;
        let right = 0;
        for (const game of isThere ? games.toSorted(() => Math.random() - .5) : []) {
            if (trial.isOver || right > 0 && performance.now() > until) {
                break;
            }
            talks.until = performance.now() + OTHERS_MS;
            const {verdict, run} = await talks.play(game, game.spec);
            if (run?.lapse || ['WA', 'RE', 'OLE'].includes(verdict)) {
                return other.reasonOf(run);
            }
            right += verdict === 'AC';
        }
        if (isBroken || isThere && right === 0) {
            return trial.isChance(other, isBroken ? undefined : '0');
        }
    }
    return null;
}

const shown = talk => talk.length <= FIRST + LAST + 1 ? talk : [...talk.slice(0, FIRST), '...', ...talk.slice(-LAST)];

/* Has a trial's program play all games, and ends the trial. */
export async function playAll(trial) {
    const talks = new Talks(trial);
    const games = await talks.findGames();
    talks.until = performance.now() + PLAY_MS;
    const counts = {every: 0, lines: 0, others: 0, tries: 0};
    let [slowest, last] = [0, null];
    if (games.length === 0) {
        return trial.end({verdict: '--', reason: T('no game of these can be played to its end'), report: ''});
    }
    for (const [i, game] of games.entries()) {
        let [spec, tries, isUnsteady] = [game.spec, 0, false];
        while (spec && !trial.isOver) {
            let result = await talks.play(game, spec);
            if (result.verdict !== 'AC' && !trial.isOver) {
                result = await talks.settle(game, spec, result);
            }
            slowest = Math.max(slowest, result.ms ?? 0);
            if (trial.isOver) {
                return null;
            }
            if (result.verdict !== 'AC') {
                return endWith(trial, game, result, i, games.length);
            }
            tries++;
            isUnsteady ||= / every/.test(spec) && Boolean(result.next) && !/ every/.test(result.next);
            last = /longest/.test(spec) || !last ? result : last;
            spec = result.next;
        }
        const isEvery = game.label.startsWith('every') && !isUnsteady;
        counts[isEvery ? 'every' : 'others']++;
        counts[isEvery ? 'lines' : 'tries'] += tries;
        trial.onProgress({step: 'run', tried: i + 1, known: games.length, areAllKnown: true});
    }
    if (trial.isOver) {
        return null;
    }
    const {judgeMs} = trial.limits;
    if (slowest > judgeMs) {
        return trial.end({verdict: '--', report: '', reason: T('all cases are right, but one takes longer here than a judge allows')});
    }
    const doubt = trial.program.narrow?.includes('long double')
        ? {verdict: '--', report: '', reason: T('long double differs here from most online judges')} : await trial.doubtOfSource();
    const [reason] = !doubt && await reasonInOthers(trial, talks, games) || [];
    if (doubt || reason || trial.isOver) {
        return trial.end(doubt ?? {verdict: '--', report: '', reason});
    }
    counts.every > 0 && trial.notes.push([T('right in all {} lines of play of {} games'), counts.lines, counts.every]);
    counts.others > 0 && trial.notes.push([T('right in {} tries of {} games'), counts.tries, counts.others]);
    trial.notes.push([T('by the clock of this browser, {} ms for each case'), judgeMs]);
    return trial.end({verdict: 'AC', report: '', replay: replayOf(last), output: trial.ownInput === undefined ? undefined
        : encode(`${last.talk.join('\n')}\n`)});
}

const replayOf = ({words, moves}) => words && moves.length > 0 ? {play: words, moves: moves.join('~')} : null;

function endWith(trial, game, result, tried, known) {
    const {verdict, reason = '', detail = '', talk, run} = result;
    const err = run?.err?.length > 0 ? `  stderr:\n${decode(run.err).trim().split('\n').slice(-8).map(line => `    ${line}`).join('\n')}\n` : '';
    const report = `${verdict}  ${trial.about.heading}  ${tried}/${known}\n  case ${game.label}: ${verdict}\n${
        reason ? `  ${reason}${detail ? ` (${detail})` : ''}\n` : ''}  the judge (>) and the program (<):\n${
        shown(talk).map(line => `    ${line}\n`).join('')}${err}`;
    trial.end({verdict, report, reason: verdict === '--' ? reason : undefined, input: game.input, replay: replayOf(result)});
}
