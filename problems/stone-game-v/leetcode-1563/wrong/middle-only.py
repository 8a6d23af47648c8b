# Verdict: WA
# Why: only tries the cuts nearest to half of the sum.
# Why (ko): 합의 절반에 가장 가까운 곳에서만 잘라 봅니다.
# First wrong input: [4,28,2,2,9,1,2,1,2,1,8,1,15,1,23,7,2,2,1,13,1,9,4]
class Solution:
    def stoneGameV(self, stoneValue: List[int]) -> int:
        sums = [0, *accumulate(stoneValue)]

        @cache
        def best(begin, end):
            if end - begin == 1:
                return 0
            cut = bisect_right(sums, (sums[begin] + sums[end]) // 2) - 1
            found = 0
            for at in cut, cut + 1:
                if begin < at < end:
                    left, right = sums[at] - sums[begin], sums[end] - sums[at]
                    if left <= right:
                        found = max(found, left + best(begin, at))
                    if right <= left:
                        found = max(found, right + best(at, end))
            return found

        return best(0, len(stoneValue))
