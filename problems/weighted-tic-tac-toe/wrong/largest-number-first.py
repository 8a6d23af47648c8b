# Verdict: WA
# Why: lets both players take the largest number that is left, and forgets the lines.
# Why (ko): 두 사람이 남은 수 중 가장 큰 것을 번갈아 가져간다고 봅니다. 한 줄을 만드는 것은 생각하지 않습니다.
# First wrong input: 0 0 0 / 0 0 0 / 0 0 -1
import sys

numbers = sorted(map(int, sys.stdin.read().split()), reverse=True)
print("Takahashi" if sum(numbers[::2]) > sum(numbers[1::2]) else "Aoki")
