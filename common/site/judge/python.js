/* Runs a Python program, every case in a module __main__ of its own, in one interpreter (pyodide), which is kept for the
   next program. A copy of its memory, as it was before the first one, makes it new again, for each program and for each case;
   and a program that reaches anything outside of this memory is ended, and the interpreter with it. */
'use strict';

const HARNESS = `
import ast, atexit, builtins, gc, io, json, os, sys, traceback, types

HIDDEN = 'js', 'pyodide', 'pyodide_js', '_pyodide', '_pyodide_core', 'pyodide_runner', 'micropip'
EFFECTS = {'this', 'antigravity', 'idlelib', 'turtle', '__main__'} # do something when they are imported
STREAMS = 'stdin', 'stdout', 'stderr'

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

def prepare(source, frame):
    """Gives what the compiler says if it does not compile. What it imports of the library is loaded once. Where it is a
    function, the frame, which is the program then, calls it; '': it is not."""
    global code, is_function
    is_function = frame != ''
    try:
        trees = [ast.parse(source, 'Main.py')]
        code = compile(source, 'Main.py', 'exec')
        if is_function:
            code = compile(frame, 'call.py', 'exec')
            trees.append(ast.parse(frame))
            trees += [ast.parse(node.value) for node in ast.walk(trees[1])
                      if isinstance(node, ast.Constant) and str(node.value).startswith('\\nfrom ')]
    except (SyntaxError, ValueError):
        return json.dumps([traceback.format_exc(0)])
    except (RecursionError, MemoryError) as fault:
        return json.dumps([f'{type(fault).__name__}: {fault}'])
    for node in (node for tree in trees for node in ast.walk(tree)):
        for name in ([one.name for one in node.names] if isinstance(node, ast.Import) else
                     [node.module or ''] if isinstance(node, ast.ImportFrom) else []):
            if name.partition('.')[0] in sys.stdlib_module_names - EFFECTS:
                try:
                    __import__(name)
                except ImportError:
                    pass # as the program will be told
    return json.dumps([None])

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
    sys.argv = ['call.py', 'Main.py'] if is_function else ['Main.py']
    sys.setrecursionlimit(1000)
    for file, (name, mode) in enumerate(zip(STREAMS, 'rww')):
        errors = 'backslashreplace' if name == 'stderr' else 'strict'
        stream = open(file, mode, closefd=False, errors=errors)
        setattr(sys, name, stream)
        setattr(sys, f'__{name}__', stream)
    status, words = 0, None

    def words_of(fault):
        if isinstance(fault, RecursionError) and sys.getrecursionlimit() > 1000:
            return 'deep'
        where = [frame for frame in traceback.extract_tb(fault.__traceback__) if frame.filename == 'Main.py']
        return f'{type(fault).__name__}: {fault}' + (f' (Main.py:{where[-1].lineno})' if where else '')

    try:
        exec(code, main.__dict__)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
        if status == 1 and not isinstance(end.code, int):
            print(end.code, file=sys.stderr)
        if is_function and end.__context__ is not None: # which the frame has told
            words = words_of(end.__context__)
    except BaseException as fault:
        status, words = 1, f'{type(fault).__name__}: {fault}'
        try:
            words = words_of(fault)
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
    return json.dumps([status, words])

for name in list(sys.modules):
    if name.partition('.')[0] in HIDDEN:
        del sys.modules[name]
sys.meta_path.insert(0, Hider())
os._exit = leave
code = compile('', 'Main.py', 'exec')
left = None
is_function = False
run() # so that what is made once is there
gc.collect()
gc.freeze()
`;
const IO_ERROR = 29;
const START_BYTES = 1 << 28; /* more than the interpreter begins with */
const MORE_KB = 1024;        /* above the limit, before there is none */
const LACKS = RegExp(["^(?:ModuleNotFoundError: No module named '(?!js'|_?pyodide).*", "RuntimeError: can't start new thread",
    '(?:OS|NotImplemented)?Error: .*emscripten.*', 'ImportError: .*',
    "AttributeError: module '(?:os|signal|time|threading|socket|select)' has no attribute .*)$"].join('|'));
const DEEP = /^(deep|RecursionError: Stack overflow.*)$/;

/* What the interpreter calls of JavaScript while a program runs, and that leaves nothing behind: it reads files, writes to
   open ones, tells the time, and tells us how a program has ended. Whatever else it calls ends the program. */
const HARMLESS = new Set(('fd_close fd_read fd_write fd_seek fd_pread fd_fdstat_get fd_sync clock_time_get clock_res_get '
    + 'random_get environ_get environ_sizes_get proc_exit exit _abort_js __syscall_fstat64 __syscall_stat64 '
    + '__syscall_newfstatat __syscall_lstat64 __syscall_faccessat __syscall_getcwd __syscall_getdents64 __syscall_readlinkat '
    + '__syscall_ioctl __syscall_fcntl64 __syscall_dup __syscall_dup3 _tzset_js _mktime_js _localtime_js _gmtime_js '
    + '_timegm_js _mmap_js _munmap_js emscripten_date_now emscripten_get_now emscripten_get_heap_max emscripten_resize_heap '
    + '_PyEM_TrampolineCall_JS _Py_emscripten_runtime _Py_CheckEmscriptenSignals_Helper _try_fcntl64 can_run_sync_js '
    /* words go in, and come out */
    + 'JsvArray_Get JsvError_Check JsvNoValue_Check js2python_js _python2js_ascii _python2js_ucs1 _python2js_ucs2 '
    + '_python2js_ucs4').split(' '));
