# Verdict: WA
# Why: swaps the winner of a single game if the number of games is even, as if the players began in turn.
# Why (ko): 게임이 짝수 번이면 게임 한 번의 승자를 뒤바꿉니다. 두 사람이 번갈아 시작하는 것이 아니라 진 사람이
#   시작합니다.
# First wrong input: 1 2 / aa
import sys

read = sys.stdin.readline
words, games = map(int, read().split())
children, parents = [{}], [0]
for _ in range(words):
    node = 0
    for letter in read().strip():
        if letter not in children[node]:
            children[node][letter] = len(children)
            children.append({})
            parents.append(node)
        node = children[node][letter]
wins = [False] * len(children)
for node in range(len(children) - 1, 0, -1):
    if not wins[node]:
        wins[parents[node]] = True
print("First" if wins[0] == (games % 2 == 1) else "Second")
