#!/usr/bin/env python3
"""Makes the web site of the course: pages.py OUT, by `make site`. The pages come from the Markdown of problems/, by
cmark-gfm; sources are shown in the colours of pygments. Nothing here knows a problem by its name."""
import base64
import glob
import html
import json
import os
import re
import shutil
import subprocess
import sys
from string import Template
from urllib.parse import quote_plus

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), 'house'))
from suite import BUILD, TOP, Mistake, read, read_list, tell  # noqa: E402

HANGUL = re.compile(r'[가-힣]+(?:[ ~\w]*[가-힣\d]+)*')
SAMPLE = r'<p><a href="samples/[^"]*">[^<]*[.]{}</a></p>\n<pre>.*?</pre>\n'
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


def colours(code, lexer):
    return f'<pre><code>{highlight(code, lexer, HtmlFormatter(nowrap=True))}</code></pre>\n'


class Site:
    """All that is written."""

    def __init__(self, out):
        self.out = out
        self.problems = read_list()
        self.titles = {p.folder: html.escape(p.full_title()) for p in self.problems}
        self.sources = set()  # that some page leads to
        self.entries = []  # of the search: title, page, what is shown, what else is searched

    def write(self, name, content):
        path = os.path.join(self.out, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'wb') as file:
            file.write(content.encode() if isinstance(content, str) else content)

    def copy(self, path, name):
        with open(path, 'rb') as file:
            self.write(name, file.read())

    def page(self, name, title, main, footer='', scripts=''):
        pieces = re.split(r'(<[^>]*>)', main)
        main = ''.join(p if p.startswith('<') else HANGUL.sub(r'<span lang="ko">\g<0></span>', p) for p in pieces)
        words = {'root': '../' * name.count('/'), 'title': html.escape(title), 'main': main, 'footer': footer}
        self.write(name, Template(read(f'{HERE}/page.html')).substitute(words, scripts=scripts))

    # ---- from Markdown

    def link(self, href, page, source):
        """The href of a link or picture of a Markdown file, as the page needs it; what it leads to will be there."""
        if re.match(r'[a-z]+:|#', href):
            return href
        path, _, anchor = href.partition('#')
        path = os.path.normpath(os.path.join(os.path.dirname(source), path))
        if not os.path.exists(path):
            raise Mistake(f'{source}: the link {href} leads nowhere')
        target = place(path)
        if target.endswith(('.svg', '.txt')):
            self.copy(path, target)
        elif not path.endswith('.md') and os.path.isfile(path):
            self.sources.add(path)
        return relative(target, page) + (anchor and f'#{anchor}')

    @staticmethod
    def here(command, page):
        """A link to the box that does what this command does, or ''."""
        asked = re.search(r'make (?:-s )?(play|explain) P=([a-z0-9-]+)(?: N=("[^"]*"|\S+))?', command)
        judged = re.match(r'\./run_all\.sh .*--solution \S+ ([a-z0-9-]+)$', command)
        if not asked and not judged:
            return ''
        mode, name, words = asked.groups() if asked else ('answer', judged[1], None)
        query = f'?n={quote_plus(words.strip(chr(34)))}' if words else ''
        says = {'play': 'play it here', 'explain': 'ask it here',
                'answer': 'here: the answer to an input, and below the title where to hand in'}[mode]
        return f' <a class="here" href="{relative(f"{name}/index.html", page)}{query}#{mode}">{says}</a>'

    def code(self, found, page):
        """A block of code, coloured; below commands that the site can do as well, links to that."""
        code = html.unescape(found[2])
        links = ''.join(self.here(line, page) for line in code.splitlines() if line.startswith('$ '))
        return colours(code, get_lexer_by_name(found[1] or 'text')) + (links and f'<p class="note">{links}</p>\n')

    def body(self, source, page):
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
        text = re.sub(r'(?<!<pre>)<code>([^<]*)</code>', lambda m: m[0] + self.here(html.unescape(m[1]), page), text)
        text = re.sub(r'<pre><code(?: class="language-(\w+)")?>(.*?)</code></pre>\n', lambda m: self.code(m, page),
                      text, flags=re.S)
        text = re.sub(r'<table>.*?</table>', r'<div class="wide">\g<0></div>', text, flags=re.S)
        text = re.sub(r'<p>(<img [^>]*>)</p>', r'<p class="wide figure">\1</p>', text)
        return SAMPLES.sub(r'<div class="sample"><div>\1</div><div>\2</div></div>' + '\n', text)

    # ---- the pages

    def problem(self, number):
        p = self.problems[number]
        source, page = p.path('README.md'), f'{p.folder}/index.html'
        body = self.body(source, page)
        words = re.search(r'(?:explain|play) P=\S+ N="([^"]+)"', read(source))
        sample = p.path('samples/1.in')
        boxes = Template(read(f'{HERE}/boxes.html')).substitute(
            name=p.folder, sample=html.escape(read(sample)) if os.path.exists(sample) else '',
            example=f' Such as <code>{html.escape(words[1])}</code>.' if words else '')
        said = re.search(r'<p>(?:(?!<p>).)*?<code>make play P=.*?</p>\n', body, re.S)  # there the boxes stand
        at = said.end() if said else len(body)
        needs = ', '.join(f'<a href="../{n}/index.html">{self.titles[n]}</a>' for n in p.needs.split(',') if n != '-')
        top = (f'</h1>\n<p class="note">Step {number + 1} of {len(self.problems)}: {html.escape(p.part)}. Needs: '
               f'{needs or "nothing"}. <a href="#play">Play</a> · <a href="#explain">Explain</a> · '
               f'<a href="#answer">Answer</a>{self.packages(p)}</p>\n')
        near = [f'<a href="../{q.folder}/index.html">{word}: {self.titles[q.folder]}</a>' for word, some in
                (('Previous', self.problems[:number][-1:]), ('Next', self.problems[number + 1:][:1])) for q in some]
        self.page(page, p.full_title(), (body[:at] + boxes + body[at:]).replace('</h1>\n', top, 1),
                  f'<nav aria-label="Course">{" ".join(near)}</nav>', '<script defer src="../site/box.js"></script>\n')
        self.entries.append([p.full_title(), page, p.adds, f'{p.number} {p.folder} {p.part} {p.technique}'])

    def packages(self, p):
        """Links to the packages of a problem, where they have been made."""
        found = ''
        for path in sorted(glob.glob(f'{BUILD}/packages/*/{p.folder.replace("-", "")}.zip')):
            name = os.path.relpath(path, BUILD)
            self.copy(path, name)
            found += f' · <a download href="../{name}">Package for a judge ({name.split("/")[1]})</a>'
        return found

    def source(self, path):
        """A page that shows a source file, with the file itself beside it."""
        page = place(path)
        self.copy(path, page[:-len('.html')])
        download = f'<p><a download href="{os.path.basename(path)}">Download</a></p>'
        self.page(page, path, f'<h1>{path}</h1>\n{download}\n{colours(read(path), get_lexer_for_filename(path))}')

    def make(self):
        for number in range(len(self.problems)):
            tell(f'pages: {number + 1} of {len(self.problems)}')
            self.problem(number)
        tell('')
        for source in sorted(glob.glob('problems/*.md')):
            page = place(source)
            body = self.body(source, page)
            if page != 'index.html':  # its folds are ideas to search for
                body = re.sub('<summary>', lambda m: f'<summary id="fold-{m.start()}">', body)
                self.entries += [[in_words(idea), f'{page}#{anchor}', 'which idea when', '']
                                 for anchor, idea in re.findall(r'<summary id="(.*?)">(.*?)</summary>', body)]
            self.page(page, in_words(re.search(r'<h1.*?</h1>', body)[0]), body)
        for path in sorted(self.sources):
            self.source(path)
        for name in 'style.css', 'icon.svg', 'page.js', 'box.js':
            self.copy(f'{HERE}/{name}', f'site/{name}')
        self.write('site/search.js', f'const INDEX = {json.dumps(self.entries, ensure_ascii=False)};\n')
        with open(f'{BUILD}/wasm/rules.wasm', 'rb') as file:  # a page from a file can load scripts, and nothing else
            module = base64.b64encode(file.read()).decode()
        worker = json.dumps(read(f'{HERE}/wasi.js'))
        self.write('site/module.js', f'const MODULE = "{module}";\nconst WORKER = {worker};\n')


def main(out):
    os.chdir(TOP)
    fresh = f'{out}.{os.getpid()}'
    try:
        Site(fresh).make()
        shutil.rmtree(out, ignore_errors=True)
        os.rename(fresh, out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    print(f'made {out}/index.html')


if __name__ == '__main__':
    try:
        main(*sys.argv[1:])
    except Mistake as mistake:
        sys.exit(f'site: {mistake}')
