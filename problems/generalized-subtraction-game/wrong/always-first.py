# Verdict: WA
# Why: begins even where no move takes the middle.
# Why (ko): 한가운데를 가져가는 방법이 없을 때에도 먼저 둡니다.
# First wrong input: 2 1 1
n, low, high = map(int, input().split())
middle = low + (n - low) % 2 if low < high else low
print('First')
print((n - middle) // 2 + 1, middle, flush=True)
while True:
    a, b = map(int, input().split())
    if a <= 0:
        break
    print(n + 2 - a - b, b, flush=True)
