# Verdict: WA
# Why: lets the first player win if the number of uncut units is odd, as if every move cut one unit; and cuts one.
# Why (ko): 한 번에 한 칸씩만 자르는 것처럼, 자르지 않은 칸이 홀수 개이면 선공이 이긴다고 봅니다.
# First wrong input: 2 3 0
import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n, m, k = numbers[:3]
    cut = set()
    for i in range(k):
        x, y, x2, y2 = numbers[3 + 4 * i:7 + 4 * i]
        if x == x2:
            cut.update((x, z, x, z + 1) for z in range(min(y, y2), max(y, y2)))
        else:
            cut.update((z, y, z + 1, y) for z in range(min(x, x2), max(x, x2)))
    upright = [(x, y, x, y + 1) for x in range(1, n) for y in range(m)]
    level = [(x, y, x + 1, y) for y in range(1, m) for x in range(n)]
    left = [unit for unit in upright + level if unit not in cut]
    if len(left) % 2 == 1:
        print("FIRST")
        print(*left[0])
    else:
        print("SECOND")


main()
