/*
 * Verdict: RE
 * Why: A table that is too short. It has the rows and columns 0 to 99, and none for the limit of 100.
 * Why (ko): 너무 짧은 표. 0부터 99까지의 행과 열만 있고, 제한인 100번 행과 열이 없습니다.
 * First wrong input: 1 / 1 100
 */
#include <iostream>
#include <vector>

int main()
{
    const int size = 100; /* should be 101 */
    std::vector<std::vector<int>> grundy(size, std::vector<int>(size, -1));
    for (int l = 1; l < size; l++) {
        for (int c = 1; c < size; c++) {
            if (l == c) {
                continue;
            }
            std::vector<bool> seen(300);
            for (int u = 1; u < size; u++) {
                if (u < l) {
                    seen[grundy[l - u][c] + 1] = true; /* -1 is the diagonal */
                }
                if (u < c) {
                    seen[grundy[l][c - u] + 1] = true;
                }
                if (u < l && u < c) {
                    seen[grundy[l - u][c - u] + 1] = true;
                }
            }
            grundy[l][c] = 0;
            while (seen[grundy[l][c] + 1]) {
                grundy[l][c]++;
            }
        }
    }
    int n, nim_sum = 0;
    bool at_once = false;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        int l, c;
        std::cin >> l >> c;
        if (grundy.at(l).at(c) == -1) {
            at_once = true;
        } else {
            nim_sum ^= grundy[l][c];
        }
    }
    std::cout << (at_once || nim_sum != 0 ? "Y" : "N") << '\n';
}
