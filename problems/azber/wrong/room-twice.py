# Verdict: RE
# Why: stores results only by the room and the player, and lets the robot come back to a room. It goes back
#   and forth forever.
# Why (ko): 방과 지금 차례인 사람만으로 메모이제이션을 하고, 이미 간 방으로 돌아올 수 있게 합니다. 로봇이
#   끝없이 왔다 갔다 합니다.
# First wrong input: 2 / 0 0 0
from functools import lru_cache

n = int(input())
a = [0] + list(map(int, input().split()))


@lru_cache(maxsize=None)
def play(room, biou):
    values = [0]
    for neighbour in (room // 2, room - 1, room + 1):
        same_floor = room.bit_length() == neighbour.bit_length()
        if room > 1 and (same_floor or neighbour == room // 2):
            values.append(a[neighbour] + play(neighbour, not biou))
    return max(values) if biou else min(values)


print(*(a[room] + play(room, False) for room in range(1, 2 ** n)))
