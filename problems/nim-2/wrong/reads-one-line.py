# Verdict: WA
# Why: Reading by lines. Looks for the piles on the line of N, finds none and uses the nim-sum 0.
# Why (ko): 줄 단위로 읽기. N이 있는 줄에서 더미를 찾습니다. 하나도 찾지 못하므로 님 합을 0으로 보고 답합니다.
# First wrong input: 1 / 1
n, *piles = map(int, input().split())  # the piles are on the next line
nim_sum = 0
for pile in piles:
    nim_sum ^= pile
print("koosaga" if nim_sum != 0 else "cubelover")
