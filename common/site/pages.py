"""Makes the web site of the course: common/manage.py site OUT, by `make site`. The pages come from the Markdown of
problems/, by cmark-gfm; sources are shown in the colours of pygments. Nothing here knows a problem by its name."""
import base64
import collections
import dataclasses
import functools
import glob
import gzip
import hashlib
import html
import json
import os
import re
import subprocess
import sys
import tempfile
from string import Template
from urllib.parse import quote_plus

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(HERE)
import pictures  # noqa: E402
from ask_judge import ask
from folder import about, samples_of
from language import ENGLISH, KOREAN, edition_of, editions, lacking_row
from lists import (COMPARISONS, address_of, forms_of, handed_in, is_same, known_sites, own_sites, read_forms, read_list,
                   read_rows, read_sites, read_theory)
from pool import LONGEST, merit
from run import BUILD, Mistake, made, progress, read, read_bytes, replace_files, run, side_by_side
from tables import answers

PAGE_JUDGE = f'{BUILD}/site-judge'  # what is made from packages of npm: the page judge,
SCRIPTS = f'{BUILD}/site-scripts'  # and our own scripts and styles (bundle.mjs)
SITE_URL = os.environ.get('SITE_URL', '').rstrip('/')  # where the site will be, if that is known
VERSION = '@VERSION@'  # in all files, until they are known
LONGEST_GAME = 25  # moves
LARGEST_TURN = 11000  # bytes; a larger one would make its page slower than the rules are
PATH = 'problems/path.tsv'  # games to begin with, each won by one idea
LESSONS = 'problems/lessons.tsv'  # positions with a question, and what it teaches, game by game
TRACES = 'problems/traces.tsv'  # solutions that fill a table (traces.py)
STYLED = set('k kt cp c1 cm go s s1 s2 cpf sc gp nf'.split())  # classes of pygments in style.css
TERM = re.compile(r'[\w\d)\]}|](?:\s[-+·⊕−=]\s[\w\d(\[{|^*\\]+)+|\w\([^()]{1,16}\)')  # what no line may break
POWER = re.compile(r'(?<=[\w)])\^(?:([A-Za-z\d]+)|\(([^()]*)\))')  # 10^12, 2^(k - 1)
RAISED = str.maketrans('0123456789', '⁰¹²³⁴⁵⁶⁷⁸⁹')
EVERYDAY = {'pile', 'heap', 'stone', 'move', 'turn', 'passes', 'first player', 'second player', 'position', 'lead', 'draw', 'window',
            'residue', 'W', 'L', '돌', '수', '차례', '더미', '선공', '후공', '상태', '나머지'}
UNLINKED = '|'.join(rf'<{tag}\b.*?</{tag}>' for tag in ('a', 'code', 'pre', 'h[1-6]', 'summary', 'table', 'script'))
AS_TYPED = '|'.join(rf'<{tag}\b.*?</{tag}>' for tag in ('code', 'pre', 'script', 'style', 'svg', 'textarea', 'title'))
HANGUL = re.compile(r'[가-힣]+(?:[ ~\w]*[가-힣\d]+)*')


def place(path, edition=ENGLISH):
    """Where the site shows a file or folder of the tree; sources to readers of an edition."""
    if os.path.isdir(path):
        path += '/README.md'
    name = path[len('problems/'):] if path.startswith('problems/') else f'files/{path}'
    if name.endswith('.md'):
        return re.sub(r'README(.*)$', r'index\1' if '/' in name else r'course\1', name)[:-len('md')] + 'html'
    return name if name.endswith('.svg') else name + ('.txt' if '/samples/' in name else f'{edition.ending}.html')


def in_words(text):
    """HTML without its tags, in one line."""
    return re.sub(r'\s+', ' ', html.unescape(re.sub(r'<[^>]+>', '', text))).strip()


def from_template(template, edition, **words):
    """One of our templates; its words in double braces are said in the language of the page."""
    text = re.sub(r'\{\{(.*?)\}\}', lambda m: edition.say(m[1]), read(f'{HERE}/{template}'))
    return Template(text).substitute(words, ending=f'{edition.ending}.html')


def title_of(p, edition):
    """In the language of the page; the page of the game has the other one, too."""
    return html.escape(edition.title(p))


def example_of(p):
    """The words of a position on the page of a problem, so that it is a small one; '' where it has none."""
    words = re.search(r'(?:explain|play) P=\S+ N="([^"]+)"', read(p.path('README.md')))
    return words[1] if words else ''


def turn_of(p, position, edition=ENGLISH, first=''):
    """The first turn of a game, as a page gets it from the rules: a line of JSON."""
    options = ['seed=1', 'opponent=perfect', *[f'first={first}'] * (first != '')]
    return run('env', f'LC_ALL={edition.code}', f'{BUILD}/rules/{p.folder}', 'turn', *options, *position.split()).stdout


@functools.cache
def start_of(p):
    """Where the game of a page begins: at its example, unless another position is better to begin with (pool.py)."""
    found = read(f'{BUILD}/puzzles/{p.folder}').splitlines()[0]
    return max((json.loads(turn_of(p, words, first='you')) for words in (example_of(p), found)), key=merit)['start']


