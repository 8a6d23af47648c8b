#!/usr/bin/env python3
"""Hostile input for one solution: hostile.py NAME PROGRAM

What is tried comes from the rules: `build/rules/NAME malformed` is a stream of cases. Where the input is bad, the answer
is the line "refuse<TAB>NAME<TAB>LOW<TAB>HIGH": the program must end with status 1, print nothing, and say "NAME: expected
an integer from LOW to HIGH" on stderr (where LOW is a dash, "NAME: " and more in one line). Where the input is odd but
good, the answer is what must be printed. Added here is what no stream can hold: stdin that is closed or a folder, stdout
that is closed or full. Every run has ten seconds.
Exit status 0 when nothing failed, 1 when something did, 2 for a wrong call.
"""
import concurrent.futures
import os
import subprocess
import sys

sys.dont_write_bytecode = True
TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(TOP, 'tests', 'house'))
from suite import BUILD, JOBS, read_cases  # noqa: E402

SECONDS = 10


def wanted(answer):
    """The exit status, stdout and stderr that the answer of a case asks for; a stderr without a line end may go on."""
    if not answer.startswith(b'refuse\t'):
        return 0, answer, b''
    _, name, low, high = answer.rstrip(b'\n').split(b'\t')
    return 1, b'', name + b': ' + (b'' if low == b'-' else b'expected an integer from ' + low + b' to ' + high + b'\n')


def tries(program, cases):
    """What is tried: a label, the input, the command, what it must do."""
    for label, data, answer in cases:
        yield label, data, [program], wanted(answer)
    bad = next(wanted(answer) for _, _, answer in cases if wanted(answer)[0])
    good = next(data for _, data, answer in cases if not wanted(answer)[0])
    lost = 1, b'', b'output: the answer could not be written\n'
    for label, redirection, data, must in (('stdin is closed', '<&-', b'', bad), ('stdin is a folder', '</', b'', bad),
                                           ('stdout is closed', '>&-', good, lost), ('stdout is full', '>/dev/full', good, lost)):
        if redirection != '>/dev/full' or os.path.exists('/dev/full'):
            yield label, data, ['sh', '-c', f'exec "$0" {redirection}', program], must


def complaint(one):
    """What the program did wrong, in words, or nothing."""
    label, data, command, must = one
    try:
        ended = subprocess.run(command, input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=SECONDS, check=False)
        did = ended.returncode, ended.stdout, ended.stderr
    except subprocess.TimeoutExpired:
        did = None, b'', b''
    in_one_line = must[2][-1:] == b' ' and did[2].startswith(must[2]) and did[2].find(b'\n') == len(did[2]) - 1
    if did == must or (did[:2] == must[:2] and in_one_line):
        return ''
    return f'{label} ({shown(data[:60])}): {told(did)}, wanted {told(must)}'


def shown(text):
    return repr(text[:200].decode('utf-8', 'replace'))


def told(ended):
    status = f'no end in {SECONDS} s' if ended[0] is None else f'exit status {ended[0]}'
    return f'{status}, stdout {shown(ended[1])}, stderr {shown(ended[2])}'


def main(words):
    if len(words) != 2 or not os.access(words[1], os.X_OK):
        print('usage: hostile.py NAME PROGRAM', file=sys.stderr)
        return 2
    name, program = words[0], os.path.abspath(words[1])
    stream = subprocess.run([os.path.join(TOP, BUILD, 'rules', name), 'malformed'], stdout=subprocess.PIPE, check=False)
    if stream.returncode != 0:
        print(f'{BUILD}/rules/{name} malformed fails', file=sys.stderr)
        return 2
    with concurrent.futures.ThreadPoolExecutor(JOBS) as crew:
        found = list(crew.map(complaint, tries(program, list(read_cases(stream.stdout)))))
    failed = [said for said in found if said]
    print(''.join(f'{name}: {said}\n' for said in failed) + f'{name}: {len(found)} hostile inputs, {len(failed)} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
