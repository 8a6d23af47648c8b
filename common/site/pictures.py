"""A small picture of a position for the card of its game, and a large one for those who share a link to it. They are
made from a turn as the page gets it (common/rules/play/json.c): one look for all games of a kind of board."""
import math
import re
import shutil
import subprocess
import sys

from svg import DARK, LIGHT, STYLE, Picture, number

WIDE, HIGH = 240, 120  # of a card's picture
SHARED = 1200, 630  # what sites that show a link ask for
STONE, CARD = 9, 26  # half the width of a stone; the side of a card
MOST_STONES = 12  # of a heap; a larger one is a number
MOST_SHOWN = 9  # heaps, cards, rows
STYLES = ('text { font: 14px sans-serif; text-anchor: middle; } .big { font: bold 44px sans-serif; }\n'
          '.line, .faint, .hot { fill: none; stroke-width: 1.5; } .hot { stroke-width: 2; }\n')


def number_of(cell):
    return int(re.sub(r'[^\d-]', '', str(cell)) or 0)


def card(p, x, y, words='', kind='cell', side=CARD):
    p.rect(x, y, side - 3, side - 3, kind, 3)
    if words != '':
        p.words(x + side / 2 - 1.5, y + side / 2 + 3.5, words, f'{kind}0' if kind in ('mark', 'W') else '')


def row(p, cells, y=0, marked=()):
    for i, cell in enumerate(cells[:MOST_SHOWN]):
        card(p, i * CARD, y, cell, 'mark' if i in marked else 'cell')


# ---- a drawing for each kind of board

