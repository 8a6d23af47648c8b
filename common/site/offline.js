/* The service worker, sw.js beside the front page: who has been here can come back without a network. All that it keeps
   is of one VERSION of the site, told by its bytes (pages.py). Scripts and what they load have that version in their
   addresses, and are asked for only once; pages name it, and are asked for each time, so that a new version is seen at
   once: its page brings its own scripts, and its own worker, which keeps the pages that the old one kept. Whatever runs in
   this origin, also for a neighbour of the site, could change what is kept: so a file of site/ is given out only if it
   has the hash that stands here. */
'use strict';

const VERSION = '@VERSION@'; /* of the site */
const CORE = {'@CORE@': 0};  /* hashes, by names in site/: what is kept from the beginning; */
const MORE = {'@MORE@': 0};  /* and what is when it was asked for */
const PAGES = ['@PAGES@'];   /* of both languages: all of one are kept once a page of it is open */
const KEPT = `games ${VERSION}`;
const PATIENCE = 3000; /* ms, before a page that is kept is shown instead of one that does not come */
const HOME = registration.scope;
const ASSETS = `${HOME}site/${VERSION}/`;
const JUDGE = /\/judge\/.*\.gzip$/; /* large, and kept by the judge itself */
const READY = /\/turns\//; /* turns that are ready: they are not kept, for the rules can be asked instead (puzzle.js) */

const isOurs = text => text.includes(`data-version="${VERSION}"`);
const isPage = ({headers}) => headers.get('content-type')?.includes('text/html');

/* Keeps this page, and its figures; one of another version is an error, so that the worker is not installed, and tried
   again later. */
async function keepPage(cache, address) {
    const response = await fetch(address, {cache: 'no-cache'});
    if (response.ok && isPage(response)) {
        const text = await response.clone().text();
        if (!isOurs(text)) {
            throw new Error(`${address} is of another version`);
        }
        const figures = [...text.matchAll(/src="(figures\/[^"]*)"/g)].map(([, name]) => new URL(name, address).href);
        await cache.addAll([...new Set(figures)]);
        await cache.put(address, response);
    }
}

/* What was kept of the version before, and what is open now. */
async function knownPages() {
    const names = (await caches.keys()).filter(name => name.startsWith('games ') && name !== KEPT);
    const kept = await Promise.all(names.map(async name => (await (await caches.open(name)).keys())
        .map(({url}) => url).filter(url => !url.startsWith(`${HOME}site/`) && /(\.html|\/)$/.test(url))));
    const windows = await clients.matchAll({includeUncontrolled: true, type: 'window'});
    const open = windows.map(({url}) => url.split('#')[0]);
    return [...new Set([...kept.flat(), ...open.filter(url => url.startsWith(HOME))])];
}

const languageOf = address => address.match(/\.(ko)\.html$/)?.[1] ?? '';

/* Keeps all pages in the language of one, those that are not kept yet; those that cannot be had come the next time. */
const keeping = {};
const keepLanguage = language => keeping[language] ??= (async () => {
    const cache = await caches.open(KEPT);
    for (const name of PAGES.filter(page => languageOf(page) === language)) {
        await cache.match(HOME + name) ?? await keepPage(cache, HOME + name);
    }
})().catch(() => delete keeping[language]);

async function install() {
    const cache = await caches.open(KEPT);
    await cache.addAll(Object.keys(CORE).map(name => ASSETS + name));
    const first = ['index.html', 'index.ko.html', 'offline.html'].map(name => HOME + name);
    const known = await knownPages();
    for (const page of new Set([...first, ...known])) {
        await keepPage(cache, page);
    }
    await skipWaiting();
    await Promise.all([...new Set(known.map(languageOf))].map(keepLanguage));
}

async function activate() {
    const old = (await caches.keys()).filter(name => name.startsWith('games ') && name !== KEPT);
    await Promise.all(old.map(name => caches.delete(name)));
    await clients.claim();
}

const kept = request => caches.open(KEPT).then(cache => cache.match(request, {ignoreSearch: true, ignoreMethod: true}));

/* Whether a file is the one of this version; packed ones are compared unpacked, as some servers have a browser do that. */
async function isRight(response) {
    const name = response.url.slice(ASSETS.length).split('?')[0];
    let bytes = new Uint8Array(await response.clone().arrayBuffer());
    if (name.endsWith('.gzip') && bytes[0] === 31 && bytes[1] === 139) {
        bytes = await new Response(new Response(bytes).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    }
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16);
    return btoa(String.fromCharCode(...hash)) === `${CORE[name] ?? MORE[name]}==`;
}

/* Of this version, once and for all. Who asks whether it can be had (HEAD) is told whether the network has it; but what
   is kept can be had. */
async function asset(request) {
    const found = await kept(request);
    const here = found && (request.method !== 'GET' || await isRight(found).catch(() => false)) ? found : null;
    if (here && request.method === 'GET') {
        return here;
    }
    if (here && !request.url.includes('?')) {
        return fetch(request).catch(() => here);
    }
    const response = await fetch(request).catch(error =>
        READY.test(request.url) ? new Response('{}') : Promise.reject(error));
    if (response.ok && request.method === 'GET') {
        const copy = response.clone();
        await isRight(response) && (await caches.open(KEPT)).put(request, copy);
    }
    return response;
}

/* As it is now; where that does not come, as it was. */
async function fresh(request) {
    const isVisit = request.mode === 'navigate';
    const patience = new AbortController();
    const here = await kept(request);
    const late = here && setTimeout(() => patience.abort(), PATIENCE);
    try {
        const response = await fetch(request.url, {cache: isVisit ? 'no-cache' : 'default', signal: patience.signal});
        clearTimeout(late);
        const copy = response.clone();
        if (response.ok && (!isPage(response) || isOurs(await response.clone().text()))) {
            (await caches.open(KEPT)).put(request.url, copy);
        }
        return isVisit && response.redirected ? Response.redirect(response.url) : response;
    } catch {
        return here ?? (isVisit && request.url.endsWith('/') ? await kept(`${request.url}index.html`) : null)
            ?? (isVisit ? Response.redirect(`${HOME}offline.html`) : Response.error());
    }
}

addEventListener('install', event => event.waitUntil(install()));
addEventListener('activate', event => event.waitUntil(activate()));
addEventListener('fetch', event => {
    const {request} = event;
    const isPlain = ['GET', 'HEAD'].includes(request.method) && request.url.startsWith(HOME)
        && !request.headers.has('range');
    if (isPlain && request.url.startsWith(ASSETS) && !JUDGE.test(request.url)) {
        event.respondWith(asset(request));
    } else if (isPlain && !request.url.startsWith(`${HOME}site/`) && request.method === 'GET') {
        event.respondWith(fresh(request));
        request.mode === 'navigate' && event.waitUntil(keepLanguage(languageOf(request.url)));
    }
});
