# Verdict: WA
# Why: takes the XOR of the heights minus 1, as if a tower could be lowered to any smaller one.
# Why (ko): 높이에서 1을 뺀 수를 XOR합니다. 탑을 더 낮은 아무 높이로나 바꿀 수 있는 것은 아닙니다.
# First wrong input: 1 / 2 / 2 3
for _ in range(int(input())):
    input()
    nim_sum = 0
    for height in map(int, input().split()):
        nim_sum ^= height - 1
    print(1 if nim_sum != 0 else 2)
