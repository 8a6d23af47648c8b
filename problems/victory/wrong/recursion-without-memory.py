# Verdict: TLE
# Why: The two ends of the arc are tried again and again; 100 numbers take about 2^99 calls.
# First wrong input: depends on the machine; some twenty numbers
n = int(input())
odd = [int(word) % 2 for word in input().split()] * 2


def lead(left, right):
    if left > right:
        return 0
    return max(odd[left] - lead(left + 1, right), odd[right] - lead(left, right - 1))


print(sum(odd[i] > lead(i + 1, i + n - 1) for i in range(n)))
