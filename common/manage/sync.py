"""Sync: renews all that is computed in the files of the suite, or tells what is stale. Computed are, in a text:

  /* snippet common/FILE */    what follows, to the next marker or to the end of the file
  <!-- sync: KIND -->          what follows, to <!-- end -->; or KIND:WORD, such as code:FILE
  ```console                   in such a block, what is below each line "$ COMMAND"
  <!-- table: COMMAND -->      the letters in the cells of this table that are filled (tables.py)
  <!-- figure: COMMAND -->     the picture that is shown in the next line: ![TITLE](figures/NAME.svg). The command ends
                               in draw SHAPE ...; on a Korean page, the words of NAME.ko.svg are Korean

and problems/NAME/cases.sum, which pins the cases. What the commands need is built."""
import difflib
import functools
import glob
import hashlib
import os
import re
import textwrap
from collections import namedtuple

from draw import drawn
from folder import IN_WORDS, header, read_cases, samples_of, wrong_programs
from korean import silent_sentences
from language import ENGLISH, KOREAN, WORDS, editions, lacking_row, pages
from limits import idea_of, limits_in_words, time_and_memory
from lists import (ELSEWHERE, HOW_SURE_OF_LIMITS, handed_in, is_own, is_same, linked, own_sites, read_forms, read_rows,
                   read_sites, read_theory)
from run import BUILD, Mistake, files_in, made, printed, read, read_bytes, run, write
from shape import NEW, anchor, effort, without_code
from tables import TABLE, filled

# What stands after the bar finds a marker that is without its other end, or not written as it should be.
SNIPPET = re.compile(r'^(/\* snippet (common/\S+) \*/\n)(?:(?!\n?.*snippet common/).*\n)*|^.*snippet common/.*', re.M)
MARKER = r'^<!-- (?:sync|end)\b'
BLOCK = re.compile(rf'^(<!-- sync: (\S+) -->\n)(?:(?!{MARKER}).*\n)*<!-- end -->\n|{MARKER}.*', re.M)
CONSOLE = re.compile(r'^```console\n.*?(?=^```)', re.S | re.M)
OUTPUT = re.compile(r'^\$ (.*)\n(?:(?!\$ ).*\n)*', re.M)
FIGURE = re.compile(r'^<!-- figure: (.*?) -->\n+!\[(.*?)\]\((\S+?)\)', re.S | re.M)


def renew(path, text, writes):
    """Writes a file that has another text, and says so, or only yields what would change."""
    old = read(path) if os.path.exists(path) else ''
    if old != text and writes:
        write(path, text)
        print('renewed', path)
    elif old != text:
        lines = difflib.unified_diff(old.splitlines(), text.splitlines(), n=0, lineterm='')
        yield f'{path} is stale; make sync would change:\n' + '\n'.join(line[:200] for line in [*lines][2:12])


def renew_parts(path, edition, bodies, shown, writes):
    """Renews a file and the pictures on it, whose names it adds to `shown`; what cannot be renewed stays as it is.
    bodies: kind -> function that makes the text."""
    complaints, known = [], {}

    def snippet(found):
        if not found[2]:
            raise Mistake(f'a marker that is not written as it should be: {found[0]}')
        return found[1] + read(found[2])

    def block(found):
        kind, *word = (found[2] or '').split(':', 1)
        if kind not in bodies:
            raise Mistake(f'no such text is known here, or the marker is without its other end: {found[0][:100]}')
        return f'{found[1]}{bodies[kind](*word)}<!-- end -->\n'

    def console(found):
        return OUTPUT.sub(lambda line: f'$ {line[1]}\n{printed(line[1], edition.locale)}', found[0])

    def table(found):
        return filled(found, known)

    def picture(found):
        command, title = (' '.join(words.split()) for words in found.groups()[:2])
        name = os.path.join(os.path.dirname(path), found[3])
        shown.add(name)
        text, *words = printed(command).rstrip('\n').split('\0')
        complaints.extend(renew(name, drawn(words, text, title, edition.say, edition.file), writes))
        return found[0]

    text = read(path)
    kinds = [(BLOCK, block), (CONSOLE, console), (TABLE, table), (FIGURE, picture)]
    for pattern, part in [(SNIPPET, snippet)] if path.endswith('.c') else kinds:
        def renewed(found, part=part):
            try:
                return part(found)
            except (Mistake, OSError) as mistake:
                complaints.append(f'{path}:{found.string.count(chr(10), 0, found.start()) + 1}: {mistake}')
                return found[0]
        text = pattern.sub(renewed, text)
    yield from complaints
    yield from renew(path, text, writes)


