# Verdict: WA
# Why: lets the first player win only if N itself is a palindrome. The first player wins then, but
#   also in many other cases.
# Why (ko): N 자신이 팰린드롬일 때만 선공이 이긴다고 합니다. 그때 이기는 것은 맞지만, 선공은 다른
#   많은 경우에도 이깁니다.
# First wrong input: 1 / 12
for _ in range(int(input())):
    n = input().strip()
    print(0 if n == n[::-1] else 1)
