# Verdict: WA
# Why: counts the towers that can be broken, as if each allowed a single move.
# Why (ko): 나눌 수 있는 탑의 개수만 셉니다. 탑 하나에서 여러 번 둘 수도 있습니다.
# First wrong input: 1 / 2 / 2 6
for _ in range(int(input())):
    input()
    print(1 if sum(height > 1 for height in map(int, input().split())) % 2 == 1 else 2)
