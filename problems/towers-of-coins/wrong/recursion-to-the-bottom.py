# Verdict: RE
# Why: asks for N - 1 first, that for N - 2, and so on: N calls deep. Python ends at 1000. With a higher
#   limit, or in another language, a million calls need more than the 8 MB of stack that many judges give.
# Why (ko): N - 1을 먼저 묻고, 그것은 N - 2를 묻고, 이렇게 N번 깊이까지 들어갑니다. Python은 1000에서
#   끝납니다. 그 한계를 높이거나 다른 언어를 쓰더라도, 백만 번의 호출에는 여러 채점 사이트가 주는 8
#   MB보다 큰 스택이 필요합니다.
# First wrong input: depends on the machine; a tower of about 1000 coins
from functools import lru_cache

k, l, towers = map(int, input().split())


@lru_cache(None)
def wins(n):
    return any(a <= n and not wins(n - a) for a in (1, k, l))


print("".join("A" if wins(n) else "B" for n in map(int, input().split())))
