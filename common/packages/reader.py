"""Tries the packages in build/packages: common/manage.py check-packages NAME...|all

The checker of inputs accepts all data and refuses malformed inputs; the checker of answers knows good ones. On the
data the suite's own judge gives every program in submissions the verdict of its folder or AC, and that verdict at
least once. The packages for DMOJ and QDUOJ have the same cases; that for Hydro may have fewer, and what
fails by more than its time fails on these, too. Prints only what is wrong; exit status 1 if anything is. The judges' own tools, such as verifyproblem and
bt validate, check that the files follow the formats.
"""
import glob
import json
import os
import re
import subprocess
import tempfile
import zipfile

from ask_judge import in_words, judge
from folder import BAD, GOOD
from hostile import malformed
from lists import find, text_forms_of
from dmoj_qduoj_hydro import HYDRO_MS
from package import FOLDERS, OUT, short_name
from run import BUILD, Mistake, all_of, files_in, made, read_bytes, run


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
        said = run('gcc', '-O1', '-o', f'{work}/checker', source, '-lm')
        if said.returncode != 0:
            raise Mistake(f'{source} does not compile:\n{said.stdout[:500]}')
        for label, arguments, given, wanted in trials:
            status = subprocess.run([f'{work}/checker', *arguments], input=given, stdout=subprocess.DEVNULL,
                                    stderr=subprocess.DEVNULL, timeout=60, check=False).returncode
            if status != wanted:
                yield f'{source}: {label}: exit status {status} for {given[:60]!r}'


def talked(p, source, arguments, cases, right):
    """What an interactor gets wrong of main.c, which it must accept, and of one that ends at once. `arguments` are those
    after the input, for a case."""
    with tempfile.TemporaryDirectory() as work:
        said = run('gcc', '-O1', '-o', f'{work}/interactor', source, '-lm')
        if said.returncode != 0:
            raise Mistake(f'{source} does not compile:\n{said.stdout[:500]}')
        for case in cases:
            for program, wanted in (f'{BUILD}/bin/{p.folder}', right), ('true', BAD if right == GOOD else 1):
                with subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as player:
                    status = subprocess.run([f'{work}/interactor', f'{case}.in', *arguments(case, work)], stdin=player.stdout,
                                            stdout=player.stdin, stderr=subprocess.DEVNULL, timeout=60, check=False).returncode
                    player.stdin.close()
                if status != wanted:
                    yield f'{source}: {case}: exit status {status} for {program}'


def with_files(cases):
    """What the checker for DMOJ and QDUOJ is tried with."""
    for case in cases:
        for output, wanted in (f'{case}.ans', 0), ('/dev/null', 1), (f'{case}.in', 1), ('/nowhere', 2):
            yield case, [f'{case}.in', output], b'', wanted


def judged(p, top, few):
    """The programs that do not belong in their folder, with what the judge says of them. `few`: inputs of the package
    with the fewest cases."""
    for folder in sorted({*FOLDERS.values()}):
        for name in files_in(f'{top}/submissions/{folder}', '.*'):
            source = f'{top}/submissions/{folder}/{name}'
            said = judge(source, p.folder, '--cases', f'{top}/data', '--verbose')
            found = {FOLDERS.get(case['verdict']) for case in said.get('cases', [])}
            if not {folder} <= found <= {folder, 'accepted'}:
                yield f'{source}: wanted {folder}\n{in_words(said)}'
            elif folder not in ('accepted', 'time_limit_exceeded') and not any(
                    read_bytes(f'{top}/data/{case["name"]}.in') in few and FOLDERS.get(case['verdict']) == folder
                    for case in said['cases']):
                yield f'{source}: {folder} on no case of the package for Hydro'


