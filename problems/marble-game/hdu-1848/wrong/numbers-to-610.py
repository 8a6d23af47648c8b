# Verdict: WA
# Why: forgets the last Fibonacci number below 1000, which is 987.
# Why (ko): 1000 아래의 마지막 피보나치 수 987을 빠뜨립니다.
# First wrong input: 
import sys

amounts = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610]
grundy = []
for stones in range(1001):
    seen = {grundy[stones - amount] for amount in amounts if amount <= stones}
    grundy.append(next(number for number in range(20) if number not in seen))
numbers = iter(map(int, sys.stdin.read().split()))
for m, n, p in zip(numbers, numbers, numbers):
    if m > 0:
        print('Fibo' if grundy[m] ^ grundy[n] ^ grundy[p] else 'Nacci')
