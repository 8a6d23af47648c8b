"""Plays every game of the list by the mode `turn`, as the page does, and prints what is wrong with the answers."""
import json
import os
import random
import re
import subprocess
import sys

from lists import named_or_tried
from run import BUILD, all_of, made

ORDER = {'lost': -1, 'drawn': 0, 'won': 1}
MARKS = set('token rook queen first second black white red blue cross won star now seen hole faint drawn kept'.split())
LARGEST = 10000
NEVER_WON = {'guess-number-ii', 'three-coloring'}  # by who begins: each guess costs something; Bob always has an answer
QUICK = bool(os.environ.get('QUICK'))  # see tests/README.md
LONGEST, REASONS = (25, 2) if QUICK else (200, 5)  # moves of a game; positions of which the reason is asked


def check(state):
    """What a position is worth, and how long it lasts, follows from its moves."""
    worths = [ORDER.get(move['worth'], move['worth']) for move in state['moves']]
    worth = ORDER.get(state['worth'], state['worth'])
    assert state['more'] or not worths or worth == max(worths), state
    plies = [move['plies'] for move, kept in zip(state['moves'], worths) if kept == worth]
    if state['plies'] is not None and plies and None not in plies and not state['more']:
        assert state['plies'] == 1 + (min if worth > 0 else max)(plies), state
    assert all(part['pieces'] or part['said'] for part in state['parts']), state
    check_board(state)
    assert (state['over'] is None) == (state['moves'] != []), state
    for move in state['moves']:  # also one that wins at once
        assert move['leaves'], move
    for entry in state['log']:
        assert entry['parts'] and ('worth' in entry) == (state['over'] is not None), entry


def spots_of(board):
    """The spots of a part or of what all share: the names of its pieces, the points that they join, and numbers."""
    pieces = [[piece] if isinstance(piece, (str, int)) else piece for piece in board['pieces']]
    assert all(set(marks.split()) <= MARKS for _, _, marks, *_ in (piece for piece in pieces if len(piece) > 2)), board
    low, high = board.get('spots', (0, -1))
    return {piece[1] if piece[1:] and piece[1] else str(i + 1) for i, piece in enumerate(pieces)} \
        | {end for piece in pieces if len(piece) > 3 for end in piece[3].split('-')} \
        | {str(n) for n in range(low, min(high, low + LARGEST) + 1)}


def check_board(state):
    """Each move is made on spots of its board, which are told apart: no two moves of a part have the same."""
    common = state.get('drawing') or {'pieces': []}
    boards = {part['part']: part for part in state['parts']}
    for move in state['moves']:
        part = boards.get(move['part'])
        spots = move['at'].split()
        if part is None or state['board'] == 'heaps':
            assert all(re.fullmatch(r'\d+([.|]\d+)?', spot) for spot in spots), move
            continue
        there = spots_of(part) | spots_of(common)
        for spot in spots if state['board'] != 'row' or part.get('spots') or common.get('spots') else []:
            numbers = [int(n) for n in spot.split(',') if n.isdigit()]
            low, high = part.get('spots') or common.get('spots') or (0, -1)
            assert spot in there or numbers and all(low <= n <= high for n in numbers), (move, part)
        beside = [one for one in state['moves'] if not one['at']]  # one may end the game; or all moves are words to say
        assert spots or len(beside) in (1, len(state['moves'])), move


def check_looking_back(log, reached):
    """After the end it is told what each position was worth: no move gains, and the last one left what was reached."""
    for entry, after in zip(log, [*log[1:], reached]):
        worth, left = (ORDER.get(one['worth'], one['worth']) for one in (entry, after))
        assert worth >= (left if entry['player'] == after['player'] else -left), entry
    drawn = [[(part['said'], part['pieces']) for part in state['parts']] for state in (log[-1], reached)]
    assert drawn[0] != drawn[1], 'the last move is not shown'


