"""Sync: fills in what is copied. A snippet stands in main.c between its markers; a table, or a part of a page, stands
between <!-- sync: KIND --> and <!-- end -->."""
import functools
import os
import re
import textwrap

from suite import (BUILD, IN_WORDS, Mistake, editions, english, files_in, header, korean_of, made, read, read_judges,
                   side_by_side, wrong_programs, write)

MARKER = r'(?:<!-- (?:sync|end)\b|.*snippet common/)'
BLOCK = re.compile(r'^(<!-- sync: (\S+) -->\n|/\* snippet (\S+): begin \*/\n)'
                   rf'(?:(?!{MARKER}).*\n)*(<!-- end -->\n|/\* snippet \3: end \*/\n)', re.M)


def renewed(path, bodies):
    """The text of a file with every copy renewed, and the complaints. bodies: kind -> function that makes the text."""
    complaints, text = [], read(path)

    def block(old):
        try:
            return old[1] + bodies[old[2] or old[3]]() + old[4]
        except KeyError as unknown:
            complaints.append(f'{path}: nothing is called {unknown.args[0]} that could be copied here')
        except Mistake as mistake:
            complaints.append(str(mistake))
        return old[0]
    new = BLOCK.sub(block, text)
    rest = BLOCK.sub(lambda old: re.sub('.*', '', old[0]), text)
    complaints += [f'{path}:{number}: a marker without its other end, or not written as it should be: {line}'
                   for number, line in enumerate(rest.splitlines(), 1) if re.match(MARKER, line)]
    return new, complaints


def renew(path, bodies, check):
    """Renews the copies in a file and says so; with check it only says which file is stale. Yields complaints."""
    if not os.path.exists(path):
        yield f'{path} is missing'
        return
    old = read(path)
    new, complaints = renewed(path, bodies)
    yield from complaints
    if complaints or new == old:
        return
    if check:
        yield f'{path}: a copy is stale: make sync renews it'
    else:
        write(path, new)
        print(f'renewed {path}')


# ---------------------------------------------------------------------------- snippets

def snippets():
    return {f'common/{n}': lambda n=n: read(f'common/{n}') for n in files_in('common', r'[a-z0-9_]+\.c')}


# ---------------------------------------------------------------------------- tables

def plain(text):
    """The text with what Markdown would take for a sign."""
    return re.sub(r'([~*_|])', r'\\\1', text)


def table(head, *rows):
    return ''.join(f'| {" | ".join(row)} |\n' for row in [head, *rows]).replace('\n', '\n' + '|---' * len(head) + '|\n', 1)


def tables(problems, say):
    """The tables of README.md and of the course, and what the Korean course copies of README.md."""
    step = {p.folder: str(number) for number, p in enumerate(problems, 1)}
    judges = read_judges(problems)

    def link(p):
        title = p.title if say is english or p.korean == '-' else p.korean
        path = [path for path, language in editions(p.path('README.md')) if language in (english, say)][-1]
        return f'[{plain(title)}]({os.path.relpath(path, "problems")})'

    def overview():
        rows = []
        for p, (tried, known) in zip(problems, facts(problems)):
            kinds = re.findall(r'(?:^|, )(\d+) ', tried)
            rows.append([f'[{p.title}](problems/{p.folder}/README.md)', '' if p.korean == '-' else plain(p.korean), p.number,
                         judge_names(judges[p.folder]), f'{sum(map(int, kinds)):,} cases' if kinds else tried, known])
        return table(['problem', 'Korean title', 'BOJ', 'hand in at', '`--full` tries', 'the answers come from'], *rows)

    def tried_kinds():
        return '\n' + table([say('page'), say('what `--full` tries')],
                            *[[link(p), tried if tried[0].isdigit() else say(tried)]
                              for p, (tried, _) in zip(problems, facts(problems))]) + '\n'

    def course():
        text = ''
        for part in dict.fromkeys(p.part for p in problems):
            rows = [[step[p.folder], link(p), p.number, ', '.join(step.get(n, n) for n in p.needs.split(',')),
                     say(p.adds)] for p in problems if p.part == part]
            columns = [say(word) for word in ('step', 'page', 'BOJ', 'after steps', 'what it adds')]
            text += f'\n### {say(part)}\n\n' + table(columns, *rows)
        return text + '\n'

    def techniques():
        return '\n' + table([say(word) for word in ('step', 'page', 'technique', 'cost')],
                            *[[step[p.folder], link(p), say(p.technique), say(p.cost)] for p in problems]) + '\n'

    def commands():
        start = read('README.md').partition('\n## The problems\n')[0]
        return '\n' + '\n'.join(re.findall(r'^```sh\n.*?^```\n', start, re.S | re.M)) + '\n'
    return {'problems': overview, 'course': course, 'techniques': techniques, 'tried': tried_kinds,
            'commands': commands}


