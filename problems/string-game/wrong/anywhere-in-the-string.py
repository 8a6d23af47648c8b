# Verdict: WA
# Why: lets Alice win if the target is anywhere in the string. But Bob removes half of the letters,
#   and not where she wants.
# Why (ko): 목표가 문자열 어디에든 있으면 Alice가 이긴다고 생각합니다. 하지만 글자의 절반은 Bob이
#   지우고, Alice가 바라는 곳에서 지우지는 않습니다.
# First wrong input: 1 / ab a
import sys

for line in sys.stdin.readlines()[1:]:
    s, t = line.split()
    print("Alice" if t in s else "Bob")
