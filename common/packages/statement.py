"""The statement on a page as HTML and as TeX: the game, its input, output and limits, but no hints and no solution."""
import html
import os
import re
from string import ascii_uppercase

from language import ENGLISH
from limits import limits_in_words, line_of_head, time_and_memory
from run import read

# In the words of a statement: `code`, **bold**, *emphasis*, 10^9, a_i, 2^(i-1).
INLINE = re.compile(r'`(?P<code>[^`]*)`|\*\*(?P<strong>[^*]+)\*\*|\*(?P<em>[^*]+)\*|'
                    r'(?<=\w)_(?P<sub>\w\b|\([^)]*\))|(?<=\w)\^(?P<sup>\w+|\([^)]*\))')

TEX = {'\\': r'$\backslash$', '{': r'\{', '}': r'\}', '$': r'\$', '&': r'\&', '#': r'\#', '%': r'\%', '_': r'\_',
       '^': r'\^{}', '~': r'\~{}', '<': '$<$', '>': '$>$', '|': '$|$', '≤': r'$\le$', '≥': r'$\ge$', '⊕': r'$\oplus$',
       '⊗': r'$\otimes$', '“': '``', '”': "''"}
TEX_TAGS = {'<p>': '', '</p>': '\n', '<ul>': '\\begin{itemize}', '</ul>': '\\end{itemize}\n', '<li>': '\\item ',
            '</li>': '', '<img': '', '<code>': r'\texttt{', '<strong>': r'\textbf{', '<em>': r'\emph{', '</code>': '}',
            '</strong>': '}', '</em>': '}'}

# A formula in the HTML of a statement: numbers and letters, with what is below or above them, and signs between them.
# `code` has none.
ATOM = r'(?:-?\d+(?:(?:,\d{3})*|[a-z])|[A-Za-z]\d?)(?:<(?:sub|sup)>(?:[^<]|<sup>[^<]*</sup>)*</(?:sub|sup)>|[²³])*'
SIGN = r'(?: (?:[-+=≤≥⊕⊗×]|&lt;|&gt;) |/)'
FORMULA = re.compile(rf"<code>.*?</code>|(?<![\w'<.-])(?<!</)(?P<one>{ATOM}(?P<more>{SIGN}{ATOM})*)(?![\w'])")
NO_ARTICLE = re.compile(r' (?:and|or|times|is|of)\b| [aei]|[,;.)]')  # what follows the letter a, but not the word
MATH = {'≤': r'\le', '≥': r'\ge', '⊕': r'\oplus', '⊗': r'\otimes', '×': r'\times', '²': '^2', '³': '^3', ',': '{,}',
        '<sub>': '_{', '<sup>': '^{', '</sub>': '}', '</sup>': '}'}


def marked(found):
    tag = found.lastgroup
    text = found[tag][1:-1] if tag in ('sub', 'sup') and found[tag].startswith('(') else found[tag]
    return f'<{tag}>{text if tag == "code" else INLINE.sub(marked, text)}</{tag}>'


def in_html(text):
    """A statement consists of paragraphs, lists and pictures; pictures are left as <img src="FILE">."""
    done = ''
    for block in re.split(r'\n\s*\n', text.strip()):
        picture = re.match(r'!\[.*?\]\((.*)\)', block, re.S)
        words = INLINE.sub(marked, html.escape(block, quote=False))
        if block.startswith(('```', '|')):
            raise ValueError(f'a statement may have only paragraphs, lists and pictures, but has: {block[:60]}')
        if picture:
            done += f'<img src="{picture[1]}">\n'
        elif re.match(r'- |\d+\. ', block):
            items = re.split(r'^(?:- |\d+\. )', words, flags=re.M)[1:]
            done += '<ul>\n' + ''.join(f'<li>{" ".join(item.split())}</li>\n' for item in items) + '</ul>\n'
        else:
            done += f'<p>{" ".join(words.removeprefix("&gt; ").split())}</p>\n'
    return done.replace('</ul>\n<ul>\n', '')  # items may be apart


def in_markdown(page):
    """The first four sections of a page, in either language, as (title, text): the game, its input, output and limits.
    Paragraphs below <!-- not in packages --> are left out, and blocks of code with what announces them; a picture above the game is moved below it."""
    page = re.sub(r'^<!-- not in packages -->\n.*?(?:\n\n|\Z)', '', page, flags=re.S | re.M)
    page = re.sub(r'^(?:[^\n]+\n)+\n```.*?^```\n', '', page.partition('\n<!-- sync: samples')[0], flags=re.S | re.M)  # what is said in a game
    page = re.sub(r'<!-- sync: head.*?<!-- end -->|<!--.*?-->\n?|<details>.*?</details>', '', page, flags=re.S)
    top, *parts = re.split(r'^## (.*)\n', re.sub(r'(?<!!)\[([^\]]*)\]\([^)]*\)', r'\1', page), flags=re.M)[:9]
    if '![' in top:
        parts[1] += '\n' + top
    return [*zip(parts[::2], parts[1::2])]


OWN_BOUND = re.compile(r' \(our own bounds?\)|, our own bounds?(?=\))')  # elsewhere; in a package it is the limit


def page_of(p):
    """The page in English. That of a form has what the head of its solution says."""
    if not p.is_form:
        return read(p.path('README.md'))
    game, given, wanted = (re.sub(r'(?<=\w)\.\.(?=[\w-])', ' to ', OWN_BOUND.sub('', line_of_head(p, name)))
                           for name in ('Game', 'Input', 'Output'))
    wanted = wanted[0].upper() + wanted[1:]
    time = time_and_memory(p, ENGLISH.say, 'Time {} seconds, memory {} MB.')
    return (f'## The game\n\n{game}\n\n## Input\n\n{given} The samples show which numbers share a line.\n\n'
            f'## Output\n\n{wanted}\n\n## Limits\n\n- {time}\n{limits_in_words(p, ENGLISH.say)}')


