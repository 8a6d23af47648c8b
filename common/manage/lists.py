"""The lists of the suite: the problems, in the order of the course, and the sites where they can be submitted."""
import functools
import json
import os
import re
from collections import namedtuple

from judge import ask
from run import Mistake, read

LIST = 'problems/list.tsv'
SITES = 'problems/sites.tsv'
ELSEWHERE = 'problems/elsewhere.tsv'
FOLDER_NAME = r'[a-z][a-z0-9]*(-[a-z0-9]+)*'
UNFINISHED = 'FILL ' + 'IN'  # what `make new` writes where something is to be written


def read_rows(path, kind):
    """The rows of a list, with their line numbers; kind names the columns."""
    for number, line in enumerate(read(path).splitlines(), 1):
        if line.startswith('#') or not line.strip():
            continue
        fields = line.split('\t')
        if len(fields) != len(kind._fields) or not all(f.strip() for f in fields):
            raise Mistake(f'{path}:{number}: a row has {len(kind._fields)} columns, none of them empty ("-" for none), '
                          f'and a tab between two: {" ".join(kind._fields)}; this one has {len(fields)}')
        yield number, kind(*fields)


# ---------------------------------------------------------------------------- problems

class Problem(namedtuple('Problem', 'folder number limit memory title korean part needs technique cost adds contest')):
    """A row of the list."""

    @property
    def time(self):
        """Without the "!", which means no extra time for slower languages."""
        return self.limit.rstrip('!')

    def path(self, name=''):
        return f'problems/{self.folder}/{name}'.rstrip('/')

    def full_title(self):
        return self.title if self.korean == '-' else f'{self.title} ({self.korean})'


def read_list():
    problems = [problem for _, problem in read_rows(LIST, Problem)]
    if not problems:
        raise Mistake(f'{LIST}: it has no problem')
    return problems


def row_for(name):
    """The row that has to be added to the list, with blanks to fill in."""
    title = ' '.join(word.capitalize() for word in name.split('-'))
    return '\t'.join([name, '-', '1000', '128', title, *[UNFINISHED] * 2, '-', *[UNFINISHED] * 4])


def find(*words):
    """The problems of these names, which the judge knows; those of the word "all" are all."""
    problems = read_list()
    found = []
    for word in words:
        known = [p for p in problems if word in (p.folder, 'all')]
        if not known and re.fullmatch(FOLDER_NAME, word) and os.path.isdir(f'problems/{word}'):
            raise Mistake(f'problems/{word} has no row in {LIST}: add one where the course has it:\n{row_for(word)}')
        if not known:
            folder = ask('--name', '--', word).strip()
            known = [p for p in problems if p.folder == folder]
        found += known
    return found


# ---------------------------------------------------------------------------- sites

# A problem on a web site that judges it. `differs` is what is different there, or begins with "same".
Site = namedtuple('Site', 'folder site number differs sure')
HOW_SURE = ('checked against its page', 'format inferred from published solutions', 'known by its title only')


def read_sites(problems):
    """Folder -> the sites that have the problem."""
    found = {p.folder: [] for p in problems}
    for number, row in read_rows(SITES, Site):
        if row.folder not in found:
            raise Mistake(f'{SITES}:{number}: {row.folder} is not a folder in {LIST}')
        if row.sure not in HOW_SURE:
            raise Mistake(f'{SITES}:{number}: the last column is one of these: {"; ".join(HOW_SURE)}')
        found[row.folder].append(row)
    return found


def is_same(row):
    """Whether the site has this very problem, with the same input and output."""
    return row.differs.startswith('same')


def own_sites(problems):
    """The same, without the sites that have this very problem on another page and only a similar one here."""
    sites = read_sites(problems)
    own = {row[1:3] for rows in sites.values() for row in rows if is_same(row)}
    return {folder: [row for row in rows if is_same(row) or row[1:3] not in own] for folder, rows in sites.items()}


@functools.lru_cache(None)
def known_sites():
    """Folder -> the sites that have the problem, BOJ among them, as the judge knows them: with addresses and names."""
    rows = map(json.loads, ask('--list', '--json').splitlines())
    return {row['problem']: row['sites'] for row in rows}


@functools.lru_cache(None)
def address_of(site, number):
    """Where the site has the problem of this number or name, or nothing."""
    rows = (row for rows in known_sites().values() for row in rows if (row['site'], row['number']) == (site, number))
    return next(rows, {}).get('address') or ''


def linked(text, site, number):
    """The text as a link to the problem on the site, where its address is known."""
    address = address_of(site, number)
    return f'[{text}]({address})' if address else text
