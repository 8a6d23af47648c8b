# Verdict: WA
# Why: reads the table at n - a even if that is negative. In C this is undefined; Python reads from the other end of
#   the table.
# Why (ko): n - a가 음수여도 표의 n - a번 칸을 읽습니다. C에서는 정의되지 않은 동작이고, Python에서는 표의 반대쪽
#   끝을 읽습니다.
# First wrong input: 1 / 1 / 2
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
