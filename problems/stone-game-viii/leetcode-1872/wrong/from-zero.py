# Verdict: WA
# Why: begins the best lead with 0, as if a player could end the game.
# Why (ko): 게임을 그냥 끝낼 수 있는 것처럼 점수 차의 최댓값을 0에서 시작합니다.
# First wrong input: [-1,0]
class Solution:
    def stoneGameVIII(self, stones: List[int]) -> int:
        sums = list(accumulate(stones))
        lead = 0
        for j in range(len(stones) - 1, 0, -1):
            lead = max(lead, sums[j] - lead)
        return lead
