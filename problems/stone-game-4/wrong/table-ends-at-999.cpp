/*
 * Verdict: RE
 * Why: A table that is too short. Its 1000 entries are numbered from 0, so N = 1000 has none.
 * Why (ko): 너무 짧은 표. 0번부터 시작하는 1000칸이어서 N = 1000의 칸이 없습니다.
 * First wrong input: 1000
 */
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<char> wins(1000); // one too few
    wins[0] = wins[2] = true;
    for (int i = 4; i <= n; i++) {
        wins.at(i) = !wins[i - 1] || !wins[i - 3] || !wins[i - 4];
    }
    std::cout << (wins.at(n) ? "SK" : "CY") << '\n';
}
