"""Files of the tree, commands, make, and progress on a terminal."""
import functools
import os
import re
import subprocess
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = os.environ.get('BUILD') or 'build'
JOBS = os.cpu_count() or 1


class Mistake(Exception):
    """Ends the work with a message to the user."""


# ---------------------------------------------------------------------------- files

def read_bytes(path):
    with open(path, 'rb') as file:
        return file.read()


def read(path):
    data = read_bytes(path)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b'\n', 0, error.start) + 1
        raise Mistake(f'{path}:{line}: the byte {data[error.start]:#x} is not UTF-8') from None


def write(path, text):
    os.makedirs(os.path.dirname(path) or '.', exist_ok=True)
    with open(path, 'w', encoding='utf-8', newline='') as file:
        file.write(text)


def files_in(folder, pattern):
    """The names of the files in a folder that match, 2 before 10."""
    names = [n for n in os.listdir(folder) if re.fullmatch(pattern, n)] if os.path.isdir(folder) else []
    return sorted(names, key=lambda n: [int(p) if p.isdigit() else p for p in re.split(r'(\d+)', n)])


def replace_files(fresh, out, listed):
    """Moves the files of one folder to another, in place of those that were put there the last time, by the list in the
    third; what else is there stays."""
    for name in read(listed).splitlines() if os.path.exists(listed) else []:
        if os.path.lexists(f'{out}/{name}'):
            os.remove(f'{out}/{name}')
        while (name := os.path.dirname(name)) and os.path.isdir(f'{out}/{name}') and not os.listdir(f'{out}/{name}'):
            os.rmdir(f'{out}/{name}')
    names = [os.path.relpath(os.path.join(at, name), fresh) for at, _, found in os.walk(fresh) for name in found]
    write(listed, ''.join(f'{name}\n' for name in sorted(names)))
    for name in names:
        os.makedirs(os.path.dirname(f'{out}/{name}'), exist_ok=True)
        os.replace(f'{fresh}/{name}', f'{out}/{name}')


# ---------------------------------------------------------------------------- commands

def environment():
    """Ours, with nothing of the caller's make in it, and in English."""
    not_ours = 'MAKEFLAGS', 'MAKELEVEL', 'MFLAGS', 'P', 'N'
    return {**{name: 'C.UTF-8' if name[:2] == 'LC' or name == 'LANG' else os.environ[name]
               for name in os.environ if name not in not_ours}, 'NO_COLOR': '1'}


def run(*command, **more):
    """Runs a command; its output, both streams as they come, is text."""
    if 'input' not in more:
        more.setdefault('stdin', subprocess.DEVNULL)
    return subprocess.run(command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          encoding='utf-8', errors='replace', check=False, **more)


MADE = set()  # what one call of make has made


def made(*targets):
    """The first target; all are made before, in one call, which shows what is being made."""
    said, wanted = [], sorted({*targets} - MADE)
    if wanted:
        with subprocess.Popen(['make', '-k', f'-j{JOBS}', *wanted], env=environment(), stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, encoding='utf-8', errors='replace') as make:
            for line in make.stdout:
                said.append(line)
                progress(f'building, step {len(said)}: {line.rstrip()}')
        progress('')
        if make.returncode != 0:
            raise Mistake(f'make fails:\n{"".join(said)[-2000:]}')
        MADE.update(wanted)
    return targets[0]


# What runs instead of a command on a page: rules without make, which takes longer than they do; and one Python draws
# all pictures, which gets the values, and the words after draw.
CALLS = ((r'make -s (explain|play) P=([a-z][a-z0-9-]*) N="?([\w -]+)"?(?=$| \|)', r'build/rules/\2 \1 \3'),
         (r'\bdraw (.*)', r"{ cat && printf '\\0%s' \1; }"), ('build/', f'{BUILD}/'))


@functools.lru_cache(None)
def printed(command, language='C.UTF-8'):
    """What a command on a page prints, where the games speak this language. The programs that it names are made first,
    rules wherever a problem is named."""
    names = [name for name in {*re.findall('[a-z0-9+-]+', command)}
             if os.path.exists(f'problems/{name.partition("+")[0]}/rules.c')]
    for target in {f'rules/{name}' for name in names} | set(re.findall('build/(bin/[a-z0-9-]+)', command)):
        made(f'{BUILD}/{target}')
    called = functools.reduce(lambda text, call: re.sub(*call, text), CALLS, command)
    result = run('bash', '-c', f'set -eu -o pipefail; unset LC_ALL LC_MESSAGES; export LANG={language}; {called}')
    if result.returncode != 0 or not result.stdout:
        raise Mistake(f'{command} fails, or prints nothing:\n{result.stdout[-2000:]}')
    return result.stdout + '\n' * (result.stdout[-1] != '\n')


# ---------------------------------------------------------------------------- progress

def progress(text):
    """Shows progress on a terminal."""
    if sys.stderr.isatty():
        sys.stderr.write(f'\r{text[:100]}\033[K')
        sys.stderr.flush()


def side_by_side(function, things, title):
    """Yields the results of function(thing), in order, as many at once as there are processors."""
    from concurrent.futures import ThreadPoolExecutor  # takes as long as all that one problem needs
    with ThreadPoolExecutor(JOBS) as crew:
        for number, result in enumerate(crew.map(function, things), 1):
            progress('')
            yield result
            progress(f'{title}: {number} of {len(things)}')
    progress('')


def all_of(function, things, title):
    """Yields all that function(thing) yields, in the same way."""
    if len(things) == 1:
        yield from function(things[0])
        return
    for found in side_by_side(lambda thing: list(function(thing)), things, title):
        yield from found
