"""Tries the packages in build/packages: common/manage.py check-packages NAME...|all

The checker of inputs accepts all data and refuses malformed inputs; the checker of answers knows good ones. On the
data the suite's own judge gives every program in submissions the verdict of its folder or AC, and that verdict at
least once. Prints only what is wrong; exit status 1 if anything is. The judges' own tools, verifyproblem and
bt validate, check that the files follow the formats.
"""
import glob
import os
import subprocess
import tempfile

from hostile import malformed
from judge import in_words, judge
from lists import find
from package import FOLDERS, OUT, short_name
from run import BUILD, Mistake, all_of, files_in, made, read_bytes, run

GOOD, BAD = 42, 43


def inputs(p, cases):
    """What the checker of inputs is tried with: (label, arguments, stdin, its exit status)."""
    smallest = min((read_bytes(f'{case}.in') for case in cases), key=len)
    spoiled = smallest[:-1], smallest + b'\n', b' ' + smallest, smallest.replace(b'\n', b'\r\n')
    yield from ((case, [], read_bytes(f'{case}.in'), GOOD) for case in cases)
    yield from (('spoiled', [], given, BAD) for given in spoiled)
    yield from ((label, [], given, BAD) for label, given, wanted in malformed(p.folder) if wanted[0] != 0)


def answers(case, top):
    """What the checker of answers is tried with on one case."""
    for output, wanted in (read_bytes(f'{case}.ans'), GOOD), (b'', BAD), (b'x\n', BAD), (b'-1\n', BAD):
        yield case, [f'{case}.in', f'{case}.ans', top], output, wanted


def tried(source, trials):
    """What a checker gets wrong."""
    with tempfile.TemporaryDirectory() as work:
        said = run('gcc', '-O2', '-o', f'{work}/checker', source, '-lm')
        if said.returncode != 0:
            raise Mistake(f'{source} does not compile:\n{said.stdout[:500]}')
        for label, arguments, given, wanted in trials:
            status = subprocess.run([f'{work}/checker', *arguments], input=given, stdout=subprocess.DEVNULL,
                                    stderr=subprocess.DEVNULL, timeout=60, check=False).returncode
            if status != wanted:
                yield f'{source}: {label}: exit status {status} for {given[:60]!r}'


def judged(p, top):
    """The programs that do not belong in their folder, with what the judge says of them."""
    for folder in sorted({*FOLDERS.values()}):
        for name in files_in(f'{top}/submissions/{folder}', '.*'):
            source = f'{top}/submissions/{folder}/{name}'
            said = judge(source, p.folder, '--cases', f'{top}/data', '--verbose')
            found = {FOLDERS.get(case['verdict']) for case in said.get('cases', [])}
            if not {folder} <= found <= {folder, 'accepted'}:
                yield f'{source}: wanted {folder}\n{in_words(said)}'


def complaints(p):
    top = f'{OUT}/legacy/{short_name(p)}'
    cases = sorted(path[:-3] for path in glob.glob(f'{top}/data/*/*.in'))
    checker = f'{top}/output_validators/validate/validate.c'
    try:
        made(f'{BUILD}/rules/{p.folder}')
        yield from tried(f'{top}/input_validators/validate.c', inputs(p, cases))
        if os.path.exists(checker):
            yield from tried(checker, (trial for case in cases for trial in answers(case, top)))
        yield from judged(p, top)
    except (Mistake, OSError, subprocess.TimeoutExpired) as mistake:
        yield str(mistake)


def main(*words):
    bad = 0
    for complaint in all_of(complaints, find(*words), 'tried'):
        print(complaint, flush=True)
        bad = 1
    return bad
