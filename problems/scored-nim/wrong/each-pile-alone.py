# Verdict: WA
# Why: gives Alice the larger half of every pile. But she cannot be first in all of them: with two odd piles,
#   Bob gets the odd stone of one.
# Why (ko): 모든 더미에서 Alice에게 더 큰 절반을 줍니다. 하지만 Alice가 모든 더미에서 먼저 둘 수는 없습니다.
#   홀수 개짜리 더미가 둘이면, 그중 하나에서 남는 돌은 Bob이 얻습니다.
# First wrong input: 2 / 3 3
input()
print(sum((int(pile) + 1) // 2 for pile in input().split()))
