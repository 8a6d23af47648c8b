# Verdict: WA
# Why: asks whether every letter leads to a win, and whether every letter leads to a loss. The player chooses, so one good letter is enough.
# Why (ko): 어느 글자를 붙여도 이기는지, 어느 글자를 붙여도 지는지 봅니다. 글자는 지금 차례인 사람이 고르므로 좋은 글자가 하나만
#   있으면 됩니다.
# First wrong input: 2 1 / a / ba
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
wins = [len(after) > 0 for after in children]
loses = [True] * len(children)
for node in range(len(children) - 1, 0, -1):
    wins[parents[node]] &= not wins[node]
    loses[parents[node]] &= not loses[node]
print("First" if wins[0] and (loses[0] or games % 2 == 1) else "Second")
