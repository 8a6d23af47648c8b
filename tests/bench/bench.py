#!/usr/bin/env python3
"""Counts what every solution costs on its largest input, in instructions, and what the judge costs more than a bare loop.

usage: tests/bench/bench.py [NAME...]      prints Markdown tables

The largest input is what `build/rules/NAME largest` prints. Instructions are those of user mode, as callgrind counts
them: the same on every run, so they tell what a clock cannot. Beside them stands an empty program, and one that only
reads the same input with scanf. All are built alike: cc -O2, linked dynamically.
"""
import contextlib
import datetime
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'house'))
from suite import BUILD, TOP, Mistake, find, made, read, read_list, run, side_by_side  # noqa: E402

CC = os.environ.get('CC') or 'cc'
PAIRS = 9


def built(source, program):
    said = run(CC, '-O2', '-std=gnu11', '-o', program, source, '-lm')
    if said.returncode != 0:
        raise Mistake(f'{source} does not build:\n{said.stdout}')
    return program


def instructions(program, data, work):
    """How many instructions the program takes for this input."""
    with tempfile.TemporaryDirectory(dir=work) as folder:
        said = subprocess.run(['valgrind', '--tool=callgrind', f'--callgrind-out-file={folder}/out', program], input=data,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    found = re.search(rb'Collected : (\d+)', said.stderr)
    if not found or said.returncode != 0:
        raise Mistake(f'callgrind does not count {program}: {said.stderr.decode()[-300:]}')
    return int(found[1])


def machine():
    model = 'an unknown processor'
    if os.path.exists('/proc/cpuinfo'):
        model = (re.findall(r'^model name\s*: (.*)', read('/proc/cpuinfo'), re.M) or [model])[0]
    return f'{datetime.date.today()}, {model}, {os.cpu_count()} processors, {run(CC, "--version").stdout.splitlines()[0]}'


def solutions(problems, work):
    empty = instructions(built('tests/bench/empty.c', f'{work}/empty'), b'', work)
    scan = built('tests/bench/scan.c', f'{work}/scan')

    def measured(p):
        failed = made(f'{BUILD}/rules/{p.folder}')
        said = subprocess.run([f'{BUILD}/rules/{p.folder}', 'largest'], stdout=subprocess.PIPE, check=False)
        if failed or said.returncode != 0:
            raise Mistake(failed or f'{p.path("rules.c")} gives no largest input')
        program = built(p.path('main.c'), f'{work}/{p.folder}')
        own, reader = instructions(program, said.stdout, work), instructions(scan, said.stdout, work)
        return f'{len(said.stdout)} | {own / 1e6:.3f} | {own / empty:.2f} | {own / reader:.2f}'

    def told(p):
        try:
            return measured(p)
        except Mistake as mistake:
            print(mistake, file=sys.stderr)
            return '- | - | - | -'
    print('| problem | bytes of the largest input | million instructions | to an empty program | to a scanf reader |')
    print('|---|---|---|---|---|')
    for p, line in zip(problems, side_by_side(told, problems, 'measured')):
        print(f'| {p.folder} | {line} |')


def seconds(command, streams):
    """How long the command takes when it runs once for each stream of cases, all at once."""
    start = time.perf_counter()
    with contextlib.ExitStack() as files:
        runs = [subprocess.Popen(command, stdin=files.enter_context(open(path, 'rb')), stdout=subprocess.DEVNULL)
                for path in streams]
        if any([run.wait() for run in runs]):
            raise Mistake(f'{command[0]} fails')
    return time.perf_counter() - start


def halves(cases, work):
    """The stream of cases as two files of as many cases each."""
    with open(cases, 'rb') as file:
        text, starts = file.read(), [0]
    while starts[-1] < len(text):
        end = text.index(b'\n', starts[-1]) + 1
        starts.append(end + sum(int(n) for n in text[starts[-1]:end].split()[-2:]))
    middle = starts[len(starts) // 2]
    for name, part in (('one', text[:middle]), ('two', text[middle:])):
        with open(f'{work}/{name}', 'wb') as file:
            file.write(part)
    return [f'{work}/one', f'{work}/two']


def judge(problem, work):
    """The judge beside a bare loop on the same cases, one after the other, in turn."""
    cases, program = f'{BUILD}/cases/{problem.folder}.cases', f'{BUILD}/bin/{problem.folder}'
    for target in (cases, program, f'{BUILD}/judge'):
        if made(target):
            raise Mistake(f'make {target} fails')
    loop = built('tests/bench/loop.c', f'{work}/loop')
    for jobs, streams in ((1, [cases]), (2, halves(cases, work))):
        ratios = sorted(seconds([f'{BUILD}/judge', f'-j{jobs}', program], [cases]) / seconds([loop, program], streams)
                        for _ in range(PAIRS))
        print(f'\nThe judge at -j {jobs} takes {ratios[PAIRS // 2]:.2f} of the time of {("a bare loop", "two bare loops")[jobs - 1]} '
              f'of posix_spawn, read, wait4 and compare (median of {PAIRS} pairs, on the cases of {problem.folder}).')


def main(words):
    os.chdir(TOP)
    if shutil.which('valgrind') is None:
        print('valgrind is missing: apt-get install valgrind', file=sys.stderr)
        return 2
    try:
        problems = read_list()
        chosen = [find(problems, word) for word in words] or problems
        print(f'{machine()}.\n')
        with tempfile.TemporaryDirectory() as work:
            solutions(chosen, work)
            judge(chosen[0], work)
    except Mistake as mistake:
        print(f'bench.py: {mistake}', file=sys.stderr)
        return 1
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
