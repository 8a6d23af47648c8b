# Verdict: WA
# Why: the samples 1 1 1 and 2 2 2 are lost, so with an odd number of piles it tests whether all of
#   them are equal.
# Why (ko): 예제에서 1 1 1과 2 2 2가 지는 것을 보고, 더미가 홀수 개이면 모든 더미가 같은지만
#   확인합니다.
# First wrong input: 1 / 3 / 1 1 3
for _ in range(int(input())):
    n = int(input())
    piles = list(map(int, input().split()))
    lost = len(set(piles)) == 1 if n % 2 == 1 else all(pile % 2 == 1 for pile in piles)
    print(0 if lost else 1)
