# Verdict: TLE
# Why: Every interval asks for two others and nothing is remembered: N coins take about 2^N calls.
# First wrong input: depends on the machine; some twenty coins
import sys

coins = [int(word) for word in sys.stdin.read().split()][1:]


def lead(left, right):
    if left > right:
        return 0
    return max(coins[left] - lead(left + 1, right), coins[right] - lead(left, right - 1))


print((sum(coins) + lead(0, len(coins) - 1)) // 2)
