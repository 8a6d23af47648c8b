# Verdict: WA
# Why: asks whether (N - 1) / (M + 1) is a whole number. The operator / makes a floating-point number
#   of 53 bits, which cannot hold the half that is left over by a quotient from 2^52 on.
# First wrong input: 9007199254740994 1
n, m = map(int, input().split())
print("Can't win" if ((n - 1) / (m + 1)).is_integer() else "Can win")  # should be (n - 1) % (m + 1)
