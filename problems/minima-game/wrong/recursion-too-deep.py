# Verdict: RE
# Why: The lead of the smallest i cards asks for that of the smallest i - 1, down to none. Python stops
#   after some 1000 calls inside each other, and with a higher limit the stack may not hold a million.
# Why (ko): 작은 카드 i장의 답은 i - 1장의 답을 묻고, 이렇게 0장까지 내려갑니다. Python은 1000번쯤
#   겹쳐 호출하면 멈추고, 그 한계를 높여도 스택이 백만 번을 담지 못할 수 있습니다.
# First wrong input: depends on the machine; some 1000 cards
n = int(input())
cards = sorted(map(int, input().split()))


def lead(left):
    if left == 0:
        return 0
    without = lead(left - 1)
    return max(without, cards[left - 1] - without)


print(lead(n))
