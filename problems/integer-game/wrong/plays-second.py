# Verdict: WA
# Why: plays second, and adds to a pile that leaves no two equal as long as there is one.
# Why (ko): 후공이 되어, 두 더미가 같아지지 않는 더미에 더합니다. 그런 더미가 없을 때가 옵니다.
# First wrong input: 1 2 3
pile = [*map(int, input().split())]
last = None
print('Second', flush=True)
for _ in range(1000):
    y = int(input())
    for grown in range(3):
        after = [size + y * (i == grown) for i, size in enumerate(pile)]
        if grown != last and len({*after}) == 3:
            break
    pile, last = after, grown
    print(grown + 1, flush=True)
