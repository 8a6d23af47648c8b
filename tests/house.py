#!/usr/bin/env python3
"""Keeps the house in order: fills in what is copied, lays out new problems, says what is missing or wrong.

  house.py sync                      renew what is copied: the snippets in main.c, the tables of README.md and
                                     problems/README.md, and on every page its head (with the judges of
                                     problems/judges.tsv), limits, samples and list of mistakes
  house.py new NAME                  lay out problems/NAME, with every part to fill in
  house.py check NAME|all [PART...]  what is missing or wrong, and what to do. The parts: row sync build samples rules
                                     hostile page pictures range wrong; papers: of what is no page. None means all.
  house.py outputs NAME|all          run the commands that a page shows, and write what they print below them
  house.py translated PAGE...        whoever has translated a PAGE.ko.md, or compared it with PAGE.md, says so here

A problem is a folder under problems/ that has a row in problems/list.tsv; NAME is its folder or its number.
"""
import glob
import os
import re
import shutil
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'house'))
import check  # noqa: E402
from korean import stamp, translation  # noqa: E402
from suite import (BUILD, LIST, TOP, Mistake, consoles, editions, find, make_together, printed,  # noqa: E402
                   read, read_judges, read_list, row_for, side_by_side, tell, write)
from sync import sync_problem, sync_tables  # noqa: E402

PARTS = {'row': check.row, 'sync': lambda p, problems: sync_problem(p, problems, True), 'build': check.build, 'samples': check.samples,
         'rules': check.rules, 'hostile': check.hostile, 'page': check.page,
         'pictures': check.pictures, 'range': check.whole_range, 'wrong': check.wrong}


def papers():
    return ['README.md', *sorted({*glob.glob('*/README.md'), *glob.glob('problems/*.md'), *glob.glob('tests/*/README.md')})]


def make_all(problems):
    kinds = 'bin/{}', 'rules/{}', 'cases/{}.cases', 'facts/{}', 'limits/{}'
    make_together([f'{BUILD}/judge', *(f'{BUILD}/{kind.format(p.folder)}' for kind in kinds for p in problems)])


def complaints_of(job):
    """What one part finds wrong with one problem."""
    part, problem, problems = job
    try:
        return list(PARTS[part](problem, problems))
    except (Mistake, OSError, UnicodeDecodeError) as mistake:
        return [f'{problem.folder}: {part}: {mistake}']


def do_check(word, *parts):
    problems = read_list()
    read_judges(problems)  # a mistake in it is told once, and not for every problem
    chosen = problems if word == 'all' else [find(problems, word)]
    unknown = [part for part in parts if part not in (*PARTS, 'papers')]
    if unknown:
        raise Mistake(f'no part of a check is called {unknown[0]}; see tests/house.py')
    bad = 0
    if word == 'all':
        make_all(problems)
    for part in parts or PARTS:
        if part == 'papers':
            found = [c for path in papers() for c in (*check.links(path), *(
                translation(path) if path.endswith('.ko.md') else check.outputs(path)))]
            found += list(sync_tables(problems, True))
        else:
            jobs = [(part, p, problems) for p in chosen]
            found = [c for found in side_by_side(complaints_of, jobs, part) for c in found]
            if part == 'row' and word == 'all':
                rows = [p.path() for p in problems]
                found += [f'{f} has no row in {LIST}: add one, or delete the folder' for f in sorted(glob.glob('problems/*'))
                          if os.path.isdir(f) and f not in rows]
        print(f'{part}: {f"{len(found)} to mend" if found else "in order"}')
        for complaint in found:
            print('  ' + complaint.rstrip().replace('\n', '\n  '))
        bad += len(found)
        if part == 'row' and found and word != 'all':
            print('  (the other parts are looked at when this is done)')
            break
    return 1 if bad else 0


def do_sync():
    problems = read_list()
    make_all(problems)
    found = [c for one in side_by_side(lambda p: list(sync_problem(p, problems, False)), problems, 'sync') for c in one]
    found += list(sync_tables(problems, False))
    for complaint in found:
        print(complaint, file=sys.stderr)
    return 1 if found else 0


def do_new(name):
    if not re.fullmatch(r'[a-z0-9]+(-[a-z0-9]+)*', name):
        raise Mistake(f"'{name}': a folder's name is small letters and digits, with single dashes between")
    if os.path.exists(f'problems/{name}'):
        raise Mistake(f'problems/{name} is there already; make check P={name} says what is missing')
    shutil.copytree('tests/house/new', f'problems/{name}')
    for path in (f'problems/{name}/README.md', f'problems/{name}/rules.c'):
        write(path, read(path).replace('NAME', name))
    print(f'''problems/{name} is laid out. Now
1. add its row to {LIST} where the course has it, tabs between, such as
{row_for(name)}
2. fill in every file, and
3. make sync figures; make outputs P={name}; make check P={name}
   until nothing is missing. No other file needs a change.''')
    return 0


def do_outputs(word):
    problems = read_list()
    chosen = problems if word == 'all' else [find(problems, word)]
    pages = [path for p in chosen for path, _ in editions(p.path('README.md'))]
    for path in pages + (papers() if word == 'all' else []):
        lines = read(path).splitlines(keepends=True)
        for number, command, shown in reversed(consoles(read(path))):
            tell(command)
            lines[number:number + len(shown.splitlines())] = [printed(command)]
        tell('')
        if ''.join(lines) != read(path):
            write(path, ''.join(lines))
            print(f'renewed {path}')
    return 0


def do_translated(*paths):
    for path in paths:
        if not path.endswith('.ko.md') or not os.path.exists(path):
            raise Mistake(f'{path} is no page of the Korean edition, such as problems/NAME/README.ko.md')
        stamp(path)
    return 0


def main(words):
    os.chdir(TOP)
    todo = {'sync': (do_sync, 0, 0), 'new': (do_new, 1, 1), 'check': (do_check, 1, 99), 'outputs': (do_outputs, 1, 1),
            'translated': (do_translated, 1, 999)}
    if not words or words[0] not in todo or not todo[words[0]][1] <= len(words) - 1 <= todo[words[0]][2]:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    try:
        return todo[words[0]][0](*words[1:])
    except Mistake as mistake:
        print(f'house.py: {mistake}', file=sys.stderr)
        return 1


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
