#!/usr/bin/env python3
"""Puzzles of a game, for the site: pool.py build/rules/NAME prints for each its position, how many moves there are, and
how many are left in the game (-: not known). In a puzzle exactly one of several moves wins; the page asks the rules
again before it shows one (puzzles.js)."""
import json
import subprocess
import sys

TRIED, WANTED = 40, 12  # random positions; puzzles
FEWEST_MOVES, MAX_MOVES = 3, 40  # in a puzzle


def puzzle(program, seed):
    """A random position as a row, or None if it is not a puzzle."""
    out = subprocess.run([program, 'turn', f'seed={seed}', 'first=you'], check=True, stdin=subprocess.DEVNULL,
                         stdout=subprocess.PIPE, encoding='utf-8').stdout
    turn = json.loads(out)
    wins = [move for move in turn['moves'] if (move['worth'] == 'won' or isinstance(move['worth'], int)
                                               and move['worth'] > 0)]
    is_puzzle = (len(wins) == 1 and FEWEST_MOVES <= len(turn['moves']) <= MAX_MOVES and turn['plies'] != 1
                 and turn['more'] == turn['moreParts'] == 0)
    return (turn['start'], len(turn['moves']), '-' if turn['plies'] is None else turn['plies']) if is_puzzle else None


def main(program):
    found = {}
    for seed in range(1, TRIED + 1):
        row = puzzle(program, seed) if len(found) < WANTED else None
        if row:
            found.setdefault(row[0], row)
    for row in found.values():
        print(*row, sep='\t')


main(*sys.argv[1:])
