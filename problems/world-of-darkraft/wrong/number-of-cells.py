# Verdict: WA
# Why: lets the number of cells decide, odd or even. A wave puts out as many as it passes.
# Why (ko): 칸의 개수의 홀짝으로 승패를 정합니다. 한 번에 꺼지는 칸의 개수는 일정하지 않습니다.
# First wrong input: 2 2 / LL / LL
n, m = map(int, input().split())
print("WIN" if n * m % 2 else "LOSE")
