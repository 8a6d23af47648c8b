# Verdict: WA
# Why: searches depth first, and treats a position that is still being searched as losing. So it finds wins where the
#   opponent can go on forever.
# Why (ko): 깊이 우선으로 탐색하면서, 아직 탐색 중인 상태를 지는 상태로 봅니다. 그래서 상대가 게임을 끝없이 이어 갈 수
#   있어도 이긴다고 답합니다.
# First wrong input: 3 / 1 1 / 1 2
import sys
sys.setrecursionlimit(100000)
n = int(input())
numbers = [list(map(int, input().split()))[1:] for _ in range(2)]
known = [['Lose'] + [None] * (n - 1) for _ in range(2)]


def search(player, at):
    if known[player][at] is None:
        known[player][at] = 'Lose'
        after = [search(1 - player, (at + number) % n) for number in numbers[player]]
        known[player][at] = 'Win' if 'Lose' in after else 'Loop' if 'Loop' in after else 'Lose'
    return known[player][at]


for player in range(2):
    print(*(search(player, at) for at in range(1, n)))
