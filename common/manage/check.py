"""Check: what is missing or wrong with a problem, and what to do. Every check yields its complaints; those of rows
and pages take None, too: what is there beside the problems."""
import functools
import glob
import os
import re
import shutil
import tempfile

from ask_judge import in_words, judge
from folder import GOOD, NO_LINE_BREAK, accepted, header, left_out, read_cases, samples_of, spread, unfit, wrong_programs
from korean import replaced_words, translation
from language import ENGLISH, KOREAN, WORDS, pages
from limits import idea_of
from lists import FOLDER_NAME, FORMS, LIST, SITES, THEORY, UNFINISHED, forms_of, handed_in, read_forms, read_sites
from run import BUILD, files_in, made, read, read_bytes, run
from shape import BOTH, FOLD, GRADES, LONG, NEW, SECTIONS, SHORT, anchor, sections, without_code


# ---------------------------------------------------------------------------- the row and the files

def row(p, problems, _):
    """Its row in the list is good, every file is there, and nothing is left to fill in."""
    if not p:
        unlisted = {folder[:-1] for folder in glob.glob('problems/*/')} - {q.path() for q in problems}
        unlisted -= {'problems/figures', 'problems/programs'}  # of the documents for all problems
        yield from (f'{folder} has no row in {LIST}: add one, or delete the folder' for folder in sorted(unlisted))
        yield from (f'{path}: write what is still {UNFINISHED}' for path in WORDS if UNFINISHED in read(path))
        yield from unlisted_forms(problems)
        count = f'{len(problems)} problems in {len(problems) + len(read_forms())} formats'
        if count not in ' '.join(read('README.md').split()):
            yield f'README.md: it should say "{count}"'
        return
    if p.is_form:
        yield from row_of_form(p)
        return
    above = [q.folder for q in problems[:problems.index(p)]]
    if not re.fullmatch(FOLDER_NAME, p.folder) or p.folder in above:
        yield f'{LIST}: {p.folder}: the name of a folder is lowercase letters, digits and dashes, and has one row'
    numbers = [q.number for q in problems if q.number != '-']
    if not re.fullmatch(r'-|[1-9]\d*', p.number) or numbers.count(p.number) > 1:
        yield f'{LIST}: {p.folder}: {p.number} is not a number, or is that of another problem ("-" for none)'
    for what in ('time', 'memory'):
        if not re.fullmatch(r'[1-9]\d*', getattr(p, what)):
            yield f'{LIST}: {p.folder}: the {what} limit must be a whole number, not {getattr(p, what)}'
    for needed in [] if p.needs == '-' else p.needs.split(','):
        if needed not in above:
            yield f'{LIST}: {p.folder} needs {needed}, which is not the folder of a row above it'
    if UNFINISHED in ' '.join(p):
        yield f'{LIST}: {p.folder}: write what is still {UNFINISHED}'
    for wanted in ('main.c', 'rules.c', 'README.md', 'samples', 'wrong'):
        if not os.path.exists(p.path(wanted)):
            yield f'{p.path(wanted)} is missing (make new lays out what belongs there)'
    for folder, _, names in sorted(os.walk(p.path())):
        for name in sorted(names):
            if UNFINISHED.encode() in read_bytes(f'{folder}/{name}'):
                yield f'{folder}/{name}: write what is still {UNFINISHED}'
    if len(wrong_programs(p)) < 3:
        yield f'{p.path("wrong")}: {len(wrong_programs(p))} wrong programs, at least three are wanted'


def unlisted_forms(problems):
    forms = {form.source: form.folder for p in problems for form in forms_of(p)}
    for path in sorted(set(glob.glob('problems/*/*.c')) - set(forms)):
        if path.rpartition('/')[2] not in ('main.c', 'rules.c') and not path.startswith('problems/programs/'):
            yield f'{path} has no row in {FORMS}: add one, or delete it'
    folders = {q.folder for q in problems}
    yield from (f'{FORMS}: {name}: {row.folder} is not a folder in {LIST}' for name, row in read_forms().items()
                if row.folder not in folders)
    used = {handed_in(row) for rows in read_sites(problems).values() for row in rows}
    yield from (f'{FORMS}: {folder}: no row of {SITES} names it' for folder in forms.values() if folder not in used)


def row_of_form(p):
    """A form has its solution, samples, and wrong programs for the mistakes that it brings."""
    for what in ('time', 'memory'):
        if not re.fullmatch(r'[1-9]\d*', getattr(p, what)):
            yield f'{FORMS}: {p.folder}: the {what} limit must be a whole number, not {getattr(p, what)}'
    for wanted in (p.source, p.path('samples'), p.path('wrong')):
        if not os.path.exists(wanted):
            yield f'{wanted} is missing'
    if len(wrong_programs(p)) < 2:
        yield f'{p.path("wrong")}: {len(wrong_programs(p))} wrong programs, at least two are wanted'


