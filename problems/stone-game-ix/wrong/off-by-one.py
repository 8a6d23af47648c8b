# Verdict: WA
# Why: lets Alice win with an odd number of stones of remainder 0 if the others differ by 2.
# Why (ko): 나머지가 0인 돌이 홀수 개일 때, 다른 두 나머지의 개수 차이가 2이면 이긴다고 봅니다.
# First wrong input: 3 / 1 1 3
n = int(input())
of = [0, 0, 0]
for stone in map(int, input().split()):
    of[stone % 3] += 1
if of[0] % 2 == 0:
    print('Alice' if of[1] > 0 and of[2] > 0 else 'Bob')
else:
    print('Alice' if abs(of[1] - of[2]) >= 2 else 'Bob')
