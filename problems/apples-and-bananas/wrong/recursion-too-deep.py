# Verdict: RE
# Why: Every pair is remembered, so the work is small. But the recursion goes down one fruit at a time, up to
#   2000 calls inside each other, and Python stops after some 1000.
# Why (ko): 모든 쌍을 기억하므로 하는 일은 적습니다. 하지만 재귀가 과일 하나씩 내려가서 호출이
#   2000겹까지 쌓이는데, 파이썬은 1000겹쯤에서 멈춥니다.
# First wrong input: depends on the machine; some 1000 fruits
import functools


@functools.lru_cache(maxsize=None)
def wins(a, b):
    moves = ((1, 0), (0, 1), (3, 1), (1, 3))
    return any(a >= x and b >= y and not wins(a - x, b - y) for x, y in moves)


print("Alice" if wins(*map(int, input().split())) else "Bob")
