# Verdict: WA
# Why: adds the numbers of the branches instead of taking their nim-sum.
# Why (ko): 가지의 값을 님 합이 아니라 그냥 더합니다.
# First wrong input: 1 / 3 / 1 2 / 1 3
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    n = next(numbers)
    next_to = [[] for _ in range(n + 1)]
    for _ in range(n - 1):
        u, v = next(numbers), next(numbers)
        next_to[u].append(v)
        next_to[v].append(u)
    order, above = [1], {1: 0}
    for u in order:
        for v in next_to[u]:
            if v not in above:
                above[v] = u
                order.append(v)
    grundy = [0] * (n + 1)
    for v in reversed(order[1:]):
        grundy[above[v]] += grundy[v] + 1
    print('Alice' if grundy[1] else 'Bob')
