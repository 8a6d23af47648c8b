# Verdict: WA
# Why: takes two values at most.
# Why (ko): 최대 두 개까지만 가져갑니다.
# First wrong input: 3 / 0 0 1
n = int(input())
values = list(map(int, input().split()))
lead = [0] * (n + 2)
for i in range(n - 1, -1, -1):
    lead[i] = max(sum(values[i:i + k]) - lead[i + k] for k in (1, 2) if i + k <= n)
print('Alice' if lead[0] > 0 else 'Bob' if lead[0] < 0 else 'Tie')
