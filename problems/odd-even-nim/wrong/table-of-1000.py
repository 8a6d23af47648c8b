# Verdict: RE
# Why: A table that is too short. It is only long enough for the samples.
# Why (ko): 너무 짧은 표. 예제를 풀 만큼밖에 길지 않습니다.
# First wrong input: 1 / 1001
grundy = [0, 1]
for stones in range(2, 1001):
    grundy.append(stones // 2 - 1 if stones % 2 == 0 else (stones + 1) // 2)

input()
nim_sum = 0
for pile in map(int, input().split()):
    nim_sum ^= grundy[pile]  # IndexError from 1001 on
print("koosaga" if nim_sum != 0 else "cubelover")
