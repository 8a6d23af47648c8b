#!/usr/bin/env python3
"""Draws tab-separated values, such as those of build/rules/NAME table, as a picture on the standard output:

  tests/figures/draw.py SHAPE [NAME=VALUE...] <VALUES >PICTURE.svg

Input lines that begin with "#" are headings; an empty line is skipped. What every shape takes: title=WORDS (else that of
the shape), head=WORDS (a line above), note=WORDS (a line below). The shapes, what they read, and what else they take:

  strip    position, letter or word: a row of cells, a further row below each further heading.
           period=P,... and from=Q,...: brackets, a pair for each row; the values must have this period, and no smaller one
           shift=1: lines from each L of the first row to the L one further in the second, which must be there
           arrows=A-B,...: arrows above the first row; brackets=A-B:WORDS,...: brackets below it
  moves    from, name, to (as `moves` prints them), and position, letter (where letters shall be shown): circles and arrows
  bars     position, number: bars; kinds=K: K ways to fill them, by the position mod K
  grid     row, column, value: a board; rows=WORDS and columns=WORDS at its sides
           wrap=K: reads position, value, and puts K into a row; differ=1 marks what differs from the value K further on
           of=moves: reads from, name, to, and puts a dot for each
  scatter  position, number: a dot each; the numbers 0 are squares
  curves   position, number: a curve below each heading
  heaps    name, stones[, marked]: columns of stones, the topmost ones marked; below=WORDS,...: words below the names
  ring     "node", name[, class[, letter]] in a circle, and "chord", name, name[, "dash" or "arrow"]
  tree     name above or "-", name, words[, class]: boxes with lines
  outline  step, title, needs, part, folder: pages, each below the last one that it needs
"""
import math
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from svg import WIDTH, Picture, width_of  # noqa: E402


class Refused(Exception):
    """Values or options of which no picture can be drawn."""


def several(options, name, kind=str):
    return [kind(part) for part in options[name].split(',')] if name in options else []


def as_number(text):
    try:
        return int(text)
    except ValueError:
        raise Refused(f'{text!r} is no whole number') from None


def columns(rows, *counts):
    for row in rows:
        if len(row) not in counts:
            raise Refused(f'a line has {len(row)} values, wanted {" or ".join(map(str, counts))}: {" ".join(row)[:80]}')


def one_group(groups):
    rows = [row for _, rows in groups for row in rows]
    if not rows:
        raise Refused('nothing to draw')
    return rows


def values(rows, kind=as_number):
    columns(rows, 2)
    return {as_number(row[0]): kind(row[1]) for row in rows}


def kind_of(value):
    """The class of a cell with this value: letters have their own, and 0 is that of a lost position."""
    return {'W': 'W', 'L': 'L', '0': 'L'}.get(value, 'cell')


def cell(p, x, y, size, value):
    """A square with what is written in it."""
    kind = value if value in ('W', 'L') else 'cell'
    p.rect(x, y, size - 2, size - 2, kind, 2)
    if value not in ('', '.') and size >= 15:
        p.words(x + size / 2 - 1, y + size / 2 + 4, value, f'{kind}0 small middle' if kind != 'cell' else 'small middle')


def has_letters(rows):
    return any(value in ('W', 'L') for row in rows for value in row)


# ---------------------------------------------------------------------------- shapes: each returns the height and a description

def check_period(letters, period, start):
    last = max(letters)
    if start + 2 * period > last + 1:
        raise Refused(f'values up to {last} are too few to show the period {period} from {start} on')
    for shift in range(1, period + 1):
        holds = all(letters[n] == letters[n + shift] for n in range(start, last + 1 - shift))
        if holds != (shift == period):
            raise Refused(f'{shift} is {"a" if holds else "no"} period from {start} on')
    if start > 0 and letters[start - 1] == letters[start - 1 + period]:
        raise Refused(f'the period {period} begins before {start}')


def bracket(p, x0, x1, y, side, kind='line'):
    p.path(['M', x0, y, 'v', -7 * side, 'H', x1, 'v', 7 * side], kind)


