#!/usr/bin/env python3
"""Reads the packages in build/packages as judges import them: reader.py look|judge|tex NAME...|all

  look   names, files, keys, limits, statement, data, zips; the checker of inputs takes all data and no bad input
  judge  the accepted program is accepted and every wrong one fails with its verdict, at the first case that it fails,
         and not by blanks or letters alone; every hostile input is refused; the checker of answers takes right ones
  tex    the statement compiles (needs pdflatex)

Prints what is wrong, and nothing else; exit status 1 if anything is.
"""
import concurrent.futures
import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import uuid
import zipfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), 'house')]
import package  # noqa: E402
from suite import (BUILD, JOBS, TOP, Mistake, files_in, find, header, made, make_together, read, read_cases,  # noqa: E402
                   read_list, run, side_by_side, verdict_in)

NAME = re.compile(r'[a-zA-Z0-9]([a-zA-Z0-9_.-]{0,253}[a-zA-Z0-9])?')  # what both formats take
FILES = {
    'legacy': r'problem\.yaml|domjudge-problem\.ini|problem\.html|problem_statement/(problem\.en\.tex|[\w-]+\.png)|'
              r'output_validators/validate/validate\.c',
    '2025-09': r'problem\.yaml|data/test_group\.yaml|statement/(problem\.en\.tex|[\w-]+\.png)|output_validator/validate\.c',
}
FILES_OF_BOTH = (r'data/(sample|secret)/[\w.-]+\.(in|ans)|input_validators/validate\.c|'
                 r'submissions/(accepted|wrong_answer|time_limit_exceeded|run_time_error)/[\w.-]+\.(c|cpp|py)')
KEYS = {
    'legacy': {'name', 'uuid', 'source', 'license', 'validation', 'validator_flags', 'limits', 'limits.memory'},
    '2025-09': {'problem_format_version', 'name', 'uuid', 'source', 'license', 'limits', 'limits.memory',
                'limits.time_limit'},
}
# What package.py holds as well, told again: a slip of the hand there would else go unseen.
NAMESPACE = uuid.UUID('6f1c2a54-7c1e-5b0a-9d55-3c0f6b7f9a10')
VERDICTS = {'accepted': {'AC'}, 'wrong_answer': {'WA'}, 'time_limit_exceeded': {'TLE', 'OLE'},
            'run_time_error': {'RE', 'MLE'}}
STATEMENT = {'legacy': 'problem_statement', '2025-09': 'statement'}
WARNINGS = ['-Wall', '-Wextra', '-Werror']
GOOD, BAD = 42, 43
LARGE = 1_000_000
SECONDS = 60


def files_of(folder):
    """Every file of a package: {name: bytes}."""
    found = {}
    for where, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(where, name)
            with open(path, 'rb') as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


def is_special(p):
    """Whether the package has its own checker of answers."""
    return os.path.isdir(f'{package.OUT}/legacy/{package.short_name(p)}/output_validators')


# ---------------------------------------------------------------------------- the files

def scalar(text):
    quoted = re.fullmatch(r"'([^']*)'|\"([^\"\\]*)\"", text)
    if quoted:
        return quoted[1] if quoted[1] is not None else quoted[2]
    if not re.fullmatch(r'[A-Za-z0-9][\w .-]*', text):
        raise ValueError(f'{text} needs quotes')
    return text


def keys_of(text):
    """A problem.yaml as {key: value}; a key below another has a dot in its name."""
    found, above = {}, ''
    for line in text.splitlines():
        if line.startswith('#'):
            continue
        match = re.fullmatch(r'(    )?(\w+):(?: (.+))?', line)
        if not match or (match[1] and not above):
            raise ValueError(f'"{line}" is not understood')
        above = above if match[1] else match[2]
        key = f'{above}.{match[2]}' if match[1] else match[2]
        if key in found:
            raise ValueError(f'{key} stands there twice')
        found[key] = scalar(match[3]) if match[3] else None
    return found


