# Verdict: WA
# Why: has Alice pay the larger one of two numbers that are left.
# Why (ko): 두 수가 남으면 그중 큰 수만큼 낸다고 봅니다.
# First wrong input: 2
class Solution:
    def getMoneyAmount(self, n: int) -> int:
        @cache
        def cost(low, high):
            if high - low < 2:
                return high if low < high else 0
            return min(x + max(cost(low, x - 1), cost(x + 1, high)) for x in range(low + 1, high))

        return cost(1, n)
