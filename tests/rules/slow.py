"""Explanations and turns that take long, or tell nothing: every problem's rules on inputs of its cases, as a person could
paste them.

  tests/rules/slow.py [COUNT]    COUNT inputs of each problem (default 20), chosen at random among those of one screen
  tests/rules/slow.py all        the largest inputs, and those at the limits; of each kind the first, the last, the longest
  tests/rules/slow.py check [NAME...]
                                 asks these, and of each other kind the first and the last; prints only what fails, takes
                                 long, gives no reason, or is said to be too large though it is not; with QUICK (see
                                 tests/README.md) of each kind one, of some problems; NAME...: of these alone

Prints seconds of processor time, the slowest first. What seems to take long is asked up to three times, each time beside a
yardstick: processor time, too, is longer where programs share a processor."""
import os
import random
import re
import resource
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'common', 'manage'))
from folder import read_cases  # noqa: E402
from lists import find, read_list, tried  # noqa: E402
from run import BUILD, all_of, made  # noqa: E402

SCREEN, ARGUMENT = 400, 100000  # bytes: of what a person pastes; what an argument may have
HANGS = 10  # seconds of processor time
LONG = 0.3  # such seconds, for a person who waits, where the yardstick takes YARD of them
YARD, MARGIN = 0.07, 2 * int(os.environ.get('SLOWER', '1'))  # SLOWER: times, under sanitizers
YARDSTICK = sys.executable, '-c', 'n = 0\nwhile n < 2000000: n += 1'  # a slow or loaded machine takes longer for both
# For make test, as they were slow or told nothing once; the games of TOO_LARGE as well.
ONCE = '''baskin-robbins breaking-branches circular-barn crosses-and-crosses deque euclids-game hrpa nim-3 palindrome-game
    poker-nim red-blue-hackenbush removal-game sequential-nim split-nim stair-game stick-game tower-breakers-again treasure-chest
    wythoff zero-move-nim'''.split()
# What is too large to be shown move by move, and why.
TOO_LARGE = {
    'chalkboard-game': 'more than 30 numbers',
    'chef-and-tree-game': 'trees of more than 40 edges',
    'colouring-game': 'more than 400 cells',
    'divisor-erasing-game-1': 'nobody knows which moves win',
    'fibonacci-tree': 'a tree that is too large to be laid out',
    'game-on-tree': 'trees of more than 60 edges',
    'generalized-subtraction-game': 'a move leaves two rows, and who wins says nothing of two',
    'gg-and-mm': 'many tables, and the move has no room in a line',
    'grid-game-2': 'a move turns over up to 10^18 cells',
    'grundys-game': 'a move leaves two heaps, and who wins says nothing of two',
    'linije': 'more than 56 lines',
    'min-max-distance': 'more than 60 stones',
    'minima-game': 'any set of cards is a move',
    'nim-product': 'the rectangles of a board up to 2^64',
    'powers-game': 'more than 40 powers',
    'splitting-pairs': 'many piles, and the move has no room in a line',
    'thanos-nim': 'many piles, and the move has no room in a line',
    'three-coloring': 'more than 2 x 2 cells',
    'vertical-rooks': 'a thousand columns, and each move is a new position of them all',
}
SUMS = {'bolinhas-de-gude', 'odd-even-nim', 'split-nim'}  # large piles, many moves: values and nim-sum are told
# What is not a reason: the position, who wins, the list of moves, and words on how it is known.
EMPTY = re.compile(r'  |Read as|The answer |The judge|It is too large|None of the|The rest is|Every move loses; there|'
                   r'Winning moves|Best moves|$')
WINNER = re.compile(r'wins|loses|Lead of|A draw|It is Draw|takes longer')


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (HANGS, HANGS))