def metadata(p, form, files):
    """problem.yaml and domjudge-problem.ini."""
    try:
        keys = keys_of(files['problem.yaml'].decode())
    except ValueError as wrong:
        yield f'problem.yaml: {wrong}'
        return
    special = any(name.startswith('output_validator') for name in files)
    wanted = {'name': p.title, 'license': 'unknown', 'limits': None, 'limits.memory': p.memory,
              'uuid': str(uuid.uuid5(NAMESPACE, p.folder))}
    if form == '2025-09':
        wanted |= {'problem_format_version': '2025-09', 'limits.time_limit': str(int(p.time) / 1000)}
    elif special:
        wanted['validation'] = 'custom'
    for key, value in wanted.items():
        if keys.get(key, '') != value:
            yield f'problem.yaml: {key} is {keys.get(key, "missing")}, wanted {value}'
    if set(keys) - KEYS[form]:
        yield f'problem.yaml: not in this format: {", ".join(sorted(set(keys) - KEYS[form]))}'
    if not keys.get('source'):
        yield 'problem.yaml: the source is missing'
    if not special and 'validation' in keys:
        yield 'problem.yaml: a checker of answers is promised, and there is none'
    if form == 'legacy':
        lines = dict(line.split(' = ', 1) for line in files['domjudge-problem.ini'].decode().splitlines())
        seconds = lines.pop('timelimit', '')
        if float(seconds) * 1000 != float(p.time) or {k: scalar(v) for k, v in lines.items()} != \
                {'name': p.title, 'short-name': package.short_name(p), 'externalid': package.short_name(p)}:
            yield f'domjudge-problem.ini: not what the list says: timelimit {seconds}, {lines}'


def text_files(files):
    for name, data in files.items():
        if not all(NAME.fullmatch(part) for part in name.split('/')):
            yield f'{name}: judges do not take this name'
        if name.endswith('.png'):
            if not data.startswith(b'\x89PNG\r\n'):
                yield f'{name}: no picture'
            continue
        try:
            text = data.decode()
        except UnicodeDecodeError:
            yield f'{name}: not UTF-8'
            continue
        if '\r' in text or text.startswith('\ufeff') or not text.endswith('\n'):
            yield f'{name}: line breaks, a byte order mark, or no last line break'
        if name.startswith('submissions/') and len(data) > 128 * 1024:
            yield f'{name}: too long for a submission'


def data(p, files):
    """The cases: pairs, different inputs, plain text, both kinds, not too many."""
    inputs = {}
    for name, given in files.items():
        if not name.startswith('data/') or name.endswith('.yaml'):
            continue
        other = re.sub(r'\.(in|ans)$', lambda m: '.ans' if m[1] == 'in' else '.in', name)
        if other not in files:
            yield f'{name}: {other} is missing'
        if re.search(rb'[^\n -~]|  | \n|\n ', given) or given[:1] in (b'', b' ', b'\n') or not given.endswith(b'\n'):
            yield f'{name}: empty, or letters and blanks that judges warn of'
        if name.endswith('.in'):
            if given in inputs:
                yield f'{name}: the same input as {inputs[given]}'
            inputs[given] = name
    secret = [name for name in inputs.values() if name.startswith('data/secret/')]
    if not 1 <= len(secret) <= package.MOST_SECRET:
        yield f'{len(secret)} secret cases'
    shown = {(files[n], files.get(n[:-3] + '.ans')) for n in files if re.fullmatch(r'data/sample/.*\.in', n)}
    wanted = {(read(p.path(f'samples/{n}')).encode(), read(p.path(f'samples/{n[:-3]}.out')).encode())
              for n in files_in(p.path('samples'), r'.*\.in')}
    if shown != wanted or not shown:
        yield 'data/sample: not the samples of the page'


def right_answers(p, files):
    """The secret answers are those of the suite; where its largest case is too large, one that is large as well is there."""
    secret = {given: name for name, given in files.items() if re.fullmatch(r'data/secret/.*\.in', name)}
    known, too_large = {}, False
    with open(f'{BUILD}/cases/{p.folder}.cases', 'rb') as file:
        for _, given, answer in read_cases(file.read()):
            too_large = too_large or len(given) + len(answer) > package.MOST_OF_ONE
            if given in secret:
                known[given] = answer
    for given, name in secret.items():
        if given not in known:  # made shorter
            known[given] = subprocess.run([f'{BUILD}/rules/{p.folder}', 'answer'], input=given, stdout=subprocess.PIPE,
                                          stderr=subprocess.DEVNULL, check=False).stdout
        if files[name[:-3] + '.ans'] != known[given]:
            yield f'{name[:-3]}.ans: not the answer of the rules, which is {known[given][:60]!r}'
    if too_large and max(map(len, secret)) < LARGE:
        yield (f'the largest case is too large for a package, and no other has {LARGE:,} bytes: let cases() of rules.c try one,'
               ' or shortened() of package.py make it')