def sync(p, problems, writes):
    """Renews what is computed in the folder of a problem or, of None, in all other files."""
    shown = set()
    if p and p.is_form:  # its game is on the page of the problem
        yield from renew_parts(p.source, ENGLISH, {}, shown, writes)
        yield from renew(p.path('cases.sum'), cases_sum(p), writes)
        return
    for path, edition in pages(p):
        bodies = parts(p, problems, edition) if p else tables(problems, edition)
        yield from renew_parts(path, edition, bodies, shown, writes)
    if p:
        yield from renew_parts(p.source, ENGLISH, {}, shown, writes)
    for path in [p.path('rules.c')] if p else glob.glob('common/rules/*/*.c'):
        yield from (lacking_row(text, WORDS[p is not None]) for text in sorted(silent_sentences(path)))
    yield from map(lacking_row, sorted(KOREAN.lacking))
    here = p.path() if p else 'problems'
    for path in sorted({*glob.glob(f'{here}/*.svg'), *glob.glob(f'{here}/figures/*')} - shown):
        yield f'{path}: no page shows it with a command: delete it, or write its command above it'
    if p:
        yield from renew(p.path('cases.sum'), cases_sum(p), writes)


# ---------------------------------------------------------------------------- tables

def plain(text):
    """The text with a backslash before what Markdown would interpret."""
    return re.sub(r'([~*_|])', r'\\\1', text)


def link(p, edition, here='problems', marks=False):
    """A link to the page of a problem, from a page in the folder `here`; it marks a short page."""
    mark = f' ({edition.say("short page")})' if marks and f'\n## {NEW}\n' in read(p.path('README.md')) else ''
    return f'[{plain(edition.title(p))}]({os.path.relpath(edition.page(p), here)}){mark}'


def tables(problems, edition):
    """The tables of README.md and of the course, and what the Korean course copies of README.md."""
    step, say = {p.folder: str(number) for number, p in enumerate(problems, 1)}, edition.say
    sites = read_sites(problems)
    columns = {
        'step': lambda p: step[p.folder],
        'page': lambda p: link(p, edition),
        'BOJ': lambda p: linked(p.number, 'BOJ', p.number),
        'submit to': lambda p: in_brackets([(row, linked(row.site, row.site, row.number)) for row in sites[p.folder]]),
        'after steps': lambda p: ', '.join(step.get(n, n) for n in p.needs.split(',')),
        'what it adds': lambda p: say(p.adds),
        'technique': lambda p: say(p.technique),
        'cost': lambda p: say(p.cost),
        'what `--full` tries': lambda p: tried(fact(p, 'tried'), edition),
        'the answers come from': lambda p: how_known(fact(p, 'known'), edition)}

    def table(*names, some=problems, **other):
        rows = [[say(name) for name in names], *([(columns | other)[name](p) for name in names] for p in some)]
        lines = [f'| {" | ".join(row)} |\n' for row in rows]
        return ''.join([lines[0], '|---' * len(names) + '|\n', *lines[1:]])

    of_part = {part: [p for p in problems if p.part == part] for part in dict.fromkeys(p.part for p in problems)}

    def course():
        text = ''
        for part, some in of_part.items():
            text += f'\n### {say(part)}\n\n' + table('step', 'page', 'BOJ', 'submit to', 'after steps', 'what it adds',
                                                    some=some, page=lambda p: link(p, edition, marks=True))
        return text + '\n'

    def parts_of_course():
        rows = (f'| {say(part)} | {", ".join(link(p, edition, ".") for p in some)} |\n' for part, some in of_part.items())
        return ''.join(['\n| part | problems |\n|---|---|\n', *rows, '\n'])

    def commands():  # what a learner needs: not the installation for the tests
        start = read('README.md').partition('\n## Judging your own program\n')[0]
        blocks = re.findall(r'^```(?:sh|text)\n(?!\$).*?^```\n', start, re.S | re.M)
        return '\n' + re.sub('(?<= # ).*', lambda comment: say(comment[0]), '\n'.join(blocks)) + '\n'
    return {'code': code, 'verdict': verdict, 'course': course, 'commands': commands, 'sites': lambda: by_site(problems, edition),
            'parts': parts_of_course, 'elsewhere': lambda site: elsewhere(site, problems, edition),
            'theory': lambda: theory(problems, edition), 'techniques': lambda: f'\n{table("page", "technique", "cost")}\n',
            'tried': lambda: f'\n{table("page", "what `--full` tries", "the answers come from")}\n'}


