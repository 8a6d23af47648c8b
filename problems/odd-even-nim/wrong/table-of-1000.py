# Verdict: RE
# Why: A table that is too short. It has the Grundy numbers up to 1000, which is enough for the samples.
# Why (ko): 너무 짧은 표. 그런디 수의 표가 1000까지입니다. 예제를 풀기에는 충분합니다.
# First wrong input: 1 / 1001
grundy = [0, 1]
for stones in range(2, 1001):
    grundy.append(stones // 2 - 1 if stones % 2 == 0 else (stones + 1) // 2)

input()
nim_sum = 0
for pile in map(int, input().split()):
    nim_sum ^= grundy[pile]  # IndexError from 1001 on
print("koosaga" if nim_sum != 0 else "cubelover")
