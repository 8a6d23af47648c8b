"""The statement on a page as TeX and as HTML: the game, its input, output and limits, never hints or solution."""
import html
import itertools
import os
import re

SECTIONS = ('The game', 'Input', 'Output', 'Limits')

TEX = {'\\': r'$\backslash$', '{': r'\{', '}': r'\}', '$': r'\$', '&': r'\&', '#': r'\#', '%': r'\%', '_': r'\_',
       '^': r'\^{}', '~': r'\~{}', '<': '$<$', '>': '$>$', '|': '$|$', '≤': r'$\le$', '≥': r'$\ge$', '≠': r'$\ne$',
       '⊕': r'$\oplus$', '⊗': r'$\otimes$', '×': r'$\times$', '·': r'$\cdot$', '−': '-', '–': '--', '—': '---',
       '…': r'\ldots{}', '→': r'$\to$', '←': r'$\leftarrow$', '●': r'$\bullet$', '²': '$^2$', '³': '$^3$',
       '√': r'$\surd$', 'φ': r'$\varphi$', '∎': '', '’': "'", '‘': '`', '“': '``', '”': "\'\'", '\u00a0': '~'}

# Sentences about this suite and its sources: on another judge they would tell nothing.
ABOUT_US = re.compile(r"\bour own\b|\bthe judge's\b|\bof the judge\b|could not be found|\bthis suite|from a solution|"
                      r'in the solution|[Tt]he source gives', re.I)


def for_others(text):
    """A text without what concerns this suite alone: from the first such sentence to the end of its paragraph."""
    kept = []
    for part in re.split(r'\n[ \t]*\n', text.strip()):
        if ABOUT_US.search(part.replace('\n', ' ')):
            sentences = re.split(r'(?<=[.!?])\s+(?=[A-Z(*])', part)
            part = ' '.join(itertools.takewhile(lambda said: not ABOUT_US.search(said.replace('\n', ' ')), sentences))
        kept += [part] if part.strip() else []
    return '\n\n'.join(kept) + '\n'


def sections(page):
    """The text of each wanted section of a page, without what other tools need there."""
    found = {}
    for part in re.split(r'^## ', page, flags=re.M)[1:]:
        title, _, text = part.partition('\n')
        if title in SECTIONS:
            text = re.sub(r'<!--.*?-->\n?', '', text, flags=re.S)
            text = re.sub(r'<details>.*?</details>\n?', '', text, flags=re.S)
            found[title] = for_others(re.sub(r'(?<!!)\[([^\]]*)\]\([^)]*\)', r'\1', text))
    return found


def shown_above(page):
    """The picture at the top of a page, with what is said about it; nothing where there is none."""
    text = re.sub(r'<!-- sync.*?<!-- end -->', '', page.split('\n## ')[0], flags=re.S)
    text = re.sub(r'<!--.*?-->', '', text, flags=re.S).strip()
    return text + '\n' if re.search(r'^!\[', text, flags=re.M) else ''


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


def blocks(text):
    """What a text consists of: ('text', words), ('list', items), ('quote', words), ('picture', file)."""
    found = []
    for piece in re.split(r'\n(?=\s*\n|- |\d+\. |>|!\[)', '\n' + text):
        lines = [line.strip() for line in piece.strip().split('\n')]
        sign, words = re.match(r'(- |\d+\. |> ?|!\[|```|\||)', lines[0])[0], ' '.join(lines)
        kind = {'>': 'quote', '!': 'picture', '`': 'code', '|': 'table', '': 'text'}.get(sign[:1], 'list')
        if kind in ('code', 'table'):
            raise ValueError(f'a statement has paragraphs, lists, quotations and pictures alone, not: {words[:60]}')
        if kind == 'list' and found and found[-1][0] == 'list':
            found[-1][1].append(words[len(sign):])
        elif kind == 'quote' and found and found[-1][0] == 'quote':
            found[-1] = kind, f'{found[-1][1]} {words[len(sign):]}'
        elif words:
            words = words[len(sign):]
            file = re.search(r'\]\((.*)\)', words)
            found.append((kind, [words] if kind == 'list' else file[1] if kind == 'picture' else words))
    return found


