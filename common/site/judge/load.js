/* How the judge gets the files of compiler and interpreter: packed by gzip (build.mjs), and kept for the next visit where
   the browser does so. Each is compared with its hash before it is used, also what was kept; what is damaged is fetched
   once more. The page gets {progress}. */
'use strict';

const SILENT_MS = 30000; /* after which nothing more is expected of the site */
const progress = {done: 0, total: 0};
const traffic = {bytes: 0}; /* that have come from the site, and were not kept */
const place = (async () => caches.open('judge'))().catch(() => null); /* none over plain http from another machine */
/* The same for each version of the site. */
const address = name => `${new URL('/kept/', BASE)}${name}?${PACKED.version}`;

/* What a worker replies when this is thrown; `reason` is for the page's T(). */
const failed = error => ({failed: String(error), reason: error.reason});
const failure = (reason, words) => Object.assign(new Error(words), {reason});

/* Where a page is served over plain http by another machine there is no hash; the sum of gzip is left. */
const hashOf = async bytes => crypto.subtle
    && [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map(byte =>
        byte.toString(16).padStart(2, '0')).join('');

/* Gives the bytes that were kept under a name, or null where there are none, or others than were kept. */
async function recall(name) {
    const response = await (await place)?.match(address(name));
    const bytes = response && new Uint8Array(await response.arrayBuffer());
    return bytes && response.headers.get('hash') === await hashOf(bytes) ? bytes : null;
}

async function keep(name, bytes) {
    const [there, hash] = [await place, await hashOf(bytes)];
    await there?.delete(address(name), {ignoreSearch: true}); /* of an older site */
    await there?.put(address(name), new Response(bytes, {headers: {hash}})).catch(() => {});
}

/* Fetches a packed file, and tells how much has come; null if it has another size. */
async function download(name, cache) {
    const stop = new AbortController();
    const bytes = new Uint8Array(PACKED.files[name].size);
    let clock, at = 0;
    const wait = () => {
        clearTimeout(clock);
        clock = setTimeout(() => stop.abort(), SILENT_MS);
    };
    wait();
    try {
        const response = await fetch(`${BASE}${name}.gzip`, {cache, signal: stop.signal});
        if (!response.ok) {
            throw failure(T('a file of the judge is not on this site'), `${name}: ${response.status}`);
        }
        const reader = response.body.getReader();
        for (let piece; (piece = (await reader.read()).value) && at + piece.length <= bytes.length;) {
            bytes.set(piece, at);
            at += piece.length;
            traffic.bytes += piece.length;
            tell(piece.length);
            wait();
        }
        return at === bytes.length ? bytes : null;
    } catch (error) {
        throw stop.signal.aborted ? failure(T('the site does not answer any more'), name) : error;
    } finally {
        clearTimeout(clock);
        at < bytes.length && tell(-at);
    }
}

function tell(more) {
    progress.done += more;
    postMessage({progress});
}

async function rightBytes(name) {
    const {size, hash} = PACKED.files[name];
    const isRight = async bytes => bytes?.length === size && [hash, undefined].includes(await hashOf(bytes));
    const kept = await recall(name);
    if (await isRight(kept)) {
        tell(size);
        return kept;
    }
    for (const cache of ['default', 'reload']) {
        const bytes = await download(name, cache);
        if (await isRight(bytes)) {
            await keep(name, bytes);
            return bytes;
        }
        tell(bytes ? -size : 0);
    }
    throw failure(T('a file of the judge arrives damaged'), name);
}

/* Fetches these files; gives their bytes, packed, by their names. */
async function fetchPacked(names) {
    progress.done = 0;
    progress.total = names.reduce((sum, name) => sum + PACKED.files[name].size, 0);
    return Object.fromEntries(await Promise.all(names.map(async name => [name, await rightBytes(name)])));
}
