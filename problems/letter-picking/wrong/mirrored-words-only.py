# Verdict: WA
# Why: sees a draw only where the word reads the same from both ends. Bob may also take the letter beside Alice's.
# Why (ko): 앞뒤로 읽어 같은 단어일 때만 비긴다고 봅니다. Bob은 Alice가 가져간 글자의 바로 옆 글자를 가져갈 수도
#   있습니다.
# First wrong input: 1 / aabb
for _ in range(int(input())):
    word = input().strip()
    print("Draw" if word == word[::-1] else "Alice")
