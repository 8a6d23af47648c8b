/* How a worker of the judge gets its files: packed by gzip (build.mjs), unpacked here, and kept for the next visit
   where the browser does so. The page gets {progress}. */
'use strict';

const plainFetch = self.fetch;
const progress = {done: 0, total: 0};
const place = (async () => caches.open('judge'))().catch(() => null); /* none over plain http from another machine */
/* The same for each version of the site. */
const address = name => `${new URL('/kept/', BASE)}${name}?${PACKED.version}`;

const recall = async name => (await place)?.match(address(name));

async function keep(name, response) {
    const there = await place;
    await there?.delete(address(name), {ignoreSearch: true}); /* of an older site */
    await there?.put(address(name), response).catch(() => {});
}

/* For packages that call fetch(). */
self.fetch = async (from, ...more) => {
    const name = String(from).replace(/.*\//, '');
    if (!PACKED.sizes[name]) {
        return plainFetch(from, ...more);
    }
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
};
