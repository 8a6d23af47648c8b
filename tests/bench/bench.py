"""Counts what every solution costs on its largest input, in instructions.

Prints a Markdown table. The largest input is that of the last case. Instructions are those of user mode, as
callgrind counts them: the same on every run, so they tell what a clock cannot. Beside them stands a program that only
reads the same input with scanf. Both are built alike: cc -O2, linked dynamically.
"""
import datetime
import os
import re
import shutil
import subprocess
import tempfile

from suite import Mistake, read_cases, read_list, run, side_by_side

CC = os.environ.get('CC') or 'cc'


def built(source, program):
    result = run(CC, '-O2', '-std=gnu11', '-o', program, source, '-lm')
    if result.returncode != 0:
        raise Mistake(f'{source} does not build:\n{result.stdout}')
    return program


def instructions(program, data):
    """How many instructions the program takes for this input."""
    result = subprocess.run(['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null', program], input=data,
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    found = re.search(rb'Collected : (\d+)', result.stderr)
    if not found or result.returncode != 0:
        raise Mistake(f'callgrind does not count {program}: {result.stderr.decode()[-300:]}')
    return int(found[1])


def measured(p, work):
    """A row of the table."""
    largest = read_cases(p)[-1][1]
    own = instructions(built(p.path('main.c'), f'{work}/{p.folder}'), largest)
    scan = instructions(f'{work}/scan', largest)
    return f'| {p.folder} | {len(largest)} | {own / 1e6:.3f} | {own / scan:.2f} |'


def main():
    if not shutil.which('valgrind'):
        raise Mistake('valgrind is missing: apt-get install valgrind')
    with tempfile.TemporaryDirectory() as work:
        built('tests/bench/scan.c', f'{work}/scan')
        rows = [*side_by_side(lambda p: measured(p, work), read_list(), 'measured')]
    print(f'{datetime.date.today()}, {run(CC, "--version").stdout.splitlines()[0]}.\n')
    print('| problem | bytes of the largest input | million instructions | to a scanf reader |')
    print('\n'.join(['|---|---|---|---|', *rows]))
