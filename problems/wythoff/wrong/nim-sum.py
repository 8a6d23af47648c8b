# Verdict: WA
# Why: plays Nim, where equal piles are lost. Here a move may take both at once.
# Why (ko): 님으로 풉니다. 님에서는 같은 두 더미가 지는 상태이지만, 여기서는 두 더미를 한꺼번에 가져갈 수 있습니다.
# First wrong input: 1 1
a, b = map(int, input().split())
print(0 if a == b else 1)
