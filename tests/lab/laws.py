"""What build/lab says, against tables and searches that are made apart from it:

  laws.py codes COUNT TO     so many of the 512 codes 0.abc: all Grundy numbers up to TO, and the law or that there is
                             none
  laws.py takes COUNT TO     so many random sets of amounts, in normal and misere play: the same, and W and L
  laws.py misere COUNT       so many random positions of few counters, in misere play
  laws.py quotients COUNT    the misere quotients of so many random codes: all sums of few counters, and larger ones
  laws.py three COUNT        so many random codes of which a move may leave three heaps: Grundy numbers and the law
  laws.py moore COUNT        so many random positions of Moore's Nim

A law that holds in the whole table must be the one that is told; one that is told must hold in it; and none may be told
where the table shows, and the theorem proves, another one."""
import functools
import os
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

BUILD = os.environ.get('BUILD', 'build')
LAB, PLAIN = f'{BUILD}/lab', f'{BUILD}/tests/plain'


def run(*command, stdin=''):
    return subprocess.run([*map(str, command)], input=stdin, capture_output=True, text=True, check=False)


def lab(mode, *words):
    ended = run(LAB, mode, *words)
    if ended.returncode != 0:
        raise ValueError(f'{mode} {" ".join(map(str, words))}: {ended.stderr}')
    return ended.stdout


def told_laws(game):
    """Of a survey: what it says of W and L, if it does, and of Grundy numbers."""
    text = ' '.join(lab('survey', *game, 1, 0).split())
    return re.findall(r'(?:Proved:|No law found) .*?(?: on,|\.(?= |$))', text)


def compare(game, told, mode, to, last):
    """Yields what is wrong with the values up to `to`, and with the law that is told of them."""
    values = lab(mode, *game, 1, to)
    play, kind = game[1], game[0]
    ended = run(PLAIN, to, play, kind, *game[2 if kind == 'code' else 3:], stdin=values)
    if ended.returncode != 0:
        yield f'{mode}: {ended.stderr.strip()}'
        return
    proved = ended.stdout.strip()
    period = re.fullmatch(r'Proved: period (\d+) from (\d+) on,', told)
    list_of = [row.split('\t')[1] for row in values.splitlines()]
    if period and proved != 'none':
        if f'{period[1]} {period[2]}' != proved:
            yield f'{mode}: it is told "{told}", but the table proves: period and start {proved}'
    elif period:
        p, start = map(int, period.groups())
        if 2 * start + 2 * p + last <= to and mode == 'numbers':
            yield f'{mode}: it is told "{told}", but the table proves nothing'
        if any(list_of[n] != list_of[n + p] for n in range(start, to - p + 1)):
            yield f'{mode}: it is told "{told}", but that does not hold'
    elif proved != 'none':
        yield f'{mode}: it is told "{told}", but the table proves: period and start {proved}'
    yield from other_law(mode, told, list_of)


