#!/usr/bin/env python3
"""Positions of a game, for the site. pool.py build/rules/NAME prints first one to begin with, and then puzzles: of each its
position, how many moves there are, and how many are left in the game (-: not known). In a puzzle exactly one of several
moves wins; the page asks the rules again before it shows one (puzzles.js)."""
import json
import subprocess
import sys

TRIED, WANTED = 40, 12  # random positions; puzzles
FEWEST_MOVES, MAX_MOVES = 3, 40  # in a puzzle
FIRST_TRIED = 60  # random positions, where those of the puzzles have none to begin with that is as good as can be
BRIEF = range(4, 9)  # moves to the end of a first game
AT_ONCE = 2
LONGEST = 40  # characters, of a position to begin with


def turn_of(program, words):
    """A turn, as the page gets it."""
    return json.loads(subprocess.run([program, 'turn', *words.split()], check=True, stdin=subprocess.DEVNULL,
                                     stdout=subprocess.PIPE, encoding='utf-8').stdout)


def is_won(worth):
    return worth == 'won' or isinstance(worth, int) and worth > 0


def wins_of(turn):
    """How many moves win."""
    return sum(is_won(move['worth']) for move in turn['moves'])


def merit(turn):
    """How good a position is to begin with; the largest is the best. Exactly one of several moves should win, or at least
    not every one; then the game should be neither long nor over at once."""
    wins, moves, plies = wins_of(turn), len(turn['moves']), turn['plies']
    decision = 2 * (wins == 1 < moves) or int(0 < wins < moves)
    lasts = plies is None or plies > AT_ONCE
    return lasts and decision > 0, lasts, moves <= MAX_MOVES, decision, plies is None or plies in BRIEF, moves > 1


BEST = True, True, True, 2, True, True  # merit


def puzzle(turn):
    """A row, or None if the position is no puzzle."""
    plies = turn['plies']
    is_puzzle = (wins_of(turn) == 1 and FEWEST_MOVES <= len(turn['moves']) <= MAX_MOVES and plies != 1
                 and turn['more'] == turn['moreParts'] == 0)
    return (turn['start'], len(turn['moves']), '-' if plies is None else plies) if is_puzzle else None


def main(program):
    found, turns = {}, []
    for seed in range(1, FIRST_TRIED + 1):
        is_enough = len(found) == WANTED or seed > TRIED
        if is_enough and any(merit(turn) == BEST for turn in turns):
            break
        turn = turn_of(program, f'seed={seed} first=you')
        if 'moves' not in turn:  # it takes too long to work out
            continue
        row = None if is_enough else puzzle(turn)
        if row:
            found.setdefault(row[0], row)
        if len(turn['start']) <= LONGEST or not turns:
            turns.append(turn)
    print(max(turns, key=merit)['start'])
    for row in found.values():
        print(*row, sep='\t')


if __name__ == '__main__':
    main(*sys.argv[1:])
