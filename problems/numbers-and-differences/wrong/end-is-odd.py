# Verdict: WA
# Why: forgets the numbers that are there at the start: not the numbers at the end are counted, but those that are missing.
# Why (ko): 처음부터 있는 수를 빼지 않습니다. 마지막에 있는 수가 아니라 처음에 없는 수를 세어야 합니다.
# First wrong input: 3 / 1 2 3
from functools import reduce
from math import gcd
input()
x = list(map(int, input().split()))
print("Alice" if max(x) // reduce(gcd, x) % 2 else "Bob")
