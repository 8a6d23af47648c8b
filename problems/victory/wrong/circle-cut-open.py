# Verdict: WA
# Why: treats the circle as a row. The taken part grows to the left or to the right until it reaches an end
#   of the row; on the circle it continues at the other end.
# Why (ko): 원을 줄로 봅니다. 이미 가져간 부분이 왼쪽이나 오른쪽으로 늘어나다가 줄의 끝에서 멈춥니다.
#   원에서는 반대쪽 끝으로 이어집니다.
# First wrong input: 3 / 1 2 3
from functools import lru_cache

n = int(input())
odd = [int(word) % 2 for word in input().split()]


@lru_cache(None)
def lead(left, right):  # left..right have been taken
    best = None
    if left > 0:
        best = odd[left - 1] - lead(left - 1, right)
    if right < n - 1:
        other = odd[right + 1] - lead(left, right + 1)
        best = other if best is None else max(best, other)
    return best or 0


print(sum(odd[i] - lead(i, i) > 0 for i in range(n)))