@functools.lru_cache(maxsize=None)
def limits(folder):
    """The numbers of the input's ranges, as people write them: {(name, low, high)}."""
    wrong = made(f'{BUILD}/limits/{folder}')
    if wrong:
        raise Mistake(wrong)
    rows = [line.split('\t') for line in read(f'{BUILD}/limits/{folder}').splitlines()]
    return {(name, f'{int(low):,}', f'{int(high):,}') for name, low, high, *_ in rows}


def taken_by_tex(tex):
    """Letters that mean something to TeX where the text means the letter; a %, say, hides the rest of its line."""
    tex = re.sub(r'\\begin\{verbatim\}.*?\\end\{verbatim\}', '', tex, flags=re.S)
    tex = re.sub(r'\\begin\{tabular\}.*?\\end\{tabular\}', lambda m: m[0].replace(' & ', ' '), tex, flags=re.S)
    tex = re.sub(r'\\[\\%#&_~^$]|\\includegraphics\[.*?\]\{.*?\}', ' ', tex)
    return sorted(set(re.findall(r'[%#&_^$]', re.sub(r'\$[^$\n]*\$', ' ', tex))))


def statement(p, form, files):
    """The name, the parts, all limits; nothing of hints and solution; every picture that is named, and no other."""
    folder = STATEMENT[form]
    tex = files[f'{folder}/problem.en.tex'].decode()
    name = re.match(r'\\problemname\{(.*)\}\n', tex)
    if not name or re.sub(r'\\([#&%_$])', r'\1', name[1]) != p.title:
        yield f'{folder}/problem.en.tex: its first line must be \\problemname{{{p.title}}}'
    if re.findall(r'\\section\*\{(\w+)\}', tex) != ['Input', 'Output']:
        yield f'{folder}/problem.en.tex: its sections are Input and Output'
    if not tex.isascii():
        yield f'{folder}/problem.en.tex: not ASCII'
    for letter in taken_by_tex(tex):
        yield f'{folder}/problem.en.tex: TeX takes {letter} as its own; it must be written as TEX in statement.py says'
    drawn = set(re.findall(r'\\includegraphics\[.*?\]\{(.*?)\}', tex))
    if drawn != {name[len(folder) + 1:] for name in files if name.startswith(folder + '/') and name.endswith('.png')}:
        yield f'{folder}: the pictures are not those that problem.en.tex shows'
    page = read(p.path('README.md'))
    secrets = [line for line in page.split('\n## Try it by hand')[1].splitlines() if len(line) > 40]
    known = page.split('\n## Try it by hand')[0]
    texts = {f'{folder}/problem.en.tex': tex}
    pictures = len(re.findall(r'^!\[[^\]]*\]\([^)]*\.svg\)$', known, re.M))
    if shutil.which('rsvg-convert') and len(drawn) != pictures:
        yield f'{folder}/problem.en.tex: the page shows {pictures} pictures, and here are {len(drawn)}'
    if form == 'legacy':
        texts['problem.html'] = files['problem.html'].decode()
        if texts['problem.html'].count('<svg ') != pictures:
            yield f'problem.html: not the {pictures} pictures of the page'
        if p.korean not in ('-', p.title) and p.korean not in texts['problem.html']:
            yield 'problem.html: the Korean title is missing'
        if re.search(r'(?:src|href)=', re.sub(r'href="#', '', texts['problem.html'])):
            yield 'problem.html: it must stand alone'
    for where, text in texts.items():
        if any(line in text for line in secrets if line not in known):
            yield f'{where}: something from behind the statement is in it'
        for name, *numbers in sorted(limits(p.folder)):
            if not all(re.search(rf'(?<![\d,]){number}(?![\d,])', text) for number in numbers):
                yield f'{where}: it does not tell that {name} lies from {" to ".join(numbers)}'


def archive(p, form, files):
    prefix = '' if form == 'legacy' else f'{package.short_name(p)}/'
    with zipfile.ZipFile(f'{package.OUT}/{form}/{package.short_name(p)}.zip') as zipped:
        if {n: zipped.read(n) for n in zipped.namelist()} != {prefix + name: content for name, content in files.items()}:
            yield 'the zip is not the folder'
        if zipped.namelist() != sorted(zipped.namelist()) or \
                {(entry.date_time, entry.external_attr) for entry in zipped.infolist()} != {(package.DATE, package.MODE)}:
            yield 'the zip has an order, dates or rights of its own, so the next one would have other bytes'


