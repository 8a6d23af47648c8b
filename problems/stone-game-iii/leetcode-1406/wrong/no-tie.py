# Verdict: WA
# Why: knows no tie.
# Why (ko): 동점을 구별하지 않습니다.
# First wrong input: [0]
class Solution:
    def stoneGameIII(self, stoneValue: List[int]) -> str:
        lead = [0] * (len(stoneValue) + 3)
        for i in range(len(stoneValue) - 1, -1, -1):
            lead[i] = max(sum(stoneValue[i:i + k]) - lead[i + k] for k in (1, 2, 3) if i + k <= len(stoneValue))
        return 'Alice' if lead[0] > 0 else 'Bob'
