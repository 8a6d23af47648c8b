"""Pictures of positions, for the cards of games and for those who share a link. What is drawn has the layout of the board
in the page: pictures.mjs."""
import json
import os
import shutil
import subprocess
import sys

from svg import DARK, LIGHT

SHARED = 1200  # how wide a picture is that is shared


def drawn(turns):
    """By name: a `card` and what is `shared`, in SVG, of these turns."""
    given = json.dumps({'light': LIGHT, 'dark': DARK, 'turns': turns})
    out = subprocess.run(['node', f'{os.path.dirname(os.path.abspath(__file__))}/pictures.mjs'], input=given.encode(),
                         check=True, stdout=subprocess.PIPE).stdout
    return json.loads(out)


def converter():
    """What makes pixels of a picture; without it a link has none when it is shared."""
    program = shutil.which('rsvg-convert')
    if not program:
        print('site: rsvg-convert is missing, so links that are shared have no picture: apt-get install librsvg2-bin, '
              'or brew install librsvg', file=sys.stderr)
    return program


def pixels(program, picture, wide):
    """A PNG of this picture, the same each time."""
    return subprocess.run([program, '-w', str(wide), '-b', 'white'], input=picture.encode(), check=True,
                          stdout=subprocess.PIPE).stdout
