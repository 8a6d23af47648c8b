# Verdict: RE
# Why: asks for K - a first, which asks for the next one, and so on: K calls deep if 1 is in the list. Python stops at
#   1000.
# Why (ko): 더미 K - a부터 재귀로 구합니다. 목록에 1이 있으면 재귀가 K번 깊이까지 들어갑니다.
#   Python은 1000에서 멈춥니다.
# First wrong input: depends on the machine; a pile of about 1000 stones
from functools import lru_cache

n, k = map(int, input().split())
a = list(map(int, input().split()))


@lru_cache(None)
def wins(pile):
    return any(not wins(pile - p) for p in a if p <= pile)


print("First" if wins(k) else "Second")
