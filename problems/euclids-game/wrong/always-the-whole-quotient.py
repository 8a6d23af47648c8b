# Verdict: WA
# Why: plays Euclid's algorithm: every move subtracts as much as possible. A player who has a choice need not do that.
# Why (ko): 유클리드 호제법처럼 언제나 뺄 수 있는 만큼 모두 뺍니다. 고를 수 있을 때는 덜 뺄 수도 있습니다.
# First wrong input: 2 5 / 0 0
while True:
    a, b = sorted(map(int, input().split()))
    if b == 0:
        break
    stan = False
    while a:
        a, b = b % a, a
        stan = not stan
    print("Stan wins" if stan else "Ollie wins")
