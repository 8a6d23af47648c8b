# Verdict: WA
# Why: both players always take the largest palindrome. The largest move need not be a winning one:
#   of 12 stones 11 leaves 1, and 2 would have left 10.
# First wrong input: 1 / 12
def largest(n):
    digits = str(n)
    half = int(digits[: (len(digits) + 1) // 2])
    for start in (half, half - 1):
        front = str(start)
        palindrome = int(front + front[::-1][len(digits) % 2 :])
        if 0 < palindrome <= n and len(str(palindrome)) == len(digits):
            return palindrome
    return 10 ** (len(digits) - 1) - 1


for _ in range(int(input())):
    n, turn = int(input()), 1
    while n > 0:
        n -= largest(n)
        turn = 1 - turn
    print(turn)
