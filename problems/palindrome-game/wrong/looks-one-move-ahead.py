# Verdict: WA
# Why: the first player wins when N itself is a palindrome. That is right, but there are many more
#   ways to win.
# Why (ko): N 자신이 팰린드롬이면 선공이 이긴다고 합니다. 그것은 맞지만, 이기는 방법은 훨씬 더
#   많습니다.
# First wrong input: 1 / 12
for _ in range(int(input())):
    n = input().strip()
    print(0 if n == n[::-1] else 1)
