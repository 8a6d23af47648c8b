# Verdict: WA
# Why: Does not ask whether there are enough fruits. In Python the index -2 is no error: it reads the table from
#   its other end, where nothing has been filled in yet, and takes that for a lost pair.
# First wrong input: 0 2
a, b = map(int, input().split())
wins = [[False] * (b + 1) for _ in range(a + 1)]
for x in range(a + 1):
    for y in range(b + 1):
        if x + y == 0:
            continue
        wins[x][y] = not (wins[x - 1][y] and wins[x][y - 1] and wins[x - 3][y - 1] and wins[x - 1][y - 3])
print("Alice" if wins[a][b] else "Bob")
