# Verdict: WA
# Why: Bob decides where half of the letters go, so the target should stand in each piece that his moves alone
#   can leave. It must, but that is not enough: he sees Alice's moves before he makes his next one.
# Why (ko): 지울 글자의 절반을 어디에서 지울지 Bob이 정하므로, Bob이 지운 것만 빼고 남을 수 있는 모든
#   부분에 목표가 있어야 한다고 봅니다. 그래야 하는 것은 맞지만 그것으로는 부족합니다. Bob은 다음에 두기
#   전에 Alice가 둔 것을 봅니다.
# First wrong input: 1 / aaba a
for _ in range(int(input())):
    s, t = input().split()
    d = len(s) - len(t)
    bobs = (d + 1) // 2
    pieces = [s[i : i + len(s) - bobs] for i in range(bobs + 1)]
    print("Alice" if all(t in piece for piece in pieces) else "Bob")
