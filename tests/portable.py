"""Builds every solution by itself, in an empty folder, with every compiler on the machine, as every C standard, with and
without optimisation, static, for 32 bits, as C++ (which people choose where a judge's C is old), and for Windows, where
Wine runs it; warnings are errors; each build answers its samples. The judge and the rules are read by gcc and clang for
their warnings, and the cases that the rules give must be the same bytes under other compilers. What is not on the
machine, or does not link there, is named as skipped.

usage: tests/manage.py check-portable [NAME...]  with names, only the solutions and cases of these problems
"""
import filecmp
import functools
import glob
import os
import shutil
import tempfile

from check import WARNINGS, failed_samples
from suite import BUILD, JOBS, all_of, find, run, write

CPP_WARNINGS = '-Wall -Wextra -Wpedantic -Wno-long-long -Wconversion -Wshadow -Werror -x c++'.split()
C = [f'-std={standard} -O2' for standard in ('c99', 'c11', 'c17', 'c2x', 'gnu11')]
C += [f'-std=gnu11 {how}' for how in ('-O0', '-O3 -march=native', '-O2 -static', '-O2 -m32')]
CPP = [f'-std={standard} -O2' for standard in ('c++98', 'c++11', 'c++14', 'c++17', 'c++98 -m32')]
MINGW = 'x86_64-w64-mingw32-'
WAYS = {'gcc': C, 'clang': C, 'musl-gcc': C, 'g++': CPP, 'clang++': CPP, 'tcc': ['-std=c99', '-std=c11'],
        MINGW + 'gcc': ['-std=c99 -O2', '-std=gnu11 -O2'], MINGW + 'g++': ['-std=c++98 -O2']}


def launch(compiler, program, **more):
    """Runs a program that this compiler has made; once more if it fails under Wine, which has accidents of its own."""
    is_windows = compiler.startswith(MINGW)
    command = ['wine', program] if is_windows else [program]
    result = run(*command, **more)
    failed = result.returncode != 0 or 'wine: ' in result.stdout
    return run(*command, **more) if is_windows and failed else result


def works(*command):
    """Can this compiler make a program that runs here?"""
    with tempfile.TemporaryDirectory() as work:
        write(f'{work}/probe.c', '#include <stdio.h>\nint main(void) { puts("links"); return 0; }\n')
        needed = [command[0], 'wine'] if command[0].startswith(MINGW) else [command[0]]
        return (all(map(shutil.which, needed))
                and run(*command, '-o', f'{work}/probe.exe', f'{work}/probe.c').returncode == 0
                and launch(command[0], f'{work}/probe.exe').stdout == 'links\n')


def ways():
    """The calls of compilers that work here, with their warnings."""
    for compiler, flags in WAYS.items():
        warnings = CPP_WARNINGS if compiler.endswith('++') else ['-Wall', '-Werror'] if compiler == 'tcc' else WARNINGS
        for words in flags:
            if works(compiler, *words.split()):
                yield [compiler, *words.split(), *warnings]
            else:
                print(f'skipped: {compiler} {words}, which does not link or run here')


def built(p, calls):
    """Builds a solution in all these ways; what fails."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(p.path('main.c'), f'{folder}/Main.c')
        for call in calls:
            name = f'{p.folder}: {" ".join(call)}'
            result = run(*call, '-DONLINE_JUDGE', '-DBOJ', 'Main.c', '-o', 'Main.exe', '-lm', cwd=folder)
            if result.returncode != 0:
                yield f'{name}: {result.stdout[:2000]}'
                continue
            for given, _, did in failed_samples(p, functools.partial(launch, call[0], f'{folder}/Main.exe')):
                yield f'{name}: {given}: exit status {did.returncode}, prints {did.stdout[:200]!r}'


def warned(source):
    """What gcc and clang warn of in files that are built only here."""
    for compiler in filter(shutil.which, ('gcc', 'clang')):
        result = run(compiler, '-std=gnu11', '-Itests/rules', *WARNINGS, '-fsyntax-only', source)
        if result.returncode != 0:
            yield f'{source}: {compiler}: {result.stdout[:2000]}'


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


def main(*words):
    problems = find(*words or ['all'])
    with tempfile.TemporaryDirectory() as work:
        os.environ.update(WINEPREFIX=f'{work}/wine', WINEDEBUG='-all')
        if shutil.which('wine'):
            run('wineserver', '--persistent')  # one for all programs; else it ends in every pause
            run('wine', 'wineboot')
        calls = list(ways())
        failed = [*all_of(lambda p: built(p, calls), problems, 'built')]
        if shutil.which('wine'):
            run('wineserver', '--kill')
    if not words:
        sources = [path for folder in ('judge', 'rules', 'rules/games', 'bench')
                   for path in glob.glob(f'tests/{folder}/*.c')] + glob.glob('problems/*/*.c')
        failed += all_of(warned, sources, 'read')
    failed += other_cases(problems)
    for complaint in failed:
        print(f'failed: {complaint}')
    print(f'{len(problems)} problems in {len(calls)} ways: {len(failed)} failures')
    return 1 if failed or not calls else 0
