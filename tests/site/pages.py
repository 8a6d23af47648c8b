#!/usr/bin/env python3
"""Makes the web site of the course: pages.py OUT, by `make site`. The pages come from the Markdown of problems/, by
cmark-gfm; sources are shown with the colours of pygments. Nothing here knows a problem by its name."""
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

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), 'house'))
from suite import BUILD, TOP, Mistake, files_in, read, read_list  # noqa: E402

try:
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import get_lexer_by_name, get_lexer_for_filename
    from pygments.util import ClassNotFound
except ImportError:
    sys.exit('site: pygments is missing: apt-get install python3-pygments')


def part(name):
    return read(os.path.join(HERE, name))


def place(path):
    """Where the site shows a file or folder of the tree."""
    if os.path.isdir(path):
        path += '/README.md'
    name = path[len('problems/'):] if path.startswith('problems/') else 'files/' + path
    if name.endswith('.md'):
        return re.sub(r'README(\.ko)?\.md$', r'index\1.md', name)[:-2] + 'html'
    if '/samples/' in name:
        return name + '.txt'
    return name if name.endswith('.svg') else name + '.html'


def relative(target, page):
    return os.path.relpath(target, os.path.dirname(page) or '.')


def coloured(code, lexer):
    return highlight(code, lexer, HtmlFormatter(nowrap=True))


def in_words(text):
    """The text without tags, as a search or a title has it."""
    return html.unescape(re.sub(r'<[^>]+>', '', text)).strip()


