# Verdict: WA
# Why: searches depth first with a memory, and treats a position that is still being searched as a draw.
# Why (ko): 깊이 우선으로 탐색하며 결과를 저장하는데, 아직 탐색 중인 상태를 무승부로 봅니다.
# First wrong input: 5 6 / 0 2 / 1 2 / 1 3 / 1 4 / 2 3 / 3 4
import sys

sys.setrecursionlimit(20000)
n, m = map(int, input().split())
graph = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    graph[a].append(b)
    graph[b].append(a)
memo = {}


def result(mouse, cat, mover):
    if mouse == 0 or mouse == cat:
        return 1 if mouse == 0 else 2
    if (mouse, cat, mover) not in memo:
        memo[mouse, cat, mover] = 0
        if mover == 0:
            found = {result(to, cat, 1) for to in graph[mouse]}
        else:
            found = {result(mouse, to, 0) for to in graph[cat] if to != 0}
        memo[mouse, cat, mover] = mover + 1 if mover + 1 in found else 0 if 0 in found else 2 - mover
    return memo[mouse, cat, mover]


print(['Draw', 'Mouse', 'Cat'][result(1, 2, 0)])
