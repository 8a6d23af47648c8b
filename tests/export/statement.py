"""The statement on a page as HTML and as TeX: the game, its input, output and limits, never hints or solution."""
import html
import re

SECTIONS = ('The game', 'Input', 'Output', 'Limits')

# In the words of a statement: `code`, **bold**, *emphasis*, 10^9, a_i.
INLINE = re.compile(r'`(?P<code>[^`]*)`|\*\*(?P<strong>[^*]+)\*\*|\*(?P<em>[^*]+)\*|'
                    r'(?<=\w)_(?P<sub>\w)\b|(?<=\w)\^(?P<sup>\w+)')

TEX = {'\\': r'$\backslash$', '{': r'\{', '}': r'\}', '$': r'\$', '&': r'\&', '#': r'\#', '%': r'\%', '_': r'\_',
       '^': r'\^{}', '~': r'\~{}', '<': '$<$', '>': '$>$', '|': '$|$', '≤': r'$\le$', '⊕': r'$\oplus$',
       '⊗': r'$\otimes$', '×': r'$\times$', '²': '$^2$', '³': '$^3$', '“': '``', '”': "''"}
TEX_TAGS = {'<p>': '', '</p>': '\n', '<ul>': '\\begin{itemize}', '</ul>': '\\end{itemize}\n', '<li>': '\\item ',
            '</li>': '', '<code>': r'\texttt{', '<strong>': r'\textbf{', '<em>': r'\emph{', '<sub>': '$_{', '</sub>': '}$',
            '<sup>': '$^{', '</sup>': '}$'}


def marked(found):
    tag = found.lastgroup
    return f'<{tag}>{found[tag] if tag == "code" else INLINE.sub(marked, found[tag])}</{tag}>'


def in_html(text):
    """Paragraphs, lists and pictures: a statement has no more; pictures are left as <img src="FILE">."""
    done = ''
    for block in re.split(r'\n\s*\n', text.strip()):
        picture = re.match(r'!\[.*?\]\((.*)\)', block, re.S)
        words = INLINE.sub(marked, html.escape(block, quote=False))
        if block.startswith(('```', '|')):
            raise ValueError(f'a statement has paragraphs, lists and pictures alone, not: {block[:60]}')
        if picture:
            done += f'<img src="{picture[1]}">\n'
        elif re.match(r'- |\d+\. ', block):
            items = re.split(r'^(?:- |\d+\. )', words, flags=re.M)[1:]
            done += '<ul>\n' + ''.join(f'<li>{" ".join(item.split())}</li>\n' for item in items) + '</ul>\n'
        else:
            done += f'<p>{" ".join(words.removeprefix("&gt; ").split())}</p>\n'
    return done.replace('</ul>\n<ul>\n', '')  # items may stand apart


def sections(page):
    """Title -> HTML of what is wanted of a page; a picture at its top stands below the game."""
    page = re.sub(r'<!-- sync: head.*?<!-- end -->|<!--.*?-->\n?|<details>.*?</details>', '', page, flags=re.S)
    top, *others = re.split(r'^## ', re.sub(r'(?<!!)\[([^\]]*)\]\([^)]*\)', r'\1', page), flags=re.M)
    found = dict(other.split('\n', 1) for other in others)
    if '![' in top:
        found['The game'] += '\n' + top
    return {title: in_html(found[title]) for title in SECTIONS}


def tex_words(text):
    """Words as TeX, ASCII alone, which knows no Hangul: what stands beside it in Latin letters is enough."""
    text = re.sub(r'\s*\([^()\x00-\x7f]*[\uac00-\ud7a3][^()]*\)', '', text)
    text = re.sub(r'[\uac00-\ud7a3]+ \(([A-Z]\w+)\)', r'\1', text)
    text = re.sub(r'(^|[\s(])"', r'\1“', text).replace('"', '”')
    done = ''.join(TEX.get(c, c) for c in text)
    if not done.isascii():
        strange = sorted({c for c in done if not c.isascii()})
        raise ValueError(f'how is {" ".join(strange)} written in TeX? Add it to TEX in tests/export/statement.py')
    return done


def in_tex(body):
    done = ''
    for piece in re.split(r'(<[^>]*>)', body):
        if piece.startswith('<img '):
            shown = f'\\includegraphics[width=0.9\\textwidth]{{{piece[10:-6]}.png}}'
            done += f'\\begin{{center}}\n{shown}\n\\end{{center}}\n'
        else:
            done += TEX_TAGS.get(piece, '}') if piece.startswith('<') else tex_words(html.unescape(piece))
    return done


def as_tex(title, page, with_pictures):
    """A picture is to stand beside it as PNG."""
    text = sections(page)
    game = text['The game'] if with_pictures else re.sub(r'<img.*\n', '', text['The game'])
    limits = re.sub(r'^<li>Time .*\n', '', text['Limits'], flags=re.M)  # the judge shows time and memory itself
    return (f'\\problemname{{{tex_words(title)}}}\n\n{in_tex(game)}\n\\section*{{Input}}\n\n'
            f'{in_tex(text["Input"] + limits)}\n\\section*{{Output}}\n\n{in_tex(text["Output"])}')


STYLE = """body { max-width: 45em; margin: 1em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.5 }
pre { border: 1px solid #999; padding: 0.5em; overflow-x: auto }
svg { max-width: 100%; height: auto }
"""


def as_html(title, page, samples, picture):
    """One file for a judge's web page; picture(file) gives the picture's own text."""
    text = sections(page)
    body = text['The game'] + ''.join(f'<h2>{name}</h2>\n{text[name]}' for name in SECTIONS[1:])
    body = re.sub(r'<img src="(.*)">', lambda found: picture(found[1]), body)
    for number, (given, wanted) in enumerate(samples, 1):
        for kind, shown in (('input', given), ('output', wanted)):
            body += f'<h2>Sample {kind} {number}</h2>\n<pre>{html.escape(shown, quote=False)}</pre>\n'
    title = html.escape(title)
    return (f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
            f'<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{body}</body>\n</html>\n')
