/* The files of a compiler or an interpreter, in its worker, where they are unpacked when they are used. Whatever it loads
   later is to be among them. */
'use strict';

const ready = {}; /* bytes by name, packed by gzip */
const plainFetch = self.fetch.bind(self);

const typeOf = name => /js$/.test(name) ? 'text/javascript' : name.endsWith('.wasm') ? 'application/wasm'
    : 'application/octet-stream';

function unpacked(name) {
    const {body} = new Response(ready[name]);
    delete ready[name];
    return new Response(body.pipeThrough(new DecompressionStream('gzip')), {headers: {'content-type': typeOf(name)}});
}

/* Gives an address of a script, for import(). */
const unpackedAddress = async name => URL.createObjectURL(await unpacked(name).blob());

/* For packages that call fetch(). */
self.fetch = async (from, ...more) => {
    const name = String(from).replace(/.*\//, '');
    return ready[name] ? unpacked(name) : plainFetch(from, ...more);
};
