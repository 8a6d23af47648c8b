/* Workers that are asked one question at a time, and files of the site. A module. */

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

/* Its scripts are files beside this one, together in a function, so that a program of JavaScript finds none of their
   names. That is a script of its own: so browsers tell where it has an error. `onNews` gets what the worker posts before
   its reply. */
export class AskedWorker {
    static async start(names, onNews, program) {
        const all = await Promise.all(names.map(textOf));
        return new AskedWorker(`(() => {\nconst BASE = '${BASE}', T = String;\n${all.join('\n')}\n})();
            ${program ? `importScripts('${addressOf(program)}');` : ''}`, onNews);
    }

    constructor(script, onNews) {
        this.address = addressOf(script);
        this.worker = new Worker(this.address);
        this.onNews = onNews;
        this.isFree = true;
        this.turn = Promise.resolve();
        this.worker.onmessage = ({data}) => {
            if (data.progress || data.cases) {
                this.wait();
                this.onNews(data);
            } else {
                this.reply(data);
            }
        };
        this.worker.onerror = event => {
            event.preventDefault();
            this.reply({failed: event.message ?? '', line: event.lineno});
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
                clock = ms && setTimeout(resolve, ms, {isLate: true});
            };
            this.wait();
            this.reply = data => {
                this.isFree = data.failed === undefined && !data.isSpent; /* a spent one may still be at work */
                clearTimeout(clock);
                resolve(data);
            };
        });
    }

    end() {
        this.isFree = false;
        this.worker.terminate();
        URL.revokeObjectURL(this.address);
    }
}
