# Verdict: WA
# Why: never changes M, so that each move takes one or two piles.
# Why (ko): M을 바꾸지 않아서 언제나 한두 개만 가져갑니다.
# First wrong input: 5 / 1 1 1 1 2
n = int(input())
piles = list(map(int, input().split()))
left = [sum(piles[i:]) for i in range(n + 1)]
memo = {}


def got(i, m):
    if i >= n:
        return 0
    if (i, m) not in memo:
        memo[i, m] = max(left[i] - got(i + x, m) for x in (1, 2))
    return memo[i, m]


print(got(0, 1))
