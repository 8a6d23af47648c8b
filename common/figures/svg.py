"""A picture: shapes and words in SVG, light or dark as the reader's page. Lengths are about one pixel each.

It is cropped to what is drawn. A phone shows 390 pixels: up to WIDTH the smallest letters keep 11 of them.

Classes of shapes: W, L (outcomes), bar, stone, mark, cell, tile, page; of strokes: line, dash, faint, hot; of words:
head, small, soft, middle, right, and W0, L0, mark0 for words on these shapes."""
import html
import math

WIDTH = 400
MARGIN = 11
LIGHT = dict(page='#ffffff', edge='#b6bec8', text='#1f2328', soft='#59636e', W='#d6e6f5', W0='#12385c', L='#a03c08',
             L0='#ffffff', bar='#2f6fb3', stone='#59636e')
DARK = dict(page='#0d1117', edge='#484f58', text='#e6edf3', soft='#9aa5b1', W='#1d3f5f', W0='#d6e6f5', L='#f0883e',
            L0='#1c0d00', bar='#6cb0f5', stone='#9aa5b1')
STYLE = '''text {{ fill: {text}; }} .soft {{ fill: {soft}; }} .page {{ fill: {page}; stroke: {edge}; }}
.W {{ fill: {W}; }} .W0 {{ fill: {W0}; }} .L, .mark {{ fill: {L}; }} .L0, .mark0 {{ fill: {L0}; }}
.bar {{ fill: {bar}; }} .stone, .tip {{ fill: {stone}; }} .cell {{ fill: {page}; stroke: {soft}; }}
.tile {{ fill: none; stroke: {edge}; }} .line, .dash {{ stroke: {soft}; }} .faint {{ stroke: {edge}; }}
.hot {{ stroke: {L}; }} .dots {{ stroke: {bar}; }}
'''


def number(value):
    text = f'{value:.1f}'
    return text[:-2] if text.endswith('.0') else text


def width(text, size):
    return sum(1 if ord(c) > 0x1100 else 0.57 for c in text) * size


class Picture:
    def __init__(self, say, twin=str):
        """say: every text goes through this function; twin: every page that is linked to."""
        self.say, self.twin, self.links = say, twin, 0
        self.parts = []
        self.left = self.top = math.inf
        self.right = self.bottom = -math.inf

    def covers(self, *spots):
        """What is drawn reaches as far as these spots."""
        for x, y in spots:
            self.left, self.right = min(self.left, x), max(self.right, x)
            self.top, self.bottom = min(self.top, y), max(self.bottom, y)

    def add(self, tag, kind='', words=None, **attributes):
        shown = ''.join(f' {name.replace("_", "-")}="{number(v) if isinstance(v, (int, float)) else html.escape(str(v))}"'
                        for name, v in attributes.items())
        kind = f' class="{kind}"' if kind else ''
        self.parts.append(f'<{tag}{kind}{shown}/>' if words is None else f'<{tag}{kind}{shown}>{html.escape(words, quote=False)}</{tag}>')

    def begin_link(self, page):
        """What is added from here on, to end_link(), leads to this page."""
        self.parts.append(f'<a href="{html.escape(self.twin(page))}">')
        self.links += 1

    def end_link(self):
        self.parts.append('</a>')

    def rect(self, x, y, width, height, kind, round_by=0, **more):
        self.covers((x, y), (x + width, y + height))
        more |= {'rx': round_by} if round_by else {}
        self.add('rect', kind, x=x, y=y, width=width, height=height, **more)

    def circle(self, x, y, radius, kind):
        self.covers((x - radius, y - radius), (x + radius, y + radius))
        self.add('circle', kind, cx=x, cy=y, r=radius)

    def width_of(self, words, size=12):
        """About how wide the words are: Korean letters and signs such as arrows are wide."""
        return width(self.say(str(words)), size)

    def words(self, x, y, words, kind=''):
        wide = self.width_of(words, 12 if 'small' in kind else 14)
        left = x - (wide / 2 if 'middle' in kind else wide if 'right' in kind else 0)
        self.covers((left, y - 10), (left + wide, y + 3))
        self.add('text', kind, self.say(str(words)), x=x, y=y)

    def line(self, x0, y0, x1, y1, kind='line'):
        self.covers((x0, y0), (x1, y1))
        self.add('line', kind, x1=x0, y1=y0, x2=x1, y2=y1)

    def thick_line(self, x0, y0, x1, y1, thick, kind):
        """A line of this thickness, with the class of a shape: it is filled."""
        half = thick / 2 / math.hypot(x1 - x0, y1 - y0)
        x, y = (y0 - y1) * half, (x1 - x0) * half
        corners = (x0 + x, y0 + y), (x1 + x, y1 + y), (x1 - x, y1 - y), (x0 - x, y0 - y)
        self.covers(*corners)
        self.add('polygon', kind, points=' '.join(f'{number(a)},{number(b)}' for a, b in corners))

    def path(self, drawn, kind='line', tip=False):
        """drawn: letters and numbers, as of the path's attribute d."""
        d = ' '.join(p if isinstance(p, str) else number(p) for p in drawn)
        self.add('path', kind, d=d, **({'marker_end': 'url(#tip)'} if tip else {}))

    def arrow(self, x0, y0, x1, y1, rise=0, kind='line'):
        """An arrow that is bent by so much to its right (to its left, where negative)."""
        far = math.hypot(x1 - x0, y1 - y0)
        aside, along = (y0 - y1) / far * rise, (x1 - x0) / far * rise
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        self.covers((x0, y0), (x1, y1), (x + aside, y + along))
        self.path(['M', x0, y0, 'Q', x + 2 * aside, y + 2 * along, x1, y1], kind, True)

    def outcomes(self):
        """Below all: what the letters mean."""
        entries = ('W', 'the player to move wins'), ('L', 'or loses')
        y = self.bottom + 12
        x = (self.left + self.right) / 2 - sum(34 + self.width_of(words) for _, words in entries) / 2
        for letter, words in entries:
            self.rect(x, y, 18, 18, letter, 2)
            self.words(x + 9, y + 13, letter, f'{letter}0 small middle')
            self.words(x + 23, y + 13, words, 'small')
            x += 34 + self.width_of(words)

    def text(self, title):
        left, top = math.floor(self.left) - MARGIN, math.floor(self.top) - MARGIN
        width, height = math.ceil(self.right) + MARGIN - left, math.ceil(self.bottom) + MARGIN - top
        head = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" width="{width}" '
                f'height="{height}"' + ' role="img"' * (self.links == 0) + ' aria-labelledby="title">',
                f'<title id="title">{html.escape(title, quote=False)}</title>',
                '<style>',
                'text { font: 14px sans-serif; } .small { font-size: 12px; }',
                '.head { font-weight: bold; } .middle { text-anchor: middle; } .right { text-anchor: end; }',
                '.line, .faint, .dash { fill: none; stroke-width: 1.5; } .dash { stroke-dasharray: 5 4; }',
                '.dots { stroke-width: 4; stroke-linecap: round; }',
                STYLE.format(**LIGHT) + '@media (prefers-color-scheme: dark) {',
                STYLE.format(**DARK) + '}',
                '</style>',
                '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
                'markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>',
                f'<rect class="page" x="{left + 0.5}" y="{top + 0.5}" width="{width - 1}" height="{height - 1}" rx="6"/>']
        return '\n'.join(head + self.parts + ['</svg>']) + '\n'
