"""Packages for judges that take neither of the formats of Kattis: DMOJ, QDUOJ and Hydro. Each function gives every file of
a package, {name: text or bytes}; cases are (input, answer), samples first."""
import base64
import json
import os
import re

import checkers
import statement
from folder import about
from run import read, read_bytes
from zips import zipped

HYDRO_MS = 60_000  # by default Hydro takes no more: the time limit of all cases together


def numbered(cases, folder=''):
    """1.in, 1.out, 2.in, ..."""
    return {f'{folder}{number}.{kind}': data for number, case in enumerate(cases, 1)
            for kind, data in zip(('in', 'out'), case)}


def checker(p):
    """The text of the checker of answers, where several are right."""
    if about(p)['answers'] != 'many':
        return None
    return checkers.one_file(p.made, read(p.rules), checkers.FILES_USE, checkers.FILES)


def interactor(p):
    """The text of the interactor, where programs play."""
    return checkers.one_file(p.made, read(p.rules), checkers.TALK_USE, checkers.TALK) if p.is_played else None


def picture_of(p, name):
    return read_bytes(p.path(name))


# ---- DMOJ: a folder of the judge's problem storage ----

def dmoj(p, called, _, shown, cases):
    """init.yml, the archive of cases that it names, and the checker; problem.md is for the site."""
    special, talk = checker(p), interactor(p)
    lines = [f'archive: {called}-data.zip', 'test_cases:']
    lines += [f'- {{in: {number}.in, out: {number}.out, points: 1}}' for number in range(1, len(cases) + 1)]
    lines += ['checker: {name: bridged, args: {files: checker.c, lang: C11, type: default}}'] if special else []
    lines += ['interactive: {files: interactor.c, lang: C11, type: default, feedback: true}'] if talk else []
    return {'init.yml': '\n'.join(lines) + '\n', f'{called}-data.zip': zipped(numbered(cases)),
            'problem.md': statement.as_markdown(
                statement.page_of(p), shown, lambda caption, name: '',
                lambda kind, number, text: f'## Sample {kind} {number}\n\n```\n{text}```'),
            **({'checker.c': special} if special else {}), **({'interactor.c': talk} if talk else {})}


# ---- QDUOJ: what its export writes and its import reads ----

def qduoj(p, called, sources, shown, cases):
    """Folder 1, the first problem of an export: problem.json, and the cases."""
    special = checker(p)
    page = statement.page_of(p)

    def with_pictures(body):
        return re.sub(r'<img src="(.*?)">', lambda found: '<img src="data:image/svg+xml;base64,' + base64.b64encode(
            picture_of(p, found[1])).decode() + '">', body)

    def html(body):
        return {'format': 'html', 'value': body}
    (_, game), (_, given), (_, wanted), (_, limits) = statement.sections(page)
    about_it = {
        'display_id': called[:24], 'title': p.title, 'description': html(with_pictures(game)), 'tags': ['game theory'],
        'input_description': html(given + limits), 'output_description': html(wanted), 'hint': html(''),
        'test_case_score': [{'score': 100, 'input_name': f'{number}.in', 'output_name': f'{number}.out'}
                            for number in range(1, len(cases) + 1)],
        'time_limit': int(p.time), 'memory_limit': int(p.memory),
        'samples': [{'input': sample.decode(), 'output': answer.decode()} for sample, answer in shown],
        'template': {}, 'spj': {'code': special, 'language': 'C'} if special else None, 'rule_type': 'ACM',
        'source': ', '.join(name for name, _ in sources)[:200],
        'answers': [{'language': 'C', 'code': read(p.source)}]}
    data = numbered(cases, '1/testcase/')
    return {'1/problem.json': json.dumps(about_it, indent=1, ensure_ascii=False) + '\n',
            **{name: text for name, text in data.items() if not special or name.endswith('.in')}}


# ---- Hydro: its own format ----

def hydro(p, called, _, shown, cases):
    """problem.yaml, the statement in each language, and testdata with its config.yaml."""
    special, talk = checker(p), interactor(p)
    config = {'type': 'interactive' if talk else 'default', 'time': f'{int(p.time)}ms', 'memory': f'{int(p.memory)}m',
              'subtasks': [{'score': 100, 'type': 'min', 'cases': [
                  {'input': f'{number}.in', 'output': f'{number}.out'} for number in range(1, len(cases) + 1)]}]}
    if special:
        config.update(checker_type='kattis', checker='checker.c')
    if talk:
        config.update(interactor='interactor.c')
    files = {'problem.yaml': f'pid: {json.dumps(called)}\ntitle: {json.dumps(p.title)}\ntag: ["game theory"]\n',
             'testdata/config.yaml': ''.join(f'{key}: {json.dumps(value)}\n' for key, value in config.items()),
             f'std/{os.path.basename(p.source)}': read(p.source), **numbered(cases, 'testdata/')}
    if special:
        files['testdata/checker.c'] = checkers.one_file(p.made, read(p.rules))
    if talk:
        files['testdata/interactor.c'] = talk
    for language, page in statement.pages(p).items():
        files[f'problem_{language}.md'] = statement.as_markdown(
            page, shown, lambda caption, name: f'![{caption}](file://{name})\n\n',
            lambda kind, number, text: f'```{kind}{number}\n{text}```')
        files.update({f'additional_file/{os.path.basename(name)}': picture_of(p, name)
                      for name in statement.pictures_of(page)})
    return files
