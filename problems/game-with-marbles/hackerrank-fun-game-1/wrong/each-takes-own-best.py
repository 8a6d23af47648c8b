# Verdict: WA
# Why: lets each player take the thing that is worth most to that player.
# Why (ko): 두 사람이 저마다 자기에게 가장 값진 것을 가져간다고 봅니다.
# First wrong input: 1 / 2 / 1 1 / 1 2
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    n = next(numbers)
    a = [next(numbers) for _ in range(n)]
    b = [next(numbers) for _ in range(n)]
    left, lead = set(range(n)), 0
    for turn in range(n):
        own = a if turn % 2 == 0 else b
        best = max(left, key=lambda i: own[i])
        left.remove(best)
        lead += own[best] if turn % 2 == 0 else -own[best]
    print('First' if lead > 0 else 'Second' if lead < 0 else 'Tie')
