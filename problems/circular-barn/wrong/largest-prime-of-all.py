# Verdict: WA
# Why: in an odd room the first move takes the largest prime of all. But it must leave a multiple of
#   4: from 9 cows the first move is 5, not 7.
# Why (ko): 소가 홀수인 방에서 처음에 가장 큰 소수를 고릅니다. 하지만 4의 배수를 남겨야 하므로,
#   9마리에서는 7이 아니라 5를 골라야 합니다.
# First wrong input: 1 / 1 / 9
MAX = 5000000
composite = bytearray(MAX + 1)
for p in range(2, 2237):
    if not composite[p]:
        composite[p * p :: p] = b"\1" * len(range(p * p, MAX + 1, p))


def moves(cows):
    if cows % 2 == 0:
        return cows // 2
    taken = cows
    while composite[taken]:
        taken -= 1  # should go down by 4
    return 1 + (cows - taken) // 2


for _ in range(int(input())):
    input()
    lasts = [moves(cows) for cows in map(int, input().split())]
    first = min(lasts, key=lambda t: t // 2)
    print("Farmer John" if first % 2 == 1 else "Farmer Nhoj")
