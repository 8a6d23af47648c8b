# Verdict: WA
# Why: takes an empty pile for the end of a game.
# Why (ko): 빈 더미를 게임의 끝으로 봅니다.
# First wrong input: 1 / 2 / 0 1
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    piles = [next(numbers) for _ in range(next(numbers))]
    nim_sum = 0
    for pile in piles:
        if pile == 0:
            break
        nim_sum ^= pile
    print('Yes' if nim_sum else 'No')
