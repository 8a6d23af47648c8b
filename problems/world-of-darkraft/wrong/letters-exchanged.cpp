/*
 * Verdict: WA
 * Why: exchanges L and R: an L runs along the cells with one sum of row and column, not with one difference.
 * Why (ko): L과 R을 바꾸었습니다. L의 파동은 행과 열의 차가 아니라 합이 같은 칸을 지납니다.
 * First wrong input: 2 2 / LL / RX
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
            } else if (board[i][j] == 'R') {
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
    int odd = grundy(1, 1, n + m, 1, n + m);
    std::cout << ((even ^ odd) ? "WIN" : "LOSE") << std::endl;
}
