#!/usr/bin/env python3
"""Draws tab-separated values, such as those of build/rules/NAME table, as a picture on the standard output:

  draw SHAPE [NAME=VALUE...] <VALUES >PICTURE.svg

Lines of the input that begin with "#" are headings; an empty line is skipped. The shapes, what they read, and what else they take:

  strip    position, letter or word: a row of cells, a further row below each further heading; wrap=K: rows of K cells
           period=P,... and start=Q,...: brackets, a pair for each heading; this must be a period
           shift=1: lines from each L of the first row to the L one further in the second
           arrows=A-B,...: arrows above the first row; brackets=A-B:WORDS,...: brackets below it
  moves    from, name, to (as `moves` prints them), and position, letter (where letters shall be shown): circles and
           arrows, those of the largest amount below
  grid     row, column, value[, class]: a board below each heading; sides=ROWS,COLUMNS: what is counted there
           shade=1: the larger a number, the darker its cell; the cells of 0 have the colour of L
  dots     position, number: a dot each, in a frame below each heading
  heaps    name, stones[, marked]: columns of stones, the topmost ones marked; a ";" in the name begins a line
           stair=H: each column stands on a stair, H higher than the one before
  ring     "node", name[, class[, letter]] in a circle, and "chord", name, name[, "dash" or "arrow"]
  layers   name above or "-", name, words[, class]: boxes in rows, each below all that are above it, with arrows
  grown    name below or "-", name, word, class: edges that grow from the ground, or on the one with the name below
  outline  step, title, needs, part, folder[, page]: things, each below the last one that it needs, and each a link to its
           English page, if it has one
"""
import itertools
import math
import os
import sys
import textwrap

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'manage'))
from svg import WIDTH, Picture, width  # noqa: E402
from run import Mistake  # noqa: E402


def split(text, kind=str):
    return [kind(part) for part in text.split(',') if part]


def cell(p, x, y, wide, high, value, kind=None, shade=None):
    """A rectangle with what is written in it; of this class, else that of its letter, or so dark."""
    kind = kind or (value if value in ('W', 'L') else 'cell')
    if shade is None:
        p.rect(x, y, wide - 2, high - 2, kind, 2)
    else:
        p.rect(x, y, wide - 1, high - 1, 'bar', fill_opacity=f'{shade:.2f}')
    if value not in ('', '.'):
        p.words(x + wide / 2 - 1, y + high / 2 + 3, value, f'{kind}0 small middle')


# ---------------------------------------------------------------------------- the shapes

def bracket(p, x0, x1, y, side, kind='line'):
    p.covers((x0, y - 7 * side), (x1, y))
    p.path(['M', x0, y, 'v', -7 * side, 'H', x1, 'v', 7 * side], kind)


