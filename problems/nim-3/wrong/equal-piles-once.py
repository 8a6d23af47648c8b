# Verdict: WA
# Why: counts the sizes that can be lowered. Moves in two piles of the same size are two moves.
# First wrong input: 3 / 1 1 1
import sys

piles = list(map(int, sys.stdin.read().split()))[1:]
nim_sum = 0
for pile in piles:
    nim_sum ^= pile
print(sum((pile ^ nim_sum) < pile for pile in set(piles)))
