# Verdict: WA
# Why: names 2r - p - q at once, where the largest pile r may still grow; then the steps are not equal.
# Why (ko): 처음부터 2r - p - q를 부릅니다. 가장 큰 더미 r에 더하면 간격이 같아지지 않습니다.
# First wrong input: 1 2 3
pile = [*map(int, input().split())]
print('First')
for turn in range(2):
    p, q, r = sorted(pile)
    y = 2 * r - p - q if turn == 0 else q - p
    print(y, flush=True)
    grown = int(input())
    if grown == 0:
        break
    pile[grown - 1] += y
