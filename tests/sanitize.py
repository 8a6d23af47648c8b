#!/usr/bin/env python3
"""Everything in C under AddressSanitizer and UndefinedBehaviorSanitizer: the solutions on their samples, on some cases of
their whole range and on hostile input; the rules in all they can do; judge, machinery and snippets in their tests.
Any report ends the program that makes it, and so fails its case or test. Works in a copy of the tree.

usage: tests/sanitize.py [NAME...]   with a NAME: these problems alone, and none of the tests
"""
import os
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
os.environ['BUILD'] = 'build'  # of the copy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'house'))
from suite import JOBS, TOP, Mistake, files_in, find, made, read_cases, read_list, run, side_by_side  # noqa: E402

CASES = 60  # of each problem, evenly from the smallest to the largest: a program starts ten times slower here
TESTS = ['tests/rules.bats', 'tests/snippets.bats', 'tests/judge.bats']
WRAPPER = '''#!/bin/sh
case $* in
    *tests/judge/programs/*) exec {0} "$@" ;; # programs that are to crash as they please
    *) exec {0} -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all "$@" ;;
esac
'''


def compiler(work):
    """Puts the sanitizing compiler where make and the tests find it."""
    path = f'{work}/cc'
    with open(path, 'w', encoding='utf-8') as file:
        file.write(WRAPPER.format(os.environ.get('CC') or 'gcc'))
    os.chmod(path, 0o755)
    with open(f'{work}/probe.c', 'w', encoding='utf-8') as file:
        file.write('int main(void) { return 0; }\n')
    said = run(path, '-o', f'{work}/probe', f'{work}/probe.c')
    if said.returncode != 0 or run(f'{work}/probe').returncode != 0:
        raise Mistake('no sanitizers here (on Debian they come with gcc; clang needs libclang-rt-14-dev)\n' + said.stdout)
    os.environ.update(CC=path, CFLAGS='-std=gnu11 -Wall', LDFLAGS='', UBSAN_OPTIONS='print_stacktrace=1')


def complaint(p):
    """What the sanitizers have to say of one problem, and how many inputs were tried."""
    program, rules = f'build/bin/{p.folder}', f'build/rules/{p.folder}'
    failed = made(program) or made(f'build/cases/{p.folder}.cases')
    if failed:
        return failed, 0
    with open(f'build/cases/{p.folder}.cases', 'rb') as file:
        cases = list(read_cases(file.read()))
    chosen = cases[::len(cases) // CASES + 1] + cases[-5:]
    for name in files_in(p.path('samples'), r'\d+\.in'):
        with open(p.path(f'samples/{name}'), 'rb') as file:
            chosen.append((name, file.read(), None))
    for label, data, answer in chosen:
        said = subprocess.run([program], input=data, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        if said.returncode != 0:
            return f'{p.path("main.c")}: case {label}:\n{said.stdout.decode("utf-8", "replace")[:3000]}', 0
        if answer not in (None, said.stdout) and run(rules, 'special').returncode != 0:
            return f'{p.path("main.c")}: case {label}: another answer', 0
    for mode in ('limits', 'largest', 'facts', 'places'):
        said = run(rules, mode)
        if said.returncode != 0:
            return f'{p.path("rules.c")}: {mode}:\n{said.stdout[-3000:]}', 0
    said = run(sys.executable, 'tests/hostile.py', p.folder, program)
    return (said.stdout if said.returncode != 0 else ''), len(chosen)


def main(words):
    os.chdir(TOP)
    with tempfile.TemporaryDirectory() as work:
        try:
            compiler(work)
            problems = [find(read_list(), word) for word in words] or read_list()
            for part in ('common', 'problems', 'tests'):
                shutil.copytree(part, f'{work}/tree/{part}')
            for part in ('Makefile', 'run_all.sh'):
                shutil.copy(part, f'{work}/tree')
            os.chdir(f'{work}/tree')
            said = run('make', '-s', '-k', '-j', str(JOBS), 'all', 'rules')
            found = side_by_side(complaint, problems, 'sanitized')
        except Mistake as mistake:
            print(f'sanitize.py: {mistake}', file=sys.stderr)
            return 2
        bad = [text for text, _ in found if text]
        print(said.stdout + ''.join(text + '\n' for text in bad), end='')
        print(f'{len(problems)} problems, {sum(tried for _, tried in found)} cases, all hostile inputs: {len(bad)} found')
        tests = [] if words else [test for test in TESTS if os.path.exists(test)]
        status = subprocess.run(['bats', *tests], check=False).returncode if tests else 0
    return 1 if bad or status else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
