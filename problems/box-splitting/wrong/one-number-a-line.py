# Verdict: RE
# Why: expects N and M on two lines, as in many other problems. Both are on one line.
# Why (ko): 다른 많은 문제에서처럼 N과 M이 두 줄에 있다고 생각합니다. 이 문제에서는 한 줄에 있습니다.
# First wrong input: 1 2
n = int(input())  # ValueError: "1 2" is not a number
m = int(input())
print("A" if n % 2 == 0 or m % 2 == 0 else "B")
