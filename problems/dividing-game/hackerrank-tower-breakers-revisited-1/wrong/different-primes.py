# Verdict: WA
# Why: counts the different prime factors. But 4 can be lowered to 2 and then to 1, so it has two.
# Why (ko): 서로 다른 소인수의 개수를 셉니다. 그러나 4는 2로, 다시 1로 낮출 수 있으므로 두
#   개로 세어야 합니다.
# First wrong input: 1 / 2 / 2 4
import sys


def count(number):
    found, factor = 0, 2
    while factor * factor <= number:
        found += number % factor == 0
        while number % factor == 0:
            number //= factor
        factor += 1
    return found + (number > 1)


numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    nim_sum = 0
    for _ in range(next(numbers)):
        nim_sum ^= count(next(numbers))
    print(1 if nim_sum else 2)
