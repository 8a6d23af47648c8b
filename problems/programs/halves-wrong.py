wins = [False] * 10001
for n in range(1, 10001):
    wins[n] = not wins[n - 1] or (n % 2 == 0 and not wins[n // 2])
input()
piles = map(int, input().split())
print('WIN' if sum(wins[a] for a in piles) % 2 == 1 else 'LOSE')
