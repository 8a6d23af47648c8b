# Verdict: WA
# Why: takes the parity of the vertices below the root, as if every move removed one.
# Why (ko): 한 번에 하나씩만 없애는 것처럼, 루트 아래 정점 수의 홀짝을 봅니다.
# First wrong input: 4
class Solution:
    def findGameWinner(self, n: int) -> bool:
        before, size = 0, 1
        for _ in range(n - 1):
            before, size = size, before + size + 1
        return size % 2 == 0
