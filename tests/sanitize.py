"""Everything in C under AddressSanitizer and UndefinedBehaviorSanitizer: the solutions on their samples, on some cases
of their whole range and on hostile input; the rules in all they can do; judge, machinery and snippets in their tests.
Any report ends the program that makes it, and so fails its case or test. Works in a copy of the tree."""
import os
import shutil
import subprocess
import tempfile

from ask_judge import in_words, judge
from folder import read_cases, spread
from lists import read_list
from run import JOBS, all_of, run

CASES = 60  # of each problem, evenly from the smallest to the largest: a program starts ten times slower here
FLAGS = '-std=gnu11 -Wall -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all'


def complaints(p):
    """What the sanitizers have to say of a solution on some of its cases. Other answers are for make full."""
    for label, data, _ in spread(read_cases(p), CASES):
        result = run(f'build/bin/{p.folder}', input=data.decode())
        if result.returncode != 0:
            yield f'{p.path("main.c")}: case {label}:\n{result.stdout[:3000]}'
            return


def complaints_of_talk(p):
    """The same of a solution that plays, and of the judge between it and the rules."""
    result = judge(p.source, p.folder, '--full', '--sanitize')
    yield from [in_words(result)] if result['verdict'] != 'AC' else ()


def main():
    with tempfile.TemporaryDirectory() as work:
        shutil.copytree('.', f'{work}/tree', ignore=shutil.ignore_patterns('.git', 'build'))
        os.chdir(f'{work}/tree')
        os.environ.update(CFLAGS=FLAGS, LDFLAGS='', UBSAN_OPTIONS='print_stacktrace=1')
        failed = subprocess.run(['make', '-s', '-k', f'-j{JOBS}', 'all', 'rules', 'cases'], check=False).returncode
        problems = read_list() if not failed else []
        for text in all_of(complaints, [p for p in problems if not p.is_played], 'sanitized'):
            print(text)
            failed = 1
        failed |= subprocess.run(['common/manage.py', 'check', 'all', 'samples', 'rules', 'hostile'], check=False).returncode
        os.environ['QUICK'] = '1'  # see README.md: what follows takes hours otherwise
        os.environ['SLOWER'] = '10'  # for slow.py
        os.environ['ASAN_OPTIONS'] = 'detect_leaks=0'  # who dies with a message frees nothing, nor does the judge small texts
        failed |= subprocess.run(['bats', *[f'tests/{name}.bats' for name in ('rules', 'lab', 'snippets', 'judge')]],
                                 check=False).returncode
        for text in all_of(complaints_of_talk, [p for p in problems if p.is_played], 'sanitized'):
            print(text)
            failed = 1
        for command in (['bats', 'tests/own.bats'], ['common/manage.py', 'check', 'all', 'sync']):
            failed |= subprocess.run(command, check=False).returncode
    return 1 if failed else 0
