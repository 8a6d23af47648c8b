# Verdict: WA
# Why: always cuts where Alice scores the most at once.
# Why (ko): 언제나 지금 얻는 점수가 가장 큰 곳에서 자릅니다.
# First wrong input: 3 / 2 1 1
n = int(input())
row = list(map(int, input().split()))
points = 0
while len(row) > 1:
    parts = [row[:k] for k in range(1, len(row))] + [row[k:] for k in range(1, len(row))]
    row = max((part for part in parts if 2 * sum(part) <= sum(row)), key=sum)
    points += sum(row)
print(points)
