/* The languages of the page judge: limits, the scripts of the worker that runs a program, and how it becomes a script.
   A module. */

/* Limits by the rules of BOJ (common/judge/languages.c); WebAssembly is slower than native code, and gets twice as much
   time and a second. */
const withExtra = ({ms, mb, isExact}, more) => isExact ? {ms, mb} : {ms: 3 * ms + 2000, mb: 2 * mb + more};
const slower = ({ms, mb}) => ({ms: 2 * ms + 1000, mb});
const COMPILED = {isCompiled: true, limits: slower, scripts: ['wasi.js', 'disk.js', 'runner.js']};

export const LANGUAGES = {
    c: COMPILED, cpp17: COMPILED, cpp20: COMPILED,
    javascript: {limits: problem => withExtra(problem, 64), scripts: ['runner.js', 'javascript.js'], isScript: true},
    python: {limits: problem => slower(withExtra(problem, 32)), isKept: true,
        scripts: ['files.js', 'load.js', 'runner.js', 'python.js']},
};

/* A module of ECMAScript is told as node does it, by what only such a one can have; its imports become what a script
   has for them. */
export const isModule = source => /^\s*(?:import|export)\b|\bawait\b/m.test(source);
const IMPORT = RegExp([/^([ \t]*)import\b\s*(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+)\s*)?(\{[^}]*\})?\s*/,
    /(?:\bfrom\s*)?(["'])([^"'\n]+)\5[ \t]*;?/].map(({source}) => source).join(''), 'gm');

function required(whole, indent, one, all, names, quote, from) {
    const parts = [one, all].filter(Boolean).map(name => `${name} = require('${from}')`);
    names && parts.push(`${names.replace(/\s+as\s+/g, ': ')} = require('${from}')`);
    return indent + (parts.length > 0 ? `const ${parts.join(', ')};` : '') + whole.replace(/[^\n]/g, '').slice(
        (names ?? '').replace(/[^\n]/g, '').length);
}

/* The script of a JavaScript program, without a line more before its own. */
export const scriptOf = (source, asModule) => asModule
    ? `startProgram(async function (exports, require, module, __filename, __dirname) {'use strict'; ${
        source.replace(/^#!/, '//').replace(IMPORT, required)}\n}, true);\n//# sourceURL=Main.js`
    : `startProgram(function (exports, require, module, __filename, __dirname) {${
        source.replace(/^#!/, '//')}\n}, false);\n//# sourceURL=Main.js`;
