# Verdict: WA
# Why: finds the period far up in the table, where it is right, but then looks the tower up at N mod
#   period. So the table must repeat from 0 on. For 6 and 9 it does so only from 10 on.
# First wrong input: 6 9 4 / 1 1 1 5
k, l, towers = map(int, input().split())
wins = [False]
for n in range(1, 200):
    wins.append(not all(wins[n - a] for a in (1, k, l) if a <= n))
period = 1
while wins[100:150] != wins[100 + period : 150 + period]:
    period += 1
print("".join("A" if wins[n % period] else "B" for n in map(int, input().split())))  # 100 + (n - 100) % period
