"""Counts what every solution costs on its largest input, that of the last case, and prints a Markdown table.

It counts instructions of user mode with callgrind, which are the same on every run, so they tell what a clock cannot.
Beside each solution stands a program that only reads the same input with scanf; make builds both alike.
"""
import re
import subprocess

from folder import read_cases
from lists import read_list
from run import BUILD, Mistake, made, side_by_side


def instructions(program, data):
    """How many instructions the program takes for this input."""
    try:
        said = subprocess.run(['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null', made(program)],
                              input=data, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True).stderr
    except FileNotFoundError:
        raise Mistake('valgrind is missing: apt-get install valgrind') from None
    return int(re.search(rb'Collected : (\d+)', said)[1])


def measured(p):
    """A row of the table."""
    largest = read_cases(p)[-1][1]
    own, scan = (instructions(f'{BUILD}/{program}', largest) for program in (f'bin/{p.folder}', 'scan'))
    return f'| {p.folder} | {len(largest)} | {own / 1e6:.3f} | {own / scan:.2f} |'


def main():
    rows = side_by_side(measured, [p for p in read_list() if not p.is_played], 'measured')  # one that plays waits for answers
    print('| problem | bytes of the largest input | million instructions | to a scanf reader |', '|---|---|---|---|',
          *rows, sep='\n')
