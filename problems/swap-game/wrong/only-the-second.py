# Verdict: WA
# Why: compares the first number with the second one only. Alice may exchange with any.
# Why (ko): 첫째 수를 둘째 수하고만 비교합니다. 어느 수와도 바꿀 수 있습니다.
# First wrong input: 1 / 3 / 2 2 1
import sys
data = sys.stdin.buffer.read().split()
at = 1
for _ in range(int(data[0])):
    print("Alice" if int(data[at + 1]) > int(data[at + 2]) else "Bob")
    at += int(data[at]) + 1
