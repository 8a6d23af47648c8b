"""Makes the web site of the course: common/manage.py site OUT, by `make site`. The pages come from the Markdown of
problems/, by cmark-gfm; sources are shown in the colours of pygments. Nothing here knows a problem by its name."""
import base64
import collections
import glob
import gzip
import html
import json
import os
import re
import shutil
import subprocess
import tempfile
from string import Template
from urllib.parse import quote_plus

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename

HERE = os.path.dirname(os.path.abspath(__file__))
from suite import (BUILD, Mistake, address_of, editions, english, korean, own_judges, progress, read,
                   read_bytes, read_judges, read_list, samples_of)
from tables import answers

JUDGE = f'{BUILD}/site-judge'  # by make site-judge
SITE_URL = os.environ.get('SITE_URL', '').rstrip('/')  # where the site will be, if that is known
SCRIPTS = [f'{name}.js' for name in ('page', 'engine', 'board', 'play', 'ask', 'front', 'fill')]
STYLED = set('k kt cp c1 cm go s s1 s2 cpf sc gp nf'.split())  # classes of pygments in style.css
TERM = re.compile(r'[\w\d)\]}|](?:\s[-+·⊕−=]\s[\w\d(\[{|^*\\]+)+|\w\([^()]{1,16}\)')  # what no line may break
HANGUL = re.compile(r'[가-힣]+(?:[ ~\w]*[가-힣\d]+)*')


def place(path, say=english):
    """Where the site shows a file or folder of the tree; sources to readers of a language."""
    if os.path.isdir(path):
        path += '/README.md'
    name = path[len('problems/'):] if path.startswith('problems/') else f'files/{path}'
    if name.endswith('.md'):
        return re.sub(r'README(.*)$', r'index\1' if '/' in name else r'course\1', name)[:-len('md')] + 'html'
    return name if name.endswith('.svg') else name + ('.txt' if '/samples/' in name else ending(say))


def ending(say):
    return '.html' if say is english else '.ko.html'


def language_of(name):
    """Of a Markdown file, or of a page."""
    return korean if '.ko.' in name else english


def in_words(text):
    """HTML without its tags, in one line."""
    return re.sub(r'\s+', ' ', html.unescape(re.sub(r'<[^>]+>', '', text))).strip()


def filled(template, say, **words):
    """One of our templates; its words in double braces are said in the language of the page."""
    return Template(re.sub(r'\{\{(.*?)\}\}', lambda m: say(m[1]), read(f'{HERE}/{template}'))).substitute(words)


def title_of(p, say):
    return html.escape(p.full_title() if say is english or p.korean == '-' else p.korean)


def source_of(p, say):
    """The page of a problem, as seen from problems/; in English where it is not translated."""
    return editions(p.path('README.md'))[-1 if say is korean else 0][0][len('problems/'):]


def colours(code, lexer):
    text = highlight(code, lexer, HtmlFormatter(nowrap=True))
    text = re.sub(r'<span class="(\w+)">([^<]*)</span>', lambda m: f'<i class={m[1]}>{m[2]}</i>'
                  if m[1] in STYLED else m[2], text)
    return f'<pre><code>{text}</code></pre>\n'


def between_tags(text, change, skipped='<[^>]*>'):
    """HTML, with its text changed."""
    return ''.join(piece if piece.startswith('<') else change(piece)
                   for piece in re.split(f'({skipped})', text, flags=re.S))


def unbroken(text):
    return TERM.sub(lambda term: re.sub(r'\s', '\u00a0', term[0]) if len(term[0]) < 24 else term[0], text)


def lean(name):
    """A script or a style sheet without the comments and the blanks that begin a line."""
    return re.sub(r'^\s+', '', re.sub(r'^\s*/\*.*?\*/\s*', '', read(f'{HERE}/{name}'), flags=re.M | re.S), flags=re.M)


