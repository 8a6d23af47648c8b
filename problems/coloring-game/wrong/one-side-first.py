# Verdict: WA
# Why: as Bob colors one side after the other: the first one with 1 and 3, so that the other one has only 2 left.
# Why (ko): Bob일 때 한쪽을 모두 칠한 뒤 다른 쪽을 칠합니다. 첫 쪽에 1과 3을 쓰므로 다른 쪽에는 2밖에 남지 않습니다.
# First wrong input: 1 / 4 3 / 1 2 / 1 3 / 1 4
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
    left = [[v for v in range(1, n + 1) if side[v] == s] for s in (0, 1)]
    for _ in range(n):
        named = {*read()}
        s = 0 if left[0] else 1
        c = s + 1 if s + 1 in named else 3
        print(left[s].pop(), c if c in named else min(named), flush=True)
