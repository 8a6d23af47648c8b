# Verdict: WA
# Why: the first player wins when N itself is a palindrome. That is right, but there are many more
#   ways to win.
# First wrong input: 1 / 12
for _ in range(int(input())):
    n = input().strip()
    print(0 if n == n[::-1] else 1)
