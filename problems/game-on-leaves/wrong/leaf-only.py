# Verdict: WA
# Why: lets Ayush win only if the special node is a leaf at the beginning. Ashish may be the one who has to uncover it.
# Why (ko): 특별한 정점이 처음부터 리프일 때만 Ayush가 이긴다고 봅니다. 그것을 리프로 만들 수밖에 없는 사람이 Ashish일 수도 있습니다.
# First wrong input: 1 / 4 1 / 1 2 / 1 3 / 1 4
import sys


def main():
    numbers = iter(map(int, sys.stdin.read().split()))
    for _ in range(next(numbers)):
        n, x = next(numbers), next(numbers)
        edges = [next(numbers) for _ in range(2 * (n - 1))]
        print("Ayush" if edges.count(x) <= 1 else "Ashish")


main()
