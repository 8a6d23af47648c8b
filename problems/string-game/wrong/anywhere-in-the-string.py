# Verdict: WA
# Why: gives the game to Alice if the target stands anywhere in the string. Bob takes half of the letters, and
#   he will not take them where she wants it.
# Why (ko): 목표가 문자열 어디에든 있으면 Alice가 이긴다고 합니다. 글자의 절반은 Bob이 지우는데,
#   Alice가 바라는 곳에서 지우지는 않을 것입니다.
# First wrong input: 1 / ab a
import sys

for line in sys.stdin.readlines()[1:]:
    s, t = line.split()
    print("Alice" if t in s else "Bob")
