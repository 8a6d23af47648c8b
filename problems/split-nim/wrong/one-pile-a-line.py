# Verdict: RE
# Why: It reads one pile from each line, but all piles stand on the second line.
# First wrong input: 2 / 1 1
nim_sum = 0
for _ in range(int(input())):
    pile = int(input())  # ValueError: "1 1" is not a number
    nim_sum ^= pile + 1 if pile % 4 == 3 else pile - 1 if pile % 4 == 0 else pile
print("koosaga" if nim_sum != 0 else "cubelover")
