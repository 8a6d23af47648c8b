# Verdict: WA
# Why: lets the first move take a single stone.
# Why (ko): 첫 수에 돌 하나만 가져가도 된다고 봅니다.
# First wrong input: 2 / 0 -1
n = int(input())
stones = list(map(int, input().split()))
total = sum(stones)
lead = total
for j in range(n - 1, 0, -1):
    total -= stones[j]
    lead = max(lead, total - lead)
print(lead)
