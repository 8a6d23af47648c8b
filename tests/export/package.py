#!/usr/bin/env python3
"""Problem packages for judges: package.py NAME... or package.py all

Makes, in build/packages, for every problem: legacy/NAME (Kattis, DOMjudge) and 2025-09/NAME (BAPCtools), as folders and
as zip files. Everything in them is made from what the suite has: the page's statement, the rules' checker, the cases,
the solution, the wrong programs. The same bytes every time.
"""
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
import statement  # noqa: E402
import validator  # noqa: E402
from suite import (BUILD, TOP, Mistake, find, header, made, read, read_cases, read_list, run, side_by_side,  # noqa: E402
                   wrong_programs)

OUT = f'{BUILD}/packages'
FORMATS = ('legacy', '2025-09')
MOST_SECRET = 60            # cases beside the samples
MOST_BYTES = 4_000_000      # of all inputs and answers of a package
LARGE = 300_000             # bytes of a case of which there are at most a few
MOST_LARGE = 4
FOLDERS = {'WA': 'wrong_answer', 'TLE': 'time_limit_exceeded', 'RE': 'run_time_error', 'MLE': 'run_time_error',
           'OLE': 'run_time_error'}
NAMESPACE = uuid.UUID('6f1c2a54-7c1e-5b0a-9d55-3c0f6b7f9a10')  # ours, for ever: the uuids of the packages come from it


def short_name(p):
    """Judges want letters and digits alone."""
    return re.sub(r'[^a-z0-9]', '', p.folder)


def own_uuid(p):
    return str(uuid.uuid5(NAMESPACE, p.folder))


def source(p):
    return f'Baekjoon Online Judge {p.number}' if p.number != '-' else 'course material on game theory'


# ---------------------------------------------------------------------------- the choice of cases

def in_one_line(data):
    return ' / '.join(data.decode('utf-8', 'replace').split('\n')[:-1])


