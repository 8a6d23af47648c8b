# Verdict: WA
# Why: uses half of n rounded down. If the number of stones is odd, this is too small by one, which makes the
#   answer too small in one case and too large in the other.
# Why (ko): n의 절반을 내림합니다. 돌이 홀수 개이면 1만큼 작아져서, 한 경우에는 답이 너무 작고 다른 경우에는
#   너무 큽니다.
# First wrong input: 3 Alice / 0 1 2
n, name = input().split()
n = int(n)
x = list(map(int, input().split()))
half = n // 2


def groups(width):
    count, first = 1, x[0]
    for place in x:
        if place - first > width:
            count, first = count + 1, place
    return count


if (name == "Alice") == (n % 2 == 1):
    print(min(x[i + half] - x[i] for i in range(n - half)))
else:
    low, high = 0, x[-1] - x[0]
    while high - low > 1:
        middle = (low + high) // 2
        if groups(middle) <= half:
            high = middle
        else:
            low = middle
    print(high)
