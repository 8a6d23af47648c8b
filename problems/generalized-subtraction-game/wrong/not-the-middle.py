# Verdict: WA
# Why: takes L cards first, also where R > L and the cards that stay cannot be halved.
# Why (ko): R > L이고 남는 카드를 반으로 나눌 수 없을 때에도 처음에 L장을 가져갑니다.
# First wrong input: 2 1 2
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
    print((n - low) // 2 + 1, low, flush=True)
    while True:
        a, b = map(int, input().split())
        if a <= 0:
            break
        print(n + 2 - a - b, b, flush=True)
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
