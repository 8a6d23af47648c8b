"""The statement on a page as TeX and as HTML: the game, its input, output and limits, never hints or solution."""
import html
import itertools
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


ITEM = r'- |\d+\. '
BLOCK = rf'{ITEM}|\||>|```|!\['  # what ends a paragraph


def blocks(text):
    """What a text consists of: ('text', lines), ('list', items), ('table', rows), ('code', lines), ('quote', lines),
    ('picture', words, file)."""
    lines = text.split('\n')
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
            continue
        start = at
        picture = re.fullmatch(r'!\[([^\]]*)\]\(([^)]*)\)', line)
        if picture:
            yield 'picture', picture[1], picture[2]
            at += 1
        elif line.startswith('```'):
            at += 1
            while at < len(lines) and not lines[at].startswith('```'):
                at += 1
            yield 'code', lines[start + 1:at]
            at += 1
        elif re.match(ITEM, line):
            items = []
            while at < len(lines) and (lines[at].strip() or re.match(ITEM, ''.join(lines[at + 1:at + 2]))):
                if not lines[at].strip():
                    pass
                elif re.match(ITEM, lines[at]):
                    items.append(re.sub(r'^(- |\d+\. )', '', lines[at]))
                else:
                    items[-1] += ' ' + lines[at].strip()
                at += 1
            yield 'list', items
        elif line.startswith('>'):
            while at < len(lines) and lines[at].startswith('>'):
                at += 1
            yield 'quote', ' '.join(quoted.lstrip('> ') for quoted in lines[start:at])
        elif line.startswith('|'):
            while at < len(lines) and lines[at].startswith('|'):
                at += 1
            rows = [[cell.strip() for cell in row.strip().strip('|').split('|')] for row in lines[start:at]]
            yield 'table', [row for row in rows if not all(re.fullmatch(r':?-+:?', cell) for cell in row)]
        else:
            while at == start or (at < len(lines) and lines[at].strip() and not re.match(BLOCK, lines[at])):
                at += 1
            yield 'text', ' '.join(said.strip() for said in lines[start:at])


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


# What words are broken into: `code`, **bold**, *emphasis*, formulas such as 10^9 and a_i; and the parts of a formula.
PARTS = re.compile(r'(`[^`]*`|\*\*[^*]+\*\*|\*[^*]+\*|\w+(?:_\w)?(?:\^\w+)|\w+_\w\b)')
FORMULA = re.compile(r'([^\W_]+)(?:_(\w))?(?:\^(\w+))?')


def tex_line(text):
    done = ''
    for part in PARTS.split(text):
        formula = re.fullmatch(FORMULA, part)
        if part.startswith('`') and len(part) > 1:
            done += r'\texttt{' + ''.join(TEX.get(c, c) for c in part[1:-1].replace('"', '\u201d')) + '}'
        elif part.startswith('**'):
            done += r'\textbf{' + tex_line(part[2:-2]) + '}'
        elif part.startswith('*') and len(part) > 2:
            done += r'\emph{' + tex_line(part[1:-1]) + '}'
        elif formula and (formula[2] or formula[3]):
            below, above = formula[2] and f'_{formula[2]}', formula[3] and f'^{{{formula[3]}}}'
            done += f'${formula[1]}{below or ""}{above or ""}$'
        else:
            done += tex_words(part)
    return done


def tex_body(text, picture):
    done = []
    for block in blocks(text):
        kind = block[0]
        if kind == 'text':
            done.append(tex_line(block[1]))
        elif kind == 'list':
            items = ''.join(f'\\item {tex_line(item)}\n' for item in block[1])
            done.append(f'\\begin{{itemize}}\n{items}\\end{{itemize}}')
        elif kind == 'table':
            columns = 'l' * max(len(row) for row in block[1])
            rows = ''.join(' & '.join(tex_line(cell) for cell in row) + ' \\\\\n' for row in block[1])
            done.append(f'\\begin{{tabular}}{{{columns}}}\n{rows}\\end{{tabular}}')
        elif kind == 'code':
            done.append('\\begin{verbatim}\n' + '\n'.join(block[1]) + '\n\\end{verbatim}')
        elif kind == 'quote':
            done.append('\\begin{quote}\n' + tex_line(block[1]) + '\n\\end{quote}')
        elif picture(block[2]):
            drawn = f'\\includegraphics[width=0.9\\textwidth]{{{picture(block[2])}}}'
            done.append(f'\\begin{{center}}\n{drawn}\n\\end{{center}}')
    return '\n\n'.join(done) + '\n'


def as_tex(title, page, picture):
    """picture(file) gives the name of the file that stands for it beside the TeX, or nothing where it is left out."""
    text = sections(page)
    return (f'\\problemname{{{tex_words(title)}}}\n\n' + tex_body(text['The game'] + '\n' + shown_above(page), picture)
            + '\n\\section*{Input}\n\n' + tex_body(text['Input'] + '\n' + limits_alone(text['Limits']), picture)
            + '\n\\section*{Output}\n\n' + tex_body(text['Output'], picture))


def limits_alone(text):
    """The limits without time and memory, which the judge shows itself."""
    return re.sub(r'^- Time .*\n', '', text, flags=re.M)


def html_line(text):
    done = ''
    for part in PARTS.split(text):
        formula = FORMULA.fullmatch(part)
        if part.startswith('`') and len(part) > 1:
            done += f'<code>{html.escape(part[1:-1])}</code>'
        elif part.startswith('**'):
            done += f'<strong>{html_line(part[2:-2])}</strong>'
        elif part.startswith('*') and len(part) > 2:
            done += f'<em>{html_line(part[1:-1])}</em>'
        elif formula and (formula[2] or formula[3]):
            below, above = formula[2] and f'<sub>{formula[2]}</sub>', formula[3] and f'<sup>{formula[3]}</sup>'
            done += f'{formula[1]}{below or ""}{above or ""}'
        else:
            done += html.escape(part, quote=False)
    return done


def html_body(text, picture):
    done = []
    for block in blocks(text):
        kind = block[0]
        if kind == 'text':
            done.append(f'<p>{html_line(block[1])}</p>')
        elif kind == 'list':
            done.append('<ul>\n' + ''.join(f'<li>{html_line(item)}</li>\n' for item in block[1]) + '</ul>')
        elif kind == 'table':
            done.append('<table>\n' + ''.join('<tr>' + ''.join(f'<td>{html_line(c)}</td>' for c in row) + '</tr>\n'
                                              for row in block[1]) + '</table>')
        elif kind == 'quote':
            done.append(f'<blockquote>{html_line(block[1])}</blockquote>')
        elif kind == 'code':
            done.append('<pre>' + html.escape('\n'.join(block[1]), quote=False) + '</pre>')
        else:
            done.append(picture(block[2]))
    return '\n'.join(done) + '\n'


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
    body = html_body(text['The game'] + '\n' + shown_above(page), picture)
    for name in SECTIONS[1:]:
        body += f'<h2>{name}</h2>\n' + html_body(text[name], picture)
    for number, (given, wanted) in enumerate(samples, 1):
        for kind, shown in (('input', given), ('output', wanted)):
            body += f'<h2>Sample {kind} {number}</h2>\n<pre>{html.escape(shown, quote=False)}</pre>\n'
    return ('<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<title>{html.escape(both)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n'
            f'<h1>{html.escape(both)}</h1>\n{body}</body>\n</html>\n')
