/* The worker in which the rules make the cases of a problem, behind wasi.js and rules.js: {cases}, lists of bytes, are
   posted while they are made, then {status, err}. */
'use strict';

const PIECE = 1 << 18; /* so many bytes are posted at once */

onmessage = ({data: {name, modules}}) => {
    let [cases, size, err] = [[], 0, ''];
    const send = () => {
        postMessage({cases});
        [cases, size] = [[], 0];
    };
    const status = runRules(modules, {name, mode: 'cases'}, (file, bytes) => {
        if (file === 2) {
            err += new TextDecoder().decode(bytes);
        } else if (cases.push(bytes) && (size += bytes.length) > PIECE) {
            send();
        }
    });
    send();
    postMessage({status, err});
};
