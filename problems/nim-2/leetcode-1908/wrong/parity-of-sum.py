# Verdict: WA
# Why: checks the parity of the total, as if every move took one stone.
# Why (ko): 모든 수가 돌 한 개를 가져가는 것처럼 돌 수의 합의 홀짝만 봅니다.
# First wrong input: [2]
class Solution:
    def nimGame(self, piles: List[int]) -> bool:
        return sum(piles) % 2 == 1
