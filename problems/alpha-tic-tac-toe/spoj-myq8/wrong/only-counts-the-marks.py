# Verdict: WA
# Why: takes a board for valid if there are as many x as o, or one more: also where a player went on after a loss.
# Why (ko): x가 o와 같은 수이거나 하나 많기만 하면 가능한 판으로 봅니다. 이미 진 쪽이 계속 둔 판도 받아들입니다.
# First wrong input: 1 / / .ox / ox. / x.o
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
    if more not in (0, 1):
        return 'invalid'
    return ('tie', 'win', 'lose')[value(board)]


words = sys.stdin.read().split()
print('\n'.join(answer(''.join(words[i:i + 3])) for i in range(1, len(words), 3)))
