# Verdict: WA
# Why: Lays the circle out as a row: from the first number on, one player's end may only go to the
#   left border and the other end to the right border.
# First wrong input: 3 / 1 2 3
from functools import lru_cache

n = int(input())
odd = [int(word) % 2 for word in input().split()]


@lru_cache(None)
def lead(left, right):  # left..right have been taken
    best = None
    if left > 0:
        best = odd[left - 1] - lead(left - 1, right)
    if right < n - 1:
        other = odd[right + 1] - lead(left, right + 1)
        best = other if best is None else max(best, other)
    return best or 0


print(sum(odd[i] - lead(i, i) > 0 for i in range(n)))
