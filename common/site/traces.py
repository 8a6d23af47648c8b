#!/usr/bin/env python3
"""How the program of a page fills its table, for the page to show it step by step (steps.js):  traces.py NAME COMPILER...
prints it as JSON, by make. The solution itself is run on a small input; some of its arrays are replaced by arrays that tell
what is read and written (traced.hpp), and nothing else is."""
import json
import re
import subprocess
import sys
import tempfile

ROWS = 'problems/traces.tsv'
MAX_STEPS = 400
SNIPPETS = '/* snippet '


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def refuse(words):
    sys.exit(f'{ROWS}: {words}')


def row_of(folder):
    """Its row of the list: (input, names of arrays, constants that are made smaller)."""
    for line in read(ROWS).splitlines():
        name, *cells = line.split('\t')
        if name == folder:
            given, arrays, smaller = cells
            return given.replace(' / ', '\n') + '\n', arrays.split(), smaller.replace('-', '').split()
    return refuse(f'it has no row for {folder}')


def with_traced_arrays(path, arrays, smaller):
    """The program, line by line as it was."""
    text = read(path)
    for constant in smaller:
        name, value = constant.split('=')
        text, count = re.subn(rf'\b{name} = \d+', f'{name} = {value}', text)
        if count != 1:
            refuse(f'{path} has no constant {name}')
    own, mark, pasted = text.partition(SNIPPETS)
    for name in arrays:
        own, count = re.subn(rf'^( *)(static )?([a-z_0-9 ]+?) {name}\[([^]\n]+)\](?:\[([^]\n]+)\])?(?: = (\{{[^}}]*\}}))?;',
                             lambda m: declaration(m, name), own, flags=re.M)
        if count != 1:
            refuse(f'{path} has no array {name} that can be traced')
        own = re.sub(rf'\b{name}\[', f'{name}.at(__LINE__)[', own)
    return f'#include "traced.hpp"\n#line 1\n{own}{mark}{pasted}'


def declaration(found, name):
    """Of an array of one dimension or two that tells what is done with it."""
    indent, static, kind, first, second, values = found.groups()
    values = '' if not values or re.sub(r'[{}\s]', '', values) == '0' else f', {values}'
    return f'{indent}{static or ""}traced::Array<{kind}, {first}{f", {second}" if second else ""}> {name}("{name}"{values});'


def events_of(path, given, arrays, smaller, compiler):
    """What the program does, [(line, array, kind, value, index)], and what it prints."""
    with tempfile.TemporaryDirectory() as work:
        with open(f'{work}/main.cpp', 'w', encoding='utf-8') as file:
            file.write(with_traced_arrays(path, arrays, smaller))
        subprocess.run([*compiler, '-std=gnu++17', '-w', '-Icommon/site', f'{work}/main.cpp', '-o', f'{work}/main'], check=True)
        said = subprocess.run([f'{work}/main'], input=given, capture_output=True, encoding='utf-8', check=False, timeout=60)
    if said.returncode != 0:
        refuse(f'{path} on {given!r}: {said.stderr[-200:]}')
    told = [line.split('\t') for line in said.stderr.splitlines()]
    return [(int(line), arrays.index(name), kind, int(value), [int(i) for i in index])
            for line, name, kind, value, *index in told], said.stdout


def steps_of(events):
    """The events in steps, each [line, what is read, what is written or None] of one line of the program. A cell is
    [array, value, index...]."""
    steps, values = [], {}
    for line, array, kind, value, index in events:
        cell = [array, value, *index]
        if not steps or steps[-1][0] != line or steps[-1][2]:
            steps.append([line, [], None])
        if kind == 'read' and values.get((array, *index), 0) != value:
            refuse(f'the array of the cell {cell} begins anew within the program, so what is shown of it would be false')
        values[array, *index] = value
        if kind == 'read' and cell not in steps[-1][1]:
            steps[-1][1].append(cell)
        elif kind != 'read':
            steps[-1][2] = cell
    return steps


def indent_of(line):
    return len(line) - len(line.lstrip())


def shown_of(lines, used):
    """The first and the last line that are shown: with the loops round those that are used."""
    first, last = min(used), max(used)
    while indent_of(lines[first - 1]) > 4:
        first -= 1
    while indent_of(lines[last - 1]) > 4 or not lines[last - 1]:
        last += 1
    return first, last


def main(folder, *compiler):
    """Prints {input, output, smaller, arrays: [[name, type]], from, code, steps}: from is the number of the first line of code."""
    given, arrays, smaller = row_of(folder)
    path = f'problems/{folder}/main.c'
    events, output = events_of(path, given, arrays, smaller, compiler)
    steps = steps_of(events)
    if not 1 < len(steps) <= MAX_STEPS:
        refuse(f'{folder} takes {len(steps)} steps, and from 2 to {MAX_STEPS} are shown')
    text = read(path)
    lines = text.splitlines()
    first, last = shown_of(lines, [line for line, *_ in steps if line > 0])
    shown = lines[first - 1:last]
    indent = min(indent_of(line) for line in shown if line)
    kinds = [re.search(rf'([a-z_0-9]+) {name}\[', text)[1] for name in arrays]
    print(json.dumps({'input': given.strip(), 'output': output.strip(), 'smaller': smaller, 'arrays': [*zip(arrays, kinds)],
                      'from': first, 'code': '\n'.join(line[indent:] for line in shown) + '\n', 'steps': steps}))


if __name__ == '__main__':
    main(*sys.argv[1:])
