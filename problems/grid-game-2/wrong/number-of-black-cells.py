# Verdict: WA
# Why: asks whether the number of black cells is odd. A square of four cells changes it by an even number.
# Why (ko): 검은 칸의 개수가 홀수인지 봅니다. 칸이 네 개인 정사각형을 뒤집으면 그 홀짝이 바뀌지 않습니다.
# First wrong input: 1 / 2 2
print("FIRST" if int(input()) % 2 == 1 else "SECOND")
