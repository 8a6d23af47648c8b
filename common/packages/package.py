"""Problem packages for judges: common/manage.py package NAME...|all

Makes them in build/packages from what the suite has: see README.md beside this file.
"""
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import uuid

import checkers
import dmoj_qduoj_hydro as others
import hostile
import statement
from folder import NO_LINE_BREAK, about, header, left_out, read_cases, samples_of, unfit, wrong_programs
from lists import HOW_SURE, address_of, find, text_forms_of, handed_in, read_forms, read_list, read_sites
from run import BUILD, Mistake, all_of, made, read, read_bytes
from zips import zipped

OUT = f'{BUILD}/packages'
MAX_SECRET = 60            # cases beside the samples
MAX_INVALID = 20           # invalid inputs
MAX_BYTES = 4_000_000      # of all inputs and answers of a package, except those that must be there
LONGEST_NAMED = 2000        # bytes of an input that a header names
# Too much memory ends a program with an error. Endless output does not: judges cut it off and wait for the time limit.
FOLDERS = {'AC': 'accepted', 'WA': 'wrong_answer', 'TLE': 'time_limit_exceeded', 'RE': 'run_time_error',
           'MLE': 'run_time_error', 'OLE': 'time_limit_exceeded'}
UNPACKED = 'legacy', '2025-09', 'dmoj'  # as a folder, too
NAMESPACE = uuid.UUID('6f1c2a54-7c1e-5b0a-9d55-3c0f6b7f9a10')  # never changes: the uuids of the packages come from it


def short_name(p):
    """Judges allow only letters and digits."""
    return re.sub(r'[^a-z0-9]', '', p.folder)


def sources(p):
    """The contest that the problem is from, and the sites with the same input and output: (name, address or '')."""
    found = [(p.contest, '')] if p.contest != '-' and not p.is_form else []
    if p.number != '-':
        found.append((f'Baekjoon Online Judge {p.number}', address_of('BOJ', p.number)))
    sites = read_sites(read_list())[p.folder.partition('/')[0]]
    found += [(f'{row.site} {row.number}', address_of(row.site, row.number)) for row in sites if row.sure != HOW_SURE[-1]
              and handed_in(row) == p.folder]
    return found or [('course material on game theory', '')]


def titled(p):
    """A form has the title of its problem, and its judge's name for it."""
    return p._replace(title=f'{p.title} ({sources(p)[0][0]})') if p.is_form else p


