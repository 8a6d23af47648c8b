# Verdict: WA
# Why: as Alice names 1 2, 2 3 and 3 1 in turn: three colors suffice for most graphs, and so Bob gets all three.
# Why (ko): Alice일 때 1 2, 2 3, 3 1을 돌아가며 부릅니다. Bob이 세 가지 색을 모두 쓸 수 있게 되어, 대부분의 그래프를 칠해 냅니다.
# First wrong input: 1 / 3 3 / 1 2 / 1 3 / 2 3
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
        for turn in range(n):
            print(turn % 3 + 1, (turn + 1) % 3 + 1, flush=True)
            read()
        continue
    print('Bob', flush=True)
    left = [[v for v in range(1, n + 1) if side[v] == s] for s in (0, 1)]
    for _ in range(n):
        named = {*read()}
        s = 0 if 1 in named and left[0] else 1 if 2 in named and left[1] else None
        if s is None:
            print((left[0] or left[1]).pop(), 3, flush=True)
        else:
            print(left[s].pop(), s + 1, flush=True)
