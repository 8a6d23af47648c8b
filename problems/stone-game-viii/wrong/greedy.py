# Verdict: WA
# Why: always takes the stones with the largest sum.
# Why (ko): 언제나 합이 가장 큰 만큼 가져갑니다.
# First wrong input: 3 / 0 -1 0
from itertools import accumulate

n = int(input())
sums = list(accumulate(map(int, input().split())))
lead, sign, at = 0, 1, 0
while at < n - 1:
    best = max(sums[at + 1:])
    at = max(j for j in range(at + 1, n) if sums[j] == best)
    lead += sign * best
    sign = -sign
print(lead)
