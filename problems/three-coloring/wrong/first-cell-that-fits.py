# Verdict: WA
# Why: takes the first cell and color that meet no neighbor of this color, and so leaves cells with no color.
# Why (ko): 이웃과 색이 겹치지 않는 첫 칸과 색을 고릅니다. 그러다 보면 놓을 색이 없는 칸이 남습니다.
# First wrong input: 2
n = int(input())
color = [[0] * (n + 2) for _ in range(n + 2)]


def fits(c, i, j):
    return c not in (color[i - 1][j], color[i + 1][j], color[i][j - 1], color[i][j + 1])


left = [(i, j) for i in range(1, n + 1) for j in range(1, n + 1)]
for _ in range(n * n):
    named = int(input())
    colors = [c for c in (1, 2, 3) if c != named]
    fitting = ((c, i, j) for i, j in left for c in colors if fits(c, i, j))
    c, i, j = next(fitting, (colors[0], *left[0]))
    left.remove((i, j))
    color[i][j] = c
    print(c, i, j, flush=True)
