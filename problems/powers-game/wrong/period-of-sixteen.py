# Verdict: WA
# Why: takes 16 for the period, since every number to the 16th is 1 mod 17. For 2 the 8th power is 1 already, and with the
#   sign half of that is enough for a pair.
# Why (ko): 17과 서로소인 수의 16제곱을 17로 나눈 나머지가 1이라고 해서 주기를 16으로 봅니다. 2는 8제곱에서 이미 1이고, 부호를
#   바꿀 수 있으므로 그 절반만 지나도 짝이 됩니다.
# First wrong input: 1 / 8
import sys

numbers = sys.stdin.buffer.read().split()
print("\n".join("Second" if int(n) % 16 == 0 else "First" for n in numbers[1:]))