def judge_names(judges):
    """The judges of a problem in short, those with another format in brackets."""
    same = [j.judge for j in judges if j.differs.startswith('same')]
    other = [j.judge for j in judges if j.judge not in same]
    return ', '.join(dict.fromkeys(same + [f'({name})' for name in other]))


def rules_say(p, what):
    """The facts or limits that the rules of a problem tell, their lines cut at the tabs."""
    return [line.split('\t') for line in read(made(f'{BUILD}/{what}/{p.folder}')).splitlines()]


@functools.lru_cache(None)
def fact(p):
    """What is tried, and how the answers are known."""
    told = {row[0]: row[-1] for row in rules_say(p, 'facts')}
    return told.get('tried', '-'), told.get('known', '-')


def facts(problems):
    return side_by_side(fact, problems, 'what is tried')


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


def head(p, judges, say):
    facts = [f'`BOJ {p.number}`'] if p.number != '-' else []
    facts += [time_and_memory(p, say, '{} seconds · {} MB'), '[main.c](main.c)', '[rules.c](rules.c)']
    if os.path.exists(korean_of(p.path('README.md'))):
        facts.append('[한국어](README.ko.md)' if say is english else '[English](README.md)')
    title = p.full_title() if say is english or p.korean == '-' else f'{p.korean} ({p.title})'
    text = f'# {plain(title)}\n\n{" · ".join(facts)}\n\n'
    if not judges:
        return text + say('Hand in today: no judge that lives is known to have it.') + '\n'
    text += say('Hand in today:') + '\n\n'
    for j in judges:
        differs = re.sub(r'^same', 'same format', say(j.differs))
        entry = f'- {j.judge} `{j.name}`: {differs} ({say(j.sure)})'
        text += textwrap.fill(entry, 110, subsequent_indent='  ', break_long_words=False, break_on_hyphens=False) + '\n'
    return text


def limits(p, say):
    lines = [time_and_memory(p, say, 'Time {} seconds, memory {} MB.')]
    for name, *fields in rules_say(p, 'limits'):
        if len(fields) == 2:
            lines.append(f'{with_commas(fields[0])} ≤ {say(name)} ≤ {with_commas(fields[1])}')
        elif len(fields) == 3:
            length = say('length of {}').format(say(name))
            letters = f'{say("of")}: `{fields[2]}`'
            lines.append(f'{with_commas(fields[0])} ≤ {length} ≤ {with_commas(fields[1])}, {letters}')
        else:  # what ranges cannot say
            lines.append(say(fields[0]))
    return ''.join(f'- {line}\n' for line in lines)


def samples(p):
    shown = []
    for name in files_in(p.path('samples'), r'\d+\.(in|out)'):
        text = read(p.path(f'samples/{name}'))
        shown.append(f'[{name}](samples/{name})\n\n```text\n{text}```\n')
    return '\n' + '\n'.join(shown) + '\n'


def mistakes(p, say):
    text = ''
    told = [header(path) for path in wrong_programs(p)]
    silent = [w.path for w in told if not w.korean_why and say is not english]
    if silent:
        raise Mistake(f'"Why (ko): ..." is missing below Why, for {p.path("README.ko.md")}: {", ".join(silent)}')
    for w in told:
        entry = f'- [{w.name}](wrong/{w.name}) ({w.verdict}): {w.why if say is english else w.korean_why}'
        shown = say(re.sub('^long; ', '', w.first)) if IN_WORDS.match(w.first) else f'`{w.first}`'
        text += textwrap.fill(entry, 110, subsequent_indent='  ', break_long_words=False, break_on_hyphens=False)
        text += f'\n  {say("Smallest input that shows it:")} {shown}\n'
    return text


def sync_problem(p, problems, check):
    judges = read_judges(problems)[p.folder]
    yield from renew(p.path('main.c'), snippets(), check)
    for path, say in editions(p.path('README.md')):
        bodies = {'head': lambda: head(p, judges, say), 'limits': lambda: limits(p, say), 'samples': lambda: samples(p),
                  'mistakes': lambda: mistakes(p, say)}
        yield from renew(path, bodies, check)


def sync_tables(problems, check):
    for path, say in [('README.md', english), *editions('problems/README.md')]:
        yield from renew(path, tables(problems, say), check)
