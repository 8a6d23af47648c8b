# Verdict: RE
# Why: Reading by lines. Looks for one pile in each line, but all piles are on the second line.
# Why (ko): 줄 단위로 읽기. 한 줄에 더미 하나씩 찾지만, 모든 더미가 둘째 줄에 있습니다.
# First wrong input: 2 / 1 1
nim_sum = 0
for _ in range(int(input())):
    pile = int(input())  # ValueError: "1 1" is not a number
    nim_sum ^= pile + 1 if pile % 4 == 3 else pile - 1 if pile % 4 == 0 else pile
print("koosaga" if nim_sum != 0 else "cubelover")
