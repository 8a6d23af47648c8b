"""Explanations and turns that take long: every problem's rules on inputs of its cases, as a person could paste them.

  tests/rules/slow.py [COUNT]    COUNT inputs of each problem (default 20), chosen at random among those of one screen
  tests/rules/slow.py all        the largest inputs, and those at the limits; of each kind the first, the last, the longest
  tests/rules/slow.py check      asks these, too, and prints only what fails or hangs; with QUICK (see tests/README.md)
                                 those of the problems that were slow once

Prints seconds of processor time, the slowest first. No test asserts a time: run this when the engine changes."""
import os
import random
import resource
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'common', 'manage'))
from folder import read_cases  # noqa: E402
from lists import read_list  # noqa: E402
from run import BUILD, all_of, made  # noqa: E402

SCREEN, ARGUMENT = 400, 100000  # bytes: of what a person pastes; what an argument may have
HANGS = 10  # seconds of processor time: many times what the bound of work takes
WERE_SLOW = '''baskin-robbins berzerk breaking-branches circular-barn cow-digit-game deque dividing-game
    divisor-erasing-game-1 even-game grundys-game john nim-3 odd-even-nim prime-jingle-bells red-blue-hackenbush
    removal-game root-game scored-nim split-nim stick-game treasure-chest'''.split()


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (HANGS, HANGS))


def seconds(*command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False, preexec_fn=limit)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, ended


def edges_of(p):
    kinds = {}
    for label, data, _ in read_cases(p):
        kind = label.rpartition('-')[0]
        if ('limit' in kind or 'largest' in kind) and len(data) <= ARGUMENT:
            kinds.setdefault(kind, []).append(data)
    return dict.fromkeys(data for kind in kinds.values() for data in (kind[0], kind[-1], max(kind, key=len)))


def some_of(p, count):
    cases = [data for _, data, _ in read_cases(p) if len(data) <= SCREEN]
    return random.sample(cases, min(count, len(cases)))


def ask(p, inputs):
    for data in inputs:
        words = ' '.join(data.decode().split())
        for mode in 'explain', 'turn':
            took, ended = seconds(f'{BUILD}/rules/{p.folder}', mode, words)
            said = ended.stderr.decode().splitlines()[-1:] or [f'ends with the status {ended.returncode}']
            fails = ended.returncode != 0 or not ended.stdout
            yield took, p.folder, mode, words[:80], said[0][:100] if fails else ''


def complaints(p):
    return ['{1} {2} {3}: {4}'.format(*row) for row in ask(p, edges_of(p)) if row[-1]]


def main(what='20'):
    problems = read_list()
    if what == 'check' and os.environ.get('QUICK'):
        problems = [p for p in problems if p.folder in WERE_SLOW]
    made(*(f'{BUILD}/rules/{p.folder}' for p in problems), *(f'{BUILD}/cases/{p.made}.cases' for p in problems))
    if what == 'check':
        found = [*all_of(complaints, problems, 'asked')]
        print('\n'.join(found), end='\n' if found else '')
        return bool(found)
    rows = [row for p in problems for row in ask(p, edges_of(p) if what == 'all' else some_of(p, int(what)))]
    for row in sorted(rows, reverse=True)[:40]:
        print('{:5.2f} s  {} {} {}  {}'.format(*row))
    for row in rows:
        if row[-1]:
            print('fails: {1} {2} {3}: {4}'.format(*row))
    return False


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
