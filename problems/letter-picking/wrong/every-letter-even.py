# Verdict: WA
# Why: sees a draw where every letter occurs an even number of times. Bob must also be able to take the same letter right after Alice.
# Why (ko): 모든 글자가 짝수 번 나오면 비긴다고 봅니다. Bob이 같은 글자를 바로 가져갈 수 있어야 합니다.
# First wrong input: 1 / abab
for _ in range(int(input())):
    word = input().strip()
    print("Draw" if all(word.count(c) % 2 == 0 for c in set(word)) else "Alice")
