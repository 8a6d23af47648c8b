# Verdict: WA
# Why: plays Nim, where two equal piles lose. Here a move may take both at once.
# Why (ko): 일반 님 게임으로 풉니다. 그 게임에서는 같은 두 더미가 지는 상태이지만, 여기서는 두 더미를 한꺼번에 가져갈 수 있습니다.
# First wrong input: 1 1
a, b = map(int, input().split())
print(0 if a == b else 1)
