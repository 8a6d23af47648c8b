# Verdict: WA
# Why: has Alice lose when the number of vowels is even, because she cannot take all.
# Why (ko): 모음의 개수가 짝수이면 한 번에 다 없앨 수 없으니 Alice가 진다고 봅니다.
# First wrong input: "aa"
class Solution:
    def doesAliceWin(self, s: str) -> bool:
        return sum(c in 'aeiou' for c in s) % 2 == 1
