# Verdict: WA
# Why: prints the least number of piles that any move makes, without asking whether the move wins.
# Why (ko): 이기는 수인지 확인하지 않고, 나눌 수 있는 가장 적은 더미 수를 출력합니다.
# First wrong input: 5
n = int(input())
k = 2
while k * (k + 1) // 2 <= n and (n - k * (k - 1) // 2) % k:
    k += 1
print(k if k * (k + 1) // 2 <= n else -1)
