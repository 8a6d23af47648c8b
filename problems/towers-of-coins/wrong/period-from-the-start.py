# Verdict: WA
# Why: finds the period far up in the table, where it is right, but then looks up the tower at N mod
#   period. This only works if the table repeats from 0 on. For 6 and 9 it repeats only from 10 on.
# Why (ko): 표의 먼 뒤쪽에서 주기를 바르게 찾지만, 탑의 답을 N mod 주기에서 찾습니다. 그러려면 표가
#   0부터 되풀이되어야 하는데, 6과 9는 10부터 되풀이됩니다.
# First wrong input: 6 9 4 / 1 1 1 5
k, l, towers = map(int, input().split())
wins = [False]
for n in range(1, 200):
    wins.append(not all(wins[n - a] for a in (1, k, l) if a <= n))
period = 1
while wins[100:150] != wins[100 + period : 150 + period]:
    period += 1
print("".join("A" if wins[n % period] else "B" for n in map(int, input().split())))  # 100 + (n - 100) % period
