# Verdict: WA
# Why: Plays: Alice removes a stone of the middle, Bob an outer one, where that brings the ends closer together.
#   So both look at the outer stones of this moment, and not at which two will be left.
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
