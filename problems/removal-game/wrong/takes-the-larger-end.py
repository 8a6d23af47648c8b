# Verdict: WA
# Why: Both players take the larger end. A small end may be better, if it keeps a large number from the opponent.
# Why (ko): 두 사람 모두 양 끝 가운데 큰 수를 가져갑니다. 작은 쪽을 가져가 상대에게 큰 수를 내주지 않는 것이
#   나을 때가 있습니다.
# First wrong input: 4 / 0 1 0 0
from collections import deque

input()
row = deque(map(int, input().split()))
sums = [0, 0]
for turn in range(len(row)):
    sums[turn % 2] += row.popleft() if row[0] >= row[-1] else row.pop()
print(sums[0])
