#!/usr/bin/env python3
"""Hostile input for one solution: hostile.py NAME PROGRAM

What is tried comes from the rules: `build/rules/NAME hostile` is a stream of cases. Where the input is bad, the answer
is the line "refuse<TAB>NAME<TAB>MESSAGE<TAB>LOW<TAB>HIGH": the program must end with status 1, print nothing, and say
"NAME: MESSAGE, expected LOW to HIGH" on stderr ("NAME: MESSAGE" and more, where LOW is a dash). Where it is odd but good, the answer is what must be printed.
Added here is what no stream can hold: stdin that is closed or a folder, stdout that is closed or full.
Every run has ten seconds. Exit status 0 when nothing failed, 1 when something did, 2 for a wrong call.
"""
import concurrent.futures
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(TOP, 'tests', 'house'))
from suite import BUILD, JOBS, read_cases  # noqa: E402

SECONDS = 10
UNWRITTEN = b'output: the answer could not be written\n'


def run(program, **streams):
    """Status, stdout and stderr of one run; status None when it did not end."""
    streams.setdefault('stdout', subprocess.PIPE)
    try:
        ended = subprocess.run([program], stderr=subprocess.PIPE, timeout=SECONDS, close_fds=False, check=False, **streams)
    except subprocess.TimeoutExpired:
        return None, b'', b''
    return ended.returncode, ended.stdout, ended.stderr


def shown(text):
    return repr(text[:200].decode('utf-8', 'replace'))


def refused(got, message):
    """What is wrong when a bad input must be refused with this message (its beginning, when it has no line end)."""
    status, stdout, stderr = got
    if status is None:
        return f'did not end in {SECONDS} s'
    if status != 1:
        return f'exit status {status}, wanted 1 and the message {shown(message)}'
    if stdout:
        return f'prints {shown(stdout)}, wanted nothing on stdout'
    if stderr != message and not (stderr.startswith(message) and not message.endswith(b'\n') and stderr.count(b'\n') == 1):
        return f'stderr is {shown(stderr)}, wanted {shown(message)}'
    return None


def answered(got, answer):
    """What is wrong when an odd but good input must get its answer."""
    if got == (0, answer, b''):
        return None
    return f'exit status {got[0]}, stdout {shown(got[1])}, stderr {shown(got[2])}, wanted {shown(answer)}, as the rules say'


def told(answer):
    """The message of a line "refuse ...", without a line end when more may follow; None for the answer to a good input."""
    if not answer.startswith(b'refuse\t'):
        return None
    _, name, message, low, high = answer.rstrip(b'\n').split(b'\t')
    return name + b': ' + message + (b'' if low == b'-' else b', expected ' + low + b' to ' + high + b'\n')


def about_files(program, cases):
    """Label and complaint for what no case can say."""
    shell = ['sh', '-c', 'exec "$0" <&-', program]
    messages = [told(answer) for _, _, answer in cases if told(answer)]
    if messages:
        first = messages[0].split(b':')[0] + b': '
        with tempfile.TemporaryDirectory() as folder:
            handle = os.open(folder, os.O_RDONLY)
            yield 'a folder as stdin', refused(run(program, stdin=handle), first)
            os.close(handle)
        yield 'a closed stdin', refused(run_as(shell, b''), first)
        yield 'a megabyte of NULs', refused(run(program, input=b'\0' * 1000000), first)
    good = next(data for _, data, answer in cases if told(answer) is None)
    shell[2] = 'exec "$0" >&-'
    yield 'a closed stdout', unwritten(run_as(shell, good))
    if os.path.exists('/dev/full'):
        shell[2] = 'exec "$0" >/dev/full'
        yield 'a full stdout', unwritten(run_as(shell, good))


def run_as(command, data):
    ended = subprocess.run(command, input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=SECONDS, check=False)
    return ended.returncode, ended.stdout, ended.stderr


def unwritten(got):
    return None if got[0] == 1 and got[2] == UNWRITTEN else f'exit status {got[0]}, stderr {shown(got[2])}, wanted 1 and ' \
                                                           f'{shown(UNWRITTEN)}: does main end with return finish()?'


def main(words):
    if len(words) != 2 or not os.access(words[1], os.X_OK):
        print('usage: hostile.py NAME PROGRAM', file=sys.stderr)
        return 2
    name, program = words[0], os.path.abspath(words[1])
    stream = subprocess.run([os.path.join(TOP, BUILD, 'rules', name), 'hostile'], stdout=subprocess.PIPE, check=False)
    if stream.returncode != 0:
        print(f'{BUILD}/rules/{name} hostile fails', file=sys.stderr)
        return 2
    cases = list(read_cases(stream.stdout))

    def one(case):
        got = run(program, input=case[1])
        message = told(case[2])
        return answered(got, case[2]) if message is None else refused(got, message)

    with concurrent.futures.ThreadPoolExecutor(JOBS) as crew:
        found = [(label, data, said) for (label, data, _), said in zip(cases, crew.map(one, cases))]
    found += [(label, b'', said) for label, said in about_files(program, cases)]
    for label, data, said in found:
        if said:
            print(f'{name}: {label}{f" ({shown(data[:60])})" if data else ""}: {said}')
    failed = len([said for _, _, said in found if said])
    print(f'{name}: {len(found)} hostile inputs, {failed} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
