/*
 * Verdict: RE
 * Why: the table is right, but only long enough for the samples. The limit is 1000.
 * Why (ko): 표는 맞지만 예제에 필요한 만큼만 깁니다. 제한은 1000입니다.
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