def other_law(mode, told, values):
    """Laws that the plain table does not look for."""
    shift = re.fullmatch(r'Proved: g\(n \+ (\d+)\) = g\(n\) \+ (\d+) from n = (\d+) on,', told)
    if shift:
        p, add, start = map(int, shift.groups())
        if any(int(values[n + p]) != int(values[n]) + add for n in range(start, len(values) - p)):
            yield f'{mode}: it is told "{told}", but that does not hold'
    elif 'no larger heap is lost' in told and 'L' in values[len(values) // 2:]:
        yield f'{mode}: it is told "{told}", but large heaps are lost'


def check_code(code, to):
    game = ['code', 'normal', code]
    told, = told_laws(game)
    last = max((k for k, digit in enumerate(code[2:], 1) if digit != '0'), default=0)
    return [f'{code}: {text}' for text in compare(game, told, 'numbers', to, last)]


def check_take(ranges, to):
    wrong = []
    last = max(int(re.findall(r'\d+', text)[-1]) for text in ranges)
    for play in 'normal', 'misere':
        game = ['take', play, len(ranges), *ranges]
        letters, numbers = told_laws(game)
        wrong += compare(game, letters, 'table', to, last)
        if play == 'normal':
            wrong += compare(game, numbers, 'numbers', to, last)
    return [f'{" ".join(ranges)}: {text}' for text in wrong]


def random_take(chance):
    """Amounts up to 60, one in four sets with ranges, one in four without an end."""
    amounts = sorted(chance.sample(range(1, chance.choice([8, 20, 60])), chance.randint(1, 6)))
    ranges = [str(a) for a in amounts]
    if chance.random() < 0.25:
        ranges = [f'{a}-{a + chance.randint(0, 5)}' for a in amounts]
    if chance.random() < 0.25:
        ranges[-1] = f'{amounts[-1]}-'
    chance.shuffle(ranges)
    return ranges


# ---- misere play, by a search of its own ----

def moves_of(heaps, may):
    """All that one move leaves of heaps, as may(k, what is left) allows it."""
    for i, heap in enumerate(heaps):
        rest = heaps[:i] + heaps[i + 1:]
        for k in range(heap + 1):
            left = heap - k
            if left == 0 and may(k, 1):
                yield rest
            if left > 0 and k > 0 and may(k, 2):
                yield tuple(sorted((*rest, left)))
            for part in range(1, left // 2 + 1):
                if may(k, 4):
                    yield tuple(sorted((*rest, part, left - part)))
            for a in range(1, left // 3 + 1):
                for b in range(a, (left - a) // 2 + 1):
                    if may(k, 8):
                        yield tuple(sorted((*rest, a, b, left - a - b)))


def wins_misere(heaps, may):
    @functools.lru_cache(None)
    def wins(state):
        after = set(moves_of(state, may))
        return not after or any(not wins(other) for other in after)
    return wins(tuple(sorted(heap for heap in heaps if heap)))


def check_misere(chance):
    if chance.random() < 0.5:
        digits = [0, *(chance.randint(0, 7) for _ in range(chance.randint(1, 4)))]
        digits[0] = chance.choice([0, 0, 0, 4])
        game = ['code', 'misere', f'{digits[0]}.' + ''.join(map(str, digits[1:]))]

        def may(k, what):
            return k < len(digits) and digits[k] & what != 0
    else:
        amounts = chance.sample(range(1, 9), chance.randint(1, 4))
        game = ['take', 'misere', len(amounts), *amounts]

        def may(k, what):
            return k in amounts and what < 4
    heaps = [chance.randint(0, 9) for _ in range(chance.randint(1, 3))]
    told = lab('explain', *game, len(heaps), *heaps)
    winner = re.search(r'The (first|second) player wins', told)[1]
    if (winner == 'first') != wins_misere(heaps, may):
        return [f'{game} {heaps}: the {winner} player does not win']
    return []


# ---- misere quotients: the table that is printed, against the same search ----

def values(*words):
    ended = run(LAB, 'answer', stdin=' '.join(map(str, ('values', *words))) + '\n')
    if ended.returncode != 0:
        raise ValueError(f'{words}: {ended.stderr}')
    return [line.split('\t') for line in ended.stdout.splitlines()]


def quotient_of(code, last):
    """lost(heaps) by the table, and up to which heap it tells; None: there is no table."""
    head, *rows = values('code', 'misere', code, 1, last)
    if head == ['not found']:
        return None
    generators = [name.partition('=')[0] for name in head[2:]]
    table = {row[0]: row for row in rows if len(row) == len(head) and row[1] in 'L-' and not row[0].isdigit() or row[0] == '1'
             and len(row) == len(head) and row[1] in 'L-'}
    told = {int(row[0]): row[1] for row in rows if len(row) == 2 and row[0].isdigit()}

    def lost(heaps):
        x = '1'
        for heap in heaps:
            for name, power in re.findall(r'([a-z])(\d*)', told[heap]):
                for _ in range(int(power or 1)):
                    x = table[x][2 + generators.index(name)]
        return table[x][1] == 'L'
    return lost, max(told)


def sums_of(total, largest):
    """All sums of so many counters."""
    if total == 0:
        yield ()
    for heap in range(1, min(total, largest) + 1):
        for rest in sums_of(total - heap, heap):
            yield (heap, *rest)


def check_quotient(chance):
    digits = [chance.choice([0, 0, 0, 4]), *(chance.choice([0, 1, 2, 3, 4, 5, 6, 7, 7, 3, 8, 15]) for _ in range(chance.randint(1, 3)))]
    code = f'{digits[0]:x}.' + ''.join(f'{digit:x}' for digit in digits[1:])

    def may(k, what):
        return k < len(digits) and digits[k] & what != 0
    found = quotient_of(code, 40)
    if not found:
        return []
    lost, last = found
    some = [heaps for total in range(11) for heaps in sums_of(total, last)]
    some += [tuple(sorted(chance.randint(1, min(last, 9)) for _ in range(3))) for _ in range(5)]
    return [f'{code}: {heaps}: the table is wrong' for heaps in some if lost(heaps) == wins_misere(heaps, may)][:1]


def check_three(chance):
    digits = ['0', *(chance.choice('0123456789abcdef') for _ in range(chance.randint(1, 3)))]
    digits[-1] = chance.choice('89abcdef')
    code = f'{digits[0]}.' + ''.join(digits[1:])
    *rows, law = values('code', 'normal', code, 1, 600)
    ended = run(PLAIN, 600, 'normal', 'code', code, stdin=''.join('\t'.join(row) + '\n' for row in rows))
    told = f'{law[1]} {law[3]}' if law[0] == 'period' else 'none'
    proved = ended.stdout.strip().replace(' 0', ' 1')  # from 0 on also from 1 on
    return [f'{code}: {ended.stderr}told "{told}", proved "{proved}"'] if ended.returncode or told != proved else []


def check_moore(chance):
    at_once, heaps = chance.randint(1, 4), [chance.randint(0, 5) for _ in range(chance.randint(1, 4))]

    @functools.lru_cache(None)
    def wins(state):
        def after(i, more):
            if i == len(state) or more == 0:
                yield state[i:]
                return
            for left in range(state[i] + 1):
                for rest in after(i + 1, more - (left < state[i])):
                    yield (left, *rest)
        return any(not wins(tuple(sorted(other))) for other in set(after(0, at_once)) - {state})
    told = run(LAB, 'answer', stdin=f'moore normal {at_once} {len(heaps)} {" ".join(map(str, heaps))}\n').stdout
    return [f'Moore {at_once} {heaps}: {told}'] if told.startswith('the first') != wins(tuple(sorted(heaps))) else []


RANDOM = {'misere': check_misere, 'quotients': check_quotient, 'three': check_three, 'moore': check_moore}


def main(subject, count, to='0'):
    chance = random.Random(11)
    if subject == 'codes':
        codes = [f'0.{number:03o}' for number in range(512)]
        tasks = [functools.partial(check_code, code, int(to)) for code in chance.sample(codes, int(count))]
    elif subject == 'takes':
        tasks = [functools.partial(check_take, random_take(chance), int(to)) for _ in range(int(count))]
    else:
        tasks = [functools.partial(RANDOM[subject], random.Random(seed)) for seed in range(int(count))]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        wrong = [text for found in pool.map(lambda task: task(), tasks) for text in found]
    print(*wrong, sep='\n', end='\n' if wrong else '')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
