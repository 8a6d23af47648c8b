# Verdict: WA
# Why: lets a number be chosen again, as in a game of piles.
# Why (ko): 더미 게임처럼 한 번 고른 수를 또 고를 수 있다고 봅니다.
# First wrong input: 4 9
m, goal = map(int, input().split())
if goal > m * (m + 1) // 2:
    print('Nobody')
else:
    print('Alice' if goal == 0 or goal % (m + 1) != 0 else 'Bob')