def strip(p, groups, wrap=0, period='', start='', shift='', arrows='', brackets=''):
    wrap = int(wrap) or max(len(rows) for _, rows in groups)
    size = min(34, WIDTH // wrap)
    y, above = 0, {}
    pairs = itertools.zip_longest(groups, split(period, int), split(start, int), fillvalue=0)
    for (heading, rows), period, start in pairs:
        letters = {int(n): value for n, value in rows}
        low, high = min(letters), max(letters)
        if heading and not above:
            p.words(0, y + 12, heading, 'head')
            y += 24
        if period:
            if any(letters[n] != letters[n + period] for n in range(start, high + 1 - period)):
                raise Mistake(f'{period} is not a period from {start} on')
            p.words(start * size, y + 11, f'period {period}', 'small')
            y += 15
        for first in range(low, high + 1, wrap):
            last = min(first + wrap - 1, high)
            spot = {n: (n - first) * size for n in range(first, last + 2)}
            for begin, end in (part.split('-') for part in split(arrows)):
                x0, x1 = (spot[int(n)] + size / 2 - 1 for n in (begin, end))
                p.arrow(x0, y - 3, x1, y - 3, (x0 - x1) * 0.24)  # all begin at the same angle: none cross there
            if period:
                y += 8
                if start > first:
                    bracket(p, 2, start * size - 4, y, 1, 'dash')
                for n in range(max(start, first), last + 2 - period, period):
                    bracket(p, spot[n] + 2, spot[n + period] - 4, y, 1)
                y += 4
            for n in range(first, last + 1):
                cell(p, spot[n], y, size, size, letters[n])
                if size >= 18 or n % 5 == 0:
                    p.words(spot[n] + size / 2 - 1, y + size + 11, n, 'small soft middle')
            y += size + 20
        for number, part in enumerate(split(brackets)):
            span, words = part.split(':', 1)
            begin, end = (int(n) - low for n in span.split('-'))
            bracket(p, begin * size + 1, (end + 1) * size - 3, y, -1)
            p.words((begin + end + 1) * size / 2 - 1, y + 21 + (number % 2) * 16, words, 'small middle')
        if above:
            p.words(0, y + 8, heading, 'head')
            for n in above:
                if above[n] == letters.get(n + 1) == 'L':
                    p.line((n + 0.5) * size - 1, y - size - 58, (n + 1.5) * size - 1, y - size - 23, 'line hot')
        elif shift:
            above = letters
            y += 34
        y += 10


def moves(p, groups):
    rows = [row for _, rows in groups for row in rows]
    arrows = [(int(row[0]), int(row[2])) for row in rows if len(row) == 3]
    letters = {int(row[0]): row[1] for row in rows if len(row) == 2}
    last = max([start for start, _ in arrows] + list(letters))
    largest = max(start - end for start, end in arrows)
    step = min(48, WIDTH / (last + 1))
    radius = step * 0.3
    for start, end in arrows:
        amount = start - end
        side = 1 if amount == largest else -1
        x0, x1, y = start * step - radius * 0.4, end * step + radius * 0.4, radius * 0.95
        p.arrow(x0, side * y, x1, side * (y + 2), -side * (8 + (amount - 1) * step * 0.22))
    for n in range(last + 1):
        kind = letters.get(n, 'cell')
        p.circle(n * step, 0, radius, kind)
        p.words(n * step, 4, n, f'{kind}0 small middle')


def grid(p, groups, sides='', shade=''):
    def in_order(places):
        places = list(dict.fromkeys(places))
        return sorted(places, key=int) if all(a.isdigit() for a in places) else places
    boards = []
    for heading, rows in groups:
        boards.append((heading, {(row[0], row[1]): [*row[2:], ''][:2] for row in rows},
                       in_order(row[0] for row in rows), in_order(row[1] for row in rows)))
    numbers = [int(value) for _, board, _, _ in boards for value, _ in board.values() if value.isdigit()]
    aside = max(p.width_of(a) for _, _, down, _ in boards for a in down) + 7
    most = sum(len(across) for _, _, _, across in boards)
    beside = len(boards) > 1 and most <= 18  # all boards in one row
    x = y = 0
    for heading, board, down, across in boards:
        wide = min(30, (WIDTH - (aside + 12) * len(boards)) / most if beside else (WIDTH - aside) / len(across))
        high = max(wide, 18)
        if heading:
            p.words(x, y + 10, heading, 'head')
            y += 22
        if sides:
            p.words(x, y + 10, '{} ↓  {} →'.format(*split(sides)), 'small')
            y += 20
        for column, b in enumerate(across):
            if column % (1 if all(p.width_of(b) <= wide - 2 for b in across) else 5) == 0:
                p.words(x + aside + (column + 0.5) * wide - 1, y + 10, b, 'small soft middle')
        y += 16
        for row, a in enumerate(down):
            p.words(x + aside - 6, y + row * high + high / 2 + 3, a, 'small soft right')
            for column, b in enumerate(across):
                if (a, b) in board:
                    value, kind = board[a, b]
                    kind = kind or ('L' if value == '0' else '')
                    dark = 0.55 * int(value) / max(numbers) if shade and value.isdigit() and not kind else None
                    cell(p, x + aside + column * wide, y + row * high, wide, high, value, kind, dark)
        x, y = (p.right + 14, 0) if beside else (0, p.bottom + 16)


def scale(low, high, most):
    """Steps of 1, 2 or 5 times a power of ten, at most so many of them."""
    step = 1
    while (high - low) / step > most:
        step = step * 5 // 2 if str(step)[0] == '2' else step * 2
    return range(math.ceil(low / step) * step, high + 1, step)


def dots(p, groups):
    every = [{int(n): int(value) for n, value in rows} for _, rows in groups]
    low, high = min(0, *(min(v.values()) for v in every)), max(max(v.values()) for v in every)
    y, tall, wide = 0, min(240, 9 * (high - low)), WIDTH - 30
    for (heading, _), numbers in zip(groups, every):
        if heading:
            p.words(0, y + 10, heading, 'head')
            y += 26
        first, last = min(numbers), max(numbers)
        right, down = wide / (last - first), tall / (high - low)
        for v in scale(low, high, tall // 18):
            at = y + (high - v) * down
            p.line(0, at, wide, at, 'faint' if v else 'line')
            p.words(-6, at + 4, v, 'small soft right')
        for n in scale(first, last, 8):
            p.words((n - first) * right, y + tall + 18, n, 'small soft middle')
        p.path([part for n, v in numbers.items() for part in ('M', (n - first) * right, y + (high - v) * down, 'h0')], 'dots')
        y = p.bottom + 14


def heaps(p, groups, stair='0'):
    rows = groups[0][1]
    step = min(110, WIDTH / len(rows))
    for index, (name, stones, *marked) in enumerate(rows):
        x, floor = index * step, 1 - (index + 1) * int(stair)
        stones, marked = int(stones), int(marked[0]) if marked else 0
        if int(stair):
            p.rect(x - step / 2, floor, step, 1 - floor, 'cell')
        else:
            p.line(x - 24, floor, x + 24, floor)
        for stone in range(stones):
            at, hot = floor - 9 - stone * 17, stone >= stones - marked
            p.rect(x - 18, at - 7, 36, 14, 'mark' if hot else 'stone', 7)
            if hot:
                p.words(x, at + 4, 'x', 'mark0 small middle')
        for line, words in enumerate(name.split(';')):
            p.words(x, 18 + 17 * line, words, 'small middle')


def ring(p, groups):
    rows = groups[0][1]
    nodes = [row for row in rows if row[0] == 'node']
    chords = [row for row in rows if row[0] == 'chord']
    names = [row[1] for row in nodes]
    big, small = 120, 19
    spot = {name: (big * math.sin(2 * math.pi * i / len(names)), -big * math.cos(2 * math.pi * i / len(names)))
            for i, name in enumerate(names)}
    for _, start, end, *kind in chords:
        (xa, ya), (xb, yb) = spot[start], spot[end]
        far = math.hypot(xb - xa, yb - ya)
        dx, dy = (xb - xa) / far * (small + 2), (yb - ya) / far * (small + 2)
        if kind == ['arrow']:  # bent, for there may be one that leads back
            p.arrow(xa + dx, ya + dy, xb - dx, yb - dy, -12)
        else:
            p.line(xa + dx, ya + dy, xb - dx, yb - dy, *kind)
    for _, name, *more in nodes:
        kind, letter = [*more, '', ''][:2]
        kind = kind or 'cell'
        p.circle(*spot[name], small, kind)
        size = ' small' * (p.width_of(name, 14) > 2 * small)
        p.words(spot[name][0], spot[name][1] + 5, f'{name} {letter}'.strip(), f'{kind}0 middle{size}')


def layers(p, groups):
    rows = groups[0][1]
    words, kinds, depth = {}, {}, {'-': -1}
    for above, name, text, *kind in rows:
        words[name], kinds[name] = text, kind[0] if kind else 'cell'
        depth[name] = max(depth.get(name, 0), depth[above] + 1)
    wide = {name: max(28, p.width_of(text) + 12) for name, text in words.items()}
    spot = {}
    for layer in range(max(depth.values()) + 1):
        names = [name for name in words if depth[name] == layer]
        total = sum(wide[name] + 12 for name in names) - 12
        x = -total / 2
        for name in names:
            spot[name] = x + wide[name] / 2, 64 * layer
            x += wide[name] + 12
    for above, name, *_ in rows:
        if above != '-':
            (xa, ya), (xb, yb) = spot[above], spot[name]
            p.arrow(xa, ya + 13, xb, yb - 14)
    for name, (x, y) in spot.items():
        p.rect(x - wide[name] / 2, y - 12, wide[name], 24, kinds[name], 7)
        p.words(x, y + 4, words[name], f'{kinds[name]}0 small middle')


def grown(p, groups):
    rows = groups[0][1]
    on = {}
    for below, name, *_ in rows:
        on.setdefault(below, []).append(name)
    spot, leaves = {}, 0

    def place(name, depth):
        nonlocal leaves
        for upper in on.get(name, []):
            place(upper, depth + 1)
        xs = [spot[upper][0] for upper in on.get(name, [])]
        spot[name] = sum(xs) / len(xs) if xs else 70 * leaves, -64 * depth
        leaves += not xs

    place('-', 0)
    for below, name, word, kind in rows:
        (xa, ya), (xb, yb) = spot[below], spot[name]
        p.thick_line(xa, ya, xb, yb, 6, kind)
        aside = 12 + p.width_of(word, 14) / 2
        p.words((xa + xb) / 2 + (-aside if xb < xa else aside), (ya + yb) / 2 + 5, word, 'middle')
    for x, y in spot.values():
        p.circle(x, y, 5, 'stone')
    p.line(p.left - 8, 1, p.right + 8, 1)


ROOM = 375  # for a row of an outline: a phone shows no more


def outline(p, groups):
    rows = groups[0][1]
    step = {row[4]: int(row[0]) for row in rows}
    needs = {row[4]: sorted((n for n in row[2].split(',') if n != '-'), key=step.get) for row in rows}
    title = {row[4]: p.say(row[1]) for row in rows}
    page = {row[4]: row[5] for row in rows if len(row) > 5}
    placed = []

    def place(folder, depth):
        x, y = 24 * depth, 25 * len(placed)
        also = f'and {", ".join(str(step[n]) for n in needs[folder][:-1])}' if needs[folder][1:] else ''
        name, letters = title[folder], 40
        while x + 30 + width(name, 14) + width(also, 12) > ROOM:
            letters -= 1
            name = textwrap.shorten(title[folder], letters, placeholder=' ...')
        if folder in page:
            p.begin_link(page[folder])
        p.circle(x, y, 11, 'W')
        p.words(x, y + 4, step[folder], 'W0 small middle')
        p.covers((x + 17, y - 5), (x + 17 + width(name, 14), y + 8))
        p.add('text', '', name, x=x + 17, y=y + 5)
        if folder in page:
            p.end_link()
        if also:
            p.words(x + 30 + width(name, 14), y + 4, also, 'small soft')
        placed.append(folder)
        last = y + 11
        for child in (n for n in needs if needs[n] and needs[n][-1] == folder):
            p.path(['M', x, last, 'V', 25 * len(placed), 'h', 13])
            last = 25 * len(placed)
            place(child, depth + 1)
    for folder in needs:
        if not needs[folder]:
            place(folder, 0)


SHAPES = {f.__name__: f for f in (strip, moves, grid, dots, heaps, ring, layers, grown, outline)}


def read_groups(text):
    groups = []
    for line in text.splitlines():
        if line.startswith('#') or line.strip() and not groups:
            groups.append((line[1:].strip() if line.startswith('#') else '', []))
        if line.strip() and not line.startswith('#'):
            groups[-1][1].append(line.split('\t'))
    return groups


def drawn(words, text, title, say=str, twin=str):
    """The picture of this text: words has the shape and what else it takes; say translates words, and twin the names of
    pages."""
    shape, *options = words or ['nothing']
    if shape not in SHAPES:
        raise Mistake(f'draw.py: {shape} is not one of its shapes, {", ".join(SHAPES)}')
    p = Picture(say, twin)
    try:
        groups = read_groups(text)
        SHAPES[shape](p, groups, **dict(option.split('=', 1) for option in options))
    except (Mistake, LookupError, TypeError, ValueError, ArithmeticError) as mistake:
        raise Mistake(f'draw.py: {shape}: {mistake}') from mistake
    if any(value in ('W', 'L') for _, rows in groups for row in rows for value in row[1:3]):
        p.outcomes()
    return p.text(title)


if __name__ == '__main__':
    try:
        sys.stdout.write(drawn(sys.argv[1:], sys.stdin.read(), ' '.join(sys.argv[1:])))
    except Mistake as mistake:
        sys.exit(str(mistake))
