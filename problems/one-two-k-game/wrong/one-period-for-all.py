# Verdict: WA
# Why: divides by k + 1 whatever k is. That is right for the multiples of 3 only.
# Why (ko): k가 무엇이든 k + 1로 나눕니다. k가 3의 배수일 때만 맞습니다.
# First wrong input: 1 / 5 4
for _ in range(int(input())):
    n, k = map(int, input().split())
    n %= k + 1
    print("Bob" if n % 3 == 0 and n != k else "Alice")
