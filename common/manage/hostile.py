"""Hostile input for one solution.

It is made of the first samples, with the limits of their numbers from the rules (`build/rules/NAME valid limits`). Each
number is made bad in every way once, later in two: the program must end with status 1 and print "NAME: expected an
integer from LOW to HIGH" on stderr (for a word: "NAME: " and more in one line). On stdout it may have printed whole
lines of the answer, but not all of them. An input that breaks a condition of the rules, such as "the numbers must be
different", must be refused in one line, too, or the head of main.c says what is "not checked". Odd inputs that are good
must be answered. Also tried: stdin that is closed or a folder. Of a conversation the samples are what the program is
told first: there it may have begun to play, and odd inputs that are good are not tried, for nobody plays on.
"""
import itertools
import os
import re
import subprocess
from collections import namedtuple

from folder import GOOD, about, read_cases, samples_of
from lists import find
from run import BUILD, Mistake, made, read, read_bytes, run

SECONDS = 10
QUICK = bool(os.environ.get('QUICK'))  # see tests/README.md
# Of so many samples so many numbers and words are made bad, and all others with new limits; so many get other values.
SAMPLES, TOKENS, CHANGED = (1, 2, 8) if QUICK else (3, 8, 24)
BROKEN = 4  # inputs that break a condition
UNKNOWN = None

Token = namedtuple('Token', 'is_word name low high begin end')


def valid(name, data, *words):
    """Whether the rules take an input, and what they say of it."""
    said = subprocess.run([f'{BUILD}/rules/{name}', 'valid', *words], input=data, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False)
    return said.returncode == GOOD, said.stdout.decode(errors='replace')


def tokens_of(name, data):
    """The numbers and words of a good input."""
    is_good, said = valid(name, data, 'limits')
    if not is_good:  # or the rules crashed
        raise Mistake(f'{BUILD}/rules/{name} valid fails on a sample: make check P={name} shows more')
    rows = [line.split('\t') for line in said.splitlines()]
    return [Token(len(row) > 3, row[0], int(row[1]), int(row[2]), *place.span())
            for row, place in zip(rows, re.finditer(rb'\S+', data))]


# ---------------------------------------------------------------------------- bad numbers and words

def bad_numbers(low, high):
    """What is not a number, or out of its range. Of read_int alone, tests/snippets.bats tries more."""
    return ('x', f'{high}x', f'+{high}', f'{high},', f'{high}\0', '--1', '1e3', '0x10', '1.5',
            '-1' if low >= 0 else '-', low - 1, high + 1, high + 2 ** 32, 2 ** 64, 2 ** 64 + max(low, 0))


BAD_FILES = [b'', b'\xef\xbb\xbf1\n', b' ' * 10 ** 6, b'x' * 10 ** 6, b'9' * 10 ** 6]


def bad_words(word, high):
    return b'?', word + b'?', word[:1] * (high + 1), word + b'\0', word[:1] + b'\0' + word[1:]


def bad_tokens(name, inputs, last_line, conditions, to_the_end):
    """Inputs with a number or a word that is bad. The first number of a game may be that of the last line. Where there
    are conditions, main.c may allow less of a further number of the same name: a limit of a sum. Where games go on to the
    end of the file, an input may end after any of them."""
    tried = set()
    for data, answer in inputs:
        tokens = tokens_of(name, data)
        first = {token[:4]: token for token in reversed(tokens)}
        for number, token in enumerate(tokens):
            if number >= TOKENS and first[token[:4]] is not token:
                continue
            before, word, after = data[:token.begin], data[token.begin:token.end], data[token.end:]
            low = min(token.low, int(last_line.split()[0])) if last_line and token.name == tokens[0].name else token.low
            is_new, message = token[:4] not in tried, f'{token.name}: '
            if token.is_word:
                bad = [before + new + after for new in bad_words(word, token.high)]
            else:
                is_further = conditions and any(token.name == earlier.name for earlier in tokens[:number])
                message += f'expected an integer from {low} to ' + ('' if is_further else f'{token.high}\n')
                bad = [before, before + b'x', *(BAD_FILES if not tried else ())]
                bad += [before + str(new).encode() + after for new in bad_numbers(low, token.high) if is_new]
            if to_the_end:
                bad = [given for given in bad if given.strip() and (given != before or not valid(name, given)[0])]
            if low != token.low and len(last_line.split()) > 1:  # the last line begins, and goes on otherwise
                yield 'bad', before + b'%d' % low + after, (1, answer, b'')
            tried.add(token[:4])
            yield from (('bad', given, (1, answer, message.encode())) for given in bad)


# ---------------------------------------------------------------------------- broken conditions

def replaced(data, changes):
    """The data with other bytes in these places: (begin, end) -> bytes."""
    for (begin, end), new in sorted(changes.items(), reverse=True):
        data = data[:begin] + new + data[end:]
    return data


def with_other_values(data, tokens):
    """Inputs in which a value, or all values of a name, are others, most of which the range allows."""
    places = {}  # of each name
    for token in tokens:
        here, text = (token.begin, token.end), data[token.begin:token.end]
        numbers = [b'%d' % n for n in (token.low, token.low + 1, token.high)]
        values = [text * 2, text * 4, text[1:] or text] if token.is_word else numbers
        before = places.setdefault(token.name, [])
        values += [data[slice(*place)] for place in before[-1:]]
        yield from (replaced(data, {here: value}) for value in values)
        yield from (replaced(data, {place: text, here: data[slice(*place)]}) for place in before)
        before.append(here)
        yield from (replaced(data, dict.fromkeys(places[token.name], value)) for value in values)