def numbered(archive, folder=''):
    """The cases of a zip, 1.in with 1.out and so on: [(input, answer or None)]."""
    names = archive.namelist()
    return [(archive.read(f'{folder}{n}.in'), archive.read(f'{folder}{n}.out') if f'{folder}{n}.out' in names else None)
            for n in range(1, 1 + sum(bool(re.fullmatch(rf'{re.escape(folder)}\d+\.in', name)) for name in names))]


def other_packages(p, cases, special):
    """What is wrong with the packages for DMOJ, QDUOJ and Hydro, as far as it shows without these judges."""
    wanted = {(read_bytes(f'{case}.in'), read_bytes(f'{case}.ans')) for case in cases}
    lists, listed = {}, None
    if not p.is_played:
        with zipfile.ZipFile(f'{OUT}/qduoj/{short_name(p)}.zip') as archive:
            about_it, lists['qduoj'] = json.loads(archive.read('1/problem.json')), numbered(archive, '1/testcase/')
        listed = len(about_it['test_case_score'])
    folder = f'{OUT}/dmoj/{short_name(p)}'
    with zipfile.ZipFile(f'{folder}/{short_name(p)}-data.zip') as archive:
        lists['dmoj'] = numbered(archive)
    with zipfile.ZipFile(f'{OUT}/hydro/{short_name(p)}.zip') as archive:
        lists['hydro'] = numbered(archive, f'{short_name(p)}/testdata/')
        config = archive.read(f'{short_name(p)}/testdata/config.yaml').decode()
    for kind, found in lists.items():
        whole = wanted if kind != 'qduoj' or not special else {(given, None) for given, _ in wanted}
        if not (set(found) == whole if kind != 'hydro' else set(found) <= whole):
            yield f'{p.folder}: the package for {kind} has other cases'
    count = len(lists['dmoj'])
    if read_bytes(f'{folder}/init.yml').count(b'- {in: ') != count or listed not in (None, count):
        yield f'{p.folder}: not all cases are listed'
    if len(lists['hydro']) * int(p.time) > HYDRO_MS or config.count('"input"') != len(lists['hydro']):
        yield f'{p.folder}: Hydro would take too long, or not all cases are listed'
    if special:
        with open(f'{folder}/checker.c', encoding='utf-8') as file:
            if about_it['spj'] != {'code': file.read(), 'language': 'C'}:
                yield f'{p.folder}: QDUOJ has another checker'


def complaints(p):
    top = f'{OUT}/legacy/{short_name(p)}'
    cases = sorted(path[:-3] for path in glob.glob(f'{top}/data/*/*.in'))
    checker = f'{top}/output_validators/validate/validate.c'
    special = os.path.exists(checker)
    try:
        made(f'{BUILD}/rules/{p.made}')
        yield from tried(f'{top}/input_validators/validate.c', inputs(p, cases))
        if special and not p.is_played:
            yield from tried(checker, (trial for case in cases for trial in answers(case, top)))
            of_files = f'{OUT}/dmoj/{short_name(p)}/checker.c'
            yield from tried(of_files, with_files(cases))
        if p.is_played:
            made(f'{BUILD}/bin/{p.folder}')
            yield from talked(p, checker, lambda case, work: [f'{case}.ans', work], cases, GOOD)
            yield from talked(p, f'{OUT}/dmoj/{short_name(p)}/interactor.c', lambda case, _: [f'{case}.ans'], cases, 0)
        yield from other_packages(p, cases, special and not p.is_played)
        with zipfile.ZipFile(f'{OUT}/hydro/{short_name(p)}.zip') as archive:
            few = {given for given, _ in numbered(archive, f'{short_name(p)}/testdata/')}
        yield from judged(p, top, few)
    except (Mistake, OSError, KeyError, subprocess.TimeoutExpired) as mistake:
        yield str(mistake)


def main(*words):
    bad = 0
    for complaint in all_of(complaints, [form for p in find(*words) for form in (p, *text_forms_of(p))], 'tried'):
        print(complaint, flush=True)
        bad = 1
    return bad
