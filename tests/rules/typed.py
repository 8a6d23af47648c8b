"""Samples pasted into explain and turn, as a person pastes them: the winner of the sample, or of its first game.

  tests/rules/typed.py [NAME...]    those problems (default: all)

Prints what is wrong."""
import json
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'common', 'manage'))
from folder import GOOD, samples_of  # noqa: E402
from lists import named_or_tried  # noqa: E402
from run import BUILD, all_of, made  # noqa: E402

ANSWER = re.compile("^The judge's answer(, [^:]*)?: ", re.M)
FIRST = ' games; this is the first one.'


def run(*command, typed=''):
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def is_right(rules, sample, said, is_first):
    """Whether this answer is that of the sample, or of its first game."""
    with open(sample[:-2] + 'out', encoding='utf-8') as file:
        wanted = file.read().split()
    if is_first:
        return 0 < len(said) and ''.join(wanted).startswith(''.join(said))
    return wanted == said or run(rules, 'accepts', sample, typed=' '.join(said)).returncode == GOOD


def wrong_with(rules, sample):
    with open(sample, encoding='utf-8') as file:
        typed = file.read()
    ended = run(rules, 'explain', typed)
    if ended.returncode != 0:
        return ended.stderr.strip()
    reading, _, answer = ANSWER.split(ended.stdout, maxsplit=1)
    answer = answer.partition('\n\nRead as ')[0] # a second way to read it follows
    if not is_right(rules, sample, answer.split(), FIRST in reading):
        return f'another answer than that of the sample:\n{ended.stdout}'
    ended = run(rules, 'turn', 'opponent=none', typed)
    turn = json.loads(ended.stdout) if ended.returncode == 0 else {}
    if turn.get('complaint', ended.stderr) is None:
        said = turn.get('note') or ''
        return None if (FIRST in said) == (FIRST in reading) else f'turn reads another game than explain: {said}'
    return None if 'too many moves' in turn['complaint'] else f'turn: {turn["complaint"]}'


def faults(p):
    rules = made(f'{BUILD}/rules/{p.folder}')
    for sample, _ in samples_of(p):
        wrong = wrong_with(rules, sample)
        if wrong:
            yield f'{sample}: {wrong}'


def main(*names):
    chosen = named_or_tried(names)
    made(*(f'{BUILD}/rules/{p.folder}' for p in chosen))
    found = [*all_of(faults, chosen, 'samples')]
    print('\n'.join(found))
    return bool(found)


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
