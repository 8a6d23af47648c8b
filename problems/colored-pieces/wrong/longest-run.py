# Verdict: WA
# Why: compares only the longest runs of both colours.
# Why (ko): 색마다 가장 긴 줄만 비교합니다.
# First wrong input: AAABBBAAA
from itertools import groupby

longest = {'A': 2, 'B': 2}
for c, run in groupby(input()):
    longest[c] = max(longest[c], len(list(run)))
print('Alice' if longest['A'] > longest['B'] else 'Bob')
