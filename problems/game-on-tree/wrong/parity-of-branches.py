# Verdict: WA
# Why: counts the branches of the root. Branches need not be alike.
# Why (ko): 루트에 달린 가지의 개수가 홀수인지만 봅니다. 가지들은 서로 다를 수 있습니다.
# First wrong input: 4 / 1 2 / 1 3 / 2 4
import sys
data = list(map(int, sys.stdin.read().split()))
print("Alice" if data[1:].count(1) % 2 else "Bob")
