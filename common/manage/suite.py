"""What the other modules share: lists of problems and judges, files, commands, wrong programs, case streams."""
import concurrent.futures
import functools
import glob
import os
import re
import subprocess
import sys
from collections import namedtuple

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LIST = 'problems/list.tsv'
JUDGES = 'problems/judges.tsv'
SOURCES = 'problems/sources.tsv'
ADDRESSES = 'common/addresses.tsv'
STREAMS = 'problems/streams.tsv'
BUILD = os.environ.get('BUILD') or 'build'
NEW = 'What is new'  # the section by which a page is a short one
UNFINISHED = 'FILL ' + 'IN'  # what `make new` writes where something is to be written
JOBS = os.cpu_count() or 1
FOLDER_NAME = r'[a-z][a-z0-9]*(-[a-z0-9]+)*'


class Mistake(Exception):
    """Ends the work with a message to the user."""


# ---------------------------------------------------------------------------- files and commands

def read(path):
    with open(path, encoding='utf-8', newline='') as file:
        return file.read()


def read_bytes(path):
    with open(path, 'rb') as file:
        return file.read()


def write(path, text):
    with open(path, 'w', encoding='utf-8', newline='') as file:
        file.write(text)


def files_in(folder, pattern):
    """The names of the files in a folder that match, 2 before 10."""
    names = [n for n in os.listdir(folder) if re.fullmatch(pattern, n)] if os.path.isdir(folder) else []
    return sorted(names, key=lambda n: [int(p) if p.isdigit() else p for p in re.split(r'(\d+)', n)])


def environment():
    """Ours, with nothing of the caller's make in it, and in English."""
    not_ours = 'MAKEFLAGS', 'MAKELEVEL', 'MFLAGS', 'P', 'N'
    return {**{name: 'C.UTF-8' if name[:2] == 'LC' or name == 'LANG' else os.environ[name]
               for name in os.environ if name not in not_ours}, 'NO_COLOR': '1'}


def run(*command, **more):
    """Runs a command; its output, both streams as they come, is text."""
    if 'input' not in more:
        more.setdefault('stdin', subprocess.DEVNULL)
    return subprocess.run(command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          encoding='utf-8', errors='replace', check=False, **more)


MADE = set()  # what one call of make has made


def made(*targets):
    """The first target; all are made before, in one call, which shows what is being made."""
    said, wanted = [], sorted({*targets} - MADE)
    if wanted:
        with subprocess.Popen(['make', '-k', f'-j{JOBS}', *wanted], env=environment(), stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, encoding='utf-8', errors='replace') as make:
            for line in make.stdout:
                said.append(line)
                progress(f'building, step {len(said)}: {line.rstrip()}')
        progress('')
        if make.returncode != 0:
            raise Mistake(f'make fails:\n{"".join(said)[-2000:]}')
        MADE.update(wanted)
    return targets[0]


# What runs instead of a command on a page: rules without make, which takes longer than they do; and one Python draws all
# pictures, which gets the values, and the words behind draw.py.
CALLS = ((r'make -s (explain|play) P=([a-z][a-z0-9-]*) N="?([\w -]+)"?$', r'build/rules/\2 \1 \3'),
         (r'\bdraw (.*)', r"{ cat && printf '\\0%s' \1; }"), ('build/', f'{BUILD}/'))


@functools.lru_cache(None)
def printed(command):
    """What a command on a page prints. The programs that it names are made first, rules wherever a problem is named."""
    names = {p.folder for p in read_list()} & set(re.findall('[a-z0-9-]+', command))
    for target in {f'rules/{name}' for name in names} | set(re.findall('build/(bin/[a-z0-9-]+)', command)):
        made(f'{BUILD}/{target}')
    called = functools.reduce(lambda text, call: re.sub(*call, text), CALLS, command)
    result = run('bash', '-c', f'set -eu -o pipefail; {called}')
    if result.returncode != 0 or not result.stdout:
        raise Mistake(f'{command} fails, or prints nothing:\n{result.stdout[-2000:]}')
    return result.stdout + '\n' * (result.stdout[-1] != '\n')


