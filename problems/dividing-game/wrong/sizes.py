# Verdict: WA
# Why: takes the XOR of the numbers, as in Nim. From 3 only 1 can be reached, not 2.
# Why (ko): 님 게임에서처럼 수 자체를 XOR합니다. 3에서는 1로만 갈 수 있고 2로는 갈 수 없습니다.
# First wrong input: 2 / 2 3
input()
nim_sum = 0
for number in map(int, input().split()):
    nim_sum ^= number
print("Anna" if nim_sum != 0 else "Bruno")
