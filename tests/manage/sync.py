"""Sync: fills in what is copied. In main.c a snippet goes from its marker to the next one or to the end of the file; on a
page, what is copied is between <!-- sync: KIND --> and <!-- end -->."""
import functools
import hashlib
import os
import re
import textwrap

from suite import (BUILD, IN_WORDS, NEW, STREAMS, Mistake, contest_of, editions, english, files_in, header, korean_of,
                   linked, made, own_judges, read, read_bytes, read_cases, read_judges, renew, wrong_programs, write)

MARKER = r'(?:<!-- (?:sync|end)\b|.*snippet common/)'
BLOCK = re.compile(r'^(<!-- sync: (\S+) -->\n|/\* snippet (\S+) \*/\n)'
                   rf'(?:(?!{MARKER}).*\n)*((?(2)<!-- end -->\n))', re.M)


def renew_copies(path, bodies, check):
    """Renews the copies in a file; with check it only reports a stale one. Yields complaints.

    bodies: kind -> function that makes the text."""
    if not os.path.exists(path):
        yield f'{path} is missing'
        return
    complaints, old = [], read(path)

    def block(found):
        try:
            return found[1] + bodies[found[2] or found[3]]() + found[4]
        except KeyError as unknown:
            complaints.append(f'{path}: there is no {unknown.args[0]} to copy here')
        except Mistake as mistake:
            complaints.append(str(mistake))
        return found[0]
    new = BLOCK.sub(block, old)
    rest = BLOCK.sub(lambda found: re.sub('.*', '', found[0]), old)
    complaints += [f'{path}:{number}: a marker without its other end, or not written as it should be: {line}'
                   for number, line in enumerate(rest.splitlines(), 1) if re.match(MARKER, line)]
    yield from complaints or renew(path, new, check and f'{path}: a copy is stale: make sync renews it')


# ---------------------------------------------------------------------------- snippets

def snippets():
    return {f'common/{n}': lambda n=n: read(f'common/{n}') for n in files_in('common', r'[a-z0-9_]+\.c')}


# ---------------------------------------------------------------------------- tables

def plain(text):
    """The text with a backslash before what Markdown would interpret."""
    return re.sub(r'([~*_|])', r'\\\1', text)


def table(head, *rows):
    lines = [f'| {" | ".join(row)} |\n' for row in [head, *rows]]
    return ''.join([lines[0], '|---' * len(head) + '|\n', *lines[1:]])


def link(p, say, here='problems', marks=False):
    """A link to the page of a problem, from a page in the folder `here`; it marks a short page."""
    title = p.title if say is english or p.korean == '-' else p.korean
    path = [path for path, language in editions(p.path('README.md')) if language in (english, say)][-1]
    mark = f' ({say("short page")})' if marks and f'\n## {NEW}\n' in read(p.path('README.md')) else ''
    return f'[{plain(title)}]({os.path.relpath(path, here)}){mark}'


def tables(problems, say):
    """The tables of README.md and of the course, and what the Korean course copies of README.md."""
    step = {p.folder: str(number) for number, p in enumerate(problems, 1)}
    judges = read_judges(problems)

    def submit(p):
        return in_brackets([(j, linked(j.judge, j.judge, j.name)) for j in judges[p.folder]])

    def overview():
        rows = []
        for p, (tried, known) in zip(problems, map(fact, problems)):
            cases = f'{int(stream(p).split()[1]):,} cases' if tried[0].isdigit() else tried
            title = '' if p.korean == '-' else plain(p.korean)
            rows.append([link(p, english, '.'), title, boj(p), submit(p), cases, known])
        return table(['problem', 'Korean title', 'BOJ', 'submit to', '`--full` tries', 'the answers come from'], *rows)

    def for_each(columns, cells):
        return '\n' + table([say(word) for word in columns], *[[link(p, say), *cells(p)] for p in problems]) + '\n'

    def course():
        text = ''
        for part in dict.fromkeys(p.part for p in problems):
            rows = [[step[p.folder], link(p, say, marks=True), boj(p), submit(p),
                     ', '.join(step.get(n, n) for n in p.needs.split(',')), say(p.adds)]
                    for p in problems if p.part == part]
            columns = [say(word) for word in ('step', 'page', 'BOJ', 'submit to', 'after steps', 'what it adds')]
            text += f'\n### {say(part)}\n\n' + table(columns, *rows)
        return text + '\n'

    def commands():  # what a learner needs: not the installation for the tests
        start = read('README.md').partition('\n## The problems\n')[0]
        blocks = re.findall(r'^```(?:sh|text)\n(?!\$).*?^```\n', start, re.S | re.M)
        return '\n' + re.sub('(?<= # ).*', lambda comment: say(comment[0]), '\n'.join(blocks)) + '\n'
    return {'problems': overview, 'course': course, 'commands': commands, 'judges': lambda: by_judge(problems, say),
            'techniques': lambda: for_each(['page', 'technique', 'cost'], lambda p: [say(p.technique), say(p.cost)]),
            'tried': lambda: for_each(['page', 'what `--full` tries'],
                                      lambda p: [re.sub(r'^\D.*', lambda words: say(words[0]), fact(p)[0])])}


