# Verdict: WA
# Why: forgets the run at the end of the word.
# Why (ko): 단어 끝의 +들을 빠뜨립니다.
# First wrong input: ++
values = []
for n in range(61):
    seen = {values[a] ^ values[n - 2 - a] for a in range(n - 1)}
    values.append(next(v for v in range(99) if v not in seen))
total = run = 0
for c in input():
    if c == '-':
        total, run = total ^ values[run], 0
    else:
        run += 1
print('Alice' if total else 'Bob')
