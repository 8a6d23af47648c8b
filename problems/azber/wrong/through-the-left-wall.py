# Verdict: WA
# Why: stops at the right end of a floor, but not at the left end: it goes from 4 to 3 as if they were
#   neighbours.
# Why (ko): 층의 오른쪽 끝에서는 멈추지만 왼쪽 끝에서는 멈추지 않습니다. 4에서 이웃이 아닌 3으로 갑니다.
# First wrong input: 3 / -1 1 -3 1 0 0 1
import sys
from functools import lru_cache

sys.setrecursionlimit(10000)
n = int(input())
a = [0] + list(map(int, input().split()))
rooms = 2 ** n - 1


@lru_cache(maxsize=None)
def play(room, came, biou):
    values = [0]
    if room > 1:
        values.append(a[room // 2] + play(room // 2, 0, not biou))
        if came <= 0:
            values.append(a[room - 1] + play(room - 1, -1, not biou))
        if came >= 0 and (room + 1).bit_length() == room.bit_length():
            values.append(a[room + 1] + play(room + 1, 1, not biou))
    return max(values) if biou else min(values)


print(*(a[room] + play(room, 0, False) for room in range(1, rooms + 1)))
