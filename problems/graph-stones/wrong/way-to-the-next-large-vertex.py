# Verdict: WA
# Why: counts the single stones on the shortest path to a vertex with more. But nobody wants to
#   arrive there first, and both players can take single stones off the path.
# Why (ko): 돌이 더 많은 정점까지 가는 최단 경로에서 돌이 하나인 정점을 셉니다. 하지만 먼저 도착하고
#   싶은 사람은 없고, 두 사람 모두 경로에서 벗어난 정점의 돌을 가져갈 수 있습니다.
# First wrong input: 3 5 1 / 1 1 2 / 1 1 / 2 2 / 1 3 / 3 3 / 1 2
import sys
from collections import deque

data = list(map(int, sys.stdin.read().split()))
n, m, s = data[:3]
w = [0] + data[3:3 + n]
neighbours = [[] for _ in range(n + 1)]
for i in range(3 + n, 3 + n + 2 * m, 2):
    neighbours[data[i]].append(data[i + 1])
    neighbours[data[i + 1]].append(data[i])
steps = {s: 0}
to_do = deque([s])
answer = n % 2 == 1  # no such vertex
while to_do:
    v = to_do.popleft()
    if w[v] > 1:
        answer = steps[v] % 2 == 0
        break
    for u in neighbours[v]:
        if u not in steps:
            steps[u] = steps[v] + 1
            to_do.append(u)
print('hwy' if answer else 'sjh')
