# verdict: RE - works out 1000 piles in advance, and a pile has up to 2147000000 stones
# samples: pass
grundy = [0, 1]
for stones in range(2, 1001):
    grundy.append(stones // 2 - 1 if stones % 2 == 0 else (stones + 1) // 2)

input()
nim_sum = 0
for pile in map(int, input().split()):
    nim_sum ^= grundy[pile]  # IndexError from 1001 on
print("koosaga" if nim_sum != 0 else "cubelover")
