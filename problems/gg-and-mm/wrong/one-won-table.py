# Verdict: WA
# Why: MM only needs a table that she wins. If that one ends first, the others go on without it.
# Why (ko): MM이 이기는 탁자가 하나라도 있으면 MM이 이긴다고 봅니다. 그 탁자가 먼저 끝나면 나머지 탁자에서 게임이 이어집니다.
# First wrong input: 2 / 1 1 / 2 3
import sys


def wins(a, b):
    a, b = max(a, b), min(a, b)
    return b > 0 and (a >= 2 * b or not wins(b, a - b))


data = list(map(int, sys.stdin.read().split()))
at = 0
while at < len(data):
    n = data[at]
    tables = data[at + 1:at + 1 + 2 * n]
    print("MM" if any(map(wins, tables[::2], tables[1::2])) else "GG")
    at += 2 * n + 1
