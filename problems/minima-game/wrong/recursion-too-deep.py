# Verdict: RE
# Why: The lead of the smallest i cards asks for that of the smallest i - 1, down to none. Python stops
#   after some 1000 calls inside each other, and with a higher limit the stack may not hold a million.
# First wrong input: depends on the machine; some 1000 cards
n = int(input())
cards = sorted(map(int, input().split()))


def lead(left):
    if left == 0:
        return 0
    without = lead(left - 1)
    return max(without, cards[left - 1] - without)


print(lead(n))