def choose(p):
    """The secret cases: (name, input, answer), at most MOST_SECRET, of a size that can be uploaded."""
    failed = made(f'{BUILD}/cases/{p.folder}.cases')
    if failed:
        raise Mistake(failed)
    with open(f'{BUILD}/cases/{p.folder}.cases', 'rb') as file:
        cases = [c for c in read_cases(file.read()) if c[1].endswith(b'\n')]
    shown = {given for given, _ in samples(p)}
    cases = [c for c in cases if c[1] not in shown]
    chosen, size, large = {}, 0, 0

    def take(number, why):
        nonlocal size, large
        label, given, answer = cases[number]
        bytes_more = len(given) + len(answer)
        if number in chosen or len(chosen) == MOST_SECRET or size + bytes_more > MOST_BYTES:
            return
        if bytes_more > LARGE and large == MOST_LARGE:
            return
        large += bytes_more > LARGE
        size += bytes_more
        chosen[number] = why

    by_text = {in_one_line(c[1]): n for n, c in enumerate(cases)}
    for path in wrong_programs(p):  # so that every wrong program fails here as well
        w = header(path)
        if w.first in by_text:
            take(by_text[w.first], w.name)
    for line in read_chosen(p):
        if line in by_text:
            take(by_text[line], 'needed by a wrong program')
    kinds = {}
    for number, (label, _, _) in enumerate(cases):
        kinds.setdefault(label.rsplit('-', 1)[0], []).append(number)
    for numbers in kinds.values():
        take(numbers[0], 'first of its kind')
        take(numbers[-1], 'last of its kind')
    by_size = sorted(range(len(cases)), key=lambda n: len(cases[n][1]))
    for number in by_size[-3:]:
        take(number, 'largest')
    largest = run(f'{BUILD}/rules/{p.folder}', 'largest').stdout
    if in_one_line(largest.encode()) in by_text:
        take(by_text[in_one_line(largest.encode())], 'largest')
    answers = {}
    for number, (_, _, answer) in enumerate(cases):
        answers.setdefault(answer, []).append(number)
    for numbers in sorted(answers.values(), key=lambda ns: -len(ns))[:4]:  # the commonest answers
        for place in (0, 1, len(numbers) // 2, -1):
            take(numbers[place % len(numbers)], 'one of each answer')
    share = 0
    while len(chosen) < min(MOST_SECRET, len(cases)) and share < 4 * MOST_SECRET:  # and the rest from the whole range
        before = len(chosen)
        take(len(cases) * share * 7919 // (4 * MOST_SECRET) % len(cases), 'of the whole range')
        share += 1 if len(chosen) >= before else 0
    return [(f'{place:02d}-{cases[n][0]}', cases[n][1], cases[n][2]) for place, n in enumerate(sorted(chosen), 1)]


def read_chosen(p):
    """More inputs that must be there, one on a line, ' / ' for a line break: problems/NAME/package.txt, where it is needed."""
    path = p.path('package.txt')
    return [line for line in read(path).splitlines() if line and not line.startswith('#')] if os.path.exists(path) else []


def samples(p):
    names = sorted((n for n in os.listdir(p.path('samples')) if n.endswith('.in')), key=lambda n: int(n[:-3]))
    pairs = []
    for name in names:
        with open(p.path(f'samples/{name}'), 'rb') as given, open(p.path(f'samples/{name[:-3]}.out'), 'rb') as wanted:
            pairs.append((given.read(), wanted.read()))
    return pairs


# ---------------------------------------------------------------------------- the parts of a package

def pictures(p, page):
    """The pictures of the statement as PNG, where rsvg-convert is at hand: {file: bytes}."""
    made_of = {}
    for name in re.findall(r'^!\[[^\]]*\]\(([^)]*\.svg)\)$', page.split('\n## Samples')[0], flags=re.M):
        if shutil.which('rsvg-convert'):
            told = subprocess.run(['rsvg-convert', '-w', '1400', '-b', 'white', p.path(name)], stdout=subprocess.PIPE, check=False)
            if told.returncode == 0:
                made_of[name] = told.stdout
    return made_of


def yaml(p, form):
    memory = f'    memory: {p.memory}\n'
    if form == 'legacy':
        special = 'validation: custom\n' if is_special(p) else ''
        return (f"name: '{p.title}'\nuuid: {own_uuid(p)}\nsource: '{source(p)}'\nlicense: unknown\n{special}limits:\n{memory}")
    return (f"problem_format_version: 2025-09\nname: '{p.title}'\nuuid: {own_uuid(p)}\nsource: '{source(p)}'\n"
            f'license: unknown\nlimits:\n    time_limit: {int(p.time) / 1000:.1f}\n{memory}')


def ini(p):
    return (f"name = '{p.title}'\nshort-name = {short_name(p)}\nexternalid = {short_name(p)}\n"
            f'timelimit = {int(p.time) / 1000:g}\n')


def is_special(p):
    failed = made(f'{BUILD}/rules/{p.folder}')
    if failed:
        raise Mistake(failed)
    return run(f'{BUILD}/rules/{p.folder}', 'special').returncode == 0


def contents(p, form, shared):
    """Every file of a package: {name: bytes}."""
    page, secret, shown, drawn = shared
    files = {'problem.yaml': yaml(p, form), 'input_validators/validate.c': validator.one_file(p.path(), 'valid')}
    statement_folder = 'problem_statement' if form == 'legacy' else 'statement'
    files[f'{statement_folder}/problem.en.tex'] = statement.as_tex(
        p.title, page, lambda name: os.path.basename(name)[:-4] + '.png' if name in drawn else '')
    for name, png in drawn.items():
        files[f'{statement_folder}/{os.path.basename(name)[:-4]}.png'] = png
    if form == 'legacy':
        files['domjudge-problem.ini'] = ini(p)
        files['problem.html'] = statement.as_html(
            p.title, '' if p.korean == '-' else p.korean, page, [(a.decode(), b.decode()) for a, b in shown],
            lambda name: re.sub(r'<\?xml.*?\?>\s*', '', read(p.path(name))))
    if is_special(p):
        files['output_validators/validate/validate.c'] = validator.one_file(p.path(), 'accepts')
    for number, (given, wanted) in enumerate(shown, 1):
        files[f'data/sample/{number}.in'] = given
        files[f'data/sample/{number}.ans'] = wanted
    for name, given, answer in secret:
        files[f'data/secret/{name}.in'] = given
        files[f'data/secret/{name}.ans'] = answer
    files['submissions/accepted/main.c'] = read(p.path('main.c'))
    for path in wrong_programs(p):
        files[f'submissions/{FOLDERS[header(path).verdict]}/{os.path.basename(path)}'] = read(path)
    return {name: data.encode() if isinstance(data, str) else data for name, data in files.items()}


def write_package(p, form, files):
    folder = f'{OUT}/{form}/{short_name(p)}'
    shutil.rmtree(folder, ignore_errors=True)
    for name, data in files.items():
        os.makedirs(os.path.dirname(f'{folder}/{name}') or folder, exist_ok=True)
        with open(f'{folder}/{name}', 'wb') as file:
            file.write(data)
    with zipfile.ZipFile(f'{folder}.zip.part', 'w', zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name if form == 'legacy' else f'{short_name(p)}/{name}', (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    os.replace(f'{folder}.zip.part', f'{folder}.zip')


def package(p):
    page = read(p.path('README.md'))
    shared = page, choose(p), samples(p), pictures(p, page)
    for form in FORMATS:
        write_package(p, form, contents(p, form, shared))
    return f'{short_name(p)}: {len(shared[1])} secret cases, {sum(len(a) + len(b) for _, a, b in shared[1])} bytes'


def main(words):
    os.chdir(TOP)
    problems = read_list()
    if not words:
        print(__doc__)
        return 2
    wanted = problems if words == ['all'] else [find(problems, word) for word in words]
    names = [short_name(p) for p in problems]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise Mistake(f'packages have letters and digits alone in their names, so {", ".join(sorted(twice))} comes twice')
    failed = made('rules') if len(wanted) > 1 else ''
    if failed:
        raise Mistake(failed)
    if not shutil.which('rsvg-convert'):
        print('rsvg-convert is missing, so the statements go without pictures: apt-get install librsvg2-bin', file=sys.stderr)
    for line in side_by_side(package, wanted, 'packages'):
        print(line)
    print(f'{len(wanted)} packages, each as folder and zip: {", ".join(f"{OUT}/{form}" for form in FORMATS)}')
    return 0


if __name__ == '__main__':
    try:
        sys.exit(main(sys.argv[1:]))
    except Mistake as mistake:
        sys.exit(f'package.py: {mistake}')
