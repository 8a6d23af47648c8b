# Verdict: WA
# Why: assumes that an edge begins with its upper end. Either end may come first.
# Why (ko): 간선의 첫 번째 정점이 언제나 위쪽이라고 가정합니다.
# First wrong input: 2 / 2 1
import sys
data = list(map(int, sys.stdin.read().split()))
children = [[] for _ in range(data[0] + 1)]
for x, y in zip(data[1::2], data[2::2]):
    children[x].append(y)
order = [1]
for v in order:
    order.extend(children[v])
number = [0] * (data[0] + 1)
for v in reversed(order):
    for w in children[v]:
        number[v] ^= number[w] + 1
print("Alice" if number[1] else "Bob")
