# Verdict: WA
# Why: treats the rooms as a sum of games, with Grundy numbers cows mod 4. But the players do not
#   choose the room, and the game is over when one room is empty, not all of them.
# Why (ko): 방들을 게임의 합으로 보고, 소의 마릿수 mod 4를 그런디 수로 씁니다. 하지만 둘 방을 고를 수
#   없고, 모든 방이 아니라 한 방만 비어도 게임이 끝납니다.
# First wrong input: 1 / 2 / 1 1
from functools import reduce

for _ in range(int(input())):
    input()
    nim_sum = reduce(lambda a, b: a ^ b, (int(cows) % 4 for cows in input().split()))
    print("Farmer John" if nim_sum else "Farmer Nhoj")
