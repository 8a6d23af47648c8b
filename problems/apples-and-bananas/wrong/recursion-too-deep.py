# Verdict: RE
# Why: stores every pair, so the work is small. But the recursion goes down one fruit at a time, up to
#   2000 nested calls, and Python stops after about 1000.
# Why (ko): 메모이제이션을 하므로 연산은 적습니다. 하지만 과일이 하나씩 줄 때마다 재귀가 깊어져 최대
#   2000겹이 되는데, 파이썬은 1000겹쯤에서 멈춥니다.
# First wrong input: depends on the machine; some 1000 fruits
import functools


@functools.lru_cache(maxsize=None)
def wins(a, b):
    moves = ((1, 0), (0, 1), (3, 1), (1, 3))
    return any(a >= x and b >= y and not wins(a - x, b - y) for x, y in moves)


print("Alice" if wins(*map(int, input().split())) else "Bob")
