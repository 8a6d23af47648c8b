# Verdict: WA
# Why: adds one to every size, as if taking nothing were one more item. For a pile of 2 that is wrong.
# Why (ko): 아무것도 가져가지 않는 수를 하나 더 있는 것과 같다고 보고 크기마다 1을 더합니다. 2개짜리 더미에서는
#   그렇지 않습니다.
# First wrong input: 1 / 3 / 1 2 4
for _ in range(int(input())):
    input()
    nim_sum = 0
    for pile in map(int, input().split()):
        nim_sum ^= pile + 1
    print("W" if nim_sum != 0 else "L")
