"""The slowest explanations and turns: every problem's rules on inputs of its cases, as a person could paste them.

  tests/rules/slow.py [COUNT]    COUNT inputs of each problem (default 20), chosen at random among those of one screen

Prints seconds of processor time, the slowest first. No test asserts a time: run this when the engine changes."""
import os
import random
import resource
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'common', 'manage'))
from folder import read_cases  # noqa: E402
from lists import read_list  # noqa: E402
from run import BUILD, made  # noqa: E402

SCREEN = 400  # bytes


def seconds(*command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, ended


def main(count=20):
    rows = []
    for p in read_list():
        cases = [(label, data) for label, data, _ in read_cases(p) if len(data) <= SCREEN]
        for label, data in random.sample(cases, min(count, len(cases))):
            for mode in 'explain', 'turn':
                took, ended = seconds(made(f'{BUILD}/rules/{p.folder}'), mode, data.decode())
                said = '' if ended.returncode == 0 else ended.stderr.decode().splitlines()[-1][:100]
                rows.append((took, p.folder, mode, ' '.join(data.decode().split())[:80], said))
    for row in sorted(rows, reverse=True)[:40]:
        print('{:5.2f} s  {} {} {}  {}'.format(*row))
    for row in rows:
        if row[-1]:
            print('fails: {1} {2} {3}: {4}'.format(*row))


if __name__ == '__main__':
    main(*map(int, sys.argv[1:]))
