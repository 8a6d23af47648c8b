# Verdict: RE
# Why: goes down the words by recursion. Python stops at 1000, and a word may have 100,000 letters.
# Why (ko): 재귀로 단어를 따라 내려갑니다. Python은 깊이 1000에서 멈추는데, 단어 하나가 100,000글자일 수 있습니다.
# First wrong input: depends on the machine; a word of about 1000 letters


def can(lose, node):
    if not node:
        return lose
    return any(not can(lose, child) for child in node.values())


words, games = map(int, input().split())
root = {}
for _ in range(words):
    node = root
    for letter in input().strip():
        node = node.setdefault(letter, {})
print("First" if can(False, root) and (can(True, root) or games % 2 == 1) else "Second")