# ---------------------------------------------------------------------------- the programs

SPREAD = 16  # cases of a problem that are tried, from all over its range
WARNINGS = '-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Werror'.split()


def number_of(row):
    """The number on a site, without the words that its address has for it."""
    return re.sub(r'^(\d+) [a-z].*', r'\1', row.number)


def build(p, problems, _):
    """main.c builds by itself, without a warning as the oldest C and the newest."""
    path, text, rules_text = p.source, read(p.source), read(p.rules)
    if re.search(r'#\s*include\s*"', text):
        yield f'{path}: a judge takes one file: include none of our headers, paste a snippet of common/'
    if re.search(r'#\s*include\s*"(?!rules\.h")', rules_text) or 'snippet common/' in rules_text:
        yield f'{p.rules}: rules include only rules.h, and share no code with main.c'
    for limit in re.findall(r'\.(?:time_ms|memory_mb)\b', rules_text):
        yield f'{p.rules}: delete {limit}: the limits of a problem are those of {LIST}'
    title = f' * BOJ {p.number} - {p.full_title()}'
    sites = [row for row in read_sites(problems)[p.folder.partition('/')[0]] if handed_in(row) == p.folder]
    if p.is_form and not text.startswith(tuple(f'/*\n * {row.site} {number_of(row)} - {p.title}\n' for row in sites)):
        yield f'{path}: the second line should have the site, the number there and our title, " * HDU 1849 - Nimble"'
    if p.number != '-' and not text.startswith(f'/*\n{title}'):
        yield f'{path}: the second line should begin with "{title}", as the list has it'
    for compiler, standard in (('gcc', 'c99'), ('clang', 'c2x')):  # more of both: make check-portable
        compiler = compiler if shutil.which(compiler) else 'cc'
        result = run(compiler, f'-std={standard}', '-fsyntax-only', *WARNINGS, '-xc', '-', input=text, cwd='/')
        if result.returncode != 0:
            yield f'{path}: {compiler} -std={standard}:\n{result.stdout}'
            return


def needed_by_samples(p):
    """What is made for them, in the folder of the build."""
    return [f'rules/{p.made}'] if p.is_played else [] if p.is_function else [f'bin/{p.made}']


