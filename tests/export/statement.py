"""The statement part of a page, as TeX and as HTML: the game, its input, output and limits - never hints or solution."""
import html
import re

SECTIONS = ('The game', 'Input', 'Output', 'Limits')

TEX = {'\\': r'\textbackslash{}', '{': r'\{', '}': r'\}', '$': r'\$', '&': r'\&', '#': r'\#', '%': r'\%', '_': r'\_',
       '^': r'\textasciicircum{}', '~': r'\textasciitilde{}', '≤': r'$\le$', '≥': r'$\ge$', '⊕': r'$\oplus$', '×': r'$\times$',
       '·': r'$\cdot$', '→': r'$\to$', '…': r'\ldots{}', '–': '--', '"': "''", '<': r'\textless{}', '>': r'\textgreater{}',
       '|': r'\textbar{}', '²': r'$^2$', '√': r'$\sqrt{}$', '−': '-', '≠': r'$\ne$', 'φ': r'$\varphi$'}


def sections(page):
    """The text of each wanted section of a page, without what other tools need there."""
    found = {}
    for part in re.split(r'^## ', page, flags=re.M)[1:]:
        title, _, text = part.partition('\n')
        if title in SECTIONS:
            text = re.sub(r'<!--.*?-->\n?', '', text, flags=re.S)
            text = re.sub(r'<details>.*?</details>\n?', '', text, flags=re.S)
            found[title] = re.sub(r'(?<!!)\[([^\]]*)\]\([^)]*\)', r'\1', text).strip() + '\n'
    return found


def blocks(text):
    """The blocks of a text: ('text', lines), ('list', items), ('table', rows), ('code', lines), ('picture', words, file)."""
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
        elif re.match(r'- |\d+\. ', line):
            items = []
            while at < len(lines) and lines[at].strip():
                if re.match(r'- |\d+\. ', lines[at]):
                    items.append(re.sub(r'^(- |\d+\. )', '', lines[at]))
                else:
                    items[-1] += ' ' + lines[at].strip()
                at += 1
            yield 'list', items
        elif line.startswith('|'):
            while at < len(lines) and lines[at].startswith('|'):
                at += 1
            rows = [[cell.strip() for cell in row.strip().strip('|').split('|')] for row in lines[start:at]]
            yield 'table', [row for row in rows if not all(re.fullmatch(r':?-+:?', cell) for cell in row)]
        else:
            while at < len(lines) and lines[at].strip() and not re.match(r'- |\d+\. |\||```|!\[', lines[at]):
                at += 1
            yield 'text', ' '.join(l.strip() for l in lines[start:at])


def tex_words(text):
    return ''.join(TEX.get(c, c) for c in text)


def tex_line(text):
    """Words with `code`, **bold** and *emphasis*."""
    done = ''
    for part in re.split(r'(`[^`]*`|\*\*[^*]+\*\*|\*[^*]+\*)', text):
        if part.startswith('`') and len(part) > 1:
            done += r'\texttt{' + tex_words(part[1:-1]) + '}'
        elif part.startswith('**'):
            done += r'\textbf{' + tex_words(part[2:-2]) + '}'
        elif part.startswith('*') and len(part) > 2:
            done += r'\emph{' + tex_words(part[1:-1]) + '}'
        else:
            done += re.sub(r'([\w)])\\textasciicircum\{\}(\d+|\w)', r'\1$^{\2}$', tex_words(part.replace('\\ldots', '...')))
    return done


def tex_body(text, picture):
    done = []
    for block in blocks(text):
        kind = block[0]
        if kind == 'text':
            done.append(tex_line(block[1]))
        elif kind == 'list':
            done.append('\\begin{itemize}\n' + ''.join(f'\\item {tex_line(item)}\n' for item in block[1]) + '\\end{itemize}')
        elif kind == 'table':
            columns = 'l' * max(len(row) for row in block[1])
            rows = ''.join(' & '.join(tex_line(cell) for cell in row) + ' \\\\\n' for row in block[1])
            done.append(f'\\begin{{tabular}}{{{columns}}}\n{rows}\\end{{tabular}}')
        elif kind == 'code':
            done.append('\\begin{verbatim}\n' + '\n'.join(block[1]) + '\n\\end{verbatim}')
        elif picture(block[2]):
            done.append('\\begin{center}\n\\includegraphics[width=0.9\\textwidth]{' + picture(block[2]) + '}\n\\end{center}')
    return '\n\n'.join(done) + '\n'


def as_tex(title, page, picture):
    """picture(file) gives the name of the file that stands for it beside the TeX, or nothing where it is left out."""
    text = sections(page)
    intro = page.split('\n## ')[0]
    shown = re.findall(r'^!\[[^\]]*\]\([^)]*\)$', intro, flags=re.M)
    return (f'\\problemname{{{tex_words(title)}}}\n\n' + tex_body(text['The game'] + '\n' + '\n\n'.join(shown), picture)
            + '\n\\section*{Input}\n\n' + tex_body(text['Input'] + '\n' + limits_alone(text['Limits']), picture)
            + '\n\\section*{Output}\n\n' + tex_body(text['Output'], picture))


def limits_alone(text):
    """The limits without time and memory, which the judge shows itself."""
    return re.sub(r'^- Time .*\n', '', text, flags=re.M)


def html_line(text):
    text = html.escape(text, quote=False)
    text = re.sub(r'`([^`]*)`', r'<code>\1</code>', text)
    text = re.sub(r'\*\*([^*]+)\*\*', r'<strong>\1</strong>', text)
    return re.sub(r'\*([^*]+)\*', r'<em>\1</em>', text)


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
        elif kind == 'code':
            done.append('<pre>' + html.escape('\n'.join(block[1]), quote=False) + '</pre>')
        else:
            done.append(picture(block[2]))
    return '\n'.join(done) + '\n'


def as_html(title, korean, page, samples, picture):
    """One file for a judge's web page; picture(file) gives the picture's own text."""
    text = sections(page)
    shown = '\n\n'.join(re.findall(r'^!\[[^\]]*\]\([^)]*\)$', page.split('\n## ')[0], flags=re.M))
    both = f'{title} ({korean})' if korean else title
    body = html_body(text['The game'] + '\n' + shown, picture)
    for name in SECTIONS[1:]:
        body += f'<h2>{name}</h2>\n' + html_body(text[name], picture)
    for number, (given, wanted) in enumerate(samples, 1):
        body += (f'<h2>Sample {number}</h2>\n<pre>{html.escape(given, quote=False)}</pre>\n'
                 f'<pre>{html.escape(wanted, quote=False)}</pre>\n')
    return ('<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<title>{html.escape(both)}</title>\n</head>\n<body>\n<h1>{html.escape(both)}</h1>\n{body}</body>\n</html>\n')
