# Verdict: WA
# Why: calls a heap won if it can be split into two lost heaps. Two won heaps with equal Grundy numbers are lost together, too.
# Why (ko): 지는 더미 둘로 나눌 수 있을 때만 이긴다고 봅니다. 그런디 수가 같은 두 이기는 더미도 함께 있으면 지는 상태입니다.
# First wrong input: 1 / 13
import sys
won = [False] * 2001
for n in range(1, 2001):
    won[n] = any(not won[a] and not won[n - a] for a in range(1, (n + 1) // 2))
for n in list(map(int, sys.stdin.read().split()))[1:]:
    print("first" if n > 2000 or won[n] else "second")