def boj(p):
    return linked(p.number, 'BOJ', p.number)


def in_brackets(texts):
    """The texts of (judge's row, text) in one line: first those with the same format, then the others in brackets."""
    return ', '.join([text for j, text in texts if j.differs.startswith('same')] +
                     [f'({text})' for j, text in texts if not j.differs.startswith('same')])


ALL_GAMES = {'AtCoder EDPC': 2, 'CSES': 7}  # how many games these judges have


def by_judge(problems, say):
    """For each judge its problems in the order of the course."""
    found = {}
    for p, judges in zip(problems, own_judges(problems).values()):
        for j in judges:
            found.setdefault(j.judge, []).append((j, f'{link(p, say)} {linked(f"`{j.name}`", j.judge, j.name)}'))
    whole = {judge: f' ({say("all of its games")})' for judge, games in ALL_GAMES.items()
             if sum(j.differs.startswith('same') for j, _ in found.get(judge, [])) == games}
    return ''.join(f'- **{judge}**{whole.get(judge, "")}: {in_brackets(found[judge])}\n'
                   for judge in sorted(found, key=str.lower))


def rules_print(p, what):
    """The facts or limits that the rules of a problem print, their lines split at the tabs."""
    return [line.split('\t') for line in read(made(f'{BUILD}/{what}/{p.folder}')).splitlines()]


@functools.lru_cache(None)
def fact(p):
    """What is tried, and how the answers are known."""
    facts_of = {row[0]: row[-1] for row in rules_print(p, 'facts')}
    known = re.sub(r'\d+', lambda number: f'{int(number[0]):,}', facts_of.get('known', '-'))
    return facts_of.get('tried', '-'), known


# ---------------------------------------------------------------------------- parts of a page

def with_commas(text):
    """1000000 as 1,000,000 (10^6)."""
    value = int(text)
    round_one = re.fullmatch(r'([1-9])(0{6,})', text)
    if round_one:
        power = f'10^{len(round_one[2])}'
        return f'{value:,} ({power if round_one[1] == "1" else f"{round_one[1]} × {power}"})'
    if value > 2 ** 30 and (value + 1) & value == 0:
        return f'{value:,} (2^{value.bit_length()} - 1)'
    return f'{value:,}'


def time_and_memory(p, say, words):
    one = p.time == '1000'
    return say(words.replace('seconds', 'second') if one else words).format(f'{int(p.time) / 1000:g}', p.memory)


def entry(text):
    """An entry of a list."""
    return textwrap.fill(f'- {text}', 110, subsequent_indent='  ', break_long_words=False,
                         break_on_hyphens=False) + '\n'


def head(p, judges, say):
    facts = [linked(f'BOJ {p.number}', 'BOJ', p.number)] if p.number != '-' else []
    facts += [time_and_memory(p, say, '{} seconds · {} MB'), *[say('no extra time')] * p.limit.endswith('!'),
              '[main.c](main.c)', '[rules.c](rules.c)']
    if os.path.exists(korean_of(p.path('README.md'))):
        facts.append('[한국어](README.ko.md)' if say is english else '[English](README.md)')
    title = p.full_title() if say is english or p.korean == '-' else f'{p.korean} ({p.title})'
    text = f'# {plain(title)}\n\n{" · ".join(facts)}\n\n'
    text += ''.join(f'{say("Source:")} {say(name)}\n\n' for name in contest_of(p))
    text += say('Submit today:' if judges else 'Submit today: no active judge is known to have it.') + '\n'
    for j in judges:
        differs = re.sub(r'^same', 'same format', say(j.differs))
        at = f'{j.judge} {linked(f"`{j.name}`", j.judge, j.name)}'
        text += '\n' * (j is judges[0]) + entry(f'{at}: {differs} ({say(j.sure)})')
    if say is not english:  # BOJ shows its classes of problems so
        text += f'\n<details>\n<summary>{say("Tags")}</summary>\n\n{say(f"tags: {p.technique}")}\n\n</details>\n'
    return text