class Tex:
    """How the parts of a statement are written."""
    words = staticmethod(tex_words)
    code, bold, emphasis, formula, below, above = r'\texttt{%s}', r'\textbf{%s}', r'\emph{%s}', '$%s$', '_%s', '^{%s}'
    text, item, list = '%s\n', '\\item %s\n', '\\begin{itemize}\n%s\\end{itemize}\n'
    quote = '\\begin{quote}\n%s\n\\end{quote}\n'
    between = '\n'

    @staticmethod
    def verbatim(text):
        return ''.join(TEX.get(c, c) for c in text.replace('"', '\u201d'))


class Html:
    @staticmethod
    def words(text):
        return html.escape(text, quote=False)
    verbatim = words
    code, bold, emphasis, formula = '<code>%s</code>', '<strong>%s</strong>', '<em>%s</em>', '%s'
    below, above = '<sub>%s</sub>', '<sup>%s</sup>'
    text, item, list, quote = '<p>%s</p>\n', '<li>%s</li>\n', '<ul>\n%s</ul>\n', '<blockquote>%s</blockquote>\n'
    between = ''


# What words are broken into: `code`, **bold**, *emphasis*, formulas such as 10^9 and a_i; and the parts of a formula.
PARTS = re.compile(r'(`[^`]*`|\*\*[^*]+\*\*|\*[^*]+\*|\w+(?:_\w)?(?:\^\w+)|\w+_\w\b)')
FORMULA = re.compile(r'([^\W_]+)(?:_(\w))?(?:\^(\w+))?')


def line_in(form, text):
    done = ''
    for part in PARTS.split(text):
        formula = FORMULA.fullmatch(part)
        if part.startswith('`') and len(part) > 1:
            done += form.code % form.verbatim(part[1:-1])
        elif part.startswith('**'):
            done += form.bold % line_in(form, part[2:-2])
        elif part.startswith('*') and len(part) > 2:
            done += form.emphasis % line_in(form, part[1:-1])
        elif formula and (formula[2] or formula[3]):
            below, above = formula[2] and form.below % formula[2], formula[3] and form.above % formula[3]
            done += form.formula % f'{formula[1]}{below or ""}{above or ""}'
        else:
            done += form.words(part)
    return done


def body_in(form, text, picture):
    """picture(file) is what stands for a picture, or nothing where it is left out."""
    done = []
    for kind, said in blocks(text):
        if kind == 'list':
            done.append(form.list % ''.join(form.item % line_in(form, item) for item in said))
        else:
            done.append(picture(said) if kind == 'picture' else getattr(form, kind) % line_in(form, said))
    return form.between.join(block for block in done if block)


def as_tex(title, page, pictures):
    """pictures: those that stand beside the TeX, as PNG of the same name."""
    def picture(file):
        drawn = f'\\includegraphics[width=0.9\\textwidth]{{{os.path.basename(file)[:-4]}.png}}'
        return f'\\begin{{center}}\n{drawn}\n\\end{{center}}\n' if file in pictures else ''
    text = sections(page)
    limits = re.sub(r'^- Time .*\n', '', text['Limits'], flags=re.M)  # the judge shows time and memory itself
    return (f'\\problemname{{{tex_words(title)}}}\n\n' + body_in(Tex, text['The game'] + '\n' + shown_above(page), picture)
            + '\n\\section*{Input}\n\n' + body_in(Tex, text['Input'] + '\n' + limits, picture)
            + '\n\\section*{Output}\n\n' + body_in(Tex, text['Output'], picture))


STYLE = """body { max-width: 45em; margin: 1em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.5 }
pre { border: 1px solid #999; padding: 0.5em; overflow-x: auto }
table { border-collapse: collapse }
td { border: 1px solid #999; padding: 0.2em 0.5em }
svg { max-width: 100%; height: auto }
"""


def as_html(title, korean, page, samples, picture):
    """One file for a judge's web page; picture(file) gives the picture's own text."""
    text = sections(page)
    both = f'{title} ({korean})' if korean else title
    body = body_in(Html, text['The game'] + '\n' + shown_above(page), picture)
    for name in SECTIONS[1:]:
        body += f'<h2>{name}</h2>\n' + body_in(Html, text[name], picture)
    for number, (given, wanted) in enumerate(samples, 1):
        for kind, shown in (('input', given), ('output', wanted)):
            body += f'<h2>Sample {kind} {number}</h2>\n<pre>{html.escape(shown, quote=False)}</pre>\n'
    return ('<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<title>{html.escape(both)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n'
            f'<h1>{html.escape(both)}</h1>\n{body}</body>\n</html>\n')