def submissions(p, files):
    """main.c and every wrong program, where its verdict says."""
    wanted = {os.path.basename(path): (path, header(path).verdict) for path in package.packed(p)}
    wanted['main.c'] = p.path('main.c'), 'AC'
    there = {name: content for name, content in files.items() if name.startswith('submissions/')}
    if sorted(os.path.basename(name) for name in there) != sorted(wanted):
        yield 'submissions: not main.c and the wrong programs'
    for name, content in there.items():
        _, folder, program = name.split('/')
        path, verdict = wanted.get(program, ('', ''))
        if path and read(path).encode() != content:
            yield f'{name}: not as in {path}'
        if path and verdict not in VERDICTS.get(folder, ()):
            yield f'{name}: a program that ends {verdict} belongs in another folder'


# ---------------------------------------------------------------------------- the checkers

def compiled(source, program, *options):
    """Nothing, or what the compiler says."""
    said = run(os.environ.get('CC') or 'gcc', *options, *WARNINGS, '-o', program, source)
    good = said.returncode == 0 and not said.stdout
    return '' if good else f'{source}: {" ".join(options)}: {said.stdout[:500] or "fails"}'


def status(program, given, *arguments):
    """How a checker ends that is given these bytes."""
    with tempfile.TemporaryFile() as file:
        file.write(given)
        file.seek(0)
        try:
            return subprocess.run([program, *arguments], stdin=file, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                  timeout=SECONDS, check=False).returncode
        except subprocess.TimeoutExpired:
            return 'late'


def spoiled(good):
    """Inputs that are no longer byte for byte what was asked for."""
    for change in (lambda b: b[:-1], lambda b: b + b'\n', lambda b: b + b' ', lambda b: b' ' + b, lambda b: b'\n' + b,
                   lambda b: b.replace(b'\n', b'\r\n'), lambda b: b.replace(b'\n', b' \n'), lambda b: b.replace(b' ', b'  '),
                   lambda b: b.replace(b' ', b'\t'), lambda b: b'0' + b, lambda b: b'+' + b, lambda b: b'-' + b,
                   lambda b: b'\xef\xbb\xbf' + b, lambda b: b + b'1\n\n', lambda b: b[:-1] + b'.0\n',
                   lambda b: b[:-1] + b'\0\n',
                   lambda b: b'', lambda b: b[:-1] + b'x\n', lambda b: b[:-1] + b' 1 1 1\n'):
        changed = change(good)
        if changed != good:
            yield changed


def checked(p, files, folder):
    """The checker of inputs takes every case and nothing that has been spoiled."""
    source = f'{package.OUT}/legacy/{package.short_name(p)}/input_validators/validate.c'
    program = f'{folder}/input'
    said = compiled(source, program, '-std=c11', '-O1')
    if said:
        yield said
        return
    smallest = b''
    for name, given in sorted(files.items()):
        if name.endswith('.in'):
            got = status(program, given)
            if got != GOOD:
                yield f'{name}: the checker of inputs ends with {got}'
            if not smallest or len(given) < len(smallest):
                smallest = given
    for bad in spoiled(smallest):
        got, rules = status(program, bad), status(f'{BUILD}/rules/{p.folder}', bad, 'valid')
        if got != rules or (got != BAD and bad != smallest and not is_other_input(bad)):
            yield f'the checker of inputs ends with {got} for {bad[:60]!r}'


def is_other_input(changed):
    """Some changes make another good input: a line more where lines may go on to the end."""
    return re.fullmatch(rb'[0-9]+(?: [0-9]+)*\n(?:[0-9 ]+\n)*', changed) is not None


# ---------------------------------------------------------------------------- look, judge, tex

