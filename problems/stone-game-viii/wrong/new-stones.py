# Verdict: WA
# Why: scores only stones that no move has taken before, and not the one in front, which holds the others.
# Why (ko): 맨 앞에 새로 놓은 돌의 값을 빼고, 처음 가져가는 돌만 점수로 셉니다.
# First wrong input: 3 / 0 -1 0
n = int(input())
stones = list(map(int, input().split()))
sums = [0]
for stone in stones:
    sums.append(sums[-1] + stone)
best = sums[n]  # of sums[j] less the lead from there on
for i in range(n - 1, 1, -1):
    best = max(best, sums[i] - (best - sums[i]))
print(best)
