# Verdict: WA
# Why: sets M to X, even if X is less than M.
# Why (ko): X가 M보다 작아도 M을 X로 바꿉니다.
# First wrong input: [315,1,12,242,1,333,585,9725]
class Solution:
    def stoneGameII(self, piles: List[int]) -> int:
        left = list(accumulate(piles[::-1]))[::-1] + [0]

        @cache
        def got(i, m):
            return max((left[i] - got(i + x, x) for x in range(1, 2 * m + 1) if i + x <= len(piles)), default=0)

        return got(0, 1)
