"""Whole explanations, in both languages: tests/rules/explained/NAME.txt, and NAME.ko.txt in Korean.

  tests/rules/explained.py [NAME...]         prints how those of these problems (default: all) differ from what is there
  tests/rules/explained.py write [NAME...]   writes them anew; of a problem without a file, its samples

Each begins with a line "$ " and the words that are explained: change these by hand, then write."""
import difflib
import glob
import os
import resource
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'common', 'manage'))
from lists import named_or_tried, read_list  # noqa: E402
from run import BUILD, all_of, made, read  # noqa: E402

FOLDER = 'tests/rules/explained'
LONGEST = 60  # seconds of processor time: what takes longer hangs
LANGUAGES = ('', 'C'), ('.ko', 'ko')


def chosen(p):
    inputs = sorted(glob.glob(p.path('samples/*.in')))
    return list(dict.fromkeys(' '.join(read(path).split()) for path in inputs))


def words_of(p):
    path = f'{FOLDER}/{p.folder}.txt'
    if not os.path.exists(path):
        return chosen(p)
    with open(path, encoding='utf-8') as file:
        return [line[2:].rstrip('\n') for line in file if line.startswith('$ ')]


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))


def explained(p, words, language):
    ended = subprocess.run([f'{BUILD}/rules/{p.folder}', 'explain', words], capture_output=True, encoding='utf-8',
                           check=False, preexec_fn=limit, env={**os.environ, 'LC_ALL': language, 'COLUMNS': '100'})
    return f'$ {words}\n{ended.stdout}{ended.stderr}'


def texts(p):
    for ending, language in LANGUAGES:
        yield f'{FOLDER}/{p.folder}{ending}.txt', '\n'.join(explained(p, words, language) for words in words_of(p))


def write(p):
    for path, text in [*texts(p)]:
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text)
    return []


def faults(p):
    for path, text in texts(p):
        if not os.path.exists(path):
            yield f'{path}: is missing'
            continue
        with open(path, encoding='utf-8') as file:
            there = file.read()
        yield from difflib.unified_diff(there.splitlines(), text.splitlines(), path, 'is explained', lineterm='', n=1)


def main(*arguments):
    is_writing = arguments[:1] == ('write',)
    names = arguments[1:] if is_writing else arguments
    os.makedirs(FOLDER, exist_ok=True)
    problems = read_list() if is_writing and not names else named_or_tried(names)
    made(*(f'{BUILD}/rules/{p.folder}' for p in problems))
    found = [*all_of(write if is_writing else faults, problems, 'explained')]
    print('\n'.join(found), end='\n' if found else '')
    return bool(found)


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
