"""Tries the packages in build/packages as judges do: tests/manage.py check-packages NAME...|all

The checker of inputs accepts all data and refuses malformed inputs; the checker of answers knows good ones. On every
case a program in submissions gets the verdict of its folder or AC, and that verdict at least once; the first case that
takes it more than twice the time is the last. Prints only what is wrong; exit status 1 if anything is. The judges' own
tools, verifyproblem and bt validate, check that the files follow the formats.
"""
import glob
import os
import signal
import subprocess
import sys
import tempfile

import package
from hostile import malformed
from suite import Mistake, all_of, files_in, find, read_bytes, run

VERDICTS = {'accepted': 'AC', 'wrong_answer': 'WA', 'time_limit_exceeded': 'TLE', 'run_time_error': 'RE'}
GOOD, BAD = 42, 43
# Limits of a program: CPU time in seconds, memory in kB. A program that prints more than 64 MB counts as too slow. PyPy
# would otherwise reserve memory in proportion to the processor's cache.
LIMITED = 'ulimit -S -t {} -v {} -f 65536; ulimit -s {}; export PYPY_GC_NURSERY=4M; exec "$0" "$@"'


def folder_of(p):
    return f'{package.OUT}/legacy/{package.short_name(p)}'


def data(p):
    """The paths of the cases, without .in, in the order in which judges take them."""
    return sorted(path[:-3] for path in glob.glob(f'{folder_of(p)}/data/*/*.in'))


def ends(command, given, seconds=60, kilobytes=2 ** 21):
    """How a command ends: its exit status, minus a signal; and its output."""
    limited = LIMITED.format(seconds, kilobytes, kilobytes)
    with tempfile.TemporaryFile() as file, tempfile.TemporaryFile() as output:
        file.write(given)
        file.seek(0)
        status = subprocess.run(['bash', '-c', limited, *command], stdin=file, stdout=output, stderr=subprocess.DEVNULL,
                                timeout=1200, check=False).returncode
        output.seek(0)
        return status, output.read()


def command_of(source, program):
    """The command that runs this source; a compiled one becomes this program."""
    if source.endswith('.py'):
        return [sys.executable, source]
    said = run('g++' if source.endswith('.cpp') else 'gcc', '-O2', '-o', program, source, '-lm')
    if said.returncode != 0:
        raise Mistake(f'{source} does not compile:\n{said.stdout[:500]}')
    return [program]


def inputs(p, beside):
    """What is wrong with the checker of inputs: it must accept every case, and no malformed input."""
    checker = command_of(f'{folder_of(p)}/input_validators/validate.c', f'{beside}/inputs')
    tried = [(path, read_bytes(f'{path}.in'), GOOD) for path in data(p)]
    smallest = min((given for _, given, _ in tried), key=len)
    tried += [('spoiled', given, BAD) for given in (smallest[:-1], smallest + b'\n', b' ' + smallest,
                                                    smallest.replace(b'\n', b'\r\n'))]
    tried += [(label, given, BAD) for label, given, wanted in malformed(p.folder) if wanted[0] != 0]
    for label, given, wanted in tried:
        status = ends(checker, given)[0]
        if status != wanted:
            yield f'{p.folder}: {label}: the checker of inputs ends with {status} for {given[:60]!r}'


def verdicts(p, command, right, seconds):
    """What a judge would say about each case that the program fails, until it is too slow."""
    for path in data(p):
        status, output = ends(command, read_bytes(f'{path}.in'), seconds, int(p.memory) * 1024)
        if status in (-signal.SIGXCPU, -signal.SIGXFSZ):
            yield f'TLE at {path}'
            return
        if status != 0:
            yield f'RE at {path}'
        elif not right(path, output):
            yield f'WA at {path}' if output.split() else f'nothing printed at {path}'


def programs(p, beside):
    """What is wrong with the checker of answers, and with the verdicts of the programs."""
    source = f'{folder_of(p)}/output_validators/validate/validate.c'
    checker = command_of(source, f'{beside}/answers') if os.path.exists(source) else None

    def right(path, output):
        if checker:
            return ends([*checker, f'{path}.in', f'{path}.ans', beside], output)[0] == GOOD
        return output.split() == read_bytes(f'{path}.ans').split()

    for path in data(p) if checker else []:
        for output, good in ((read_bytes(f'{path}.ans'), True), (b'', False), (b'x\n', False), (b'-1\n', False)):
            if right(path, output) != good:
                yield f'{path}: the checker of answers is wrong about {output[:60]!r}'
    for kind, wanted in VERDICTS.items():
        for name in files_in(f'{folder_of(p)}/submissions/{kind}', r'.*'):
            source = f'{folder_of(p)}/submissions/{kind}/{name}'
            command = command_of(source, f'{beside}/program')
            # Three times the limit, since a machine may be slow or busy; `make check-wrong` and `make full` are exact.
            seconds = int(p.time) * (2 if wanted == 'TLE' else 3) // 1000
            found = [*verdicts(p, command, right, seconds)] or ['AC']
            yield from (f'{source}: {said}, wanted {wanted}' for said in found if said.split(' ')[0] != wanted)


def complaints(p):
    with tempfile.TemporaryDirectory() as beside:
        try:
            yield from inputs(p, beside)
            yield from programs(p, beside)
        except (Mistake, OSError, subprocess.TimeoutExpired) as mistake:
            yield str(mistake)


def main(*words):
    bad = 0
    for complaint in all_of(complaints, find(*words), 'tried'):
        print(complaint, flush=True)
        bad = 1
    return bad
