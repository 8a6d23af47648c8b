# Verdict: WA
# Why: compares first letters only, so a smaller word of the same letter may follow.
# Why (ko): 첫 글자만 비교해서, 같은 글자이면 사전에서 더 앞의 단어도 낼 수 있다고 봅니다.
# First wrong input: ["aa"] / ["a"]
class Solution:
    def canAliceWin(self, a: List[str], b: List[str]) -> bool:
        left = [Counter(word[0] for word in words) for words in (a[1:], b)]
        letter, player = a[0][0], 1
        while True:
            if not left[player][letter]:
                letter = chr(ord(letter) + 1)
            if not left[player][letter]:
                return player == 1
            left[player][letter] -= 1
            player = 1 - player
