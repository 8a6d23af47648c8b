# Verdict: TLE
# Why: The rule is right, but every interval asks for two others and nothing is remembered: N cards
#   take about 2^N calls.
# First wrong input: depends on the machine; one game of some twenty cards


def lead(cards, left, right):
    if left == right:
        return cards[left]
    return max(cards[left] - lead(cards, left + 1, right), cards[right] - lead(cards, left, right - 1))


for _ in range(int(input())):
    n = int(input())
    row = list(map(int, input().split()))
    print((sum(row) + lead(row, 0, n - 1)) // 2)
