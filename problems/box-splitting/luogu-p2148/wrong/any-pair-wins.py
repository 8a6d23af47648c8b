# Verdict: WA
# Why: lets the first player win if any single pair wins.
# Why (ko): 이기는 쌍이 하나라도 있으면 첫째 플레이어가 이긴다고 답합니다.
# First wrong input: 1 / 4 / 1 2 1 2
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    boxes = [next(numbers) for _ in range(next(numbers))]
    print('YES' if any(box % 2 == 0 for box in boxes) else 'NO')
