/*
 * Verdict: RE
 * Why: A table that is too short. It uses the limit of another problem.
 * Why (ko): 너무 짧은 표. 다른 문제의 제한을 그대로 썼습니다.
 * First wrong input: 1001
 */
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<int> grundy(1001); // too small
    for (int row = 1; row <= n; row++) {
        std::vector<char> seen(2048);
        for (int at = 0; at < row; at++) {
            seen[grundy[std::max(at - 2, 0)] ^ grundy[std::max(row - 3 - at, 0)]] = true;
        }
        while (seen[grundy.at(row)]) {
            grundy.at(row)++;
        }
    }
    std::cout << (grundy.at(n) != 0 ? 1 : 2) << '\n';
}
