# Verdict: WA
# Why: the winning substrings are compared as text, and "12" stands before "2" in the dictionary.
# First wrong input: 121
number = int(input())
winning = [None] * (number + 1)
for n in range(1, number + 1):
    digits = str(n)
    for length in range(1, len(digits)):
        for start in range(len(digits) - length + 1):
            text = digits[start:start + length]
            if int(text) > 0 and winning[n - int(text)] is None:
                if winning[n] is None or text < winning[n]:
                    winning[n] = text
print(-1 if winning[number] is None else int(winning[number]))
