# Verdict: WA
# Why: assumes that Bob always answers higher, as the larger numbers cost more.
# Why (ko): 큰 수를 부를 때 돈이 더 들므로, Bob이 언제나 더 크다고 대답한다고 봅니다.
# First wrong input: 4
n = int(input())
cost = [0] * (n + 3)
for low in range(n - 1, 0, -1):
    cost[low] = min(guess + cost[guess + 1] for guess in range(low, n + 1) if guess < n or low == n)
print(cost[1])
