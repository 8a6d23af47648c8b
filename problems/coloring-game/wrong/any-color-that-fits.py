# Verdict: WA
# Why: as Bob takes the first vertex and color that meet no neighbor of this color, and so leaves vertices with none.
# Why (ko): Bob일 때 이웃과 색이 겹치지 않는 첫 정점과 색을 고릅니다. 그러다 보면 칠할 색이 없는 정점이 남습니다.
# First wrong input: 1 / 4 3 / 1 2 / 1 4 / 3 4
import sys


def read():
    return map(int, sys.stdin.readline().split())


for _ in range(*read()):
    n, m = read()
    near = [[] for _ in range(n + 1)]
    for _ in range(m):
        u, v = read()
        near[u].append(v)
        near[v].append(u)
    side = [None] * (n + 1)
    side[1] = 0
    queue = [1]
    for u in queue:
        for v in near[u]:
            if side[v] is None:
                side[v] = 1 - side[u]
                queue.append(v)
    if any(side[u] == side[v] for u in range(1, n + 1) for v in near[u]):
        print('Alice', flush=True)
        for _ in range(n):
            print(1, 2, flush=True)
            read()
        continue
    print('Bob', flush=True)
    color = [0] * (n + 1)
    left = [*range(1, n + 1)]
    for _ in range(n):
        named = [*read()]
        fitting = ((v, c) for v in left for c in named if all(color[u] != c for u in near[v]))
        v, c = next(fitting, (left[0], named[0]))
        left.remove(v)
        color[v] = c
        print(v, c, flush=True)
