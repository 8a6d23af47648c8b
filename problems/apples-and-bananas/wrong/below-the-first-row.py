# Verdict: WA
# Why: does not check whether there are enough fruits. In Python the index -2 is not an error: it
#   reads the table from its other end, where nothing has been filled in yet, and takes that for a
#   losing pair.
# Why (ko): 과일이 충분한지 확인하지 않습니다. 파이썬에서 인덱스 -2는 오류가 아니라 배열의 뒤쪽을
#   가리킵니다. 아직 채우지 않은 그 칸을 지는 쌍으로 봅니다.
# First wrong input: 0 2
a, b = map(int, input().split())
wins = [[False] * (b + 1) for _ in range(a + 1)]
for x in range(a + 1):
    for y in range(b + 1):
        if x + y == 0:
            continue
        wins[x][y] = not (wins[x - 1][y] and wins[x][y - 1] and wins[x - 3][y - 1] and wins[x - 1][y - 3])
print("Alice" if wins[a][b] else "Bob")
