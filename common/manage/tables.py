"""Tables that a reader fills with W and L. Above such a table a page names the command that knows its cells:

  <!-- table: build/rules/NAME table 10 -->

It prints a line for each cell, row by row; the last word is W or L, or a Grundy number. The site checks what a visitor
fills in against that. What the page itself has filled, here or in a table with the same heading below (in its answers),
make sync renews."""
import re

from run import Mistake, printed

TABLE = re.compile(r'^(?: *<!-- table: (.*?) -->\n+)?((?: *\|[^\n]*\n)+)', re.S | re.M)


def answers(command):
    """The cells, row by row."""
    words = [line.split()[-1] for line in printed(' '.join(command.split())).splitlines()]
    found = ''.join({'0': 'L'}.get(word, 'W' if word.isdigit() else word) for word in words)
    if not re.fullmatch('[WL]+', found):
        raise Mistake(f'table: {command}: its lines end in W, L or a number; it prints {" ".join(words)[:200]}')
    return found


def filled(found, known):
    """A table that TABLE has found, with the right letters; known: those of the tables above it."""
    command, rows = found[1], [line.split('|') for line in found[2].splitlines(keepends=True)]
    cells = [cell for row in rows[2:] for cell in row[2:-1]]
    kind = ''.join(found[2].partition('\n')[0].split()), len(cells)
    if command:
        known[kind] = answers(command)
        if len(known[kind]) != len(cells):
            raise Mistake(f'a table has {len(cells)} cells; {command} knows {len(known[kind])}')
    if kind not in known:
        return found[0]
    letters = iter(known[kind])
    for row in rows[2:]:
        row[2:-1] = [cell if cell.strip() in ('', '-') else f' {letter} ' for cell, letter in zip(row[2:-1], letters)]
    return found[0][:-len(found[2])] + ''.join('|'.join(row) for row in rows)
