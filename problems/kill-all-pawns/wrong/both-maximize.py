# Verdict: WA
# Why: has Bob want many moves, too.
# Why (ko): Bob도 많이 움직이려고 한다고 봅니다.
# First wrong input: 1 0 / 3 / 0 0 / 1 1 / 0 1
import sys
from functools import lru_cache

kx, ky, n, *rest = map(int, sys.stdin.read().split())
pieces = [*zip(rest[::2], rest[1::2]), (kx, ky)]
steps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def search(start):
    found = {start: 0}
    queue = [start]
    for x, y in queue:
        for a, b in steps:
            to = x + a, y + b
            if 0 <= to[0] < 50 and 0 <= to[1] < 50 and to not in found:
                found[to] = found[x, y] + 1
                queue.append(to)
    return [found[piece] for piece in pieces]


distances = [search(piece) for piece in pieces]


@lru_cache(None)
def most(left, at):
    return max((distances[at][i] + most(left ^ 1 << i, i) for i in range(n) if left >> i & 1), default=0)


print(most((1 << n) - 1, n))
