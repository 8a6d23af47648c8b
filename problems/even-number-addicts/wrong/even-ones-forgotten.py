# Verdict: WA
# Why: looks only at the odd numbers. With 4k + 1 of them the even ones decide.
# Why (ko): 홀수의 개수만 봅니다. 4k + 1개이면 짝수의 개수가 승자를 정합니다.
# First wrong input: 1 / 2 / 0 1
for _ in range(int(input())):
    input()
    odd = sum(int(a) % 2 for a in input().split())
    print("Alice" if odd % 4 in (0, 3) else "Bob")
