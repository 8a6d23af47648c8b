# Verdict: WA
# Why: does not allow taking fewer than k while some jar still holds k. The rule forbids that only for the
#   jar that holds k; a jar that holds fewer may be chosen at any time.
# Why (ko): k개 이상 든 병이 하나라도 있으면 k개보다 적게 가져가지 못하게 합니다. 하지만 그 병에서 덜 가져갈
#   수 없을 뿐이고, k개보다 적게 든 병은 언제든지 고를 수 있습니다.
# First wrong input: 1 3 4
from functools import lru_cache


@lru_cache(maxsize=None)
def lead(turn, jars):
    full = [i for i in range(3) if jars[i] >= turn]
    best = None
    for i in full or [i for i in range(3) if jars[i] > 0]:
        taken = min(jars[i], turn)
        left = list(jars)
        left[i] -= taken
        mine = taken - lead(turn + 1, tuple(sorted(left)))
        best = mine if best is None else max(best, mine)
    return best or 0


ahead = lead(1, tuple(sorted(map(int, input().split()))))
print('F' if ahead > 0 else 'S' if ahead < 0 else 'D')
