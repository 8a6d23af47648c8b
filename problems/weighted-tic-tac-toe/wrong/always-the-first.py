# Verdict: WA
# Why: as nobody is ever worse off with one cell more in tic-tac-toe, it lets Takahashi win. Here a cell may cost points.
# Why (ko): 틱택토에서 칸이 하나 더 있어서 나쁠 것은 없으므로 Takahashi가 이긴다고 봅니다. 여기서는 칸을 가져가면 점수가 줄기도 합니다.
# First wrong input: 0 0 -1 / -1 0 -1 / -1 0 -1
print("Takahashi")
