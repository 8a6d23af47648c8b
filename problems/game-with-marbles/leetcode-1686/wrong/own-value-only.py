# Verdict: WA
# Why: each player takes the stone that is worth most to that player.
# Why (ko): 각자 자기에게 가장 가치 있는 돌을 가져갑니다.
# First wrong input: [1,1] / [2,1]
class Solution:
    def stoneGameVI(self, aliceValues: List[int], bobValues: List[int]) -> int:
        left, totals = set(range(len(aliceValues))), [0, 0]
        orders = [sorted(left, key=lambda i: values[i]) for values in (aliceValues, bobValues)]
        for turn in range(len(aliceValues)):
            order = orders[turn % 2]
            while order[-1] not in left:
                order.pop()
            left.remove(order[-1])
            totals[turn % 2] += (aliceValues, bobValues)[turn % 2][order.pop()]
        return (totals[0] > totals[1]) - (totals[0] < totals[1])
