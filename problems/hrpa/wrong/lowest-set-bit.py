# Verdict: WA
# Why: answers with the lowest set bit of N. That is right if a move may take at most as many as the move before it;
#   here it may take twice as many.
# Why (ko): N의 가장 낮은 1비트를 답합니다. 상대가 가져간 만큼까지만 가져갈 수 있는 게임의 답입니다. 여기서는 그 두
#   배까지 가져갈 수 있습니다.
# First wrong input: 3
n = int(input())
print(n & -n)
