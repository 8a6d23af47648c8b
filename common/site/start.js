/* The first script, in the head of every page: it loads the page's own (pages/), in its language. Not every server packs
   what it sends, so from a server that comes packed, and after it the rules, as a page that has a game wants both at
   once. */
'use strict';

const ROOT = document.documentElement.dataset.root;
const SITE = `${ROOT}site/${document.documentElement.dataset.version}/`; /* scripts, and what they load */
const LANG = document.documentElement.lang;
const IS_SERVED = location.protocol !== 'file:';

/* The bytes of what was packed by gzip, which the browser may have undone already: some servers ask it to. */
async function unpacked(response) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    return !response.ok ? Promise.reject(new Error(response.status)) : bytes[0] !== 31 || bytes[1] !== 139 ? bytes
        : new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

let earlyMachinery = null; /* what came of the rules without being asked for */

{
    const {script} = document.documentElement.dataset; /* of the page; those with a board want the rules */
    const name = `${SITE}${script}.${LANG}`;
    const packed = IS_SERVED ? fetch(`${name}.gzip`).then(unpacked) : Promise.reject();
    const parsed = new Promise(resolve => addEventListener('DOMContentLoaded', resolve));
    const add = src => document.head.append(Object.assign(document.createElement('script'), {src}));
    Promise.all([packed, parsed]).then(
        ([bytes]) => add(URL.createObjectURL(new Blob([bytes], {type: 'text/javascript'}))),
        () => parsed.then(() => add(`${name}.js`)));
    earlyMachinery = packed.then(() => ['text', 'course'].includes(script) ? null
        : fetch(`${SITE}machinery.${LANG}.gzip`)).catch(() => null);
}