def progress(text):
    """Shows progress on a terminal."""
    if sys.stderr.isatty():
        sys.stderr.write(f'\r{text[:100]}\033[K')
        sys.stderr.flush()


def side_by_side(function, things, title):
    """Yields the results of function(thing), in order, as many at once as there are processors."""
    with concurrent.futures.ThreadPoolExecutor(JOBS) as crew:
        for number, result in enumerate(crew.map(function, things), 1):
            progress('')
            yield result
            progress(f'{title}: {number} of {len(things)}')
    progress('')


def all_of(function, things, title):
    """Yields all that function(thing) yields, in the same way."""
    for found in side_by_side(lambda thing: list(function(thing)), things, title):
        yield from found


# ---------------------------------------------------------------------------- the list

class Problem(namedtuple('Problem', 'folder number limit memory title korean part needs technique cost adds')):
    """A row of the list."""

    @property
    def time(self):
        """Without the "!", which means no extra time for slower languages."""
        return self.limit.rstrip('!')

    def path(self, name=''):
        return f'problems/{self.folder}/{name}'.rstrip('/')

    def full_title(self):
        return self.title if self.korean == '-' else f'{self.title} ({self.korean})'


def contest_of(p):
    """Where the problem comes from, or nothing."""
    return [row.name for _, row in read_rows(SOURCES, namedtuple('Contest', 'folder name')) if row.folder == p.folder]


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


def read_list():
    problems = [problem for _, problem in read_rows(LIST, Problem)]
    if not problems:
        raise Mistake(f'{LIST}: it has no problem')
    return problems


# Where a problem can be submitted. `differs` is what is different there, or begins with "same".
Judge = namedtuple('Judge', 'folder judge name differs sure')
HOW_SURE = ('its page was read', 'public programs use this format', 'known by its title only')


def read_judges(problems):
    """Folder -> the judges that have the problem."""
    found = {p.folder: [] for p in problems}
    for number, row in read_rows(JUDGES, Judge):
        if row.folder not in found:
            raise Mistake(f'{JUDGES}:{number}: {row.folder} is not a folder in {LIST}')
        if row.sure not in HOW_SURE:
            raise Mistake(f'{JUDGES}:{number}: the last column is one of these: {"; ".join(HOW_SURE)}')
        found[row.folder].append(row)
    return found


def own_judges(problems):
    """The same, without the judges that have this very problem on another page and only a similar one here."""
    judges = read_judges(problems)
    own = {j[1:3] for rows in judges.values() for j in rows if j.differs.startswith('same')}
    return {folder: [j for j in rows if j.differs.startswith('same') or j[1:3] not in own] for folder, rows in judges.items()}


@functools.lru_cache(None)
def address_of(judge, name):
    """Where the judge has the problem of this number or name, or nothing."""
    rows = [row for _, row in read_rows(ADDRESSES, namedtuple('Address', 'judge pattern address')) if row.judge == judge]
    return ''.join(match.expand(row.address) for row in rows for match in [re.fullmatch(row.pattern, name)] if match)


def linked(text, judge, name):
    """The text as a link to the problem at the judge, where its address is known."""
    address = address_of(judge, name)
    return f'[{text}]({address})' if address else text


# ---------------------------------------------------------------------------- two languages

WORDS = 'problems/words.ko.tsv'
LACKING = set()  # texts that have no Korean: manage.py asks for their rows when its task is done


@functools.lru_cache(None)
def dictionary():
    rows = {}
    for number, row in read_rows(WORDS, namedtuple('Word', 'english korean')):
        if row.english in rows:
            raise Mistake(f'{WORDS}:{number}: "{row.english}" has a row above: delete one of them')
        rows[row.english] = row.korean
    return {p.title: p.title if p.korean == '-' else p.korean for p in read_list()} | rows


def english(words):
    return words


def korean(words):
    """What sync fills in, in Korean; signs such as N and O(1) are the same, and so are the numbers."""
    if words in dictionary() or not re.search('[a-z]{2}', words):
        return dictionary().get(words, words)
    pattern = re.sub(r'\d+', '{}', words)
    if pattern not in dictionary():
        LACKING.add(pattern)
        return f'{UNFINISHED}: {words}'
    return dictionary()[pattern].format(*re.findall(r'\d+', words))


