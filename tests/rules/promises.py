"""Games of random tables, with promises that hold or nearly hold: promises.c answers as a search of the table does, or
refuses. promises.py PROGRAM GAMES [SEED]"""
import random
import subprocess
import sys

MISERE, SCORES, ENDLESS, NUMBERS, UPWARDS, FIXED, PROVED = (1 << i for i in range(7))
LEAVES, TWO, WINS, OVER = range(4)
LOST, DRAWN, WON = range(3)
CODES = [None, '0.3', '0.33', '0.07', '0.(3)', '4.(3)', '0.77']
MAX_STATES = 250


class TooMany(Exception):
    pass


def digit(code, k):
    digits = code.replace('.', '').replace('(', '').replace(')', '')
    if k < len(digits):
        return int(digits[k])
    return int(code[-2]) if code.endswith(')') else 0


def moves_of_code(code, heap):
    found = []
    for k in range(heap + 1):
        d = digit(code, k)
        if d & 1 and k == heap:
            found.append((LEAVES, 0, 0, 0))
        if d & 2 and k < heap:
            found.append((LEAVES, heap - k, 0, 0))
        if d & 4:
            found += [(TWO, part, heap - k - part, 0) for part in range(1, (heap - k) // 2 + 1)]
    return found


class Game:
    def __init__(self, flags, code, searched, formula, table, mover, parts):
        self.flags, self.code, self.searched, self.formula = flags, code, searched, formula
        self.table, self.mover, self.parts = table, mover, parts

    def text(self):
        lines = [f'{self.flags} {self.code} {len(self.table)} {self.searched}']
        for told, moves in zip(self.formula, self.table):
            lines.append(' '.join(map(str, [told, len(moves), *(n for move in moves for n in move)])))
        lines.append(' '.join(map(str, [self.mover, len(self.parts), *(n for part in self.parts for n in part)])))
        return '\n'.join(lines) + '\n'

    def moves(self, position):
        return self.table[position] if 0 <= position < len(self.table) else []

    def start(self):
        return tuple(sorted(p for p, times in self.parts for _ in range(times)))

    def after(self, state):
        """The result where the game has ended, else None; and (points, state after) of all moves, or the word WINS."""
        found = []
        for i, position in enumerate(state):
            rest = state[:i] + state[i + 1:]
            ends = [one for kind, one, _, _ in self.moves(position) if kind == OVER]
            if ends:
                return ends[-1], []
            for kind, one, other, points in self.moves(position):
                left = (one, other) if kind == TWO else (one,)
                found.append('wins' if kind == WINS else (points, tuple(sorted(rest + left))))
        return (None if found else WON if self.flags & MISERE else LOST), found

    def winner(self):
        """Whoever wins: first, second, draw; by going back from the ends."""
        start = self.start()
        graph, waiting = {}, [start]
        while waiting:
            state = waiting.pop()
            if state not in graph:
                if len(graph) > MAX_STATES:
                    raise TooMany
                graph[state] = self.after(state)
                waiting += [move[1] for move in graph[state][1] if move != 'wins']
        ends = {end for end, _ in graph.values()}
        if self.flags & SCORES and (DRAWN in ends or any('wins' in moves for _, moves in graph.values())):
            return 'refused'
        value = self.leads(graph, start) if self.flags & SCORES else self.results(graph)[start]
        return 'draw' if value == DRAWN else ('first', 'second')[self.mover ^ (value == LOST)]

    @staticmethod
    def results(graph):
        known = {state: end for state, (end, _) in graph.items() if end is not None}
        changed = True
        while changed:
            changed = False
            for state, (_, moves) in graph.items():
                if state not in known:
                    mine = [WON if m == 'wins' else WON - known[m[1]] if m[1] in known else None for m in moves]
                    if WON in mine or (None not in mine and DRAWN not in mine):
                        known[state] = max(m for m in mine if m is not None)
                        changed = True
        return {state: known.get(state, DRAWN) for state in graph}

    @staticmethod
    def leads(graph, start):
        known = {}

        def lead(state, above):
            if state in above:
                raise TooMany
            if state not in known:
                below = above | {state}
                known[state] = max([points - lead(left, below) for points, left in graph[state][1]], default=0)
            return known[state]
        ahead = lead(start, frozenset())
        return WON if ahead > 0 else LOST if ahead < 0 else DRAWN


def random_game(draw):
    flags = 0
    for flag, chance in ((MISERE, .3), (SCORES, .12), (ENDLESS, .15), (NUMBERS, .15), (UPWARDS, .5), (FIXED, .3),
                         (PROVED, .3)):
        flags |= flag if draw.random() < chance else 0
    flags &= ~PROVED if flags & SCORES else ~0
    code = draw.choice([0] * 12 + list(range(1, 7)))
    size = draw.randint(1, 14 if code == 0 else 20)
    odd = draw.random() < .3  # something is wrong with it
    table = []
    for p in range(size):
        moves = []
        for _ in range(draw.choice([0, 1, 1, 2, 2, 3, 4]) if p > 0 else draw.choice([0] * 9 + [1])):
            kind = draw.choices((LEAVES, TWO, WINS), (30, 4 if odd else 1, 2 if odd else .3))[0]
            one = draw.randint(0, max(p - 1, 0)) if p > 0 else 0
            if p == 0 or draw.random() < (.05 if odd or flags & ENDLESS else 0):
                one = draw.randint(-1 if draw.random() < .1 else 0, size)
            if flags & NUMBERS and draw.random() < .97:
                one = one - one % 2 + 1 - p % 2
            points = draw.randint(-3, 3) if flags & SCORES and kind == LEAVES else 0
            moves.append((kind, one, draw.randint(0, max(p - 1, 0)) if kind == TWO else 0, points))
        if draw.random() < .02:
            moves.append((OVER, draw.randint(0, 2), 0, 0))
        table.append(moves if code == 0 else moves_of_code(CODES[code], p))
    if code and odd:
        table[draw.randrange(size)] = draw.choice([[], [(LEAVES, 0, 0, 0)], [(WINS, 0, 0, 0)]])
    parts = [(draw.randint(0, size if draw.random() < .02 else size - 1), draw.choice([1] * 8 + [2, 3, 0]))
             for _ in range(draw.choice([1, 1, 1, 2, 3]))]
    mover = parts[0][0] % 2 if flags & NUMBERS else draw.randint(0, 1)
    game = Game(flags, code, draw.randint(0, size), [0] * size, table, mover, parts)
    if flags & PROVED:
        for p in range(size):
            one = Game(flags, code, 0, [], table, 0, [(p, 1)])
            try:
                game.formula[p] = {'first': WON, 'second': LOST, 'draw': DRAWN}[one.winner()]
            except (KeyError, TooMany, RecursionError):
                pass
        if draw.random() < .4:  # one is wrong; two wrong ones could agree
            game.formula[draw.randrange(size)] = draw.randint(0, 2)
    return game


def main(program, count, seed=1):
    draw = random.Random(int(seed))
    seen = {'right': 0, 'refused': 0, 'too many': 0}
    for number in range(int(count)):
        games = [random_game(draw) for _ in range(draw.choice([1, 1, 2, 3]))]
        if draw.random() < .3:  # the same again, but for one thing
            last = games[-1]
            flags = last.flags ^ draw.choice([0, MISERE, UPWARDS, FIXED])
            games.append(Game(flags, last.code, last.searched, last.formula, last.table, last.mover, last.parts))
        text = f'{len(games)}\n' + ''.join(game.text() for game in games)
        try:
            wanted = [game.winner() for game in games]
        except (TooMany, RecursionError):
            seen['too many'] += 1
            continue
        run = subprocess.run([program, 'answer'], input=text, capture_output=True, text=True, check=False)
        if run.returncode == 1 and run.stderr.startswith(program.rsplit('/', 1)[-1] + ': '):
            seen['refused'] += 1
            seen[run.stderr.split(': ', 1)[1][:46]] = seen.get(run.stderr.split(': ', 1)[1][:46], 0) + 1
        elif run.returncode == 0 and run.stdout.split() == wanted:
            seen['right'] += 1
        else:
            got = run.stdout.split()
            sys.exit(f'game {number}: wanted {wanted}, got {got}, status {run.returncode}\n{run.stderr}{text}')
    return seen


if __name__ == '__main__':
    print(main(*sys.argv[1:]))
