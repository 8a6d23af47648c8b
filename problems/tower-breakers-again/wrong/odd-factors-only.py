# Verdict: WA
# Why: leaves the 2 out altogether. An even tower has one move more, the one that leaves nothing of value.
# Why (ko): 소인수 2를 아예 세지 않습니다. 짝수인 탑에는 값이 0인 상태로 가는 수가 하나 더 있습니다.
# First wrong input: 1 / 1 / 2
for _ in range(int(input())):
    input()
    nim_sum = 0
    for height in map(int, input().split()):
        count = 0
        while height % 2 == 0:
            height //= 2
        factor = 3
        while factor * factor <= height:
            while height % factor == 0:
                height //= factor
                count += 1
            factor += 2
        nim_sum ^= count + (height > 1)
    print(1 if nim_sum != 0 else 2)
