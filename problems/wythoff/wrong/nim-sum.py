# Verdict: WA
# Why: plays Nim, where two equal piles lose.
# Why (ko): 일반 님 게임으로 풉니다. 그 게임에서는 같은 두 더미가 지는 상태입니다.
# First wrong input: 1 1
a, b = map(int, input().split())
print(0 if a == b else 1)
