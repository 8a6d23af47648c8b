/* The judge of the page. judgeProgram({problem, language, source, onProgress}) gives a promise of {verdict, report,
   input, answer}, which has stop(). Nothing is loaded before it is called, and nothing is sent anywhere.
     language    c, cpp17, cpp20, javascript, python
     onProgress  gets {step: 'load', done, total} in bytes, {step: 'compile'}, {step: 'run', tried, known, areAllKnown}
     verdict     as on the command line: AC, WA, RE, TLE, MLE, OLE, CE; JE: our fault; --: not judged, or stopped
     report      what the judge prints, and notes; input, answer: those of the first failing case, if there is one
   It is a module, for import(), which a browser refuses on a page that was opened as a file. */
import {Trial, startWorker} from './trial.js';

const COMPILE_MS = 60000;
const MB = 1 << 20;
const STACK = 64 * MB;
const MOST_MEMORY = 4096 * MB;
const PLAIN_LONG = /(?<!\blong\s+)\blong\b(?!\s+(?:long|double)\b)/;
const isCompiled = language => /^c/.test(language);

/* ---- the compiler: kept from program to program ---- */

let compiler = null;

function endCompiler(reply) {
    compiler?.terminate();
    compiler?.resolve(reply);
    compiler = null;
}

/* Gives {module, said, note}; without a module it does not compile; {failed}: the compiler does not work here. */
const compile = (request, onProgress) => new Promise(resolve => {
    const tooLong = () => endCompiler({said: `compiling took more than ${COMPILE_MS / 1000} s, and was ended`});
    let clock;
    if (compiler?.isBusy) {
        endCompiler({failed: 'another program came'});
    }
    compiler ??= startWorker(['files.js', 'load.js', 'compiler.js']);
    Object.assign(compiler, {resolve, isBusy: true});
    compiler.onmessage = ({data}) => {
        clearTimeout(clock);
        if (data.progress) {
            onProgress({step: 'load', ...data.progress});
        } else if (data.isCompiling) {
            onProgress({step: 'compile'});
            clock = setTimeout(tooLong, COMPILE_MS);
        } else if (data.failed) {
            endCompiler(data);
        } else {
            compiler.isBusy = false;
            resolve(data);
        }
    };
    compiler.onerror = event => endCompiler({failed: event.message});
    compiler.postMessage(request);
});

/* ---- a program ---- */

function notesOn(language, source, {note}, {verdict, limits}) {
    const code = source.replace(/\/\/.*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"/g, ' ');
    const has32Bits = isCompiled(language) && PLAIN_LONG.test(code);
    return [
        note,
        has32Bits && 'long has 32 bits in a browser, and 64 at most judges: long long has 64 everywhere',
        verdict === 'AC' && `AC in this browser: by its clock, with ${limits.ms} ms for each case`,
    ].filter(Boolean).map(words => `  note: ${words}\n`).join('');
}

async function run(trial, {problem, language, source, onProgress}) {
    let program = {source};
    trial.attempt(async () => {
        const {mb} = await trial.prepare(problem, language);
        const memory = Math.min(STACK + (2 * mb + 64) * MB, MOST_MEMORY);
        if (isCompiled(language) && !trial.isOver) {
            program = await compile({language, source, stack: STACK, memory}, onProgress);
        }
        trial.startRunner({...program, stack: STACK, catches: /\b(catch|thread|async)\b/.test(source)});
    });
    const result = await trial.result;
    return {...result, report: result.report + notesOn(language, source, program, result)};
}

export function judgeProgram({onProgress = () => {}, ...request}) {
    const trial = new Trial(onProgress);
    return Object.assign(run(trial, {onProgress, ...request}), {
        stop() {
            trial.stop();
            if (compiler?.isBusy) {
                endCompiler({failed: 'stopped'});
            }
        },
    });
}
