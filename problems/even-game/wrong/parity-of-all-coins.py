# Verdict: WA
# Why: takes the parity of all coins, N + K. Only what YG holds counts, and the players decide who
#   takes how many.
# First wrong input: 0 3
n, k = map(int, input().split())
print("YG" if (n + k) % 2 == 0 else "HS")
