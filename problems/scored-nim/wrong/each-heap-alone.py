# Verdict: WA
# Why: Gives Alice the larger half of every heap. But she cannot be first in all of them: of two odd
#   heaps Bob gets the odd stone of one.
# First wrong input: 2 / 3 3
input()
print(sum((int(heap) + 1) // 2 for heap in input().split()))
