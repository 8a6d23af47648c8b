/* Runs a Python program, every case in a module __main__ of its own, in one interpreter (pyodide), which is kept for the
   next program. A copy of its memory, as it was before the first one, makes it new again: for each program, and for each
   case of one that could leave something behind. */
'use strict';

const HARNESS = `
import ast, atexit, builtins, gc, io, json, os, sys, traceback, types

HIDDEN = 'js', 'pyodide', 'pyodide_js', '_pyodide', '_pyodide_core', 'pyodide_runner', 'micropip'
# A program that imports nothing else, and uses nothing else of sys, os and builtins, leaves nothing behind but what
# run() puts back and is_changed() sees.
KNOWN = set('sys os math cmath collections itertools functools heapq bisect operator string re fractions random time '
            'typing io array copy queue enum dataclasses statistics numbers types atexit mmap struct abc '
            'contextlib datetime __future__'.split())
OF_SYSTEM = set('stdin stdout stderr exit setrecursionlimit getrecursionlimit maxsize buffer read write fstat linesep'
                ' st_size fdopen _exit'.split())
STREAMS = 'stdin', 'stdout', 'stderr'
RENEWED = {'argv', *STREAMS, *(f'__{name}__' for name in STREAMS)} # of sys, for each case
ODD = set('setattr delattr exec eval compile vars builtins __builtins__ __import__ globals'.split())

class Hider:
    def find_spec(self, name, path=None, target=None):
        if name.partition('.')[0] in HIDDEN:
            raise ModuleNotFoundError(f'No module named {name!r}', name=name)

def leave(code):
    """os._exit(): what is not written by then is lost."""
    global left
    left = code & 255 if left is None else left
    null = os.open('/dev/null', os.O_WRONLY)
    for file in 1, 2:
        os.dup2(null, file)
    raise SystemExit

def base(node):
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None

def is_plain(tree):
    global used
    imported, system, used = set(), set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = {name.name: name.asname or name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            names = {node.module: None} if node.level == 0 else {'': None}
            imported |= {name.asname or name.name for name in node.names}
            if node.module in ('sys', 'os') and not {name.name for name in node.names} <= OF_SYSTEM:
                return False
        else:
            continue
        if not names.keys() <= KNOWN:
            return False
        used |= names.keys() - {'sys'}
        imported |= set(names.values())
        system |= {names.get(name) for name in ('sys', 'os')}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in ODD:
            return False
        if isinstance(node, ast.Name) and node.id in system - {None}:
            node.is_alone = not getattr(node, 'is_owned', False)
        if isinstance(node, ast.Attribute):
            if node.attr.startswith('__') and node.attr != '__init__':
                return False
            if isinstance(node.value, ast.Name) and node.value.id in system - {None}:
                node.value.is_owned = True
                if node.attr not in OF_SYSTEM:
                    return False
            if not isinstance(node.ctx, ast.Load) and base(node) in imported and not (
                    isinstance(node.value, ast.Name) and node.attr in STREAMS):
                return False
        if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load) and base(node) in imported:
            return False
    return not any(getattr(node, 'is_alone', False) for node in ast.walk(tree))

def prepare(source):
    """Gives what the compiler says if it does not compile, and whether it is plain."""
    global code
    try:
        tree = ast.parse(source, 'Main.py')
        code = compile(source, 'Main.py', 'exec')
    except (SyntaxError, ValueError):
        return json.dumps([traceback.format_exc(0), False])
    except (RecursionError, MemoryError) as fault:
        return json.dumps([f'{type(fault).__name__}: {fault}', False])
    return json.dumps([None, is_plain(tree)])

def watched():
    return [dict(vars(sys.modules[name])) for name in used if name in sys.modules] + [
        dict(vars(builtins)), {name: value for name, value in vars(sys).items() if name not in RENEWED}]

def flush(file):
    try:
        if file is not None and not getattr(file, 'closed', False):
            file.flush()
        return True
    except BaseException:
        return False

def run():
    global left
    left = None
    main = sys.modules['__main__'] = types.ModuleType('__main__')
    main.__dict__.update(__file__='Main.py', __builtins__=builtins)
    sys.argv = ['Main.py']
    sys.setrecursionlimit(1000)
    before = watched()
    for file, (name, mode) in enumerate(zip(STREAMS, 'rww')):
        errors = 'backslashreplace' if name == 'stderr' else 'strict'
        stream = open(file, mode, closefd=False, errors=errors)
        setattr(sys, name, stream)
        setattr(sys, f'__{name}__', stream)
    status, words = 0, None
    try:
        exec(code, main.__dict__)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
        if status == 1 and not isinstance(end.code, int):
            print(end.code, file=sys.stderr)
    except BaseException as fault:
        status, words = 1, f'{type(fault).__name__}: {fault}'
        if isinstance(fault, RecursionError) and sys.getrecursionlimit() > 1000:
            words = 'deep'
        try:
            where = [frame for frame in traceback.extract_tb(fault.__traceback__) if frame.filename == 'Main.py']
            words = f'{words} (Main.py:{where[-1].lineno})' if where and words != 'deep' else words
            traceback.print_exception(fault.with_traceback(fault.__traceback__.tb_next))
        except BaseException:
            pass
    atexit._run_exitfuncs()
    atexit._clear()
    is_written = flush(sys.stdout)
    flush(sys.stderr)
    main.__dict__.clear()
    gc.collect()
    is_written = flush(sys.stdout) and is_written
    flush(sys.stderr)
    status = left if left is not None else 120 if not is_written and status == 0 else status
    is_changed = before != watched()
    return json.dumps([status, words, is_changed])

for name in list(sys.modules):
    if name.partition('.')[0] in HIDDEN:
        del sys.modules[name]
sys.meta_path.insert(0, Hider())
os._exit = leave
for name in KNOWN:
    __import__(name)
code = compile('', 'Main.py', 'exec')
left, used = None, set()
run() # so that what is made once is there
gc.collect()
gc.freeze()
`;
const START_BYTES = 1 << 28; /* more than the interpreter begins with */
const MORE_KB = 1024;        /* above the limit, before there is none */
const LACKS = RegExp(["^(?:ModuleNotFoundError: No module named '(?!js'|_?pyodide).*", "RuntimeError: can't start new thread",
    '(?:OS|NotImplemented)?Error: .*emscripten.*', 'ImportError: .*',
    "AttributeError: module '(?:os|signal|time|threading|socket|select)' has no attribute .*)$"].join('|'));
