"""Sync: fills in what is copied. A snippet stands in main.c between its markers; a table, or a part of a page, stands
between <!-- sync: KIND --> and <!-- end -->."""
import glob
import os
import re
import textwrap

from suite import BUILD, Mistake, files_in, header, made, read, read_judges, side_by_side, wrong_programs, write

BEGIN = re.compile(r'<!-- sync: (\S+) -->|/\* snippet (\S+): begin \*/')
END = re.compile(r'<!-- end -->|/\* snippet (\S+): end \*/')
MARKER = re.compile(r'^<!-- (sync|end)\b|snippet common/')


def renewed(path, bodies):
    """The text of a file with every copy renewed, and the complaints. bodies: kind -> function that makes the text."""
    out, complaints, inside = [], [], None
    for number, line in enumerate(read(path).splitlines(keepends=True), 1):
        begin, end = BEGIN.fullmatch(line.rstrip('\n')), END.fullmatch(line.rstrip('\n'))
        if begin:
            if inside:
                complaints.append(f'{path}: {inside}: begin without end')
            inside = begin.group(1) or begin.group(2)
            out.append(line)
            try:
                out.append(bodies[inside]())
            except KeyError:
                complaints.append(f'{path}:{number}: nothing is called {inside} that could be copied here')
            except Mistake as mistake:
                complaints.append(str(mistake))
        elif end:
            if not inside or (end.group(1) or inside) != inside:
                complaints.append(f'{path}:{number}: {end.group(1) or "a block"}: end without begin')
            inside = None
            out.append(line)
        elif MARKER.search(line):
            complaints.append(f'{path}:{number}: a marker that is not written as it should be: {line.strip()}')
        elif not inside:
            out.append(line)
    if inside:
        complaints.append(f'{path}: {inside}: begin without end')
    return ''.join(out), complaints


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
        lines = list(zip(old.splitlines() + [''], new.splitlines() + ['']))
        number = next((n for n, (a, b) in enumerate(lines, 1) if a != b), len(lines))
        yield f'{path}:{number}: a copy is stale: make sync renews it'
    else:
        write(path, new)
        print(f'renewed {path}')


# ---------------------------------------------------------------------------- snippets

def snippets():
    return {f'common/{n}': lambda n=n: read(f'common/{n}') for n in files_in('common', r'[a-z0-9_]+\.c')}


def unused_snippets():
    programs = [read(path) for path in glob.glob('problems/*/main.c')]
    for name in snippets():
        if not any(f'/* snippet {name}: begin */\n' in program for program in programs):
            yield f'{name}: no solution uses it: delete it'


# ---------------------------------------------------------------------------- tables

def plain(text):
    """The text with what Markdown would take for a sign."""
    return re.sub(r'([~*_|])', r'\\\1', text)


def table(head, *rows):
    return ''.join(f'| {" | ".join(row)} |\n' for row in [head, *rows]).replace('\n', '\n' + '|---' * len(head) + '|\n', 1)


def tables(problems):
    """The tables of README.md and of the course."""
    step = {p.folder: str(number) for number, p in enumerate(problems, 1)}
    judges = read_judges(problems)

    def link(p):
        return f'[{p.title}]({p.folder}/README.md)'

    def overview():
        rows = []
        for p, (tried, known) in zip(problems, facts(problems)):
            kinds = re.findall(r'(?:^|, )(\d+) ', tried)
            rows.append([f'[{p.title}](problems/{p.folder}/README.md)', '' if p.korean == '-' else plain(p.korean), p.number,
                         judge_names(judges[p.folder]), f'{sum(map(int, kinds)):,} cases' if kinds else tried, known])
        return table(['problem', 'Korean title', 'BOJ', 'hand in at', '`--full` tries', 'the answers come from'], *rows)

    def tried_kinds():
        return '\n' + table(['page', 'what `--full` tries'],
                            *[[link(p), tried] for p, (tried, _) in zip(problems, facts(problems))]) + '\n'

    def course():
        text = ''
        for part in dict.fromkeys(p.part for p in problems):
            rows = [[step[p.folder], link(p), p.number, ', '.join(step.get(n, n) for n in p.needs.split(',')), p.adds]
                    for p in problems if p.part == part]
            text += f'\n### {part}\n\n' + table(['step', 'page', 'BOJ', 'after steps', 'what it adds'], *rows)
        return text + '\n'

    def techniques():
        return '\n' + table(['step', 'page', 'technique', 'cost'],
                            *[[step[p.folder], link(p), p.technique, p.cost] for p in problems]) + '\n'
    return {'problems': overview, 'course': course, 'techniques': techniques, 'tried': tried_kinds}


