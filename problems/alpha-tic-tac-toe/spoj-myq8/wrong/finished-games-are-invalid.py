# Verdict: WA
# Why: calls a board invalid when the game is over, but such a board is reached by playing.
# Why (ko): 게임이 끝난 판을 불가능한 판이라고 합니다. 끝난 판도 규칙대로 두어서 나올 수 있습니다.
# First wrong input: 1 / / ..o / xo. / oxx
import sys
from functools import lru_cache

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def has_line(board, mark):
    return any(all(board[cell] == mark for cell in line) for line in LINES)


@lru_cache(maxsize=None)
def value(board):
    mover, other = ('x', 'o') if board.count('x') == board.count('o') else ('o', 'x')
    if has_line(board, other):
        return -1
    after = [-value(board[:i] + mover + board[i + 1:]) for i in range(9) if board[i] == '.']
    return max(after, default=0)


@lru_cache(maxsize=None)
def answer(board):
    more = board.count('x') - board.count('o')
    if more not in (0, 1) or has_line(board, 'x') or has_line(board, 'o') or '.' not in board:
        return 'invalid'
    return ('tie', 'win', 'lose')[value(board)]


words = sys.stdin.read().split()
print('\n'.join(answer(''.join(words[i:i + 3])) for i in range(1, len(words), 3)))
