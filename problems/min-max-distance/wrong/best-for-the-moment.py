# Verdict: WA
# Why: plays the game: Alice removes a middle stone, and Bob removes the outer stone that brings the ends
#   closer together. Both look only at the current ends, and not at which two stones will be left.
# Why (ko): 게임을 실제로 해 봅니다. Alice는 가운데 돌을 없애고, Bob은 양 끝이 더 가까워지도록 바깥 돌을
#   없앱니다. 둘 다 지금의 양 끝만 보고, 마지막에 어느 두 돌이 남을지는 보지 않습니다.
# First wrong input: 4 Alice / 0 1 2 4
n, name = input().split()
x = list(map(int, input().split()))
alice = name == "Alice"
while len(x) > 2:
    if alice:
        del x[len(x) // 2]
    elif x[1] - x[0] > x[-1] - x[-2]:
        del x[0]
    else:
        del x[-1]
    alice = not alice
print(x[1] - x[0])