def look(p):
    """What is wrong with both packages of a problem, by their files alone."""
    cases, found, zips = [], [], []
    for form in package.FORMATS:
        folder = f'{package.OUT}/{form}/{package.short_name(p)}'
        files = files_of(folder)
        found += [f'{folder}: what is {n}?' for n in files if not re.fullmatch(f'{FILES[form]}|{FILES_OF_BOTH}', n)]
        try:
            found += [f'{folder}: {said}' for part in (text_files(files), metadata(p, form, files), data(p, files),
                                                       statement(p, form, files), submissions(p, files))
                      for said in part]
        except KeyError as missing:
            found.append(f'{folder}: {missing.args[0]} is missing')
        zips += [f'{folder}: {said}' for said in archive(p, form, files)]
        cases.append({name: content for name, content in files.items()
                      if re.match(r'data/.*\.(in|ans)$|submissions/|input_validators/', name)})
    if not found:
        with tempfile.TemporaryDirectory() as beside:
            found += [f'{package.short_name(p)}: {said}' for part in (right_answers(p, cases[0]), checked(p, cases[0], beside))
                      for said in part]
    if cases[0] != cases[1]:
        found.append(f'{package.short_name(p)}: the two packages differ in more than their format')
    return found + zips


def first_failure(p, path):
    """
    Judges a program on the package's cases in the order of their names, as judges do, up to the first that fails.
    The verdict, what was said, and for WA whether blanks and line breaks were all that was wrong.
    """
    with tempfile.TemporaryDirectory() as kept:
        said = run('./run_all.sh', '--fail-fast', '--jobs', '1', '--save', kept, '--solution', path, '--cases',
                   f'{package.OUT}/legacy/{package.short_name(p)}/data', p.folder).stdout
        verdict, again = verdict_in(said), re.search(r'again: +(.*)', said)
        layout = False
        if verdict == 'WA' and again and not is_special(p) and os.path.exists(f'{kept}/hack_1.out'):
            try:
                output = run('bash', '-c', again[1], timeout=SECONDS).stdout
                layout = output.split() == read(f'{kept}/hack_1.out').split()
            except subprocess.TimeoutExpired:
                pass
        return verdict, said, layout


def judge_one(job):
    p, path, wanted = job
    for trial in range(2):  # a machine that is busy makes a fast program late
        verdict, said, layout = first_failure(p, path)
        if verdict == wanted:
            break
    if verdict != wanted:
        return [f'{path}: {verdict} on the cases of the package, wanted {wanted}:\n{said}']
    return [f'{path}: wrong by blanks and line breaks alone, which other judges do not mind:\n{said}'] if layout else []


def checkers(p):
    """Both checkers as judges compile them; hostile inputs; answers."""
    folder, found = f'{package.OUT}/legacy/{package.short_name(p)}', []
    hostile = subprocess.run([f'{BUILD}/rules/{p.folder}', 'malformed'], stdout=subprocess.PIPE, check=True).stdout
    with tempfile.TemporaryDirectory() as beside:
        for options in (['-std=c11', '-O2'], ['-std=gnu11', '-O2']):
            found += [compiled(f'{folder}/input_validators/validate.c', f'{beside}/input', *options)]
        for label, given, answer in read_cases(hostile):
            got = status(f'{beside}/input', given)
            # what the program must refuse is no input; odd ones are good for the program, and not always an input
            if got not in (GOOD, BAD) or (answer.startswith(b'refuse\t') and got != BAD) or \
                    (b'\r' in given and got != BAD):
                found.append(f'{p.folder}: the checker of inputs ends with {got} for {label}: {given[:60]!r}')
        if is_special(p):
            for options in (['-std=c11', '-O2'], ['-std=gnu11', '-O2']):
                found += [compiled(f'{folder}/output_validators/validate/validate.c', f'{beside}/output', *options)]
            found += list(answers(p, folder, f'{beside}/output', beside))
    return [said for said in found if said]


def answers(p, folder, checker, beside):
    """The checker of answers takes those of the package and of main.c, and refuses those of every wrong program."""
    names = sorted(name for name in files_of(f'{folder}/data') if name.endswith('.in'))
    programs = [(p.path('main.c'), True)] + [(path, False) for path in package.packed(p) if header(path).verdict == 'WA']
    for path, right in programs:
        program = [f'{beside}/program']
        if path.endswith('.py'):
            program = [sys.executable, path]
        elif run('g++' if path.endswith('.cpp') else 'gcc', '-O2', '-o', program[0], path, '-lm').returncode != 0:
            yield f'{path}: does not compile'
            continue
        got = set()
        for name in names:
            stem = f'{folder}/data/{name[:-3]}'
            with open(f'{stem}.in', 'rb') as given, open(f'{stem}.ans', 'rb') as wanted:
                if right and status(checker, wanted.read(), f'{stem}.in', f'{stem}.ans', beside) != GOOD:
                    yield f'{stem}.ans: refused by the checker of answers'
                output = subprocess.run(program, stdin=given, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                        timeout=SECONDS, check=False).stdout
            got.add(status(checker, output, f'{stem}.in', f'{stem}.ans', beside))
        if got - {GOOD, BAD} or (got != {GOOD} if right else BAD not in got):
            yield f'{path}: the checker of answers ends with {got}'
    for output in (b'', b'\n', b'x\n', b'\0', b'9' * 100 + b'\n', b'-1\n'):
        got = status(checker, output, f'{folder}/data/sample/1.in', f'{folder}/data/sample/1.ans', beside)
        if got != BAD:
            yield f'{p.folder}: the checker of answers ends with {got} for {output[:20]!r}'