class Site:
    """All that is written."""

    def __init__(self, out):
        self.out = out
        self.problems = read_list()
        self.sources = set()
        self.template = Template(part('page.html'))
        self.boxes = Template(part('boxes.html'))
        self.index = []

    def write(self, name, content):
        path = os.path.join(self.out, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'wb') as file:
            file.write(content if isinstance(content, bytes) else content.encode())

    def page(self, name, title, main, footer='', scripts=()):
        root = '../' * name.count('/')
        loaded = ''.join(f'<script defer src="{root}site/{script}"></script>\n' for script in scripts)
        main = ''.join(piece if piece.startswith('<') else re.sub(r'[가-힣]+(?:[ ~\w]*[가-힣\d]+)*', r'<span lang="ko">\g<0></span>', piece)
                       for piece in re.split(r'(<[^>]*>)', main))
        self.write(name, self.template.substitute(root=root, title=html.escape(title), scripts=loaded, main=main, footer=footer))

    # ---- from Markdown

    def link(self, href, page, source):
        """The href of a link or picture of a Markdown file, as the page needs it."""
        if re.match(r'[a-z]+:|#', href):
            return href
        path, _, anchor = href.partition('#')
        path = os.path.normpath(os.path.join(os.path.dirname(source), path))
        if not os.path.exists(path):
            raise Mistake(f'{source}: the link {href} leads nowhere')
        target = place(path)
        if target.endswith(('.svg', '.txt')):
            self.write(target, open(path, 'rb').read())
        elif not (path.endswith('.md') or os.path.isdir(path)):
            self.sources.add(path)
        return relative(target, page) + (anchor and '#' + anchor)

    def asked_here(self, command, page):
        """A link to the box that does here what a command of the page does, or ''."""
        found = re.search(r'make (?:-s )?(play|explain) P=([a-z0-9-]+)(?: N=("[^"]*"|\S+))?', command)
        judged = re.match(r'\./run_all\.sh .*--solution \S+ ([a-z0-9-]+)$', command)
        if not found and not judged:
            return ''
        mode, name, words = found.groups() if found else ('answer', judged[1], None)
        query = f'?n={quote_plus(words.strip(chr(34)))}' if words else ''
        says = {'play': 'play it here', 'explain': 'ask it here', 'answer': 'here: the answer to any input; '
                'a page says where its problem can be handed in, and has packages for a judge of your own'}[mode]
        return f' <a class="here" href="{relative(f"{name}/index.html", page)}{query}#{mode}">{says}</a>'

    def code_block(self, found, page):
        language, code = found[1], html.unescape(found[2])
        try:
            shown = coloured(code, get_lexer_by_name(language or 'text'))
        except ClassNotFound:
            shown = found[2]
        here = ''.join(self.asked_here(line, page) for line in code.splitlines() if line.startswith('$ '))
        return f'<pre><code>{shown}</code></pre>\n' + (here and f'<p class="note">{here}</p>\n')

    def body(self, source, page):
        """The HTML of a Markdown file."""
        said = subprocess.run(['cmark-gfm', '--unsafe', '-e', 'table', '-e', 'strikethrough', source], stdout=subprocess.PIPE,
                              encoding='utf-8', check=True)
        text = re.sub(r'<!--.*?-->\n*', '', said.stdout, flags=re.S)
        ids = set()

        def heading(found):
            slug = re.sub(r'[^\w\- ]', '', in_words(found[2]).lower()).replace(' ', '-')
            while slug in ids:
                slug += '-1'
            ids.add(slug)
            return f'<h{found[1]} id="{slug}">{found[2]}</h{found[1]}>'

        text = re.sub(r'<h([1-6])>(.*?)</h\1>', heading, text)
        text = re.sub(r'(href|src)="([^"]*)"', lambda m: f'{m[1]}="{self.link(m[2], page, source)}"', text)
        text = re.sub(r'(?<!<pre>)<code>([^<]*)</code>', lambda m: m[0] + self.asked_here(html.unescape(m[1]), page), text)
        text = re.sub(r'<pre><code(?: class="language-(\w+)")?>(.*?)</code></pre>\n', lambda m: self.code_block(m, page), text, flags=re.S)
        text = re.sub(r'<table>.*?</table>', r'<div class="wide">\g<0></div>', text, flags=re.S)
        text = re.sub(r'<p>(<img [^>]*>)</p>', r'<p class="wide figure">\1</p>', text)
        sample = r'<p><a href="samples/[^"]*">[^<]*{}</a></p>\n<pre>.*?</pre>\n'
        return re.sub(f'({sample.format("[.]in")})({sample.format("[.]out")})',
                      r'<div class="sample"><div>\1</div><div>\2</div></div>' + '\n', text, flags=re.S)

    # ---- the pages

    def problem(self, number):
        p = self.problems[number]
        source, page = p.path('README.md'), f'{p.folder}/index.html'
        body = self.body(source, page)
        words = re.search(r'(?:explain|play) P=\S+ N="([^"]+)"', read(source))
        sample = files_in(p.path('samples'), r'.*\.in')[:1]
        boxes = self.boxes.substitute(
            name=p.folder, sample=html.escape(read(p.path(f'samples/{sample[0]}'))) if sample else '',
            example=f' Such as <code>{html.escape(words[1])}</code>.' if words else '')
        said = re.search(r'<p>(?:(?!<p>).)*?<code>make play P=.*?</p>\n', body, re.S)
        at = said.end() if said else len(body)
        titles = {q.folder: q.full_title() for q in self.problems}
        needs = ', '.join(f'<a href="../{n}/index.html">{html.escape(titles[n])}</a>' for n in p.needs.split(',') if n in titles)
        top = (f'<p class="note">Step {number + 1} of {len(self.problems)}, {html.escape(p.part)}. Needs: {needs or "nothing"}. '
               '<a href="#play">Play</a> · <a href="#explain">Explain</a> · <a href="#answer">Answer</a></p>\n')
        body = body[:at] + boxes + body[at:]
        body = re.sub(r'</h1>\n', r'\g<0>' + top, body, count=1) + self.packages(p)
        near = [(self.problems[at], word) for at, word in ((number - 1, 'Previous'), (number + 1, 'Next')) if 0 <= at < len(self.problems)]
        footer = '<nav aria-label="Course">' + ' '.join(
            f'<a rel="{word[:4].lower()}" href="../{q.folder}/index.html">{word}: {html.escape(q.title)}</a>' for q, word in near) + '</nav>'
        self.page(page, p.full_title(), body, footer, ['box.js'])
        self.index.append([p.full_title(), page, p.adds, f'{p.number} {p.folder} {p.part} {p.technique}'])

    def packages(self, p):
        """Links to the packages of a problem, where they have been made."""
        found = []
        for path in sorted(glob.glob(f'{BUILD}/packages/*/{p.folder.replace("-", "")}.zip')):
            name = path[len(BUILD) + 1:]
            self.write(name, open(path, 'rb').read())
            found.append(f'<a download href="../{name}">{name.split("/")[1]}</a>')
        return f'<p class="note">To download, for a judge of your own: the problem package, {", ".join(found)}.</p>\n' if found else ''

    def source(self, path):
        """A page that shows a source file, with the file itself beside it."""
        page = place(path)
        self.write(page[:-len('.html')], open(path, 'rb').read())
        try:
            lexer = get_lexer_for_filename(path)
        except ClassNotFound:
            lexer = get_lexer_by_name('text')
        name, readme = os.path.basename(path), os.path.join(*path.split('/')[:2], 'README.md')
        back = f' · <a href="{relative(place(readme), page)}">back to the page</a>' if os.path.exists(readme) else ''
        self.page(page, path, f'<h1>{html.escape(path)}</h1>\n<p class="note"><a download href="{name}">the file</a>{back}</p>\n'
                  f'<pre><code>{coloured(read(path), lexer)}</code></pre>')

    def make(self):
        for source in sorted(glob.glob('problems/*.md')):
            body = self.body(source, place(source))
            if not source.endswith('README.md'):  # its folds are ideas to search for
                body = re.sub(r'<summary>(.*?)</summary>', lambda m: f'<summary id="fold-{m.start()}">{m[1]}</summary>', body)
                for anchor, words in re.findall(r'<summary id="(.*?)">(.*?)</summary>', body):
                    self.index.append([in_words(words), f'{place(source)}#{anchor}', 'which idea when', ''])
            self.page(place(source), in_words(re.search(r'<h1.*?</h1>', body)[0]), body)
        for number in range(len(self.problems)):
            self.problem(number)
        for path in sorted(self.sources):
            self.source(path)
        for name in 'style.css', 'page.js', 'box.js':
            self.write(f'site/{name}', part(name))
        self.write('site/search.js', f'const INDEX = {json.dumps(self.index, ensure_ascii=False)};\n')
        with open(f'{BUILD}/wasm/rules.wasm', 'rb') as file:  # a page from a file can load scripts and nothing else
            module = base64.b64encode(file.read()).decode()
        self.write('site/module.js', f'const MODULE = "{module}";\nconst WORKER = {json.dumps(part("wasi.js"))};\n')


def main(out):
    os.chdir(TOP)
    fresh = f'{out}.{os.getpid()}'
    try:
        Site(fresh).make()
        shutil.rmtree(out, ignore_errors=True)
        os.rename(fresh, out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    print(f'{out}/index.html: {sum(len(files) for _, _, files in os.walk(out))} files')


if __name__ == '__main__':
    try:
        main(*sys.argv[1:])
    except Mistake as mistake:
        sys.exit(f'site: {mistake}')
