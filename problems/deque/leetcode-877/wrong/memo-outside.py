# Verdict: WA
# Why: keeps its table outside the function, by the places alone, from one row to the next.
# Why (ko): 표를 함수 밖에 두고 자리만으로 찾으므로, 앞 데이터의 값이 남습니다.
# First wrong input: X
best = {}


class Solution:
    def stoneGame(self, piles: List[int]) -> bool:
        def lead(i, j):
            if i > j:
                return 0
            if (i, j) not in best:
                best[i, j] = max(piles[i] - lead(i + 1, j), piles[j] - lead(i, j - 1))
            return best[i, j]

        return lead(0, len(piles) - 1) > 0
