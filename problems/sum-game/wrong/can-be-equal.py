# Verdict: WA
# Why: gives the game to Bob whenever the sums can become equal, as if he wrote all the digits.
# Why (ko): 숫자를 모두 Bob이 쓰는 것처럼, 합이 같아질 수만 있으면 Bob이 이긴다고 봅니다.
# First wrong input: 0?
row = input()
half = len(row) // 2
low, high = [0, 0], [0, 0]
for i, c in enumerate(row):
    low[i >= half] += 0 if c == '?' else int(c)
    high[i >= half] += 9 if c == '?' else int(c)
print('Bob' if low[0] <= high[1] and low[1] <= high[0] else 'Alice')
