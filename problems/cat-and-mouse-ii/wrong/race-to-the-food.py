# Verdict: WA
# Why: compares the distances to the food, as if Cat could not catch Mouse on the way.
# Why (ko): 고양이가 가는 길에 쥐를 잡을 수 없는 것처럼, 먹이까지의 거리만 비교합니다.
# First wrong input: 1 4 1 2 / F.CM
import sys

r, c, cat_jump, mouse_jump, *grid = sys.stdin.read().split()
r, c = int(r), int(c)
cells = {(i, j): grid[i][j] for i in range(r) for j in range(c) if grid[i][j] != '#'}
cat, mouse, food = (next(p for p in cells if cells[p] == letter) for letter in 'CMF')


def turns(start, length):
    found = {start: 0}
    queue = [start]
    for i, j in queue:
        for di, dj in (0, 1), (1, 0), (0, -1), (-1, 0):
            for k in range(1, length + 1):
                to = i + k * di, j + k * dj
                if to not in cells:
                    break
                if to not in found:
                    found[to] = found[i, j] + 1
                    queue.append(to)
    return found.get(food, 1000)


own = turns(mouse, int(mouse_jump))
print('Mouse' if own < 1000 and own <= turns(cat, int(cat_jump)) else 'Cat')
