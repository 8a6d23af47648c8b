# Verdict: WA
# Why: compares the sums of the digits that are there, and the numbers of ?.
# Why (ko): 지금 있는 숫자의 합과 ?의 개수를 따로따로 비교합니다.
# First wrong input: 09??
row = input()
half = len(row) // 2
sums = [sum(int(c) for c in part if c != '?') for part in (row[:half], row[half:])]
marks = [part.count('?') for part in (row[:half], row[half:])]
print('Bob' if sums[0] == sums[1] and marks[0] == marks[1] else 'Alice')
