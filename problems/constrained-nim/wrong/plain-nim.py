# Verdict: WA
# Why: plays Nim and forgets the forbidden moves.
# Why (ko): 금지된 수를 생각하지 않고 님 게임으로 풉니다.
# First wrong input: 1 1 / 1 / 1 1
import sys
data = list(map(int, sys.stdin.read().split()))
nim_sum = 0
for size in data[2:2 + data[0]]:
    nim_sum ^= size
print("Takahashi" if nim_sum else "Aoki")
