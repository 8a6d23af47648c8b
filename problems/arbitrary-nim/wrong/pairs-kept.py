# Verdict: WA
# Why: takes the largest pile without striking out equal piles. Two equal piles cancel with every k.
# Why (ko): 같은 더미를 짝지어 지우지 않고 가장 큰 더미를 씁니다. 같은 두 더미는 k가 무엇이든 상쇄됩니다.
# First wrong input: 2 / 2 2
n = int(input())
a = list(map(int, input().split()))
x = 0
for size in a:
    x ^= size
print(-1 if x else max(a) - 1)
