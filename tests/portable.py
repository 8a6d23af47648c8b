#!/usr/bin/env python3
"""Builds every solution alone, in an empty folder, with every compiler on the machine, as every C standard, with and
without optimisation, static, for 32 bits, and as C++ (which people choose where a judge's C is old); warnings are
errors; each build answers its samples. The judge and the rules are read by gcc and clang for their warnings, and the
cases that the rules give must be the same bytes under other compilers. What is not on the machine, or does not link
there, is named as skipped.

usage: tests/portable.py [NAME...]  of some problems their solutions and cases
"""
import filecmp
import glob
import os
import shutil
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'house'))
from check import WARNINGS, accepted  # noqa: E402
from suite import BUILD, JOBS, TOP, Mistake, files_in, find, read, read_list, run, side_by_side  # noqa: E402

CPP_WARNINGS = '-Wall -Wextra -Wpedantic -Wno-long-long -Wconversion -Wshadow -Werror -x c++'.split()
C = [f'-std={standard} -O2' for standard in ('c99', 'c11', 'c17', 'c2x', 'gnu11')]
C += [f'-std=gnu11 {how}' for how in ('-O0', '-O3 -march=native', '-O2 -static', '-O2 -m32')]
CPP = [f'-std={standard} -O2' for standard in ('c++98', 'c++11', 'c++14', 'c++17')]
WAYS = {'gcc': C, 'clang': C, 'musl-gcc': C, 'g++': CPP, 'clang++': CPP, 'tcc': ['-std=c99', '-std=c11']}


def works(*command):
    """Can this compiler make a program that runs here?"""
    with tempfile.TemporaryDirectory() as work:
        with open(f'{work}/probe.c', 'w', encoding='utf-8') as file:
            file.write('#include <stdio.h>\nint main(void) { puts("links"); return 0; }\n')
        compiled = shutil.which(command[0]) and run(*command, '-o', f'{work}/probe', f'{work}/probe.c').returncode == 0
        return compiled and run(f'{work}/probe').stdout == 'links\n'


def ways():
    """The calls of compilers that work here, with their warnings."""
    for compiler, flags in WAYS.items():
        warnings = CPP_WARNINGS if flags is CPP else ['-Wall', '-Werror'] if compiler == 'tcc' else WARNINGS
        for words in flags:
            if works(compiler, *words.split()):
                yield [compiler, *words.split(), *warnings]
            else:
                print(f'skipped: {compiler} {words}, which does not link or run here')


def built(p, calls):
    """Builds a solution in all these ways; what fails."""
    with tempfile.TemporaryDirectory() as alone:
        shutil.copy(p.path('main.c'), f'{alone}/Main.c')
        for call in calls:
            name = f'{p.folder}: {" ".join(call)}'
            said = run(*call, '-DONLINE_JUDGE', '-DBOJ', 'Main.c', '-o', 'Main', '-lm', cwd=alone)
            if said.returncode != 0:
                yield f'{name}: {said.stdout[:2000]}'
                continue
            for sample in files_in(p.path('samples'), r'\d+\.in'):
                given, answer = p.path(f'samples/{sample}'), p.path(f'samples/{sample[:-3]}.out')
                said = run(f'{alone}/Main', input=read(given))
                right = said.stdout == read(answer) or accepted(p, given, answer, said.stdout)
                if said.returncode != 0 or not right:
                    yield f'{name}: {given}: another answer'


def warned(source):
    """What gcc and clang warn of in what is built here alone."""
    for compiler in filter(shutil.which, ('gcc', 'clang')):
        said = run(compiler, '-std=gnu11', '-Itests/rules', *WARNINGS, '-fsyntax-only', source)
        if said.returncode != 0:
            yield f'{source}: {compiler}: {said.stdout[:2000]}'


def other_cases(problems):
    """The cases are the same bytes, whatever compiles the rules, for 32 bits, and with another C library."""
    names = [f'{p.folder}.cases' for p in problems]
    run('make', '-s', '-k', f'-j{JOBS}', *[f'{BUILD}/cases/{name}' for name in names])
    for compiler in ('clang', 'gcc -m32', 'musl-gcc'):
        if not works(*compiler.split()):
            print(f'skipped: the cases by {compiler}, which does not link or run here')
            continue
        with tempfile.TemporaryDirectory() as work:
            run('make', '-s', '-k', f'-j{JOBS}', f'BUILD={work}', f'CC={compiler}',
                *[f'{work}/cases/{name}' for name in names])
            same = filecmp.cmpfiles(f'{BUILD}/cases', f'{work}/cases', names, shallow=False)[0]
            yield from (f'{name}: by {compiler} they are other ones' for name in names if name not in same)


def main(words):
    os.chdir(TOP)
    problems = [find(read_list(), word) for word in words] or read_list()
    calls = list(ways())
    failed = [c for found in side_by_side(lambda p: list(built(p, calls)), problems, 'built') for c in found]
    if not words:
        sources = [path for folder in ('judge', 'judge/programs', 'rules', 'rules/games', 'bench')
                   for path in glob.glob(f'tests/{folder}/*.c')] + glob.glob('problems/*/*.c')
        failed += [c for found in side_by_side(lambda s: list(warned(s)), sources, 'read') for c in found]
    failed += other_cases(problems)
    for complaint in failed:
        print(f'failed: {complaint}')
    print(f'{len(problems)} problems in {len(calls)} ways: {len(failed)} failures')
    return 1 if failed or not calls else 0


if __name__ == '__main__':
    try:
        sys.exit(main(sys.argv[1:]))
    except Mistake as mistake:
        sys.exit(f'portable.py: {mistake}')