def one_heap(p, size, rests):
    """A row of stones, and where moves would cut it."""
    if size > 2 * MOST_STONES:
        return number_card(p, size, rests)
    most = size if size <= MOST_STONES else (size + 1) // 2
    for i in range(size):
        p.circle(i % most * 2.3 * STONE, i // most * 2.3 * STONE, STONE, 'stone')
    for i, rest in enumerate(sorted(rests, reverse=True)[:4] if size <= MOST_STONES else []):
        y, left, right = -STONE - 6 - 6 * i, (rest - .4) * 2.3 * STONE, (size - .6) * 2.3 * STONE
        p.covers((left, y - 3))
        p.path(['M', right, y, 'H', left], 'hot')


def number_card(p, now, options):
    p.words(0, 0, now, 'big')
    p.covers((-15 * len(str(now)), -40), (15 * len(str(now)), 4))
    some = sorted(options)[-4:]
    for i, option in enumerate(some):
        x = (i - (len(some) - 1) / 2) * 52
        p.line(0, 12, x, 32, 'faint')
        p.rect(x - 23, 34, 46, 24, 'cell', 4)
        p.words(x, 51, option)


def numbers_left(turn):
    """What moves leave of the first number."""
    left = [move['leaves'][0]['cells'][0] for move in turn['moves'] if move['leaves'] and move['leaves'][0]['cells']]
    return {number_of(cell) for cell in left}


def heaps(p, turn):
    cells = [cell for part in turn['parts'] for cell in part['cells']]
    sizes = [number_of(cell) for cell in cells][:MOST_SHOWN]
    if len(sizes) == 1:
        return one_heap(p, sizes[0], numbers_left(turn))
    for i, size in enumerate(sizes):
        x = i * 3 * STONE
        for n in range(min(size, MOST_STONES)):
            p.rect(x, -9 * n, 2 * STONE + 4, 7, 'stone', 3)
        p.line(x - 1, 9, x + 2 * STONE + 5, 9)
        p.words(x + STONE + 2, 24, size)


def pairs(p, turn):
    cells = [number_of(cell) for cell in turn['parts'][0]['cells']]
    for i in range(min(len(cells) // 3, 5)):
        for side, count in enumerate(cells[3 * i + 1:3 * i + 3]):
            for n in range(min(count, 5)):
                p.circle((12 + n * 17) * (2 * side - 1), i * 20, 7, 'bar' if i % 2 else 'mark')
    p.line(0, -10, 0, 20 * min(len(cells) // 3, 5) - 10, 'faint')


def rows(p, turn):
    for i, part in enumerate(turn['parts'][:4]):
        row(p, part['cells'], i * CARD)


def ends(p, turn):
    cells = turn['parts'][0]['cells']
    row(p, cells, 0, (0, min(len(cells), MOST_SHOWN) - 1))


def hand(p, turn):
    """What lies there, and what can be added."""
    cells = turn['parts'][0]['cells']
    row(p, cells or [''])
    row(p, [move['words'].split()[-1] for move in turn['moves']], 1.5 * CARD)


def turned(p, turn):
    black = {tuple(map(int, re.findall(r'\d+', cell))) for cell in turn['parts'][0]['cells']}
    size = min(max(3, *(n for spot in black for n in spot)), 8)
    for i in range(size * size):
        p.rect(i % size * 15, i // size * 15, 15, 15, 'stone' if (i // size + 1, i % size + 1) in black else 'cell')


def squares(p, turn):
    spots = [tuple(map(int, re.findall(r'\d+', cell))) for part in turn['parts'] for cell in part['cells']]
    size = min(1 + max(3, *(n for spot in spots for n in spot)), 8)
    for i in range(size * size):
        p.rect(i % size * 15, i // size * 15, 15, 15, 'cell')
    for y, x in spots:
        p.circle(min(x, 7) * 15 + 7.5, min(y, 7) * 15 + 7.5, 5, 'mark')


def rooks(p, turn):
    rows_of = [number_of(cell) for cell in turn['parts'][0]['cells']][:16]
    size = len(rows_of) // 2
    for i in range(size * size):
        p.rect(i % size * 26, i // size * 26, 26, 26, 'cell')
    for i, line in enumerate(rows_of):
        p.circle(i // 2 * 26 + 13, min(line - 1, size - 1) * 26 + 13, 8, 'bar' if i % 2 else 'mark')


def colors(p, turn):
    for i, cell in enumerate(turn['parts'][0]['cells'][:MOST_SHOWN]):
        card(p, i * CARD, 0)
        if cell != '.':
            p.circle(i * CARD + 11.5, 11.5, 8, 'bar' if cell == 'B' else 'mark')


def strip(p, turn):
    coins = [number_of(cell) for part in turn['parts'] for cell in part['cells']]
    for n in range(max(0, max(coins) + 1 - MOST_SHOWN), max(coins) + 1):
        card(p, n * CARD, 0)
        for i in range(coins.count(n)):
            p.circle(n * CARD + 11.5, 11.5 - 8 * i, 7, 'stone')


def grid(p, turn):
    for i, cell in enumerate(turn['parts'][0]['cells']):
        card(p, i % 3 * 32, i // 3 * 32, cell.replace('.', ''), 'cell', 33)


def around(p, names, lines, marked=(), sides=True):
    places = [(52 * math.sin(2 * math.pi * i / len(names)), -52 * math.cos(2 * math.pi * i / len(names)))
              for i in range(len(names))]
    joined = [*lines, *[(i, (i + 1) % len(names)) for i in range(len(names)) if sides]]
    for a, b in joined:
        p.line(*places[a], *places[b], 'faint' if sides and (a, b) not in lines else 'line')
    for i, (x, y) in enumerate(places):
        p.circle(x, y, 11, 'mark' if i in marked else 'cell')
        p.words(x, y + 5, names[i], 'mark0' if i in marked else '')


def ends_of(cells):
    return [tuple(int(n) - 1 for n in re.findall(r'\d+', cell)) for cell in cells]


def graph(p, turn):
    cells = turn['parts'][0]['cells']
    drawing = turn.get('drawing') or {'cells': []}
    around(p, [str(cell).strip('*') for cell in cells], [pair for pair in ends_of(drawing['cells']) if len(pair) == 2],
           [i for i, cell in enumerate(cells) if '*' in str(cell)], False)


def circle(p, turn):
    at, size = turn['parts'][0]['cells']
    around(p, [str(i + 1) for i in range(size)], [], (at - 1,))


def polygon(p, turn):
    cells = turn['parts'][0]['cells']
    names = [str(cell) for cell in cells if isinstance(cell, int)]
    around(p, names, ends_of([cell for cell in cells if not isinstance(cell, int)]) or [(0, len(names) // 2)])


def hung(p, parents, show):
    """Nodes below their parents: each above the middle of what is below it, or above it where it is to grow up."""
    below = {}
    for node, parent in parents.items():
        below.setdefault(parent, []).append(node)
    places, leaves = {}, [0]

    def lay(node, depth):
        across = [lay(child, depth + 1) for child in below.get(node, [])]
        x = sum(across) / len(across) if across else leaves[0] * 30
        leaves[0] += not across
        places[node] = x, depth * 32
        return x
    lay(next(node for node in below if node not in parents), 0)
    for node, parent in parents.items():
        p.line(*places[node], *places[parent])
    for node, (x, y) in places.items():
        show(node, x, y)


def house(p, turn):
    rooms = [cell.replace('(', '').replace(')', '').split() for cell in turn['drawing']['cells']][:15]
    worth = dict(rooms)

    def show(node, x, y):
        p.rect(x - 14, y - 10, 28, 20, 'cell', 9)
        p.words(x, y + 5, worth[node])
    hung(p, {name: str(int(name) // 2) for name, _ in rooms[1:]}, show)


def tree(p, turn):
    found = re.findall(r'^( *)(\d+)(:?)', turn['drawing']['text'], re.M)  # the colon is before what is on the node
    parents = {name: next(other for before, other, _ in reversed(found[:i]) if len(before) < len(indent))
               for i, (indent, name, _) in enumerate(found) if i}
    tokens = {name for _, name, colon in found if colon}
    hung(p, parents, lambda node, x, y: p.circle(x, y, 9, 'mark' if node in tokens else 'cell'))


def edges(p, turn):
    """A tree of edges; what else there may be is left out."""
    parents, colours = {}, {}
    known = {'_' if any('_' in str(cell) for part in turn['parts'] for cell in part['cells']) else '1'}
    left = [re.search(r'(\w+)-(\w+?)([BRKW]?)$', cell).groups() for part in turn['parts'] for cell in part['cells']]
    while any({a, b} & known and not {a, b} <= known for a, b, _ in left):
        a, b, colour = next(edge for edge in left if {*edge[:2]} & known and not {*edge[:2]} <= known)
        parent, node = (a, b) if a in known else (b, a)
        parents[node], colours[node] = parent, colour
        known.add(node)

    def show(node, x, y):
        if node != '_':
            p.circle(x, y, 7, {'R': 'mark', 'B': 'bar', 'W': 'cell'}.get(colours.get(node), 'stone'))
    hung(p, parents, show)


def lines(p, turn):
    points = [tuple(map(int, cell.split(','))) for cell in turn['parts'][0]['cells'] if ',' in cell]
    across, up = ([*sorted({point[axis] for point in points})] for axis in (0, 1))
    for i in range(len(across)):
        p.line(i * 22, 12, i * 22, -22 * len(up) + 10, 'faint')
    for i in range(len(up)):
        p.line(-12, -22 * i, 22 * len(across) - 10, -22 * i, 'faint')
    for x, y in points:
        p.circle(across.index(x) * 22, -22 * up.index(y), 6, 'stone')


def ring(p, turn):
    around(p, [str(cell) for cell in turn['parts'][0]['cells']][:12], [])


def numbers(p, turn):
    """Each number, and what moves make of it."""
    for i, part in enumerate(turn['parts'][:4]):
        left = {number_of(move['leaves'][-1]['cells'][0]) for move in turn['moves'] if move['part'] == part['part']}
        card(p, -1.5 * CARD, i * CARD, part['cells'][0], 'mark')
        for n, option in enumerate(sorted(left)[-5:]):
            card(p, n * CARD, i * CARD, option)


def counted(p, turn):
    if len(turn['parts']) > 1:
        return numbers(p, turn)
    number_card(p, turn['parts'][0]['cells'][0], numbers_left(turn))


DRAW = {'number': counted, 'count': counted, 'circle': circle, 'ring': ring, 'strip': strip, 'tiles': ends,
        'words': ends, 'cards': rows, 'hand': hand, 'turned': turned, 'line': rows, 'cells': rows, 'stack': rows, 'squares': squares, 'grid': grid,
        'tree': tree, 'house': house, 'graph': graph, 'edges': edges, 'lines': lines, 'polygon': polygon,
        'pairs': pairs, 'heaps': heaps, 'rooks': rooks, 'colors': colors}


def drawn(turn):
    p = Picture(str)
    DRAW[turn['board']](p, turn)
    return p


def colours(p, palette):
    """Of the rules of svg.py those that the picture needs."""
    kinds = {kind for part in p.parts for kind in re.findall(r'class="([^"]*)"', part)}
    rules = re.findall(r'\s*([^{}]+?)\s*(\{[^{}]*\})', STYLE.format(**palette))
    return ''.join(f'{names}{rule}\n' for names, rule in rules
                   if names == 'text' or kinds & {*re.findall(r'\w+', names)})


def svg(p, wide, high, padding, style):
    """The picture in the middle of so many pixels, with so much around it, in hundredths of its size."""
    scale = max((p.right - p.left) / wide, (p.bottom - p.top) / high, .62 * WIDE / wide) * (1 + padding / 100)
    left, top = (p.left + p.right - wide * scale) / 2, (p.top + p.bottom - high * scale) / 2
    box = ' '.join(map(number, (left, top, wide * scale, high * scale)))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{wide}" height="{high}">\n'
            f'<style>\n{STYLES}{style}</style>\n' + '\n'.join(p.parts) + '\n</svg>\n')


def of_card(turn):
    p = drawn(turn)
    style = f'{colours(p, LIGHT)}@media (prefers-color-scheme: dark) {{\n{colours(p, DARK)}}}\n'
    return svg(p, WIDE, HIGH, 12, style)


def converter():
    """What makes pixels of a picture; without it a link has none when it is shared."""
    program = shutil.which('rsvg-convert')
    if not program:
        print('site: rsvg-convert is missing, so links that are shared have no picture: apt-get install librsvg2-bin, '
              'or brew install librsvg', file=sys.stderr)
    return program


def pixels(program, picture, wide):
    """A PNG of this picture, the same each time."""
    return subprocess.run([program, '-w', str(wide), '-b', 'white'], input=picture.encode(), check=True,
                          stdout=subprocess.PIPE).stdout


def to_share(program, turn):
    p = drawn(turn)
    return pixels(program, svg(p, *SHARED, 40, colours(p, LIGHT)), SHARED[0])
