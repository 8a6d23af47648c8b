# Verdict: WA
# Why: treats exactly the piles 1, 4, 7, 10, ... as losing. A pile of 2 has no move, and 13 is a win.
# Why (ko): 1, 4, 7, 10, ...만 지는 더미라고 봅니다. 2개는 나눌 수 없어서 지고, 13개는 이깁니다.
# First wrong input: 1 / 2
import sys
for n in list(map(int, sys.stdin.read().split()))[1:]:
    print("second" if n % 3 == 1 else "first")
