# Verdict: WA
# Why: takes the numbers for 1..2N, so it has none left when 2N + 1 is the last one.
# Why (ko): 수가 1부터 2N까지라고 보아, 마지막에 2N + 1만 남으면 부를 수가 없습니다.
# First wrong input: 1
n = int(input())
left = set(range(1, 2 * n + 1))
while left:
    x = min(left)
    left.remove(x)
    print(x, flush=True)
    left.discard(int(input()))
