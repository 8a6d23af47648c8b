# Verdict: WA
# Why: always takes the stones with the largest sum.
# Why (ko): 언제나 합이 가장 큰 만큼 가져갑니다.
# First wrong input: 3 / 0 -1 0
from itertools import accumulate

n = int(input())
sums = list(accumulate(map(int, input().split())))
largest = [n - 1] * n  # of the sums from here on, the last of the largest
for i in range(n - 2, -1, -1):
    largest[i] = i if sums[i] > sums[largest[i + 1]] else largest[i + 1]
lead, sign, at = 0, 1, 0
while at < n - 1:
    at = largest[at + 1]
    lead += sign * sums[at]
    sign = -sign
print(lead)
