# Verdict: WA
# Why: Reading by lines. Looks for the piles on the line of N and finds none.
# Why (ko): 줄 단위로 읽기. N이 있는 줄에서 더미를 찾습니다.
# First wrong input: 1 / 1
n, *piles = map(int, input().split())  # the piles are on the next line
nim_sum = 0
for pile in piles:
    nim_sum ^= pile
print("koosaga" if nim_sum != 0 else "cubelover")