def elsewhere(site, problems, edition):
    """A list that people know, with the page for each of its problems."""
    say, folders = edition.say, {p.folder: p for p in problems}
    text = f'\n| {say("its number")} | {say("title")} | {say("page")} |\n|---|---|---|\n'
    rows = read_rows(ELSEWHERE, namedtuple('Elsewhere', 'site number title near how'))
    for number, row in rows:
        if row.near not in (*folders, '-', 'no game') or row.how not in ('same', 'near', '-'):
            raise Mistake(f'{ELSEWHERE}:{number}: names no page ({row.near}), or does not say how near it is ({row.how})')
        page = link(folders[row.near], edition) if row.near in folders else say(row.near)
        same = f' ({say("the same game")})' if row.how == 'same' else ''
        if row.site == site:
            text += f'| {linked(row.number, site, row.number)} | {plain(row.title)} | {page}{same} |\n'
    return text + '\n'


def theory(problems, edition):
    """The theorems of each part, with the pages that prove them."""
    say, folders, text, part = edition.say, {p.folder: p for p in problems}, '', ''
    for number, row in enumerate(read_theory(), 1):
        if row.part != part:
            part = row.part
            titles = ('name', 'what it says', 'proved in', 'use it when')
            text += f'\n### {say(part)}\n\n| # | {" | ".join(map(say, titles))} |\n|---|---|---|---|---|\n'
        cells = say(row.name), say(row.says), proof(row, folders, edition), say(row.use)
        text += f'| {number} | {" | ".join(map(str.strip, cells))} |\n'
    return text + '\n'


def proof(row, folders, edition):
    """Where a theorem is proved, for theory.md."""
    say, places = edition.say, [place.partition('#') for place in row.where.split(',')]
    if row.where.startswith('## '):
        return f'[{say(row.where[3:])}](#{anchor(say(row.where[3:]))})'
    if os.path.exists(row.where):
        return f'[{os.path.basename(row.where)}]({os.path.relpath(row.where, "problems")})'
    if not all(folder in folders for folder, _, _ in places):
        return say(row.where)
    sections = ((folders[folder], say((section or 'solution').capitalize())) for folder, _, section in places)
    return ', '.join(f'{link(p, edition)[:-1]}#{anchor(section)})' for p, section in sections)


def code(path):
    """A whole file."""
    return f'\n```{path.rpartition(".")[2]}\n{read(path)}```\n\n'


@functools.lru_cache(None)
def verdict(rules):
    """What the judge says of NAME-wrong.c, or of NAME-wrong in another language, by the rules NAME.c beside it."""
    folder, _, name = rules.rpartition('/')
    command = ['./run_all.sh', '--rules', rules, '--solution', *(
        f'{folder}/{file}' for file in files_in(folder, f'{name[:-2]}-wrong[.].*'))]
    made(f'{BUILD}/judge', f'{BUILD}/machinery.o')
    result = run(*command)
    report = re.sub(r' +\d+ ms +[\d.]+ MB$', '', result.stdout, flags=re.M).partition('  1 line differs\n')[0]
    if result.returncode != 1 or 'WA' not in report:
        raise Mistake(f'{" ".join(command)}: the program is to be wrong:\n{result.stdout[-2000:]}')
    return f'\n```text\n$ {" ".join(command)}\n{report}```\n\n'


def tried(words, edition):
    """How many cases of each kind, or in words what is tried."""
    kinds = re.findall(r'(\d+) ([\w-]+)', words)
    return ', '.join(edition.counted(*kind) for kind in kinds) if words[0].isdigit() else edition.say(words)


def how_known(words, edition):
    """How the answers are known."""
    words = (', ' if edition is KOREAN else '; ').join(edition.say(way) for way in words.split('; '))
    return re.sub(r'\d{4,}', lambda number: f'{int(number[0]):,}', words)


@functools.lru_cache(None)
def case_count(p):
    return len(read_cases(p))


def cases_sum(p):
    """Pins the cases: when one of them changes, or only their random order, this does, and nothing else need."""
    data = read_bytes(made(f'{BUILD}/cases/{p.made}.cases'))
    return f'{case_count(p)} cases, sha256 {hashlib.sha256(data).hexdigest()}\n'


