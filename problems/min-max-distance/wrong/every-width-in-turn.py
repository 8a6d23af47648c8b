# Verdict: TLE
# Why: Tries the widths 1, 2, 3, ... until one is enough. Each costs a look at all stones, and there may be hundreds of
#   millions of widths if the stones are few and far apart.
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
