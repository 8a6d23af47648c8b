# Verdict: RE
# Why: goes down the tree by recursion. A chain of circles is as deep as it is long, and Python
#   ends the program at a depth of 1000.
# First wrong input: long; one case of 1200 circles
import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    at = 1
    for x in range(1, data[0] + 1):
        n = data[at]
        marbles = [0] + data[at + 1 : at + 1 + n]
        parents = [0] + data[at + 1 + n : at + 1 + 2 * n]
        at += 1 + 2 * n
        children = [[] for _ in range(n + 1)]
        for i in range(2, n + 1):
            children[parents[i]].append(i)
        total = 0

        def grundy(i):
            nonlocal total
            below = {grundy(child) for child in children[i]}
            mex = 0
            while mex in below:
                mex += 1
            if marbles[i] % 2 == 1:
                total ^= mex
            return mex

        grundy(1)
        print("Case #%d: %s" % (x, "first" if total != 0 else "second"))


main()
