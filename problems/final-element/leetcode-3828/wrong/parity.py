# Verdict: WA
# Why: gives the smaller end when the count is even, as if Bob made the last move then.
# Why (ko): 개수가 짝수이면 Bob이 마지막에 두는 것처럼 작은 쪽 끝을 반환합니다.
# First wrong input: [1,2]
class Solution:
    def finalElement(self, nums: List[int]) -> int:
        choose = max if len(nums) % 2 == 1 else min
        return choose(nums[0], nums[-1])
