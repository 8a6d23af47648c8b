# Verdict: WA
# Why: counts all numbers up to the largest. If all are even, for example, no odd number ever comes.
# Why (ko): 가장 큰 수 이하의 모든 수를 셉니다. 예를 들어 모두 짝수이면 홀수는 나오지 않습니다.
# First wrong input: 2 / 2 6
n = int(input())
print("Alice" if (max(map(int, input().split())) - n) % 2 else "Bob")
