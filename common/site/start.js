/* The first script, in the head of every page: it loads the others. From a disk they come one by one. Not every server
   packs what it sends, so from a server they come packed, in one piece, and behind it the rules, as a page that has a
   game wants both at once. */
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
    const {scripts, bundle} = document.documentElement.dataset;
    const packed = IS_SERVED ? fetch(`${SITE}${bundle}.gzip`) : Promise.reject();
    const parsed = new Promise(resolve => addEventListener('DOMContentLoaded', resolve));
    const add = src => document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
    Promise.all([packed.then(unpacked), parsed]).then(
        ([bytes]) => add(URL.createObjectURL(new Blob([bytes], {type: 'text/javascript'}))),
        () => parsed.then(() => scripts.split(' ').forEach(name => add(`${SITE}${name}.js`))));
    earlyMachinery = packed.then(() => / play /.test(scripts) ? fetch(`${SITE}machinery.${LANG}.gzip`) : null)
        .catch(() => null);
}
