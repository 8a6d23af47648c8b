/* The service worker, sw.js beside the front page: who has been here can come back without a network. All that it keeps
   is of one VERSION of the site, told by its bytes (pages.py). Scripts and what they load have that version in their
   addresses, and are asked for only once; pages name it, and are asked for each time, so that a new version is seen at
   once: its page brings its own scripts, and its own worker, which keeps the pages that the old one kept. */
'use strict';

const [VERSION, CORE] = ['@VERSION@', ['@CORE@']]; /* of the site; what is kept from the beginning */
const KEPT = `games ${VERSION}`;
const PATIENCE = 3000; /* ms, before a page that is kept is shown instead of one that does not come */
const HOME = registration.scope;
const ASSETS = `${HOME}site/${VERSION}/`;
const JUDGE = /\/judge\/.*\.gzip$/; /* large, and kept by the judge itself */

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

async function install() {
    const cache = await caches.open(KEPT);
    await cache.addAll(CORE.map(name => ASSETS + name));
    const first = ['index.html', 'index.ko.html', 'offline.html'].map(name => HOME + name);
    for (const page of new Set([...first, ...await knownPages()])) {
        await keepPage(cache, page);
    }
    await skipWaiting();
}

async function activate() {
    const old = (await caches.keys()).filter(name => name.startsWith('games ') && name !== KEPT);
    await Promise.all(old.map(name => caches.delete(name)));
    await clients.claim();
}

const kept = request => caches.open(KEPT).then(cache => cache.match(request, {ignoreSearch: true, ignoreMethod: true}));

/* Of this version, once and for all. Who asks whether it can be had (HEAD) is told whether the network has it; but what
   is kept can be had. */
async function asset(request) {
    const here = await kept(request);
    if (here && request.method === 'GET') {
        return here;
    }
    if (here && !request.url.includes('?')) {
        return fetch(request).catch(() => here);
    }
    const response = await fetch(request);
    if (response.ok && request.method === 'GET') {
        (await caches.open(KEPT)).put(request, response.clone());
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
    }
});
