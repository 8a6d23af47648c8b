# Verdict: WA
# Why: takes the parity of all coins, N + K. Only what YG holds counts, and the players decide who
#   takes how many.
# Why (ko): 전체 동전 N + K의 홀짝을 봅니다. YG가 가진 것만 중요하고, 누가 몇 개를 가져갈지는 두
#   사람이 정합니다.
# First wrong input: 0 3
n, k = map(int, input().split())
print("YG" if (n + k) % 2 == 0 else "HS")
