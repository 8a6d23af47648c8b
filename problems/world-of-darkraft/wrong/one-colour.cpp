/*
 * Verdict: WA
 * Why: looks at the cells of one colour only, those that waves from the corner can meet.
 * Why (ko): 왼쪽 위 칸과 색이 같은 칸만 봅니다.
 * First wrong input: 1 2 / LL
 */
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

int n, m;
std::vector<std::string> board;
int known[2][44][44][44][44];

int grundy(int colour, int s0, int s1, int d0, int d1)
{
    if (s0 > s1 || d0 > d1) {
        return 0;
    }
    int &value = known[colour][s0][s1][d0][d1];
    if (value >= 0) {
        return value;
    }
    bool seen[512] = {};
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) {
            int s = i + j + 1, d = i - j + m;
            if ((i + j) % 2 != colour || s < s0 || s > s1 || d < d0 || d > d1) {
                continue;
            }
            if (board[i][j] == 'X') {
                seen[grundy(colour, s0, s - 1, d0, d - 1) ^ grundy(colour, s0, s - 1, d + 1, d1)
                     ^ grundy(colour, s + 1, s1, d0, d - 1) ^ grundy(colour, s + 1, s1, d + 1, d1)] = true;
            } else if (board[i][j] == 'L') {
                seen[grundy(colour, s0, s - 1, d0, d1) ^ grundy(colour, s + 1, s1, d0, d1)] = true;
            } else {
                seen[grundy(colour, s0, s1, d0, d - 1) ^ grundy(colour, s0, s1, d + 1, d1)] = true;
            }
        }
    }
    for (value = 0; seen[value]; value++) {
    }
    return value;
}

int main()
{
    std::cin >> n >> m;
    board.resize(n);
    for (auto &line : board) {
        std::cin >> line;
    }
    std::memset(known, -1, sizeof known);
    int even = grundy(0, 1, n + m, 1, n + m);
    std::cout << (even ? "WIN" : "LOSE") << std::endl;
}
