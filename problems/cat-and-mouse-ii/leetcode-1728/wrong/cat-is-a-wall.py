# Verdict: WA
# Why: does not let Mouse jump over Cat.
# Why (ko): 쥐가 고양이를 넘어 뛸 수 없다고 봅니다.
# First wrong input: ["FCM"] / 1 / 2
class Solution:
    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:
        cells = {(i, j): x for i, row in enumerate(grid) for j, x in enumerate(row) if x != '#'}
        cat, mouse, food = (next(p for p in cells if cells[p] == x) for x in 'CMF')

        @cache
        def jumps(at, length):
            ways = [at]
            for di, dj in (0, 1), (1, 0), (0, -1), (-1, 0):
                for k in range(1, length + 1):
                    to = at[0] + k * di, at[1] + k * dj
                    if to not in cells:
                        break
                    ways.append(to)
            return ways

        def is_over_cat(one, other, k):
            return min(one[0], other[0]) <= k[0] <= max(one[0], other[0]) and \
                min(one[1], other[1]) <= k[1] <= max(one[1], other[1])

        pairs = [(m, k) for m in cells for k in cells if m != k and m != food and k != food]
        wins = {(food, k) for k in cells if k != food}
        for _ in range(100):
            before = {(m, k) for m, k in pairs
                      if any((to, k) in wins and not is_over_cat(m, to, k) for to in jumps(m, mouseJump))}
            after = {(m, k) for m, k in pairs if all((m, to) in before for to in jumps(k, catJump))}
            if after <= wins:
                break
            wins |= after
        return (mouse, cat) in before
