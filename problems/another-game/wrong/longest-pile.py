# Verdict: WA
# Why: assumes that the largest pile determines the winner, since the game lasts at least as long as it does.
# Why (ko): 게임이 적어도 가장 큰 더미만큼 이어지므로 가장 큰 더미의 홀짝이 승패를 정한다고 가정합니다.
# First wrong input: 1 / 2 / 1 2
import sys
data = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    print("first" if max(data[at + 1:at + 1 + n]) % 2 else "second")
    at += n + 1