def strip(p, groups, options, y):
    periods, starts = several(options, 'period', int), several(options, 'from', int)
    longest = max(len(rows) for _, rows in groups)
    size = min(34, (WIDTH - 48) // longest)
    left = (WIDTH - size * longest) / 2
    told = []
    for index, (heading, rows) in enumerate(groups):
        letters = values(rows, str)
        if sorted(letters) != list(range(min(letters), min(letters) + len(letters))):
            raise Refused('the positions of a row must go up by one')
        low = min(letters)
        if heading and not (index and 'shift' in options):
            p.words(left, y + 14, heading, 'head')
            y += 24
        over = index == 0 and 'arrows' in options
        y += 34 if over else 0
        if index < len(periods):
            period, start = periods[index], starts[index] if index < len(starts) else 0
            check_period(letters, period, start)
            if start > 0:
                bracket(p, left + 2, left + start * size - 4, y + 22, 1, 'dash')
                p.words(left, y + 11, 'no period yet', 'small')
            p.words(left + start * size + (2 if start == 0 else max(0, 84 - start * size)), y + 11, f'period {period}', 'small')
            for n in range(start, max(letters) + 2 - period, period):
                bracket(p, left + n * size + 2, left + (n + period) * size - 4, y + 22, 1)
            y += 26
        for n, value in letters.items():
            x = left + (n - low) * size
            cell(p, x, y, size, value)
            if size >= 20 or n % 5 == 0:
                p.words(x + size / 2 - 1, y + size + 13, n, 'small soft middle')
        if over:
            for arrow in several(options, 'arrows'):
                begin, end = (left + (int(n) - low + 0.5) * size - 1 for n in arrow.split('-'))
                p.arrow(begin, y - 3, end, y - 3, 14)
        bottom = y + size + 20
        if index and 'shift' in options:  # its heading stands below it, clear of the lines
            p.words(left, bottom + 14, heading, 'head')
            bottom += 16
        if index == 0 and 'shift' in options:
            after = values(groups[1][1], str)
            for n, value in letters.items():
                if n + 1 in after and value != after[n + 1]:
                    raise Refused(f'{n} and {n + 1} of the second row are not the same')
                if n + 1 in after and value == 'L':
                    x = left + (n - low + 0.5) * size - 1
                    p.line(x, bottom, x + size, bottom + 30, 'line hot')
            bottom += 18
        if index == 0 and 'brackets' in options:
            for number, part in enumerate(several(options, 'brackets')):
                span, words = part.split(':', 1)
                begin, end = (int(n) - low for n in span.split('-'))
                bracket(p, left + begin * size + 1, left + (end + 1) * size - 3, bottom + 2, -1)
                p.words((2 * left + (begin + end + 1) * size) / 2 - 1, bottom + 25 + (number % 2) * 16, words, 'small middle')
            bottom += 44
        told.append((heading + ': ' if heading else '') + ' '.join(f'{n} {v}' for n, v in letters.items() if v not in ('', '.')))
        y = bottom + 14
    if any(has_letters(rows) for _, rows in groups):
        p.outcomes(y)
        y += 30
    return y, '. '.join(told) + '.'


def moves(p, groups, options, y):
    rows = one_group(groups)
    columns(rows, 2, 3)
    arrows = [(int(row[0]), int(row[2])) for row in rows if len(row) == 3]
    letters = {int(row[0]): row[1] for row in rows if len(row) == 2}
    last = max([a for a, _ in arrows] + list(letters))
    amounts = sorted({a - b for a, b in arrows})
    step = (WIDTH - 40) / (last + 1)
    radius = min(18, step * 0.38)
    rises = {amount: 0 if amount == 1 else (1, -1)[index % 2] * (12 + amount * step * 0.12)
             for index, amount in enumerate(a for a in amounts if a != 1)} | ({1: 0} if 1 in amounts else {})
    y += radius + max([0, *rises.values()]) + 6
    spot = [20 + (n + 0.5) * step for n in range(last + 1)]
    for start, end in arrows:
        rise = rises[start - end]
        if rise == 0:
            p.arrow(spot[start] - radius - 1, y, spot[end] + radius + 2, y)
        else:
            side = 1 if rise > 0 else -1
            p.arrow(spot[start] - radius * 0.5, y - side * radius * 0.9, spot[end] + radius * 0.5, y - side * (radius * 0.9 + 2), rise)
    for n in range(last + 1):
        kind = letters.get(n, 'cell')
        p.circle(spot[n], y, radius, kind)
        p.words(spot[n], y + 5, n, 'middle' if kind == 'cell' else f'{kind}0 middle')
        if letters:
            p.words(spot[n], y + radius + 17, letters[n], 'middle')
    y += radius + (24 if letters else 8) - min([0, *rises.values()])
    if letters:
        p.outcomes(y)
        y += 30
    by = {n: [str(b) for a, b in arrows if a == n] for n in range(last + 1)}
    return y, ' '.join(f'{n}{" is " + letters[n] + "," if letters else ""} leads to {", ".join(by[n]) or "nothing"}.' for n in by)


FILLS = ['bar', 'cell', 'mark', 'stripes']


def bars(p, groups, options, y):
    numbers = values(one_group(groups))
    kinds = int(options.get('kinds', 1))
    highest, count = max(numbers.values()), len(numbers)
    unit, wide = min(14, 200 / max(1, highest)), min(34, (WIDTH - 60) / count)
    left, base = (WIDTH - wide * count) / 2, y + 18 + highest * unit
    for index, (n, value) in enumerate(numbers.items()):
        x, high = left + index * wide, max(2, value * unit)
        fill(p, x + 2, base - high, wide - 4, high, FILLS[n % kinds])
        p.words(x + wide / 2, base - high - 5, value, 'small middle')
        p.words(x + wide / 2, base + 16, n, 'small soft middle')
    y = base + 30
    if kinds > 1:
        x = left
        for r in range(kinds):
            fill(p, x, y, 16, 16, FILLS[r])
            words = f'n mod {kinds} = {r}'
            p.words(x + 22, y + 13, words, 'note')
            x += 40 + width_of(words, 13)
        y += 28
    return y, ', '.join(f'{n}: {v}' for n, v in numbers.items()) + '.'


def fill(p, x, y, width, height, kind):
    if kind == 'stripes':
        p.add('rect', 'tile', x=x, y=y, width=width, height=height, style='fill: url(#stripes)')
    else:
        p.rect(x, y, width, height, kind)


def grid(p, groups, options, y):
    rows = one_group(groups)
    told = ''
    marked = set()
    if options.get('of') == 'moves':
        columns(rows, 3)
        board = {(int(a), int(b)): '●' for a, _, b in rows}
    elif 'wrap' in options:
        wrap, letters = int(options['wrap']), values(rows, str)
        board = {(n // wrap * wrap, n % wrap): value for n, value in letters.items()}
        if 'differ' in options:
            marked = {(n // wrap * wrap, n % wrap) for n in letters if letters.get(n + wrap, letters[n]) != letters[n]}
            told = f'Marked are {", ".join(str(a + b) for a, b in sorted(marked)) or "none"}: they differ from the value below. '
    else:
        columns(rows, 3)
        board = {}
        for a, b, value in rows:
            board[a if not a.isdigit() else int(a), b if not b.isdigit() else int(b)] = value
    down, across = (list(dict.fromkeys(place[side] for place in board)) for side in (0, 1))
    if all(isinstance(b, int) for b in across):
        across.sort()
    if 'of' in options:
        down, across = list(range(min(down), max(down) + 1)), list(range(max(across) + 1))
    aside = max(width_of(str(a), 12) for a in down) + 10
    aside += width_of(options.get('rows', ''), 13) + 8 if 'rows' in options else 0
    size = int(min(34, (WIDTH - 2 * aside - 20) / len(across)))
    left = (WIDTH - size * len(across)) / 2
    if 'columns' in options:
        p.words(WIDTH / 2, y + 12, options['columns'], 'note middle')
        y += 18
    every = 1 if size >= 16 else 5
    for index, b in enumerate(across):
        if index % every == 0:
            p.words(left + (index + 0.5) * size - 1, y + 12, b, 'small soft middle')
    y += 18
    for index, a in enumerate(down):
        at = y + index * size
        if index % every == 0:
            p.words(left - 8, at + size / 2 + 3, a, 'small soft right')
        for place, b in enumerate(across):
            value, x = board.get((a, b), ''), left + place * size
            if value == '' and 'of' not in options:
                continue
            if (a, b) in marked or (value == '0' and 'differ' not in options):
                p.rect(x, at, size - 2, size - 2, 'L', 2)
                p.words(x + size / 2 - 1, at + size / 2 + 3, value, 'L0 small middle')
            else:
                cell(p, x, at, size, value)
    if 'rows' in options:
        p.words(left - aside, y + len(down) * size / 2 + 4, options['rows'], 'note right' if left - aside > width_of(options['rows'], 13) else 'note')
    y += len(down) * size + 10
    if has_letters([[v] for v in board.values()]) and 'legend' not in options:
        p.outcomes(y)
        y += 30
    lines = [f'{a}: {" ".join(board.get((a, b), "") or "-" for b in across)}' for a in down]
    return y, told + 'Row by row: ' + '; '.join(lines) + '.'


def scale(low, high, most=10):
    """Steps of 1, 2 or 5 times a power of ten, at most so many of them."""
    step = 1
    while (high - low) / step > most:
        step = step * 5 // 2 if str(step)[0] == '2' else step * 2
    return range(math.ceil(low / step) * step, high + 1, step)


def axes(p, left, top, wide, tall, across, up):
    """The frame with its numbers; the functions that place a value in it."""
    def x_of(n):
        return left + (n - across[0]) * wide / max(1, across[1] - across[0])

    def y_of(v):
        return top + tall - (v - up[0]) * tall / max(1, up[1] - up[0])
    for v in scale(*up, most=min(10, tall // 18)):
        p.line(left, y_of(v), left + wide, y_of(v), 'faint')
        p.words(left - 6, y_of(v) + 4, v, 'small soft right')
    for n in scale(*across):
        p.words(x_of(n), top + tall + 17, n, 'small soft middle')
    return x_of, y_of


def scatter(p, groups, options, y):
    numbers = values(one_group(groups))
    x_of, y_of = axes(p, 44, y + 6, WIDTH - 74, 240, (min(numbers), max(numbers)), (0, max(numbers.values())))
    zeros = [n for n, value in numbers.items() if value == 0]
    p.path([part for n, value in numbers.items() if value for part in ('M', x_of(n), y_of(value), 'h0')], 'dots')
    for n in zeros:
        p.rect(x_of(n) - 3, y_of(0) - 3, 6, 6, 'mark')
    p.rect(44, y + 280, 10, 10, 'mark')
    p.words(62, y + 290, f'{len(zeros)} values are 0', 'note')
    return y + 304, f'{len(numbers)} values from 0 to {max(numbers.values())}; those that are 0: {", ".join(map(str, zeros))}.'


def curves(p, groups, options, y):
    every = [values(rows) for _, rows in groups]
    low, high = min(min(v.values()) for v in every), max(max(v.values()) for v in every)
    told = []
    for (heading, _), numbers in zip(groups, every):
        p.words(44, y + 12, heading, 'note')
        x_of, y_of = axes(p, 44, y + 20, WIDTH - 74, 9 * (high - low), (min(numbers), max(numbers)), (low, high))
        p.line(44, y_of(0), WIDTH - 30, y_of(0))
        drawn = []
        for n, value in numbers.items():
            drawn += ['L' if drawn else 'M', x_of(n), y_of(value)]
        p.path(drawn, 'curve')
        told.append(f'{heading}: from {min(numbers.values())} to {max(numbers.values())}')
        y += 9 * (high - low) + 50
    return y, '; '.join(told) + '.'


def heaps(p, groups, options, y):
    rows = one_group(groups)
    columns(rows, 2, 3)
    below = several(options, 'below')
    step = min(110, (WIDTH - 40) / len(rows))
    tallest = max(int(row[1]) for row in rows)
    if tallest > 20:
        raise Refused('a heap of more than 20 stones is no picture')
    base = y + tallest * 17 + 4
    told = []
    for index, (name, stones, *marked) in enumerate(rows):
        x, stones, marked = WIDTH / 2 + (index - (len(rows) - 1) / 2) * step, int(stones), int(marked[0]) if marked else 0
        p.line(x - 24, base + 1, x + 24, base + 1)
        for stone in range(stones):
            at = base - 8 - stone * 17
            if stone >= stones - marked:
                p.rect(x - 18, at - 7, 36, 14, 'mark', 7)
                p.words(x, at + 4, 'x', 'mark0 small middle')
            else:
                p.rect(x - 18, at - 7, 36, 14, 'stone', 7)
        p.words(x, base + 19, name, 'note middle')
        if index < len(below):
            p.words(x, base + 37, below[index], 'note middle')
        told.append(f'{name}: {stones} stones' + (f', {marked} of them marked' if marked else ''))
    return base + (48 if below else 30), '; '.join(told) + '.'


def ring(p, groups, options, y):
    rows = one_group(groups)
    nodes = [row for row in rows if row[0] == 'node']
    chords = [row for row in rows if row[0] == 'chord']
    columns(nodes, 2, 3, 4)
    columns(chords, 3, 4)
    names = [row[1] for row in nodes]
    big, small = 120, 19
    x0, y0 = WIDTH / 2, y + big + small + 4
    spot = {name: (x0 + big * math.sin(2 * math.pi * i / len(names)), y0 - big * math.cos(2 * math.pi * i / len(names)))
            for i, name in enumerate(names)}
    told = []
    for chord in chords:
        if chord[1] not in spot or chord[2] not in spot:
            raise Refused(f'no node is called {chord[1]} or {chord[2]}')
        (xa, ya), (xb, yb) = spot[chord[1]], spot[chord[2]]
        far = math.hypot(xb - xa, yb - ya)
        dx, dy = (xb - xa) / far * (small + 2), (yb - ya) / far * (small + 2)
        kind = 'dash' if chord[3:] == ['dash'] else 'line'
        if chord[3:] == ['arrow']:  # bent, for there may be one that leads back
            p.path(['M', xa + dx, ya + dy, 'Q', (xa + xb) / 2 + dy * 1.2, (ya + yb) / 2 - dx * 1.2, xb - dx, yb - dy], kind, True)
        else:
            p.line(xa + dx, ya + dy, xb - dx, yb - dy, kind)
        told.append(f'{chord[1]} {"leads to" if chord[3:] == ["arrow"] else "is joined to"} {chord[2]}'
                    + (' by a dashed line' if kind == 'dash' else ''))
    for name, *more in (row[1:] for row in nodes):
        x, at = spot[name]
        kind = more[0] if more and more[0] else 'cell'
        p.circle(x, at, small, kind)
        words = f'{name} {more[1]}' if more[1:] else name
        p.words(x, at + 5, words, 'middle' if kind == 'cell' else f'{kind}0 middle')
    y = y0 + big + small + 14
    if has_letters(nodes):
        p.outcomes(y)
        y += 30
    shown = ', '.join(name + (f' ({more[1]})' if more[1:] else '') for name, *more in (row[1:] for row in nodes))
    return y, f'In a circle: {shown}. ' + '; '.join(told) + ('.' if told else '')


def tree(p, groups, options, y):
    rows = one_group(groups)
    columns(rows, 3, 4)
    below = {}
    for above, name, *_ in rows:
        below.setdefault(above, []).append(name)
    words = {name: text for _, name, text, *_ in rows}
    kinds = {row[1]: row[3] for row in rows if row[3:]}
    wide = {name: max(40, width_of(words[name], 13) + 16) for name in words}

    def room(name):
        return max(wide[name] + 14, sum(room(n) for n in below.get(name, [])))
    spots = {}

    def place(name, left, depth):
        spots[name] = (left + room(name) / 2, y + 16 + depth * 74)
        at = left + (room(name) - sum(room(n) for n in below.get(name, []))) / 2
        for n in below.get(name, []):
            place(n, at, depth + 1)
            at += room(n)
    roots = below.get('-', [])
    total = sum(room(name) for name in roots)
    if total > WIDTH - 10:
        raise Refused(f'the tree is {total:.0f} wide')
    left = (WIDTH - total) / 2
    for name in roots:
        place(name, left, 0)
        left += room(name)
    if len(spots) != len(words):
        raise Refused('what hangs nowhere?')
    for above, name, *_ in rows:
        if above != '-':
            (xa, ya), (xb, yb) = spots[above], spots[name]
            p.arrow(xa, ya + 15, xb, yb - 16)
    for name, (x, at) in spots.items():
        kind = kinds.get(name, 'cell')
        p.rect(x - wide[name] / 2, at - 14, wide[name], 28, kind, 8)
        p.words(x, at + 5, words[name], 'note middle' if kind == 'cell' else f'{kind}0 note middle')
    told = [f'{words[name]} leads to {", ".join(words[n] for n in below[name])}' for name in words if name in below]
    return max(at for _, at in spots.values()) + 26, '; '.join(told) + '.'


def outline(p, groups, options, y):
    rows = one_group(groups)
    columns(rows, 5)
    step = {row[4]: number for number, row in enumerate(rows, 1)}
    title = {row[4]: row[1] for row in rows}
    below, more = {}, {}
    for _, _, needs, _, folder in rows:
        needed = sorted((n for n in needs.split(',') if n != '-'), key=step.get)
        below.setdefault(needed[-1] if needed else '-', []).append(folder)
        more[folder] = needed[:-1]
    told = []

    def place(folder, depth, y):
        x, at, last = 20 + depth * 30, y, y
        p.circle(x + 13, at, 12, 'W')
        p.words(x + 13, at + 4.5, step[folder], 'W0 small middle')
        p.words(x + 32, at + 5, title[folder])
        if more[folder]:
            p.words(x + 44 + width_of(title[folder], 14.5), at + 5, 'and ' + ', '.join(f'{step[n]} {title[n]}' for n in more[folder]),
                    'note soft')
        needed = more[folder] + [n for n in below if n != '-' and folder in below[n]]
        told.append(f'{step[folder]} {title[folder]}' + (f' after {" and ".join(title[n] for n in needed)}' if needed else ''))
        for child in below.get(folder, []):
            y += 27
            p.path(['M', x + 13, last + (12 if last == at else 0), 'V', y, 'h', 17])
            last = y
            y = place(child, depth + 1, y)
        return y
    y += 14
    for folder in below.get('-', []):
        y = place(folder, 0, y) + 27
    return y, '; '.join(told) + '.'


SHAPES = {f.__name__: f for f in (strip, moves, bars, grid, scatter, curves, heaps, ring, tree, outline)}


def read_groups(text):
    groups = []
    for line in text.splitlines():
        if line.startswith('#'):
            groups.append((line[1:].strip(), []))
        elif line.strip():
            if not groups:
                groups.append(('', []))
            groups[-1][1].append(line.split('\t'))
    if not groups or any(not rows for _, rows in groups):
        raise Refused('nothing to draw')
    return groups


def main(arguments):
    if not arguments or arguments[0] not in SHAPES or any('=' not in a for a in arguments[1:]):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    options = dict(a.split('=', 1) for a in arguments[1:])
    p, y = Picture(), 14
    try:
        groups = read_groups(sys.stdin.read())
        if 'head' in options:
            p.words(WIDTH / 2, y + 15, options['head'], 'head middle')
            y += 30
        y, description = SHAPES[arguments[0]](p, groups, options, y)
        if 'note' in options:
            p.words(WIDTH / 2, y + 10, options['note'], 'note soft middle')
            y += 22
    except (Refused, ValueError, IndexError) as refused:
        print(f'draw.py: {arguments[0]}: {refused}', file=sys.stderr)
        return 1
    sys.stdout.write(p.text(y, options.get('title', os.environ.get('FIGURE_TITLE') or arguments[0]), description))
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
