# Verdict: WA
# Why: knows only one move, to the remainder, so that the steps of Euclid's algorithm decide.
# Why (ko): 나머지로 바꾸는 수만 있다고 봅니다. 그러면 유클리드 호제법의 단계 수가 승자를 정합니다.
# First wrong input: 1 / 2 5
import sys

numbers = list(map(int, sys.stdin.read().split()))
for a, b in zip(numbers[1::2], numbers[2::2]):
    steps = 0
    a, b = min(a, b), max(a, b)
    while a > 0:
        a, b = b % a, a
        steps += 1
    print("First" if steps % 2 == 1 else "Second")
