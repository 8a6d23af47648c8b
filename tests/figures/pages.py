"""Draws the pictures of the pages, or lists the stale ones: tests/manage.py figures [check] [PAGE...]

A page names the command of each picture in a comment right above the line that shows it:

  <!-- figure: build/rules/NAME table 20 | tests/figures/draw.py strip -->
  ![What the picture shows](figure.svg)

The words in the square brackets become the title of the picture. A Korean page shows NAME.ko.svg, by the same command:
there the texts are those of problems/words.ko.tsv. What the commands need is built."""
import glob
import os
import re
import subprocess

from suite import BUILD, make_together, read, side_by_side, write

FIGURE = re.compile(r'^<!-- figure: (.*?) -->\n+!\[(.*?)\]\((\S+?)\)', re.S | re.M)


def pictures_of(page):
    """(path, command, title) of every picture that a page shows."""
    text = read(page)
    found = [(os.path.join(os.path.dirname(page), name), ' '.join(command.split()), ' '.join(title.split()))
             for command, title, name in FIGURE.findall(text)]
    drawn = [os.path.basename(path) for path, _, _ in found]
    for name in re.findall(r'\]\((\S+\.svg)\)', text):
        if name not in drawn:
            raise SystemExit(f'{page}: {name} has no command: a line <!-- figure: COMMAND --> right above it names it')
    return found


def draw(picture):
    """A picture, or nothing, and what went wrong."""
    path, command, title = picture
    command = command.replace('build/rules/', f'{BUILD}/rules/')
    environment = {**os.environ, 'FIGURE_TITLE': title, 'FIGURE_LANGUAGE': 'ko' if path.endswith('.ko.svg') else 'en',
                   'LC_ALL': 'C.UTF-8', 'PYTHONIOENCODING': 'utf-8'}
    result = subprocess.run(['bash', '-c', 'set -eu -o pipefail; ' + command], env=environment, capture_output=True,
                          encoding='utf-8', errors='replace', check=False)
    return result.stdout if result.returncode == 0 else None, result.stderr.strip()


def main(*words):
    check = words[:1] == ('check',)
    pages = words[1 if check else 0:] or sorted(glob.glob('problems/*.md') + glob.glob('problems/*/*.md'))
    pictures = [picture for page in pages for picture in pictures_of(page)]
    needed = {name for _, command, _ in pictures for name in re.findall(r'build/rules/([a-z0-9-]+)', command)}
    needed |= {path.split('/')[1] for path, _, _ in pictures if path.count('/') > 1}  # "$game" may be its own
    make_together([f'{BUILD}/rules/{name}' for name in sorted(needed)])  # what fails is reported for its picture
    bad = 0
    for (path, command, _), (drawn, trouble) in zip(pictures, side_by_side(draw, pictures, 'pictures')):
        if drawn is None:
            print(f'{path}: {command}: {trouble}')
            bad = 1
        elif not os.path.exists(path) or drawn != read(path):
            if check:
                print(f'{path} is stale: make figures draws it again')
                bad = 1
            else:
                write(path, drawn)
                print(f'drew {path}')
    found = {path for page in pages for path in glob.glob(f'{os.path.dirname(page)}/*.svg')}
    for path in sorted(found - {path for path, _, _ in pictures}):
        print(f'{path}: no page shows it with a command: delete it, or write its command above it')
        bad = 1
    return bad
