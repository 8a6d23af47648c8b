# Verdict: TLE
# Why: tries the widths 1, 2, 3, ... until one is enough. Each takes a pass over all stones, and there may be
#   hundreds of millions of widths if the stones are few and far apart.
# Why (ko): 충분한 폭이 나올 때까지 1, 2, 3, ...을 차례로 확인합니다. 폭마다 모든 돌을 훑어야 하고, 돌이 적고
#   멀리 떨어져 있으면 폭이 수억 가지일 수 있습니다.
# First wrong input: depends on the machine; three stones far apart
n, name = input().split()
n = int(n)
x = list(map(int, input().split()))
half = (n + 1) // 2


def groups(width):
    count, first = 1, x[0]
    for place in x:
        if place - first > width:
            count, first = count + 1, place
    return count


if (name == "Alice") == (n % 2 == 1):
    print(min(x[i + half] - x[i] for i in range(n - half)))
else:
    answer = 1
    while groups(answer) > half:
        answer += 1
    print(answer)
