# Verdict: WA
# Why: lets the player who removes the root win.
# Why (ko): 루트를 없앤 사람이 이긴다고 봅니다.
# First wrong input: 1
print('Alice' if int(input()) > 0 else 'Bob')
