# verdict: WA - looks for the piles on the first line, where only their number is
# samples: fail
n, *piles = map(int, input().split())  # the piles are on the next line
nim_sum = 0
for pile in piles:
    nim_sum ^= pile
print("koosaga" if nim_sum != 0 else "cubelover")
