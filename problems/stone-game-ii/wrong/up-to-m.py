# Verdict: WA
# Why: takes at most M piles, and not 2M.
# Why (ko): 2M개가 아니라 M개까지만 가져갑니다.
# First wrong input: 2 / 1 1
n = int(input())
piles = list(map(int, input().split()))
left = [sum(piles[i:]) for i in range(n + 1)]
memo = {}


def got(i, m):
    if i >= n:
        return 0
    if (i, m) not in memo:
        memo[i, m] = max(left[i] - got(i + x, max(m, x)) for x in range(1, m + 1))
    return memo[i, m]


print(got(0, 1))
