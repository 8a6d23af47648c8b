"""The shape of a problem's page, in one place: `make new` lays it out, and check.py holds every page against it."""

NEW = 'What is new'  # the section by which a page is a short one


def copied(kind):
    return f'<!-- sync: {kind} -->\n<!-- end -->'


def fold(title, words):
    return f'<details>\n<summary>{title}</summary>\n\n{words}\n\n</details>'


SOLUTION = '''### Idea

FILL IN. At least one command with its output; write the line with the dollar sign, `make sync P=NAME` does the rest:

```console
$ make -s explain P=NAME N=10
```

### Proof

FILL IN

### Cost

FILL IN'''
PROGRAM = '''FILL IN: quote whole lines of main.c, byte for byte:

```c
    const int64_t n = read_int("N", 1, 1000); /* FILL IN: the limits are only here */
```'''
# The sections in their order. What is copied into a section here, and as many folds, every page has there.
SECTIONS = {
    '': copied('head'),
    'The game': 'FILL IN: in our own words: players, moves, who wins. Nothing above the first fold may give the idea '
                'away.',
    'Input': 'FILL IN',
    'Output': 'FILL IN',
    'Limits': copied('limits'),
    'Samples': copied('samples'),
    'Try it by hand': 'FILL IN: questions, a table to fill.\n\n'
                      'You can also play against the program: `make play P=NAME`.\n\n' +
                      fold('Answers', 'FILL IN: an answer to every question.'),
    'Hints': fold('Hint 1: FILL IN: a title that gives nothing away', 'FILL IN') + '\n\n' +
             fold('Hint 2: FILL IN', 'FILL IN'),
    'Solution': fold('The solution', SOLUTION),
    'The program': fold('A walk through main.c', PROGRAM),
    'Mistakes people make': fold('Programs that fail here, and why', copied('mistakes')),
    'A variant': 'FILL IN: a change of the game, as an exercise.\n\n' + fold('Answer', 'FILL IN'),
    'Practise more': 'FILL IN: problems elsewhere with the same idea, by name and number; folded if that gives the '
                     'idea away.',
    'Where to go next': copied('next'),
    'References': 'FILL IN: the papers and books that the page cites; without any, delete this section.'}
LONG = list(SECTIONS)[:-1]
SHORT = [NEW if title == 'Try it by hand' else title for title in LONG  # the theory is on the pages that it needs
         if title not in ('Hints', 'A variant', 'Practise more')]


def new_page(name):
    """A page on which everything is to be filled in."""
    return ''.join(f'\n## {title}\n\n{words}\n' if title else f'{words}\n'
                   for title, words in SECTIONS.items()).replace('NAME', name)
