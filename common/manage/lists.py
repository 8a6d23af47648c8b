"""The lists of the suite: the problems, in the order of the course, and the sites where they can be submitted."""
import functools
import json
import os
import re
from collections import namedtuple

from ask_judge import ask
from run import Mistake, read

LIST = 'problems/list.tsv'
SITES = 'problems/sites.tsv'
ELSEWHERE = 'problems/elsewhere.tsv'
THEORY = 'problems/theory.tsv'
FORMS = 'problems/forms.tsv'
FOLDER_NAME = r'[a-z][a-z0-9]*(-[a-z0-9]+)*'
UNFINISHED = 'FILL ' + 'IN'  # what `make new` writes where something is to be written


def read_rows(path, kind):
    """The rows of a list, with their line numbers; kind names the columns, of which the last may have a default."""
    for number, line in enumerate(read(path).splitlines(), 1):
        if line.startswith('#') or not line.strip():
            continue
        fields = line.split('\t')
        least = len(kind._fields) - len(kind._field_defaults)
        if not least <= len(fields) <= len(kind._fields) or not all(f.strip() for f in fields):
            raise Mistake(f'{path}:{number}: a row has {len(kind._fields)} columns, none of them empty ("-" for none), '
                          f'and a tab between two: {" ".join(kind._fields)}; this one has {len(fields)}')
        yield number, kind(*fields)


# A row of the theory: `where` has folders with a comma between, each with "#exercises" or the like where the proof is not
# in the solution; or "## " and a heading of theory.md; or a file; or words, where it is not proved in the suite.
Theorem = namedtuple('Theorem', 'id part name says where use needs')


def read_theory():
    return [theorem for _, theorem in read_rows(THEORY, Theorem)]


# ---------------------------------------------------------------------------- problems

class Problem(namedtuple('Problem', 'folder number limit memory title korean part needs technique cost adds contest')):
    """A row of the list; or a form, in which another judge asks for the same game: its folder is NAME/FORM."""

    @property
    def time(self):
        """Without the "!", which means no extra time for slower languages."""
        return self.limit.rstrip('!')

    def path(self, name=''):
        return f'problems/{self.folder}/{name}'.rstrip('/')

    @property
    def made(self):
        """The name of what is made of it, in the folders of build/."""
        return self.folder.replace('/', '+')

    @property
    def is_form(self):
        return '/' in self.folder

    @property
    def is_function(self):
        """Whether it is a form in which a program is a function that the judge calls."""
        return self.is_form and read_forms()[self.folder].signature != '-'

    @property
    def is_played(self):
        """Whether its programs play: each is a conversation, which only the judge can have with it (judge/trial.c)."""
        return not self.is_form and '.converse' in read(self.rules)

    @property
    def source(self):
        return f'problems/{self.folder}.c' if self.is_form else self.path('main.c')

    @property
    def rules(self):
        return f'problems/{self.folder.partition("/")[0]}/rules.c'

    def full_title(self):
        return self.title if self.korean == '-' else f'{self.title} ({self.korean})'


def read_list():
    problems = [problem for _, problem in read_rows(LIST, Problem)]
    if not problems:
        raise Mistake(f'{LIST}: it has no problem')
    return problems