def check_reason(state, turn):
    """Each position has a reason; an answer to a move of the loser leaves the loser to move in a lost position."""
    why, worth = state['why'], ORDER.get(state['worth'], state['worth'])
    is_endless = worth == 0 and all(move['plies'] is None for move in state['moves'])
    has_nim_sum = 'grundy' in state['parts'][0]
    assert any([has_nim_sum, why['pairs'], why['after'], why['line'], state['more'], is_endless]), state
    assert not why['pairs'] or bool(why['after']) == (worth > 0), state
    words = {move['said']: move['words'] for move in state['moves']}
    begun = [words[why['after']]] if why['after'] else []
    for move, answer in why['pairs']:
        after = turn('opponent=none', *state['start'].split(), moves=[*begun, move])
        wanted = 'won'  # who answers, even if nothing is left to do: the last stone loses
        if after['moves']:
            after, wanted = turn('opponent=none', *state['start'].split(), moves=[*begun, move, answer]), 'lost'
        assert after['complaint'] is None and after['worth'] == wanted, (state, move, answer, after)


def check_told(game, state):
    """Where a formula gives the answer, explain tells the reason, too, by which moves answer which."""
    told = subprocess.run([f'{BUILD}/rules/{game}', 'explain', *state['start'].split()], check=True,
                          stdout=subprocess.PIPE, encoding='utf-8').stdout
    why = state['why']
    assert 'comes from a formula' not in told or not (why['after'] or why['line']) \
        or re.search('^After "|^Best play from here', told, re.M), told


def play(game):
    def turn(*words, moves=(), language='C'):
        result = subprocess.run([f'{BUILD}/rules/{game}', 'turn', *words], input=''.join(f'{m}\n' for m in moves),
                                check=True, stdout=subprocess.PIPE, encoding='utf-8',
                                env={**os.environ, 'LC_ALL': language})
        return json.loads(result.stdout)

    for number, (opponent, first) in enumerate([('none', 'you'), ('perfect', 'you'), ('errs', 'machine')]):
        options = f'seed={number}', f'opponent={opponent}', f'first={first}'
        state = turn(*options)
        begin, moves = state['start'].split(), []
        again = turn(*options, *begin, language='ko')
        assert [m['words'] for m in again['moves']] == [m['words'] for m in state['moves']], 'the position comes back'
        assert again['rule'] != state['rule'], 'the rule is not in Korean'
        while state['moves'] and len(moves) < LONGEST:
            check(state)
            move = random.choice(state['moves'])
            moves.append(move['words'])
            state = turn(*options, *begin, moves=moves)
            assert state['complaint'] is None and len(state['log']) >= len(moves), state
            assert opponent != 'perfect' or state['over'] or state['worth'] == move['worth'], state
        check(state)
        if state['over']:
            check_looking_back(state['log'], {**state, 'player': state['mover']})
        if opponent == 'perfect' and state['over'] is not None and state['over']['mistake'] is None:
            assert state['over']['winner'] in (None, state['log'][0]['player']) or game in NEVER_WON, state
    for number in range(REASONS):
        asked = 'why=yes', 'opponent=none', f'seed=why{number}'
        state = turn(*asked)
        check_reason(state, turn)
        check_told(game, state)
        left, other = state['why']['leaves'], turn(*asked, language='ko')['why']['leaves']
        assert left != other or not re.search('[a-z]{3}', left), f'what is left is not in Korean: {left}'
    state = turn('0', 'x')
    assert state['complaint'] and 'moves' not in state, state
    state = turn(moves=['no move'])
    assert state['complaint'] and state['moves'] and not state['log'], state


def faults(problem):
    try:
        play(problem.folder)
    except (AssertionError, subprocess.SubprocessError) as error:
        yield f'{problem.folder}: {error!r}'


PROBLEMS = named_or_tried(sys.argv[1:])
made(*(f'{BUILD}/rules/{p.folder}' for p in PROBLEMS))
sys.exit('\n'.join(all_of(faults, PROBLEMS, 'played')) or 0)
