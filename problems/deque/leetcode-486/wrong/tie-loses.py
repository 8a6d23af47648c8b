# Verdict: WA
# Why: takes a tie for a defeat.
# Why (ko): 동점을 지는 것으로 봅니다.
# First wrong input: [0]
class Solution:
    def predictTheWinner(self, nums: List[int]) -> bool:
        @cache
        def lead(i, j):
            return max(nums[i] - lead(i + 1, j), nums[j] - lead(i, j - 1)) if i <= j else 0

        return lead(0, len(nums) - 1) > 0
