"""What the folder of a problem has, and what its rules give: samples, wrong programs, facts, cases."""
import functools
import os
import re
from collections import namedtuple

from run import BUILD, Mistake, files_in, made, printed, read, read_bytes, run


def samples_of(p):
    """The files of each sample: (input, answer)."""
    folder = p.path('samples')
    return [(f'{folder}/{name}', f'{folder}/{name[:-3]}.out') for name in files_in(folder, r'\d+\.in')]


# ---------------------------------------------------------------------------- wrong programs

Wrong = namedtuple('Wrong', 'path name verdict why first')  # why: by the code of an edition; '' where it lacks one
HEADER = re.compile(r'Verdict: (WA|RE|TLE|MLE|OLE)\nWhy: (\S.*(?:\n +\S.*)*)\n(?:Why \(ko\): (\S.*(?:\n +\S.*)*)\n)?'
                    r'First wrong input: (\S.*(?:\n +\S.*)*)\n')
IN_WORDS = re.compile('long; |depends on the machine')  # a first wrong input that is not named


def wrong_programs(p):
    return [p.path(f'wrong/{name}') for name in files_in(p.path('wrong'), r'[A-Za-z0-9].*')]


def header(path):
    """The first comment of a wrong program."""
    lines = [re.sub(r'^(#!.*| ?\*/| ?\*|/\*+|#|//)( |$)', '', line) for line in read(path).splitlines()]
    found = HEADER.match('\n'.join(lines).lstrip('\n') + '\n')
    if not found:
        raise Mistake(f'{path}: its first comment must be the lines "Verdict: WA" (or RE, TLE, MLE, OLE), "Why: ...", '
                      '"Why (ko): ..." (may be missing) and "First wrong input: ...", in this order; what goes on in a '
                      'next line is indented there')
    why, korean_why, first = (re.sub(r'\s+', ' ', found[i] or '') for i in (2, 3, 4))
    return Wrong(path, os.path.basename(path), found[1], {'en': why, 'ko': korean_why}, first)


def left_out(p):
    """What packages leave out by problems/NAME/package.txt, which has for each a line "without WHAT: why": a wrong
    program by its name, or NO_LINE_BREAK."""
    path = p.path('package.txt')
    return set(re.findall(r'^without (.+?): \S', read(path), re.M)) if os.path.exists(path) else set()


NO_LINE_BREAK = 'cases without the last line break'

# ---------------------------------------------------------------------------- rules

GOOD, BAD = 42, 43  # exit statuses of the modes valid and accepts: see common/rules/program.c

@functools.lru_cache(None)
def about(p):
    """What the rules say of the problem: answers one or many, endless, draws, scores, games, last line, words."""
    lines = printed(f'build/rules/{p.made} about').splitlines()
    return dict(line.split('\t') for line in lines if line.count('\t') == 1)


def accepted(p, input_file, answer_file, output):
    """Where several answers are right, the rules decide whether this one is."""
    return about(p)['answers'] == 'many' and run(
        made(f'{BUILD}/rules/{p.made}'), 'accepts', input_file, answer_file, input=output).returncode == GOOD


# ---------------------------------------------------------------------------- cases

def read_cases(p):
    """The cases of a problem, (label, input, answer); common/judge/stream.c has the format."""
    data, at, cases = read_bytes(made(f'{BUILD}/cases/{p.made}.cases')), 0, []
    while at < len(data):
        end = data.index(b'\n', at)
        _, label, input_bytes, answer_bytes = data[at:end].decode().split(' ')
        middle = end + 1 + int(input_bytes)
        at = middle + int(answer_bytes)
        cases.append((label, data[end + 1:middle], data[middle:at]))
    return cases


MAX_OF_ONE = 12_000_000  # bytes of a case


def unfit(p, cases):
    """What keeps cases out of packages for judges."""
    for label, given, answer in cases:
        if not given.endswith(b'\n') and NO_LINE_BREAK not in left_out(p):
            yield (f'case {label} lacks the last line break, and in packages every line has one: add it in '
                   f'{p.path("rules.c")}, or the line "without {NO_LINE_BREAK}: why" to {p.path("package.txt")}')
        if len(given) + len(answer) > MAX_OF_ONE:
            yield f'case {label} has {len(given) + len(answer)} bytes, and judges want {MAX_OF_ONE} at most'


def spread(cases, count):
    """About so many of them, evenly from the smallest to the largest, and the last five, which are large."""
    return cases[::len(cases) // count + 1] + cases[-5:]
