# Verdict: WA
# Why: looks at the parity of the largest number. The other numbers are in the places below it, too.
# Why (ko): 가장 큰 수의 홀짝을 봅니다. 그 아래에는 다른 수들도 있습니다.
# First wrong input: 2 / 0 1
n = int(input())
a = list(map(int, input().split()))
print("Alice" if a[-1] - a[-2] >= 2 or a[-1] % 2 == 1 else "Bob")
