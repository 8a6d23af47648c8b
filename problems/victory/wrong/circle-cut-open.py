# Verdict: WA
# Why: Takes the circle for a row. What has been taken grows to the left or to the right until it
#   comes to a border of the row; on the circle it goes on at the other border.
# Why (ko): 원을 줄로 여깁니다. 이미 가져간 부분이 왼쪽이나 오른쪽으로 늘어나다가 줄의 끝에 닿으면
#   멈춥니다. 원에서는 반대쪽 끝에서 이어집니다.
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
