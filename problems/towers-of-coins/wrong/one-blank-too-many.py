# Verdict: WA
# Why: print with several values puts spaces between them, but the output must not contain spaces.
# Why (ko): print에 값을 여러 개 넘기면 사이에 공백이 들어갑니다. 글자는 공백 없이 출력해야 합니다.
# First wrong input: 2 3 4 / 1 1 1 1
k, l, towers = map(int, input().split())
heights = list(map(int, input().split()))
wins = [False]
for n in range(1, max(heights) + 1):
    wins.append(not wins[n - 1] or (n >= k and not wins[n - k]) or (n >= l and not wins[n - l]))
print(*("A" if wins[n] else "B" for n in heights))  # should be "".join(...)
