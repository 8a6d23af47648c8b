# Verdict: WA
# Why: adds up all prime factors and asks whether the sum is odd, as if every move took a single one.
# Why (ko): 소인수의 개수를 모두 더해 홀수인지 봅니다. 한 번에 소인수를 여러 개 없앨 수 있으므로 홀짝으로는 알 수 없습니다.
# First wrong input: 1 / 4
input()
count = 0
for number in map(int, input().split()):
    prime = 2
    while prime * prime <= number:
        if number % prime == 0:
            number //= prime
            count += 1
        else:
            prime += 1
    count += number > 1
print("Anna" if count % 2 == 1 else "Bruno")
