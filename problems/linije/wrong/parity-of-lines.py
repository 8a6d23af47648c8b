# Verdict: WA
# Why: looks at whether the number of lines is odd, as if all of them were drawn in the end.
# Why (ko): 직선의 개수가 홀수인지만 봅니다. 끝까지 모든 직선을 긋게 되는 것은 아닙니다.
# First wrong input: 3 / 3 1 / 1 1 / 2 1
import sys
data = list(map(int, sys.stdin.read().split()))
lines = len(set(data[1::2])) + len(set(data[2::2]))
print("Mirko" if lines % 2 else "Slavko")
