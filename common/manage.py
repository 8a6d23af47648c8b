#!/usr/bin/env python3
"""Maintains the suite: fills in what is computed, lays out new problems, lists what is missing or wrong.

  manage.py sync NAME|all            renew what is computed: the snippets in main.c; parts of pages, the outputs of
                                     their commands, tables, pictures; with "all" also those beside the problems
  manage.py new NAME                 lay out problems/NAME, to be filled in
  manage.py check NAME|all [CHECK...]
                                     list what is missing or wrong, and what to do. The checks are row build samples
                                     cases rules limits hostile sync page players range wrong, all of which are made when
                                     none is named; with "all", row, sync and page also check what is beside the problems
  manage.py translated PAGE...       record that PAGE.ko.md is a translation of PAGE.md as it is now
  manage.py TASK [WORD...]           for the Makefile, the tasks written in Python:
                                     {tasks}

NAME is a problem's folder or number. A problem is a folder in problems/ with a row in problems/list.tsv.
"""
import importlib
import os
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
COMMON = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = f'{COMMON}/manage', f'{COMMON}/figures'
import check  # noqa: E402
from hostile import hostile  # noqa: E402
from korean import stamp  # noqa: E402
from language import WORDS, dictionary  # noqa: E402
from limits import limits  # noqa: E402
from lists import FOLDER_NAME, HOW_SURE, LIST, SITES, find, forms_of, read_list, read_sites, row_for, tried  # noqa: E402
from run import BUILD, TOP, Mistake, all_of, made, read, write  # noqa: E402
from shape import new_page  # noqa: E402
from sync import sync  # noqa: E402

CHECKS = {'row': check.row, 'build': check.build, 'samples': check.samples, 'cases': check.cases, 'rules': check.rules,
          'limits': limits, 'hostile': hostile, 'sync': sync, 'page': check.page, 'players': check.players,
          'range': check.whole_range, 'wrong': check.wrong}
LONG = {'build', 'cases', 'rules', 'limits', 'hostile', 'sync'}  # checks that take long: see tried()
TASKS = {'package': 'packages/package', 'check-packages': 'packages/reader', 'book': 'book/book', 'check-portable': '../tests/portable',
         'check-sanitize': '../tests/sanitize', 'bench': '../tests/bench/bench', 'site': 'site/pages',
         'programs': '../tests/site/programs'}


# In place of the first comment of common/starter.c, which is for games that are not of the suite.
STARTER_HEAD = '/* {}: FILL IN: the game in a sentence. The API is described in common/rules/rules.h. */\n'


def starter():
    text = read('common/starter.c')
    for old, new in ((r'\A/\*(?:.|\n)*?\*/\n', ''), (r'(?: {4}\.(?:time_ms|memory_mb) .*\n)+', ''),  # which list.tsv has
                     (r'(?<=\.rule = ").*(?=",)', 'FILL IN: the game in a sentence or two.'),
                     (r'"SK", "CY"', '"FILL IN first", "FILL IN second"')):
        text = re.sub(old, new, text, count=1)
    return text


def make_all(names, problems, some):
    """What these checks need, in one call of make: some problems are those on which what takes long is tried."""
    kinds = ['bin/{}', 'rules/{}', 'cases/{}.cases', 'facts/{}'] if {*names} - {'row', 'samples', 'page'} else []
    rules_of_forms = {*names} & {'rules', 'limits', 'hostile'}
    wanted = [kind.format(p.made) for kind in kinds for p in some
              if not (kind == 'bin/{}' and p.is_function or kind == 'rules/{}' and p.is_form and not rules_of_forms)]
    if 'samples' in names:
        wanted += [name for p in problems for name in check.needed_by_samples(p)]
    try:
        made(f'{BUILD}/judge', *(f'{BUILD}/{name}' for name in wanted))
    except Mistake:
        pass  # it is reported of the problem that needs it


def complaints_of(name, p, problems, writes):
    """What one check finds wrong with one problem or, where p is None, with what is there beside the problems."""
    try:
        yield from CHECKS[name](p, problems, writes)
    except (Mistake, OSError, UnicodeDecodeError, subprocess.TimeoutExpired) as mistake:
        yield f'{p.folder + ": " if p else ""}{name}: {mistake}'


