# Verdict: WA
# Why: subtracts the sums to the left and above, but forgets to add the corner that has been subtracted twice.
# Why (ko): 왼쪽과 위쪽의 합을 빼지만, 두 번 빠진 모서리를 다시 더하지 않습니다.
# First wrong input: 1 / 2 2
import sys


def quotients(a, b):
    total = 0
    while a:
        total += b // a
        a, b = b % a, a
    return total


numbers = list(map(int, sys.stdin.read().split()))[1:]
weight = 0
for r, c in zip(numbers[::2], numbers[1::2]):
    weight += quotients(r, c) - quotients(r - 1, c) - quotients(r, c - 1)
print("FIRST" if weight % 2 == 1 else "SECOND")