def choose(p, most=MAX_SECRET):
    """The secret cases: (name, input, answer), so many at most, of a size that can be uploaded."""
    def size(number):
        return len(cases[number][1]), number

    shown = {given for given, _ in samples(p)}
    cases = [case for case in read_cases(p) if case[1] not in shown or p.is_played]
    if NO_LINE_BREAK in left_out(p):
        cases = [case for case in cases if case[1].endswith(b'\n')]
    for said in unfit(p, cases):
        raise Mistake(said)
    by_text = {b' '.join(c[1][:-1].replace(b'\n', b' / ').split()): n for n, c in enumerate(cases) if len(c[1]) <= LONGEST_NAMED}
    first_wrong = [header(path).first.encode() for path in packed(p)]  # so that every wrong program fails here as well
    needed = [by_text[first] for first in first_wrong if first in by_text]
    needed += [max(range(len(cases)), key=size), len(cases) - 1]  # what takes longest
    kinds, answers = {}, {}
    for number, (label, _, answer) in enumerate(cases):
        kinds.setdefault(label.rsplit('-', 1)[0], []).append(number)
        answers.setdefault(answer, []).append(number)
    wanted = []
    for numbers in kinds.values():
        wanted += [numbers[0], max(numbers, key=size), numbers[-1]]
    for numbers in sorted(answers.values(), key=len, reverse=True)[:4]:  # the commonest answers
        wanted += [numbers[place % len(numbers)] for place in (0, 1, len(numbers) // 2, -1)]
    steps = 4 * MAX_SECRET
    wanted += [len(cases) * (step * 79 % steps) // steps for step in range(steps)]  # and the rest from the whole range
    chosen, total = list(dict.fromkeys(needed))[:most], 0
    for number in wanted:
        more = len(cases[number][1]) + len(cases[number][2])
        if total + more <= MAX_BYTES and number not in chosen and len(chosen) < most:
            chosen.append(number)
            total += more
    return [(f'{place:02d}-{cases[n][0]}', *cases[n][1:]) for place, n in enumerate(sorted(chosen), 1)]


def games_to_play(cases):
    """Each twice, against two opponents: the answer names the opponent, for the interactor (common/rules/play/referee.c)."""
    return [(f'{name}-{kind}', given, f'first {opponent}\n'.encode()) for name, given, _ in cases
            for kind, opponent in (('best', 'longest'), ('random', 'random 1'))]


def interaction(p, given):
    """What is said in a sample: lines of the interactor after "<", those of main.c after ">"."""
    pipes = {'stdin': subprocess.PIPE, 'stdout': subprocess.PIPE, 'text': True}
    lines = []
    with subprocess.Popen([f'{BUILD}/rules/{p.made}', 'referee'], **pipes) as referee, \
            subprocess.Popen([f'{BUILD}/bin/{p.folder}'], **pipes) as program:
        referee.stdin.write(f'game {len(given)} first longest\n{given.decode()}')
        referee.stdin.flush()
        for line in referee.stdout:
            word, _, rest = line.rstrip('\n').partition(' ')
            if word == 'tell':
                lines.append(f'<{rest}')
                program.stdin.write(f'{rest}\n')
                program.stdin.flush()
            elif word == 'hear':
                lines.append('>' + program.stdout.readline().rstrip('\n'))
                referee.stdin.write(f'said {lines[-1][1:]}\n')
                referee.stdin.flush()
            elif word == 'end':
                break
        referee.stdin.close()
        program.stdin.close()
    return '\n'.join(lines) + '\n'


def invalid(p):
    """At most MAX_INVALID malformed inputs, of those that are short and text."""
    found = {given: None for _, given, (status, _, _) in hostile.malformed(p.folder)
             if status and len(given) <= LONGEST_NAMED and re.fullmatch(rb'[ -~\n]*\n', given)}
    return list(found)[::-(-len(found) // MAX_INVALID)]


def packed(p):
    """The wrong programs of the package."""
    return [program for program in wrong_programs(p) if os.path.basename(program) not in left_out(p)]


def samples(p):
    shown = [(read_bytes(given), read_bytes(answer)) for given, answer in samples_of(p)]
    return [(given, b'first longest\n') for given, _ in shown] if p.is_played else shown


def as_png(path):
    command = 'rsvg-convert', '-w', '1400', '-b', 'white', path
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout


def width_of(path):
    """The part of the text's width that a picture takes: as large as its letters want, but not too high."""
    width, height = map(float, re.search(r'<svg[^>]* width="(\S+)" height="(\S+)"', read(path)).groups())
    return min(width / 470, 0.45 * width / height)


def yaml(p, form, special, words):
    """problem.yaml. special: it has a checker of answers; words: answers have words, so capital letters matter."""
    found, limits = sources(p), {'memory': int(p.memory)}
    keywords = ['game theory', re.sub(r',.*|:.*| \(.*', '', p.technique)]
    lines = {'name': p.title, 'uuid': str(uuid.uuid5(NAMESPACE, p.folder)), 'license': 'unknown', 'limits': limits}
    if form == 'legacy':
        lines['source'] = ', '.join(name for name, _ in found)
        lines.update({'source_url': address for _, address in reversed(found) if address})  # that of the first
        lines['keywords'] = ' '.join(re.sub(r'\W+', '-', keyword.lower()) for keyword in keywords)
        lines.update({'validation': 'custom interactive'} if p.is_played else {'validation': 'custom'} if special
                     else {'validator_flags': 'case_sensitive'} if words else {})
    else:
        limits['time_limit'] = int(p.time) / 1000
        entries = [{'name': name, 'url': address} if address else {'name': name} for name, address in found]
        lines.update(problem_format_version=form, source=entries, keywords=keywords,
                     **({'type': 'interactive'} if p.is_played else {}))
    return ''.join(f'{key}: {json.dumps(value)}\n' for key, value in lines.items())


def contents(p, form, secret, shown):
    """Every file of a package: {name: text or bytes}."""
    page, special = statement.page_of(p), about(p)['answers'] == 'many'
    words = any(re.search(rb'[A-Za-z]', case[-1]) for case in [*shown, *secret])
    words = words and not p.is_played and not (p.is_form and read_forms()[p.folder].comparison == 'words in any case')
    pictures = re.findall(r'<img src="(.*)\.svg">', statement.sections(page)[0][1])
    pictures = {os.path.basename(name): p.path(f'{name}.svg') for name in pictures if shutil.which('rsvg-convert')}
    widths = {name: width_of(path) for name, path in pictures.items()}
    folder, answers = ('problem_statement', 'output_validators/validate') if form == 'legacy' else (
        'statement', 'output_validator')
    checker = checkers.one_file(p.made, read(p.rules))
    files = {'problem.yaml': yaml(p, form, special, words),
             f'{folder}/problem.en.tex': statement.as_tex(p.title, page, widths),
             'input_validators/validate.c': checker}
    files.update({f'{folder}/{name}.png': as_png(path) for name, path in pictures.items()})
    if special or p.is_played:
        files[f'{answers}/validate.c'] = checker
    if os.path.exists(p.path('README.ko.md')):
        files['attachments/problem.ko.html'] = statement.as_html(p.full_title(), p, 'ko', shown)
    if form == 'legacy':
        files['problem.html'] = statement.as_html(p.full_title(), p, 'en', shown)
        files['domjudge-problem.ini'] = (f'name = "{p.title}"\nshort-name = {short_name(p)}\n'
                                         f'externalid = {short_name(p)}\ntimelimit = {int(p.time) / 1000:g}\n')
    else:
        files.update({f'data/invalid_input/{number:02d}.in': given for number, given in enumerate(invalid(p), 1)})
        files.update({f'data/{group}/test_group.yaml': 'output_validator_args: [case_sensitive]\n'
                      for group in ('sample', 'secret') if words and not special})
    for name, given, wanted in [*((f'sample/{n}', *case) for n, case in enumerate(shown, 1)),
                                *((f'secret/{name}', *case) for name, *case in secret)]:
        files.update({f'data/{name}.in': given, f'data/{name}.ans': wanted})
    if p.is_played:
        files.update({f'data/sample/{n}.interaction': interaction(p, given) for n, (given, _) in enumerate(shown, 1)})
    for path, verdict in [(p.source, 'AC'), *((path, header(path).verdict) for path in packed(p))]:
        files[f'submissions/{FOLDERS[verdict]}/{os.path.basename(path)}'] = read(path)
    return files


def package(p):
    """Makes the packages of one problem; what is wrong with it."""
    try:
        shown, called = samples(p), short_name(p)
        secret = games_to_play(choose(p, MAX_SECRET // 2)) if p.is_played else choose(p)
        legacy, new = (contents(p, form, secret, shown) for form in ('legacy', '2025-09'))
        most = min(MAX_SECRET, others.HYDRO_MS // int(p.time) - len(shown))
        few = games_to_play(choose(p, most // 2)) if p.is_played else choose(p, most)
        dmoj, qduoj, hydro = (
            make(p, called, sources(p), shown, [*shown, *(case[1:] for case in cases)])
            for make, cases in ((others.dmoj, secret), (others.qduoj, secret), (others.hydro, few)))
        for kind, files, top in [('legacy', legacy, ''), ('kattis', legacy, called), ('2025-09', new, called),
                                 ('dmoj', dmoj, called), ('qduoj', qduoj, ''), ('hydro', hydro, called)]:
            if kind == 'qduoj' and p.is_played:
                continue  # it knows no interactors
            folder = f'{OUT}/{kind}/{called}'
            os.makedirs(f'{OUT}/{kind}', exist_ok=True)
            with open(f'{folder}.zip', 'wb') as archive:
                archive.write(zipped(files, top))  # DOMjudge and QDUOJ want no top folder
            if kind in UNPACKED:
                shutil.rmtree(folder, ignore_errors=True)
                shutil.unpack_archive(f'{folder}.zip', folder.removesuffix(top))
    except (Mistake, ValueError, KeyError, OSError, subprocess.SubprocessError) as mistake:
        yield f'{p.folder}: {mistake}'


def main(*words):
    wanted = [titled(form) for p in find(*words) for form in (p, *text_forms_of(p))]
    made(*[f'{BUILD}/cases/{p.made}.cases' for p in wanted], *[f'{BUILD}/{kind}/{p.folder}' for p in wanted if p.is_played
                                                                for kind in ('rules', 'bin')])
    if not shutil.which('rsvg-convert'):
        print('rsvg-convert is missing, so TeX has no pictures: apt-get install librsvg2-bin', file=sys.stderr)
    if words == ('all',):
        for archive in glob.glob(f'{OUT}/*/*.zip'):  # packages of problems that are gone as well; what else is there stays
            os.remove(archive)
            shutil.rmtree(archive.removesuffix('.zip'), ignore_errors=True)
    wrong = [*all_of(package, wanted, 'packages')]
    for said in wrong:
        print(said, file=sys.stderr)
    print(f'{len(wanted) - len(wrong)} packages, as folders and zip files, in {OUT}: legacy, kattis, 2025-09, dmoj, qduoj, hydro')
    return 1 if wrong else 0
