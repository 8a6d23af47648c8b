# Verdict: WA
# Why: halves 9 times the difference of the ? with //, which loses a half where it is odd.
# Why (ko): ? 개수 차이의 9배를 //로 2로 나누어, 홀수이면 0.5를 잃습니다.
# First wrong input: 4?
row = input()
half = len(row) // 2
sums = [sum(int(c) for c in part if c != '?') for part in (row[:half], row[half:])]
marks = [part.count('?') for part in (row[:half], row[half:])]
print('Bob' if sums[0] - sums[1] == 9 * (marks[1] - marks[0]) // 2 else 'Alice')
