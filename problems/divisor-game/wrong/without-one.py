# Verdict: WA
# Why: forgets that 1 is a divisor, too.
# Why (ko): 1도 약수라는 것을 잊었습니다.
# First wrong input: 2
n = int(input())
wins = [False] * (n + 1)
for i in range(1, n + 1):
    wins[i] = any(i % x == 0 and not wins[i - x] for x in range(2, i))
print('Alice' if wins[n] else 'Bob')
