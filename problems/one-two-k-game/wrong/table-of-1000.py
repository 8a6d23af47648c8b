# Verdict: RE
# Why: A table that is too short. It ends at cell 1000.
# Why (ko): 너무 짧은 표. 1000번 칸까지입니다.
# First wrong input: 1 / 1147 3
for _ in range(int(input())):
    n, k = map(int, input().split())
    wins = []
    for cell in range(1001):
        wins.append(any(cell >= step and not wins[cell - step] for step in (1, 2, k)))
    print("Alice" if wins[n] else "Bob")  # IndexError from 1001 on
