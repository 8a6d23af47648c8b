# verdict: RE - one call deeper for every stone, and Python stops at 1000 calls
# samples: pass
known = {0: False, 1: True, 2: False}


def wins(n):
    if n not in known:
        known[n] = not (wins(n - 1) and wins(n - 3))  # as deep as N
    return known[n]


print("SK" if wins(int(input())) else "CY")
