"""The two editions of the course, English and Korean: what is said in each, and which pages it has."""
import functools
import glob
import os
import re
from collections import namedtuple

from lists import UNFINISHED, read_list, read_rows
from run import Mistake

WORDS = 'common/words.ko.tsv', 'problems/words.ko.tsv'  # of all problems, and of single ones


@functools.lru_cache(None)
def dictionary():
    """English -> Korean."""
    rows = {}
    for path in WORDS:
        for number, row in read_rows(path, namedtuple('Word', 'english korean')):
            if row.english in rows:
                raise Mistake(f'{path}:{number}: "{row.english}" has a row above, or in {WORDS[0]}: delete one of them')
            rows[row.english] = row.korean
    return {p.title: p.title if p.korean == '-' else p.korean for p in read_list()} | rows


class Edition:
    """The English edition, and what the Korean one does in its own way."""
    code, name, ending, locale = 'en', 'English', '', 'C.UTF-8'

    def say(self, words):
        """These English words in the language of the edition."""
        return words

    def counted(self, number, kind):
        """So many cases of a kind, which is a label."""
        return f'{number} {kind}'

    def title(self, p):
        return p.title

    def both_titles(self, p):
        return p.full_title()

    def file(self, page):
        """The file that this English page, NAME.md, has in the edition."""
        return re.sub(r'\.md$', f'{self.ending}.md', page)

    def page(self, p):
        """The page of a problem, in English where it is not translated."""
        page = self.file(p.path('README.md'))
        return page if os.path.exists(page) else p.path('README.md')


class KoreanEdition(Edition):
    code, name, ending, locale = 'ko', '한국어', '.ko', 'ko'

    def __init__(self):
        self.lacking = set()  # what was to be said, and has no row in the dictionary

    def say(self, words):
        """Signs such as N and O(1) are the same, and so are the numbers, for which a row has {}."""
        if words in dictionary() or not re.search('[a-z]{2}', words):
            return dictionary().get(words, words)
        pattern = re.sub(r'\d+', '{}', words)
        if pattern not in dictionary():
            self.lacking.add(pattern)
            return f'{UNFINISHED}: {words}'
        row, numbers = dictionary()[pattern], re.findall(r'\d+', words)
        return row.format('', *numbers) if '{1}' in row else row.format(*numbers)

    def counted(self, number, kind):
        return f'{kind} {number}개'

    def title(self, p):
        return p.title if p.korean == '-' else p.korean

    def both_titles(self, p):
        return p.title if p.korean == '-' else f'{p.korean} ({p.title})'


ENGLISH, KOREAN = Edition(), KoreanEdition()


def lacking_row(text, path=WORDS[1]):
    return f'{path} lacks a row, add it at the end with its Korean: {text}\t{UNFINISHED}'


def edition_of(name):
    """The edition to which a file or a page of this name belongs."""
    return KOREAN if '.ko.' in name else ENGLISH


def english_of(path):
    return re.sub(r'\.ko\.md$', '.md', path)


def editions(page):
    """An English page and its Korean twin, if there is one, each with its edition."""
    return [(edition.file(page), edition) for edition in (ENGLISH, KOREAN)
            if edition is ENGLISH or os.path.exists(edition.file(page))]


def pages(p):
    """The page of a problem and its Korean twin, if there is one, each with its edition; of None, all other texts."""
    if p:
        return editions(p.path('README.md'))
    below = {path for pattern in ('*/README.md', 'problems/*.md', 'common/*/README.md') for path in glob.glob(pattern)}
    return [(path, edition_of(path)) for path in ['README.md', *sorted(below)]]
