# Verdict: WA
# Why: takes the distances on a board without edges; near a corner the knight needs more moves.
# Why (ko): 가장자리가 없는 판에서의 거리를 씁니다. 구석 근처에서는 나이트가 더 많이 움직여야 합니다.
# First wrong input: 0 0 / 1 / 1 1
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
            if -4 <= to[0] < 54 and -4 <= to[1] < 54 and to not in found:
                found[to] = found[x, y] + 1
                queue.append(to)
    return [found[piece] for piece in pieces]


distances = [search(piece) for piece in pieces]


@lru_cache(None)
def total(left, at, is_alice):
    choose = max if is_alice else min
    return choose((distances[at][i] + total(left ^ 1 << i, i, not is_alice) for i in range(n) if left >> i & 1), default=0)


print(total((1 << n) - 1, n, True))
