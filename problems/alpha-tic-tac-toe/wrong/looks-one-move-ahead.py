# Verdict: WA
# Why: looks for a move that wins at once, then for two threats by the opponent, and calls
#   everything else a draw. A move that makes two threats at once (a fork) also wins, one turn
#   later.
# Why (ko): 바로 이기는 수가 있는지, 그다음 상대가 두 곳을 노리는지를 보고, 나머지는 모두 비긴다고
#   합니다. 한 번에 두 곳을 노리는 수(포크)도 다음 차례에 이깁니다.
# First wrong input: 0 0 0 / 0 0 0 / 0 2 1
import sys

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
board = list(map(int, sys.stdin.read().split()))
me = 1 if board.count(1) == board.count(2) else 2


def completes(who):
    cells = set()
    for line in LINES:
        marks = [board[c] for c in line]
        if marks.count(who) == 2 and marks.count(0) == 1:
            cells.add(line[marks.index(0)])
    return len(cells)


print("W" if completes(me) else "L" if completes(3 - me) >= 2 else "D")
