# Verdict: WA
# Why: does not let the knight pass over the cells of other pawns.
# Why (ko): 나이트가 다른 폰이 있는 칸을 지날 수 없다고 봅니다.
# First wrong input: 1 / 0 / [[2,1],[0,2]]
class Solution:
    def maxMoves(self, kx: int, ky: int, positions: List[List[int]]) -> int:
        pieces = [*map(tuple, positions), (kx, ky)]
        n = len(positions)
        taken = set(pieces[:n])
        steps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]

        def search(start):
            found = {start: 0}
            queue = [start]
            for x, y in queue:
                if (x, y) in taken and (x, y) != start:
                    continue
                for a, b in steps:
                    to = x + a, y + b
                    if 0 <= to[0] < 50 and 0 <= to[1] < 50 and to not in found:
                        found[to] = found[x, y] + 1
                        queue.append(to)
            return [found.get(piece, 1000) for piece in pieces]

        distances = [search(piece) for piece in pieces]

        @cache
        def total(left, at, is_alice):
            choose = max if is_alice else min
            return choose((distances[at][i] + total(left ^ 1 << i, i, not is_alice)
                           for i in range(n) if left >> i & 1), default=0)

        return total((1 << n) - 1, n, True)
