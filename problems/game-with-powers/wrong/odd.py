# Verdict: WA
# Why: counts the numbers, as if every move forbade one number only.
# Why (ko): 한 번에 수 하나만 금지되는 것처럼 수의 개수만 셉니다.
# First wrong input: 4
print("Vasya" if int(input()) % 2 == 1 else "Petya")
