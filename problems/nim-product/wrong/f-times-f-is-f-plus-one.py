# Verdict: WA
# Why: Takes F * F = F + 1 for all F. That holds for F = 2 only; in general it is F + F/2.
# First wrong input: 1 / 4 4
import sys


def product(a, b, half):
    if half == 0:
        return a & b
    mask = (1 << half) - 1
    low = product(a & mask, b & mask, half // 2)
    high = product(a >> half, b >> half, half // 2)
    cross = product((a >> half) ^ (a & mask), (b >> half) ^ (b & mask), half // 2)
    return ((cross ^ low) << half) ^ low ^ high  # high should be multiplied by F/2 first


words = sys.stdin.read().split()
for i in range(int(words[0])):
    print(product(int(words[2 * i + 1]), int(words[2 * i + 2]), 32))
