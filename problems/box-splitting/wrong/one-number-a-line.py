# Verdict: RE
# Why: It expects N and M on two lines, as in many other problems. Both are on one line.
# First wrong input: 1 2
n = int(input())  # ValueError: "1 2" is not a number
m = int(input())
print("A" if n % 2 == 0 or m % 2 == 0 else "B")
