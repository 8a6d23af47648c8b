# Verdict: WA
# Why: lets Alice win when both have as many moves.
# Why (ko): 둘 수 있는 수가 같을 때 Alice가 이긴다고 봅니다.
# First wrong input: "A"
class Solution:
    def winnerOfGame(self, colors: str) -> bool:
        lead = 0
        for c, run in groupby(colors):
            moves = max(0, len(list(run)) - 2)
            lead += moves if c == 'A' else -moves
        return lead >= 0
