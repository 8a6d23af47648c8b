# Verdict: WA
# Why: lists equal piles once, though each of them gives a line.
# Why (ko): 크기가 같은 더미를 한 번만 적습니다. 더미마다 한 줄이어야 합니다.
# First wrong input: 3 / 1 1 1 / 0
import sys

numbers = iter(map(int, sys.stdin.buffer.read().split()))
for count in numbers:
    if count == 0:
        break
    piles = [next(numbers) for _ in range(count)]
    nim_sum = 0
    for pile in piles:
        nim_sum ^= pile
    print('Yes' if nim_sum else 'No')
    for pile in dict.fromkeys(piles):
        if (pile ^ nim_sum) < pile:
            print(pile, pile ^ nim_sum)
