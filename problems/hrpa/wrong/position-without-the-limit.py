# Verdict: WA
# Why: memoizes by the pebbles only. How many may be taken depends on the previous move, so it is part of the
#   position.
# Why (ko): 남은 돌의 개수만으로 메모이제이션합니다. 몇 개까지 가져갈 수 있는지는 바로 앞에서 가져간 개수에 달려
#   있으므로, 이것도 상태의 일부입니다.
# First wrong input: 5
import sys
sys.setrecursionlimit(10000)
known = {0: False}


def wins(left, limit):
    if left not in known:
        known[left] = any(not wins(left - k, 2 * k) for k in range(1, min(left, limit) + 1))
    return known[left]


n = int(input())
if n > 1000:  # too deep for the recursion: a guess
    print(n)
else:
    print(next((k for k in range(1, n) if not wins(n - k, 2 * k)), n))