@functools.cache
def ladder_of(p, start):
    """This position and, if there are such puzzles, two that take longer: each is the next one for whoever has won."""
    def length_of(moves, plies):
        return len(moves) if plies is None else plies
    turn = json.loads(turn_of(p, start, first='you'))
    rows = [row.split('\t') for row in read(f'{BUILD}/puzzles/{p.folder}').splitlines()[1:]]
    found = sorted((int(moves if plies == '-' else plies), position) for position, moves, plies in rows
                   if len(position) <= LONGEST)
    longer = [position for length, position in found if length_of(turn['moves'], turn['plies']) < length <= LONGEST_GAME]
    return list(dict.fromkeys([turn['start'], *longer[len(longer) // 2:][:1], *longer[-1:]]))


def adds_of(p, edition):
    """What a problem adds to the course, as a sentence."""
    return edition.say(p.adds) + '.' * (edition is ENGLISH)


def effort_of(p, edition):
    """How hard a problem is, and how long it takes, as the head of its page says."""
    found = re.search(r'Difficulty: (.*?) · (about \d+ minutes)', read(p.path('README.md')))
    return [edition.say(words) for words in found.groups()] if found else []


def source_of(p, edition):
    """The page of a problem, as seen from problems/."""
    return edition.page(p)[len('problems/'):]


def colours(code, lexer):
    text = highlight(code, lexer, HtmlFormatter(nowrap=True))
    text = re.sub(r'<span class="(\w+)">([^<]*)</span>', lambda m: f'<i class={m[1]}>{m[2]}</i>'
                  if m[1] in STYLED else m[2], text)
    return f'<pre><code>{text}</code></pre>\n'


def between_tags(text, change, skipped='<[^>]*>'):
    """HTML, with its text changed."""
    return ''.join(piece if piece.startswith('<') else change(piece)
                   for piece in re.split(f'({skipped})', text, flags=re.S))


def raised(body):
    """Powers as they are written by hand; code stays as it is typed."""
    def up(found):
        exponent = found[1] or found[2]
        return exponent.translate(RAISED) if exponent.isdecimal() else f'<sup>{exponent}</sup>'
    return between_tags(body, lambda text: POWER.sub(up, text), f'{AS_TYPED}|<[^>]*>')


def unbroken(text):
    return TERM.sub(lambda term: re.sub(r'\s', '\u00a0', term[0]) if len(term[0]) < 24 else term[0], text)


def as_script(name, value):
    return f'const {name} = {json.dumps(value, ensure_ascii=False)};\n'


def packed(module, korean=()):
    """A module of WebAssembly as a word (engine.js): a page from a disk can load scripts, and nothing else. Rows of Korean
    are put into it as a section of its own (rules.js)."""
    code = read_bytes(f'{BUILD}/wasm/{module}.wasm')
    if korean:
        section = b'\x06korean' + b''.join(f'{word}\0'.encode() for row in korean for word in row)
        size = [len(section) >> shift & 127 | 128 * (len(section) >> shift > 127)
                for shift in range(0, max(len(section).bit_length(), 1), 7)]
        code += bytes([0, *size]) + section
    return base64.b64encode(gzip.compress(gzip.compress(code, mtime=0), mtime=0)).decode()


@dataclasses.dataclass
class Page:
    """A page of the site, as the template page.html needs it. What is not text for readers is HTML."""
    name: str  # its path below the site; tells the edition
    title: str
    main: str
    about: str = ''  # text
    twin: bool = False  # is there the same page in the other edition?
    script: str = 'text'  # one of pages/
    aside: str = ''
    footer: str = ''
    picture: str = ''  # the folder of a game whose picture is shown with a link to the page

    def other_name(self):
        """The name of its twin."""
        stem = re.sub(r'(\.ko)?\.html$', '', self.name)
        return stem + ('.html' if edition_of(self.name) is KOREAN else '.ko.html')

    def html(self):
        edition, root = edition_of(self.name), '../' * self.name.count('/')
        other, there = KOREAN if edition is ENGLISH else ENGLISH, self.other_name()
        main = between_tags(self.main, unbroken, '<pre>.*?</pre>|<script.*?</script>|<[^>]*>')
        main = raised(main)
        if edition is ENGLISH:
            main = between_tags(main, lambda text: HANGUL.sub(r'<span lang="ko">\g<0></span>', text))
        at = (lambda page: f'{SITE_URL}/{page}') if SITE_URL else os.path.basename
        links = [f'<link rel="alternate" hreflang="{one}" href="{at(page)}">\n'
                 for one, page in ((edition.code, self.name), (other.code, there)) if self.twin]
        if SITE_URL:
            links.append(f'<link rel="canonical" href="{at(self.name)}">\n'
                         f'<meta property="og:url" content="{at(self.name)}">\n')
        if self.picture:  # relative where nobody has said where the site will be
            image = f'{SITE_URL}/{self.picture}/picture.png' if SITE_URL else f'{root}{self.picture}/picture.png'
            links.append(f'<meta property="og:image" content="{image}">\n<meta name="twitter:card" '
                         'content="summary_large_image">\n')
        switch = f'\n<a id="switch" href="{os.path.basename(there)}" lang="{other.code}">{other.name}</a>'
        about = self.about[:120].rsplit(' ', 1)[0] + ' ...' if len(self.about) > 120 else self.about
        start = read(f'{SCRIPTS}/start.js')
        return from_template(
            'page.html', edition, lang=edition.code, root=root, version=VERSION, title=self.title, main=main,
            aside=self.aside, footer=self.footer, about=html.escape(about) or self.title, links=''.join(links),
            switch=switch * self.twin,
            skip=''.join(f'\n<a class="skip" href="#{where}">{edition.say("To the game")}</a>' for where, there in
                         (('panel', self.aside), ('play', 'id="play"' in main)) if there),
            script=self.script, start=start,
            hashes=' '.join(map(policy_hash, [start] + [read(f'{HERE}/judge/box.js')] * (self.aside != ''))))


def policy_hash(script):
    """By which the policy of a page allows an inline script."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


@dataclasses.dataclass
class Term:
    """A row of the glossary."""
    english: str  # as the row has it
    anchor: str
    words: list  # in the language of the page
    meaning: str
    page: str = 'problems/README.md'  # the English one that has it


@functools.cache
def glossary(edition):
    """The terms that the glossary of the course explains; what everybody knows is not linked."""
    text = read('problems/README.md' if edition is ENGLISH else 'problems/README.ko.md')
    rows = re.findall(r'^\| ([^|]+) \| ([^|]+) \| ([^|]*) \|$', re.split(r'^## (?:Glossary|용어)$', text, flags=re.M)[-1]
                      .split('\n## ')[0], re.M)
    terms = []
    for english, korean, meaning in rows[2:] if rows[0][0] == '---' else rows[1:]:
        said = english if edition is ENGLISH else korean
        words = [word for word in re.split(r', | \(|\)$', said) if word and word not in EVERYDAY]
        anchor = 'term-' + re.sub(r'\W+', '-', english.split(',')[0].lower())
        if not re.match('[A-Z]{2}', english):  # nor the verdicts
            terms.append(Term(english, anchor, words, meaning.strip()))
    return terms


@functools.cache
def theorems(edition):
    """The theorems of theory.md, as terms."""
    return [Term(row.name, f'theorem-{row.id}', [word.strip(')') for word in re.split(r', | \(', edition.say(row.name))
                                                if word.lower() not in EVERYDAY],
                 edition.say(row.says), 'problems/theory.md') for row in read_theory()]


PAGE_FRAMES = 'c', 'cpp17', 'python'  # languages of the page judge in which a text of the judge calls functions


def signature_of(form):
    return read_forms()[form.folder].signature


def function_of(form):
    """What the page judge has to know of a function: its signature; and what calls it in each language that needs it: a
    file beside the page judge, and what takes the place of the words in there."""
    frames = {}
    for language in PAGE_FRAMES:
        file, *rows = ask('--frame', '--lang', language, '--', form.folder).splitlines()
        frames[language] = {'file': file, 'words': dict(row.split('\t') for row in rows)}
    return {'signature': signature_of(form), 'frames': frames}


class WebSite:
    """All that is written."""

    def __init__(self, out, folders=()):
        """folders: of the problems that the site has; none: all."""
        self.out = out
        every = read_list()
        self.problems = [p for p in every if p.folder in folders or not folders]
        self.absent = {p.path() for p in every} - {p.path() for p in self.problems}
        self.sites, self.own = read_sites(every), own_sites(every)
        self.parts = [*dict.fromkeys(p.part for p in self.problems)]
        self.converter = pictures.converter()
        self.folders = {name: p for p in self.problems for name in (p.number, p.folder)}
        self.sources = set()  # that some page leads to, each with the edition of the page
        rows = [row for _, row in read_rows(PATH, collections.namedtuple('First', 'folder position question idea'))]
        self.first_games = [row for row in rows if row.folder in self.folders]
        rows = [row for _, row in read_rows(LESSONS, collections.namedtuple('Step', 'folder position question idea'))]
        self.lessons = {p: [row for row in rows if row.folder == p.folder] for p in self.problems
                        if p.folder in {row.folder for row in rows}}
        rows = [row for _, row in read_rows(TRACES, collections.namedtuple('Trace', 'folder input arrays smaller'))]
        self.traced = {p.path(): p for p in self.problems if p.folder in {row.folder for row in rows}}
        self.entries = {ENGLISH: [], KOREAN: []}  # of the search: title, page, what is shown, keys, words

    def write(self, name, content):
        path = os.path.join(self.out, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'wb') as file:
            file.write(content.encode() if isinstance(content, str) else content)

    def page(self, name, title, main, picture='', **more):
        self.write(name, Page(name, title, main, picture=picture if self.converter else '', **more).html())

    # ---- from Markdown

    def is_absent(self, href, source):
        """Whether a link leads to a problem that this site does not have."""
        path = os.path.normpath(os.path.join(os.path.dirname(source), href.partition('#')[0]))
        return '/'.join(path.split('/')[:2]) in self.absent

    def href(self, href, source):
        """The href of a link or picture of a Markdown file, as its page needs it; what it leads to will be there."""
        if re.match(rf'[a-z]+:|#|site/{VERSION}/|[.][.]/lessons/|samples[.]json$', href):
            return href
        path, _, anchor = href.partition('#')
        path = os.path.normpath(os.path.join(os.path.dirname(source), path))
        if path == 'README.md':  # what it says stands in the course
            path, anchor = 'problems/README.ko.md' if source.endswith('.ko.md') else 'problems/README.md', ''
        if not os.path.exists(path):
            raise Mistake(f'{source}: the link {href} leads nowhere')
        target = place(path, edition_of(source))
        if target.endswith(('.svg', '.txt')):
            self.write(target, read_bytes(path))
        elif not path.endswith('.md') and os.path.isfile(path):
            self.sources.add((path, edition_of(source)))
        return os.path.relpath(target, os.path.dirname(place(source))) + (anchor and f'#{anchor}')

    def here(self, command, source):
        """A link to the box that does what this command does, or ''."""
        asked = re.search(r'make (?:-s )?(play|explain) P=([a-z0-9-]+)(?: N=("[^"]*"|\S+))?', command) or \
            re.match(r'(\./run_all\.sh) .*--solution \S+ ([a-z0-9-]+)()$', command)
        if not asked or asked[2] not in self.folders:
            return ''
        command, name, words = asked.groups()
        edition, words = edition_of(source), quote_plus((words or '').strip('"'))
        mode = command if command in ('play', 'explain') else 'judge'
        says = edition.say({'play': 'play it here', 'explain': 'ask it here', 'judge': 'judge it here'}[mode])
        there = edition.page(self.folders[name])
        target = os.path.relpath(place(there), os.path.dirname(place(source))) if there != source else ''
        return f' <a class="here" href="{target}#{mode}={words}">{says}</a>'

    def code(self, lexer, code, source):
        """A block of code, coloured; below commands that the site can do as well, links to that."""
        code = html.unescape(code)
        links = ''.join(self.here(line, source) for line in code.splitlines() if line.startswith('$ '))
        return colours(code, get_lexer_by_name(lexer or 'text')) + (links and f'<p class="note">{links}</p>\n')

    def picture(self, path, more, source):
        drawn = read(f'{os.path.dirname(source)}/{path}')
        if '<a href' in drawn:  # a map: its links can be followed only where it is a part of the page
            drawn = re.sub(r'<style>.*?</style>\n|<(title|defs)\b.*?</\1>\n|<rect class="page".*?/>\n| aria-labelledby="title"', '',
                           drawn, flags=re.S)
            drawn = re.sub('(?<=<a href=")(.*?)(?=")', lambda m: os.path.normpath(os.path.join(
                os.path.dirname(path), m[1])), drawn)
            return f'<p class="map">{drawn.strip()}</p>'
        wide, high = re.search(r'width="(\d+)" height="(\d+)"', drawn).groups()
        return f'<p class="wide"><img width="{wide}" height="{high}" loading="lazy" src="{path}"{more}></p>'

    def trace(self, folder):
        """Where steps.js shows how the program of a page fills its table; what it shows is loaded when it is wanted."""
        if folder not in self.traced:
            return ''
        name = self.traced[folder].folder
        trace = json.loads(read(f'{BUILD}/traces/{name}'))
        trace['code'] = colours(trace['code'], get_lexer_by_name('c'))
        self.write(f'site/traces/{name}.js', f'(globalThis.TRACES ??= {{}})["{name}"] = {json.dumps(trace, separators=(",", ":"))};\n')
        return f'\n<div class="steps" data-name="{name}" hidden></div>\n'

    def body(self, source):
        """The HTML of a Markdown file."""
        edition, ids = edition_of(source), collections.Counter()

        def heading(level, text):  # its id is GitHub's
            slug = re.sub(r'[^\w\- ]', '', in_words(text).lower()).replace(' ', '-')
            ids[slug] += 1
            slug += f'-{ids[slug] - 1}' if ids[slug] > 1 else ''
            anchor = f'&nbsp;<a class="anchor" href="#{slug}" aria-label="{edition.say("Link to this section")}">#</a>'
            return f'<h{level} id="{slug}">{text}{anchor * (level in "23" and "<a " not in text)}</h{level}>'

        text = subprocess.run(['cmark-gfm', '--unsafe', '-e', 'table', '-e', 'strikethrough', source], check=True,
                              stdout=subprocess.PIPE, encoding='utf-8').stdout
        for pattern, change in (
                (r'<!-- sync: head -->\n(<h1.*?)\n<p>(.*?)</p>\n(.*?)<!-- end -->\n', lambda m:
                    self.folded_head(m, source)),
                (r'<!-- sync: samples -->\n(.*?)<!-- end -->\n', lambda m: self.sample_pairs(m[1], edition.say)),
                (r'<!-- sync: course -->.*?<!-- end -->', lambda m: self.cards(edition)),
                (r'<!-- figure:[^>]*(?:>(?! *draw|\n)[^>]*)*draw outline -->\n<p>.*?</p>', lambda m:
                    self.tree(edition) if place(source).startswith('course') else m[0]),
                (r'<!-- sync: main -->.*?<!-- end -->', lambda m: m[0] + self.trace(os.path.dirname(source))),
                (r'<!-- table: (.*?) -->\s*(<table>.*?</table>)', lambda m:
                    f'<div class="wide" data-answers="{answers(html.unescape(m[1]))}">{m[2]}</div>'),
                (r'<!--.*?-->\n*|<p><a href="[^"]*[.]md">(?:한국어|English)</a></p>\n', lambda m: ''),
                (r'<p><img src="([^"]*)"([^>]*?) ?/?></p>', lambda m: self.picture(m[1], m[2], source)),
                (r'<h([1-6])>(.*?)</h\1>', lambda m: heading(m[1], m[2])),
                (r' (href|src)="([^"]*)"', lambda m: '' if self.is_absent(m[2], source) else
                    f' {m[1]}="{self.href(m[2], source)}"'),
                (r'(?<!<pre>)<code>([^<]*)</code>', lambda m:
                    f'<code{" class=whole" * (len(m[1]) < 25)}>{m[1]}</code>{self.here(html.unescape(m[1]), source)}'),
                (r'<pre><code(?: class="language-(\w+)")?>(.*?)</code></pre>\n', lambda m:
                    self.code(m[1], m[2], source)),
                (r'(?<!">)<table>.*?</table>', r'<div class="wide">\g<0></div>')):
            text = re.sub(pattern, change, text, flags=re.S)
        return self.with_anchors(text, edition, source)

    @staticmethod
    def with_anchors(text, edition, source):
        """A page of which some rows can be linked to: those of the glossary, and of the theorems, which have a number."""
        terms = {edition.file(term.page): [] for term in glossary(edition) + theorems(edition)}
        for term in glossary(edition):
            terms[edition.file(term.page)].append((term.anchor, html.escape(term.english, quote=False)))
        for number, term in enumerate(theorems(edition), 1):
            terms[edition.file(term.page)].append((term.anchor, number))
        for anchor, said in terms.get(source, ()):
            text = text.replace(f'<tr>\n<td>{said}</td>', f'<tr id="{anchor}">\n<td>{said}</td>', 1)
        return text

    def with_terms(self, body, source):
        """The first use of each term of the glossary, linked to what is said of it there."""
        edition = edition_of(source)
        of_word = {word.lower(): term for term in glossary(edition) + theorems(edition) if term.meaning
                   for word in term.words}
        choice = '|'.join(map(re.escape, sorted(of_word, key=len, reverse=True)))
        pattern = re.compile(rf'\b({choice})(?=s?\b)' if edition is ENGLISH else rf'(?<![가-힣\w])({choice})', re.I)
        met = set()

        def link(found):
            term = of_word[found[0].lower()]
            if term.anchor in met:
                return found[0]
            met.add(term.anchor)
            there = os.path.relpath(place(edition.file(term.page)), os.path.dirname(place(source)))
            return (f'<a class="term" href="{there}#{term.anchor}" title="{html.escape(html.unescape(term.meaning))}">'
                    f'{found[0]}</a>')
        return between_tags(body, lambda text: pattern.sub(link, text), f'{UNLINKED}|<[^>]*>')

    def sample_pairs(self, text, say):
        """Input and output side by side; the first two open."""
        shown = re.findall(r'<h3>.*?</pre>\n', text, re.S)
        pairs = [f'<div class="sample"><div>{given}</div><div>{answer}</div></div>\n'
                 for given, answer in zip(shown[::2], shown[1::2])]
        if len(pairs) > 2:
            summary = say(f'More samples: {len(pairs) - 2}')
            pairs[2:] = [f'<details><summary>{summary}</summary>\n', *pairs[2:], '</details>\n']
        return ''.join(pairs) + f'<p class="note"><a download href="samples.json">{say("Samples for an editor")}</a></p>\n'

    def for_editors(self, p):
        """The samples as Competitive Companion sends them, for the tools that listen to it (common/reports/README.md)."""
        sites = [(row.site, row.number) for row in self.sites[p.folder] if is_same(row)]
        places = [('BOJ', p.number)] * (p.number != '-') + sites
        address = next((found for found in (address_of(*one) for one in places) if found), '')
        return json.dumps({
            'name': p.title, 'group': places[0][0] if places else '-', 'url': address, 'interactive': False,
            'timeLimit': int(p.time), 'memoryLimit': int(p.memory),
            'tests': [{'input': read(given), 'output': read(answer)} for given, answer in samples_of(p)],
            'testType': 'single', 'input': {'type': 'stdin'}, 'output': {'type': 'stdout'},
            'languages': {'java': {'mainClass': 'Main', 'taskClass': ''.join(filter(str.isalnum, p.title))}},
            'batch': {'id': p.folder, 'size': 1}}, ensure_ascii=False)

    def folded_head(self, found, source):
        """The head of a problem's page, with its place in the course, and the sites that judge it among the labels."""
        edition, p = edition_of(source), self.folders[os.path.basename(os.path.dirname(source))]
        say = edition.say
        title, labels, asked = found.groups()
        labels = [label for label in labels.split(' · ') if 'README' not in label and 'make play' not in label]
        sites = {f'{row.site} {row.number}': address_of(row.site, row.number) for row in self.sites[p.folder]}
        at = p.number != '-'  # after BOJ's
        labels[at:at] = [f'<a href="{html.escape(address)}">{html.escape(site)}</a>'
                         for site, address in sites.items() if address]
        part, number = html.escape(say(p.part)), self.problems.index(p) + 1
        step = say('Step {} of {}: {}.').format(number, len(self.problems), part)
        if p in self.lessons:
            labels.append(f'<a class="on" href="../lessons/index{edition.ending}.html#lesson={p.folder}">'
                          f'{say("Five steps, two minutes")}</a>')
        labels = ' '.join(f'<span>{label}</span>' for label in labels)
        return f'{title}\n<p class="labels">{labels}</p>\n<p class="note">{step}</p>\n{asked}'

    # ---- the pages

    def card(self, p, edition, more):
        """A list item about a problem, with its picture. Links are as in a Markdown file of problems/."""
        facts = ' · '.join(effort_of(p, edition))
        return (f'<li data-name="{p.folder}"{more}><img loading="lazy" alt="" '
                f'src="site/{VERSION}/pictures/{p.folder}.svg">'
                f'<a href="{source_of(p, edition)}"><b>{self.problems.index(p) + 1}</b> '
                f'{title_of(p, edition)}</a> '
                f'<span>{html.escape(edition.say(p.adds))}</span><small>{facts}</small></li>\n')

    def cards(self, edition):
        """All problems, by the parts of the course: for the front page, once somebody wants them (front.js)."""
        text, say = '', edition.say
        for part in self.parts:
            text += (f'<section><h3>{html.escape(say(part))} <small class="meter"></small></h3>\n<ol class="cards">\n')
            for p in (p for p in self.problems if p.part == part):
                sites = ['BOJ'] * (p.number != '-') + [row.site.replace(' ', '_') for row in self.own[p.folder]]
                text += self.card(p, edition, f' data-part="{html.escape(part)}" data-judges="{" ".join(sites)}"')
            text += '</ol></section>\n'
        return text

    def dares(self, edition):
        """The games to begin with, as the front page's box Play has them (dares.js). After the last one comes the course."""
        say, found = edition.say, []
        for i, row in enumerate(self.first_games):
            p = self.folders[row.folder]
            found.append({'game': p.folder, 'title': edition.title(p), 'start': row.position, 'first': 'you',
                          'draws': self.draws(p), 'page': place(edition.page(p)), 'question': say(row.question),
                          'idea': adds_of(p, edition), 'ideaOf': row.position, 'ideaThere': say(row.idea), 'ladder': '',
                          'next': f'#dare={i + 2}'})
        for i, dare in enumerate(found, 2):
            dare['nextTitle'] = say('game {} of {}').format(i, len(found))
        for dare in found[-1:]:
            dare |= {'next': f'course{edition.ending}.html', 'nextTitle': say('Course')}
        return found

    def tree(self, edition):
        """The pages, each below the last one that it needs."""
        order = ['-', *(p.folder for p in self.problems)]
        last = {p.folder: max((n for n in ['-', *p.needs.split(',')] if n in order), key=order.index) for p in self.problems}

        def branch(folder):
            items = ''.join(f'<li data-name="{p.folder}"><a href="{source_of(p, edition)}">{order.index(p.folder)}. '
                            f'{title_of(p, edition)}</a>{branch(p.folder)}</li>\n'
                            for p in self.problems if last[p.folder] == folder)
            return f'<ul>\n{items}</ul>' if items else ''
        return f'<p class="tally note"></p><div class="tree">{branch("-")}</div>'

    def play(self, p, edition, root, start=None, first='', page='', fold='', unfold=''):
        """The box Play; `root` leads to the site, `page` to that of the game if it is another one; `fold` and `unfold`
        enclose all but the board. The first turn comes along: it is on the board before the rules have come. Whoever wins
        is told the idea, and the next game of the course."""
        words = example_of(p)
        start = start_of(p) if start is None else start
        turn = turn_of(p, start, edition, first).strip().replace('<', '\\u003c')
        change = self.change(json.loads(turn), edition, root)
        turn = turn if len(turn.encode()) <= LARGEST_TURN else ''
        example = f' {edition.say("Such as")} <code>{html.escape(words)}</code>.' if words else ''
        return from_template('play.html', edition, name=p.folder, draws=self.draws(p), example=example, root=root,
                             turn=turn, start=html.escape(start), first=first, page=page, change=change,
                             fold=fold, unfold=unfold, more=self.afterwards(p, edition, root, start))

    def afterwards(self, p, edition, root, start):
        """What a box Play says to whoever has won, as attributes."""
        after = self.problems[self.problems.index(p) + 1:][:1]
        told = {'idea': adds_of(p, edition), 'ladder': json.dumps(ladder_of(p, start))}
        for row in self.first_games:
            if row.folder == p.folder:  # there it is an idea for one position
                told |= {'idea-of': row.position, 'idea-there': edition.say(row.idea)}
        for q in after:
            told |= {'next': root + place(edition.page(q)), 'next-title': edition.title(q)}
        return ''.join(f' data-{name}="{html.escape(words)}"' for name, words in told.items())

    @staticmethod
    def change(turn, edition, root):
        """A link from a game of heaps to the lab, with its rules and heaps where the lab has such."""
        words = quote_plus(turn.get('lab', ''))
        return (turn.get('board') == 'heaps') * (
            f' · <a href="{root}lab/index{edition.ending}.html{words and f"#play={words}"}">'
            f'{edition.say("Change the rules")}</a>')

    @staticmethod
    def draws(p):
        facts = about(p)
        return 'endless' if facts['endless'] == 'yes' else 'drawn' if facts['draws'] == 'yes' else ''

    def panel(self, p, source):
        edition, sample = edition_of(source), p.path('samples/1.in')
        return self.panel_of(p.folder, edition, self.play(p, edition, '../'),
                             html.escape(read(sample)) if os.path.exists(sample) else '', self.forms(p, edition),
                             noplay=' hidden' * p.is_played)  # its programs play in any case

    def forms(self, p, edition):
        """The choice of a form in which a program is judged, and an input read; hidden where there is only one. Each
        option has the sites that take such a program, and the samples of the form, which the page does not show."""
        forms, options = forms_of(p), ''
        for form in (p, *forms):
            sites = [f'BOJ {p.number}'] * (form is p and p.number != '-') + [
                f'{row.site} {row.number}' for row in self.sites[p.folder] if handed_in(row) == form.folder]
            samples = html.escape(json.dumps([read(given) for given, _ in samples_of(form)] if form in forms else None))
            words = [edition.say('this page')] * (form is p) + sites
            signature = f'data-signature="{html.escape(signature_of(form))}" ' if form.is_function else ''
            options += (f'<option value="{form.made}" data-samples="{samples}" {signature}'
                        f'data-sites="{html.escape(json.dumps(sites))}">{html.escape(" · ".join(words))}</option>\n')
        return (f'<label{" hidden" * (not forms)}>{edition.say("Format")} <select name="form" autocomplete="off">\n'
                f'{options}</select></label>')

    @staticmethod
    def panel_of(name, edition, play, sample, forms, noplay=''):
        """The panel of a problem, or of the lab."""
        here = from_template('judge/panel.html', edition, name=name, version=VERSION, forms=forms, noplay=noplay)
        if name == 'lab':  # whose rules are in a file of the visitor's
            here = re.sub(r'--full --solution (\S+) <.*?>lab</span>', r'--rules mine.c --solution \1', here)
        return from_template('panel.html', edition, name=name, play=play, judge=here, sample=sample, forms=forms)

    def enter(self, page, title, shown='', keys='', body='', more=''):
        """An entry of the search: what is written large in the page are keys, too; more are words beside the page's."""
        keys += ' ' + ' '.join(in_words(m[2]) for m in re.finditer(r'<(strong|h2|h3)[^>]*>(.*?)</\1>', body))
        text = in_words(re.sub('<pre>.*?</pre>', '', body, flags=re.S)).lower()
        words = dict.fromkeys(re.findall(r'[a-z][a-z-]{2,}|[가-힣]{2,}', text))
        self.entries[edition_of(page)].append([html.unescape(title), page, shown, keys, ' '.join([*words, more])])

    def problem(self, number, source):
        p, edition, page = self.problems[number], edition_of(source), place(source)
        body, title, say = self.body(source), title_of(p, edition), edition.say
        near = [f'<a rel="{word.lower()[:4]}" href="{self.href(f"../{source_of(q, edition)}", source)}">'
                f'<small>{say(word)}</small> {title_of(q, edition)}</a>' for word, some in
                (('Previous', self.problems[:number][-1:]), ('Next', self.problems[number + 1:][:1])) for q in some]
        self.write(f'{os.path.dirname(page)}/samples.json', self.for_editors(p))
        about = re.search(r'</h1>.*?<h2.*?<p>(.*?)</p>', body, re.S)
        self.page(page, title, self.with_terms(body, source), about=in_words(about[1]) if about else '',
                  picture=p.folder, script='traced' if p.path() in self.traced else 'problem',
                  twin=len(editions(p.path('README.md'))) > 1, aside=self.panel(p, source),
                  footer=f'<nav aria-label="{say("Course")}">{"".join(near)}</nav>')
        sites = [site for q in (p, *forms_of(p)) for site in known_sites()[q.folder]]
        same, similar = (' '.join(name for row in sites if row['same'] is wanted for name in row['names'])
                         for wanted in (True, False))
        keys = f'{p.number} {same} {p.folder} {p.title} {p.korean} {say(p.part)} {say(p.technique)}'
        self.enter(page, title, say(p.adds), keys, body, similar)

    def source(self, path, edition):
        """A page that shows a source file, with the file itself beside it."""
        self.write(place(path)[:-len('.html')], read_bytes(path))
        link = f'<a download href="{os.path.basename(path)}">{edition.say("Download")}</a>'
        code = colours(read(path), get_lexer_for_filename(path))
        self.page(place(path, edition), path, f'<h1>{path}</h1>\n<p class="labels"><span>{link}</span></p>\n{code}',
                  twin={(path, ENGLISH), (path, KOREAN)} <= self.sources)

    def front(self, source):
        """The page to begin with: a game, and all problems to choose from."""
        edition = edition_of(source)
        say = edition.say
        parts = ''.join(f'<option value="{html.escape(part)}">{html.escape(say(part))}</option>' for part in self.parts)
        sites = sorted({row.site for q in self.problems for row in self.sites[q.folder]} | {'BOJ'})
        lead = say(f'{len(self.problems)} games from programming contests: play each against the computer, which '
                   'makes no mistakes, find out who wins and why, and have your program judged.')
        newcomers = f'<a href="lessons/index{edition.ending}.html">{say("New here? Lessons of two minutes begin with one stone.")}</a>'
        dares = json.dumps(self.dares(edition), ensure_ascii=False).replace('<', '\\u003c')
        main = from_template(
            'front.html', edition, lead=lead, newcomers=newcomers if self.lessons else '', play=self.opening(edition), parts=parts, dares=dares,
            judges=''.join(f'<option value="{site.replace(" ", "_")}">{site}</option>' for site in sites))
        cards = re.sub(r'href="([^"#]*[.]md)', lambda m: f'href="{self.href(m[1], source)}', self.cards(edition))
        self.write(f'site/cards.{edition.code}.js', as_script('CARDS', cards.replace(f'site/{VERSION}/', '')))
        self.page(f'index{edition.ending}.html', say('Games you can win with mathematics'), main, about=lead,
                  picture=self.opening_game()[0].folder, twin=True,
                  script='front')

    def opening_game(self):
        """The game of the front page, and its position, which its beginner wins; of a site without such, where a page begins."""
        return next(((self.folders[row.folder], row.position) for row in self.first_games),
                    (self.problems[0], start_of(self.problems[0])))

    def opening(self, edition):
        """The first of the games to begin with; all but its board is folded."""
        p, position = self.opening_game()
        return self.play(p, edition, '', position, 'you', f'{p.folder}/index{edition.ending}.html',
                         f'<ol class="dots" aria-label="{edition.say("Five games")}"></ol>\n<p class="question note">{edition.say("Tap a stone: it is taken, with all above it.")}</p>\n'
                         f'<details class="fold"><summary>{edition.say("Take back, hint and more")}</summary>\n',
                         '</details>\n')

    def puzzles(self, edition):
        """The page of puzzles: the box Play, in which puzzles.js says what is played."""
        about = edition.say('In each exactly one move wins: find it. They are the same for everybody, and new each '
                            'day.')
        self.with_play('puzzles', edition, about)

    def lessons_page(self, edition):
        """The page of lessons, in the same way (lessons.js)."""
        items = ''.join(f'<li data-name="{p.folder}"><a href="#lesson={p.folder}">{title_of(p, edition)}</a> '
                        f'<span></span></li>\n' for p in self.lessons)
        self.with_play('lessons', edition, edition.say('Five positions of a game, with a question about each.'), lessons=items)

    def with_play(self, name, edition, about, **more):
        page = f'{name}/index{edition.ending}.html'
        play = self.play(self.problems[0], edition, '../', fold='<div class="fold">\n', unfold='</div>\n')
        main = from_template(f'{name}.html', edition, play=play, **more)
        title = in_words(re.search('<h1>(.*?)</h1>', main)[1])
        self.page(page, title, main, about=about, twin=True, script=name)
        self.enter(page, title, about)

    def lesson_pool(self, edition):
        """The games that have lessons, with their steps; isMove: whether the question is which move wins."""
        def step(p, row):
            turn = json.loads(turn_of(p, row.position, first='you'))
            wins = [move for move in turn['moves'] if move['worth'] == 'won']
            return {'play': row.position, 'question': edition.say(row.question), 'idea': edition.say(row.idea),
                    'isMove': len(wins) == 1 and len(turn['moves']) > 1}
        return [{'game': p.folder, 'title': edition.title(p), 'draws': self.draws(p), 'steps': [step(p, row) for row in rows]}
                for p, rows in self.lessons.items()]

    def lab(self, edition):
        """The page for heaps of any amounts or code, and for rules in C, beside the panel of a game."""
        name = f'lab/index{edition.ending}.html'
        main = from_template('lab.html', edition, version=VERSION, **{
            what: json.dumps(data, ensure_ascii=False).replace('<', '\\u003c') for what, data in (
                ('known', self.named_games(edition)), ('starter', self.starter()))})
        title, about = (in_words(re.search(f'<{tag}.*?>(.*?)</{tag}>', main, re.S)[1]) for tag in ('h1', 'p'))
        play = from_template('play.html', edition, name='lab', draws='', example='', root='../', turn='', start='',
                             first='', page='', change='', fold='', unfold='', more='')
        self.page(name, title, main, about=about, twin=True, script='lab',
                  aside=self.panel_of('lab', edition, play, '', '<select name="form" hidden><option data-samples="null" '
                                      'data-sites="[]">lab</option></select>'))
        self.enter(name, title, about, body=main)

    @staticmethod
    def starter():
        """The rules to begin with; what their comment says of commands is nothing to visitors of a page."""
        return re.sub(r'/\* Rules of a game, to begin with[.].*?\n\n   This is.*?\n   Change one', '/* Rules of a game, to begin '
                      'with. Change one', read('common/starter.c'), count=1, flags=re.S)

    @staticmethod
    @functools.lru_cache(None)
    def named_games(edition):
        """What lab.js knows by their first Grundy numbers, which the rules compute."""
        game = collections.namedtuple('Named', 'name rules oeis places')
        some = []
        for _, row in read_rows('common/lab/names.tsv', game):
            values = run(f'{BUILD}/lab', 'numbers', *row.rules.split(), '1', '200').stdout.splitlines()
            some.append({'name': edition.say(row.name), 'play': row.rules.split()[1],
                         'oeis': '' if row.oeis == '-' else row.oeis, 'places': int(row.places),
                         'terms': [int(line.split('\t')[1]) for line in values][:200]})
        return some

    def pool(self, edition):
        """The games that have puzzles, and these (pool.py)."""
        rows = {p: [line.split('\t') for line in read(f'{BUILD}/puzzles/{p.folder}').splitlines()[1:]]
                for p in self.problems}
        return [{'game': p.folder, 'title': edition.title(p), 'draws': self.draws(p),
                 'rows': [(position, int(moves), None if plies == '-' else int(plies))
                          for position, moves, plies in some]}
                for p, some in rows.items()]

    def turns(self):
        """The turns with which puzzles and steps of lessons begin, so that nobody has to wait for the rules (puzzle.js)."""
        def write(p):
            positions = [line.split('\t')[0] for line in read(f'{BUILD}/puzzles/{p.folder}').splitlines()[1:]]
            positions += [row.position for row in self.lessons.get(p, ())]
            for edition in ENGLISH, KOREAN:
                turns = ','.join(f'{json.dumps(words)}:{turn_of(p, words, edition, first="you")}' for words in positions)
                self.write(f'site/turns/{p.folder}.{edition.code}.gzip', gzip.compress(f'{{{turns}}}'.encode(), mtime=0))
        for _ in side_by_side(write, self.problems, 'turns'):
            pass

    def pictures(self):
        """A picture of each game: for its card, and for those who share a link to it."""
        first = {row.folder: row.position for row in self.first_games}
        drawn = pictures.drawn({p.folder: json.loads(turn_of(p, first.get(p.folder) or example_of(p)))
                                for p in self.problems})

        def write(p):
            self.write(f'site/pictures/{p.folder}.svg', drawn[p.folder]['card'])
            if self.converter:
                self.write(f'{p.folder}/picture.png',
                           pictures.pixels(self.converter, drawn[p.folder]['shared'], pictures.SHARED))
        for _ in side_by_side(write, self.problems, 'pictures'):
            pass

    def document(self, source):
        """The course, and what else stands beside it."""
        page, edition, body = place(source), edition_of(source), self.body(source)
        title = in_words(re.search(r'<h1[^>]*>(.*?)</h1>', body)[1])
        is_course = page.startswith('course')
        if not is_course:  # its folds are ideas to search for
            body = re.sub('<summary>', lambda m: f'<summary id="fold-{m.start()}">', body)
            for anchor, idea in re.findall(r'<summary id="(.*?)">(.*?)</summary>', body):
                self.enter(f'{page}#{anchor}', in_words(idea), edition.say('which idea to use'))
        elif self.lessons:
            body = re.sub('</p>', f' <a class="on" href="lessons/index{edition.ending}.html">{edition.say("Lessons of two minutes")}</a></p>',
                          body, count=1)
        self.enter(page, title, body=body)
        about = in_words(re.search(r'</h1>.*?<p>((?!<a).*?)</p>', body, re.S)[1])
        self.page(page, html.escape(title), body, about=about, twin=True, script='course' if is_course else 'text')

    def make(self):
        made(f'{BUILD}/lab', *[f'{BUILD}/{folder}/{p.folder}' for folder in ('rules', 'puzzles')
                               for p in self.problems],
             *[f'{BUILD}/rules/{form.made}' for p in self.problems for form in forms_of(p)],
             *[f'{BUILD}/traces/{p.folder}' for p in self.traced.values()])
        self.pictures()
        for number, p in enumerate(self.problems):
            progress(f'pages: {number + 1} of {len(self.problems)}')
            for source, _ in editions(p.path('README.md')):
                self.problem(number, source)
        progress('')
        for source, _ in editions('problems/README.md'):
            self.front(source)
            self.puzzles(edition_of(source))
            if self.lessons:
                self.lessons_page(edition_of(source))
            self.lab(edition_of(source))
        for source in sorted(glob.glob('problems/*.md')):
            self.document(source)
        for path, edition in sorted(self.sources, key=lambda source: source[0]):
            self.source(path, edition)
        top = SITE_URL and SITE_URL + '/'
        self.page('404.html', 'Not here', '<h1>Not here · 없는 페이지</h1>\n'
                  f'<p><a href="{top}index.html">All games</a> · <a href="{top}index.ko.html">모든 게임</a></p>')
        self.page('offline.html', 'Offline', '<h1>Offline · 오프라인</h1>\n<p>This page was not opened before.</p>\n'
                  '<p lang="ko">아직 연 적이 없는 페이지입니다.</p>\n'
                  f'<p><a href="{top}index.html">All games</a> · <a href="{top}index.ko.html">모든 게임</a></p>')
        if SITE_URL:
            pages = sorted({*glob.glob('**/*.html', root_dir=self.out, recursive=True)} - {'404.html', 'offline.html'})
            places = ''.join(f'<url><loc>{top}{page}</loc></url>\n' for page in pages)
            self.write('sitemap.xml', '<?xml version="1.0" encoding="UTF-8"?>\n'
                       f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{places}</urlset>\n')
        self.turns()
        self.page_judge()
        self.scripts()
        self.offline()
        self.versioned()

    def scripts(self):
        for path in glob.glob(f'{SCRIPTS}/*.css'):
            self.write(f'site/{os.path.basename(path)}', read(path))
        self.write('site/icon.svg', read(f'{HERE}/icon.svg'))
        worker = read(f'{SCRIPTS}/wasi.js') + read(f'{SCRIPTS}/rules.js')
        self.write('site/worker.js', f'const WORKER = {json.dumps(worker)};\n')
        for edition in ENGLISH, KOREAN:
            code = gzip.compress(read_bytes(f'{BUILD}/wasm/machinery.{edition.code}.wasm'), mtime=0)
            self.write(f'site/machinery.{edition.code}.gzip', code)
            for name, variable, value in (('search', 'INDEX', self.entries[edition]),
                                          ('machinery', 'MACHINERY', base64.b64encode(code).decode())):
                self.write(f'site/{name}.{edition.code}.js', as_script(variable, value))
            pool = as_script('POOL', self.pool(edition))
            self.write(f'site/pool.{edition.code}.js', pool)  # for the front page, if it wants it
            for page, names in json.loads(read(f'{SCRIPTS}/inputs.json')).items():
                script = self.words(names, edition) + read(f'{SCRIPTS}/{page}.js')
                if page in ('puzzles', 'lessons'):
                    script = (pool if page == 'puzzles' else as_script('POOL', self.lesson_pool(edition))) + script
                self.write(f'site/{page}.{edition.code}.js', script)
                self.write(f'site/{page}.{edition.code}.gzip', gzip.compress(script.encode(), mtime=0))
            parts = {os.path.relpath(path, HERE) for path in glob.glob(f'{HERE}/judge/*.js')} - {'judge/panel.js'}
            self.write(f'site/judge/words.{edition.code}.js', self.words(sorted(parts), edition))
        rows = [row.split('\t') for row in read(f'{BUILD}/wasm/korean.tsv').splitlines()]
        for name, module in ('lab', 'lab'), *((p.folder, f'problems/{p.folder}') for p in self.problems):
            library = packed(module, [words for owner, *words in rows if owner == name])
            self.write(f'site/games/{name}.js', f'(globalThis.LIBRARIES ??= {{}})["{name}"] = "{library}";\n')

    @staticmethod
    def words(names, edition):
        """A script that adds what these scripts say to the words of the page (page.js)."""
        texts = [text for name in names for text in re.findall(r"\bT\('(.*?)'", read(f'{HERE}/{name}'))]
        said = {} if edition is ENGLISH else {text: edition.say(text) for text in texts}
        return f'globalThis.WORDS = {{...globalThis.WORDS, ...{json.dumps(said, ensure_ascii=False)}}};\n'

    def offline(self):
        """The service worker (offline.js), and what makes the site one that can be installed."""
        icons = [{'src': 'icon.svg', 'sizes': 'any', 'type': 'image/svg+xml'}]
        for size in (192, 512) if self.converter else ():
            self.write(f'site/icon-{size}.png', pictures.pixels(self.converter, read(f'{HERE}/icon.svg'), size))
            icons.append({'src': f'icon-{size}.png', 'sizes': f'{size}x{size}', 'type': 'image/png'})
        for edition in ENGLISH, KOREAN:
            name = edition.say('Games you can win with mathematics')
            self.write(f'site/manifest.{edition.code}.json', json.dumps({
                'name': name, 'short_name': edition.say('Games'), 'lang': edition.code, 'display': 'minimal-ui',
                'start_url': f'../../index{edition.ending}.html', 'scope': '../../', 'icons': icons,
                'background_color': '#ffffff', 'theme_color': '#2f6fb3'}, ensure_ascii=False))
        names = sorted(glob.glob('**/*.*', root_dir=f'{self.out}/site', recursive=True))
        core = [name for name in names
                if re.fullmatch(r'(games|pictures|traces)/.*|(worker|cards[.]..)[.]js|[^/]*[.](css|gzip|json|svg)|'
                                r'judge/(?!editor)[^/]*[.](js|wasm|c|cpp|py)|judge/problems/.*', name)]
        more = [name for name in names if name not in core and not re.fullmatch(r'(judge|turns)/.*[.]gzip', name)]
        pages = sorted(name for name in glob.glob('**/*.html', root_dir=self.out, recursive=True)
                       if re.fullmatch(r'([\w-]+/index|(?!404|offline)[\w-]+)([.]ko)?[.]html', name))
        code = read(f'{SCRIPTS}/offline.js').replace('"@PAGES@"', ','.join(f"'{name}'" for name in pages))
        for mark, part in ('CORE', core), ('MORE', more):
            code = code.replace(
                f'"@{mark}@":0', ','.join(f"'{name}':'{self.hash_of(name)}'" for name in part))
        self.write('sw.js', code)

    def hash_of(self, name):
        """As offline.js compares it: half of a SHA-256, of what is unpacked."""
        content = read_bytes(f'{self.out}/site/{name}')
        content = gzip.decompress(content) if name.endswith('.gzip') else content
        return base64.b64encode(hashlib.sha256(content).digest()[:16]).decode().rstrip('=')

    def versioned(self):
        """Gives all that pages load a folder with the name of the version, which the pages then have as well."""
        names = sorted(name for name in glob.glob('**', root_dir=self.out, recursive=True)
                       if os.path.isfile(f'{self.out}/{name}'))
        digest = hashlib.sha256()
        for name in names:
            digest.update(name.encode() + b'\0' + read_bytes(f'{self.out}/{name}'))
        version = digest.hexdigest()[:10]
        for name in names:
            if name.endswith('.html') or name == 'sw.js':
                self.write(name, read_bytes(f'{self.out}/{name}').replace(VERSION.encode(), version.encode()))
        os.rename(f'{self.out}/site', f'{self.out}/all')
        os.mkdir(f'{self.out}/site')
        os.rename(f'{self.out}/all', f'{self.out}/site/{version}')

    def page_judge(self):
        """What the judge of the page loads (judge/judge.js)."""
        for path in [*glob.glob(f'{PAGE_JUDGE}/*'), *glob.glob(f'{HERE}/judge/*.js'), f'{HERE}/wasi.js',
                     f'{HERE}/rules.js', f'{HERE}/judge/guards.c', *(f'{BUILD}/wasm/{name}.wasm' for name in ('judge', 'referee.en', 'referee.ko')), 'common/rules/rules.h',
                     *(f'common/judge/frames/call.{ending}' for ending in ('c', 'cpp', 'py'))]:
            self.write(f'site/judge/{os.path.basename(path)}', read_bytes(path))
        for p in (q for problem in self.problems for q in (problem, *forms_of(problem))):
            samples = ''  # as common/judge/stream.c reads them
            for number, paths in enumerate(samples_of(p), 1):
                given, answer = map(read, paths)
                samples += f'case sample-{number} {len(given.encode())} {len(answer.encode())}\n{given}{answer}'
            how = read_forms()[p.folder].comparison if p.is_form else COMPARISONS[0]
            self.write(f'site/judge/problems/{p.made}.json', json.dumps({
                'name': p.made, 'heading': f'{p.folder}  {p.number}', 'ms': int(p.time), 'mb': int(p.memory),
                'isExact': p.time != p.limit, 'hasManyAnswers': about(p)['answers'] == 'many',
                'plays': p.is_played, 'comparison': COMPARISONS.index(how), 'samples': samples,
                **(function_of(p) if p.is_form and p.is_function else {})}))


def main(out, *folders):
    with tempfile.TemporaryDirectory(dir=BUILD, prefix='new.') as fresh:
        WebSite(f'{fresh}/site', folders).make()
        if KOREAN.lacking:
            raise Mistake('\n'.join(map(lacking_row, sorted(KOREAN.lacking))))
        replace_files(f'{fresh}/site', out, f'{BUILD}/from/site')
    print(f'made {out}/index.html')
