# Verdict: WA
# Why: lets Bob win whenever the number of ? is even, since he writes last.
# Why (ko): ?가 짝수 개이면 마지막에 쓰는 Bob이 언제나 이긴다고 봅니다.
# First wrong input: "04"
class Solution:
    def sumGame(self, num: str) -> bool:
        return num.count('?') % 2 == 1
