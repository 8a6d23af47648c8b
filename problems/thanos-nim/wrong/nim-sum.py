# Verdict: WA
# Why: plays Nim. There a move takes from one pile; with four piles or more, it must take from several here.
# Why (ko): 님 게임으로 풉니다. 님 게임에서는 한 더미에서만 가져가지만, 여기서는 더미가 네 개 이상이면 여러 더미에서
#   가져가야 합니다.
# First wrong input: 4 / 1 1 1 2
input()
nim_sum = 0
for pile in map(int, input().split()):
    nim_sum ^= pile
print("Alice" if nim_sum != 0 else "Bob")
