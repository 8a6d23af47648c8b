# Verdict: WA
# Why: gives Bob the game if all numbers together are too small.
# Why (ko): 수를 모두 더해도 목표에 모자라면 Bob이 이긴다고 봅니다.
# First wrong input: 1 2
from functools import lru_cache

m, goal = map(int, input().split())


@lru_cache(None)
def wins(used, left):
    return any(i >= left or not wins(used | 1 << i, left - i) for i in range(1, m + 1) if not used >> i & 1)


print('Alice' if goal == 0 or wins(0, goal) else 'Bob')
