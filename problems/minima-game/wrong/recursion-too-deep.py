# Verdict: RE
# Why: the recursion for the i smallest cards calls itself for i - 1, down to 0. Python stops at a depth of
#   about 1000, and with a higher limit the stack may not hold a million calls.
# Why (ko): 작은 카드 i장의 답을 구하려고 i - 1장, ..., 0장까지 재귀 호출을 합니다. Python은 깊이가
#   1000쯤이면 멈추고, 그 한계를 높여도 백만 번의 호출이 스택을 넘칠 수 있습니다.
# First wrong input: depends on the machine; some 1000 cards
n = int(input())
cards = sorted(map(int, input().split()))


def lead(left):
    if left == 0:
        return 0
    without = lead(left - 1)
    return max(without, cards[left - 1] - without)


print(lead(n))