CLASS = r"""\NeedsTeXFormat{LaTeX2e}
\ProvidesClass{stand-in}
\LoadClass{article}
\RequirePackage[utf8]{inputenc}
\RequirePackage{graphicx}
\newcommand{\problemname}[1]{\section*{#1}}
"""


def tex(p):
    """The statement of both packages compiles, nothing undefined, nothing left out."""
    for form in package.FORMATS:
        folder = os.path.abspath(f'{package.OUT}/{form}/{package.short_name(p)}/{STATEMENT[form]}')
        with tempfile.TemporaryDirectory() as beside:
            with open(f'{beside}/stand-in.cls', 'w', encoding='utf-8') as file:
                file.write(CLASS)
            with open(f'{beside}/page.tex', 'w', encoding='utf-8') as file:
                file.write(f'\\documentclass{{stand-in}}\n\\graphicspath{{{{{folder}/}}}}\n\\begin{{document}}\n'
                           f'\\input{{{folder}/problem.en.tex}}\n\\end{{document}}\n')
            said = run('pdflatex', '-interaction=nonstopmode', '-halt-on-error', 'page.tex', cwd=beside,
                       timeout=SECONDS).stdout
            trouble = re.findall(r'^(?:!|LaTeX Warning: (?!Label)|Missing character|Overfull \\hbox \((?:[2-9]\d|\d{3,})).*',
                                 said, re.M)
            if not os.path.exists(f'{beside}/page.pdf') or trouble:
                return [f'{folder}: pdflatex: {" ".join(trouble)[:300] or said[-300:]}']
    return []


def main(words):
    os.chdir(TOP)
    if len(words) < 2 or words[0] not in ('look', 'judge', 'tex'):
        print(__doc__, file=sys.stderr)
        return 2
    problems = read_list()
    wanted = problems if words[1:] == ['all'] else [find(problems, word) for word in words[1:]]
    missing = [p.folder for p in wanted for form in package.FORMATS
               if not os.path.exists(f'{package.OUT}/{form}/{package.short_name(p)}.zip')]
    if missing:
        raise Mistake(f'no package of {", ".join(missing)}: make packages')
    if words[0] == 'judge':
        run('./run_all.sh', wanted[0].folder)  # what is stale goes now, not while others use it
        said = run('make', '-s', f'-j{JOBS}', *(f'{BUILD}/rules/{p.folder}' for p in wanted))
        if said.returncode != 0:
            raise Mistake(f'the rules cannot be made:\n{said.stdout[-2000:]}')
        jobs = [(p, path, header(path).verdict) for p in wanted for path in package.packed(p)]
        jobs += [(p, p.path('main.c'), 'AC') for p in wanted]
        found = side_by_side(judge_one, jobs, 'programs judged') + side_by_side(checkers, wanted, 'checkers tried')
    else:
        if words[0] == 'look':
            make_together([f'{BUILD}/limits/{p.folder}' for p in wanted])  # once, and not by each of the crew
        with concurrent.futures.ProcessPoolExecutor(JOBS) as crew:
            found = list(crew.map(look if words[0] == 'look' else tex, wanted))
    for said in (line for lines in found for line in lines):
        print(said)
    if any(found):
        print('Packages are made anew by `make packages`. What is wrong then, is wrong in tests/export or in what it reads.',
              file=sys.stderr)
        return 1
    return 0


if __name__ == '__main__':
    try:
        sys.exit(main(sys.argv[1:]))
    except Mistake as mistake:
        sys.exit(f'reader.py: {mistake}')
