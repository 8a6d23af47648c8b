# Verdict: WA
# Why: uses the rule of even piles for all but a pile of 1. An odd pile is worth one more than its size.
# Why (ko): 1개짜리를 뺀 모든 더미에 짝수 더미의 규칙을 씁니다. 홀수 더미의 그런디 수는 크기보다 하나 큽니다.
# First wrong input: 1 / 2 / 1 3
for _ in range(int(input())):
    input()
    nim_sum = 0
    for pile in map(int, input().split()):
        nim_sum ^= 2 if pile == 1 else pile - 1
    print("W" if nim_sum != 0 else "L")
