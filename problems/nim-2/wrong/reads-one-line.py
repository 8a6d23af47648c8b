# Verdict: WA
# Why: It looks for the piles on the line of N, finds none and works with the nim-sum 0.
# First wrong input: 1 / 1
n, *piles = map(int, input().split())  # the piles are on the next line
nim_sum = 0
for pile in piles:
    nim_sum ^= pile
print("koosaga" if nim_sum != 0 else "cubelover")
