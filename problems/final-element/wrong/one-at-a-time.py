# Verdict: WA
# Why: deletes one number at a time, at an end, as in games where the ends are taken.
# Why (ko): 양 끝에서 가져가는 게임처럼 한 번에 끝의 수 하나만 지웁니다.
# First wrong input: 3 / 1 1 2
n = int(input())
a = list(map(int, input().split()))
m = n // 2
if n % 2 == 0:
    print(max(a[m - 1], a[m]))
else:
    print(a[0] if n == 1 else min(a[m], max(a[m - 1], a[m + 1])))
