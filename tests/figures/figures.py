"""Draws the pictures of all pages, or lists the stale ones: tests/manage.py figures [check] [PAGE...]

A page names the command of each picture in a comment right above the line that shows it:

  <!-- figure: build/rules/NAME table 20 | tests/figures/draw.py strip -->
  ![What the picture shows](figure.svg)

The words in the square brackets become the title of the picture. A Korean page shows NAME.ko.svg, by the same command:
there the texts are those of problems/words.ko.tsv. What the commands need is built."""
import functools
import glob
import os
import re

import draw
from suite import BUILD, Mistake, english, korean, make_together, read, renew, run, side_by_side

FIGURE = re.compile(r'^<!-- figure: (.*?) -->\n+!\[(.*?)\]\((\S+?)\)', re.S | re.M)


def pictures_of(page):
    """(path, command, title) of every picture that a page shows."""
    text = read(page)
    found = FIGURE.findall(text)
    for name in set(re.findall(r'\]\((\S+\.svg)\)', text)) - {name for *_, name in found}:
        raise Mistake(f'{page}: {name} has no command: a line <!-- figure: COMMAND --> right above it names it')
    return [(os.path.join(os.path.dirname(page), name), ' '.join(command.split()), ' '.join(title.split()))
            for command, title, name in found]


@functools.lru_cache(None)
def values(command):
    """What a command hands to draw.py: the text, and the words behind its name. One Python draws all pictures."""
    command = re.sub(r'tests/figures/draw\.py (.*)', r"{ cat && printf '\\0%s' \1; }", command)
    result = run('bash', '-c', 'set -eu -o pipefail; ' + command.replace('build/rules/', f'{BUILD}/rules/'))
    if result.returncode != 0:
        return result.stdout, None
    text, *words = result.stdout.split('\0')
    return text, words


def complaints(pages, check):
    """What is wrong with the pictures of these pages; draws the stale ones, unless they are only checked."""
    pictures = [picture for page in pages for picture in pictures_of(page)]
    needed = {name for _, command, _ in pictures for name in re.findall(r'build/rules/([a-z0-9-]+)', command)}
    needed |= {path.split('/')[1] for path, _, _ in pictures if path.count('/') > 1}  # "$game" may be its own
    make_together([f'{BUILD}/rules/{name}' for name in sorted(needed)])  # what fails is reported for its picture
    list(side_by_side(values, dict.fromkeys(command for _, command, _ in pictures), 'pictures'))
    for path, command, title in pictures:
        text, words = values(command)
        try:
            drawn = draw.drawn(words, text, title, korean if path.endswith('.ko.svg') else english) if words else None
        except Mistake as mistake:
            text, drawn = mistake, None
        if drawn is None:
            yield f'{path}: {command}: {text}'
        else:
            yield from renew(path, drawn, check and f'{path} is stale: make figures draws it again', 'drew')
    found = {path for page in pages for path in glob.glob(f'{os.path.dirname(page)}/*.svg')}
    for path in sorted(found - {path for path, _, _ in pictures}):
        yield f'{path}: no page shows it with a command: delete it, or write its command above it'


def main(*words):
    check = words[:1] == ('check',)
    pages = words[1 if check else 0:] or sorted(glob.glob('problems/*.md') + glob.glob('problems/*/*.md'))
    wrong = [*complaints(pages, check)]
    print(''.join(f'{text}\n' for text in wrong), end='')
    return 1 if wrong else 0