def in_brackets(texts):
    """The texts of (row of a site, text) in one line: first those that take a solution of the suite, then the others in
    brackets."""
    return ', '.join([text for row, text in texts if handed_in(row)] +
                     [f'({text})' for row, text in texts if not handed_in(row)])


ALL_GAMES = {'AtCoder EDPC': 2, 'CSES': 7}  # how many games these sites have


def by_site(problems, edition):
    """For each site its problems in the order of the course."""
    found = {}
    for p, rows in zip(problems, own_sites(problems).values()):
        for row in rows:
            found.setdefault(row.site, []).append(
                (row, f'{link(p, edition)} {linked(f"`{row.number}`", row.site, row.number)}'))
    whole = {site: f' ({edition.say("all of its games")})' for site, games in ALL_GAMES.items()
             if sum(is_same(row) for row, _ in found.get(site, [])) == games}
    return ''.join(f'- **{site}**{whole.get(site, "")}: {in_brackets(found[site])}\n'
                   for site in sorted(found, key=str.lower))


def fact(p, name):
    """What is tried, or how the answers are known."""
    return dict(line.split('\t') for line in read(made(f'{BUILD}/facts/{p.folder}')).splitlines()).get(name, '-')


# ---------------------------------------------------------------------------- parts of a page

def wrapped(text, width=110, indent=''):
    """A paragraph. A sign or number that Markdown would take for an entry of a list does not begin a line."""
    text = re.sub(r' (?=(?:[-+*#>=]|\d+[.)]) )', '\0', text)
    return textwrap.fill(text, width, subsequent_indent=indent, break_long_words=False,
                         break_on_hyphens=False).replace('\0', ' ') + '\n'


def entry(text):
    """An entry of a list."""
    return wrapped(f'- {text}', indent='  ')


def head(p, problems, edition):
    """Two lines: where things are, and what the page asks of a reader."""
    say, other = edition.say, KOREAN if edition is ENGLISH else ENGLISH
    facts = [linked(f'BOJ {p.number}', 'BOJ', p.number)] if p.number != '-' else []
    facts += [time_and_memory(p, say, '{} seconds · {} MB'), *[say('no extra time')] * p.limit.endswith('!'),
              '[main.c](main.c)', '[rules.c](rules.c)', f'`make play P={p.folder}`']
    if len(editions(p.path('README.md'))) > 1:
        facts.append(f'[{other.name}]({other.file("README.md")})')
    needs = ', '.join(link(q, edition, p.path()) for q in problems if q.folder in p.needs.split(','))
    grade, minutes = effort(read(p.path('README.md')), len(below(p, problems)))
    ratings = [f'{row.differs.partition("; rated ")[2]} at {row.site}' for row in read_sites(problems)[p.folder]
               if '; rated ' in row.differs]
    asked = [f'{say("Needs:")} {needs or say("nothing")}', f'{say("You learn:")} {say(p.adds)}',
             f'{say("Difficulty:")} {say(ratings[0]) if ratings else say(grade).lower()}', say(f'about {minutes} minutes')]
    return f'# {plain(edition.both_titles(p))}\n\n{" · ".join(facts)}\n\n{" · ".join(asked)}\n'


def below(p, problems):
    """The folders of all pages that are needed first."""
    needs = [q for q in problems if q.folder in p.needs.split(',')]
    return {q.folder for q in needs}.union(*(below(q, problems) for q in needs))


def differs(row, p, problems, edition):
    """What a site has that is different, and which file it takes, where that is not main.c."""
    say, taken, forms = edition.say, handed_in(row), read_forms()
    if taken is None or is_same(row):
        return re.sub(r'^same', 'same format', say(re.sub('; rated .*', '', row.differs)))  # the rating is in the head
    folder, _, form = taken.partition('/')
    more = f'; {say(row.differs.partition("; ")[2])}' if ';' in row.differs else ''
    page = '' if is_own(row) else f'{link(next(q for q in problems if q.folder == folder), edition, p.path())}, '
    if not form:
        return say('as {} asks for it').format(page[:-2]) + more
    of, file = forms[taken], os.path.relpath(f'problems/{taken}.c', p.path())
    limits = time_and_memory(p._replace(limit=of.time, memory=of.memory), say, '{} seconds · {} MB')
    sure = '' if of.limits == HOW_SURE_OF_LIMITS[0] else f' ({say("limits: " + of.limits)})'
    return f'{page}[{form}.c]({file}); {say(of.differs)}; {limits}{sure}{more}'


