# Verdict: WA
# Why: begins with a number above all others, so Bob removes a small one, and two small ones are missing.
# Why (ko): 가장 큰 수보다 큰 수를 먼저 넣습니다. 그러면 Bob이 작은 수를 빼서 작은 수 둘이 없게 됩니다.
# First wrong input: 1 / 1 / 1
for _ in range(int(input())):
    input()
    numbers = {*map(int, input().split())}
    x = min(max(numbers) + 1, 10 ** 9)
    while True:
        print(x, flush=True)
        numbers.add(x)
        removed = int(input())
        if removed < 0:
            break
        numbers.remove(removed)
        x = next(x for x in range(len(numbers) + 1) if x not in numbers)