def seconds(*command):
    """Of this child alone, as others run beside it; its status, and what it printed."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as complaints:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=complaints, preexec_fn=limit,
                                 env={**os.environ, 'LC_ALL': 'C', 'COLUMNS': '100000'})
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        texts = []
        for file in out, complaints:
            file.seek(0)
            texts.append(file.read().decode())
        return used.ru_utime, child.returncode, *texts


def kinds_of(p):
    """Of each kind of inputs the first, the last and the longest that is no longer than an argument may be."""
    kinds = {}
    for label, data, _ in read_cases(p):
        if len(data) <= ARGUMENT:
            first, _, longest = kinds.get(label.rpartition('-')[0], (data, data, data))
            kinds[label.rpartition('-')[0]] = first, data, max(longest, data, key=len)
    return kinds


def is_edge(kind):
    return 'limit' in kind or 'largest' in kind


def edges_of(p):
    return dict.fromkeys(data for kind, some in kinds_of(p).items() if is_edge(kind) for data in some)


def checked_of(p):
    quick = bool(os.environ.get('QUICK'))
    found = {}
    for kind, (first, last, longest) in kinds_of(p).items():
        some = ([longest] if quick else [first, last, longest]) if is_edge(kind) else [last] if quick else [first, last]
        found |= dict.fromkeys(data for data in some if is_edge(kind) or len(data) <= SCREEN)
    return found


def some_of(p, count):
    cases = [data for _, data, _ in read_cases(p) if len(data) <= SCREEN]
    return random.sample(cases, min(count, len(cases)))


def untold(p, text):
    """What an explanation lacks, of each reading of the words; or nothing."""
    if 'It is too large' in text and p.folder not in {*TOO_LARGE, *SUMS}:
        yield 'is too large to be shown'
    if 'None of the' in text and p.folder not in SUMS:
        yield 'no best move is shown'
    for reading in text.rstrip('\n').split('\n\n'):
        lines = reading.splitlines()
        told = next((at for at, line in enumerate(lines) if not line.startswith(' ') and at > 0 and WINNER.search(line)), None)
        if told is None:
            yield 'nobody wins'
        elif 'takes longer' not in reading and all(EMPTY.match(line) for line in lines[told + 1:]) and \
                'There is no move' not in reading:
            yield 'gives no reason'


def ask(p, inputs):
    for data in inputs:
        words = ' '.join(data.decode().split())
        for mode in 'explain', 'turn':
            took, status, text, complaints = seconds(f'{BUILD}/rules/{p.folder}', mode, words)
            said = complaints.splitlines()[-1:] or [f'ends with the status {status}']
            fails = status != 0 or not text
            lacks = '' if fails or mode == 'turn' else '; '.join(untold(p, text))
            yield took, p.folder, mode, words, said[0][:100] if fails else lacks


def is_long(p, mode, words):
    return all(seconds(f'{BUILD}/rules/{p.folder}', mode, words)[0] > seconds(*YARDSTICK)[0] / YARD * LONG * MARGIN
               for _ in range(3))


def complaints(p):
    found = []
    for took, name, mode, words, wrong in ask(p, checked_of(p)):
        if not wrong and took > LONG and is_long(p, mode, words):
            wrong = f'takes {took:.1f} s of processor time'
        if wrong:
            found.append(f'{name} {mode} {words[:80]}: {wrong}')
    return found


def main(what='20', *names):
    problems = find(*names) if names else read_list()
    if what == 'check' and os.environ.get('QUICK'):
        problems = tried([p for p in problems if p.folder in ONCE or p.folder in TOO_LARGE])
    made(*(f'{BUILD}/rules/{p.folder}' for p in problems), *(f'{BUILD}/cases/{p.made}.cases' for p in problems))
    if what == 'check':
        found = [*all_of(complaints, problems, 'asked')]
        print('\n'.join(found), end='\n' if found else '')
        return bool(found)
    rows = [row for p in problems for row in ask(p, edges_of(p) if what == 'all' else some_of(p, int(what)))]
    for took, name, mode, words, wrong in sorted(rows, reverse=True)[:40]:
        print(f'{took:5.2f} s  {name} {mode} {words[:80]}  {wrong}')
    for _, name, mode, words, wrong in rows:
        if wrong:
            print(f'{name} {mode} {words[:80]}: {wrong}')
    return False


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