def submit(p, sites, problems, edition):
    """Where the problem is from, and who judges it."""
    say, text = edition.say, ''
    text += f'{say("Source:")} {say(p.contest)}\n\n' * (p.contest != '-')
    text += say('Submit today:' if sites else 'Submit today: no active online judge is known to have it.') + '\n'
    for row in sites:
        at = f'{row.site} {linked(f"`{row.number}`", row.site, row.number)}'
        text += '\n' * (row is sites[0]) + entry(f'{at}: {differs(row, p, problems, edition)} ({say(row.sure)})')
    if edition is KOREAN:  # BOJ shows its classes of problems so
        text += f'\n<details>\n<summary>{say("Tags")}</summary>\n\n{say(f"tags: {p.technique}")}\n\n</details>\n'
    return text


def idea(p):
    """What to remember of a page is the idea in the head of main.c."""
    return wrapped(f'**Remember this.** {plain(idea_of(p))}', 118)


def main_of(p):
    """The function main() of main.c, whole."""
    return '\n```c\n' + re.search(r'^int main\(.*?^}\n', read(p.source), re.S | re.M)[0] + '```\n\n'


LINES_OF_TWO = 16  # at most: the inputs of the two samples that are not folded


def samples(p, say):
    """Two samples, where possible with different answers, or one that has them all; a fold with the others, also with
    a second one that would push the rest of the page out of sight."""
    pairs = samples_of(p)
    lines = [set(read(answer).splitlines()) for _, answer in pairs]
    more = [pair for pair, answers in zip(pairs, lines) if answers - lines[0]] or pairs[1:] * (len(lines[0]) == 1)
    shown = [pairs[0], *more[:1]]
    if sum(read(given).count('\n') for given, _ in shown) > LINES_OF_TWO:
        shown = pairs[:1]
    folded = [pair for pair in pairs if pair not in shown]
    text = '\n' + ''.join(sample(pair, say) for pair in shown)
    if folded:
        title = say(f'More samples: {len(folded)}')
        text += f'<details>\n<summary>{title}</summary>\n\n{"".join(sample(pair, say) for pair in folded)}</details>\n'
    return text


def sample(pair, say):
    text = ''
    for path, title in zip(pair, ('Sample input {}', 'Sample output {}')):
        name = os.path.basename(path)
        text += f'### [{say(title).format(name.partition(".")[0])}](samples/{name})\n```text\n{read(path)}```\n'
    return text + '\n'


def mistakes(p, edition):
    text, say, course = '', edition.say, edition.file('which-idea.md')
    shared = re.findall(r'^### (.*)$', without_code(read(f'problems/{course}')), re.M)
    headers = [header(path) for path in wrong_programs(p)]
    silent = [w.path for w in headers if not w.why[edition.code]]
    if silent:
        raise Mistake(f'"Why ({edition.code}): ..." is missing below Why, for {edition.page(p)}: {", ".join(silent)}')
    for w in headers:
        first, dot, rest = w.why[edition.code].partition('. ')
        if first in shared:  # a mistake that is not of this game: explained once, there
            first = f'[{first}](../{course}#{anchor(first)})'
        text += entry(f'[{w.name}](wrong/{w.name}) ({w.verdict}): {first}{dot}{rest}')
        shown = say(re.sub('^long; ', '', w.first)) if IN_WORDS.match(w.first) else f'`{w.first}`'
        text += f'  {say("Smallest input that shows it:")} {shown}\n'
    return text


def following(p, problems, edition):
    """The next page of the course, and the others that need this one."""
    after, say = problems[problems.index(p) + 1:][:1], edition.say
    others = [q for q in problems if p.folder in q.needs.split(',') and q not in after][:2]
    texts = [] if after else [say('This is the last page of the course.') + '\n']
    for words, some in (('The next page of the course:', after), ('Other pages that build on this one:', others)):
        entries = ''.join(entry(f'{link(q, edition, p.path(), True)}: {say(q.adds)}') for q in some)
        texts += [f'{say(words)}\n\n{entries}'] if some else []
    return '\n'.join(texts)


def parts(p, problems, edition):
    """What is copied to the page of a problem."""
    return {'head': lambda: head(p, problems, edition), 'limits': lambda: limits_in_words(p, edition.say),
            'samples': lambda: samples(p, edition.say), 'idea': lambda: idea(p), 'main': lambda: main_of(p),
            'mistakes': lambda: mistakes(p, edition), 'next': lambda: following(p, problems, edition),
            'submit': lambda: submit(p, read_sites(problems)[p.folder], problems, edition)}
