# Verdict: WA
# Why: looks only for splits into two losing piles. Two winning piles with equal Grundy numbers lose together, too.
# Why (ko): 지는 더미 둘로 나눌 수 있을 때만 이긴다고 봅니다. 이기는 더미 둘도 그런디 수가 같으면, 함께 놓았을 때 집니다.
# First wrong input: 1 / 13
import sys
won = [False] * 2001
for n in range(1, 2001):
    won[n] = any(not won[a] and not won[n - a] for a in range(1, (n + 1) // 2))
for n in list(map(int, sys.stdin.read().split()))[1:]:
    print("first" if n > 2000 or won[n] else "second")
