# Verdict: WA
# Why: both players always take the largest palindrome. The largest move does not always win: from
#   12 stones, taking 11 leaves 1, but taking 2 would leave 10.
# Why (ko): 두 사람이 언제나 가장 큰 팰린드롬을 가져갑니다. 가장 많이 가져간다고 언제나 이기는 것은
#   아닙니다. 12개에서 11개를 가져가면 1개가 남지만, 2개를 가져가면 10개가 남습니다.
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
