# Verdict: WA
# Why: the scores are right, but there is one per line instead of both on one line, separated by a space.
# Why (ko): 점수는 맞지만 한 줄에 하나씩 출력합니다. 한 줄에 공백 하나로 구분해 출력해야 합니다.
# First wrong input: 1 1
from collections import deque

a, b = map(int, input().split())
is_prime = bytearray([0, 0]) + bytearray([1]) * (b - 1)
for n in range(2, int(b ** 0.5) + 1):
    if is_prime[n]:
        is_prime[n * n::n] = bytes(len(range(n * n, b + 1, n)))
primes = total = sum(is_prime)
lead, queue = 0, deque([(b, total)])
for n in range(b - 1, -1, -1):
    primes -= is_prime[n + 1]
    if queue[0][0] > n + a:
        queue.popleft()
    lead = queue[0][1] - primes
    while queue and queue[-1][1] <= primes - lead:
        queue.pop()
    queue.append((n, primes - lead))
print((total + lead) // 2, (total - lead) // 2, sep="\n")  # one blank between them was asked for
