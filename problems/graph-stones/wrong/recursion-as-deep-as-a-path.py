# Verdict: RE
# Why: walks over the single stones by recursion. On a path the recursion is as deep as the path is
#   long, and Python ends the program at a depth of 1000.
# Why (ko): 돌이 하나인 정점들을 재귀로 탐색합니다. 정점이 한 줄로 이어져 있으면 그 길이만큼 재귀가
#   깊어지는데, Python은 깊이 1000에서 프로그램을 끝냅니다.
# First wrong input: long; more than 1000 single stones in a row
import sys

data = list(map(int, sys.stdin.read().split()))
n, m, s = data[:3]
w = [0] + data[3:3 + n]
neighbours = [[] for _ in range(n + 1)]
for i in range(3 + n, 3 + n + 2 * m, 2):
    neighbours[data[i]].append(data[i + 1])
    neighbours[data[i + 1]].append(data[i])
seen = [False] * (n + 1)


def walk(v):
    seen[v] = True
    return 1 + sum(walk(u) for u in neighbours[v] if w[u] == 1 and not seen[u])


singles = walk(s) if w[s] == 1 else 0
print('hwy' if singles == 0 or (singles % 2 == 1) == (max(w) == 1) else 'sjh')
