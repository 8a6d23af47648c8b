# Verdict: WA
# Why: both players always remove the smaller end.
# Why (ko): 두 사람이 언제나 양 끝 중 작은 쪽을 없앱니다.
# First wrong input: [2,2,1,2]
class Solution:
    def stoneGameVII(self, stones: List[int]) -> int:
        row, rest, lead, sign = deque(stones), sum(stones), 0, 1
        while row:
            rest -= row.popleft() if row[0] < row[-1] else row.pop()
            lead, sign = lead + sign * rest, -sign
        return lead
