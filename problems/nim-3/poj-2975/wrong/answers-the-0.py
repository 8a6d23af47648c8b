# Verdict: WA
# Why: answers the 0 that ends the input, as if it were a game.
# Why (ko): 입력 끝의 0에도 게임처럼 답을 출력합니다.
# First wrong input: 1 / 1 / 0
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for count in numbers:
    piles = [next(numbers) for _ in range(count)]
    nim_sum = 0
    for pile in piles:
        nim_sum ^= pile
    print(sum((pile ^ nim_sum) < pile for pile in piles))
