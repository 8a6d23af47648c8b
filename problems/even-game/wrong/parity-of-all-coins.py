# Verdict: WA
# Why: takes the parity of all coins, N + K. Only what YG holds counts, and how many coins each
#   player takes depends on how they play.
# Why (ko): 전체 동전 N + K의 홀짝을 봅니다. 승패는 YG가 가진 것으로만 정해지고, 누가 몇 개를
#   가져갈지는 두 사람이 어떻게 두느냐에 달려 있습니다.
# First wrong input: 0 3
n, k = map(int, input().split())
print("YG" if (n + k) % 2 == 0 else "HS")