def joined(one, other):
    """The games or words of two inputs in one, where the first number of each is how many they are."""
    (line, _, games), (more, _, more_games) = (data.partition(b'\n') for data in (one, other))
    (count, *rest), (more_count, *_) = line.split() or [b''], more.split() or [b'']
    if len(rest) > 1 or not (count + more_count).isdigit():
        return b''
    return b'%s\n%s' % (b' '.join([b'%d' % (int(count) + int(more_count)), *rest]), games + more_games)


def broken_conditions(p, inputs, conditions):
    """Inputs that break one of the conditions; each is broken, unless main.c says that it is not checked."""
    left = dict.fromkeys(conditions, BROKEN)
    is_checked = 'not checked' not in read(p.source).lower()

    def tried():
        cases = sorted((data for _, data, _ in read_cases(p)), key=len)
        yield from (joined(data, inputs[0][0]) for data in cases[-BROKEN // 2:])
        for data in [data for data, _ in inputs] + cases[:len(cases) // 2:len(cases) // 8 or 1]:
            yield from with_other_values(data, tokens_of(p.made, data)[:CHANGED])

    for data in tried() if left else ():
        condition = re.sub(r'^input: |\n$', '', valid(p.made, data)[1])
        if left.get(condition, 0) > 0:
            left[condition] -= 1
            yield condition, data, (1 if is_checked else UNKNOWN, UNKNOWN, b'')
            if not any(left.values()):
                return
    for condition, number in left.items():
        if number == BROKEN and is_checked:
            raise Mistake(f'{p.rules}: no input is found that breaks this: {condition}')


# ---------------------------------------------------------------------------- all of them

def odd(p, inputs, last_line):
    """Good inputs as nobody writes them."""
    facts = about(p)
    lines_count = facts['words'] == 'yes' or facts['games'] == 'to the end'  # elsewhere a line break is as good as a blank
    for data, answer in inputs:
        zeros = {(token.begin, token.begin): b'00' for token in tokens_of(p.made, data)
                 if not token.is_word and data[token.begin:token.begin + 1] != b'-'}
        given = [data.replace(b'\n', b'\r\n'), data[:-1], replaced(data, zeros)]
        if not lines_count:
            given += [b'\n \r\n\t' + data.replace(b' ', b' \t  ').replace(b'\n', b' \n') + b'\n \n',
                      data.translate(bytes.maketrans(b' \n', b'\n ')), data + b'and so on \xff\n']
        yield from (('odd', each, (0, answer, b'')) for each in given)
    if last_line:
        yield 'no game', last_line, (0, b'', b'')
    if facts['games'] == 'to the end':
        yield 'no game', b'', (0, b'', b'')


def malformed(name):
    """Bad inputs and odd ones: (label, input, what is wanted: exit status, stdout, stderr). UNKNOWN: not a crash; any
    whole lines. A stderr without a line end may go on."""
    p = find(name)[0]
    inputs = [(read_bytes(given), UNKNOWN if p.is_played else read_bytes(answer))
              for given, answer in samples_of(p)[:SAMPLES]]
    last_line = f'{about(p)["last line"]}\n'.encode() if about(p)['games'] == 'until' else b''
    conditions = re.findall(r'^must\t((?!.* is one of: ).*)', run(f'{BUILD}/rules/{p.made}', 'limits').stdout, re.M)
    found = (bad_tokens(p.made, inputs, last_line, conditions, about(p)['games'] == 'to the end'),
             broken_conditions(p, inputs, conditions), () if p.is_played else odd(p, inputs, last_line))
    for number, (label, *case) in enumerate(itertools.chain(*found), 1):
        yield (f'{label}-{number}', *case)


def is_as_wanted(did, wanted):
    """Whether exit status, stdout and stderr are as wanted: see malformed()."""
    (status, answer, message), (ended, out, err) = wanted, did
    if ended == 0:
        return status != 1 and answer in (UNKNOWN, out) and err == b''
    begun = out[-1:] in (b'', b'\n') and (answer is UNKNOWN or answer.startswith(out) and out != answer)
    in_one_line = message[-1:] != b'\n' and err.startswith(message) and err.find(b'\n') == len(err) - 1
    return status != 0 and ended == 1 and begun and (err == message or in_one_line)


def hostile(p, *_):
    """The first bad input that main.c does not refuse in words, or odd one that it does not take."""
    if p.is_function:  # no judge calls one with bad arguments
        return
    made(f'{BUILD}/rules/{p.made}')
    program = made(f'{BUILD}/bin/{p.made}')
    cases = [(label, data, [program], wanted) for label, data, wanted in malformed(p.folder)]
    bad = next(wanted for *_, wanted in cases if wanted[0])
    for label, redirection in ('stdin is closed', '<&-'), ('stdin is a folder', '</'):
        cases.append((label, b'', ['sh', '-c', f'exec "$0" {redirection}', program], bad))
    for label, data, command, wanted in cases:
        case = f'{p.source} or input() in rules.c is wrong: {label} ({data[:60]!r})'
        try:
            ended = subprocess.run(command, input=data, capture_output=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            yield f'{case}: no end in {SECONDS} s'
            return
        did = ended.returncode, ended.stdout, ended.stderr
        if not is_as_wanted(did, wanted):
            part = ', where stdout may be some whole lines of this, but not all' if wanted[0] else ''
            yield f'{case}: exit status, stdout, stderr: {str(did)[:600]}, wanted {wanted}{part}'
            return
