# Verdict: WA
# Why: looks at odd or even, as if one stone were taken at a time.
# Why (ko): 한 번에 돌을 하나씩만 가져가는 것처럼 홀짝을 봅니다.
# First wrong input: 2
class Solution:
    def canWinNim(self, n: int) -> bool:
        return n % 2 == 1
