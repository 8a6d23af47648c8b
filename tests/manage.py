#!/usr/bin/env python3
"""Maintains the suite: fills in what is copied, lays out new problems, lists what is missing or wrong.

  manage.py sync                     renew what is copied: the snippets in main.c, the tables of README.md and
                                     problems/README.md, parts of every page, and problems/streams.tsv
  manage.py new NAME                 lay out problems/NAME, to be filled in
  manage.py check NAME|all [CHECK...]
                                     list what is missing or wrong, and what to do. The checks are row sync build
                                     samples rules hostile page pictures range wrong, all of which are made when none
                                     is named, and documents: the texts that are not a problem's page
  manage.py outputs NAME|all         run the commands that a page shows, and write their output below them
  manage.py translated PAGE...       record that PAGE.ko.md is a translation of PAGE.md as it is now
  manage.py TASK [WORD...]           for the Makefile, the tasks written in Python:
                                     {tasks}

NAME is a problem's folder or number. A problem is a folder in problems/ with a row in problems/list.tsv.
"""
import glob
import importlib
import os
import re
import shutil
import sys

sys.dont_write_bytecode = True
TESTS = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = f'{TESTS}/manage', f'{TESTS}/site', f'{TESTS}/figures'
import check  # noqa: E402
from korean import replaced_words, silent_sentences, stamp, translation  # noqa: E402
from shape import new_page  # noqa: E402
from suite import (BUILD, FOLDER_NAME, HOW_SURE, JUDGES, LACKING, LIST, SOURCES, TOP, UNFINISHED, WORDS,  # noqa
                   Mistake, all_of, consoles, dictionary, editions, find, make_together, printed, progress, read,
                   read_judges, read_list, renew, row_for, write)
from sync import sync_problem, sync_tables  # noqa: E402

CHECKS = {'row': check.row, 'sync': lambda p, problems: sync_problem(p, problems, True), 'build': check.build,
          'samples': check.samples, 'rules': check.rules, 'hostile': check.hostile, 'page': check.page,
          'pictures': check.pictures, 'range': check.whole_range, 'wrong': check.wrong}
TASKS = {'figures': 'figures/figures', 'package': 'export/package', 'check-packages': 'export/reader',
         'check-portable': 'portable', 'check-sanitize': 'sanitize', 'bench': 'bench/bench', 'site': 'site/pages'}


def documents():
    below = {path for pattern in ('*/README.md', 'problems/*.md', 'tests/*/README.md') for path in glob.glob(pattern)}
    return ['README.md', *sorted(below)]


def make_all(problems):
    kinds = 'bin/{}', 'rules/{}', 'cases/{}.cases', 'facts/{}', 'limits/{}'
    make_together([f'{BUILD}/judge', *(f'{BUILD}/{kind.format(p.folder)}' for kind in kinds for p in problems)])


def complaints_of(name, problem, problems):
    """What one check finds wrong with one problem."""
    try:
        yield from CHECKS[name](problem, problems)
    except (Mistake, OSError, UnicodeDecodeError) as mistake:
        yield f'{problem.folder}: {name}: {mistake}'


def found_in_documents(problems):
    for path in documents():
        yield from check.links(path)
        yield from translation(path) if path.endswith('.ko.md') else check.outputs(path)
    yield from replaced_words(WORDS)
    yield from sync_tables(problems, True)


def do_check(word, *names):
    problems = read_list()
    read_judges(problems)  # so that a mistake in it is reported once, not for every problem
    dictionary()
    chosen = find(word)
    unknown = [name for name in names if name not in (*CHECKS, 'documents')]
    if unknown:
        raise Mistake(f'there is no check {unknown[0]}; tests/manage.py lists them')
    bad = 0
    if word == 'all':
        make_all(problems)
    for name in names or CHECKS:
        if name == 'documents':
            found = list(found_in_documents(problems))
        else:
            found = [*all_of(lambda p, name=name: complaints_of(name, p, problems), chosen, name)]
        if name == 'row' and UNFINISHED in read(WORDS):
            found.append(f'{WORDS}: write what is still {UNFINISHED}')
        if name == 'row' and word == 'all':
            unlisted = {folder[:-1] for folder in glob.glob('problems/*/')} - {p.path() for p in problems}
            found += [f'{folder} has no row in {LIST}: add one, or delete the folder' for folder in sorted(unlisted)]
        print(f'{name}: {f"{len(found)} to mend" if found else "in order"}')
        for complaint in found:
            print('  ' + complaint.rstrip().replace('\n', '\n  '))
        bad += len(found)
        if name == 'row' and found and word != 'all':
            print('  (the other checks follow when this is done)')
            break
    return 1 if bad else 0


