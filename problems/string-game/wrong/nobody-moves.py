# Verdict: WA
# Why: lets Bob win at once if the string is as long as its target, since Alice cannot move. But then
#   Alice wins if the two are equal.
# Why (ko): 문자열의 길이가 목표와 같으면 Alice가 지울 수 없으므로 바로 Bob이 이긴다고 생각합니다.
#   하지만 두 문자열이 같으면 Alice가 이깁니다.
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
