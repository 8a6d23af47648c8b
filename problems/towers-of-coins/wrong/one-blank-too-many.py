# Verdict: WA
# Why: print with several values puts a blank between them. The letters must stand without blanks.
# First wrong input: 2 3 4 / 1 1 1 1
k, l, towers = map(int, input().split())
heights = list(map(int, input().split()))
wins = [False]
for n in range(1, max(heights) + 1):
    wins.append(not wins[n - 1] or (n >= k and not wins[n - k]) or (n >= l and not wins[n - l]))
print(*("A" if wins[n] else "B" for n in heights))  # should be "".join(...)
