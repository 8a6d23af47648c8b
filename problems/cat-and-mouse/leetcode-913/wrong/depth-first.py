# Verdict: WA
# Why: searches depth first with a memory; a position on the way to itself counts as a draw, and what follows is kept.
# Why (ko): 깊이 우선으로 탐색하며 결과를 저장합니다. 되돌아온 상태를 무승부로 보고, 거기서 나온 결과까지 저장합니다.
# First wrong input: [[2],[2,3,4],[0,1,3],[1,2,4],[1,3]]
class Solution:
    def catMouseGame(self, graph: List[List[int]]) -> int:
        memo = {}

        def result(mouse, cat, mover):
            if mouse == 0 or mouse == cat:
                return 1 if mouse == 0 else 2
            key = mouse, cat, mover
            if key not in memo:
                memo[key] = 0
                if mover == 0:
                    found = {result(to, cat, 1) for to in graph[mouse]}
                else:
                    found = {result(mouse, to, 0) for to in graph[cat] if to != 0}
                memo[key] = mover + 1 if mover + 1 in found else 0 if 0 in found else 2 - mover
            return memo[key]

        return result(1, 2, 0)
