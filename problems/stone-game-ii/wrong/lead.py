# Verdict: WA
# Why: prints the lead of Alice, and not her stones.
# Why (ko): Alice의 돌이 아니라 점수 차를 출력합니다.
# First wrong input: 3 / 1 1 1
n = int(input())
piles = list(map(int, input().split()))
left = [sum(piles[i:]) for i in range(n + 1)]
memo = {}


def got(i, m):
    if i >= n:
        return 0
    if (i, m) not in memo:
        memo[i, m] = max(left[i] - got(i + x, max(m, x)) for x in range(1, 2 * m + 1))
    return memo[i, m]


print(2 * got(0, 1) - left[0])
