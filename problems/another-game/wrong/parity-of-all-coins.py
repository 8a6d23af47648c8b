# Verdict: WA
# Why: looks at whether the total number of coins is odd. One move may take several coins, so the parity need not
#   change.
# Why (ko): 동전 전체의 개수가 홀수인지 봅니다. 한 번에 여러 개를 가져갈 수 있으므로 홀짝이 바뀌지 않을 수도 있습니다.
# First wrong input: 1 / 2 / 1 1
import sys
data = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    print("first" if sum(data[at + 1:at + 1 + n]) % 2 else "second")
    at += n + 1
