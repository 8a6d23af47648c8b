# Verdict: WA
# Why: swaps the winner of a single game if the number of games is even, as if the players took turns in beginning.
# Why (ko): 게임의 수가 짝수이면 게임 한 번의 승자를 뒤바꿉니다. 두 사람이 번갈아 시작하는 것이 아니라 진 사람이
#   시작합니다.
# First wrong input: 1 2 / aa
import sys

sys.setrecursionlimit(200000)


def wins(node):
    return any(not wins(child) for child in node.values())


words, games = map(int, input().split())
root = {}
for _ in range(words):
    node = root
    for letter in input().strip():
        node = node.setdefault(letter, {})
print("First" if wins(root) == (games % 2 == 1) else "Second")
