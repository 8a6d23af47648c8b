# Verdict: WA
# Why: Bob decides where half of the letters go, so the target should stand in each piece that his moves alone
#   can leave. It must, but that is not enough: he sees Alice's moves before he makes his next one.
# First wrong input: 1 / aaba a
for _ in range(int(input())):
    s, t = input().split()
    d = len(s) - len(t)
    bobs = (d + 1) // 2
    pieces = [s[i : i + len(s) - bobs] for i in range(bobs + 1)]
    print("Alice" if all(t in piece for piece in pieces) else "Bob")
