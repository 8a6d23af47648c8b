/*
 * Verdict: RE
 * Why: A table that is too short. It is only long enough for the samples.
 * Why (ko): 너무 짧은 표. 예제를 풀 만큼밖에 길지 않습니다.
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
