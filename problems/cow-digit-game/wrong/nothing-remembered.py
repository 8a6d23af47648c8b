# Verdict: TLE
# Why: the definition as a function that calls itself, and no table. Every number asks twice for
#   smaller ones, and the calls double every few steps.
# First wrong input: depends on the machine; a number below 200 was enough here
import sys

sys.setrecursionlimit(1000000)


def wins(n):
    if n == 0:
        return False
    digits = [int(digit) for digit in str(n) if digit != "0"]
    return not wins(n - max(digits)) or not wins(n - min(digits))


for line in sys.stdin.read().split()[1:]:
    print("YES" if wins(int(line)) else "NO")
