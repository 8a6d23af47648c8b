"""Makes the web site of the course: tests/manage.py site OUT, by `make site`. The pages come from the Markdown of
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
from string import Template
from urllib.parse import quote_plus

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename

HERE = os.path.dirname(os.path.abspath(__file__))
from suite import (BUILD, Mistake, address_of, editions, english, english_of, files_in, korean, own_judges, progress,
    read, read_judges,
                   read_list)
from tables import answers

JUDGE = f'{BUILD}/site-judge'  # by make site-judge
SITE_URL = os.environ.get('SITE_URL', '').rstrip('/')  # where the site will be, if that is known
STYLED = set('k kt kd kr cp c c1 cm ch go s s1 s2 cpf sc gp nf'.split())  # classes of pygments in style.css
TERM = re.compile(r'[\w\d)\]}|](?: [-+·⊕−] [\w\d(\[{|^*\\]+)+|\w\([^()]{1,16}\)')  # what no line may break
HANGUL = re.compile(r'[가-힣]+(?:[ ~\w]*[가-힣\d]+)*')
SAMPLE = r'<h3[^>]*><a href="samples/\d+[.]{}[.]txt">[^<]*</a></h3>\n<pre>.*?</pre>\n'
SAMPLES = re.compile(f'({SAMPLE.format("in")})({SAMPLE.format("out")})', re.S)


def place(path):
    """Where the site shows a file or folder of the tree."""
    if os.path.isdir(path):
        path += '/README.md'
    name = path[len('problems/'):] if path.startswith('problems/') else f'files/{path}'
    if name.endswith('.md'):
        return re.sub(r'README(.*)$', r'index\1' if '/' in name else r'course\1', name)[:-len('md')] + 'html'
    return name if name.endswith('.svg') else name + ('.txt' if '/samples/' in name else '.html')


def source_page(path, say):
    """Where the site shows a source file to readers of a language."""
    return re.sub(r'[.]html$', '.ko.html' if say is korean else '.html', place(path))


def relative(target, page):
    return os.path.relpath(target, os.path.dirname(page) or '.')


def in_words(text):
    """HTML without its tags."""
    return html.unescape(re.sub(r'<[^>]+>', '', text)).strip()


def filled(template, say, **words):
    """One of our templates; its words in double braces are said in the language of the page."""
    return Template(re.sub(r'\{\{(.*?)\}\}', lambda m: say(m[1]), read(f'{HERE}/{template}'))).substitute(words)


def title_of(p, say):
    return html.escape(p.full_title() if say is english or p.korean == '-' else p.korean)


def source_of(p, say):
    """The page of a problem, as seen from problems/."""
    return f'{p.folder}/README{".ko" * (say is korean)}.md'


def colours(code, lexer):
    text = highlight(code, lexer, HtmlFormatter(nowrap=True))
    text = re.sub(r'<span class="(\w+)">([^<]*)</span>', lambda m: f'<i class={m[1]}>{m[2]}</i>'
        if m[1] in STYLED else m[2], text)
    return f'<pre><code>{text}</code></pre>\n'


def unbroken(text):
    """HTML whose terms, such as g(n + 2), stay in one line."""
    pieces = re.split(r'(<pre>.*?</pre>|<[^>]*>)', text, flags=re.S)
    return ''.join(p if p.startswith('<') else TERM.sub(lambda m: m[0].replace(' ', '\u00a0')
        if len(m[0]) < 24 else m[0], p)
                   for p in pieces)


def size_of(svg):
    """The width and height of a picture."""
    return re.search(r'width="(\d+)" height="(\d+)"', read(svg)).groups()


def packed(module):
    """A module of WebAssembly as a word (engine.js): a page from a disk can load scripts, and nothing else."""
    with open(f'{BUILD}/wasm/{module}.wasm', 'rb') as file:
        return base64.b64encode(gzip.compress(gzip.compress(file.read(), mtime=0), mtime=0)).decode()


class Site:
    """All that is written."""

    def __init__(self, out):
        self.out = out
        self.problems = read_list()
        self.judges, self.own = read_judges(self.problems), own_judges(self.problems)
        self.folders = {p.folder: p for p in self.problems}
        self.numbers = {p.number: p.folder for p in self.problems}
        self.sources = set()  # that some page leads to, each with the language of the page
        self.is_bilingual = os.path.exists('problems/README.ko.md')
        self.entries = {'en': [], 'ko': []}  # of the search: title, page, what is shown, keys, words by frequency
        self.pages = []

    def write(self, name, content):
        path = os.path.join(self.out, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'wb') as file:
            file.write(content.encode() if isinstance(content, str) else content)

    def copy(self, path, name):
        with open(path, 'rb') as file:
            self.write(name, file.read())

    def page(self, name, title, main, say=english, footer='', scripts=(), aside='', twin=False, about=''):
        main = unbroken(main)
        if say is english:
            pieces = re.split(r'(<[^>]*>)', main)
            main = ''.join(p if p.startswith('<') else HANGUL.sub(r'<span lang="ko">\g<0></span>', p) for p in pieces)
        lang, other, language = ('en', 'ko', '한국어') if say is english else ('ko', 'en', 'English')
        there = name.replace('.html', '.ko.html') if say is english else name.replace('.ko.', '.')
        switch = f'\n<a id="switch" href="{os.path.basename(there)}" lang="{other}">{language}</a>' if twin else ''
        links = [('alternate" hreflang="' + one, at) for one, at in ((lang, name), (other, there)) if twin]
        links += [('canonical', name)] * (SITE_URL != '')
        at = (lambda page: f'{SITE_URL}/{page}') if SITE_URL else os.path.basename
        about = html.escape(about[:160].rsplit(' ', 1)[0] + ' ...' if len(about) > 160 else about)
        facts = {'og:type': 'article', 'og:title': html.escape(title), 'og:description': about,
                 'og:locale': 'en_US' if say is english else 'ko_KR', **({'og:url': at(name)} if SITE_URL else {})}
        meta = ''.join([f'<link rel="{rel}" href="{at(page)}">\n' for rel, page in links]
                       + [f'<meta name="description" content="{about}">\n'] * (about != '')
                       + [f'<meta property="{fact}" content="{words}">\n' for fact, words in facts.items() if about])
        root = '../' * name.count('/')
        early = f'<link rel="preload" as="script" href="{root}site/machinery.{lang}.js">\n' * ('play' in scripts)
        scripts = ''.join(f'<script defer src="{root}site/{script}.js"></script>\n' for script in scripts)
        self.write(name, filled('page.html', say, lang=lang, root=root, title=html.escape(title), main=main,
            aside=aside, skip=f'\n<a class="skip" href="#panel">{say("To the game")}</a>' * (aside != ''),
                                footer=footer, scripts=scripts, switch=switch, meta=meta, early=early,
                                ending='.html' if say is english or not self.is_bilingual else '.ko.html'))
        self.pages.append(name)

    # ---- from Markdown

    def link(self, href, page, source):
        """The href of a link or picture of a Markdown file, as the page needs it; what it leads to will be there."""
        if re.match(r'[a-z]+:|#', href):
            return href
        path, _, anchor = href.partition('#')
        path = os.path.normpath(os.path.join(os.path.dirname(source), path))
        if path.endswith('.ko.md') and not os.path.exists(path):  # not translated yet
            path, anchor = english_of(path), ''
        if path == 'README.md':  # what it says stands in the course
            path = 'problems/README.ko.md' if source.endswith('.ko.md') else 'problems/README.md'
        if not os.path.exists(path):
            raise Mistake(f'{source}: the link {href} leads nowhere')
        target = place(path)
        if target.endswith(('.svg', '.txt')):
            self.copy(path, target)
        elif not path.endswith('.md') and os.path.isfile(path):
            say = korean if source.endswith('.ko.md') else english
            self.sources.add((path, say))
            target = source_page(path, say)
        return relative(target, page) + (anchor and f'#{anchor}')

    def here(self, command, page, say):
        """A link to the box that does what this command does, or ''."""
        asked = re.search(r'make (?:-s )?(play|explain) P=([a-z0-9-]+)(?: N=("[^"]*"|\S+))?', command)
        judged = re.match(r'\./run_all\.sh .*--solution \S+ ([a-z0-9-]+)$', command)
        if not asked and not judged:
            return ''
        mode, name, words = asked.groups() if asked else ('judge', judged[1], None)
        name = self.numbers.get(name, name)
        if name not in self.folders:
            return ''
        words = f'={quote_plus(words.strip(chr(34)))}' if words else ''
        says = say({'play': 'play it here', 'explain': 'ask it here', 'judge': 'judge it here'}[mode])
        target = relative(place(editions(f'problems/{name}/README.md')[-1 if say is korean else 0][0]), page)
        return f' <a class="here" href="{target if target != os.path.basename(page) else ""}#{mode}{words}">{says}</a>'

    def code(self, found, page, say):
        """A block of code, coloured; below commands that the site can do as well, links to that."""
        code = html.unescape(found[2])
        links = ''.join(self.here(line, page, say) for line in code.splitlines() if line.startswith('$ '))
        return colours(code, get_lexer_by_name(found[1] or 'text')) + (links and f'<p class="note">{links}</p>\n')

    def body(self, source, page, say=english):
        """The HTML of a Markdown file."""
        said = subprocess.run(['cmark-gfm', '--unsafe', '-e', 'table', '-e', 'strikethrough', source], check=True,
                              stdout=subprocess.PIPE, encoding='utf-8')
        ids = []

        def heading(found):  # its id is GitHub's
            slug = re.sub(r'[^\w\- ]', '', in_words(found[2]).lower()).replace(' ', '-')
            ids.append(slug)
            again = f'-{ids.count(slug) - 1}' if ids.count(slug) > 1 else ''
            anchor = f'&nbsp;<a class="anchor" href="#{slug}{again}" aria-label="{say("Link to this section")}">#</a>'
            anchor *= found[1] in '23' and '<a ' not in found[2]
            return f'<h{found[1]} id="{slug}{again}">{found[2]}{anchor}</h{found[1]}>'

        def picture(found):
            path = os.path.normpath(os.path.join(os.path.dirname(source), found[1]))
            wide, high = size_of(path)
            return (f'<p class="wide figure{" large" if int(wide) > 440 else ""}">'
                    f'<img width="{wide}" height="{high}" loading="lazy" src="{found[1]}"{found[2]}></p>')

        text = re.sub(r'<!-- sync: head -->\n(<h1.*?)<!-- end -->\n', lambda m: self.head(m[1], source, say),
            said.stdout, flags=re.S)
        text = re.sub(r'<!-- sync: course -->.*?<!-- end -->', lambda m: self.cards(say), text, flags=re.S)
        text = re.sub(r'<!-- figure:[^>]*(?:>(?! *draw|\n)[^>]*)*draw.py outline -->\n<p>.*?</p>',
            lambda m: self.tree(say), text)
        text = re.sub(r'<!-- table: (.*?) -->\s*(<table>.*?</table>)',
            lambda m: f'<div class="wide" data-answers="{answers(html.unescape(m[1]))}">'
                      f'{m[2]}</div>', text, flags=re.S)
        text = re.sub(r'<!--.*?-->\n*|<p><a href="[^"]*[.]md">(한국어|English)</a></p>\n', '', text, flags=re.S)
        text = re.sub(r'<p><img src="([^"]*)"([^>]*?) ?/?></p>', picture, text)
        text = re.sub(r'<h([1-6])>(.*?)</h\1>', heading, text)
        text = re.sub(r'(href|src)="([^"]*)"', lambda m: f'{m[1]}="{self.link(m[2], page, source)}"', text)
        text = re.sub(r'(?<!<pre>)<code>([^<]*)</code>',
            lambda m: f'<code{" class=whole" * (len(m[1]) < 25)}>{m[1]}</code>'
                      + self.here(html.unescape(m[1]), page, say), text)
        text = re.sub(r'<pre><code(?: class="language-(\w+)")?>(.*?)</code></pre>\n', lambda m: self.code(m, page, say),
                      text, flags=re.S)
        text = re.sub(r'(?<!">)<table>.*?</table>', r'<div class="wide">\g<0></div>', text, flags=re.S)
        samples = [f'<div class="sample"><div>{m[1]}</div><div>{m[2]}</div></div>\n' for m in SAMPLES.finditer(text)]
        shown = ''.join(samples[:2])
        if samples[2:]:
            summary = say(f'More samples: {len(samples) - 2}')
            shown += f'<details><summary>{summary}</summary>\n{"".join(samples[2:])}</details>\n'
        return re.sub(f'(?:{SAMPLES.pattern}\\s*)+', lambda m: shown, text, flags=re.S)

    def head(self, text, source, say):
        """The head of a problem's page: title and labels in two lines; all that a reader can do without is folded."""
        p = self.folders[os.path.basename(os.path.dirname(source))]
        title, labels, rest = re.fullmatch(r'(<h1>.*?</h1>)\n<p>(.*?)</p>\n(.*)', text, re.S).groups()
        labels = [label for label in labels.split(' · ') if 'README' not in label]
        at = 1 if 'BOJ' in labels[0] else 0
        judges = {f'{row.judge} {row.name}': address_of(row.judge, row.name) for row in self.judges[p.folder]}
        labels[at:at] = [f'<a href="{html.escape(address)}">{html.escape(judge)}</a>' for judge,
            address in judges.items() if address]
        number = self.problems.index(p)
        needs = ', '.join(f'<a href="../{source_of(q, say)}">{title_of(q, say)}</a>'
                          for q in (self.folders[name] for name in p.needs.split(',') if name != '-')) or say('nothing')
        step = say('Step {} of {}: {}. Needs: {}.').format(number + 1, len(self.problems), html.escape(say(p.part)),
            needs)
        labels = ' '.join(f'<span>{label}</span>' for label in labels)
        where = f'<details><summary>{say("Source; where to submit")}</summary>\n{rest}</details>\n' * bool(rest.strip())
        return f'{title}\n<p class="labels">{labels}</p>\n<p class="note">{step}</p>\n{where}'

    # ---- the pages

    def cards(self, say, below=3):
        """All problems, by the parts of the course. Links are as in a Markdown file of problems/."""
        text = ''
        for number, p in enumerate(self.problems):
            if number == 0 or p.part != self.problems[number - 1].part:
                text += '</ol></section>\n' * (number > 0)
                text += f'<section><h{below}>{html.escape(say(p.part))}</h{below}>\n<ol class="cards">\n'
            judges = ' '.join(sorted({row.judge.replace(' ', '_') for row in self.own[p.folder]} | ({'BOJ'}
                if p.number != '-' else set())))
            text += (f'<li data-name="{p.folder}" data-part="{html.escape(p.part)}" data-judges="{judges}">'
                     f'<a href="{source_of(p, say)}"><b>{number + 1}</b> {title_of(p, say)}</a> '
                     f'<span>{html.escape(say(p.adds))}</span></li>\n')
        return f'<div id="cards">\n{text}</ol></section>\n</div>'

    def tree(self, say):
        """The pages, each below the last one that it needs."""
        order = [p.folder for p in self.problems]
        below = {folder: [] for folder in ['-', *order]}
        for p in self.problems:
            below[max(p.needs.split(','), key=lambda name: order.index(name) if name in order else -1)].append(p)

        def branch(folder):
            items = ''.join(f'<li data-name="{p.folder}"><a href="{source_of(p, say)}">{order.index(p.folder) + 1}. '
                            f'{title_of(p, say)}</a>{branch(p.folder)}</li>\n' for p in below[folder])
            return f'<ul>\n{items}</ul>' if items else ''
        return f'<div class="tree">{branch("-")}</div>'

    def play(self, p, source, say):
        words = re.search(r'(?:explain|play) P=\S+ N="([^"]+)"', read(source))
        rules = read(p.path('rules.c'))
        draws = 'endless' if '.endless' in rules else 'drawn' if 'DRAWN)' in rules else ''
        return filled('play.html', say, name=p.folder, draws=draws, rules=packed(f'problems/{p.folder}'),
                      example=f' {say("Such as")} <code>{html.escape(words[1])}</code>.' if words else '')

    def panel(self, p, source, say):
        sample = p.path('samples/1.in')
        form = f'{HERE}/judge/panel.html'
        here = filled('judge/panel.html', say, name=p.folder) if os.path.exists(JUDGE) and os.path.exists(form) else \
            f'<p>{say("This copy of the site was made without its judge. On a computer:")} ' \
            f'<code>./run_all.sh --full --solution mine.c {p.folder}</code></p>'
        return filled('panel.html', say, name=p.folder, play=self.play(p, source, say), judge=here,
                      sample=html.escape(read(sample)) if os.path.exists(sample) else '')

    def enter(self, page, title, shown, keys, body, say):
        """An entry of the search: what is written large in the page are keys, too."""
        keys += ' ' + ' '.join(in_words(text)
            for text in re.findall(r'<(?:strong|h2|h3)[^>]*>(.*?)</(?:strong|h2|h3)>', body))
        words = collections.Counter(re.findall(r'[a-z][a-z-]{2,}|[가-힣]{2,}', in_words(re.sub('<pre>.*?</pre>', '',
            body, flags=re.S)).lower()))
        self.entries['en' if say is english else 'ko'].append([title, page, shown, keys, words])

    def problem(self, number, source, say):
        p = self.problems[number]
        page, all_of_them = place(source), editions(p.path('README.md'))
        body = self.body(source, page, say)
        near = [f'<a rel="{word.lower()[:4]}" href="{self.link(f"../{source_of(q, say)}", page, source)}">'
                f'<small>{say(word)}</small> {title_of(q, say)}</a>' for word, some in
                (('Previous', self.problems[:number][-1:]), ('Next', self.problems[number + 1:][:1])) for q in some]
        title = title_of(p, say)
        about = re.search(r'</h1>.*?<h2.*?<p>(.*?)</p>', body, re.S)
        self.page(page, html.unescape(title), body, say, f'<nav aria-label="{say("Course")}">{"".join(near)}</nav>',
                  ('engine', 'board', 'play', 'ask', *['fill'] * ('data-answers' in body)), self.panel(p, source,
                      say), len(all_of_them) > 1,
                  re.sub(r'\s+', ' ', in_words(about[1])) if about else '')
        judges = ' '.join(f'{row.judge} {row.name}' for row in self.judges[p.folder])
        keys = f'BOJ {p.number} {judges} {p.folder} {p.title} {p.korean} {say(p.part)} {say(p.technique)}'
        self.enter(page, html.unescape(title), say(p.adds), keys, body, say)

    def source(self, path, say):
        """A page that shows a source file, with the file itself beside it."""
        self.copy(path, place(path)[:-len('.html')])
        link = f'<a download href="{os.path.basename(path)}">{say("Download")}</a>'
        download = f'<p class="labels"><span>{link}</span></p>'
        self.page(source_page(path, say), path,
            f'<h1>{path}</h1>\n{download}\n{colours(read(path), get_lexer_for_filename(path))}', say,
                  twin=(path, english) in self.sources and (path, korean) in self.sources)

    def front(self, source, say):
        """The page to begin with: a game, and all problems to choose from."""
        p, page = self.problems[0], place(source).replace('course', 'index')
        parts = ''.join(f'<option value="{html.escape(part)}">{html.escape(say(part))}</option>'
            for part in dict.fromkeys(q.part for q in self.problems))
        judges = sorted({row.judge for q in self.problems for row in self.judges[q.folder]} | {'BOJ'})
        lead = say(f'{len(self.problems)} games from programming contests: play each against a machine that never '
                   'errs, find out who wins and why, and have your program judged.')
        main = filled('front.html', say, lead=lead, play=self.play(p, p.path('README.md'), say), parts=parts,
                      cards=self.cards(say), ending='.ko.html' if say is korean else '.html',
                      judges=''.join(f'<option value="{judge.replace(" ", "_")}">{judge}</option>' for judge in judges))
        main = re.sub(r'href="([^"]*[.]md)"', lambda m: f'href="{self.link(m[1], page, source)}"', main)
        self.page(page, in_words(re.search('<h1>(.*?)</h1>', main)[1]), main, say, '', ('engine', 'board', 'play',
            'front'), '', self.is_bilingual, lead)

    def make(self):
        for number in range(len(self.problems)):
            progress(f'pages: {number + 1} of {len(self.problems)}')
            for source, say in editions(self.problems[number].path('README.md')):
                self.problem(number, source, say)
        progress('')
        for source, say in editions('problems/README.md'):
            self.front(source, say)
        for source in sorted(glob.glob('problems/*.md')):
            page, say = place(source), korean if source.endswith('.ko.md') else english
            body = self.body(source, page, say)
            title = in_words(re.search(r'<h1[^>]*>(.*?)</h1>', body)[1])
            if not page.startswith('course'):  # its folds are ideas to search for
                body = re.sub('<summary>', lambda m: f'<summary id="fold-{m.start()}">', body)
                for anchor, idea in re.findall(r'<summary id="(.*?)">(.*?)</summary>', body):
                    self.enter(f'{page}#{anchor}', in_words(idea), say('which idea to use'), '', '', say)
            self.enter(page, title, '', '', body, say)
            about = re.sub(r'\s+', ' ', in_words(re.search(r'</h1>.*?<p>((?!<a).*?)</p>', body, re.S)[1]))
            self.page(page, title, body, say, scripts=('front',) * page.startswith('course'), twin=self.is_bilingual,
                about=about)
        for path, say in sorted(self.sources, key=lambda source: source[0]):
            self.source(path, say)
        top = SITE_URL and SITE_URL + '/'
        self.page('404.html', 'Not here', '<h1>Not here · 없는 페이지</h1>\n'
                  f'<p><a href="{top}index.html">All games</a> · <a href="{top}index.ko.html">모든 게임</a></p>')
        if SITE_URL:
            pages = ''.join(f'<url><loc>{top}{page}</loc></url>\n' for page in self.pages if page != '404.html')
            self.write('sitemap.xml', '<?xml version="1.0" encoding="UTF-8"?>\n'
                       f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{pages}</urlset>\n')
        self.scripts()
        if os.path.exists(JUDGE):
            self.judge()

    def scripts(self):
        names = 'page', 'engine', 'board', 'play', 'ask', 'front', 'fill'
        for name in 'style.css', 'icon.svg', *(f'{script}.js' for script in names):
            self.copy(f'{HERE}/{name}', f'site/{name}')
        scripts = [*(f'{HERE}/{name}.js' for name in names), *sorted(glob.glob(f'{HERE}/judge/*.js'))]
        texts = [text for path in scripts for text in re.findall(r"\bT\('(.*?)'", read(path))]
        self.write('site/words.en.js', 'const WORDS = {};\n')
        words = json.dumps({text: korean(text) for text in texts}, ensure_ascii=False)
        self.write('site/words.ko.js', f'const WORDS = {words};\n')
        for lang, entries in self.entries.items():
            common = collections.Counter(word for entry in entries for word in entry[4])
            for entry in entries:
                entry[4] = ' '.join(word for word, _ in entry[4].most_common()
                    if common[word] < 0.6 * len(self.problems))
            self.write(f'site/search.{lang}.js', f'const INDEX = {json.dumps(entries, ensure_ascii=False)};\n')
            worker = json.dumps(read(f'{HERE}/wasi.js') + read(f'{HERE}/rules.js'))
            self.write(f'site/machinery.{lang}.js', f'const MACHINERY = "{packed(f"machinery.{lang}")}";\n'
                       f'const WORKER = {worker};\n')

    def judge(self):
        """What the judge of the page loads (judge/judge.js)."""
        for path in [*glob.glob(f'{JUDGE}/*'), *glob.glob(f'{HERE}/judge/*.js'), f'{HERE}/wasi.js', f'{HERE}/rules.js',
                     f'{BUILD}/wasm/judge.wasm']:
            self.copy(path, f'site/judge/{os.path.basename(path)}')
        for p in self.problems:
            samples = ''
            for name in files_in(p.path('samples'), r'.*[.]in'):
                pair = [read(path) for path in (p.path(f'samples/{name}'), p.path(f'samples/{name[:-3]}.out'))]
                samples += ' '.join(['case', f'sample-{name[:-3]}', *(str(len(text.encode())) for text in pair)])
                samples += '\n' + ''.join(pair)
            self.write(f'site/judge/problems/{p.folder}.json', json.dumps({
                'name': p.folder, 'heading': f'{p.folder}  {p.number}', 'ms': int(p.time), 'mb': int(p.memory),
                'isExact': p.time != p.limit, 'hasManyAnswers': '.accepts' in read(p.path('rules.c')),
                'samples': samples, 'rules': packed(f'problems/{p.folder}')}))


def main(out):
    fresh = f'{out}.{os.getpid()}'
    try:
        Site(fresh).make()
        shutil.rmtree(out, ignore_errors=True)
        os.rename(fresh, out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    print(f'made {out}/index.html')
