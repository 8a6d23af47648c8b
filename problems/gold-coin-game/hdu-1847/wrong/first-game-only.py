# Verdict: WA
# Why: answers the first game only, though the input goes on to the end of the file.
# Why (ko): 입력이 파일 끝까지 이어지는데 첫 게임에만 답합니다.
# First wrong input: 1 / 2
n = int(input())
print('Kiki' if n % 3 else 'Cici')
