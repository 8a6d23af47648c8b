"""Inputs with numbers at the ends of their ranges, in explain and turn: they answer, or say at once what is too large.

  tests/rules/edges.py COUNT [NAME...]    so many inputs of each of those problems (default: all)

Prints what fails, with the input."""
import json
import os
import resource
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'common', 'manage'))
from lists import named_or_tried  # noqa: E402
from run import BUILD, all_of, made  # noqa: E402

SAID = "The judge's answer", 'The answer alone, however long it takes'  # by an explanation, one of these
LONGEST = 60  # seconds of processor time: what takes longer hangs


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))


def run(*command):
    ended = subprocess.run(command, input='', capture_output=True, text=True, check=False, preexec_fn=limit)
    if ended.returncode < 0:
        ended.stderr += f'signal {-ended.returncode}'
    return ended


def wrong_with(rules, typed):
    ended = run(rules, 'explain', typed)
    if ended.returncode != 0 or not any(words in ended.stdout for words in SAID):
        return f'explain: {ended.stderr.strip()}'
    ended = run(rules, 'turn', 'opponent=none', typed)
    said = json.loads(ended.stdout)['complaint'] if ended.returncode == 0 else ended.stderr.strip()
    return None if said is None or 'too many moves' in said or 'takes longer than a turn' in said else f'turn: {said}'


def faults(p, count):
    rules = made(f'{BUILD}/rules/{p.folder}')
    for typed in run(made(f'{BUILD}/tests/hidden/{p.folder}'), 'edges', count).stdout.splitlines():
        wrong = wrong_with(rules, typed)
        if wrong:
            yield f'{p.folder} {typed}\n  {wrong}'


def main(count, *names):
    chosen = named_or_tried(names)
    made(*(f'{BUILD}/{kind}/{p.folder}' for p in chosen for kind in ('rules', 'tests/hidden')))
    found = [*all_of(lambda p: faults(p, count), chosen, 'edges')]
    print('\n'.join(found))
    return bool(found)


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
