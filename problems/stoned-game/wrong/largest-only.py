# Verdict: WA
# Why: T wins only with a pile of more than half. An odd number of stones is enough, too.
# Why (ko): 절반보다 큰 더미가 있을 때만 T가 이긴다고 봅니다. 돌이 모두 홀수 개일 때도 이깁니다.
# First wrong input: 1 / 3 / 1 1 1
for _ in range(int(input())):
    input()
    a = list(map(int, input().split()))
    print("T" if 2 * max(a) > sum(a) else "HL")
