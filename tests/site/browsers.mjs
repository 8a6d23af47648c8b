/* What the checks share: complaints, a server of files, and browsers without a window. Chromium and Firefox are
   Debian's; what drives them, puppeteer-core, is in BUILD/npm. */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/* Nothing moves by itself, so that nothing has to be waited for. */
const CHROMIUM = ['--force-prefers-reduced-motion', '--disable-gpu', '--disable-quic',
    ...process.getuid() === 0 ? ['--no-sandbox'] : []];
const BROWSERS = {
    chromium: {browser: 'chrome', programs: ['chromium', 'chromium-browser', 'google-chrome'], args: CHROMIUM},
    firefox: {browser: 'firefox', programs: ['firefox-esr', 'firefox'], args: []},
};

/* Complains if this does not hold. */
export function demand(holds, words) {
    if (!holds) {
        process.exitCode = 1;
        console.log(`site: ${words}`);
    }
}

/* Tells a person who watches where the check is; '' takes that away. */
export const progress = words => process.stderr.isTTY && process.stderr.write(`\r${words}\x1b[K`);

/* What of a check is wanted, by the words of its command: `asks` of parts, whether one of them is, or none is named;
   `chosenOf` gives those of a list that are named, or all. A word that is none of these, nor of `others`, ends the check. */
export function choice(words, parts, others = []) {
    const strange = words.filter(word => ![...parts, ...Object.keys(BROWSERS), ...others].includes(word));
    if (strange.length > 0) {
        console.log(`site: no such part: ${strange.join(' ')}`);
        process.exit(2);
    }
    const named = parts.filter(part => words.includes(part));
    return {
        asks: (...some) => named.length === 0 || some.some(part => named.includes(part)),
        chosenOf: list => list.some(one => words.includes(one)) ? list.filter(one => words.includes(one)) : list,
    };
}

/* Serves a folder, as our pages tell their readers to, at a port or any; gives the address, and what stops it, which the
   end of the process does as well. */
export async function serving(folder, port = '0') {
    const server = spawn('python3', ['-u', '-m', 'http.server', port, '-b', '127.0.0.1', '-d', folder],
        {stdio: ['ignore', 'pipe', 'ignore']});
    const stop = () => server.kill();
    process.on('exit', stop);
    const [said] = await once(server.stdout, 'data');
    return {root: String(said).match(/http:[\w/.:]*\d/)[0], stop};
}
export const serve = async folder => (await serving(folder)).root;

/* A browser of puppeteer's, or null, and a line says what is missing. */
export async function launch(name, build) {
    const {browser, programs, args} = BROWSERS[name];
    const search = 'for program; do command -v "$program" && break; done; true';
    const executablePath = execFileSync('sh', ['-c', search, 'sh', ...programs], {encoding: 'utf8'}).trim();
    if (!executablePath) {
        console.log(`left out: ${name} is missing (apt-get install ${programs[0]})`);
        return null;
    }
    const module = path.resolve(build, 'npm/node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js');
    const {default: puppeteer} = await import(pathToFileURL(module));
    return puppeteer.launch({browser, executablePath, args, protocolTimeout: 1800000,
        extraPrefsFirefox: {'ui.prefersReducedMotion': 1}});
}
