# Verdict: WA
# Why: numbers the cases from 0 on.
# Why (ko): 케이스 번호를 0부터 셉니다.
# First wrong input: 1 / 1 / 1
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for case in range(next(numbers)):
    piles = [next(numbers) for _ in range(next(numbers))]
    nim_sum = 0
    for pile in piles:
        nim_sum ^= pile
    first_wins = (nim_sum != 0) == (max(piles) > 1)
    print(f'Case {case}: {"Alice" if first_wins else "Bob"}')
