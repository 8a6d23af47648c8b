# Verdict: WA
# Why: lets Alice begin with any of her words, and not with her smallest.
# Why (ko): Alice가 가장 앞의 단어가 아니라 아무 단어로나 시작할 수 있다고 봅니다.
# First wrong input: 2 / a c / 1 / aa
import sys
from functools import lru_cache

sys.setrecursionlimit(10000)
text = sys.stdin.read().split()
n = int(text[0])
lists = text[1:n + 1], text[n + 2:]
largest = [{word[0]: word for word in words} for words in lists]


@lru_cache(None)
def wins(player, last):
    for letter in last[0], chr(ord(last[0]) + 1):
        word = largest[player].get(letter)
        if word and word > last and not wins(1 - player, word):
            return True
    return False


print('Alice' if any(not wins(1, word) for word in largest[0].values()) else 'Bob')
