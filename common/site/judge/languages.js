/* The languages of the page judge: limits, the scripts of the worker that runs a program, and how it becomes a script.
   A module. */

/* Limits by the rules of BOJ (common/judge/languages.c). WebAssembly is slower than native code, and is given twice as
   much time and a second before it is ended; but only what ends within judgeMs is known to be fast enough. */
const withExtra = ({ms, mb, isExact}, more) => {
    const judgeMs = isExact ? ms : 3 * ms + 2000;
    return {ms: judgeMs, judgeMs, mb: isExact ? mb : 2 * mb + more};
};
const slower = ({ms, mb}) => ({ms: 2 * ms + 1000, judgeMs: ms, mb});
const COMPILED = {isCompiled: true, limits: slower, scripts: ['wasi.js', 'disk.js', 'runner.js']};

export const LANGUAGES = {
    c: COMPILED, cpp17: COMPILED, cpp20: COMPILED,
    javascript: {limits: problem => withExtra(problem, 64), scripts: ['runner.js', 'javascript.js'], isScript: true},
    python: {limits: problem => slower(withExtra(problem, 32)), isKept: true,
        scripts: ['unpack.js', 'runner.js', 'python.js']},
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

/* A program of JavaScript, as javascript.js reads it: as a module it gets what a script has for its imports. `called` is
   what is called of it, if it is a function. */
export const asScript = (source, asModule, called) => {
    const text = source.replace(/^#!/, '//').toWellFormed?.() ?? source;
    return {isModule: Boolean(asModule), source: asModule ? text.replace(IMPORT, required) : text, called};
};

/* Of a function, by its signature, such as "bool canWin(string state)": its name, and how many arguments it has, each a line
   of input. */
export const calledBy = signature => {
    const [, name, args] = signature.match(/(\w+)\((.*)\)/);
    return {name, count: args.split(',').length};
};
