# Verdict: WA
# Why: counts a run only when an X comes after it. The last one may end with the row.
# Why (ko): 뒤에 X가 나올 때만 이어진 핀들을 셉니다. 마지막 것은 줄의 끝에서 끝날 수 있습니다.
# First wrong input: 1 / 1 / I
grundy = [0]
for pins in range(1, 301):
    seen = {grundy[a] ^ grundy[pins - k - a] for k in (1, 2) for a in range(pins - k + 1)}
    grundy.append(next(g for g in range(64) if g not in seen))
for _ in range(int(input())):
    input()
    total = run = 0
    for c in input().strip():
        if c == "X":
            total ^= grundy[run]
            run = 0
        else:
            run += 1
    print("WIN" if total else "LOSE")
