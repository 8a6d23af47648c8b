# Verdict: WA
# Why: has the right period, but not its last cell: k is a multiple of 3 too, and it wins.
# Why (ko): 주기는 맞지만 주기의 마지막 칸이 틀립니다. k도 3의 배수이지만 이기는 칸입니다.
# First wrong input: 1 / 3 3
for _ in range(int(input())):
    n, k = map(int, input().split())
    if k % 3 == 0:
        n %= k + 1
    print("Bob" if n % 3 == 0 else "Alice")
