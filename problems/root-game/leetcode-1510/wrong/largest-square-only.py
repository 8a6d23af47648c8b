# Verdict: WA
# Why: both always take the largest square.
# Why (ko): 두 사람이 언제나 가장 큰 제곱수를 가져갑니다.
# First wrong input: 8
class Solution:
    def winnerSquareGame(self, n: int) -> bool:
        moves = 0
        while n > 0:
            n -= isqrt(n) ** 2
            moves += 1
        return moves % 2 == 1
