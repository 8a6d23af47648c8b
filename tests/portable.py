"""Builds every solution with every compiler on the machine, as every C standard, with and without optimisation, static,
for 32 bits, as C++ (which people choose where a judge's C is old), and for Windows, where Wine runs it; warnings are
errors; each build answers its samples (one that plays is only built: the judge, which talks with it, compiles itself). The cases that the rules give must be the same bytes under other compilers. What
is not on the machine, or does not link there, is named as skipped.

usage: common/manage.py check-portable [NAME...]  with names, only the solutions and cases of these problems
"""
import filecmp
import functools
import os
import shutil
import tempfile

from check import WARNINGS, failed_samples
from lists import find
from run import BUILD, all_of, made, run

C = [' '.join([how, *WARNINGS]) for how in (
    '-std=gnu11 -O2', '-std=c99 -O2', '-std=c11 -O2', '-std=c17 -O2', '-std=c2x -O2',
    '-std=gnu11 -O0', '-std=gnu11 -O3 -march=native', '-std=gnu11 -O2 -static', '-std=gnu11 -O2 -m32')]
CPP = [f'{how} -x c++ -Wall -Wextra -Wpedantic -Wno-long-long -Wconversion -Wshadow -Werror' for how in (
    '-std=c++98 -O2', '-std=c++11 -O2', '-std=c++14 -O2', '-std=c++17 -O2', '-std=c++98 -O2 -m32')]
TCC = ['-std=c99 -Wall -Werror', '-std=c11 -Wall -Werror']
MINGW = 'x86_64-w64-mingw32-'
WAYS = {'gcc': C, 'clang': C, 'musl-gcc': C, 'g++': CPP, 'clang++': CPP, 'tcc': TCC, MINGW + 'gcc': C[:2],
        MINGW + 'g++': CPP[:1]}
CASES = [('cases', compiler, '-std=gnu11 -O2') for compiler in ('clang', 'gcc -m32', 'musl-gcc')]


def launch(compiler, program, **more):
    """Runs a program that this compiler has made; once more if it fails under Wine, which has accidents of its own."""
    is_windows = compiler.startswith(MINGW)
    command = ['wine', program] if is_windows else [program]
    result = run(*command, **more)
    failed = result.returncode != 0 or 'wine: ' in result.stdout
    return run(*command, **more) if is_windows and failed else result


def failures(problems, way):
    """Makes the programs or the cases of the problems in one way; what fails."""
    kind, compiler, flags = way
    name = f'{kind} by {compiler} {flags}'
    with tempfile.TemporaryDirectory() as work:
        make = functools.partial(
            run, 'make', '-s', '-k', f'BUILD={work}', f'CC={compiler}', f'CFLAGS={flags}', 'LDFLAGS=')
        works = make(f'{work}/scan').returncode == 0 and (shutil.which('wine') or not compiler.startswith(MINGW))
        if not works or launch(compiler, f'{work}/scan').stdout != 'SK\n':
            print(f'skipped: {name}, which does not link or run here')
            return
        files = [p.folder if kind == 'bin' else f'{p.folder}.cases' for p in problems]
        result = make(*[f'{work}/{kind}/{file}' for file in files])
        if result.returncode != 0:
            yield f'{name}: {result.stdout[:2000]}'
        elif kind == 'cases':
            same = filecmp.cmpfiles(f'{BUILD}/cases', f'{work}/cases', files, shallow=False)[0]
            yield from (f'{name}: {file} differs' for file in files if file not in same)
        else:
            for p in (p for p in problems if not p.is_played):
                for given, _, did in failed_samples(p, functools.partial(launch, compiler, f'{work}/bin/{p.folder}')):
                    yield f'{name}: {given}: exit status {did.returncode}, prints {did.stdout[:200]!r}'


def main(*words):
    problems = find(*words or ['all'])
    made(*[f'{BUILD}/cases/{p.folder}.cases' for p in problems])
    ways = CASES + [('bin', compiler, flags) for compiler, all_flags in WAYS.items() for flags in all_flags]
    with tempfile.TemporaryDirectory() as work:
        os.environ.update(WINEPREFIX=f'{work}/wine', WINEDEBUG='-all')
        if shutil.which('wine'):
            run('wineserver', '--persistent')  # one for all programs; else it ends in every pause
            run('wine', 'wineboot')
        failed = [*all_of(functools.partial(failures, problems), ways, 'built')]
        if shutil.which('wine'):
            run('wineserver', '--kill')
    for complaint in failed:
        print(f'failed: {complaint}')
    print(f'{len(problems)} problems in {len(ways)} ways: {len(failed)} failures')
    return 1 if failed else 0
