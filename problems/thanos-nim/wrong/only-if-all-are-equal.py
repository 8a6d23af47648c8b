# Verdict: WA
# Why: lets Bob win only when all piles are equal. That is right for two piles.
# Why (ko): 모든 더미가 같을 때만 Bob이 이긴다고 봅니다. 더미가 두 개일 때는 맞습니다.
# First wrong input: 4 / 1 1 1 2
input()
piles = set(map(int, input().split()))
print("Bob" if len(piles) == 1 else "Alice")
