/* Visits to a site that is then cut off, or becomes another version: (page, root, browser, site). Each has a server and
   copies of the site of its own. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createHash} from 'node:crypto';
import {gunzipSync, gzipSync} from 'node:zlib';
import {demand, serving} from './browsers.mjs';
import {click, open, says, settled, textOf} from './visitor.mjs';

const versionOf = page => page.evaluate(() => document.documentElement.dataset.version);
/* The state of the controller itself is an old one in Firefox. */
const isReady = page => page.waitForFunction(async () => navigator.serviceWorker.controller
    && (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
{timeout: 180000, polling: 500}); /* it keeps the whole site, which takes long on a machine that is busy */
/* Of which versions this page is: that of its text, and those of its scripts; the copy says it in a variable. */
const partsOf = page => page.evaluate(() => [document.documentElement.dataset.version,
    ...[...document.querySelectorAll('script[src*="site/"], link[rel=stylesheet]')].map(({src, href}) =>
        (src || href).match(/site\/(\w+)\//)[1]), globalThis.COPY ?? 'first']);

function copied(site) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
    process.on('exit', () => fs.rmSync(folder, {recursive: true, force: true}));
    fs.cpSync(site, `${folder}/first`, {recursive: true, filter: name => !/site\/\w+\/judge\/(?!problems|[^/]*\.(js|wasm|c|cpp|py)$)|\.png$/.test(name)});
    return folder;
}

/* As in sw.js. */
const hashOf = text => createHash('sha256').update(text).digest().subarray(0, 16).toString('base64').slice(0, 22);

/* A copy whose bytes, addresses and scripts differ, as a site that is made anew after a change. */
function changed(from, to) {
    fs.cpSync(from, to, {recursive: true});
    const [old] = fs.readdirSync(`${to}/site`);
    const version = 'ffffffffff';
    fs.renameSync(`${to}/site/${old}`, `${to}/site/${version}`);
    for (const name of fs.readdirSync(to, {recursive: true}).filter(name => /\.html$|^sw\.js$/.test(name))) {
        fs.writeFileSync(`${to}/${name}`, fs.readFileSync(`${to}/${name}`, 'utf8').replaceAll(old, version));
    }
    for (const name of fs.readdirSync(`${to}/site/${version}`).filter(name => /^(?!machinery).*\.gzip$/.test(name))) {
        const bundle = `${to}/site/${version}/${name}`; /* the scripts of some pages */
        const before = gunzipSync(fs.readFileSync(bundle));
        const after = `${before}\nglobalThis.COPY = "second";\n`;
        fs.writeFileSync(bundle, gzipSync(after));
        const worker = fs.readFileSync(`${to}/sw.js`, 'utf8');
        fs.writeFileSync(`${to}/sw.js`, worker.replace(hashOf(before), hashOf(after)));
    }
    const later = Date.now() / 1000 + 60; /* the server tells files apart by seconds */
    fs.readdirSync(to, {recursive: true}).forEach(name => fs.utimesSync(`${to}/${name}`, later, later));
    return {old, version};
}

/* Who was here once plays, explains and finds puzzles without a network. */
async function offline(page, root, browser, site) {
    const folder = copied(site);
    const server = await serving(`${folder}/first`);
    await open(page, `${server.root}/nim-2/index.html#play=3+5&first=you`);
    await isReady(page);
    server.stop();
    await open(page, `${server.root}/nim-2/index.html#play=3+5&first=you`);
    await click(page, '#play .stage button', -1);
    await says(page, '#play .log li', '.+ .+');
    await page.goto('about:blank');
    await page.goto(`${server.root}/nim-2/index.html#explain=3+5`);
    await says(page, '#explain .log', 'koosaga');
    await open(page, `${server.root}/index.ko.html`);
    await says(page, '#play .says', '먼저');
    for (const name of ['puzzles/index.html', 'lab/index.html', 'wythoff/index.html', 'string-game/index.html']) {
        await open(page, `${server.root}/${name}`);
        await says(page, '#play .rule', '.');
    }
    await page.goto(`${server.root}/course.html`);
    await says(page, 'h1', '.');
    await page.goto(`${server.root}/wythoff/index.ko.html`);
    await says(page, 'main', 'not opened before');
}

/* The site changes while somebody has it open: what is shown is of one version, and it is the new one at the next page;
   also without a network after that. */
async function versions(page, root, browser, site) {
    const folder = copied(site);
    const {old, version} = changed(`${folder}/first`, `${folder}/second`);
    fs.renameSync(`${folder}/first`, `${folder}/now`);
    const server = await serving(`${folder}/now`);
    await open(page, `${server.root}/nim-2/index.html`);
    await isReady(page);
    await open(page, `${server.root}/wythoff/index.html`);
    fs.renameSync(`${folder}/now`, `${folder}/first`);
    fs.renameSync(`${folder}/second`, `${folder}/now`);
    page.excused = /search|404/; /* what is loaded late is of the page's own version, or missing */
    await page.type('#search input', 'nim');
    await says(page, '#found', 'Nim|offline');
    await page.evaluate(() => play.freshGame());
    await settled(page);
    const wanted = parts => parts.at(-1) === 'second' && parts.slice(0, -1).every(part => part === version);
    for (const name of ['nim-2/index.html', 'wythoff/index.html', 'index.html']) {
        await open(page, `${server.root}/${name}`);
        page.excused = null;
        const parts = await partsOf(page);
        demand(wanted(parts), `${browser}: ${name} is made of ${[...new Set(parts)]} after the site has changed`);
    }
    await page.waitForFunction(async (old, now) => (await caches.keys()).includes(now) && !(await caches.has(old)),
        {timeout: 30000, polling: 300}, `games ${old}`, `games ${version}`).catch(() =>
        demand(false, `${browser}: the new version of the site is not kept, or the old one is`));
    server.stop();
    for (const name of ['nim-2/index.html', 'wythoff/index.html']) {
        await open(page, `${server.root}/${name}`);
        demand(wanted(await partsOf(page)), `${browser}: ${name} is another one without a network`);
        demand(await versionOf(page) === version && /\d|●/.test(await textOf(page, '#play .stage')),
            `${browser}: ${name} cannot be played without a network`);
    }
}

/* Scripts that somebody has changed where they are kept are not run. */
async function spoiled(page, root, browser, site) {
    const server = await serving(`${copied(site)}/first`);
    await open(page, `${server.root}/nim-2/index.html`);
    await isReady(page);
    await page.evaluate(async () => {
        for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
                const kept = await cache.match(request);
                /\/site\/.*(js|gzip)$/.test(request.url) && await cache.put(request,
                    new Response('globalThis.spoiled = 1;', {headers: kept.headers}));
            }
        }
    });
    await open(page, `${server.root}/nim-2/index.html`);
    await page.type('#search input', 'nim');
    await says(page, '#found', 'Nim');
    demand(await page.evaluate(() => !('spoiled' in globalThis)), `${browser}: a script that was changed where it is kept`);
    server.stop();
}

export const OFFLINE_VISITS = {offline, versions, spoiled};
