"""The course as an e-book, English and Korean: common/manage.py book, or make book

Joins the pages of the course to one text for each language and lets pandoc make build/book/game-theory.LANGUAGE.epub of
it, which epubcheck checks where it is installed. A link to another page leads to its chapter; one to a file of the suite,
which is not in the book, becomes its name.
"""
import functools
import os
import re
import shutil
import subprocess
import sys

from language import ENGLISH, KOREAN
from lists import read_list
from run import BUILD, Mistake, read, write

OUT = f'{BUILD}/book'
FENCE = re.compile(r'^( *)(```|~~~).*?^\1\2 *$', re.S | re.M)
TITLES = {'en': 'Game theory on online judges', 'ko': '온라인 저지의 게임 이론'}


def epubcheck():
    """Its command. What Debian calls epubcheck is a Java archive, which the system may not know how to run."""
    jar = '/usr/share/java/epubcheck.jar'
    if os.path.exists(jar) and shutil.which('java'):
        return ['java', '-jar', jar]
    return ['epubcheck'] if shutil.which('epubcheck') else None


def slug(heading):
    """The anchor that GitHub gives to a heading."""
    words = re.sub(r'\[([^\]]*)\]\([^)]*\)|[*`]', lambda found: found[1] or '', heading).strip().lower()
    return re.sub(r' ', '-', re.sub(r'[^\w\- ]', '', words))


def chapters(edition):
    """The pages in the order of the book: {path: anchor}."""
    first = [f'problems/README{edition.ending}.md', f'problems/which-idea{edition.ending}.md']
    last = [f'problems/{name}{edition.ending}.md' for name in ('theory', 'any-game')]
    return {path: f'page-{number}' for number, path in enumerate([*first, *map(edition.page, read_list()), *last], 1)}


@functools.lru_cache(None)
def title_of(path):
    """The anchor of a page's title."""
    return slug(re.search('^# (.*)$', read(path), re.M)[1])


def outside_code(text, change):
    """The text with what change() makes of everything that is not a block of code."""
    done, at = '', 0
    for fence in FENCE.finditer(text):
        done += change(text[at:fence.start()]) + fence[0]
        at = fence.end()
    return done + change(text[at:])


def chapter(path, places):
    """A page as a chapter: its anchors and pictures are found from the whole book."""
    own, folder = places[path], os.path.dirname(path)

    def target(link):
        name, _, anchor = link.partition('#')
        page = os.path.normpath(os.path.join(folder, name)) if name else path
        if page in places:
            return f'#{places[page]}' + (f'-{anchor}' if anchor not in ('', title_of(page)) else '')
        return link if re.match(r'https?:', link) else None

    def linked(found):
        to = target(found[2])
        return f'[{found[1]}]({to})' if to else found[1]

    used, depth = {}, 0

    def headed(line):
        """A heading gets its anchor. One in a fold is set in bold: the sections that pandoc makes would end the fold."""
        nonlocal depth
        depth += line.startswith('<details') - line.startswith('</details')
        heading = re.fullmatch(r'(#+) (.*)', line)
        if not heading:
            return line
        level, title = heading.groups()
        name = slug(title)
        used[name] = used.get(name, -1) + 1
        anchor = own if level == '#' else f'{own}-{name}' + (f'-{used[name]}' if used[name] else '')
        return f'<span id="{anchor}"></span>**{title}**' if depth else f'{level} {title} {{#{anchor}}}'

    def change(text):
        text = re.sub(r'<!--.*?-->\n?', '', text, flags=re.S)
        text = re.sub(r'(?: · )?\[(?:English|한국어)\]\([^)]*\)', '', text)  # the other book
        text = '\n'.join(map(headed, text.split('\n')))
        text = re.sub(r'(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]*)\)', linked, text)
        return re.sub(r'!\[(.*?)\]\(([^)\s]*)\)', lambda found: f'![{found[1]}]({folder}/{found[2]})', text, flags=re.S)
    return outside_code(read(path), change)


def book(edition):
    """Makes one, and what is wrong with it."""
    places = chapters(edition)
    name = f'{OUT}/game-theory.{edition.code}'
    write(f'{name}.md', '\n\n'.join(chapter(path, places) for path in places))
    write(f'{OUT}/style.css', 'pre { white-space: pre-wrap } img { max-width: 100% } table { border-collapse: collapse }\n'
          'td, th { border: 1px solid; padding: 0.2em 0.5em } summary { font-weight: bold }\n')
    said = subprocess.run(  # quiet: pandoc 2.17 lacks some Korean words, which are not used here
        ['pandoc', '--quiet', '--from', 'gfm+attributes', '--to', 'epub3', '--toc', '--toc-depth', '1', '--css', f'{OUT}/style.css',
         '--metadata', f'title={TITLES[edition.code]}', '--metadata', f'lang={edition.code}',
         '--metadata', f'identifier=game-theory-{edition.code}', '--output', f'{name}.epub', f'{name}.md'],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding='utf-8', check=False)
    if said.returncode != 0:
        raise Mistake(f'pandoc: {said.stdout[:2000]}')
    if epubcheck():
        said = subprocess.run([*epubcheck(), '--quiet', f'{name}.epub'], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              encoding='utf-8', check=False)
        if said.returncode != 0:
            raise Mistake(f'epubcheck: {said.stdout[:3000]}')
    return f'{name}.epub'


def main():
    if not shutil.which('pandoc'):
        print('book: pandoc is missing: apt-get install pandoc (epubcheck checks what it makes)', file=sys.stderr)
        return 2
    os.environ.setdefault('SOURCE_DATE_EPOCH', '315532800')  # the same bytes every time
    for edition in ENGLISH, KOREAN:
        path = book(edition)
        print(f'{path}: {os.path.getsize(path) / 1e6:.1f} MB')
    if not epubcheck():
        print('epubcheck is missing, so they were not checked: apt-get install epubcheck')
    return 0
