#!/usr/bin/env python3
"""Tries the packages in build/packages as judges do: reader.py NAME...|all

The checker of inputs takes all data and refuses malformed inputs; every program in submissions gets the verdict of its
folder at the first case that it fails, and what is to be too slow takes more than twice the time; where several answers
are right, the checker of answers says which. Prints what is wrong, and nothing else; exit status 1 if anything is.
Whether the files are as the formats want them is told by the judges' tools: verifyproblem, bt validate.
"""
import os
import signal
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE), os.path.join(os.path.dirname(HERE), 'house')]
import package  # noqa: E402
from hostile import malformed  # noqa: E402
from suite import TOP, Mistake, files_in, find, read_bytes, read_list, run, side_by_side  # noqa: E402

VERDICTS = {'accepted': 'AC', 'wrong_answer': 'WA', 'time_limit_exceeded': 'TLE', 'run_time_error': 'RE'}
GOOD, BAD = 42, 43
# Of a program: its CPU time in seconds and its memory in kB. What prints more than 64 MB is too slow: it is cut off, and
# goes on until the time is up.
LIMITED = 'ulimit -S -t {} -v {} -f 65536; ulimit -s {}; exec "$0" "$@"'


def folder_of(p):
    return f'{package.OUT}/legacy/{package.short_name(p)}'


def data(p):
    """The paths of the cases, without .in, in the order in which judges take them."""
    return [f'{folder_of(p)}/data/{kind}/{name[:-3]}' for kind in ('sample', 'secret')
            for name in sorted(files_in(f'{folder_of(p)}/data/{kind}', r'.*\.in'))]


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
    """What runs this source; compiled, it is this program."""
    if source.endswith('.py'):
        return [sys.executable, source]
    said = run('g++' if source.endswith('.cpp') else 'gcc', '-O2', '-o', program, source, '-lm')
    if said.returncode != 0:
        raise Mistake(f'{source} does not compile:\n{said.stdout[:500]}')
    return [program]


def inputs(p, beside):
    """The checker of inputs: every case is taken, and nothing that is malformed or has another form."""
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


def verdict(p, command, right, seconds):
    """What a judge would say, at the first case that fails."""
    for path in data(p):
        status, output = ends(command, read_bytes(f'{path}.in'), seconds, int(p.memory) * 1024)
        if status in (-signal.SIGXCPU, -signal.SIGXFSZ):
            return f'TLE at {path}'
        if status != 0:
            return f'RE at {path}'
        if not right(path, output):
            return f'WA at {path}' if output.split() else f'nothing printed at {path}'
    return 'AC'


def programs(p, beside):
    """The checker of answers knows good ones, and every program of the package gets the verdict of its folder."""
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
            said = verdict(p, command, right, int(p.time) * (2 if wanted == 'TLE' else 1) // 1000)
            if said.split(' ')[0] != wanted:
                yield f'{source}: {said}, wanted {wanted}'


def complaints(p):
    with tempfile.TemporaryDirectory() as beside:
        try:
            return [*inputs(p, beside), *programs(p, beside)]
        except (Mistake, OSError, subprocess.TimeoutExpired) as mistake:
            return [str(mistake)]


def main(words):
    os.chdir(TOP)
    wanted = read_list() if words == ['all'] else [find(read_list(), word) for word in words]
    said = [line for lines in side_by_side(complaints, wanted, 'tried') for line in lines]
    for line in said:
        print(line)
    return 1 if said else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
