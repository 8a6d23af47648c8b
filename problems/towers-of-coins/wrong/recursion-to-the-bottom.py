# Verdict: RE
# Why: asks for N - 1 first, that for N - 2, and so on: N calls deep. Python ends at 1000. With a higher
#   limit, or in another language, a million calls need more than the 8 MB of stack that many judges give.
# First wrong input: depends on the machine; a tower of about 1000 coins
from functools import lru_cache

k, l, towers = map(int, input().split())


@lru_cache(None)
def wins(n):
    return any(a <= n and not wins(n - a) for a in (1, k, l))


print("".join("A" if wins(n) else "B" for n in map(int, input().split())))
