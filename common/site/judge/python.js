/* Runs a Python program, every case in a module __main__ of its own, in one interpreter (pyodide). */
'use strict';

const HARNESS = `
import os, sys, traceback, types

ends = [os.dup(file) for file in range(3)] # a program may close its own

def prepare(source):
    global code
    try:
        code = compile(source, 'Main.py', 'exec')
    except (SyntaxError, ValueError):
        return traceback.format_exc(0)

def run():
    main = sys.modules['__main__'] = types.ModuleType('__main__')
    sys.argv = ['Main.py']
    sys.setrecursionlimit(1000)
    for file, end in enumerate(ends):
        os.dup2(end, file)
    sys.stdin, sys.stdout, sys.stderr = (open(file, mode, closefd=False) for file, mode in enumerate('rww'))
    status, words = 0, None
    try:
        exec(code, main.__dict__)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except BaseException as fault:
        status, words = 1, f'{type(fault).__name__}: {fault}'
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    main.__dict__.clear()
    return status, words
`;
const START_BYTES = 1 << 28; /* more than the interpreter begins with */
const MORE_KB = 1024;        /* above the limit, before there is none */
const LACKS = /^(ModuleNotFoundError: .*|RuntimeError: can't start new thread)$/;

start = async () => {
    self.heapMax = START_BYTES;
    const {loadPyodide} = await import(`${BASE}pyodide.mjs`);
    const python = await loadPyodide({indexURL: BASE, packageBaseUrl: BASE,
        lockFileContents: {info: PACKED.python, packages: {}}});
    let left, out, err;
    const to = output => ({write: bytes => {
        try {
            output().write(bytes);
        } finally {
            return bytes.length;
        }
    }});
    python.setStdin({read: buffer => {
        const piece = left.subarray(0, buffer.length);
        left = left.subarray(piece.length);
        return buffer.set(piece) ?? piece.length;
    }});
    python.setStdout(to(() => out));
    python.setStderr(to(() => err));
    python.runPython(HARNESS);
    const run = python.globals.get('run');
    const before = python._module.HEAPU8.length;
    self.heapMax = before + (program.limitKb + MORE_KB) * 1024;
    const runMain = () => { /* gives its exit status, and the words of an exception */
        try {
            return run().toJs();
        } catch (error) {
            if (!/MemoryError/.test(error)) {
                throw error;
            }
            return [1, 'MemoryError']; /* while Python described another one */
        }
    };
    runCase = async (input, ...outputs) => {
        [left, out, err] = [input, ...outputs];
        const begun = performance.now();
        const [code, words] = runMain();
        const ms = performance.now() - begun;
        const kb = (python._module.HEAPU8.length - before) / 1024;
        const end = !words ? ending({code}) : LACKS.test(words) ? notJudged(T('Python lacks a part here'), words)
            : /^MemoryError/.test(words) ? {verdict: 'MLE', kb: Math.max(kb, program.limitKb + MORE_KB)}
            : {verdict: 'RE', words};
        return {kb, ms, ...end};
    };
    const said = python.globals.get('prepare')(program.source);
    return said ? {said} : {isReady: true};
};