def do_sync():
    problems = read_list()
    make_all(problems)
    for path in [p.path('rules.c') for p in problems] + glob.glob('tests/rules/*.c'):
        LACKING.update(words for words in silent_sentences(path) if UNFINISHED not in words)
    while True:
        found = [*all_of(lambda p: sync_problem(p, problems, False), problems, 'sync'), *sync_tables(problems, False)]
        if not LACKING:
            break
        write(WORDS, read(WORDS) + ''.join(f'{text}\t{UNFINISHED}\n' for text in sorted(LACKING)))
        print(*(f'{WORDS}: write the Korean of "{text}"' for text in sorted(LACKING)), sep='\n')
        LACKING.clear()
        dictionary.cache_clear()
    for complaint in found:
        print(complaint, file=sys.stderr)
    return 1 if found else 0


def do_new(name):
    if not re.fullmatch(FOLDER_NAME, name):
        raise Mistake(f"'{name}': a folder's name is small letters and digits, with single dashes between, and begins "
                      'with a letter')
    if os.path.exists(f'problems/{name}'):
        raise Mistake(f'problems/{name} is there already; make check P={name} lists what is missing')
    shutil.copytree('tests/manage/new', f'problems/{name}')
    write(f'problems/{name}/README.md', new_page(name))
    write(f'problems/{name}/rules.c', read('tests/manage/new/rules.c').replace('NAME', name))
    print(f'''problems/{name} is laid out. Now
1. add its row to {LIST} where the course has it, with tabs between, such as
{row_for(name)}
   and for each judge that has it today a row to {JUDGES}, such as
{name}	Kattis	{name.replace('-', '')}	same	{HOW_SURE[0]}
   and its contest, where known, to {SOURCES}
2. fill in every file of the folder
3. make sync figures; make outputs P={name}; make check P={name}
   until nothing is missing. make sync adds to {WORDS} what has no Korean yet: fill that in, too.''')
    return 0


def do_outputs(word):
    pages = [path for p in find(word) for path, _ in editions(p.path('README.md'))]
    for path in pages + (documents() if word == 'all' else []):
        lines = read(path).splitlines(keepends=True)
        for number, command, shown in reversed(consoles(read(path))):
            progress(command)
            lines[number:number + len(shown.splitlines())] = [printed(command)]
        progress('')
        renew(path, ''.join(lines), '')
    return 0


def do_translated(*paths):
    for path in paths:
        if not path.endswith('.ko.md') or not os.path.exists(path):
            raise Mistake(f'{path} is not a Korean page, such as problems/NAME/README.ko.md')
        stamp(path)
    return 0


def do_task(name, *words):
    """Runs main() of the task's script, which finds the modules of its folder and those of tests/manage."""
    folder, _, module = f'{TESTS}/{TASKS[name]}'.rpartition('/')
    sys.path.insert(0, folder)
    return importlib.import_module(module).main(*words)


def main(words):
    os.chdir(TOP)
    own = {'sync': (do_sync, 0, 0), 'new': (do_new, 1, 1), 'check': (do_check, 1, 99), 'outputs': (do_outputs, 1, 1),
           'translated': (do_translated, 1, 999)}
    try:
        if words and words[0] in TASKS:
            return do_task(*words)
        if words and words[0] in own and own[words[0]][1] <= len(words) - 1 <= own[words[0]][2]:
            return own[words[0]][0](*words[1:])
        print(__doc__.strip().format(tasks=', '.join(TASKS)), file=sys.stderr)
        return 2
    except Mistake as mistake:
        print(f'manage.py: {mistake}', file=sys.stderr)
    except OSError as error:
        print(f'manage.py: {error.filename or "output"}: {error.strerror or error}', file=sys.stderr)
    except KeyboardInterrupt:
        print('manage.py: interrupted', file=sys.stderr)
    return 1


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
