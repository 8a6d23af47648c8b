/* The worker in which the rules make the cases of a problem, after wasi.js and rules.js: {cases}, some bytes of their
   stream, are posted while they are made, then {status, err}. */
'use strict';

onmessage = ({data: {name, modules}}) => {
    let err = '';
    const status = runRules(modules, {name, mode: 'cases'}, (file, bytes) => {
        if (file === 1) {
            postMessage({cases: bytes});
        } else {
            err += new TextDecoder().decode(bytes);
        }
    });
    postMessage({status, err});
};
