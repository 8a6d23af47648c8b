# Verdict: WA
# Why: takes the first end of an edge for the upper one.
# Why (ko): 간선의 앞쪽 끝이 늘 위라고 봅니다.
# First wrong input: 1 / 3 / 1 2 / 3 1
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    n = next(numbers)
    next_to = [[] for _ in range(n + 1)]
    for _ in range(n - 1):
        u, v = next(numbers), next(numbers)
        next_to[u].append(v)
    order, above = [1], {1: 0}
    for u in order:
        for v in next_to[u]:
            if v not in above:
                above[v] = u
                order.append(v)
    grundy = [0] * (n + 1)
    for v in reversed(order[1:]):
        grundy[above[v]] ^= grundy[v] + 1
    print('Alice' if grundy[1] else 'Bob')
