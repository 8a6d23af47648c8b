"""Hostile input for one solution.

It is made of the first samples, with the limits of their numbers from the rules (`build/rules/NAME valid limits`). Each
number is made bad in every way once, later in two: the program must end with status 1 and print "NAME: expected an
integer from LOW to HIGH" on stderr (for a word: "NAME: " and more in one line). On stdout it may have printed whole
lines of the answer, but not all of them. Odd inputs that are good must be answered. Also tried: stdin that is closed or
a folder.
"""
import itertools
import re
import subprocess

from folder import about, samples_of
from lists import find
from run import BUILD, Mistake, made, read_bytes

SECONDS = 10
SAMPLES, TOKENS = 3, 8  # of so many samples so many numbers and words are made bad, and all others with new limits


def tokens_of(name, data):
    """What is made bad of a good input, as (is it a word?, name, low, high, begin, end)."""
    said = subprocess.run([f'{BUILD}/rules/{name}', 'valid', 'limits'], input=data, stdout=subprocess.PIPE, check=False)
    if said.returncode != 42:  # what it read is no input, or it crashed
        raise Mistake(f'{BUILD}/rules/{name} valid fails on a sample: make check P={name} shows more')
    rows = [line.split('\t') for line in said.stdout.decode().splitlines()]
    found = [(len(row) > 3, row[0], int(row[1]), int(row[2]), *place.span())
             for row, place in zip(rows, re.finditer(rb'\S+', data))]
    first = {token[:4]: token for token in reversed(found)}
    return [token for number, token in enumerate(found) if number < TOKENS or first[token[:4]] is token]


def bad_numbers(low, high):
    """What is no number, or out of its range. Of read_int alone, tests/snippets.bats tries more."""
    return ('x', f'{high}x', f'+{high}', f'{high},', f'{high}\0', '--1', '1e3', '0x10', '1.5',
            '-1' if low >= 0 else '-', low - 1, high + 1, high + 2 ** 32, 2 ** 64, 2 ** 64 + max(low, 0))


BAD_FILES = [b'', b'\xef\xbb\xbf1\n', b' ' * 10 ** 6, b'x' * 10 ** 6, b'9' * 10 ** 6]


def malformed(name):
    """Bad inputs and odd ones: (label, input, what is wanted). A stderr without a line end may go on."""
    p = find(name)[0]
    inputs = [(read_bytes(given), read_bytes(answer)) for given, answer in samples_of(p)[:SAMPLES]]
    facts = about(p)  # elsewhere a line break is as good as a blank
    lines_count = facts['words'] == 'yes' or facts['games'] in ('to the end', 'until')
    number, tried = itertools.count(1), set()
    for data, answer in inputs:
        for token in tokens_of(name, data):
            is_word, said, low, high, begin, end = token
            before, word, after = data[:begin], data[begin:end], data[end:]
            if is_word:
                bad = [before + new + after for new in (b'?', word + b'?', word[:1] * (high + 1))]
                message = f'{said}: '
            else:
                new_here = bad_numbers(low, high) if token[:4] not in tried else ()
                bad = [*(BAD_FILES if not tried else ()), *(before + str(new).encode() + after for new in new_here),
                       before, before + b'x']
                message = f'{said}: expected an integer from {low} to {high}\n'
            tried.add(token[:4])
            for given in bad:
                yield f'bad-{next(number)}', given, (1, answer, message.encode())
    for data, answer in inputs:
        odd = [data.replace(b'\n', b'\r\n'), data[:-1]]
        if not lines_count:
            odd += [b'\n \r\n\t' + data.replace(b' ', b' \t  ').replace(b'\n', b' \n') + b'\n \n',
                    data.translate(bytes.maketrans(b' \n', b'\n ')), data + b'and so on \xff\n']
        for given in odd:
            yield f'odd-{next(number)}', given, (0, answer, b'')


def hostile(p, *_):
    """The first bad input that main.c does not refuse in words, or odd one that it does not take."""
    made(f'{BUILD}/rules/{p.folder}')
    program = made(f'{BUILD}/bin/{p.folder}')
    cases = [(label, data, [program], must) for label, data, must in malformed(p.folder)]
    bad = next(must for *_, must in cases if must[0])
    for label, redirection in ('stdin is closed', '<&-'), ('stdin is a folder', '</'):
        cases.append((label, b'', ['sh', '-c', f'exec "$0" {redirection}', program], bad))
    for label, data, command, must in cases:
        case = f'{p.path("main.c")} or input() in rules.c is wrong: {label} ({data[:60]!r})'
        try:
            ended = subprocess.run(command, input=data, capture_output=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            yield f'{case}: no end in {SECONDS} s'
            return
        did, (status, answer, message) = (ended.returncode, ended.stdout, ended.stderr), must
        begun = answer.startswith(did[1]) and did[1] != answer and did[1][-1:] in (b'', b'\n')
        in_one_line = message[-1:] == b' ' and did[2].startswith(message) and did[2].find(b'\n') == len(did[2]) - 1
        if did[0] != status or not (begun if status else did[1] == answer) or not (did[2] == message or in_one_line):
            part = ', where stdout may be some whole lines of this, but not all' if status else ''
            yield f'{case}: exit status, stdout, stderr: {str(did)[:600]}, wanted {must}{part}'
            return
