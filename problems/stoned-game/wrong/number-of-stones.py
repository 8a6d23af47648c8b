# Verdict: WA
# Why: lets the number of stones decide, odd or even. If one pile is large enough, its stones are not all taken.
# Why (ko): 돌의 개수의 홀짝만 봅니다. 한 더미가 아주 크면 돌을 모두 가져가기 전에 게임이 끝납니다.
# First wrong input: 1 / 1 / 2
for _ in range(int(input())):
    input()
    print("T" if sum(map(int, input().split())) % 2 else "HL")
