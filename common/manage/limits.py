"""The limits in main.c, where it states them in words and where it reads: are they those of the rules?

The head of main.c has them in its line Input, such as "N (1..1000), then N numbers (-10^9..2 * N)": every LOW..HIGH
there is a range of the rules, and each of these stands there. A call such as read_int("N", 1, MAX) has the name of a
number of the rules and its limits; an end that is known only while the program runs is left to hostile.py. The limits
on a page are copied from the rules by sync."""
import re

from folder import about
from run import Mistake, printed, read

TERM = r'(?:\d{1,3}(?:,\d{3})+|\d+|(?=[A-Za-z]))(?:[A-Za-z]\w*)?(?:\^\d+)?'
SUM = rf'-?{TERM}(?: ?[-+*] ?{TERM})*'
RANGE = re.compile(rf'(?<![\w.])({SUM})\.\.({SUM})')
CALL = re.compile(r'\bread_int\("([^"]*)", ((?:[^,()]|\([^()]*\))*), ((?:[^,()]|\([^()]*\))*)\)')
CONSTANT = re.compile(r'\b([A-Z][A-Z_0-9]*) = ([^,{}]+?)(?=[,} ]*(?:,|\}))')


def value(text, known):
    """What an expression of numbers and known names is worth, as in C or as in words (2n - 1, 10^9); else None."""
    text = re.sub(r'(\d),(?=\d{3})', r'\1', re.sub(r'(?<=\d)LL\b', '', text)).replace('^', '**')
    text = re.sub(r'(?<=\d)(?=[A-Za-z])', '*', text)
    text = re.sub(r'[A-Za-z]\w*', lambda name: f'({known[name[0]]})' if name[0] in known else '?', text)
    return eval(text) if re.fullmatch(r'(?:[\d\s()*+-]|<<)+', text) else None  # nothing but arithmetic


def ranges_of_rules(p):
    """Name -> (low, high): the widest that each number, or the length of each word but a single letter, may have."""
    rows = [line.split('\t') for line in printed(f'build/rules/{p.made} limits').splitlines()]
    return {row[0]: (int(row[1]), int(row[2])) for row in rows if len(row) > 2 and row[1:3] != ['1', '1']}


def line_of_head(p, name):
    """What the first comment of main.c says behind this word, such as Input, in one line; None without it."""
    found = re.search(rf'^ \* {name}: +(\S.*?)(?=^ \* [A-Z]\w*: |^ \*/)', read(p.source), re.S | re.M)
    return found and re.sub(r'\s*\n \*\s*', ' ', found[1]).strip()


def idea_of(p):
    idea = line_of_head(p, 'Idea')
    if not idea:
        raise Mistake(f'{p.source}: its first comment should have a line "Idea:"')
    return idea


def ranges_in_words(p):
    """Name -> (low, high) in words, for the numbers whose limits depend on others: such as 1 and n - 1."""
    rules, found = ranges_of_rules(p), {}
    for ends, words in ranges_in_head(line_of_head(p, 'Input') or '', rules):
        low, high = (re.sub(r'(?<=\w)([-+*])(?=\w)', r' \1 ', end) for end in words.split('..'))
        for name in rules:
            if rules[name] == ends and re.search('[A-Za-z]', words) and name not in re.findall(r'[A-Za-z]\w*', words):
                found[name] = low, high
    return found


def ranges_in_head(head, rules):
    """The ranges in the line Input, each with its words; names in them stand for their lowest or highest value."""
    lows, highs = ({name: ends[end] for name, ends in rules.items()} for end in (0, 1))
    for words in RANGE.finditer(head):
        ends = value(words[1], lows), value(words[2], highs)
        if None not in ends:  # else it is a row of names, such as a_1..a_n
            yield ends, words[0]


def limits(p, *_):
    """The limits in main.c are those of the rules."""
    path, code = p.source, read(p.source)
    rules, head = ranges_of_rules(p), line_of_head(p, 'Input')
    if not head:
        yield f'{path}: its first comment should have a line "Input:"'
        return
    stated = dict(ranges_in_head(head, rules))
    for ends, words in stated.items():
        if ends not in rules.values():
            yield f'{path}: Input: {words}: the rules have no such range, but {said(rules)}'
    for name, ends in rules.items():
        if ends not in stated:
            yield f'{path}: Input: by the rules {said({name: ends})}, which is not there'
    facts, constants = about(p), {}
    last_line = int(facts['last line'].split()[0]) if facts['games'] == 'until' else None  # instead of a game
    for name, words in CONSTANT.findall(code):
        constants[name] = value(words, constants)
    constants = {name: number for name, number in constants.items() if number is not None}
    for name, *words in CALL.findall(code):
        ends = [value(end, constants) for end in words]
        if name not in rules and p.is_played:
            continue  # what the opponent says
        if name not in rules:
            yield f'{path}: read_int("{name}", ...): the rules have no number of that name, but {said(rules)}'
        elif name == next(iter(rules)) and ends[0] == last_line:
            continue
        elif any(here not in (None, there) for here, there in zip(ends, rules[name])):
            yield f'{path}: read_int("{name}", {", ".join(words)}): by the rules {said({name: rules[name]})}'


def said(rules):
    return ', '.join(f'{name} is {low}..{high}' for name, (low, high) in rules.items())


# ---------------------------------------------------------------------------- in words

def with_commas(text):
    """1000000 as 1,000,000 (10^6); what is not a number, such as n - 1, as it is."""
    if not re.fullmatch(r'-?\d+', text):
        return text
    value = int(text)
    round_one = re.fullmatch(r'([1-9])(0{6,})', text)
    if round_one:
        power = f'10^{len(round_one[2])}'
        return f'{value:,} ({power if round_one[1] == "1" else f"{round_one[1]} × {power}"})'
    if value > 2 ** 30 and (value + 1) & value == 0:
        return f'{value:,} (2^{value.bit_length()} - 1)'
    return f'{value:,}'


def time_and_memory(p, say, words):
    one = p.time == '1000'
    return say(words.replace('seconds', 'second') if one else words).format(f'{int(p.time) / 1000:g}', p.memory)


def with_dots(letters):
    """abcdef as a..f."""
    whole = ''.join(map(chr, range(ord(letters[0]), ord(letters[-1]) + 1)))
    return f'{letters[0]}..{letters[-1]}' if letters == whole and len(letters) > 3 else letters


def limits_in_words(p, say):
    """The entries of the section Limits, in the language of `say`."""
    lines = []  # those of time and memory are in the head
    related = ranges_in_words(p)
    for line in printed(f'build/rules/{p.made} limits').splitlines():
        name, *fields = line.split('\t')
        if len(fields) == 2:
            low, high = map(with_commas, related.get(name, fields))
            lines.append(f'{low} ≤ {say(name)} ≤ {high}')
        elif len(fields) == 3 and fields[:2] == ['1', '1']:
            lines.append(say(f'{name} is one of: {" ".join(fields[2])}'))
        elif len(fields) == 3:
            length = say('length of {}').format(say(name))
            letters = f'{say("of")}: `{with_dots(fields[2])}`'
            lines.append(f'{with_commas(fields[0])} ≤ {length} ≤ {with_commas(fields[1])}, {letters}')
        else:  # what ranges cannot say
            lines.append(say(fields[0]))
    return ''.join(f'- {line}\n' for line in lines)
