# Verdict: WA
# Why: lets a word of any later letter follow, and not only of the next one.
# Why (ko): 바로 다음 글자만이 아니라 그 뒤의 어떤 글자로도 이어갈 수 있다고 봅니다.
# First wrong input: 1 / a / 1 / c
import sys
from functools import lru_cache

text = sys.stdin.read().split()
n = int(text[0])
lists = text[1:n + 1], text[n + 2:]
largest = [{word[0]: word for word in words} for words in lists]


@lru_cache(None)
def wins(player, last):
    return any(word > last and not wins(1 - player, word) for word in largest[player].values())


print('Bob' if wins(1, lists[0][0]) else 'Alice')
