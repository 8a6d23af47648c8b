"""Tables that a reader fills with W and L. Above such a table a page names the command that knows its cells:

  <!-- table: build/rules/NAME table 10 -->

It prints a line for each cell, row by row; the last word is W or L, or a Grundy number. The site checks what a visitor
fills in against that. Here the cells that the page has filled are, and a full table with the same heading, in its
answers."""
import re

from suite import BUILD, Mistake, made, printed, read

TABLE = re.compile(r'^ *<!-- table: (.*?) -->\n+((?: *\|[^\n]*\n)+)', re.S | re.M)


def answers(command):
    """The cells, row by row."""
    for name in re.findall(r'build/rules/([a-z0-9-]+)', command):
        made(f'{BUILD}/rules/{name}')
    words = [line.split()[-1] for line in printed(' '.join(command.split()).replace('build/rules/',
        f'{BUILD}/rules/')).splitlines()]
    found = ''.join({'0': 'L'}.get(word, 'W' if word.isdigit() else word) for word in words)
    if not re.fullmatch('[WL]+', found):
        raise Mistake(f'table: {command}: its lines end in W, L or a number; it prints {" ".join(words)[:200]}')
    return found


def cells(lines):
    """Those of a table in Markdown, without its heading and its first column."""
    return [cell.strip() for line in lines[2:] for cell in line.strip().strip('|').split('|')[1:]]


def complaints(path):
    """What the page says otherwise than the commands of its tables."""
    text = read(path)
    tables = [block.splitlines() for block in re.findall(r'(?:^ *\|.*\n)+', text, re.M)]
    for command, block in TABLE.findall(text):
        lines, wanted = block.splitlines(), answers(command)
        if len(cells(lines)) != len(wanted):
            yield f'{path}: a table has {len(cells(lines))} cells; {command} knows {len(wanted)}'
        for table in tables:
            there = cells(table)
            if ''.join(table[0].split()) == ''.join(lines[0].split()) and len(there) == len(wanted):
                yield from (f'{path}: cell {i + 1} of a table is {cell}; {command} says {wanted[i]}'
                            for i, cell in enumerate(there) if cell not in ('', '-', wanted[i]))