def packed(module):
    """A module of WebAssembly as a word (engine.js): a page from a disk can load scripts, and nothing else."""
    code = read_bytes(f'{BUILD}/wasm/{module}.wasm')
    return base64.b64encode(gzip.compress(gzip.compress(code, mtime=0), mtime=0)).decode()


class Site:
    """All that is written."""

    def __init__(self, out):
        self.out = out
        self.problems = read_list()
        self.judges, self.own = read_judges(self.problems), own_judges(self.problems)
        self.parts = [*dict.fromkeys(p.part for p in self.problems)]
        self.folders = {name: p for p in self.problems for name in (p.number, p.folder)}
        self.sources = set()  # that some page leads to, each with the language of the page
        self.entries = {english: [], korean: []}  # of the search: title, page, what is shown, keys, words

    def write(self, name, content):
        path = os.path.join(self.out, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'wb') as file:
            file.write(content.encode() if isinstance(content, str) else content)

    def page(self, name, title, main, about='', twin=False, scripts=(), aside='', footer=''):
        """The title is HTML; what the page is about is text. A twin is the page in the other language."""
        say = language_of(name)
        main = between_tags(main, unbroken, '<pre>.*?</pre>|<[^>]*>')
        lang, other, language = ('en', 'ko', '한국어') if say is english else ('ko', 'en', 'English')
        if say is english:
            main = between_tags(main, lambda text: HANGUL.sub(r'<span lang="ko">\g<0></span>', text))
        there = name.replace('.html', '.ko.html') if say is english else name.replace('.ko.', '.')
        at = (lambda page: f'{SITE_URL}/{page}') if SITE_URL else os.path.basename
        links = [f'<link rel="alternate" hreflang="{one}" href="{at(page)}">\n'
                 for one, page in ((lang, name), (other, there)) if twin]
        if SITE_URL:
            links.append(f'<link rel="canonical" href="{at(name)}">\n<meta property="og:url" content="{at(name)}">\n')
        switch = f'\n<a id="switch" href="{os.path.basename(there)}" lang="{other}">{language}</a>' if twin else ''
        root = '../' * name.count('/')
        early = f'<link rel="preload" as="script" href="{root}site/machinery.{lang}.js">\n' * ('play' in scripts)
        about = about[:160].rsplit(' ', 1)[0] + ' ...' if len(about) > 160 else about
        self.write(name, filled(
            'page.html', say, lang=lang, root=root, title=title, main=main, aside=aside, footer=footer, switch=switch,
            skip=f'\n<a class="skip" href="#panel">{say("To the game")}</a>' * (aside != ''),
            about=html.escape(about) or title, links=''.join(links), early=early, ending=ending(say),
            scripts=''.join(f'<script defer src="{root}site/{script}.js"></script>\n' for script in scripts)))

    # ---- from Markdown

    def link(self, href, source):
        """The href of a link or picture of a Markdown file, as its page needs it; what it leads to will be there."""
        if re.match(r'[a-z]+:|#', href):
            return href
        path, _, anchor = href.partition('#')
        path = os.path.normpath(os.path.join(os.path.dirname(source), path))
        if path == 'README.md':  # what it says stands in the course
            path = 'problems/README.ko.md' if source.endswith('.ko.md') else 'problems/README.md'
        if not os.path.exists(path):
            raise Mistake(f'{source}: the link {href} leads nowhere')
        target = place(path, language_of(source))
        if target.endswith(('.svg', '.txt')):
            self.write(target, read_bytes(path))
        elif not path.endswith('.md') and os.path.isfile(path):
            self.sources.add((path, language_of(source)))
        return os.path.relpath(target, os.path.dirname(place(source))) + (anchor and f'#{anchor}')

    def here(self, command, source):
        """A link to the box that does what this command does, or ''."""
        asked = re.search(r'make (?:-s )?(play|explain) P=([a-z0-9-]+)(?: N=("[^"]*"|\S+))?', command) or \
            re.match(r'(\./run_all\.sh) .*--solution \S+ ([a-z0-9-]+)()$', command)
        if not asked or asked[2] not in self.folders:
            return ''
        command, name, words = asked.groups()
        say, words = language_of(source), quote_plus((words or '').strip('"'))
        mode = command if command in ('play', 'explain') else 'judge'
        says = say({'play': 'play it here', 'explain': 'ask it here', 'judge': 'judge it here'}[mode])
        there = f'problems/{source_of(self.folders[name], say)}'
        target = os.path.relpath(place(there), os.path.dirname(place(source))) if there != source else ''
        return f' <a class="here" href="{target}#{mode}={words}">{says}</a>'

    def code(self, lexer, code, source):
        """A block of code, coloured; below commands that the site can do as well, links to that."""
        code = html.unescape(code)
        links = ''.join(self.here(line, source) for line in code.splitlines() if line.startswith('$ '))
        return colours(code, get_lexer_by_name(lexer or 'text')) + (links and f'<p class="note">{links}</p>\n')

    def picture(self, path, more, source):
        wide, high = re.search(r'width="(\d+)" height="(\d+)"', read(f'{os.path.dirname(source)}/{path}')).groups()
        return f'<p class="wide"><img width="{wide}" height="{high}" loading="lazy" src="{path}"{more}></p>'

    def body(self, source):
        """The HTML of a Markdown file."""
        say, ids = language_of(source), collections.Counter()

        def heading(level, text):  # its id is GitHub's
            slug = re.sub(r'[^\w\- ]', '', in_words(text).lower()).replace(' ', '-')
            ids[slug] += 1
            slug += f'-{ids[slug] - 1}' if ids[slug] > 1 else ''
            anchor = f'&nbsp;<a class="anchor" href="#{slug}" aria-label="{say("Link to this section")}">#</a>'
            return f'<h{level} id="{slug}">{text}{anchor * (level in "23" and "<a " not in text)}</h{level}>'

        text = subprocess.run(['cmark-gfm', '--unsafe', '-e', 'table', '-e', 'strikethrough', source], check=True,
                              stdout=subprocess.PIPE, encoding='utf-8').stdout
        for pattern, change in (
                (r'<!-- sync: head -->\n(<h1.*?)\n<p>(.*?)</p>\n(.*?)<!-- end -->\n', lambda m: self.head(m, source)),
                (r'<!-- sync: samples -->\n(.*?)<!-- end -->\n', lambda m: self.samples(m[1], say)),
                (r'<!-- sync: course -->.*?<!-- end -->', lambda m: self.cards(say)),
                (r'<!-- figure:[^>]*(?:>(?! *draw|\n)[^>]*)*draw.py outline -->\n<p>.*?</p>', lambda m: self.tree(say)),
                (r'<!-- table: (.*?) -->\s*(<table>.*?</table>)', lambda m:
                    f'<div class="wide" data-answers="{answers(html.unescape(m[1]))}">{m[2]}</div>'),
                (r'<!--.*?-->\n*|<p><a href="[^"]*[.]md">(?:한국어|English)</a></p>\n', lambda m: ''),
                (r'<p><img src="([^"]*)"([^>]*?) ?/?></p>', lambda m: self.picture(m[1], m[2], source)),
                (r'<h([1-6])>(.*?)</h\1>', lambda m: heading(m[1], m[2])),
                (r'(href|src)="([^"]*)"', lambda m: f'{m[1]}="{self.link(m[2], source)}"'),
                (r'(?<!<pre>)<code>([^<]*)</code>', lambda m:
                    f'<code{" class=whole" * (len(m[1]) < 25)}>{m[1]}</code>{self.here(html.unescape(m[1]), source)}'),
                (r'<pre><code(?: class="language-(\w+)")?>(.*?)</code></pre>\n', lambda m:
                    self.code(m[1], m[2], source)),
                (r'(?<!">)<table>.*?</table>', r'<div class="wide">\g<0></div>')):
            text = re.sub(pattern, change, text, flags=re.S)
        return text

    def samples(self, text, say):
        """Input and output side by side; the first two open."""
        shown = re.findall(r'<h3>.*?</pre>\n', text, re.S)
        pairs = [f'<div class="sample"><div>{given}</div><div>{answer}</div></div>\n'
                 for given, answer in zip(shown[::2], shown[1::2])]
        if len(pairs) > 2:
            summary = say(f'More samples: {len(pairs) - 2}')
            pairs[2:] = [f'<details><summary>{summary}</summary>\n', *pairs[2:], '</details>\n']
        return ''.join(pairs)

    def head(self, found, source):
        """The head of a problem's page: title and labels in two lines; all that a reader can do without is folded."""
        say, p = language_of(source), self.folders[os.path.basename(os.path.dirname(source))]
        title, labels, rest = found.groups()
        labels = [label for label in labels.split(' · ') if 'README' not in label]
        judges = {f'{row.judge} {row.name}': address_of(row.judge, row.name) for row in self.judges[p.folder]}
        at = p.number != '-'  # behind BOJ's
        labels[at:at] = [f'<a href="{html.escape(address)}">{html.escape(judge)}</a>'
                         for judge, address in judges.items() if address]
        needs = ', '.join(f'<a href="../{source_of(q, say)}">{title_of(q, say)}</a>'
                          for q in (self.folders[name] for name in p.needs.split(',') if name != '-'))
        step = say('Step {} of {}: {}. Needs: {}.').format(
            self.problems.index(p) + 1, len(self.problems), html.escape(say(p.part)), needs or say('nothing'))
        labels = ' '.join(f'<span>{label}</span>' for label in labels)
        where = f'<details><summary>{say("Source; where to submit")}</summary>\n{rest}</details>\n' * bool(rest.strip())
        return f'{title}\n<p class="labels">{labels}</p>\n<p class="note">{step}</p>\n{where}'

    # ---- the pages

    def cards(self, say):
        """All problems, by the parts of the course. Links are as in a Markdown file of problems/."""
        text = ''
        for part in self.parts:
            text += f'<section><h3>{html.escape(say(part))}</h3>\n<ol class="cards">\n'
            for p in (p for p in self.problems if p.part == part):
                judges = ['BOJ'] * (p.number != '-') + [row.judge.replace(' ', '_') for row in self.own[p.folder]]
                text += (f'<li data-name="{p.folder}" data-part="{html.escape(part)}" data-judges="{" ".join(judges)}">'
                         f'<a href="{source_of(p, say)}"><b>{self.problems.index(p) + 1}</b> {title_of(p, say)}</a> '
                         f'<span>{html.escape(say(p.adds))}</span></li>\n')
            text += '</ol></section>\n'
        return f'<div id="cards">\n{text}</div>'

    def tree(self, say):
        """The pages, each below the last one that it needs."""
        order = ['-', *(p.folder for p in self.problems)]
        last = {p.folder: max(p.needs.split(','), key=order.index) for p in self.problems}

        def branch(folder):
            items = ''.join(f'<li data-name="{p.folder}"><a href="{source_of(p, say)}">{order.index(p.folder)}. '
                            f'{title_of(p, say)}</a>{branch(p.folder)}</li>\n'
                            for p in self.problems if last[p.folder] == folder)
            return f'<ul>\n{items}</ul>' if items else ''
        return f'<div class="tree">{branch("-")}</div>'

    def play(self, p, source, say):
        rules = read(p.path('rules.c'))
        words = re.search(r'(?:explain|play) P=\S+ N="([^"]+)"', read(source))
        draws = 'endless' if '.endless' in rules else 'drawn' if 'DRAWN)' in rules else ''
        return filled('play.html', say, name=p.folder, draws=draws, rules=packed(f'problems/{p.folder}'),
                      example=f' {say("Such as")} <code>{html.escape(words[1])}</code>.' if words else '')

    def panel(self, p, source):
        say, sample = language_of(source), p.path('samples/1.in')
        here = filled('judge/panel.html', say, name=p.folder) if os.path.exists(JUDGE) else \
            f'<p>{say("This copy of the site was made without its judge. On a computer:")} ' \
            f'<code>./run_all.sh --full --solution mine.c {p.folder}</code></p>'
        return filled('panel.html', say, name=p.folder, play=self.play(p, source, say), judge=here,
                      sample=html.escape(read(sample)) if os.path.exists(sample) else '')

    def enter(self, page, title, shown='', keys='', body=''):
        """An entry of the search: what is written large in the page are keys, too."""
        keys += ' ' + ' '.join(in_words(m[2]) for m in re.finditer(r'<(strong|h2|h3)[^>]*>(.*?)</\1>', body))
        text = in_words(re.sub('<pre>.*?</pre>', '', body, flags=re.S)).lower()
        words = dict.fromkeys(re.findall(r'[a-z][a-z-]{2,}|[가-힣]{2,}', text))
        self.entries[language_of(page)].append([html.unescape(title), page, shown, keys, ' '.join(words)])

    def problem(self, number, source):
        p, say, page = self.problems[number], language_of(source), place(source)
        body, title = self.body(source), title_of(p, say)
        near = [f'<a rel="{word.lower()[:4]}" href="{self.link(f"../{source_of(q, say)}", source)}">'
                f'<small>{say(word)}</small> {title_of(q, say)}</a>' for word, some in
                (('Previous', self.problems[:number][-1:]), ('Next', self.problems[number + 1:][:1])) for q in some]
        about = re.search(r'</h1>.*?<h2.*?<p>(.*?)</p>', body, re.S)
        scripts = 'engine', 'board', 'play', 'ask', *['fill'] * ('data-answers' in body)
        self.page(page, title, body, in_words(about[1]) if about else '', len(editions(p.path('README.md'))) > 1,
                  scripts, self.panel(p, source), f'<nav aria-label="{say("Course")}">{"".join(near)}</nav>')
        judges = ' '.join(f'{row.judge} {row.name}' for row in self.judges[p.folder])
        keys = f'BOJ {p.number} {judges} {p.folder} {p.title} {p.korean} {say(p.part)} {say(p.technique)}'
        self.enter(page, title, say(p.adds), keys, body)

    def source(self, path, say):
        """A page that shows a source file, with the file itself beside it."""
        self.write(place(path)[:-len('.html')], read_bytes(path))
        link = f'<a download href="{os.path.basename(path)}">{say("Download")}</a>'
        code = colours(read(path), get_lexer_for_filename(path))
        self.page(place(path, say), path, f'<h1>{path}</h1>\n<p class="labels"><span>{link}</span></p>\n{code}',
                  twin={(path, english), (path, korean)} <= self.sources)

    def front(self, source):
        """The page to begin with: a game, and all problems to choose from."""
        p, say = self.problems[0], language_of(source)
        parts = ''.join(f'<option value="{html.escape(part)}">{html.escape(say(part))}</option>' for part in self.parts)
        judges = sorted({row.judge for q in self.problems for row in self.judges[q.folder]} | {'BOJ'})
        lead = say(f'{len(self.problems)} games from programming contests: play each against a machine that never '
                   'errs, find out who wins and why, and have your program judged.')
        main = filled('front.html', say, lead=lead, play=self.play(p, p.path('README.md'), say), parts=parts,
                      cards=self.cards(say), ending=ending(say),
                      judges=''.join(f'<option value="{judge.replace(" ", "_")}">{judge}</option>' for judge in judges))
        main = re.sub(r'href="([^"]*[.]md)"', lambda m: f'href="{self.link(m[1], source)}"', main)
        self.page(f'index{ending(say)}', in_words(re.search('<h1>(.*?)</h1>', main)[1]), main, lead, True,
                  ('engine', 'board', 'play', 'front'))

    def document(self, source):
        """The course, and what else stands beside it."""
        page, say, body = place(source), language_of(source), self.body(source)
        title = in_words(re.search(r'<h1[^>]*>(.*?)</h1>', body)[1])
        is_course = page.startswith('course')
        if not is_course:  # its folds are ideas to search for
            body = re.sub('<summary>', lambda m: f'<summary id="fold-{m.start()}">', body)
            for anchor, idea in re.findall(r'<summary id="(.*?)">(.*?)</summary>', body):
                self.enter(f'{page}#{anchor}', in_words(idea), say('which idea to use'))
        self.enter(page, title, body=body)
        about = in_words(re.search(r'</h1>.*?<p>((?!<a).*?)</p>', body, re.S)[1])
        self.page(page, html.escape(title), body, about, True, ('front',) * is_course)

    def make(self):
        for number, p in enumerate(self.problems):
            progress(f'pages: {number + 1} of {len(self.problems)}')
            for source, _ in editions(p.path('README.md')):
                self.problem(number, source)
        progress('')
        for source, _ in editions('problems/README.md'):
            self.front(source)
        for source in sorted(glob.glob('problems/*.md')):
            self.document(source)
        for path, say in sorted(self.sources, key=lambda source: source[0]):
            self.source(path, say)
        top = SITE_URL and SITE_URL + '/'
        self.page('404.html', 'Not here', '<h1>Not here · 없는 페이지</h1>\n'
                  f'<p><a href="{top}index.html">All games</a> · <a href="{top}index.ko.html">모든 게임</a></p>')
        if SITE_URL:
            pages = sorted({*glob.glob('**/*.html', root_dir=self.out, recursive=True)} - {'404.html'})
            places = ''.join(f'<url><loc>{top}{page}</loc></url>\n' for page in pages)
            self.write('sitemap.xml', '<?xml version="1.0" encoding="UTF-8"?>\n'
                       f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{places}</urlset>\n')
        self.scripts()
        if os.path.exists(JUDGE):
            self.judge()

    def scripts(self):
        for name in 'icon.svg', 'style.css', *SCRIPTS:
            self.write(f'site/{name}', lean(name))
        scripts = map(read, sorted(glob.glob(f'{HERE}/**/*.js', recursive=True)))
        texts = [text for script in scripts for text in re.findall(r"\bT\('(.*?)'", script)]
        worker = lean('wasi.js') + lean('rules.js')
        for lang, say, words in ('en', english, {}), ('ko', korean, {text: korean(text) for text in texts}):
            for name, values in (('words', {'WORDS': words}), ('search', {'INDEX': self.entries[say]}),
                                 ('machinery', {'MACHINERY': packed(f'machinery.{lang}'), 'WORKER': worker})):
                self.write(f'site/{name}.{lang}.js', ''.join(
                    f'const {each} = {json.dumps(value, ensure_ascii=False)};\n' for each, value in values.items()))

    def judge(self):
        """What the judge of the page loads (judge/judge.js)."""
        for path in [*glob.glob(f'{JUDGE}/*'), *glob.glob(f'{HERE}/judge/*.js'), f'{HERE}/wasi.js', f'{HERE}/rules.js',
                     f'{BUILD}/wasm/judge.wasm']:
            self.write(f'site/judge/{os.path.basename(path)}', read_bytes(path))
        for p in self.problems:
            samples = ''
            for number, paths in enumerate(samples_of(p), 1):
                given, answer = map(read, paths)
                samples += f'case sample-{number} {len(given.encode())} {len(answer.encode())}\n{given}{answer}'
            self.write(f'site/judge/problems/{p.folder}.json', json.dumps({
                'name': p.folder, 'heading': f'{p.folder}  {p.number}', 'ms': int(p.time), 'mb': int(p.memory),
                'isExact': p.time != p.limit, 'hasManyAnswers': '.accepts' in read(p.path('rules.c')),
                'samples': samples, 'rules': packed(f'problems/{p.folder}')}))


def main(out):
    with tempfile.TemporaryDirectory(dir=os.path.dirname(out)) as fresh:
        Site(f'{fresh}/site').make()
        shutil.rmtree(out, ignore_errors=True)
        os.rename(f'{fresh}/site', out)
    print(f'made {out}/index.html')