def samples(p, *_):
    """The samples are pairs, and main.c answers them to the byte; or it plays these games, where the judge talks with it."""
    folder = p.path('samples')
    names = files_in(folder, '.*')
    if not names or names != [f'{n}.{kind}' for n in range(1, len(names) // 2 + 1) for kind in ('in', 'out')]:
        yield f'{folder}: samples are pairs: 1.in and 1.out, 2.in and 2.out; here are {", ".join(names)}'
        return
    yield from (f'{folder}/{name}: must end in a line break' for name in names
                if not read(f'{folder}/{name}').endswith('\n'))
    if p.is_function or p.is_played:
        made(f'{BUILD}/judge', *(f'{BUILD}/{name}' for name in needed_by_samples(p)))
        result = judge(p.source, p.folder)
        yield from [in_words(result)] if result['verdict'] != 'AC' else ()
        return
    yield from wrong_answers(p, p.source, made(f'{BUILD}/bin/{p.made}'))


def cases(p, *_):
    """The cases are fit for judges, and main.c answers some of them, from all over its range; `make full` has all of them."""
    if p.is_function or p.is_played:
        return
    program, known = made(f'{BUILD}/bin/{p.made}'), read_cases(p)
    if not known:
        yield f'{p.rules}: cases() tries nothing'
    yield from [f'{p.rules}: {said}' for said in unfit(p, known)][:1]
    for label, given, answer in spread(known, SPREAD):
        result = run(program, input=given.decode(), timeout=60)
        if result.returncode != 0 or result.stdout != answer.decode() and not is_accepted(p, given, answer, result.stdout):
            yield f'{p.source} or rules.c is wrong: {p.folder}, case {label}: it prints {result.stdout[:200]!r}, ' \
                  f'and {answer.decode()[:200]!r} is right'
            return


def is_accepted(p, given, answer, output):
    with tempfile.TemporaryDirectory() as work:
        for name, data in ('in', given), ('ans', answer):
            with open(f'{work}/{name}', 'wb') as file:
                file.write(data)
        return accepted(p, f'{work}/in', f'{work}/ans', output)


def wrong_answers(p, source, *command):
    for given, answer, result in failed_samples(p, functools.partial(run, *command, timeout=60)):
        yield f'{given}: {source} prints {result.stdout[:200]!r}, {answer} has {read(answer)[:200]!r}: ' \
              'one of them is wrong'


def failed_samples(p, run_it):
    """The samples that a program gets wrong, with what it did; run_it(input=TEXT) runs it."""
    for given, answer in samples_of(p):
        result = run_it(input=read(given))
        right = result.stdout == read(answer) or accepted(p, given, answer, result.stdout)
        if result.returncode != 0 or not right:
            yield given, answer, result


def rules(p, *_):
    """The rules give cases with answers of more than one kind, and answer the samples."""
    path, program, cases = p.rules, made(f'{BUILD}/rules/{p.made}'), read_cases(p)
    tried = sum(answer.count(b'\n') for *_, answer in cases) if p.is_function else len(cases)
    if tried < 40:
        yield f'{path}: cases() tries only {tried} inputs: at least 40 are wanted'
    if len({answer for _, _, answer in cases}) < 2 and not p.is_played:  # there an answer is for people
        yield f'{path}: all {len(cases)} cases have the same answer: try inputs of every kind'
    for sample, _ in samples_of(p):
        if run(program, 'valid', input=read(sample)).returncode != GOOD:
            yield f'{sample} is not a valid input by input() in {path}: one of them is wrong'
    for label, given, _ in strange(cases, NO_LINE_BREAK in left_out(p)):
        result = run(program, 'valid', input=given.decode())
        if result.returncode != GOOD:
            yield f'{path}: cases() tries {label}, which is not a valid input by input(): {result.stdout}'
            break
    yield from wrong_answers(p, p.rules, program, 'answer')


def strange(cases, without_line_break):
    """The cases that may not be valid (what comes before the last line break is checked where the cases are made): all
    that lack it, and of each kind the first, the largest and the last."""
    kinds = {}
    for case in cases:
        if case[1].endswith(b'\n'):
            kinds.setdefault(case[0].rpartition('-')[0], []).append(case)
        elif not without_line_break:
            yield case
    for some in kinds.values():
        yield from (some[0], max(some, key=lambda case: len(case[1])), some[-1])


def players(p, *_):
    """What players get: samples as a person pastes them, explanations in time and with a reason, games to their ends, and
    nothing hidden."""
    if p.is_form:
        return
    hidden = made(f'{BUILD}/tests/hidden/{p.made}')
    python = 'env', 'PYTHONPATH=common/manage', 'QUICK=', 'python3', '-B'
    for command in ((*python, 'tests/rules/typed.py'), (*python, 'tests/rules/slow.py', 'check'),
                    (*python, 'tests/rules/edges.py', '2'), (*python, 'tests/rules/turns.py')):
        result = run(*command, p.folder)
        if result.returncode != 0:
            yield f'{p.rules}: {result.stdout}'
    for language, games in ('C', 40), ('ko', 10):
        result = run('env', f'LC_ALL={language}', hidden, str(games))
        if result.returncode != 0:
            yield f'{p.rules}: {result.stdout}'


def whole_range(p, *_):
    """main.c is right on every case."""
    result = run('./run_all.sh', '--full', p.folder)
    if result.returncode != 0:
        yield f'{p.source} or rules.c is wrong: ./run_all.sh --full {p.folder}:\n{result.stdout}'


def wrong(p, *_):
    """Every wrong program gets the verdict of its header."""
    made(f'{BUILD}/cases/{p.made}.cases')
    for w in map(header, wrong_programs(p)):
        yield from judged(p, w)


def judged(p, w):
    """Judges one wrong program over the whole range."""
    result = judge(w.path, p.folder, '--full', '--fail-fast', '--as-found')
    verdict, case = result['verdict'], result['smaller'] or result['case']  # of a function the one call that fails
    found = ' '.join(case['input']['text'].rstrip('\n').replace('\n', ' / ').split()) if case else ''
    if w.first.startswith('depends on the machine'):
        right = verdict != 'WA'
    elif w.first.startswith('long; '):
        right = len(found) > 60
    else:
        right = w.first == found
    if verdict != w.verdict:
        yield f'{w.path}: its header has {w.verdict}, the judge reports {verdict}; fix the header, the program, ' \
              f'or the cases in rules.c:\n{in_words(result)}'
    elif not right:
        wanted = found if len(found) <= 60 else 'long; WORDS'
        yield f'{w.path}: its header should have "First wrong input: {wanted}", which the judge finds'


# ---------------------------------------------------------------------------- pages

SPOILERS = re.compile(r'\b(Grundy|mex|nim-sum|XOR|parity|invariant|octal|minimax|alpha-beta|strategy.stealing)\b|'
                      '그런디|님 ?합|홀짝성|불변량|옥탈|미니맥스|알파-베타|전략 훔치기', re.I)


def page(p, *_):
    """The page, and its Korean twin, is whole: sections, folds, links, quotes of main.c."""
    for path, edition in pages(p):
        if p:
            yield from whole(p, path, edition)
        yield from links(path)
        yield from unknown_theorems(path) if edition is ENGLISH else ()
        yield from broken_paragraphs(path)
        yield from translation(path) if edition is KOREAN else ()
    if not p:
        for path in WORDS:
            yield from replaced_words(path)


def whole(p, path, edition):
    say = edition.say
    known = {say(title): title for title in (*SECTIONS, NEW)}
    text = re.sub(r'^(##+) (.*)$', lambda m: f'{m[1]} {known.get(m[2], "other: " + m[2])}', read(path), flags=re.M)
    titles, parts = sections(text)
    wanted = SHORT if NEW in titles else LONG
    if titles not in (wanted, [*wanted, 'References']):
        lacking = [s for s in wanted if s not in titles] or ['none, but the order differs or there are more']
        yield f'{path}: the sections of a page are, in this order: {", ".join(wanted[1:])}. ' \
              f'Missing: {", ".join(lacking)}'
        return
    for needed in p.needs.split(',') if wanted is SHORT else []:
        if f'](../{needed}/README' not in parts[NEW]:
            yield f'{path}: {NEW}: a short page links here to each page that it needs; {needed} is missing'
    for section in wanted:
        for marker in re.findall('<!-- sync: (?!idea ).*', SECTIONS.get(section, '')):
            if marker + '\n' not in parts[section]:
                yield f'{path}: {section or "at the top"}: add {marker} and <!-- end -->, then make sync'
    yield from folds(path, text, titles, parts, say)
    yield from to_the_point(p, path, read(path), parts, edition)
    program = dict(FOLD.findall(parts['Solution'])).get(say('The program'), '')
    for quote in re.findall(r'^```c\n(.*?)^```$', program, re.S | re.M):
        if '\n' + quote not in '\n' + read(p.path('main.c')):
            yield f'{path}: The program: a ```c block is not a run of whole lines of main.c: {quote.strip()[:60]}'
    if '```console\n$ ' not in parts['Solution']:
        yield f'{path}: Solution: show a command in a ```console block (make sync P={p.folder} runs it)'


BY_HAND, OUTPUT, IDEA = 60, 15, 50  # at most: lines above Try it by hand, lines of output, words of an idea


def to_the_point(p, path, text, parts, edition):
    """A page comes to the point: what it begins with, how much of a command's output it shows, what is to be kept."""
    say = edition.say
    solution = dict(FOLD.findall(parts['Solution']))
    idea = say(BOTH) if say(BOTH) in solution else say('Idea')
    for fold in (idea, say('Proof')):
        blocks = re.findall(r'^```console\n.*?^```$', solution.get(fold, ''), re.S | re.M)
        if len(blocks) > (fold == idea):
            yield f'{path}: {fold}: one block of output a page, in the idea; records have a fold of their own'
        if any(block.count('\n') - 2 > OUTPUT for block in blocks):
            yield f'{path}: {fold}: cut the output to {OUTPUT} lines, such as with | tail -n 5 after the command'
    words = len(idea_of(p).split())
    if words > IDEA:
        yield f'{p.path("main.c")}: Idea: {words} words; say it in {IDEA}: the page has it under {say("Remember this")}'
    kept = f'\n**{say("Remember this")}.** ' if edition is KOREAN else '\n<!-- sync: idea -->\n'
    if kept not in solution.get(idea, ''):
        yield f'{path}: Solution: {idea}: ends with the idea in the head of main.c: {kept.strip()}'
    if NEW in parts:
        return
    top = FOLD.sub('', text.partition(f'\n## {say("Try it by hand")}\n')[0])
    top = re.sub(r'(^```text\n(?:(?!```).*\n){16})(?:(?!```).*\n)+', r'\1', top, flags=re.M)  # no fault of the page
    above = re.sub(r'\n{3,}', '\n\n', re.sub(r'<!--.*?-->\n', '', top, flags=re.S)).count('\n')  # those that one sees
    if above > BY_HAND:
        yield f'{path}: Try it by hand begins {above} lines below the top without folds, {BY_HAND} at most are wanted'
    if not parts['Try it by hand'].startswith(f'\n**{say("Example")}.** '):
        yield f'{path}: Try it by hand: begins with **{say("Example")}.** and a few moves, before any theorem'
    for number, grade in enumerate(GRADES, 1):
        if not re.search(rf'^{number}\. \*\*{say(grade)}\.\*\* ', parts['Exercises'], re.M):
            yield f'{path}: Exercises: number {number} should begin with {number}. **{say(grade)}.**'
    if '\n<!-- figure: ' not in '\n' + text:
        yield f'{path}: shows no picture (<!-- figure: ... -->)'


def folds(path, text, titles, parts, say):
    if not text.count('<details') == text.count('</details>') == len(FOLD.findall(text)):
        yield f'{path}: a fold is <details>, <summary>...</summary> on the next line, text, </details>; none in another'
        return
    inside = {s: FOLD.findall(parts[s]) for s in titles}
    opened = {s: without_code(FOLD.sub('', parts[s])).strip() for s in titles}
    for section in titles:
        least = SECTIONS.get(section, '').count('<details>')
        least = min(least, 3)  # of a solution: the proof may be elsewhere, or one with the idea
        if len(inside[section]) < least:
            yield f'{path}: {section}: has {len(inside[section])} folds (<details>), at least {least} wanted'
        if least and opened[section] and section not in ('Try it by hand', 'Exercises'):
            yield f'{path}: {section}: all of it belongs in the fold, also: {opened[section].splitlines()[0]}'
    solution = dict(inside['Solution'])
    ideas = [] if say(BOTH) in solution else ['Idea'] if NEW in titles else ['Idea', 'Proof']
    for wanted in [*ideas, 'The program', 'Mistakes people make']:
        if say(wanted) not in solution:
            yield f'{path}: Solution: the fold "{say(wanted)}" is missing'
    early = '\n'.join(opened[s] for s in titles[1:titles.index('Solution')])
    early += '\n'.join(title for title, _ in inside.get('Hints', []))
    for word in sorted({m[0] for m in SPOILERS.finditer(re.sub(r'\]\([^)]*\)|^# .*', '', early, flags=re.M))}):
        yield f'{path}: "{word}" is visible before the solution: fold it away or use another word'


def anchors(path):
    titles = re.findall(r'^#+ (.*)$', without_code(read(path)), re.M)
    return [anchor(title) for title in titles]


def broken_paragraphs(path):
    """Lines within a paragraph that begin a list in Markdown, such as "- 1)" after a line that ends with "(n"."""
    for paragraph in re.split(r'\n[ \t]*\n', without_code(read(path))):
        first, *others = re.sub(r'(?m)^ *(<|\|).*\n?', '', paragraph).splitlines() or ['']
        mark = r' *(\+|1\))( |$)' if re.match(r' *([-*]|\d+\.) ', first) else r' *([-+*]|1[.)])( |$)'
        for line in others:
            if re.match(mark, line):
                yield f'{path}: within a paragraph, a list begins here: break the lines elsewhere: {line.strip()}'


# A theorem by its name, or by who found it.
NOT_OF_GAMES = "Lagrange's theorem", "Menger's theorem"
NAMED = re.compile(r"\b(?!(?:The|This|That|Its|An?|Two|Each|Every|Any|No|Which|What) )((?:[A-Z][\w'-]+|period|colon|fusion|pairing|product|simplicity|"
                   r'pigeonhole) (?:theorem|principle|property|rule))\b|\*Theorem \((?:[A-Z]\. )*(?:the |after )?([A-Z][a-z]+)')


def unknown_theorems(path):
    """Theorems that a page names, and that are not among those of the theory."""
    known = read(THEORY).lower() if os.path.exists(THEORY) else ''
    for names in NAMED.findall(' '.join(without_code(read(path)).split())):
        if ''.join(names).lower() not in known and ''.join(names) not in NOT_OF_GAMES:
            yield f'{path}: names a theorem that {THEORY} does not have: {"".join(names)}'


def links(path):
    """Links into the repository that lead nowhere."""
    for target in re.findall(r'\]\(([^)\s]+)\)', without_code(read(path))):
        if re.match(r'[a-z]+:', target):
            continue
        name, _, heading = target.partition('#')
        file = os.path.normpath(os.path.join(os.path.dirname(path), name)) if name else path
        if not os.path.exists(file):
            yield f'{path}: the link {target} leads nowhere'
        elif heading and heading not in anchors(file):
            yield f'{path}: the link {target}: no heading of that name is there'
