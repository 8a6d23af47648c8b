# Verdict: WA
# Why: has each player move, as in Cat and Mouse; here a player may stay.
# Why (ko): 여기서는 제자리에 머물러도 되는데, Cat and Mouse처럼 반드시 움직여야 한다고 봅니다.
# First wrong input: 1 5 1 1 / M.F#C
import sys

r, c, cat_jump, mouse_jump, *grid = sys.stdin.read().split()
r, c = int(r), int(c)
cells = {(i, j): grid[i][j] for i in range(r) for j in range(c) if grid[i][j] != '#'}
cat, mouse, food = (next(p for p in cells if cells[p] == letter) for letter in 'CMF')


def jumps(length):
    ways = {}
    for i, j in cells:
        ways[i, j] = []
        for di, dj in (0, 1), (1, 0), (0, -1), (-1, 0):
            for k in range(1, length + 1):
                if (i + k * di, j + k * dj) not in cells:
                    break
                ways[i, j].append((i + k * di, j + k * dj))
    return ways


cat_ways, mouse_ways = jumps(int(cat_jump)), jumps(int(mouse_jump))
wins = {(food, k) for k in cells if k != food}  # with Cat to move
grown = True
while grown:
    before = {(m, k) for m in cells for k in cells if m != k and food not in (m, k)
              and any((to, k) in wins for to in mouse_ways[m])}
    after = {(m, k) for m in cells for k in cells if m != k and food not in (m, k) and cat_ways[k]
             and all((m, to) in before for to in cat_ways[k])}
    grown = not after <= wins
    wins |= after
print('Mouse' if (mouse, cat) in before else 'Cat')