def tried(problems):
    """Those on which tests try what takes long: with QUICK (see tests/README.md) about a dozen, however many there are, else
    all."""
    step = max(len(problems) // 12, 1)
    return problems[step // 2::step] if os.environ.get('QUICK') else problems


def named_or_tried(names):
    """The games of these names; without names those on which tests try what takes long."""
    return find(*names) if names else tried(read_list())


def row_for(name):
    """The row that has to be added to the list, with blanks to fill in."""
    title = ' '.join(word.capitalize() for word in name.split('-'))
    return '\t'.join([name, '-', '1000', '128', title, *[UNFINISHED] * 2, '-', *[UNFINISHED] * 4])


def find(*words):
    """The problems of these names, which the judge knows; those of the word "all" are all."""
    problems = read_list()
    forms = [form for p in problems for form in forms_of(p)]
    found = []
    for word in words:
        known = [p for p in problems if word in (p.folder, 'all')] or [form for form in forms if form.folder == word]
        if not known and re.fullmatch(FOLDER_NAME, word) and os.path.isdir(f'problems/{word}'):
            raise Mistake(f'problems/{word} has no row in {LIST}: add one where the course has it:\n{row_for(word)}')
        if not known:
            folder = ask('--name', '--', word).strip()
            known = [p for p in problems + forms if p.folder == folder]
        found += known
    return found


# ---------------------------------------------------------------------------- forms

# How a judge asks for the game of a folder: how it compares outputs, how sure its limits are, what differs from main.c; of
# a function its signature.
Form = namedtuple('Form', 'folder form time memory comparison limits differs signature', defaults=['-'])
COMPARISONS = 'lines', 'words', 'words in any case', 'bytes'  # in the order of common/judge/verdict.h
HOW_SURE_OF_LIMITS = 'checked against its page', 'usual there, not seen', 'not known: ours'


@functools.lru_cache(None)
def read_forms():
    """The forms of all problems, by NAME/FORM."""
    found = {}
    for number, row in read_rows(FORMS, Form) if os.path.exists(FORMS) else ():
        for column, known in ((row.comparison, COMPARISONS), (row.limits, HOW_SURE_OF_LIMITS)):
            if column not in known:
                raise Mistake(f'{FORMS}:{number}: {column}: this column is one of these: {"; ".join(known)}')
        found[f'{row.folder}/{row.form}'] = row
    return found


def forms_of(p):
    """The forms of a problem, each as a problem by itself."""
    return [p._replace(folder=folder, number='-', limit=row.time, memory=row.memory)
            for folder, row in read_forms().items() if row.folder == p.folder]


def text_forms_of(p):
    """Those in which a program reads a text and writes one."""
    return [form for form in forms_of(p) if not form.is_function]


# ---------------------------------------------------------------------------- sites

# A problem on a web site that judges it. `differs` begins with "same"; or is a form; or the folder of another problem, or
# NAME/FORM of another problem's form, which ask for more; or what is different there, where nothing here can be submitted.
# After the first three "; " and words may say what else differs there; after "same" also "; rated 1500", the difficulty
# there, known from public copies.
Site = namedtuple('Site', 'folder site number differs sure')
HOW_SURE = ('checked against its page', 'format inferred from published solutions', 'known by its title only')


def read_sites(problems):
    """Folder -> the sites that have the problem."""
    found = {p.folder: [] for p in problems}
    for number, row in read_rows(SITES, Site):
        if row.folder not in found:
            raise Mistake(f'{SITES}:{number}: {row.folder} is not a folder in {LIST}')
        name, _, _ = row.differs.partition(';')
        if re.fullmatch(rf'{FOLDER_NAME}(/{FOLDER_NAME})?', name) and name != 'same' and not handed_in(row):
            raise Mistake(f'{SITES}:{number}: {name} is neither a form in {FORMS} nor a folder')
        if row.sure not in HOW_SURE:
            raise Mistake(f'{SITES}:{number}: the last column is one of these: {"; ".join(HOW_SURE)}')
        found[row.folder].append(row)
    return found


def is_same(row):
    """Whether the site has this very problem, with the same input and output."""
    return row.differs.startswith('same')


def handed_in(row):
    """The folder of the problem or form whose solution the site takes, or nothing."""
    name, _, _ = row.differs.partition(';')
    own, forms = f'{row.folder}/{name}', read_forms()
    if own in forms or is_same(row):
        return own if own in forms else row.folder
    is_known = name in forms or re.fullmatch(FOLDER_NAME, name) and os.path.isdir(f'problems/{name}')
    return name if is_known else None


def own_sites(problems):
    """The same, without the sites that have this very problem on another page and only a similar one here."""
    sites = read_sites(problems)
    own = {row[1:3] for rows in sites.values() for row in rows if is_own(row)}
    return {folder: [row for row in rows if is_own(row) or row[1:3] not in own] for folder, rows in sites.items()}


def is_own(row):
    """Whether the site takes main.c, or the solution of a form of the same folder."""
    return (handed_in(row) or '').partition('/')[0] == row.folder


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