def korean_of(path):
    return re.sub(r'\.md$', '.ko.md', path)


def english_of(path):
    return re.sub(r'\.ko\.md$', '.md', path)


def pages(p):
    """The page of a problem and its Korean twin, if there is one, each with its language; of None, all other texts."""
    if p:
        return editions(p.path('README.md'))
    below = {path for pattern in ('*/README.md', 'problems/*.md', 'common/*/README.md') for path in glob.glob(pattern)}
    return [(path, korean if path.endswith('.ko.md') else english) for path in ['README.md', *sorted(below)]]


def editions(path):
    """A page and its Korean twin, if there is one, each with its language."""
    return [(path, english)] + [(korean_of(path), korean)] * os.path.exists(korean_of(path))


# ---------------------------------------------------------------------------- rows

def row_for(name):
    """The row that has to be added to the list, with blanks to fill in."""
    title = ' '.join(word.capitalize() for word in name.split('-'))
    return '\t'.join([name, '-', '1000', '128', title, *[UNFINISHED] * 2, '-', *[UNFINISHED] * 3])


def find(*words):
    """The problems of these folders or numbers; those of the word "all" are all."""
    found = []
    for word in words:
        known = [p for p in read_list() if word in (p.folder, p.number, 'all') and word != '-']
        if not known and re.fullmatch(FOLDER_NAME, word) and os.path.isdir(f'problems/{word}'):
            raise Mistake(f'problems/{word} has no row in {LIST}: add one where the course has it:\n{row_for(word)}')
        if not known:
            raise Mistake(f"no problem is called '{word}'; ./run_all.sh --list lists them all")
        found += known
    return found


# ---------------------------------------------------------------------------- samples and wrong programs

def samples_of(p):
    """The files of each sample: (input, answer)."""
    folder = p.path('samples')
    return [(f'{folder}/{name}', f'{folder}/{name[:-3]}.out') for name in files_in(folder, r'\d+\.in')]


Wrong = namedtuple('Wrong', 'path name verdict why korean_why first')
HEADER = re.compile(r'Verdict: (WA|RE|TLE|MLE|OLE)\nWhy: (\S.*(?:\n +\S.*)*)\n(?:Why \(ko\): (\S.*(?:\n +\S.*)*)\n)?'
                    r'First wrong input: (\S.*(?:\n +\S.*)*)\n')
IN_WORDS = re.compile('long; |depends on the machine')  # a first wrong input that is not named


def wrong_programs(p):
    return [p.path(f'wrong/{name}') for name in files_in(p.path('wrong'), r'[A-Za-z0-9].*')]


def header(path):
    """The first comment of a wrong program."""
    lines = [re.sub(r'^(#!.*| ?\*/| ?\*|/\*+|#|//)( |$)', '', line) for line in read(path).splitlines()]
    found = HEADER.match('\n'.join(lines).lstrip('\n') + '\n')
    if not found:
        raise Mistake(f'{path}: its first comment must be the lines "Verdict: WA" (or RE, TLE, MLE, OLE), "Why: ...", '
                      '"Why (ko): ..." (may be missing) and "First wrong input: ...", in this order; what goes on in a '
                      'next line is indented there')
    why, korean_why, first = (re.sub(r'\s+', ' ', found[i] or '') for i in (2, 3, 4))
    return Wrong(path, os.path.basename(path), found[1], why, korean_why, first)


# ---------------------------------------------------------------------------- case streams

def read_cases(p):
    """The cases of a problem: (label, input, answer)."""
    data, at, cases = read_bytes(made(f'{BUILD}/cases/{p.folder}.cases')), 0, []
    while at < len(data):
        end = data.index(b'\n', at)
        _, label, input_bytes, answer_bytes = data[at:end].decode().split(' ')
        middle = end + 1 + int(input_bytes)
        at = middle + int(answer_bytes)
        cases.append((label, data[end + 1:middle], data[middle:at]))
    return cases
