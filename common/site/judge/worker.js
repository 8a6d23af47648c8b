/* Workers that are asked one question at a time, and files of the site. What a visitor has pasted runs in workers of a
   box. A module. */

export const BASE = new URL('.', import.meta.url).href;

export async function fetched(name) {
    const response = await fetch(BASE + name);
    if (!response.ok) {
        throw new Error(`${name}: ${response.status} ${response.statusText}`);
    }
    return response.arrayBuffer();
}

/* Whether the site cannot be reached, which is the likely cause when something does not come. What is asked for has a
   name that nothing keeps. */
export const isCutOff = () => fetch(`${BASE}judge.js?${Math.random()}`, {method: 'HEAD', cache: 'no-store'})
    .then(() => false, () => true);

const texts = {};
const textOf = name => texts[name] ??= fetched(name).then(bytes => new TextDecoder().decode(bytes)).catch(error => {
    delete texts[name];
    throw error;
});

const addressOf = script => URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));

/* A frame of an origin of its own, which can load nothing and send nothing. So a program that gets hold of all that its
   worker has finds nothing of the site there, and nothing of the programs in other boxes. The policy of the page holds
   in it as well. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:";

export class Box {
    static async open() {
        const script = await textOf('box.js');
        const box = new Box();
        box.frame = document.createElement('iframe');
        box.frame.sandbox = 'allow-scripts';
        box.frame.hidden = true;
        box.frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${script}</script>`;
        await new Promise(resolve => {
            box.frame.onload = resolve;
            document.body.append(box.frame);
        });
        return box;
    }

    /* What a Worker is, in this box. */
    start(script) {
        const {port1: port, port2} = new MessageChannel();
        this.frame.contentWindow.postMessage({script}, '*', [port2]);
        const worker = {
            postMessage: message => port.postMessage({message}),
            terminate: () => {
                port.postMessage({isEnd: true});
                port.close();
            },
            ping: () => port.postMessage({isPing: true}),
        };
        port.onmessage = ({data: {data, error, isThere}}) =>
            isThere ? worker.onping?.() : error ? worker.onerror(error) : worker.onmessage({data});
        return worker;
    }

    end() {
        this.frame.remove();
    }
}

const PONG_MS = 3000;

/* Its scripts are files beside this one, together in a function; PROGRAM is what they have of the program. `onNews` gets
   what the worker posts before its reply; one in a box has no news. */
export class AskedWorker {
    static async start(names, {onNews, box, program = null} = {}) {
        const all = await Promise.all(names.map(textOf));
        return new AskedWorker(`(() => {\n'use strict';\nconst BASE = '${BASE}', T = String;
            const PROGRAM = ${JSON.stringify(program)};\n${all.join('\n')}\n})();`, onNews, box);
    }

    constructor(script, onNews, box) {
        this.box = box;
        this.address = box ? null : addressOf(script);
        this.worker = box ? box.start(script) : new Worker(this.address);
        this.onNews = onNews;
        this.isFree = true;
        this.turn = Promise.resolve();
        this.worker.onmessage = ({data}) => {
            if (!box && (data.progress || data.cases)) {
                this.wait();
                this.onNews(data);
            } else {
                this.reply?.(data ?? {});
            }
        };
        this.worker.onerror = event => {
            event.preventDefault?.();
            this.reply?.({failed: event.message ?? '', line: event.lineno});
        };
    }

    /* Gives the reply; or {isLate} after so many milliseconds without news, or {failed}. After end() there is none. */
    ask(message, ms) {
        return this.turn = this.turn.then(() => this.askNow(message, ms));
    }

    askNow(message, ms) {
        this.isFree = false; /* what is late or has failed stays so */
        this.worker.postMessage(message);
        return new Promise(resolve => {
            let clock;
            this.wait = () => {
                clearTimeout(clock);
                clock = ms && setTimeout(() => this.whenLate().then(resolve), ms);
            };
            this.wait();
            this.reply = data => {
                this.isFree = data.failed === undefined && !data.isSpent; /* a spent one may still be at work */
                clearTimeout(clock);
                resolve(data);
            };
        });
    }

    /* A browser that has ended the box, for lack of memory, does not say so. */
    whenLate() {
        return !this.box ? Promise.resolve({isLate: true}) : new Promise(resolve => {
            this.worker.onping = () => resolve({isLate: true});
            setTimeout(resolve, PONG_MS, {failed: 'the frame of the program is gone'});
            this.worker.ping();
        });
    }

    stop() {
        this.isFree = false;
        this.worker.terminate();
        this.address && URL.revokeObjectURL(this.address);
    }

    /* Its box, too. */
    end() {
        this.stop();
        this.box?.end();
    }
}

const AHEAD = 2; /* workers that start while one works */
const SLICE_MS = 100; /* after which cases are left for the next question */

/* A worker that is asked to run cases, each alone: that is, in a new worker. The others share one. */
export class ScriptWorker {
    ready = []; /* promises of {worker, reply}, the reply to the start */

    static async start(names, {box, program}) {
        const first = await AskedWorker.start(names, {box, program});
        return Object.assign(new ScriptWorker(), {first, startOne: () => AskedWorker.start(names, {box, program})});
    }

    get isFree() {
        return this.first.isFree;
    }

    async ask(message, ms) {
        if (message.program) {
            this.start = [message, ms];
        }
        return message.isAlone ? this.runAlone(message.cases, ms) : this.first.ask(message, ms);
    }

    next() {
        while (this.ready.length <= AHEAD) {
            this.ready.push(this.startOne().then(async worker => ({worker, reply: await worker.ask(...this.start)})));
        }
        return this.ready.shift();
    }

    async runAlone(cases, ms) {
        const [runs, begun] = [[], performance.now()];
        for (const one of cases) {
            const {worker, reply: {isReady, failed}} = await this.next();
            const reply = isReady ? await worker.ask({cases: [one]}, ms) : {failed: failed ?? 'it does not start again'};
            worker.stop();
            if (!reply.isLate && !Array.isArray(reply.runs)) {
                return {failed: String(reply.failed)};
            }
            runs.push(reply.isLate ? {verdict: 'TLE', ms} : reply.runs[0]);
            if (runs.at(-1)?.verdict !== 'AC' || performance.now() - begun > SLICE_MS) {
                break;
            }
        }
        return {runs};
    }

    end() {
        this.first.end();
    }
}
