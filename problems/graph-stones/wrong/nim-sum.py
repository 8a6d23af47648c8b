# Verdict: WA
# Why: treats the vertices as piles of Nim. But stones can only be taken where the token is.
# Why (ko): 정점들을 님 게임의 더미로 여깁니다. 하지만 말이 없는 정점에서는 돌을 가져갈 수 없습니다.
# First wrong input: 2 3 1 / 1 2 / 2 2 / 1 1 / 2 1
import sys

data = list(map(int, sys.stdin.read().split()))
n = data[0]
nim_sum = 0
for stones in data[3:3 + n]:
    nim_sum ^= stones
print('hwy' if nim_sum else 'sjh')
