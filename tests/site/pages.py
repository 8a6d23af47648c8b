"""Makes the web site of the course: tests/manage.py site OUT, by `make site`. The pages come from the Markdown of problems/, by
cmark-gfm; sources are shown in the colours of pygments. Nothing here knows a problem by its name."""
import base64
import glob
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
from suite import BUILD, Mistake, editions, english, english_of, files_in, korean, progress, read, read_list

JUDGE = f'{BUILD}/site-judge'  # by make site-judge
HANGUL = re.compile(r'[가-힣]+(?:[ ~\w]*[가-힣\d]+)*')
SAMPLE = r'<h3[^>]*><a href="samples/\d+[.]{}[.]txt">[^<]*</a></h3>\n<pre>.*?</pre>\n'
SAMPLES = re.compile(f'({SAMPLE.format("in")})({SAMPLE.format("out")})', re.S)


def place(path):
    """Where the site shows a file or folder of the tree."""
    if os.path.isdir(path):
        path += '/README.md'
    name = path[len('problems/'):] if path.startswith('problems/') else f'files/{path}'
    if name.endswith('.md'):
        return re.sub(r'README(.*)$', r'index\1', name)[:-len('md')] + 'html'
    return name if name.endswith('.svg') else name + ('.txt' if '/samples/' in name else '.html')


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


def colours(code, lexer):
    return f'<pre><code>{highlight(code, lexer, HtmlFormatter(nowrap=True))}</code></pre>\n'


