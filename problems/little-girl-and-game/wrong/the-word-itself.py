# Verdict: WA
# Why: tests whether the word itself is a palindrome. Its letters may be put in any order.
# Why (ko): 단어 자체가 팰린드롬인지 봅니다. 글자의 순서는 마음대로 바꿀 수 있습니다.
# First wrong input: aabb
s = input()
odd = sum(s.count(c) % 2 for c in set(s))
print("First" if s == s[::-1] or odd % 2 == 1 else "Second")
