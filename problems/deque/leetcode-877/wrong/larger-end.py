# Verdict: WA
# Why: both players always take the larger end.
# Why (ko): 두 사람이 언제나 양 끝 중 큰 쪽을 가져갑니다.
# First wrong input: [1,2,1,1]
class Solution:
    def stoneGame(self, piles: List[int]) -> bool:
        row, scores = deque(piles), [0, 0]
        for turn in range(len(piles)):
            scores[turn % 2] += row.popleft() if row[0] >= row[-1] else row.pop()
        return scores[0] > scores[1]
