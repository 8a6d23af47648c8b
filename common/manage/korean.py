"""The Korean edition: the first line of each NAME.ko.md has the hash of the English text that it translates. Is that
the current text, and do numbers, code, pictures and the order of things agree?"""
import hashlib
import itertools
import os
import re
from collections import Counter

from language import WORDS, english_of
from lists import UNFINISHED
from run import read, write

STAMP = re.compile(r'<!-- \S+\.md ([0-9a-f]{12}) -->\n')
CODE = re.compile(r'^ *```.*?^ *```$', re.S | re.M)
BONE = re.compile(r'^```.*?^```$|^<!-- figure: .*?-->$|^#+ |^</?details>|^\|[^\n]*|^!\[.*?\]\(.*?\)', re.S | re.M)


def uncopied(text):
    """A page without what sync fills in, but with the idea, which is translated like the words around it."""
    return re.sub(r'(^<!-- sync: (?!idea )\S+ -->\n).*?(?=^<!-- end -->)', r'\1', text, flags=re.S | re.M)


def commands_only(code):
    """A block of code; of commands, without what they print."""
    return re.sub(r'^(?!\$ ).*\n', '', code, flags=re.M) if code.startswith('```console') else code


def stamp_of(text):
    """The hash of an English page: its words and code, without what is filled in and however its lines are broken."""
    text = re.sub(r'^<!-- figure: .*?-->$', '', uncopied(text), flags=re.S | re.M)
    text = CODE.sub(lambda block: commands_only(block[0]), text)
    return hashlib.sha256(' '.join(text.split()).encode()).hexdigest()[:12]


def stamp(path):
    """Records that this page is a translation of the English one as it is now."""
    text = read(path)
    old = STAMP.match(text)
    line = f'<!-- {os.path.basename(english_of(path))} {stamp_of(read(english_of(path)))} -->\n'
    write(path, line + text[old.end() if old else 0:])


def bones(text):
    """What comes in the same order in both editions: headings, folds, pictures, code, the cells without words."""
    for bone in BONE.findall(uncopied(text)):
        if bone.startswith('|'):
            cells = [cell.strip() for cell in bone.split('|')]
            bone = ' | '.join(cell for cell in cells if not re.search('[a-z가-힣]', cell))
        elif bone.startswith('```sh'):
            bone = re.sub(r' +# .*', '', bone)
        yield re.sub(r'^!\[.*\]', 'picture ', commands_only(bone), flags=re.S)


def particulars(text):
    """What an English page and the Korean one must have in common, in any order: numbers of three digits and more
    (small ones may be words), links and code in the line, blocks to fill in."""
    text = CODE.sub('', uncopied(text))
    links = {re.sub(r'\.ko\.md', '.md', link).partition('#')[0] for link in re.findall(r'\]\((\S+?)\)', text)}
    spans = {' '.join(span.split()) for span in re.findall(r'`[^`]+`', text)}
    plain = re.sub(r'`[^`]+`|\]\(\S+?\)|<!--.*?-->', '', text, flags=re.S)
    numbers = [number.replace(',', '') for number in re.findall(r'\d[\d,]+\d', plain)]
    return Counter([*links, *spans, *re.findall(r'^<!-- sync: (?!idea )\S+ -->', text, re.M), *numbers])


def signs(text):
    """Stars that Markdown does not take for an end, as in *mex(없는 수)*는: a sign before them, a letter after them."""
    text = re.sub(r'`[^`]+`', '`', re.sub(r'\\\*', '', CODE.sub('', text)))
    for paragraph in re.split(r'\n\s*\n', text):
        pieces = re.split(r'\*+', paragraph)
        for inside, after in zip(pieces[1::2], pieces[2::2]):
            if re.search(r'[^\w\s]$', inside) and re.match(r'\w', after):
                yield f'*{inside}*{after[:10]}'


