# verdict: WA - when an amount is larger than n, Python looks at the other end of the table
# samples: pass
ROWS, FROM = 2200, 500
m = int(input())
input()
amounts = list(map(int, input().split()))

wins = [False] * ROWS
for n in range(1, ROWS):
    wins[n] = any(not wins[n - amount] for amount in amounts)  # n - amount < 0 is wins[-1], wins[-2], ...

period = 1
while wins[FROM:FROM + 1000] != wins[FROM + period:FROM + period + 1000]:
    period += 1
count = 0
for n in range(1, min(m + 1, FROM + period)):
    if not wins[n]:
        count += 1 if n < FROM else 1 + (m - n) // period
print(count)
