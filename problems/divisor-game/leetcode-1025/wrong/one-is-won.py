# Verdict: WA
# Why: lets a player subtract 1 from 1.
# Why (ko): 1에서 1을 뺄 수 있다고 봅니다.
# First wrong input: 1
class Solution:
    def divisorGame(self, n: int) -> bool:
        @cache
        def wins(number):
            return any(number % x == 0 and not wins(number - x) for x in range(1, number + 1))

        return wins(n)
