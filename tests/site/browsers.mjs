/* For the checks: a server of files, and browsers without a window. Chromium and Firefox are Debian's; what drives
   them, puppeteer-core, is in BUILD/npm. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const TYPES = {css: 'text/css', html: 'text/html', js: 'text/javascript', json: 'application/json',
    mjs: 'text/javascript', svg: 'image/svg+xml', txt: 'text/plain', wasm: 'application/wasm'};
const CHROMIUM = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', ...process.getuid() === 0 ? ['--no-sandbox'] : []];
const BROWSERS = {
    chromium: {browser: 'chrome', programs: ['chromium', 'chromium-browser', 'google-chrome'], args: CHROMIUM},
    firefox: {browser: 'firefox', programs: ['firefox-esr', 'firefox'], args: []},
};

/* Serves a folder; gives its address. The server ends with the process. */
export const serve = folder => new Promise(resolve => {
    const server = http.createServer((request, response) => {
        const file = path.join(folder, decodeURIComponent(new URL(request.url, 'http://x').pathname));
        const found = fs.existsSync(file) && fs.statSync(file).isFile();
        const type = TYPES[file.split('.').at(-1)] ?? 'application/octet-stream';
        response.writeHead(found ? 200 : 404, {'content-type': type});
        found ? fs.createReadStream(file).pipe(response) : response.end();
    });
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.unref().address().port}`));
});

/* A browser of puppeteer's, or null, and a line says what is missing. */
export async function launch(name, build) {
    const {browser, programs, args} = BROWSERS[name];
    const all = programs.flatMap(program => process.env.PATH.split(':').map(folder => path.join(folder, program)));
    const executablePath = all.find(file => fs.existsSync(file));
    if (!executablePath) {
        console.log(`left out: ${name} is missing (apt-get install ${programs[0]})`);
        return null;
    }
    const module = path.resolve(build, 'npm/node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js');
    const {default: puppeteer} = await import(pathToFileURL(module));
    return puppeteer.launch({browser, executablePath, args, protocolTimeout: 1800000});
}
