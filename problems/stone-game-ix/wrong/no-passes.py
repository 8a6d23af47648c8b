# Verdict: WA
# Why: leaves out the stones of remainder 0, even when their number is odd.
# Why (ko): 나머지가 0인 돌을, 그 개수가 홀수일 때도 무시합니다.
# First wrong input: 3 / 1 2 3
n = int(input())
of = [0, 0, 0]
for stone in map(int, input().split()):
    of[stone % 3] += 1
print('Alice' if of[1] > 0 and of[2] > 0 else 'Bob')
