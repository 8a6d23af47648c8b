# Verdict: WA
# Why: adds the two numbers of moves in place of taking the smaller one.
# Why (ko): 둘 중 작은 쪽이 아니라 둘을 더한 만큼 둔다고 봅니다.
# First wrong input: 1 1
x, y = map(int, input().split())
print('Alice' if (x + y // 4) % 2 == 1 else 'Bob')
