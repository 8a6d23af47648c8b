# Verdict: WA
# Why: takes the rooms for a sum of games, with Grundy numbers cows mod 4. But nobody chooses the room, and
#   the game is over when one room is empty, not all of them.
# First wrong input: 1 / 2 / 1 1
from functools import reduce

for _ in range(int(input())):
    input()
    nim_sum = reduce(lambda a, b: a ^ b, (int(cows) % 4 for cows in input().split()))
    print("Farmer John" if nim_sum else "Farmer Nhoj")
