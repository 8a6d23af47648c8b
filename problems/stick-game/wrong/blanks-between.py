# Verdict: WA
# Why: print(*word) puts a space between the letters. The answer is one word.
# Why (ko): print(*word)는 글자 사이에 공백을 넣습니다. 답은 붙여 쓴 문자열 하나입니다.
# First wrong input: 2 1 / 1
def outcomes(n, moves):
    wins = bytearray(n + max(moves) + 1)
    for pile in range(n + 1):
        if not wins[pile]:
            for p in moves:
                wins[pile + p] = 1
    return wins[1:n + 1]


n, k = map(int, input().split())
moves = list(map(int, input().split()))
print(*("W" if won else "L" for won in outcomes(n, moves)))  # should be "".join(...)
