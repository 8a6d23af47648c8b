# Verdict: WA
# Why: looks at whether the number of points is odd. With one point, Slavko wins.
# Why (ko): 점의 개수가 홀수인지만 봅니다. 점이 하나이면 Slavko가 이깁니다.
# First wrong input: 1 / 1 1
n = int(input())
print("Mirko" if n % 2 else "Slavko")