const DEEP = /^(deep|RecursionError: Stack overflow.*)$/;

let python = null;    /* {left, out, err, FS, ...}: the interpreter, and what it reads and writes */

/* Starts the interpreter, once. */
async function startPython() {
    self.heapMax = START_BYTES;
    await fetchPacked(Object.keys(PACKED.files).filter(name => /py/.test(name)));
    const [{loadPyodide}, {default: createPyodideModule}] = await Promise.all(['pyodide.mjs', 'pyodide.asm.mjs']
        .map(async name => import(await unpackedAddress(name))));
    const pyodide = await loadPyodide({indexURL: BASE, packageBaseUrl: BASE, createPyodideModule,
        lockFileContents: {info: PACKED.python, packages: {}}});
    const {FS, _module: module} = pyodide;
    python = {FS, module, out: null, err: null};
    const to = name => ({write: bytes => {
        try {
            python[name]?.write(bytes);
        } finally {
            return bytes.length;
        }
    }});
    pyodide.setStdout(to('out'));
    pyodide.setStderr(to('err'));
    FS.unlink('/dev/stdin');
    FS.writeFile('/dev/stdin', new Uint8Array());
    python.stdin = FS.lookupPath('/dev/stdin').node;
    openStreams(new Uint8Array());
    pyodide.runPython(HARNESS);
    Object.assign(python, {run: pyodide.globals.get('run'), prepare: pyodide.globals.get('prepare')});
    for (const name of ['mknod', 'unlink', 'rmdir', 'rename', 'truncate', 'chmod']) { /* what changes files */
        const call = FS[name];
        FS[name] = (...more) => {
            python.writesFiles = true;
            return call.apply(FS, more);
        };
    }
    hideWorker('setTimeout', 'clearTimeout', 'self', 'MessageChannel', 'location');
    globalThis.console = new Proxy({}, {get: () => () => {}}); /* to which pyodide tells its own end */
    python.bytes = module.HEAPU8.length;
    python.fresh = module.HEAPU8.slice();
}

/* The three open files, the first at the beginning of the input; and no others. */
function openStreams(input) {
    const {FS, stdin} = python;
    FS.streams.forEach((stream, file) => {
        FS.streams[file] = null;
    });
    stdin.contents = input;
    stdin.usedBytes = input.length;
    FS.open('/dev/stdin', 'r');
    FS.open('/dev/stdout', 'w');
    FS.open('/dev/stderr', 'w');
}

/* Puts the interpreter back to where it was when this copy was made. */
function renew(copy) {
    const {HEAPU8} = python.module;
    HEAPU8.set(copy);
    HEAPU8.fill(0, copy.length);
}

/* Gives what a function of the harness returns. */
function ask(call, ...words) {
    try {
        return JSON.parse(call(...words));
    } catch (error) {
        if (!/MemoryError/.test(error)) {
            isSpent = true;
            throw error;
        }
        return [1, 'MemoryError', true]; /* while Python described another one */
    }
}

start = async () => {
    await (python ?? startPython());
    const {module, bytes} = python;
    if (module.HEAPU8.length !== bytes) {
        return {isSpent: true}; /* memory does not shrink */
    }
    renew(python.fresh);
    openStreams(new Uint8Array());
    self.heapMax = bytes + (program.limitKb + MORE_KB) * 1024;
    const [said, isPlain] = ask(python.prepare, program.source);
    if (said) {
        return /^(Recursion|Memory)Error/.test(said) ? {lacks: said} : {said};
    }
    const copy = isPlain ? null : module.HEAPU8.slice();
    runCase = async (input, out, err) => {
        Object.assign(python, {out, err, writesFiles: false});
        openStreams(input);
        const begun = performance.now();
        const [code, words, isChanged] = ask(python.run);
        const ms = performance.now() - begun;
        const kb = (module.HEAPU8.length - bytes) / 1024;
        const [, bare] = words?.match(/^([^]*?)(?: \(Main\.py:\d+\))?$/) ?? [];
        const end = python.writesFiles ? notJudged(T('it writes files'))
            : !words ? ending({code})
            : DEEP.test(bare) ? notJudged(T('the recursion is deeper than this browser allows'))
            : LACKS.test(bare) ? notJudged(T('a Python module is missing here'), bare)
            : /^MemoryError/.test(bare) ? {verdict: 'MLE', kb: Math.max(kb, program.limitKb + MORE_KB)}
            : {verdict: 'RE', words};
        copy && renew(copy);
        return {kb, ms, isChanged: isPlain && isChanged, ...end};
    };
    return {isReady: true};
};
