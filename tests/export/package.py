#!/usr/bin/env python3
"""Problem packages for judges: package.py NAME... or package.py all

Makes, in build/packages, for every problem: legacy/NAME (Kattis, DOMjudge) and 2025-09/NAME (BAPCtools), as folders and
as zip files. Everything in them is made from what the suite has: the page's statement, the rules' checker, the cases,
the solution, the wrong programs. The same bytes every time.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import uuid
import zipfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), 'house')]
import checkers  # noqa: E402
import statement  # noqa: E402
from suite import (BUILD, TOP, Mistake, files_in, find, header, make_together, read, read_bytes, read_cases,  # noqa
                   read_judges, read_list, run, side_by_side, wrong_programs)

OUT = f'{BUILD}/packages'
FORMATS = ('legacy', '2025-09')
MOST_SECRET = 60            # cases beside the samples
MOST_BYTES = 4_000_000      # of all inputs and answers of a package, but for those that must be there
MOST_OF_ONE = 12_000_000    # of a case: judges warn of more
LARGE = 300_000             # bytes of a case of which there are at most a few
MOST_LARGE = 4
LONGEST_NAMED = 2000        # bytes of an input that a header names
# Too much memory ends a program with an error. Endless output does not: judges cut it off and wait for the time limit.
FOLDERS = {'WA': 'wrong_answer', 'TLE': 'time_limit_exceeded', 'RE': 'run_time_error', 'MLE': 'run_time_error',
           'OLE': 'time_limit_exceeded'}
DATE = (1980, 1, 1, 0, 0, 0)  # of every file in a zip
MODE = 0o100644 << 16
NAMESPACE = uuid.UUID('6f1c2a54-7c1e-5b0a-9d55-3c0f6b7f9a10')  # ours, for ever: the uuids of the packages come from it


def short_name(p):
    """Judges want letters and digits alone."""
    return re.sub(r'[^a-z0-9]', '', p.folder)


def source(p):
    """The judges that have the problem: that of its number, those with the same input and output, the others."""
    same, other = [f'Baekjoon Online Judge {p.number}'] if p.number != '-' else [], []
    for row in read_judges(read_list())[p.folder]:
        if row.sure != 'by its title only':
            (same if row.differs.startswith('same') else other).append(f'{row.judge} {row.name}')
    return ', '.join(same or ['course material on game theory']) + (
        f'; in another format {", ".join(other)}' if other else '')


def in_one_line(data):
    return ' / '.join(data.decode('utf-8', 'replace').split('\n')[:-1])


def choose(p):
    """The secret cases: (name, input, answer), at most MOST_SECRET, of a size that can be uploaded."""
    shown = {given for given, _ in samples(p)}
    cases = [(label, given, answer) for label, given, answer in read_cases(p) if given.endswith(b'\n') and given not in shown
             and len(given) + len(answer) <= MOST_OF_ONE]  # in packages every line has its line break
    by_size = sorted(range(len(cases)), key=lambda n: (len(cases[n][1]), n))
    by_text = {in_one_line(c[1]): n for n, c in enumerate(cases) if len(c[1]) <= LONGEST_NAMED}
    largest = run(f'{BUILD}/rules/{p.folder}', 'largest').stdout.encode()
    first_wrong = [header(path).first for path in packed(p)]  # so that every wrong program fails here as well
    needed = [by_text[first] for first in first_wrong if first in by_text]
    needed += [by_size[-1], *(n for n in by_size[-50:] if cases[n][1] == largest)]  # what takes the longest
    wanted = [0]
    kinds, answers = {}, {}
    for number, (label, _, answer) in enumerate(cases):
        kinds.setdefault(label.rsplit('-', 1)[0], []).append(number)
        answers.setdefault(answer, []).append(number)
    for numbers in kinds.values():
        wanted += [numbers[0], max(numbers, key=lambda n: (len(cases[n][1]), n)), numbers[-1]]
    wanted += by_size[-3:]
    for numbers in sorted(answers.values(), key=lambda ns: -len(ns))[:4]:  # the commonest answers
        wanted += [numbers[place % len(numbers)] for place in (0, 1, len(numbers) // 2, -1)]
    steps = 4 * MOST_SECRET
    wanted += [len(cases) * (step * 79 % steps) // steps for step in range(steps)]  # and the rest from the whole range
    chosen, size, large = list(dict.fromkeys(needed))[:MOST_SECRET], 0, 0
    for number in wanted:
        more = len(cases[number][1]) + len(cases[number][2])
        fits = size + more <= MOST_BYTES and (more <= LARGE or large < MOST_LARGE)
        if fits and number not in chosen and len(chosen) < MOST_SECRET:
            chosen.append(number)
            size, large = size + more, large + (more > LARGE)
    width = len(str(MOST_SECRET))
    return [(f'{place:0{width}d}-{cases[n][0]}', cases[n][1], cases[n][2]) for place, n in enumerate(sorted(chosen), 1)]


def packed(p):
    """The wrong programs of the package: all but those that problems/NAME/package.txt names: "without FILE: why"."""
    path = p.path('package.txt')
    left_out = set(re.findall(r'^without (\S+): \S', read(path), re.M)) if os.path.exists(path) else set()
    return [program for program in wrong_programs(p) if os.path.basename(program) not in left_out]


def samples(p):
    return [(read_bytes(p.path(f'samples/{name}')), read_bytes(p.path(f'samples/{name[:-3]}.out')))
            for name in files_in(p.path('samples'), r'.*\.in')]


def pictures(p, page):
    """The pictures of the statement as PNG: {file: bytes}."""
    return {name: subprocess.run(['rsvg-convert', '-w', '1400', '-b', 'white', p.path(name)], stdout=subprocess.PIPE,
                                 check=True).stdout
            for name in re.findall(r'<img src="(.*)">', statement.sections(page)['The game'])}


def quoted(text):
    """As YAML and the ini file both read it."""
    return json.dumps(text, ensure_ascii=False)


def yaml(p, form, words):
    """problem.yaml. `words`: the answers hold words, and their letters are to be as they are."""
    memory = f'    memory: {p.memory}\n'
    about = (f'name: {quoted(p.title)}\nuuid: {uuid.uuid5(NAMESPACE, p.folder)}\nsource: {quoted(source(p))}\n'
             'license: unknown\n')
    if form == 'legacy':
        special = 'validation: custom\n' if is_special(p) else 'validator_flags: case_sensitive\n' if words else ''
        return f'{about}{special}limits:\n{memory}'
    return f'problem_format_version: 2025-09\n{about}limits:\n    time_limit: {int(p.time) / 1000}\n{memory}'


def ini(p):
    return (f'name = {quoted(p.title)}\nshort-name = {short_name(p)}\nexternalid = {short_name(p)}\n'
            f'timelimit = {int(p.time) / 1000:g}\n')


def is_special(p):
    return '.accepts' in read(p.path('rules.c'))


def contents(p, form, secret, shown, drawn):
    """Every file of a package: {name: bytes}."""
    page = read(p.path('README.md'))
    rules = read(p.path('rules.c'))
    words = any(re.search(rb'[A-Za-z]', case[-1]) for case in [*shown, *secret])
    files = {'problem.yaml': yaml(p, form, words),
             'input_validators/validate.c': checkers.one_file(p.folder, rules, checkers.INPUT)}
    statement_folder = 'problem_statement' if form == 'legacy' else 'statement'
    files[f'{statement_folder}/problem.en.tex'] = statement.as_tex(p.title, page, bool(drawn))
    for name, png in drawn.items():
        files[f'{statement_folder}/{os.path.basename(name)[:-4]}.png'] = png
    if form == 'legacy':
        files['domjudge-problem.ini'] = ini(p)
        files['problem.html'] = statement.as_html(
            p.full_title(), page, [(a.decode(), b.decode()) for a, b in shown], lambda name: read(p.path(name)))
    elif words:
        files['data/test_group.yaml'] = 'output_validator_args: [case_sensitive]\n'
    if is_special(p):
        folder = 'output_validators/validate' if form == 'legacy' else 'output_validator'
        files[f'{folder}/validate.c'] = checkers.one_file(p.folder, rules, checkers.ANSWER)
    for number, (given, wanted) in enumerate(shown, 1):
        files[f'data/sample/{number}.in'] = given
        files[f'data/sample/{number}.ans'] = wanted
    for name, given, answer in secret:
        files[f'data/secret/{name}.in'] = given
        files[f'data/secret/{name}.ans'] = answer
    files['submissions/accepted/main.c'] = read(p.path('main.c'))
    for path in packed(p):
        files[f'submissions/{FOLDERS[header(path).verdict]}/{os.path.basename(path)}'] = read(path)
    return {name: data.encode() if isinstance(data, str) else data for name, data in files.items()}


def write_package(p, form, files):
    folder = f'{OUT}/{form}/{short_name(p)}'
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    with zipfile.ZipFile(f'{folder}.zip', 'w', zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            os.makedirs(os.path.dirname(f'{folder}/{name}'), exist_ok=True)
            with open(f'{folder}/{name}', 'wb') as file:
                file.write(files[name])
            entry = zipfile.ZipInfo(name if form == 'legacy' else f'{short_name(p)}/{name}', DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = MODE
            archive.writestr(entry, files[name])


def package(p):
    """Makes the packages of one problem; what is wrong with it."""
    try:
        secret, shown = choose(p), samples(p)
        drawn = pictures(p, read(p.path('README.md'))) if shutil.which('rsvg-convert') else {}
        for form in FORMATS:
            write_package(p, form, contents(p, form, secret, shown, drawn))
    except (Mistake, ValueError, OSError, subprocess.SubprocessError) as mistake:
        return f'{p.folder}: {mistake}'
    return ''


def main(words):
    os.chdir(TOP)
    if not words or words == ['']:
        print(__doc__ if not words else 'which problem? P=name', file=sys.stderr)
        return 2
    wanted = read_list() if words == ['all'] else [find(read_list(), word) for word in words]
    make_together([f'{BUILD}/cases/{p.folder}.cases' for p in wanted])
    if not shutil.which('rsvg-convert'):
        print('rsvg-convert is missing, so the statements in TeX go without pictures: apt-get install librsvg2-bin',
              file=sys.stderr)
    if words == ['all']:
        shutil.rmtree(OUT, ignore_errors=True)  # with what was of problems that are no more
    wrong = [said for said in side_by_side(package, wanted, 'packages') if said]
    for said in wrong:
        print(said, file=sys.stderr)
    print(f'{len(wanted) - len(wrong)} packages, each as folder and zip: {", ".join(f"{OUT}/{form}" for form in FORMATS)}')
    return 1 if wrong else 0


if __name__ == '__main__':
    try:
        sys.exit(main(sys.argv[1:]))
    except Mistake as mistake:
        sys.exit(f'package.py: {mistake}')
