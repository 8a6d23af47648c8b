# Verdict: WA
# Why: prints the words without their exclamation mark. A judge that compares bytes takes nothing else.
# Why (ko): 느낌표 없이 출력합니다. 바이트까지 비교하는 채점기에서는 맞지 않습니다.
# First wrong input: 1 / 0 / 0
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for coins in numbers:
    nim_sum = 0
    for _ in range(coins):
        nim_sum ^= next(numbers)
    if coins > 0:
        print('Rabbit Win' if nim_sum else 'Grass Win')
