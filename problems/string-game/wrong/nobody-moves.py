# Verdict: WA
# Why: a string as long as its target is given to Bob at once, since Alice cannot move. But then it is only
#   asked whether the two are the same.
# Why (ko): 문자열의 길이가 목표와 같으면 Alice가 둘 수 없으니 바로 Bob이 이긴다고 합니다. 하지만
#   이때는 둘이 같은지만 보면 됩니다.
# First wrong input: 1 / a a
import sys

for line in sys.stdin.readlines()[1:]:
    s, t = line.split()
    d = len(s) - len(t)
    h = d // 2
    if d == 0:
        print("Bob")  # should compare s and t
    elif d % 2 == 1:
        print("Alice" if s.startswith(t, h) and s.startswith(t, h + 1) else "Bob")
    else:
        print("Alice" if s.startswith(t, h) or (s.startswith(t, h - 1) and s.startswith(t, h + 1)) else "Bob")
