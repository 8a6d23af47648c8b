# Verdict: WA
# Why: looks only at lines with a cut, for the winner and for the move. Most lines have none.
# Why (ko): 승자를 구할 때도 수를 찾을 때도 자른 곳이 있는 선만 봅니다. 대부분의 선에는 자른 곳이 없습니다.
# First wrong input: 1 2 0
import sys


def uncut(cuts, length, end):
    """The uncut units from 0 to end."""
    at = units = 0
    for low, high in sorted(cuts) + [(length, length)]:
        units += max(0, min(low, end) - at)
        at = max(at, high)
    return units


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n, m, k = numbers[:3]
    lines = {}
    for i in range(k):
        x, y, x2, y2 = numbers[3 + 4 * i:7 + 4 * i]
        along = sorted((y, y2)) if x == x2 else sorted((x, x2))
        lines.setdefault((x == x2, x if x == x2 else y), []).append(tuple(along))
    total = 0
    for (upright, place), cuts in lines.items():
        length = m if upright else n
        total ^= uncut(cuts, length, length)
    for (upright, place), cuts in lines.items():
        length = m if upright else n
        units = uncut(cuts, length, length)
        if units ^ total < units:
            low, high = 0, length
            while low < high:
                middle = (low + high) // 2
                if uncut(cuts, length, middle) < units - (units ^ total):
                    low = middle + 1
                else:
                    high = middle
            print("FIRST")
            print(*((place, 0, place, low) if upright else (0, place, low, place)))
            return
    print("SECOND")


main()
