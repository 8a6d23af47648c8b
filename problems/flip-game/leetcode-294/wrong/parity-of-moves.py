# Verdict: WA
# Why: counts how many moves there are now, and takes their parity.
# Why (ko): 지금 둘 수 있는 수의 개수를 세어 홀짝을 봅니다.
# First wrong input: "+++"
class Solution:
    def canWin(self, currentState: str) -> bool:
        return sum(a + b == '++' for a, b in zip(currentState, currentState[1:])) % 2 == 1
