# Verdict: WA
# Why: Takes F * F = F + 1 for all F. That holds for F = 2 only; in general it is F + F/2.
# Why (ko): 모든 F에 대해 F * F = F + 1로 계산합니다. 이것은 F = 2일 때만 맞습니다. 일반적으로는 F +
#   F/2입니다.
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
