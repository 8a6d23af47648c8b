# Verdict: WA
# Why: has a player lose when any move loses, and not only when all do.
# Why (ko): 모든 수가 아니라 지는 수가 하나라도 있으면 진다고 봅니다.
# First wrong input: 4 3 / 0 3 / 1 2 / 1 3
n, m = map(int, input().split())
graph = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    graph[a].append(b)
    graph[b].append(a)
results = {}


def result(mouse, cat, mover):
    return 1 if mouse == 0 else 2 if mouse == cat else results.get((mouse, cat, mover), 0)


changed = True
while changed:
    changed = False
    for mouse in range(1, n):
        for cat in range(1, n):
            for mover in 0, 1:
                if result(mouse, cat, mover) == 0:
                    next_ones = [result(mouse, to, 0) for to in graph[cat] if to != 0] if mover else \
                        [result(to, cat, 1) for to in graph[mouse]]
                    if mover + 1 in next_ones:
                        results[mouse, cat, mover] = mover + 1
                        changed = True
                    elif 2 - mover in next_ones:
                        results[mouse, cat, mover] = 2 - mover
                        changed = True

print(['Draw', 'Mouse', 'Cat'][result(1, 2, 0)])
