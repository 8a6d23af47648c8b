# Verdict: WA
# Why: answers a b with N + 1 - a - b: the last card of the mirror image is N + 1 - a, so its first one is N + 2 - a - b.
# Why (ko): a b에 N + 1 - a - b로 답합니다. 대칭인 구간의 마지막 카드가 N + 1 - a이므로, 첫 카드는 N + 2 - a - b입니다.
# First wrong input: 3 1 1
n, low, high = map(int, input().split())
grundy = [0] * (n + 1)
for row in range(low, n + 1):
    seen = {grundy[left] ^ grundy[row - low - left] for left in range(row - low + 1)}
    while grundy[row] in seen:
        grundy[row] += 1
free = [True] * (n + 2)
free[0] = free[n + 1] = False


def take(a, b):
    free[a:a + b] = [False] * b


def move():
    ends = [card for card in range(n + 2) if not free[card]]
    rows = [(first + 1, last - first - 1) for first, last in zip(ends, ends[1:])]
    nim_sum = 0
    for _, row in rows:
        nim_sum ^= grundy[row]
    for first, row in rows:
        for left in range(row - low + 1):
            if nim_sum ^ grundy[row] ^ grundy[left] ^ grundy[row - low - left] == 0:
                take(first + left, low)
                print(first + left, low, flush=True)
                return


if low < high or (n - low) % 2 == 0:
    print('First')
    m = low + (n - low) % 2
    print((n - m) // 2 + 1, m, flush=True)
    while True:
        a, b = map(int, input().split())
        if a <= 0:
            break
        print(n + 1 - a - b, b, flush=True)
else:
    print('First' if grundy[n] else 'Second', flush=True)
    if grundy[n]:
        move()
    while True:
        a, b = map(int, input().split())
        if a <= 0:
            break
        take(a, b)
        move()
