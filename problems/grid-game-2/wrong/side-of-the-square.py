# Verdict: WA
# Why: adds up the sides of the squares. A move turns over other cells, too, and these have moves of their own.
# Why (ko): 정사각형의 변의 길이를 더합니다. 한 번 둘 때 다른 칸들도 뒤집히고, 그 칸들에서도 둘 수 있습니다.
# First wrong input: 1 / 2 3
import sys

numbers = list(map(int, sys.stdin.read().split()))[1:]
sides = sum(min(pair) for pair in zip(numbers[::2], numbers[1::2]))
print("FIRST" if sides % 2 == 1 else "SECOND")