# What reads as translated, and what a Korean contestant writes; the glossary may name the other words.
REPLACED = {'(?<!상태 [(])포지션': '상태', r'\b곧\b': '즉', '까닭': '이유', r'\b저마다': '각각', '많아야': '최대, 이하',
            '그때만': '한쪽만, 또는 필요충분조건', '그 다음': '그다음', '빈 칸': '빈칸', r'\b저희': '우리',
            '귀납법 가정': '귀납 가정', '차례를 맞': '자기 차례가 된', '동적 계획법': '다이나믹 프로그래밍',
            '당신': '나', r'\b꼭 (?=한|하나)': '정확히', '골라[지집]': '고르다', r'\b낱말': '단어'}


def replaced_words(path):
    for number, line in enumerate(read(path).splitlines(), 1):
        for word, better in REPLACED.items():
            if re.search(word, line):
                yield f'{path}:{number}: write {better} instead of {re.search(word, line)[0]}'


def translation(path):
    """How a Korean page differs from the English one where both are the same."""
    source, text = read(english_of(path)), read(path)
    stamped = STAMP.match(text)
    if not stamped or stamped[1] != stamp_of(source):
        yield f'{path}: {english_of(path)} has changed since it was translated (git log -p -- {english_of(path)}): ' \
              f'update this page, then record it in its first line with common/manage.py translated {path}'
    wanted = source.replace('.svg)', '.ko.svg)')  # the same pictures, with Korean words
    pairs = itertools.zip_longest(bones(wanted), bones(text), fillvalue='nothing')
    for number, (there, here) in enumerate(pairs, 1):
        if there != here:
            yield f'{path}: of its headings, folds, pictures, blocks of code and rows of tables number {number} ' \
                  f'differs (the rest is not compared; make sync renews what commands print):\n' \
                  f'  English: {there[:300]}\n  Korean:  {here[:300]}'
            break
    yield from replaced_words(path)
    for found in signs(text):
        yield f'{path}: stars stay stars here; put the bracket, quote or dot outside them: {found}'
    lacking = particulars(wanted) - particulars(text)
    if lacking:
        yield f'{path}: is on the English page, and not (or less often) here: {", ".join(sorted(lacking))}'


# ---------------------------------------------------------------------------- what the games say

STRING = r'"(?:\\.|[^"\\\n])*"'
SAID = re.compile(r'\b(?:tr|say|say_wrapped|complain|refuse|print|piece|fact|win|text_say|leave|leave_two|score)'
                  rf"""\((?:{STRING}|'(?:\\.|[^'\\])+'|[^;"'])*|\.rule =\s*(?:{STRING}\s*)+""")
# Comments, strings and characters elsewhere: what looks like a call in them ("print() was called") is not one.
TOKEN = re.compile(rf"""/\*.*?\*/|{STRING}|'(?:\\.|[^'\\])'|({SAID.pattern})""", re.S)


def silent_sentences(path):
    """The sentences that a C file says, but that have no Korean, with {} for each conversion of a format."""
    found = set()
    spoken = ''.join(read(path).partition('# What the games say')[2] for path in WORDS)  # what the rules have (Makefile)
    code = re.sub(r'^static void answer\w*\(void\)(?: \{.*|.*?^\})$', '', read(path), flags=re.M | re.S)
    for words in filter(None, TOKEN.findall(code)):
        for row in re.findall(rf'(?:(?:{STRING}|PRI[du]64)\s*)+', words):
            row = ''.join('d' if part[0] == 'P' else part[1:-1] for part in re.findall(rf'{STRING}|PRI[du]64', row))
            row = re.sub(r'%[-+ #\d.*lhjzt]*[a-z]', '{}', re.sub(r'\\n', '\n', row).replace(r'\"', '"')).strip()
            is_name = re.fullmatch('[A-Z][a-z]+', row)
            if re.search('[a-z]{2}', row) and not is_name and f'\n{row}\t' not in spoken and UNFINISHED not in row:
                found.add(row)
    return found
