"""The shape of a problem's page, in one place: `make new` lays it out, and check.py holds every page against it."""
import re

NEW = 'What is new'  # the section by which a page is a short one


def copied(kind):
    return f'<!-- sync: {kind} -->\n<!-- end -->'


def fold(title, words):
    return f'<details>\n<summary>{title}</summary>\n\n{words}\n\n</details>'


IDEA = '''FILL IN. At most one command with its output, cut to what matters; write the line with the dollar sign, `make
sync P=NAME` does the rest:

```console
$ make -s explain P=NAME N=10 | tail -n 5
```

<!-- figure: build/rules/NAME table 12 | draw strip -->
![FILL IN: what the picture shows, for those who cannot see it](figures/figure.svg)

''' + copied('idea')
PROGRAM = copied('main') + '''

FILL IN: what main() does not say itself. Other functions are quoted in whole lines, byte for byte, in blocks like that.

**Cost.** FILL IN: time and memory, and why.'''
BOTH = 'Idea and proof'  # one fold for the two, where both are short
GRADES = 'Easy', 'Medium', 'Hard'  # of exercises, and of pages
# The sections in their order. What is copied into a section here, and as many folds, every page has there.
SECTIONS = {
    '': copied('head'),
    'The game': 'FILL IN: in our own words: players, moves, who wins. Nothing above the first fold may give the idea '
                'away.',
    'Input': 'FILL IN',
    'Output': 'FILL IN',
    'Limits': copied('limits'),
    'Samples': copied('samples'),
    'Try it by hand': '**Example.** FILL IN: a few moves from one small position, before any theorem.\n\n'
                      '1. FILL IN: questions, a table to fill.\n\n' +
                      fold('Answers', 'FILL IN: an answer to every question.'),
    'Hints': fold('Hint 1: FILL IN: a title that gives nothing away', 'FILL IN') + '\n\n' +
             fold('Hint 2: FILL IN', 'FILL IN'),
    'Solution': '\n\n'.join([fold('Idea', IDEA), fold('Proof', 'FILL IN'), fold('The program', PROGRAM),
                             fold('Mistakes people make', copied('mistakes'))]),
    'Exercises': '\n'.join(f'{number}. **{grade}.** FILL IN' for number, grade in enumerate(GRADES, 1)) + '\n\n' +
                 fold('Answers', 'FILL IN'),
    'Practise more': 'FILL IN: problems elsewhere with the same idea, by name and number; folded if that gives the '
                     'idea away.\n\n' + copied('submit'),
    'Where to go next': copied('next'),
    'References': 'FILL IN: the papers and books that the page cites; without any, delete this section.'}
LONG = list(SECTIONS)[:-1]
SHORT = [NEW if title == 'Try it by hand' else title for title in LONG  # the theory is on the pages that it needs
         if title not in ('Hints', 'Exercises')]


def new_page(name):
    """A page on which everything is to be filled in."""
    return ''.join(f'\n## {title}\n\n{words}\n' if title else f'{words}\n'
                   for title, words in SECTIONS.items()).replace('NAME', name)


# ---------------------------------------------------------------------------- how to read one

FOLD = re.compile(r'^<details>\n<summary>(.*?)</summary>\n(.*?)^</details>$', re.S | re.M)


def without_code(text):
    return re.sub(r'^ *```.*?^ *```$', '', text, flags=re.S | re.M)


def sections(text):
    """The titles of a page in order, and title -> text; '' is what comes before the first."""
    top, *parts = re.split(r'^## (.*)\n', text, flags=re.M)
    titles = ['', *(title.strip() for title in parts[::2])]
    return titles, dict(zip(titles, [top, *parts[1::2]]))


def anchor(title):
    """What a link to a heading has after its #, as on GitHub."""
    return re.sub(r'[^\w\- ]', '', title.lower()).replace(' ', '-')


def written(text):
    """What is written on a page by hand: without code, tables, comments, and what sync fills in."""
    filled_in = r'<!-- sync: .*?<!-- end -->|<!--.*?-->|\]\(.*?\)|^ *\|[^\n]*'
    return re.sub(filled_in, '', without_code(text), flags=re.S | re.M)


def words_in(text):
    """How many words of English are written there."""
    return len(re.findall(r"[A-Za-z'-]{2,}", written(text)))


def effort(text, pages_below):
    """How hard an English page is, as a grade, and how many minutes it takes, in fives. What it costs to follow are the
    words of its proof (two thirds, where the idea is in the same fold), and each of the pages below it, that is needed
    first, as much as 40 of them."""
    proof = sum(words_in(fold) * (2 if title == BOTH else 3) // 3 for title, fold in FOLD.findall(text)
                if title in ('Proof', BOTH))
    questions = len(re.findall(r'^\d+\. ', FOLD.sub('', written(text)), re.M))
    cost = proof + 40 * pages_below
    minutes = (words_in(text) - proof) / 150 + proof / 50 + 3 * questions  # as a student reads, and works with a pencil
    return GRADES[(cost >= 325) + (cost >= 650)], max(5, 5 * round(minutes / 5))
