# Verdict: RE
# Why: calls itself for N - 1, then for N - 2, and so on, N calls deep. Python stops at a depth of
#   1000. With a higher limit, or in another language, a million calls need more than the 8 MB of
#   stack that many online judges give.
# Why (ko): N - 1, N - 2, ...를 차례로 재귀 호출하므로 호출이 N겹으로 쌓입니다. Python은 1000겹에서
#   멈춥니다. 그 한계를 높이거나 다른 언어를 쓰더라도, 호출이 백만 겹이면 여러 채점 사이트가 주는
#   스택 8 MB로는 모자랍니다.
# First wrong input: depends on the machine; a tower of about 1000 coins
from functools import lru_cache

k, l, towers = map(int, input().split())


@lru_cache(None)
def wins(n):
    return any(a <= n and not wins(n - a) for a in (1, k, l))


print("".join("A" if wins(n) else "B" for n in map(int, input().split())))