def do_check(word, *names, writes=False):
    problems, named = read_list(), find(word)
    chosen = [q for p in named for q in (p, *(forms_of(p) if not p.is_form else ()))]
    read_sites(problems)  # so that a mistake in it is reported once, not for every problem
    dictionary()
    unknown = [name for name in names if name not in CHECKS]
    if unknown:
        raise Mistake(f'there is no check {unknown[0]}; common/manage.py lists them')
    names = names or (*CHECKS,)
    some = chosen if word != 'all' or writes else tried(chosen)
    if word == 'all':
        make_all(names, chosen, some)
    bad = 0
    for name in names:
        # Lists of all problems take what is computed of each of them.
        beside = [None] * (word == 'all' and (name in ('row', 'page') or name == 'sync' and some == chosen))
        found = all_of(lambda p, name=name: complaints_of(name, p, problems, writes),
                       beside + (named if name == 'page' else some if name in LONG else chosen), name)
        found = [*dict.fromkeys(found)]  # two pages may lack the same Korean
        to_fix = f'{len(found)} problem{"s" * (len(found) > 1)} to fix'
        print(f'{name}: {to_fix if found else "OK"}')
        for complaint in found:
            print('  ' + complaint.rstrip()[:4000].replace('\n', '\n    '))
        bad += len(found)
        if name == 'row' and found and word != 'all':
            print('  (the other checks follow when this is done)')
            break
    return 1 if bad else 0


def do_sync(word):
    return do_check(word, 'sync', writes=True)


def do_new(name):
    if not re.fullmatch(FOLDER_NAME, name):
        raise Mistake(f"'{name}': a folder's name is lowercase letters and digits, with single dashes between, and "
                      'begins with a letter')
    if os.path.exists(f'problems/{name}'):
        raise Mistake(f'problems/{name} is there already; make check P={name} lists what is missing')
    shutil.copytree('common/manage/new', f'problems/{name}')
    write(f'problems/{name}/README.md', new_page(name))
    write(f'problems/{name}/rules.c', STARTER_HEAD.format(name) + starter())
    print(f'''problems/{name} is laid out. Now
1. add its row to {LIST} where the course has it, with tabs between and "-" for what it lacks, such as
{row_for(name)}
   and for each site that has it today a row to {SITES}, such as
{name}	Kattis	{name.replace('-', '')}	same	{HOW_SURE[0]}
2. fill in every file of the folder
3. make sync; make check P={name}
   until nothing is missing. make sync lists what has no Korean yet: add that to {WORDS[1]}.''')
    return 0


def do_translated(*paths):
    for path in paths:
        if not path.endswith('.ko.md') or not os.path.exists(path):
            raise Mistake(f'{path} is not a Korean page, such as problems/NAME/README.ko.md')
        stamp(path)
    return 0


def do_task(name, *words):
    """Runs main() of the task's script, which finds the modules of its folder and those of common/manage."""
    folder, _, module = f'{COMMON}/{TASKS[name]}'.rpartition('/')
    sys.path.insert(0, folder)
    return importlib.import_module(module).main(*words)


def main(words):
    os.chdir(TOP)
    own = {'sync': (do_sync, 1), 'new': (do_new, 1), 'check': (do_check, 99), 'translated': (do_translated, 999)}
    try:
        if words and words[0] in TASKS:
            status = do_task(*words)
        elif words and words[0] in own and 1 <= len(words) - 1 <= own[words[0]][1]:
            status = own[words[0]][0](*words[1:])
        else:
            print(__doc__.strip().format(tasks=', '.join(TASKS)), file=sys.stderr)
            return 2
        return status
    except Mistake as mistake:
        print(f'manage.py: {mistake}', file=sys.stderr)
    except OSError as error:
        print(f'manage.py: {error.filename or "output"}: {error.strerror or error}', file=sys.stderr)
    except KeyboardInterrupt:
        print('manage.py: interrupted', file=sys.stderr)
    return 1


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
