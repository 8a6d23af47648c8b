# Verdict: WA
# Why: compares the letters in the order in which they are taken. Each letter goes in front of those before it.
# Why (ko): 글자를 가져간 순서대로 비교합니다. 나중에 가져간 글자가 앞에 놓입니다.
# First wrong input: 1 / baab
for _ in range(int(input())):
    word = input().strip()
    n = len(word)
    result = {(i, i): 0 for i in range(n + 1)}

    def after(alice, bob, i, j):
        return (alice < bob) - (alice > bob) or result[i, j]

    for length in range(2, n + 1, 2):
        for i in range(n - length + 1):
            j = i + length
            first, last = word[i], word[j - 1]
            result[i, j] = max(
                min(after(first, word[i + 1], i + 2, j), after(first, last, i + 1, j - 1)),
                min(after(last, word[j - 2], i, j - 2), after(last, first, i + 1, j - 1)))
    print({1: "Alice", 0: "Draw", -1: "Bob"}[result[0, n]])
