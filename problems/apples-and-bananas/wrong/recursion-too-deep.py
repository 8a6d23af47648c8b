# Verdict: RE
# Why: Every pair is remembered, so the work is small. But the recursion goes down one fruit at a time, up to
#   2000 calls inside each other, and Python stops after some 1000.
# First wrong input: depends on the machine; some 1000 fruits
import functools


@functools.lru_cache(maxsize=None)
def wins(a, b):
    moves = ((1, 0), (0, 1), (3, 1), (1, 3))
    return any(a >= x and b >= y and not wins(a - x, b - y) for x, y in moves)


print("Alice" if wins(*map(int, input().split())) else "Bob")
