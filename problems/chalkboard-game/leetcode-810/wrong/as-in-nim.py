# Verdict: WA
# Why: takes XOR 0 for lost and all else for won, as in Nim.
# Why (ko): 님에서처럼 XOR이 0이면 지고 아니면 이긴다고 봅니다.
# First wrong input: [0]
class Solution:
    def xorGame(self, nums: List[int]) -> bool:
        return reduce(xor, nums) != 0
