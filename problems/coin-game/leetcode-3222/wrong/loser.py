# Verdict: WA
# Why: names the loser, as the name of the function says.
# Why (ko): 함수 이름 losingPlayer대로 진 사람의 이름을 돌려줍니다. 문제는 이긴 사람을 묻습니다.
# First wrong input: 1 / 1
class Solution:
    def losingPlayer(self, x: int, y: int) -> str:
        return 'Bob' if min(x, y // 4) % 2 == 1 else 'Alice'
