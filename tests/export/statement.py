"""The statement part of a page, as TeX and as HTML: the game, its input, output and limits - never hints or solution."""
import html
import re

SECTIONS = ('The game', 'Input', 'Output', 'Limits')

TEX = {'\\': r'$\backslash$', '{': r'\{', '}': r'\}', '$': r'\$', '&': r'\&', '#': r'\#', '%': r'\%', '_': r'\_',
       '^': r'\^{}', '~': r'\~{}', '<': '$<$', '>': '$>$', '|': '$|$', '≤': r'$\le$', '≥': r'$\ge$', '≠': r'$\ne$',
       '⊕': r'$\oplus$', '⊗': r'$\otimes$', '×': r'$\times$', '·': r'$\cdot$', '−': '-', '–': '--', '—': '---',
       '…': r'\ldots{}', '→': r'$\to$', '←': r'$\leftarrow$', '●': r'$\bullet$', '²': '$^2$', '³': '$^3$', '√': r'$\surd$',
       'φ': r'$\varphi$', '∎': '', '’': "'", '‘': '`', '“': '``', '”': "\'\'", '\u00a0': '~'}

# Sentences about this suite and its sources: on another judge they would tell nothing.
ABOUT_US = re.compile(r"\bour own\b|\bthe judge's\b|\bof the judge\b|could not be found|\bthis suite|from a solution|"
                      r'in the solution|[Tt]he source gives', re.I)

FIRST = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
MIDDLE = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
LAST = ' k k k n n n t l l l l l l l l m p p t t ng t t k t p t'.split(' ')


def in_latin(word):
    """A Korean word in Latin letters, syllable by syllable: TeX as judges have it knows no Hangul."""
    done = ''
    for c in word:
        place = ord(c) - 0xac00
        done += FIRST[place // 588] + MIDDLE[place // 28 % 21] + LAST[place % 28] if 0 <= place < 11172 else c
    return done.capitalize()


def for_others(text):
    """A text without what concerns this suite alone: paragraph by paragraph, sentence by sentence."""
    kept = []
    for part in re.split(r'\n[ \t]*\n', text.strip()):
        if ABOUT_US.search(part.replace('\n', ' ')) and not re.match(r'- |\d+\. |\||>|```|!\[', part):
            part = re.sub(r'\s*\(([^()]*)\)', lambda m: '' if ABOUT_US.search(m[1].replace('\n', ' ')) else m[0], part)
            sentences, left_out, said = re.split(r'(?<=[.!?])\s+(?=[A-Z(*])', part), False, []
            for sentence in sentences:
                left_out = bool(ABOUT_US.search(sentence.replace('\n', ' '))) or (left_out and bool(re.match('They |It ', sentence)))
                said += [] if left_out else [sentence]
            part = ' '.join(said)
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


def blocks(text):
    """The blocks of a text: ('text', lines), ('list', items), ('table', rows), ('code', lines), ('quote', lines),
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
        elif re.match(r'- |\d+\. ', line):
            items = []
            while at < len(lines) and (lines[at].strip() or (at + 1 < len(lines) and re.match(r'- |\d+\. ', lines[at + 1]))):
                if not lines[at].strip():
                    pass
                elif re.match(r'- |\d+\. ', lines[at]):
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
            while at == start or (at < len(lines) and lines[at].strip() and not re.match(r'- |\d+\. |\||>|```|!\[', lines[at])):
                at += 1
            yield 'text', ' '.join(said.strip() for said in lines[start:at])


def tex_words(text):
    """Words as TeX, ASCII alone. Korean in brackets is left out: what it explains stands before it."""
    text = re.sub(r'\s*\([^()\x00-\x7f]*[\uac00-\ud7a3][^()]*\)', '', text)
    text = re.sub(r'[\uac00-\ud7a3]+ \(([A-Z]\w+)\)', r'\1', text)
    text = re.sub(r'[\uac00-\ud7a3]+', lambda m: in_latin(m.group()), text)
    text = re.sub(r'(^|[\s(])"', r'\1“', text).replace('"', '”')
    done = ''.join(TEX.get(c, c) for c in text)
    if not done.isascii():
        strange = sorted({c for c in done if not c.isascii()})
        raise ValueError(f'how is {" ".join(strange)} written in TeX? Add it to TEX in tests/export/statement.py')
    return done


def tex_line(text):
    """Words with `code`, **bold**, *emphasis*, and a_i or 10^9 as formulas."""
    done = ''
    for part in re.split(r'(`[^`]*`|\*\*[^*]+\*\*|\*[^*]+\*|\w+(?:_\w)?(?:\^\w+)|\w+_\w\b)', text):
        formula = re.fullmatch(r'([^\W_]+)(?:_(\w))?(?:\^(\w+))?', part)
        if part.startswith('`') and len(part) > 1:
            done += r'\texttt{' + ''.join(TEX.get(c, c) for c in part[1:-1].replace('"', '\u201d')) + '}'
        elif part.startswith('**'):
            done += r'\textbf{' + tex_line(part[2:-2]) + '}'
        elif part.startswith('*') and len(part) > 2:
            done += r'\emph{' + tex_line(part[1:-1]) + '}'
        elif formula and (formula[2] or formula[3]):
            done += '$' + formula[1] + (f'_{formula[2]}' if formula[2] else '') + (f'^{{{formula[3]}}}' if formula[3] else '') + '$'
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
            done.append('\\begin{itemize}\n' + ''.join(f'\\item {tex_line(item)}\n' for item in block[1]) + '\\end{itemize}')
        elif kind == 'table':
            columns = 'l' * max(len(row) for row in block[1])
            rows = ''.join(' & '.join(tex_line(cell) for cell in row) + ' \\\\\n' for row in block[1])
            done.append(f'\\begin{{tabular}}{{{columns}}}\n{rows}\\end{{tabular}}')
        elif kind == 'code':
            done.append('\\begin{verbatim}\n' + '\n'.join(block[1]) + '\n\\end{verbatim}')
        elif kind == 'quote':
            done.append('\\begin{quote}\n' + tex_line(block[1]) + '\n\\end{quote}')
        elif picture(block[2]):
            done.append('\\begin{center}\n\\includegraphics[width=0.9\\textwidth]{' + picture(block[2]) + '}\n\\end{center}')
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
        elif kind == 'quote':
            done.append(f'<blockquote>{html_line(block[1])}</blockquote>')
        elif kind == 'code':
            done.append('<pre>' + html.escape('\n'.join(block[1]), quote=False) + '</pre>')
        else:
            done.append(picture(block[2]))
    return '\n'.join(done) + '\n'


def as_html(title, korean, page, samples, picture):
    """One file for a judge's web page; picture(file) gives the picture's own text."""
    text = sections(page)
    both = f'{title} ({korean})' if korean else title
    body = html_body(text['The game'] + '\n' + shown_above(page), picture)
    for name in SECTIONS[1:]:
        body += f'<h2>{name}</h2>\n' + html_body(text[name], picture)
    for number, (given, wanted) in enumerate(samples, 1):
        body += (f'<h2>Sample {number}</h2>\n<pre>{html.escape(given, quote=False)}</pre>\n'
                 f'<pre>{html.escape(wanted, quote=False)}</pre>\n')
    return ('<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<title>{html.escape(both)}</title>\n</head>\n<body>\n<h1>{html.escape(both)}</h1>\n{body}</body>\n</html>\n')
