/* How a worker of the judge gets its files: packed by gzip (build.mjs), unpacked here, and kept for the next visit
   where the browser does so. The page gets {progress}. */
'use strict';

self.T = String; /* marks what panel.js says in the language of the page */
const plainFetch = self.fetch;
const progress = {done: 0, total: 0};

/* The place where the browser keeps files, without what an older site has left there. */
const kept = (async () => {
    const old = (await caches.keys()).filter(name => /^judge-/.test(name) && name !== PACKED.version);
    await Promise.all(old.map(name => caches.delete(name)));
    return caches.open(PACKED.version);
})().catch(() => null); /* not over plain http from another machine, nor in some private windows */

const keep = async (name, response) => (await kept)?.put(`${BASE}kept/${name}`, response).catch(() => {});
const recall = async name => (await kept)?.match(`${BASE}kept/${name}`);

async function fetchPacked(name) {
    progress.total += PACKED.sizes[name];
    let response = await recall(name);
    if (!response) {
        response = await plainFetch(`${BASE}${name}.gzip`);
        if (!response.ok) {
            throw new Error(`${name}: ${response.status} ${response.statusText}`);
        }
        keep(name, response.clone());
    }
    const count = new TransformStream({transform(chunk, to) {
        progress.done += chunk.length;
        postMessage({progress});
        to.enqueue(chunk);
    }});
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return new Response(response.body.pipeThrough(count).pipeThrough(new DecompressionStream('gzip')),
        {headers: {'content-type': type}});
}

/* For packages that call fetch(). */
self.fetch = (address, ...more) => {
    const name = String(address).replace(/.*\//, '');
    return PACKED.sizes[name] ? fetchPacked(name) : plainFetch(address, ...more);
};
