# Verdict: WA
# Why: uses the parity of all sweets, as if every move ate one. A move can eat two sweets from a box of 3.
# Why (ko): 한 번에 사탕을 하나씩만 먹는 것처럼 전체 사탕 수의 홀짝을 봅니다. 3개짜리 상자에서는 한 번에
#   2개를 먹을 수도 있습니다.
# First wrong input: 1 / 1 / 3
import sys

numbers = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(numbers[0]):
    n = numbers[at]
    boxes = numbers[at + 1:at + 1 + n]
    at += 1 + n
    print("John" if sum(boxes) % 2 == 0 else "Brother")