def pages(p):
    """The pages, by language."""
    korean = p.path('README.ko.md')
    return {'en': page_of(p), **({'ko': read(korean)} if os.path.exists(korean) else {})}


def sections(page):
    """The same in HTML."""
    return [(title, in_html(text)) for title, text in in_markdown(page)]


PICTURE = re.compile(r'^!\[(.*?)\]\((.*?)\)\n*', re.S | re.M)


def pictures_of(page):
    """The names of the statement's pictures, below the folder of its page."""
    return [name for _, text in in_markdown(page) for _, name in PICTURE.findall(text)]


def as_markdown(page, samples, picture, sample):
    """A page for judges whose statements are Markdown; picture(caption, name) and sample(kind, number, text), where the
    kind is input or output, are how they write these."""
    def one_line(found):
        return picture(' '.join(found[1].split()), os.path.basename(found[2]))
    texts = [(title, PICTURE.sub(one_line, body).strip()) for title, body in in_markdown(page)]
    blocks = [texts[0][1], *(f'## {title}\n\n{body}' for title, body in texts[1:])]
    for number, shown in enumerate(samples, 1):
        blocks += [sample(kind, number, text.decode()) for kind, text in zip(('input', 'output'), shown)]
    return '\n\n'.join(blocks) + '\n'


def tex_words(text):
    """Words as TeX, in ASCII: TeX as judges have it knows no Hangul, and the Latin letters beside it are enough."""
    text = re.sub(r'\s*\([^()\x00-\x7f]*[\uac00-\ud7a3][^()]*\)', '', text)
    text = re.sub(r'[\uac00-\ud7a3]+ \(([A-Z]\w+)\)', r'\1', text)
    text = re.sub(r'(^|[\s(])"', r'\1“', text).replace('"', '”')
    done = ''.join(TEX.get(c, c) for c in text)
    if not done.isascii():
        strange = sorted({c for c in done if not c.isascii()})
        raise ValueError(f'how is {" ".join(strange)} written in TeX? Add it to TEX in common/packages/statement.py')
    return done


def in_tex(body, names, pictures):
    """names: the capital letters that are numbers; pictures: those to show, each with its part of the text's width."""
    def formula(found):
        one = found['one']
        is_name = one and (one in names or one[0].islower()) and (
            one not in ('a', 'A') or NO_ARTICLE.match(body, found.end()))
        if not one or not (found['more'] or re.search('[<²³]', one) or is_name):
            return found[0]
        one = re.sub(r'(?<=[A-Za-z])\d', r'_\g<0>', one)
        return '<$' + re.sub('|'.join(MATH), lambda sign: MATH[sign[0]], one) + '$>'

    def written(piece):
        """A tag, <$ a formula $>, or words."""
        picture = re.match(r'<img src="(?:.*/)?(.*)\.svg">', piece)
        if picture and picture[1] in pictures:
            shown = f'\\includegraphics[width={pictures[picture[1]]:.2f}\\textwidth]{{{picture[1]}.png}}'
            return f'\\begin{{center}}\n{shown}\n\\end{{center}}\n'
        if piece.startswith('<$'):
            return html.unescape(piece[1:-1])
        return TEX_TAGS[re.sub(' .*', '', piece)] if piece.startswith('<') else tex_words(html.unescape(piece))
    return ''.join(map(written, re.split(r'(<[^>]*>)', FORMULA.sub(formula, body))))


def as_tex(title, page, pictures):
    """pictures: see in_tex. Each is expected beside the statement, as PNG."""
    (_, game), (_, given), (_, wanted), (_, limits) = sections(page)
    others = re.findall(r'<code>([A-Z])</code>', game + wanted)  # players and answers; I is a word, O and X are marks
    names = {*ascii_uppercase} - {*'AIOX', *others} | {*re.findall(r'≤ ([A-Z]) ≤', limits)}
    limits = re.sub(r'^<li>(Time|No extra time) .*\n', '', limits, flags=re.M)  # judges show time and memory themselves
    game, given, wanted = (in_tex(text, names, pictures) for text in (game, given + limits, wanted))
    return (f'\\problemname{{{tex_words(title)}}}\n\n{game}\n\\section*{{Input}}\n\n{given}\n'
            f'\\section*{{Output}}\n\n{wanted}')


STYLE = """body { max-width: 45em; margin: 1em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.5 }
pre { border: 1px solid #999; padding: 0.5em; overflow-x: auto }
svg { max-width: 100%; height: auto }
"""
SAMPLES = {'en': ('Sample input', 'Sample output'), 'ko': ('예제 입력', '예제 출력')}


def as_html(title, p, language, samples):
    """A page as one file for a judge's web page, its pictures and the samples in it."""
    (_, body), *others = sections(pages(p)[language])
    body += ''.join(f'<h2>{name}</h2>\n{text}' for name, text in others)
    body = re.sub(r'<img src="(.*)">', lambda found: read(p.path(found[1])), body)
    for number, sample in enumerate(samples, 1):
        for name, shown in zip(SAMPLES[language], sample):
            body += f'<h2>{name} {number}</h2>\n<pre>{html.escape(shown.decode(), quote=False)}</pre>\n'
    title = html.escape(title)
    return (f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
            f'<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{body}</body>\n</html>\n')
