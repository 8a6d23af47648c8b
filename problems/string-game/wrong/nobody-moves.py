# Verdict: WA
# Why: a string as long as its target is given to Bob at once, since Alice cannot move. But then it is only
#   asked whether the two are the same.
# First wrong input: 1 / a a
for _ in range(int(input())):
    s, t = input().split()
    d = len(s) - len(t)
    h = d // 2
    if d == 0:
        print("Bob")  # should compare s and t
    elif d % 2 == 1:
        print("Alice" if s.startswith(t, h) and s.startswith(t, h + 1) else "Bob")
    else:
        print("Alice" if s.startswith(t, h) or (s.startswith(t, h - 1) and s.startswith(t, h + 1)) else "Bob")