def judge_names(judges):
    """The judges of a problem in short, those with another format in brackets."""
    same = [j.judge for j in judges if j.differs.startswith('same')]
    other = [j.judge for j in judges if j.judge not in same]
    return ', '.join(dict.fromkeys(same + [f'({name})' for name in other]))


def rules_say(p, what):
    """The facts or limits that the rules of a problem tell, their lines cut at the tabs."""
    failed = made(f'{BUILD}/{what}/{p.folder}')
    if failed:
        raise Mistake(f'{p.path("rules.c")} does not tell its {what}: {failed}')
    return [line.split('\t') for line in read(f'{BUILD}/{what}/{p.folder}').splitlines()]


FACTS = {}


def facts(problems):
    """For each problem what is tried, and how the answers are known; asked once."""
    def ask(p):
        told = {row[0]: row[-1] for row in rules_say(p, 'facts')}
        return told.get('tried', '-'), told.get('known', '-')
    missing = [p for p in problems if p.folder not in FACTS]
    FACTS.update(zip([p.folder for p in missing], side_by_side(ask, missing, 'what is tried')))
    return [FACTS[p.folder] for p in problems]


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


def seconds(p):
    return f'{int(p.time) / 1000:g} second{"" if p.time == "1000" else "s"}'


def head(p, judges):
    facts = [f'`BOJ {p.number}`'] if p.number != '-' else []
    facts += [seconds(p), f'{p.memory} MB', '[main.c](main.c)', '[rules.c](rules.c)']
    text = f'# {plain(p.full_title())}\n\n{" · ".join(facts)}\n\n'
    if not judges:
        return text + 'Hand in today: no judge that lives is known to have it.\n'
    text += 'Hand in today:\n\n'
    for j in judges:
        differs = re.sub(r'^same', 'same format', j.differs)
        entry = f'- {j.judge} `{j.name}`: {differs} ({j.sure})'
        text += textwrap.fill(entry, 110, subsequent_indent='  ', break_long_words=False, break_on_hyphens=False) + '\n'
    return text


def limits(p):
    lines = [f'Time {seconds(p)}, memory {p.memory} MB.']
    for name, *fields in rules_say(p, 'limits'):
        if len(fields) == 2:
            lines.append(f'{with_commas(fields[0])} ≤ {name} ≤ {with_commas(fields[1])}')
        elif len(fields) == 3:
            lines.append(f'{with_commas(fields[0])} ≤ length of {name} ≤ {with_commas(fields[1])}, of: `{fields[2]}`')
        else:  # what ranges cannot say
            lines.append(fields[0])
    return ''.join(f'- {line}\n' for line in lines)


def samples(p):
    shown = []
    for name in files_in(p.path('samples'), r'\d+\.(in|out)'):
        text = read(p.path(f'samples/{name}'))
        shown.append(f'[{name}](samples/{name})\n\n```text\n{text}```\n')
    return '\n' + '\n'.join(shown) + '\n'


def mistakes(p):
    text = ''
    for path in wrong_programs(p):
        w = header(path)
        entry = f'- [{w.name}](wrong/{w.name}) ({w.verdict}): {w.why}'
        in_words = re.match(r'long; |depends on the machine', w.first)
        shown = re.sub(r'^long; ', '', w.first) if in_words else f'`{w.first}`'
        text += textwrap.fill(entry, 110, subsequent_indent='  ', break_long_words=False, break_on_hyphens=False)
        text += f'\n  Smallest input that shows it: {shown}\n'
    return text


def sync_problem(p, problems, check):
    judges = read_judges(problems)[p.folder]
    yield from renew(p.path('main.c'), snippets(), check)
    yield from renew(p.path('README.md'), {'head': lambda: head(p, judges), 'limits': lambda: limits(p),
                                           'samples': lambda: samples(p), 'mistakes': lambda: mistakes(p)}, check)


def sync_tables(problems, check):
    yield from unused_snippets()
    for path in ('README.md', 'problems/README.md'):
        yield from renew(path, tables(problems), check)
