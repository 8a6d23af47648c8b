# Verdict: WA
# Why: knows no tie.
# Why (ko): 비기는 경우를 모릅니다.
# First wrong input: 1 / 2 / 1 1 / 1 1
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    n = next(numbers)
    a = [next(numbers) for _ in range(n)]
    b = [next(numbers) for _ in range(n)]
    order = sorted(range(n), key=lambda i: -(a[i] + b[i]))
    lead = sum(a[i] if turn % 2 == 0 else -b[i] for turn, i in enumerate(order))
    print('First' if lead > 0 else 'Second')
