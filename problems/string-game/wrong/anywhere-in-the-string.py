# Verdict: WA
# Why: gives the game to Alice if the target stands anywhere in the string. Bob takes half of the letters, and
#   he will not take them where she wants it.
# First wrong input: 1 / ab a
for _ in range(int(input())):
    s, t = input().split()
    print("Alice" if t in s else "Bob")
