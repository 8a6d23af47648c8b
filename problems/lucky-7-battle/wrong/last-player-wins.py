# Verdict: WA
# Why: gives the game to the player of the last round. That player may append only two digits, and may need another one.
# Why (ko): 마지막 라운드의 사람이 이긴다고 봅니다. 그 사람도 두 숫자 중 하나만 붙일 수 있고, 필요한 숫자가 없을 수 있습니다.
# First wrong input: 1 / 0 / A
input()
input()
print("Takahashi" if input()[-1] == "T" else "Aoki")