class Site:
    """All that is written."""

    def __init__(self, out):
        self.out = out
        self.problems = read_list()
        self.folders = {p.folder: p for p in self.problems}
        self.numbers = {p.number: p.folder for p in self.problems}
        self.sources = set()  # that some page leads to
        self.is_bilingual = os.path.exists('problems/README.ko.md')
        self.entries = []  # of the search: title, page, what is shown, what else is searched

    def write(self, name, content):
        path = os.path.join(self.out, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'wb') as file:
            file.write(content.encode() if isinstance(content, str) else content)

    def copy(self, path, name):
        with open(path, 'rb') as file:
            self.write(name, file.read())

    def page(self, name, title, main, footer='', scripts='', say=english, twin=False):
        if say is english:
            pieces = re.split(r'(<[^>]*>)', main)
            main = ''.join(p if p.startswith('<') else HANGUL.sub(r'<span lang="ko">\g<0></span>', p) for p in pieces)
        lang, other, language = ('en', 'ko', '한국어') if say is english else ('ko', 'en', 'English')
        there = os.path.basename(name.replace('.html', '.ko.html') if say is english else name.replace('.ko.', '.'))
        switch = f'\n<a id="switch" href="{there}" lang="{other}">{language}</a>' if twin else ''
        self.write(name, filled('page.html', say, lang=lang, root='../' * name.count('/'), title=html.escape(title), main=main,
                                footer=footer, scripts=scripts, switch=switch,
                                ending='.html' if say is english or not self.is_bilingual else '.ko.html'))

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
            self.sources.add(path)
        return relative(target, page) + (anchor and f'#{anchor}')

    def here(self, command, page, say):
        """A link to the box that does what this command does, or ''."""
        asked = re.search(r'make (?:-s )?(play|explain) P=([a-z0-9-]+)(?: N=("[^"]*"|\S+))?', command)
        judged = re.match(r'\./run_all\.sh .*--solution \S+ ([a-z0-9-]+)$', command)
        if not asked and not judged:
            return ''
        mode, name, words = asked.groups() if asked else ('judge' if os.path.exists(JUDGE) else 'answer', judged[1], None)
        name = self.numbers.get(name, name)
        query = f'?n={quote_plus(words.strip(chr(34)))}' if words else ''
        says = say({'play': 'play it here', 'explain': 'ask it here', 'judge': 'judge it here',
                    'answer': 'here: the answer to an input; below the title, where to submit'}[mode])
        target = place(editions(f'problems/{name}/README.md')[-1 if say is korean else 0][0])
        return f' <a class="here" href="{relative(target, page)}{query}#{mode}">{says}</a>'

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
            return f'<h{found[1]} id="{slug}{again}">{found[2]}</h{found[1]}>'

        text = re.sub(r'<!--.*?-->\n*', '', said.stdout, flags=re.S)
        text = re.sub(r'<h([1-6])>(.*?)</h\1>', heading, text)
        text = re.sub(r'(href|src)="([^"]*)"', lambda m: f'{m[1]}="{self.link(m[2], page, source)}"', text)
        text = re.sub(r'(?<!<pre>)<code>([^<]*)</code>', lambda m: m[0] + self.here(html.unescape(m[1]), page, say), text)
        text = re.sub(r'<pre><code(?: class="language-(\w+)")?>(.*?)</code></pre>\n', lambda m: self.code(m, page, say),
                      text, flags=re.S)
        text = re.sub(r'<table>.*?</table>', r'<div class="wide">\g<0></div>', text, flags=re.S)
        text = re.sub(r'<p>(<img [^>]*>)</p>', r'<p class="wide figure">\1</p>', text)
        return SAMPLES.sub(r'<div class="sample"><div>\1</div><div>\2</div></div>' + '\n', text)

    # ---- the pages

    def problem(self, number, source, say):
        p = self.problems[number]
        page, all_of_them = place(source), editions(p.path('README.md'))
        body = self.body(source, page, say)
        words = re.search(r'(?:explain|play) P=\S+ N="([^"]+)"', read(source))
        sample = p.path('samples/1.in')
        boxes = filled(
            'boxes.html', say, name=p.folder, sample=html.escape(read(sample)) if os.path.exists(sample) else '',
            example=f' {say("Such as")} <code>{html.escape(words[1])}</code>.' if words else '')
        if os.path.exists(JUDGE):
            boxes += (f'<section id="judge" class="box" data-game="{p.folder}" aria-labelledby="judge-title">\n<h2 id="judge-title">'
                      f'{say("Judge")}</h2>\n{filled("judge/panel.html", say, name=p.folder)}</section>\n')
        said = re.search(r'<p>(?:(?!<p>).)*?<code>make play P=.*?</p>\n', body, re.S)  # there the boxes stand
        at = said.end() if said else len(body)
        needs = ', '.join(self.to(self.folders[n], say) for n in p.needs.split(',') if n != '-') or say('nothing')
        step = say('Step {} of {}: {}. Needs: {}.').format(number + 1, len(self.problems), html.escape(say(p.part)), needs)
        top = (f'</h1>\n<p class="note">{step} <a href="#play">{say("Play")}</a> · <a href="#explain">{say("Explain")}</a> · '
               f'<a href="#answer">{say("Answer")}</a>{self.packages(p, say)}</p>\n')
        if os.path.exists(JUDGE):
            top = top.replace('</p>', f' · <a href="#judge">{say("Judge")}</a></p>')
        near = [f'{say(word)}: {self.to(q, say)}' for word, some in
                (('Previous', self.problems[:number][-1:]), ('Next', self.problems[number + 1:][:1])) for q in some]
        title = title_of(p, say)
        self.page(page, title, (body[:at] + boxes + body[at:]).replace('</h1>\n', top, 1),
                  f'<nav aria-label="{say("Course")}">{" · ".join(near)}</nav>',
                  '<script defer src="../site/box.js"></script>\n', say, len(all_of_them) > 1)
        more = f'{p.number} {p.folder} {p.title} {p.korean} {say(p.part)} {say(p.technique)}'
        self.entries.append([title, page, say(p.adds), more, 'en' if say is english else 'ko'])

    @staticmethod
    def to(p, say):
        """A link to another problem's page."""
        target = place(editions(p.path('README.md'))[-1 if say is korean else 0][0])
        return f'<a href="../{target}">{title_of(p, say)}</a>'

    def packages(self, p, say):
        """Links to the packages of a problem, where they have been made."""
        found = ''
        for path in sorted(glob.glob(f'{BUILD}/packages/*/{p.folder.replace("-", "")}.zip')):
            name = os.path.relpath(path, BUILD)
            self.copy(path, name)
            found += f' · <a download href="../{name}">{say("Package for a judge")} ({name.split("/")[1]})</a>'
        return found

    def source(self, path):
        """A page that shows a source file, with the file itself beside it."""
        page = place(path)
        self.copy(path, page[:-len('.html')])
        download = f'<p><a download href="{os.path.basename(path)}">Download</a></p>'
        self.page(page, path, f'<h1>{path}</h1>\n{download}\n{colours(read(path), get_lexer_for_filename(path))}')

    def make(self):
        for number in range(len(self.problems)):
            progress(f'pages: {number + 1} of {len(self.problems)}')
            for source, say in editions(self.problems[number].path('README.md')):
                self.problem(number, source, say)
        progress('')
        for source in sorted(glob.glob('problems/*.md')):
            page, say = place(source), korean if source.endswith('.ko.md') else english
            body = self.body(source, page, say)
            if not page.startswith('index'):  # its folds are ideas to search for
                body = re.sub('<summary>', lambda m: f'<summary id="fold-{m.start()}">', body)
                self.entries += [[in_words(idea), f'{page}#{anchor}', say('which idea to use'), '', 'en' if say is english else 'ko']
                                 for anchor, idea in re.findall(r'<summary id="(.*?)">(.*?)</summary>', body)]
            self.page(page, in_words(re.search(r'<h1.*?</h1>', body)[0]), body, say=say, twin=self.is_bilingual)
        for path in sorted(self.sources):
            self.source(path)
        for name in 'style.css', 'icon.svg', 'page.js', 'box.js':
            self.copy(f'{HERE}/{name}', f'site/{name}')
        scripts = [f'{HERE}/page.js', f'{HERE}/box.js', *sorted(glob.glob(f'{HERE}/judge/*.js'))]
        texts = [text for path in scripts for text in re.findall(r"\bT\('(.*?)'", read(path))]
        self.write('site/words.en.js', 'const WORDS = {};\n')
        self.write('site/words.ko.js', f'const WORDS = {json.dumps({t: korean(t) for t in texts}, ensure_ascii=False)};\n')
        self.write('site/search.js', f'const INDEX = {json.dumps(self.entries, ensure_ascii=False)};\n')
        with open(f'{BUILD}/wasm/rules.wasm', 'rb') as file:  # a page from a file can load scripts, and nothing else
            module = base64.b64encode(file.read()).decode()
        worker = json.dumps(read(f'{HERE}/wasi.js') + read(f'{HERE}/rules.js'))
        self.write('site/module.js', f'const MODULE = "{module}";\nconst WORKER = {worker};\n')
        if os.path.exists(JUDGE):
            self.judge()

    def judge(self):
        """What the judge of the page loads (judge/judge.js)."""
        for path in [*glob.glob(f'{JUDGE}/*'), *glob.glob(f'{HERE}/judge/*.js'), f'{HERE}/wasi.js', f'{HERE}/rules.js',
                     f'{BUILD}/wasm/rules.wasm', f'{BUILD}/wasm/judge.wasm']:
            self.copy(path, f'site/judge/{os.path.basename(path)}')
        for p in self.problems:
            samples = ''
            for name in files_in(p.path('samples'), r'.*[.]in'):
                pair = [read(path) for path in (p.path(f'samples/{name}'), p.path(f'samples/{name[:-3]}.out'))]
                samples += ' '.join(['case', f'sample-{name[:-3]}', *(str(len(text.encode())) for text in pair)])
                samples += '\n' + ''.join(pair)
            self.write(f'site/judge/problems/{p.folder}.json', json.dumps({
                'name': p.folder, 'heading': f'{p.folder}  {p.number}', 'ms': int(p.time), 'mb': int(p.memory),
                'isExact': p.time != p.limit, 'hasManyAnswers': '.accepts' in read(p.path('rules.c')), 'samples': samples}))


def main(out):
    fresh = f'{out}.{os.getpid()}'
    try:
        Site(fresh).make()
        shutil.rmtree(out, ignore_errors=True)
        os.rename(fresh, out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    print(f'made {out}/index.html')
