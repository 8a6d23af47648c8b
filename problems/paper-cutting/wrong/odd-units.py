# Verdict: WA
# Why: lets the first player win if the number of uncut units is odd, as if every move cut one unit; and cuts one.
# Why (ko): 한 번에 한 칸씩만 자르는 것처럼, 자르지 않은 칸이 홀수 개이면 선공이 이긴다고 봅니다.
# First wrong input: 2 3 0
import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n, m, k = numbers[:3]
    upright, level = {}, {}
    for i in range(k):
        x, y, x2, y2 = numbers[3 + 4 * i:7 + 4 * i]
        if x == x2:
            upright.setdefault(x, []).append((min(y, y2), max(y, y2)))
        else:
            level.setdefault(y, []).append((min(x, x2), max(x, x2)))
    units, found = 0, []
    for lines, cuts, length in ((n - 1, upright, m), (m - 1, level, n)):
        units += lines * length
        whole = next(line for line in range(1, len(cuts) + 2) if line not in cuts)
        if whole <= lines:
            found.append((cuts is upright, whole, 0))
        for line, some in cuts.items():
            at = 0
            for begin, end in sorted(some) + [(length, length)]:
                if begin > at:
                    found.append((cuts is upright, line, at))
                units -= max(0, end - max(at, begin))
                at = max(at, end)
    if units % 2 == 1:
        is_upright, line, at = found[0]
        print("FIRST")
        print(*((line, at, line, at + 1) if is_upright else (at, line, at + 1, line)))
    else:
        print("SECOND")


main()
