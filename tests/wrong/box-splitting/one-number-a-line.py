# verdict: RE - expects N and M on two lines; they are on one
# samples: fail
n = int(input())  # ValueError: "1 2" is not a number
m = int(input())
print("A" if n % 2 == 0 or m % 2 == 0 else "B")