def limits(p, say):
    lines = [time_and_memory(p, say, 'Time {} seconds, memory {} MB.')]
    lines += [say('No extra time for slower languages.')] * p.limit.endswith('!')
    for name, *fields in rules_print(p, 'limits'):
        if len(fields) == 2:
            lines.append(f'{with_commas(fields[0])} ≤ {say(name)} ≤ {with_commas(fields[1])}')
        elif len(fields) == 3 and fields[:2] == ['1', '1']:
            lines.append(say(f'{name} is one of: {" ".join(fields[2])}'))
        elif len(fields) == 3:
            length = say('length of {}').format(say(name))
            letters = f'{say("of")}: `{fields[2]}`'
            lines.append(f'{with_commas(fields[0])} ≤ {length} ≤ {with_commas(fields[1])}, {letters}')
        else:  # what ranges cannot say
            lines.append(say(fields[0]))
    return ''.join(f'- {line}\n' for line in lines)


def samples(p, say):
    text = '\n'
    for name in files_in(p.path('samples'), r'\d+\.(in|out)'):
        number, _, kind = name.partition('.')
        title = say('Sample input {}' if kind == 'in' else 'Sample output {}').format(number)
        text += f'### [{title}](samples/{name})\n\n```text\n{read(p.path(f"samples/{name}"))}```\n\n'
    return text


def mistakes(p, say):
    text = ''
    headers = [header(path) for path in wrong_programs(p)]
    silent = [w.path for w in headers if not w.korean_why and say is not english]
    if silent:
        raise Mistake(f'"Why (ko): ..." is missing below Why, for {p.path("README.ko.md")}: {", ".join(silent)}')
    for w in headers:
        text += entry(f'[{w.name}](wrong/{w.name}) ({w.verdict}): {w.why if say is english else w.korean_why}')
        shown = say(re.sub('^long; ', '', w.first)) if IN_WORDS.match(w.first) else f'`{w.first}`'
        text += f'  {say("Smallest input that shows it:")} {shown}\n'
    return text


def following(p, problems, say):
    """The next page of the course, and the others that need this one."""
    after = problems[problems.index(p) + 1:][:1]
    others = [q for q in problems if p.folder in q.needs.split(',') and q not in after]
    texts = [] if after else [say('This is the last page of the course.') + '\n']
    for words, pages in (('The next page of the course:', after), ('Other pages that build on this one:', others)):
        entries = ''.join(entry(f'{link(q, say, p.path(), True)}: {say(q.adds)}') for q in pages)
        texts += [f'{say(words)}\n\n{entries}'] if pages else []
    return '\n'.join(texts)


# ---------------------------------------------------------------------------- case streams

@functools.lru_cache(None)
def stream(p):
    """The row of a problem's cases in the list of streams: a change of a random order shows there and nowhere else."""
    name = made(f'{BUILD}/cases/{p.folder}.cases')
    return f'{p.folder}\t{len(read_cases(p))}\t{hashlib.sha256(read_bytes(name)).hexdigest()[:12]}\n'


def sync_streams(problems, check):
    listed = read(STREAMS).splitlines(keepends=True) if os.path.exists(STREAMS) else []
    for folder, cases, digest in (stream(p).split() for p in problems if stream(p) not in listed):
        change = f'{STREAMS}: the cases of {folder} have changed: now {cases} of them, hash {digest}'
        if check:
            yield f'{change}; if they should, make sync'
        else:
            print(change)
    if not check:
        write(STREAMS, '# folder\tcases\thash of build/cases/FOLDER.cases\n' + ''.join(map(stream, problems)))


def sync_problem(p, problems, check):
    judges = read_judges(problems)[p.folder]
    yield from renew_copies(p.path('main.c'), snippets(), check)
    for path, say in editions(p.path('README.md')):
        bodies = {'head': lambda: head(p, judges, say), 'limits': lambda: limits(p, say),
                  'samples': lambda: samples(p, say), 'mistakes': lambda: mistakes(p, say),
                  'next': lambda: following(p, problems, say)}
        yield from renew_copies(path, bodies, check)


def sync_tables(problems, check):
    for path, say in [('README.md', english), *editions('problems/README.md')]:
        yield from renew_copies(path, tables(problems, say), check)
    yield from sync_streams(problems, check)