const FILES = /_(?:openat|mkdirat|mknodat|unlinkat|rmdir|renameat|f?truncate64|symlinkat|utimensat|f?chmod\w*)$/;
const OPENED = /^\/dev\/(?:stdin|stdout|stderr|null)$/;
const READS = 0; /* how a file is opened: the last two bits, and that it is neither made nor emptied */
const MAKES = 0o3 | 0o100 | 0o1000;

let python = null;    /* {out, err, FS, ...}: the interpreter, and what it reads and writes */
let strange = null;   /* what a program has called that is not harmless */
let isClosed = false; /* while a program runs */

/* The imports of the interpreter, made such that a program is ended by those that are not harmless. */
function closable(imports = {}) {
    const isHarmless = (name, [, path, flags]) => HARMLESS.has(name) || name === '__syscall_openat'
        && ((flags & MAKES) === READS || OPENED.test(python.module.UTF8ToString(path)));
    const wrapped = ([name, call]) => [name, typeof call !== 'function' || HARMLESS.has(name) ? call : (...words) => {
        if (isClosed && !isHarmless(name, words)) {
            strange ??= name;
            throw {missing: name};
        }
        return call(...words);
    }];
    return Object.fromEntries(Object.entries(imports).map(([module, calls]) =>
        [module, /^GOT/.test(module) ? calls : Object.fromEntries(Object.entries(calls).map(wrapped))]));
}

/* Starts the interpreter, once. */
async function startPython({files, info}) {
    self.heapMax = START_BYTES;
    Object.assign(ready, files);
    const {instantiate, instantiateStreaming} = WebAssembly;
    WebAssembly.instantiate = (some, imports) => instantiate(some, closable(imports));
    WebAssembly.instantiateStreaming = (some, imports) => instantiateStreaming(some, closable(imports));
    const [{loadPyodide}, {default: createPyodideModule}] = await Promise.all(['pyodide.mjs', 'pyodide.asm.mjs']
        .map(async name => import(await unpackedAddress(name))));
    const pyodide = await loadPyodide({indexURL: BASE, packageBaseUrl: BASE, createPyodideModule,
        lockFileContents: {info, packages: {}}});
    Object.assign(WebAssembly, {instantiate, instantiateStreaming});
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
    const {read} = python.stdin.stream_ops;
    python.stdin.stream_ops = {...python.stdin.stream_ops, read(stream, buffer, offset, length, position) {
        if (isOpen && position >= stream.node.usedBytes && length > 0) {
            python.writtenThen ??= python.out.seen; /* the program waits: what comes later is of its end */
            throw new FS.ErrnoError(IO_ERROR);
        }
        return read(stream, buffer, offset, length, position);
    }};
    openStreams(new Uint8Array());
    pyodide.runPython(HARNESS);
    Object.assign(python, {run: pyodide.globals.get('run'), prepare: pyodide.globals.get('prepare')});
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

/* Gives what a function of the harness returns. One that has called something strange, or has failed, was the last. */
function ask(call, ...words) {
    isClosed = true;
    try {
        return JSON.parse(call(...words));
    } catch (error) {
        if (!/MemoryError/.test(error) || strange) {
            isSpent = true;
            if (!strange) {
                throw error;
            }
        }
        return [1, 'MemoryError']; /* while Python described another one */
    } finally {
        isClosed = false;
        isSpent ||= strange !== null;
    }
}

start = async data => {
    await (python ?? startPython(data));
    const {module, bytes} = python;
    if (isSpent || module.HEAPU8.length !== bytes) {
        return {isSpent: true}; /* memory does not shrink */
    }
    renew(python.fresh);
    openStreams(new Uint8Array());
    self.heapMax = bytes + (program.limitKb + MORE_KB) * 1024;
    const frame = program.frame ?? '';
    python.FS.writeFile('Main.py', program.source); /* which it may read */
    const [said] = ask(python.prepare, program.source, frame);
    if (strange) {
        return {reason: T('it calls something a browser does not have'), detail: strange};
    }
    if (said) {
        return /^(Recursion|Memory)Error/.test(said) ? {lacks: said} : {said};
    }
    const copy = module.HEAPU8.slice();
    runCase = async (input, out, err, isAlone) => {
        Object.assign(python, {out, err, writtenThen: null});
        isAlone && renew(copy);
        openStreams(input);
        const begun = now();
        const [code, words] = ask(python.run);
        const ms = now() - begun;
        const kb = (module.HEAPU8.length - bytes) / 1024;
        if (python.writtenThen !== null && !strange) {
            out.cut(python.writtenThen);
            return {kb, ms, ...ending({waits: true})};
        }
        const [, bare] = words?.match(/^([^]*?)(?: \(Main\.py:\d+\))?$/) ?? [];
        const end = FILES.test(strange) ? notJudged(T('it writes files'))
            : strange ? ending({missing: strange})
            : !words ? ending({code})
            : DEEP.test(bare) ? notJudged(T('the recursion is deeper than this browser allows'))
            : LACKS.test(bare) ? notJudged(T('a Python module is missing here'), bare)
            : /^MemoryError/.test(bare) ? {verdict: 'MLE', kb: Math.max(kb, program.limitKb + MORE_KB)}
            : {verdict: 'RE', words};
        return {kb, ms, ...end};
    };
    return {isReady: true};
};
