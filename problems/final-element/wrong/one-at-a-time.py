# Verdict: WA
# Why: deletes one number at a time, at an end, as in games where the ends are taken.
# Why (ko): 양 끝에서 가져가는 게임처럼 한 번에 끝의 수 하나만 지웁니다.
# First wrong input: 3 / 1 1 2
n = int(input())
best = list(map(int, input().split()))  # of the rows of one number, of two, ...
for length in range(2, n + 1):
    choose = max if (n - length) % 2 == 0 else min
    best = [choose(left, right) for left, right in zip(best, best[1:])]
print(best[0])
