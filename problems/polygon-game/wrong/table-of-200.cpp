/*
 * Verdict: RE
 * Why: The table is right, but it is only as long as the samples ask for; the limit is 1000.
 * First wrong input: 200
 */
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<int> grundy(200); // too small
    for (int row = 2; row <= n; row++) {
        std::vector<char> seen(64);
        for (int left = 0; left <= row - 2; left++) {
            seen[grundy[left] ^ grundy[row - 2 - left]] = true;
        }
        while (seen[grundy.at(row)]) {
            grundy.at(row)++;
        }
    }
    std::cout << (grundy.at(n) != 0 ? 1 : 2) << '\n';
}
