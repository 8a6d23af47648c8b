# Verdict: WA
# Why: cuts off the last character of every line, taking it for the line break. The last line may
#   end without one, and then a card is lost.
# Why (ko): 모든 줄에서 마지막 글자를 줄바꿈으로 여기고 잘라 냅니다. 마지막 줄은 줄바꿈 없이 끝날 수
#   있고, 그러면 카드 한 장을 잃습니다.
# First wrong input: 1
import sys
from functools import lru_cache


@lru_cache(maxsize=None)
def wins(gone):
    left = 31 - sum((i + 1) * n for i, n in enumerate(gone))
    for i in range(min(6, left)):
        if gone[i] < 4 and not wins(gone[:i] + (gone[i] + 1,) + gone[i + 1:]):
            return True
    return False


for line in sys.stdin:
    cards = line[:-1]
    gone = tuple(cards.count(card) for card in "123456")
    print(cards, "A" if wins(gone) == (len(cards) % 2 == 0) else "B")
